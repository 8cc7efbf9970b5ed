"""Making the trump: the turn-up, the two rounds of speaking, and the discard."""

from typing import ClassVar

from eldest.cards.card import Rank, Suit
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import DISCARD, STOCK, TURN_UP, Act, Discard, Make, Pass
from eldest.engine.events import Called, Event, TurnedUp
from eldest.engine.game import NOT_NOW, Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.closing import pass_deal
from eldest.engine.values import replace
from eldest.games.euchre.bowers import BowerOrder
from eldest.games.euchre.calls import (
    Discarded,
    Manner,
    OrderUp,
    Propose,
    TakeUp,
    ThrownUp,
    TrumpMade,
    TurnDown,
    TurnedDown,
)
from eldest.games.euchre.table import PROPOSING, EuchreTable

TURNED_DOWN = "turned-down"

BARRED = phrase("euchre", "{suit} was turned down and cannot be named in this hand.")
NOT_HIS_WORDS = phrase("euchre", "The dealer takes up or turns down; the others order up or pass.")
NOT_YET = phrase("euchre", "A suit is named only after the card has been turned down.")
SPEAK_FIRST = phrase("euchre", "First the trump is to be made: speak for it, or against it.")
ROUND_OVER = phrase("euchre", "The turn-up is no longer on offer.")
DEALER_MUST = phrase("euchre", "The dealer must name a suit: everybody else has passed.")
NOT_THE_TURN_UP = phrase("euchre", "The turn-up cannot be discarded, only a card dealt to you.")
NOT_DEALT = phrase("euchre", "{card} is not in your hand.")


class TurningUp(Stage[EuchreTable]):
    """The next card is faced on the rest of the pack; nobody is asked, unless it is the joker.

    rule: E2-DEAL-02, E-DEAL-06, E-MAKE-01
    """

    def __init__(self, name: str, *, joker_stands_for: Suit | None, then: str) -> None:
        super().__init__(name)
        self._joker_stands_for = joker_stands_for
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Turn the top card of the stock; its suit is proposed as trump."""
        top, *rest = table.lying(STOCK)
        shown = Hand((top,), 1, (top,))
        table = table.with_spot(STOCK, Hand(tuple(rest))).with_spot(TURN_UP, shown)
        table = replace(table, turned=top, proposal=top.suit, maker=None, accepted=False)
        turned = (TurnedUp(top, "E2-DEAL-02"),)
        if top.rank is not Rank.JOKER:
            return Outcome(table, turned, self._then)
        if self._joker_stands_for is None:
            return Outcome(table, turned, PROPOSING)
        return Outcome(replace(table, proposal=self._joker_stands_for), turned, self._then)


class Proposing(Stage[EuchreTable]):
    """The dealer, his hand unseen, names the suit that the joker stands for. rule: E-PACK-06"""

    clause: ClassVar[str] = "E-PACK-06"

    def __init__(self, *, then: str) -> None:
        super().__init__(PROPOSING)
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the dealer."""
        return Outcome(replace(table, stage=self.name, turn=table.dealer))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return every suit."""
        return tuple(Propose(table.turn, suit) for suit in Suit)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Treat the suit as the turn-up's."""
        assert isinstance(act, Propose)
        assert act.seat is not None
        called = Called(act.seat, act, "E-PACK-06")
        return Outcome(replace(table, proposal=act.suit), (called,), self._then)


class FirstRound(Stage[EuchreTable]):
    """Each in turn accepts the turn-up or passes; the first to accept fixes the trump.

    rule: E-MAKE-02, E-MAKE-03, E-MAKE-04, E2-MAKE-01, E2-MAKE-04, E2-MAKE-05, E2-MAKE-06
    """

    clause: ClassVar[str] = "E-MAKE-02"

    def __init__(self, name: str, *, accepted: str, refused: str) -> None:
        super().__init__(name)
        self._accepted = accepted
        self._refused = refused

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the eldest hand first."""
        return Outcome(replace(table, stage=self.name, turn=_eldest(table)))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return accepting and declining, in the words of the seat in turn."""
        if table.turn == table.dealer:
            return TakeUp(table.turn), TurnDown(table.turn)
        return OrderUp(table.turn), Pass(table.turn)

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why something is not said by this player, or not yet."""
        if isinstance(act, OrderUp | TakeUp | TurnDown | Pass):
            return Refusal.because("E-MAKE-05", NOT_HIS_WORDS)
        if isinstance(act, Make):
            return Refusal.because("E2-MAKE-07", NOT_YET)
        return Refusal.because(self.clause, SPEAK_FIRST)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Fix the trump, ask the next player, or turn the card down."""
        assert act.seat is not None
        if isinstance(act, Pass):
            left = table.seating.left_of(act.seat)
            passed = replace(table, calls=(*table.calls, act), turn=left)
            return Outcome(passed, (Called(act.seat, act, "E2-MAKE-04"),))
        called = Called(act.seat, act, act.clause)
        table = replace(table, calls=(*table.calls, act))
        if isinstance(act, TurnDown):
            return self._turn_down(table, called)
        return self._accept(table, act.seat, called)

    def _accept(self, table: EuchreTable, maker: Seat, called: Event) -> Outcome[EuchreTable]:
        assert table.proposal is not None
        manner = Manner.TAKEN if maker == table.dealer else Manner.ORDERED
        made, fixed = _fix(table, maker, table.proposal, manner)
        return Outcome(replace(made, accepted=True), (called, fixed), self._accepted)

    def _turn_down(self, table: EuchreTable, called: Event) -> Outcome[EuchreTable]:
        """Lay the card under the pack, where it stays to be seen. rule: E-MAKE-06"""
        card, suit = table.turned, table.proposal
        assert card is not None
        assert suit is not None
        table = table.with_spot(TURN_UP, Hand()).with_spot(TURNED_DOWN, Hand((card,), 1, (card,)))
        down = TurnedDown(card, suit)
        return Outcome(table, (called, down), self._refused)


class SecondRound(Stage[EuchreTable]):
    """After a turn-down each in turn names another suit or passes, the dealer last.

    rule: E-MAKE-07, E-MAKE-09, E-MAKE-17, E2-MAKE-07, E2-MAKE-10, E2-MAKE-11
    """

    clause: ClassVar[str] = "E-MAKE-07"

    def __init__(self, name: str, *, dealer_must: bool, made: str, passed: str) -> None:
        super().__init__(name)
        self._dealer_must = dealer_must
        self._made = made
        self._passed = passed

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the eldest hand first."""
        return Outcome(replace(table, stage=self.name, turn=_eldest(table)))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return the suits not turned down, and passing. rule: E-MAKE-08"""
        suits = (suit for suit in Suit if suit is not table.proposal)
        named = tuple(Make(table.turn, suit) for suit in suits)
        if self._dealer_must and table.turn == table.dealer:
            return named
        return (*named, Pass(table.turn))

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why a suit cannot be named, or the dealer not pass."""
        if isinstance(act, Make):
            return Refusal.because("E-MAKE-08", BARRED, suit=act.suit)
        if isinstance(act, Pass):
            return Refusal.because("E-MAKE-17", DEALER_MUST)
        if isinstance(act, OrderUp | TakeUp):
            return Refusal.because("E2-MAKE-06", ROUND_OVER)
        return Refusal.because(self.clause, SPEAK_FIRST)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Fix the trump, ask the next player, or throw up the hands."""
        assert act.seat is not None
        table = replace(table, calls=(*table.calls, act))
        if isinstance(act, Make):
            return self._make(table, act.seat, act.suit, Called(act.seat, act, self._rule(table, act)))
        called = Called(act.seat, act, self._rule(table, act))
        if act.seat == table.dealer:
            return Outcome(table, (called,), self._passed)
        return Outcome(replace(table, turn=table.seating.left_of(act.seat)), (called,))

    def _rule(self, table: EuchreTable, act: Act) -> str:
        if act.seat != table.dealer:
            return "E2-MAKE-07" if isinstance(act, Make) else "E2-MAKE-10"
        return "E2-MAKE-10" if isinstance(act, Make) else "E2-MAKE-11"

    def _make(self, table: EuchreTable, maker: Seat, suit: Suit, called: Event) -> Outcome[EuchreTable]:
        """Nobody takes a card or discards after a turn-down. rule: E-DISC-06"""
        assert table.proposal is not None
        manner = Manner.NEXT if suit is table.proposal.mate else Manner.CROSS
        made, fixed = _fix(table, maker, suit, manner)
        return Outcome(made, (called, fixed), self._made)


class Discarding(Stage[EuchreTable]):
    """The dealer lays one of his five cards under the pack for the turn-up that was accepted.

    rule: E-DISC-01, E-DISC-02, E-DISC-04, E2-MAKE-02, E2-MAKE-05
    """

    clause: ClassVar[str] = "E-DISC-01"

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the dealer."""
        return Outcome(replace(table, stage=self.name, turn=table.dealer))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return every card dealt to him; the turn-up is not among them."""
        assert table.turn is not None
        return tuple(Discard(table.turn, card) for card in table.hands[table.turn].cards)

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why a card cannot be discarded."""
        if not isinstance(act, Discard):
            return Refusal.because("E-DISC-01", NOT_NOW)
        if act.card == table.turned:
            return Refusal.because("E-DISC-02", NOT_THE_TURN_UP)
        return Refusal.because("E-DISC-02", NOT_DEALT, card=act.card)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Lay the card face down under the pack."""
        assert isinstance(act, Discard)
        assert act.seat is not None
        table = table.without(act.seat, act.card)
        table = table.with_spot(DISCARD, Hand((act.card,)), known_to=act.seat)
        return Outcome(table, (Discarded(act.seat, act.card),), self._then)


class ThrowingUp(Stage[EuchreTable]):
    """The hands are thrown up without score, and the deal passes. rule: E-MAKE-09, E2-MAKE-11"""

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Pass the deal to the left. rule: X-DEAL-03"""
        return pass_deal(table, (ThrownUp(),))


def _eldest(table: EuchreTable) -> Seat:
    assert table.dealer is not None
    return table.seating.eldest_of(table.dealer)


def _fix(table: EuchreTable, maker: Seat, suit: Suit, manner: Manner) -> tuple[EuchreTable, Event]:
    made = replace(table, maker=maker, order=BowerOrder(suit))
    return made, TrumpMade(maker, suit, manner)
