"""Laying away and filling the hands: plain cards go, the stock makes six again."""

from collections.abc import Iterable
from typing import ClassVar

from eldest.cards.hand import Hand
from eldest.cards.pack import DEAL_NUMBERS, Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, Act, Discard, Make
from eldest.engine.events import Event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.values import replace
from eldest.games.cinch.bidding import BLIND_FIRST, has_blind, with_blind_taken
from eldest.games.cinch.calls import (
    LAID_AWAY,
    CardThrown,
    HandFilled,
    LaidAway,
    LayAway,
    Restock,
    Restocked,
    TakeBlind,
)
from eldest.games.cinch.table import KEPT, CinchTable

RESTOCK = "restock"

PLAIN_FIRST = phrase("cinch", "First all plain cards are to be laid away.")
COUNTING = phrase("cinch", "{card} counts, and may not be laid away.")
KEEP_SIX = phrase("cinch", "Lay cards away until six are left.")
NOT_HELD = phrase("cinch", "{card} is not in your hand.")
TRUMP_STANDS = phrase("cinch", "The trump has been named and cannot be changed.")
NOT_THESE = phrase("cinch", "Only the plain cards laid away are shuffled for a new stock.")


def why_not_thrown(table: CinchTable, seat: Seat, act: Act, clause: str = "C-DISC-02") -> Refusal:
    """Return why a player who is to keep six cards, by some clause, may not do something else."""
    if isinstance(act, Discard) and act.card not in table.hands[seat]:
        return Refusal.because(clause, NOT_HELD, card=act.card)
    if isinstance(act, Discard) and table.order.points(act.card):
        return Refusal.because("C-DISC-03", COUNTING, card=act.card)
    if isinstance(act, Make):
        return Refusal.because("C-TRUMP-01", TRUMP_STANDS)
    return Refusal.because(clause, KEEP_SIX)


def plain_first(act: Act) -> Refusal:
    """Return why a player who holds plain cards may do nothing before he lays them away."""
    if isinstance(act, Make):
        return Refusal.because("C-TRUMP-01", TRUMP_STANDS)
    return Refusal.because("C-DISC-01", PLAIN_FIRST)


def throw(table: CinchTable, act: Act, clause: str = "C-DISC-02") -> tuple[CinchTable, Event]:
    """Return the table after cards were laid away, and the event of it. rule: C-DISC-01, C-DISC-02"""
    assert act.seat is not None
    if isinstance(act, Discard):
        return table.thrown(act.seat, (act.card,)), CardThrown(act.seat, act.card, clause)
    plain = table.plain_of(act.seat)
    return table.thrown(act.seat, plain), LaidAway(act.seat, len(plain), plain)


def throwing_acts(table: CinchTable, seat: Seat) -> tuple[Act, ...]:
    """Return what a player can lay away: the plain cards at once, then trumps that count nothing.

    rule: C-DISC-01, C-DISC-02, C-DISC-03
    """
    if table.plain_of(seat):
        return (LayAway(seat),)
    return tuple(Discard(seat, card) for card in table.may_throw(seat))


def _to_come(table: CinchTable) -> tuple[Seat, ...]:
    """Return those who have still to lay cards away, from the eldest hand; the dealer is the last."""
    assert table.dealer is not None
    order = tuple(table.seating.from_(table.seating.eldest_of(table.dealer)))
    return order if table.served is None else order[order.index(table.served) + 1 :]


class Discarding(Stage[CinchTable]):
    """From the eldest hand each lays away what is no trump, and is given others to make six.

    Who has more than six trumps throws some that count nothing, and shows them. A dealer who robs
    the pack does so afterwards. rule: C-DISC-01, C-DISC-02, C-DISC-03, C-DISC-04, CV-FEW-01, CV-AUC-01

    :param but_dealer: whether the dealer is left out, to rob the pack
    """

    clause: ClassVar[str] = "C-DISC-01"

    def __init__(self, name: str, *, but_dealer: bool, then: str) -> None:
        super().__init__(name)
        self._but_dealer = but_dealer
        self._then = then

    def enter(self, table: CinchTable) -> Outcome[CinchTable]:
        """Ask the first who has cards to lay away; after a restock, the next."""
        return self._go_on(replace(table, stage=self.name), ())

    def acts(self, table: CinchTable) -> tuple[Act, ...]:
        """Return what the seat in turn can lay away."""
        assert table.turn is not None
        return throwing_acts(table, table.turn)

    def in_a_row(self, table: CinchTable) -> int:
        """Return how many cards he has too many; plain cards go all at once."""
        assert table.turn is not None
        return 1 if table.plain_of(table.turn) else table.hands[table.turn].size - KEPT

    def explain(self, table: CinchTable, act: Act) -> Refusal:
        """Return why something cannot be laid away."""
        assert table.turn is not None
        if table.plain_of(table.turn):
            return plain_first(act)
        return why_not_thrown(table, table.turn, act)

    def advance(self, table: CinchTable, act: Act) -> Outcome[CinchTable]:
        """Lay the cards away; once six or fewer are left, the dealer fills the hand."""
        assert act.seat is not None
        table, thrown = throw(table, act)
        if table.hands[act.seat].size > KEPT:
            return Outcome(table, (thrown,))
        table, given = table.drawn(act.seat)
        table = replace(table, served=act.seat)
        events = (thrown, HandFilled(act.seat, len(given), given)) if given else (thrown,)
        if table.hands[act.seat].size < KEPT:
            return Outcome(table, events, RESTOCK)
        return self._go_on(table, events)

    def _go_on(self, table: CinchTable, events: tuple[Event, ...]) -> Outcome[CinchTable]:
        """Ask the next who has anything to lay away; a hand of six trumps stays as it is.

        One of fewer, as only wrong dealing leaves it, is filled as far as the stock goes. rule: C-HAND-01
        """
        for seat in _to_come(table):
            if self._but_dealer and seat == table.dealer:
                break
            if table.plain_of(seat) or table.hands[seat].size > KEPT:
                return Outcome(replace(table, turn=seat), events)
            table, given = replace(table, served=seat).drawn(seat)
            events = (*events, HandFilled(seat, len(given), given)) if given else events
        return Outcome(table, events, self._then)


class Restocking(Stage[CinchTable]):
    """The stock has run out, and the plain cards laid away are shuffled and used. rule: C-DISC-07

    :param then: the stage that goes on with the next hand
    """

    clause: ClassVar[str] = "C-DISC-07"
    within_deal: ClassVar[bool] = True

    def __init__(self, *, then: str) -> None:
        super().__init__(RESTOCK)
        self._then = then

    def enter(self, table: CinchTable) -> Outcome[CinchTable]:
        """Wait for the shuffle."""
        return Outcome(replace(table, stage=self.name, turn=None))

    def chance(self, table: CinchTable, number: int) -> Act | None:
        """Return the dealer's shuffle of the plain cards laid away."""
        return Restock(table.dealer, number, _plain_laid_away(table).shuffled(number))

    def refusal(self, table: CinchTable, act: Act) -> Refusal | None:
        """Take any shuffle of exactly those cards."""
        true = isinstance(act, Restock) and act.seat == table.dealer and act.number < DEAL_NUMBERS
        if true and isinstance(act, Restock) and _plain_laid_away(table).is_true(act.cards):
            return None
        return Refusal.because(self.clause, NOT_THESE)

    def advance(self, table: CinchTable, act: Act) -> Outcome[CinchTable]:
        """Lay the new stock, and fill the hand for which the old one did not do."""
        assert isinstance(act, Restock)
        seat = table.served
        assert seat is not None
        trumps = tuple(card for card in table.lying(LAID_AWAY) if card not in act.cards)
        table = table.with_spot(LAID_AWAY, Hand(trumps, len(trumps), trumps)).with_spot(
            STOCK, Hand(act.cards)
        )
        table, given = replace(table, restocked=True).drawn(seat)
        filled = HandFilled(seat, len(given), given, self.clause)
        return Outcome(table, (Restocked(len(act.cards)), filled), self._then)


def _plain_laid_away(table: CinchTable) -> Pack:
    return Pack(tuple(card for card in table.lying(LAID_AWAY) if not table.order.is_trump(card)))


class KeepingSix(Stage[CinchTable]):
    """In Blind Cinch all take up their packets and lay seven cards away; nobody draws or robs.

    What is laid away is seen; a counting card may not be. rule: CV-BLIND-02, C-DISC-03
    """

    clause: ClassVar[str] = "CV-BLIND-02"

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: CinchTable) -> Outcome[CinchTable]:
        """Ask the eldest hand first."""
        assert table.dealer is not None
        eldest = table.seating.eldest_of(table.dealer)
        return self._ask(replace(table, stage=self.name), tuple(table.seating.from_(eldest)), ())

    def _ask(
        self, table: CinchTable, seats: Iterable[Seat], events: tuple[Event, ...]
    ) -> Outcome[CinchTable]:
        """Ask the first of these who has a packet to take up, or too many cards; a wrong deal leaves few."""
        for seat in seats:
            if has_blind(table, seat) or table.hands[seat].size > KEPT:
                return Outcome(replace(table, turn=seat), events)
        return Outcome(table, events, self._then)

    def acts(self, table: CinchTable) -> tuple[Act, ...]:
        """Return taking up the packet, then every card that may be laid away."""
        assert table.turn is not None
        if has_blind(table, table.turn):
            return (TakeBlind(table.turn),)
        return tuple(Discard(table.turn, card) for card in table.may_throw(table.turn))

    def in_a_row(self, table: CinchTable) -> int:
        """Return how many cards he has too many, once his packet is taken up."""
        assert table.turn is not None
        return 1 if has_blind(table, table.turn) else table.hands[table.turn].size - KEPT

    def explain(self, table: CinchTable, act: Act) -> Refusal:
        """Return why a card cannot be laid away."""
        assert table.turn is not None
        if has_blind(table, table.turn) and not isinstance(act, Make):
            return Refusal.because(self.clause, BLIND_FIRST)
        return why_not_thrown(table, table.turn, act, self.clause)

    def advance(self, table: CinchTable, act: Act) -> Outcome[CinchTable]:
        """Take the packet up, or lay a card away; with six cards left the next player is asked."""
        assert act.seat is not None
        if isinstance(act, TakeBlind):
            table, event = with_blind_taken(table, act.seat)
        else:
            table, event = throw(table, act, self.clause)
        if table.hands[act.seat].size > KEPT:
            return Outcome(table, (event,))
        assert table.dealer is not None
        order = tuple(table.seating.from_(table.seating.eldest_of(table.dealer)))
        return self._ask(table, order[order.index(act.seat) + 1 :], (event,))
