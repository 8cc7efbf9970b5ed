"""Cutting for table, partners and deal, and who gives way to those waiting; those who tie cut again."""

import functools
from collections.abc import Callable, Sequence
from typing import ClassVar, NamedTuple, TypeVar

from eldest.cards.card import Card, Rank, Suit
from eldest.cards.hand import Hand
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat, Seating
from eldest.engine.acts import PACK, SPREAD, Act, Draw, Shuffle
from eldest.engine.events import (
    CardCut,
    ComesIn,
    CutTied,
    Event,
    FirstDealer,
    FirstFour,
    GivesWay,
    JokerCut,
    PackSpread,
    SidesFormed,
)
from eldest.engine.game import Outcome, Stage
from eldest.engine.options import PLAY_AT_A_TABLE
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.dealing import not_this_pack
from eldest.engine.table import Drawn, Table
from eldest.engine.values import replace

T = TypeVar("T", bound=Table)

draw_at = functools.cache(Draw)
"""The act of a seat drawing at a place: every place of the spread is offered at each draw."""

NO_SUCH_PLACE = phrase("refusals", "No card can be cut there.")


def ace_low(card: Card) -> int:
    """Return a card's height in cutting where the ace is lowest. rule: X-CUT-01, E-CUT-01"""
    return 1 if card.rank is Rank.ACE else card.rank


def ace_low_by_suit(card: Card) -> int:
    """Return a card's height in cutting at Whist, where suits settle ties. rule: W-CUT-03, X-TIE-03"""
    return ace_low(card) * len(Suit) + SUITS_IN_CUTTING.index(card.suit) if card.suit is not None else 0


def ace_high(card: Card) -> int:
    """Return a card's height in cutting where the highest cut is best. rule: X-CUT-01, C-CUT-01"""
    return -card.rank


SUITS_IN_CUTTING = (Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, Suit.SPADES)
"""The suits from the lowest, where they settle a tie. rule: X-TIE-03"""

Settled = Callable[[T, tuple[Seat, ...]], tuple[T, tuple[Event, ...]]]
"""What a cut decides: from the table and all who cut, best first, the table after it and the events."""


def all_who_play(table: Table) -> tuple[Seat, ...]:
    """Return those who cut for partners and deal."""
    return table.seating.order


def first_dealer(table: T, ranked: tuple[Seat, ...]) -> tuple[T, tuple[Event, ...]]:
    """The best cut deals first; nothing else hangs on it. rule: X-CUT-08, X-CUT-09"""
    dealer = ranked[0]
    return replace(table, dealer=dealer), (FirstDealer(dealer),)


def partners(table: T, ranked: tuple[Seat, ...]) -> tuple[T, tuple[Event, ...]]:
    """The better half of the cuts play together, and the best of all deals first.

    He keeps his seat, his partners come to the places that alternate with the other side's, and
    otherwise the members keep the order in which they sat. rule: X-CUT-07, X-CUT-08, X-CUT-09,
    X-SEAT-03, X-SEAT-04, X-TABLE-07, W-CUT-02, E-CUT-01, C-CUT-01
    """
    dealer, half = ranked[0], len(ranked) // 2
    round_table = tuple(table.seating.from_(dealer))
    own = [seat for seat in round_table if seat in ranked[:half]]
    others = [seat for seat in round_table if seat in ranked[half:]]
    order = tuple(seat for pair in zip(own, others, strict=True) for seat in pair)
    seating = Seating.alternating(_lowest_first(order), len(table.seating.sides))
    tally = table.tally.regrouped(seating.number_of_sides)
    formed = SidesFormed(tuple(own), tuple(others))
    return replace(table, seating=seating, dealer=dealer, tally=tally), (formed, FirstDealer(dealer))


def _lowest_first(order: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the same order round the table begun at the lowest seat, so that sides keep their numbers."""
    start = order.index(min(order))
    return order[start:] + order[:start]


def first_four(table: T, ranked: tuple[Seat, ...]) -> tuple[T, tuple[Event, ...]]:
    """The four best cuts play first; the others wait. rule: X-TABLE-02"""
    playing = ranked[:PLAY_AT_A_TABLE]
    return _seated(table, playing), (FirstFour(playing),)


def _seated(table: T, playing: Sequence[Seat]) -> T:
    """Return the table with these members at it, in the order of their numbers, yet without partners."""
    seating = Seating.alternating(sorted(playing), len(table.seating.sides))
    return replace(table, seating=seating, dealer=None, tally=table.tally.regrouped(seating.number_of_sides))


class Manner(NamedTuple):
    """How cards are cut in a game.

    `height` is a card's height, where the lowest number is the best cut; with `packets` packets are
    lifted and put back, rather than cards drawn from a spread pack and kept out; `tie_rule` is the
    clause by which those who tie cut again. rule: X-CUT-02, X-CUT-03
    """

    height: Callable[[Card], int]
    packets: bool = False
    tie_rule: str = "X-TIE-01"


class Cutting(Stage[T]):
    """A cut from one pack shuffled for it. rule: X-CUT-04, X-CUT-10

    :param cutters: who cuts
    :param settled: what the cut decides
    """

    clause: ClassVar[str] = "X-CUT-04"

    def __init__(  # the named parameters are what cuts differ in
        self,
        name: str,
        pack: Pack,
        manner: Manner,
        *,
        then: str,
        settled: Settled[T] = first_dealer,
        cutters: Callable[[T], tuple[Seat, ...]] = all_who_play,
    ) -> None:
        super().__init__(name)
        self._pack = pack
        self._height, self._packets, self._tie_rule = manner
        self._then = then
        self._settled = settled
        self._cutters = cutters

    def enter(self, table: T) -> Outcome[T]:
        """Wait for the pack to be shuffled; what was played before still lies there to be seen."""
        return Outcome(replace(table, stage=self.name, turn=None))

    def chance(self, table: T, number: int) -> Act | None:
        """Return the shuffle from which all cut."""
        if table.turn is not None:
            return None
        return Shuffle(None, number, self._pack.shuffled(number))

    def acts(self, table: T) -> tuple[Act, ...]:
        """Return a draw from every place where a card still lies."""
        if table.turn is None:
            return ()
        return tuple([draw_at(table.turn, place) for place in self._places(table)])

    def refusal(self, table: T, act: Act) -> Refusal | None:
        """Take any true shuffle before the cut; and then only draws."""
        if table.turn is None:
            return not_this_pack(self._pack, act, None)
        if isinstance(act, Draw) and act.seat == table.turn and act.place in self._places(table):
            return None
        return super().refusal(table, act)

    def explain(self, table: T, act: Act) -> Refusal:
        """Return why no card can be drawn there."""
        if isinstance(act, Draw):
            return Refusal.because("X-CUT-04", NO_SUCH_PLACE)
        return super().explain(table, act)

    def advance(self, table: T, act: Act) -> Outcome[T]:
        """Spread the pack, or show the card cut and see whether the deal is decided."""
        if isinstance(act, Shuffle):
            name = PACK if self._packets else SPREAD
            spread = table.cleared().with_spot(name, Hand(act.cards))
            return Outcome(replace(spread, turn=self._next(spread)), (PackSpread(len(act.cards)),))
        assert isinstance(act, Draw)
        assert act.seat is not None
        return self._shown(table, act.seat, act.place)

    def _shown(self, table: T, seat: Seat, place: int) -> Outcome[T]:
        card = self._card_at(table, place)
        shown: Event = CardCut(seat, place, card)
        table = replace(table, draws=(*table.draws, Drawn(seat, place, card)))
        if not self._packets:
            spread = table.spots[0].lies
            table = table.with_spot(SPREAD, spread.minus(card))
        if card.rank is Rank.JOKER:
            return Outcome(replace(table, turn=self._next(table)), (shown, JokerCut(seat)))
        following = self._next(table)
        if following is not None:
            return Outcome(replace(table, turn=following), (shown, *self._ties(table)))
        return self._decided(table, shown)

    def _decided(self, table: T, shown: Event) -> Outcome[T]:
        """Rank all who cut, best first; the cards go back to the pack. rule: X-CUT-08, X-CUT-09"""
        ranked = sorted(self._cutters(table), key=lambda seat: self._cuts(table, seat))
        table = replace(table, spots=(), turn=None)
        table, events = self._settled(table, tuple(ranked))
        return Outcome(table, (shown, *events), self._then)

    def _card_at(self, table: T, place: int) -> Card:
        """Return the card drawn at a place of the spread, or the lowest of a packet lifted."""
        lying = table.spots[0].lies.cards
        if self._packets:
            return lying[place - 1]
        return lying[place - sum(drawn.place < place for drawn in table.draws)]

    def _places(self, table: T) -> Sequence[int]:
        size = len(self._pack)
        if self._packets:
            return range(1, size + 1)
        taken = {drawn.place for drawn in table.draws}
        return [place for place in range(size) if place not in taken]

    def _cuts(self, table: T, seat: Seat) -> tuple[int, ...]:
        """Return the heights of a seat's cuts so far, in order; a joker is none. rule: X-CUT-05, X-CUT-06"""
        cards = (drawn.card for drawn in table.draws if drawn.seat == seat and drawn.counts)
        return tuple(self._height(card) for card in cards if card.rank is not Rank.JOKER)

    def _tied(self, table: T, rounds: int) -> list[Seat]:
        """Return the seats that have cut alike in each of so many rounds; at first all have.

        Comparing round by round keeps a later cut from moving anybody past a player who was not
        in the tie. rule: X-TIE-01, X-TIE-02, E-CUT-02, E-CUT-03
        """
        seats = self._cutters(table)
        begun = {seat: self._cuts(table, seat)[:rounds] for seat in seats}
        return [s for s in seats if sum(begun[s] == begun[other] for other in seats) > 1]

    def _next(self, table: T) -> Seat | None:
        """Return the next seat to cut: the first of those still tied that lacks this round's cut."""
        rounds = 0
        while tied := self._tied(table, rounds):
            for seat in tied:
                if len(self._cuts(table, seat)) <= rounds:
                    return seat
            rounds += 1
        return None

    def _ties(self, table: T) -> tuple[Event, ...]:
        """Return the tie to announce, if a round has just been completed with one."""
        rounds = len(self._cuts(table, table.draws[-1].seat))
        if any(len(self._cuts(table, seat)) < rounds for seat in self._tied(table, rounds - 1)):
            return ()
        tied = self._tied(table, rounds)
        return (CutTied(tuple(tied), self._tie_rule),) if tied else ()


class GivingWay(Cutting[T]):
    """After a game or rubber as many go out as are waiting: those who have sat longest.

    Only a tie among them is cut for. One who goes out starts again at nought when he returns.
    rule: X-TABLE-03, X-TABLE-04, X-TABLE-05, X-TABLE-06, X-TABLE-07
    """

    clause: ClassVar[str] = "X-TABLE-04"

    def __init__(self, name: str, pack: Pack, manner: Manner, *, then: str) -> None:
        super().__init__(
            name,
            pack,
            manner,
            then=then,
            settled=_worst_go_out,
            cutters=lambda table: _longest(table)[1],
        )

    def enter(self, table: T) -> Outcome[T]:
        """Count the game for everybody who played it; until the shuffle all keep their places to be seen."""
        run, waiting = table.run or (0,) * len(table.seating.members), table.seating.waiting
        run = tuple(0 if seat in waiting else games + 1 for seat, games in enumerate(run))
        return super().enter(replace(table, run=run))

    def advance(self, table: T, act: Act) -> Outcome[T]:
        """Cut only if the runs leave a tie; else the places change at once."""
        if isinstance(act, Shuffle) and not self._cutters(table):
            changed, events = _worst_go_out(table.cleared(), ())
            return Outcome(changed, events, self._then)
        return super().advance(table, act)


def _longest(table: Table) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return those who go out by the length of their run alone, and those who must cut for the rest."""
    places = len(table.seating.waiting)
    sat = sorted(table.seating.order, key=lambda seat: -table.run[seat])
    last = table.run[sat[places - 1]]
    certain = tuple(seat for seat in sat if table.run[seat] > last)
    level = tuple(seat for seat in table.seating.order if table.run[seat] == last)
    if len(certain) + len(level) == places:
        return (*certain, *level), ()
    return certain, level


def _worst_go_out(table: T, ranked: tuple[Seat, ...]) -> tuple[T, tuple[Event, ...]]:
    """Those with the longest run go out, of those who cut for it the worst cuts; the waiting come in.

    rule: C-OUT-01, C-OUT-02, C-OUT-03, C-OUT-04
    """
    coming, (certain, _) = table.seating.waiting, _longest(table)
    more = len(coming) - len(certain)
    going = (*certain, *ranked[len(ranked) - more :])
    staying = [seat for seat in table.seating.order if seat not in going]
    run = tuple(0 if seat in going else games for seat, games in enumerate(table.run))
    table = replace(_seated(table, (*staying, *coming)), run=run)
    rule = "X-TABLE-04" if ranked else "X-TABLE-05"
    return table, (GivesWay(going, rule), ComesIn(coming))
