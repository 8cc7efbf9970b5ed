"""The draw at a strict table: the cards given lie face down until their owner looks at them."""

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, act
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.dealing import own_spot
from eldest.engine.values import replace
from eldest.games.cinch.calls import HandFilled
from eldest.games.cinch.discarding import RESTOCK, Discarding, plain_first, throw
from eldest.games.cinch.robbing import Robbing
from eldest.games.cinch.table import KEPT, CinchTable

GIVEN = "given"
"""The spots, one for each player, of cards given him that he has not looked at."""

LOOK_FIRST = phrase("cinch", "First look at the cards given you.")
LOOK_THROUGH = phrase("cinch", "First look through the stock.")


@act(
    "take-given",
    said=phrase("cinch", "Look at the cards given you"),
    clause="C-DISC-05",
    shows=True,
    asks=phrase("prompts", "Look at the cards given you, unless you would change your discard."),
)
class TakeGiven(Act):
    """A player looks at the cards that the dealer has given him; his discard then stands."""


@act(
    "look-through",
    said=phrase("cinch", "Look through the stock"),
    clause="C-ROB-01",
    shows=True,
    asks=phrase("prompts", "Look through the stock, unless you would change your discard."),
)
class LookThrough(Act):
    """The dealer, who has laid his plain cards away, looks through the stock; his discard then stands."""


@event(
    phrase("cinch", "{seat} looks at the cards given."),
    "C-DISC-05",
    mine=phrase("cinch", "You look at the cards given you."),
)
class GivenSeen(Event):
    """A player has taken up the cards given him."""

    seat: Seat
    cards: tuple[Card, ...]

    def seen_by(self, seat: Seat) -> "GivenSeen":
        """Hide the cards from all others."""
        return self if seat == self.seat else replace(self, cards=())


def given_to(table: CinchTable, seat: Seat) -> tuple[Card, ...]:
    """Return the cards that lie before a player, given and not looked at."""
    return table.lying(own_spot(GIVEN, seat))


def is_given(table: CinchTable, seat: Seat) -> bool:
    """Tell whether such cards lie there, whoever asks."""
    return table.spot(own_spot(GIVEN, seat)) is not None


def with_given(table: CinchTable, seat: Seat, cards: tuple[Card, ...]) -> CinchTable:
    """Return the table with just these cards lying so."""
    return table.with_spot(own_spot(GIVEN, seat), Hand(cards))


class DiscardingByHand(Discarding):
    """Who has laid cards away is given others, and may change his discard until he looks at them.

    Where the stock does not do, the cards laid away are shuffled, and nothing can be changed.
    rule: C-DISC-05, C-DISC-07
    """

    def acts(self, table: CinchTable) -> tuple[Act, ...]:
        """Return looking at the cards given, or what can be laid away."""
        assert table.turn is not None
        return (TakeGiven(table.turn),) if is_given(table, table.turn) else super().acts(table)

    def in_a_row(self, table: CinchTable) -> int:
        """Return how many cards he has still to lay away; looking at those given is one act."""
        assert table.turn is not None
        return 1 if is_given(table, table.turn) else super().in_a_row(table)

    def explain(self, table: CinchTable, act: Act) -> Refusal:
        """Return why something cannot be done."""
        assert table.turn is not None
        if is_given(table, table.turn):
            return Refusal.because("C-DISC-05", LOOK_FIRST)
        return super().explain(table, act)

    def advance(self, table: CinchTable, act: Act) -> Outcome[CinchTable]:
        """Lay the cards away; the dealer lays as many before him as he lacks. Or look at them."""
        seat = act.seat
        assert seat is not None
        if isinstance(act, TakeGiven):
            return self._looked(table, seat)
        table, thrown = throw(table, act)
        if table.hands[seat].size > KEPT:
            return Outcome(table, (thrown,))
        filled, given = table.drawn(seat)
        filled = replace(filled, served=seat)
        if filled.hands[seat].size < KEPT:
            events = (thrown, HandFilled(seat, len(given), given)) if given else (thrown,)
            return Outcome(filled, events, RESTOCK)
        if not given:
            return self._go_on(filled, (thrown,))
        table = with_given(filled.with_hand(seat, table.hands[seat]), seat, given)
        return Outcome(table, (thrown, HandFilled(seat, len(given), ())))

    def _looked(self, table: CinchTable, seat: Seat) -> Outcome[CinchTable]:
        given = given_to(table, seat)
        table = with_given(table.with_hand(seat, table.hands[seat].plus(given)), seat, ())
        return self._go_on(table, (GivenSeen(seat, given),))


class RobbingByHand(Robbing):
    """The dealer may change his discard until he looks through the stock. rule: C-DISC-05, C-ROB-01"""

    def enter(self, table: CinchTable) -> Outcome[CinchTable]:
        """Ask the dealer, unless his hand has been filled after a restock."""
        if table.served == table.dealer:
            return super().enter(table)
        return Outcome(replace(table, stage=self.name, turn=table.dealer))

    def acts(self, table: CinchTable) -> tuple[Act, ...]:
        """Return looking through the stock, once the plain cards are laid away."""
        return (LookThrough(table.turn),) if self._is_to_look(table) else super().acts(table)

    def explain(self, table: CinchTable, act: Act) -> Refusal:
        """Return why something cannot be done."""
        if not self._is_to_look(table):
            return super().explain(table, act)
        refusal = plain_first(act)
        return refusal if refusal.clause == "C-TRUMP-01" else Refusal.because(self.clause, LOOK_THROUGH)

    def advance(self, table: CinchTable, act: Act) -> Outcome[CinchTable]:
        """Lay away, look through the stock, or take a card of it."""
        if isinstance(act, LookThrough):
            return self._look(table, ())
        if table.robbing:
            return super().advance(table, act)
        table, thrown = throw(table, act)
        return Outcome(table, (thrown,))

    def _is_to_look(self, table: CinchTable) -> bool:
        assert table.turn is not None
        return not table.robbing and not table.plain_of(table.turn)
