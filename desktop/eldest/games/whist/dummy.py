"""Dummy and Double Dummy: who plays with Dummy, when his hand is shown, and how he passes on."""

from eldest.cards.seating import Seat, Seating
from eldest.engine.acts import Act
from eldest.engine.events import DealPasses, Event, event
from eldest.engine.game import Outcome
from eldest.engine.phrase import phrase
from eldest.engine.stages.by_hand import HandShuffling
from eldest.engine.stages.closing import CUT_FOR_DEAL, SHUFFLE
from eldest.engine.stages.dealing import Shuffling
from eldest.engine.stages.trick_play import TrickPlay
from eldest.engine.values import replace
from eldest.games.whist.table import WhistTable

SEATS = 4
FIRST_PARTNER = Seat(0)
"""Who sits opposite Dummy until the cut has settled it."""


@event(
    phrase("whist", "{seat} has the lowest cut and plays with Dummy, whose hand deals first."),
    "W-DUM-02",
    mine=phrase("whist", "You have the lowest cut and play with Dummy, whose hand deals first."),
)
class PlaysWithDummy(Event):
    """The cut at Dummy is decided. rule: W-DUM-03"""

    seat: Seat


@event(
    phrase("whist", "{seat} has the lowest cut, and the Dummy opposite deals first."),
    "W-DD-01",
    mine=phrase("whist", "You have the lowest cut, and the Dummy opposite you deals first."),
)
class OwnDummyDeals(Event):
    """The cut at Double Dummy is decided. rule: W-DUM-03"""

    seat: Seat


@event(
    phrase("whist", "Dummy passes: {seat} plays with him now."),
    "W-DUM-02",
    mine=phrase("whist", "Dummy passes: you play with him now."),
)
class DummyPasses(Event):
    """After a rubber the next player in the order of the cut has Dummy."""

    seat: Seat


@event(phrase("whist", "The hand of {seat} is laid open."), "W-DUM-04", shows=True)
class LaidOpen(Event):
    """A dummy's cards can now be seen by all."""

    seat: Seat


def dummies_for(players: int) -> tuple[Seat, ...]:
    """Return the seats that nobody holds, where so many play at a table of four."""
    return tuple(Seat(seat) for seat in range(players, SEATS))


def seating_with(partner: Seat, dummies: tuple[Seat, ...]) -> Seating:
    """Return the seating in which this player sits opposite Dummy, the others as they sat.

    At Double Dummy each has his own opposite him. rule: W-DUM-02, W-DD-01
    """
    players = SEATS - len(dummies)
    if len(dummies) > 1:
        return Seating.alternating((*map(Seat, range(players)), *dummies), SEATS)
    left, right = (Seat((partner + step) % players) for step in (1, 2))
    order = (partner, left, dummies[0], right)
    start = order.index(min(order))
    return Seating.alternating((*order[start:], *order[:start]), SEATS)


def dummy_of(player: Seat, dummies: tuple[Seat, ...]) -> Seat:
    """Return the dummy with whom a player plays, or will play."""
    return dummies[player % len(dummies)]


def players_cut(table: WhistTable) -> tuple[Seat, ...]:
    """Return those who cut: a dummy does not."""
    return tuple(seat for seat in table.seating.members if seat not in table.dummies)


def lowest_has_dummy(table: WhistTable, ranked: tuple[Seat, ...]) -> tuple[WhistTable, tuple[Event, ...]]:
    """The lowest plays with Dummy, who deals first; the order of the cut is kept for the round.

    rule: W-DUM-02, W-DUM-03, W-DD-01
    """
    lowest = ranked[0]
    table = _seated(replace(table, rota=ranked, odd=(0, 0)))
    told: Event = PlaysWithDummy(lowest) if len(table.dummies) == 1 else OwnDummyDeals(lowest)
    return replace(table, dealer=dummy_of(lowest, table.dummies)), (told,)


def _seated(table: WhistTable) -> WhistTable:
    """Return the table with the present player opposite Dummy, and no score between the new sides."""
    seating = seating_with(table.rota[0], table.dummies)
    tally = table.tally.regrouped(seating.number_of_sides)
    return replace(table, seating=seating, tally=tally)


def pass_dummy(table: WhistTable, events: tuple[Event, ...]) -> Outcome[WhistTable]:
    """Return what follows a rubber: Dummy passes to the next, or after a round all cut again.

    Three rubbers make a round. The sides change when the next deal begins, so that the score of
    the last still stands until then. rule: W-DUM-02, W-DUM-03
    """
    table = replace(table, rota=table.rota[1:])
    if not table.rota:
        return Outcome(table, events, CUT_FOR_DEAL)
    dealer = dummy_of(table.rota[0], table.dummies)
    passes = (DummyPasses(table.rota[0]),) if len(table.dummies) == 1 else ()
    return Outcome(replace(table, dealer=dealer), (*events, *passes, DealPasses(dealer)), SHUFFLE)


class ShufflingForDummy(Shuffling[WhistTable]):
    """The next deal begins; if Dummy has passed on, the players sit accordingly. rule: W-DUM-02"""

    def advance(self, table: WhistTable, act: Act) -> Outcome[WhistTable]:
        """Change places if need be, and shuffle."""
        return super().advance(_seated_anew(table), act)


class HandShufflingForDummy(HandShuffling[WhistTable]):
    """The same at a strict table. rule: W-DUM-02"""

    def advance(self, table: WhistTable, act: Act) -> Outcome[WhistTable]:
        """Change places at the first shuffle, if need be."""
        return super().advance(_seated_anew(table) if table.turn is None else table, act)


def _seated_anew(table: WhistTable) -> WhistTable:
    partner = table.rota[0]
    sits = table.seating.opposite(dummy_of(partner, table.dummies)) == partner
    return table if sits else _seated(table)


class PlayWithDummies(TrickPlay[WhistTable]):
    """The play, in which the dummies' hands are laid open. rule: W-DUM-04"""

    def enter(self, table: WhistTable) -> Outcome[WhistTable]:
        """Lay a hand open at once if it is to lead."""
        outcome = super().enter(table)
        leader = outcome.table.turn
        return _opened(outcome, tuple(seat for seat in table.dummies if seat == leader))

    def advance(self, table: WhistTable, act: Act) -> Outcome[WhistTable]:
        """Lay every dummy's hand open as soon as the first card has been led."""
        outcome = super().advance(table, act)
        if table.tricks or table.trick.plays:
            return outcome
        hidden = tuple(seat for seat in table.dummies if not table.hands[seat].shown)
        return _opened(outcome, hidden)


def _opened(outcome: Outcome[WhistTable], seats: tuple[Seat, ...]) -> Outcome[WhistTable]:
    table = outcome.table
    for seat in seats:
        table = table.laid_open(seat)
    opened = tuple(LaidOpen(seat) for seat in seats)
    return replace(outcome, table=table, events=(*outcome.events, *opened))
