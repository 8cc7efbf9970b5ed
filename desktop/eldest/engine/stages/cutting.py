"""Cutting for the deal: each player shows a card, and those who tie cut again."""

from collections.abc import Callable, Sequence
from typing import ClassVar, TypeVar

from eldest.cards.card import Card, Rank
from eldest.cards.hand import Hand
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, SPREAD, Act, Draw, Shuffle
from eldest.engine.events import CardCut, CutTied, Event, FirstDealer, JokerCut, PackSpread
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.dealing import not_this_pack
from eldest.engine.table import Drawn, Table
from eldest.engine.values import replace

T = TypeVar("T", bound=Table)

NO_SUCH_PLACE = phrase("refusals", "No card can be cut there.")


def ace_low(card: Card) -> int:
    """Return a card's height in cutting where the ace is lowest. rule: X-CUT-01, E-CUT-01"""
    return 1 if card.rank is Rank.ACE else card.rank


class Cutting(Stage[T]):
    """The cut for the deal, from one pack shuffled for it. rule: X-CUT-04, X-CUT-10

    :param height: a card's height in cutting; the lowest cut is best. rule: X-CUT-02
    :param packets: whether packets are lifted and put back, rather than cards drawn from a spread
        pack and kept out. rule: X-CUT-03
    """

    clause: ClassVar[str] = "X-CUT-04"

    def __init__(
        self, name: str, pack: Pack, *, height: Callable[[Card], int], packets: bool, then: str
    ) -> None:
        super().__init__(name)
        self._pack = pack
        self._height = height
        self._packets = packets
        self._then = then

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
        return tuple(Draw(table.turn, place) for place in self._places(table))

    def refusal(self, table: T, act: Act) -> Refusal | None:
        """Take any true shuffle before the cut; and then only draws."""
        if table.turn is None:
            return not_this_pack(self._pack, act, None)
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
        """The best cut deals first; the cards go back to the pack. rule: X-CUT-08, X-CUT-09"""
        dealer = min(table.seating.seats, key=lambda seat: self._cuts(table, seat))
        table = replace(table, dealer=dealer, spots=(), turn=None)
        return Outcome(table, (shown, FirstDealer(dealer)), self._then)

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

    def _cuts(self, table: Table, seat: Seat) -> tuple[int, ...]:
        """Return the heights of a seat's cuts so far, in order; a joker is none. rule: X-CUT-06"""
        cards = (drawn.card for drawn in table.draws if drawn.seat == seat)
        return tuple(self._height(card) for card in cards if card.rank is not Rank.JOKER)

    def _tied(self, table: Table, rounds: int) -> list[Seat]:
        """Return the seats that have cut alike in each of so many rounds; at first all have.

        Comparing round by round keeps a later cut from moving anybody past a player who was not
        in the tie. rule: X-TIE-01, X-TIE-02, E-CUT-02, E-CUT-03
        """
        seats = table.seating.seats
        begun = {seat: self._cuts(table, seat)[:rounds] for seat in seats}
        return [s for s in seats if sum(begun[s] == begun[other] for other in seats) > 1]

    def _next(self, table: Table) -> Seat | None:
        """Return the next seat to cut: the first of those still tied that lacks this round's cut."""
        rounds = 0
        while tied := self._tied(table, rounds):
            for seat in tied:
                if len(self._cuts(table, seat)) <= rounds:
                    return seat
            rounds += 1
        return None

    def _ties(self, table: Table) -> tuple[Event, ...]:
        """Return the tie to announce, if a round has just been completed with one."""
        rounds = len(self._cuts(table, table.draws[-1].seat))
        if any(len(self._cuts(table, seat)) < rounds for seat in self._tied(table, rounds - 1)):
            return ()
        tied = self._tied(table, rounds)
        return (CutTied(tuple(tied)),) if tied else ()
