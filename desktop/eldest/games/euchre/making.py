"""Making the trump: the turn-up, the two rounds of speaking, and the discard."""

from enum import Enum
from typing import ClassVar

from eldest.cards.card import Suit
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import DISCARD, STOCK, TURN_UP, Act, Discard, Make, Pass
from eldest.engine.events import Called, Event, TurnedUp
from eldest.engine.game import NOT_NOW, Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.closing import pass_deal
from eldest.engine.stages.trick_play import eldest_hand
from eldest.engine.values import replace
from eldest.games.euchre.bowers import BEST
from eldest.games.euchre.calls import (
    ACCEPTING,
    ALONE,
    Assist,
    AssistAlone,
    Discarded,
    DiscardForgotten,
    MakeAlone,
    Manner,
    OrderUp,
    OrderUpAlone,
    Propose,
    TakeUp,
    TakeUpAlone,
    ThrownUp,
    TrumpMade,
    TurnDown,
    TurnedDown,
    TurnUpIdle,
)
from eldest.games.euchre.clauses import Cited
from eldest.games.euchre.lone import NOT_AT_ALL, NOT_NOW_ALONE, ONLY_ALONE, PlayAlone, playing_alone
from eldest.games.euchre.table import PROPOSING, EuchreTable

TURNED_DOWN = "turned-down"

BARRED = phrase("euchre", "{suit} were turned down and cannot be named in this hand.")
NOT_HIS_WORDS = phrase("euchre", "The dealer takes up or turns down, his partner assists, others order up.")
NOT_YET = phrase("euchre", "A suit is named only after the card has been turned down.")
SPEAK_FIRST = phrase("euchre", "First the trump is to be made: speak for it, or against it.")
ROUND_OVER = phrase("euchre", "The turn-up has been turned down, and is no longer on offer.")
DEALER_MUST = phrase("euchre", "The dealer must name a suit: everybody else has passed.")
NOT_THE_TURN_UP = phrase("euchre", "The turn-up cannot be discarded, only a card dealt to you.")
NOT_DEALT = phrase("euchre", "{card} is not in your hand.")


class TurningUp(Stage[EuchreTable]):
    """The next card is faced on the rest of the pack; nobody is asked, unless it is the joker.

    rule: E2-DEAL-02, E-DEAL-06, E-MAKE-01
    """

    def __init__(self, name: str, *, joker_stands_for: Suit | None, cited: Cited, then: str) -> None:
        super().__init__(name)
        self._joker_stands_for = joker_stands_for
        self._cited = cited
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Turn the top card of the stock; its suit is proposed as trump."""
        top, *rest = table.lying(STOCK)
        shown = Hand((top,), 1, (top,))
        lies = table.spot(STOCK)
        seen = tuple(card for card in rest if lies and card in lies.lies.shown)
        table = table.with_spot(STOCK, Hand(tuple(rest), len(rest), seen)).with_spot(TURN_UP, shown)
        table = replace(table, turned=top, proposal=top.suit, maker=None, accepted=False)
        turned = (TurnedUp(top, self._cited.turn_up),)
        if table.order.height(top) != BEST:
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


class Lone(Enum):
    """Who may say that he plays alone as he makes the trump. rule: E-LONE-01, E-LONE-07, E-LONE-10"""

    NOBODY = "nobody"
    MAKER = "maker"
    ONLY_TO_ASSIST = "only to assist"
    """The maker; and a partner of the dealer may assist only if he does."""


class FirstRound(Stage[EuchreTable]):
    """Each in turn accepts the turn-up or passes; the first to accept fixes the trump.

    rule: E-MAKE-02, E-MAKE-03, E-MAKE-04, E2-MAKE-01, E2-MAKE-04, E2-MAKE-05, E2-MAKE-06,
    E3-MAKE-01, E6-MAKE-01
    """

    def __init__(self, name: str, *, lone: Lone, cited: Cited, accepted: str, refused: str) -> None:
        super().__init__(name)
        self._lone = lone
        self._cited = cited
        self._accepted = accepted
        self._refused = refused

    def turn_clause(self, table: EuchreTable) -> str:
        """Return the clause by which the seat in turn speaks."""
        return self._cited.dealer_speaks if table.turn == table.dealer else self._cited.speaks

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the eldest hand first."""
        return Outcome(replace(table, stage=self.name, turn=eldest_hand(table)))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return accepting and declining, in the words of the seat in turn. rule: E-MAKE-05"""
        seat = table.turn
        refuse = TurnDown(seat) if seat == table.dealer else Pass(seat)
        return (*(word(seat) for word in self._words(table)), refuse)

    def _words(self, table: EuchreTable) -> tuple[type[Act], ...]:
        """Return how the seat in turn may accept: with his partners first, then alone."""
        plain, alone = self._both_words(table)
        if self._lone is Lone.NOBODY:
            return (plain,)
        if self._lone is Lone.ONLY_TO_ASSIST and plain is Assist:
            return (alone,)
        return plain, alone

    def _both_words(self, table: EuchreTable) -> tuple[type[Act], type[Act]]:
        seat, dealer = table.turn, table.dealer
        if seat == dealer:
            return TakeUp, TakeUpAlone
        assert seat is not None
        assert dealer is not None
        sides = table.seating.sides
        return (Assist, AssistAlone) if sides[seat] == sides[dealer] else (OrderUp, OrderUpAlone)

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why something is not said by this player, or not yet."""
        if isinstance(act, ALONE) and self._lone is Lone.NOBODY:
            return Refusal.because(self._cited.alone, NOT_AT_ALL)
        if type(act) is Assist and self._both_words(table)[0] is Assist:
            return Refusal.because("E-LONE-07", ONLY_ALONE)
        if isinstance(act, (*ACCEPTING, TurnDown, Pass)):
            dealer = table.turn == table.dealer
            return Refusal.because(self._cited.take_up if dealer else self._cited.order_up, NOT_HIS_WORDS)
        if isinstance(act, Make):
            return Refusal.because(self._cited.names, NOT_YET)
        return Refusal.because(self.turn_clause(table), SPEAK_FIRST)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Fix the trump, ask the next player, or turn the card down."""
        seat = act.seat
        assert seat is not None
        if isinstance(act, Pass):
            left = table.seating.left_of(seat)
            passed = replace(table, calls=(*table.calls, act), turn=left)
            return Outcome(passed, (Called(seat, act, self._cited.declines),))
        if isinstance(act, TurnDown):
            return self._turn_down(replace(table, calls=(*table.calls, act)), act)
        return self._accept(table, seat, act)

    def _accept(self, table: EuchreTable, maker: Seat, act: Act) -> Outcome[EuchreTable]:
        """The suit is trumps, and nobody after him can alter it; he may play alone. rule: E-MAKE-03"""
        cited, suit = self._cited, table.proposal
        assert suit is not None
        if isinstance(act, TakeUp):
            manner, rule = Manner.TAKEN, cited.take_up
        elif isinstance(act, Assist):
            manner, rule = Manner.ASSISTED, cited.assist
        else:
            manner, rule = Manner.ORDERED, cited.order_up
        made = replace(_made(table, act, maker, suit), accepted=True)
        events = (Called(maker, act, rule), TrumpMade(maker, suit, manner, rule))
        return _perhaps_alone(made, act, events, self._accepted)

    def _turn_down(self, table: EuchreTable, act: TurnDown) -> Outcome[EuchreTable]:
        """Lay the card under the pack, where it stays to be seen. rule: E-MAKE-06"""
        card, suit, rule = table.turned, table.proposal, self._cited.turn_down
        assert act.seat is not None
        assert card is not None
        assert suit is not None
        table = table.with_spot(TURN_UP, Hand()).with_spot(TURNED_DOWN, Hand((card,), 1, (card,)))
        return Outcome(table, (Called(act.seat, act, rule), TurnedDown(card, suit, rule)), self._refused)


class SecondRound(Stage[EuchreTable]):
    """After a turn-down each in turn names another suit or passes, the dealer last.

    rule: E-MAKE-07, E-MAKE-09, E-MAKE-17, E2-MAKE-07, E2-MAKE-10, E2-MAKE-11
    """

    def __init__(  # the named parameters are what house rules change
        self, name: str, *, lone: Lone, dealer_must: bool, cited: Cited, made: str, passed: str
    ) -> None:
        super().__init__(name)
        self._words: tuple[type[Make], ...] = (Make,) if lone is Lone.NOBODY else (Make, MakeAlone)
        self._dealer_must = dealer_must
        self._cited = cited
        self._made = made
        self._passed = passed

    def turn_clause(self, table: EuchreTable) -> str:
        """Return the clause by which the seat in turn names a suit."""
        return self._cited.dealer_names if table.turn == table.dealer else self._cited.names

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the eldest hand first."""
        return Outcome(replace(table, stage=self.name, turn=eldest_hand(table)))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return the suits not turned down, and passing. rule: E-MAKE-08"""
        turn, barred = table.turn, table.proposal
        named = tuple(word(turn, suit) for word in self._words for suit in Suit if suit is not barred)
        if self._dealer_must and turn == table.dealer:
            return named
        return (*named, Pass(turn))

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why a suit cannot be named, or the dealer not pass."""
        if isinstance(act, ALONE) and MakeAlone not in self._words:
            return Refusal.because(self._cited.alone, NOT_AT_ALL)
        if isinstance(act, Make):
            return Refusal.because(self._cited.barred, BARRED, suit=act.suit)
        if isinstance(act, Pass):
            return Refusal.because("E-MAKE-17", DEALER_MUST)
        if isinstance(act, (*ACCEPTING, TurnDown)):
            return Refusal.because(self._cited.turn_down, ROUND_OVER)
        return Refusal.because(self.turn_clause(table), SPEAK_FIRST)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Fix the trump, ask the next player, or throw up the hands."""
        seat, cited = act.seat, self._cited
        assert seat is not None
        last = seat == table.dealer
        if isinstance(act, Make):
            called = Called(seat, act, cited.dealer_names if last else cited.names)
            return self._make(table, seat, act, called)
        table = replace(table, calls=(*table.calls, act))
        called = Called(seat, act, cited.thrown_up if last else cited.declines_again)
        if last:
            return Outcome(table, (called,), self._passed)
        return Outcome(replace(table, turn=table.seating.left_of(seat)), (called,))

    def _make(self, table: EuchreTable, maker: Seat, act: Make, called: Event) -> Outcome[EuchreTable]:
        """The suit is trumps: next, or crossed. rule: E-MAKE-10"""
        assert table.proposal is not None
        cited = self._cited
        if act.suit is table.proposal.mate:
            fixed = TrumpMade(maker, act.suit, Manner.NEXT, cited.next)
        else:
            fixed = TrumpMade(maker, act.suit, Manner.CROSS, cited.cross)
        return _perhaps_alone(_made(table, act, maker, act.suit), act, (called, fixed), self._made)


class Discarding(Stage[EuchreTable]):
    """The dealer lays one of his five cards under the pack for the turn-up that was accepted.

    rule: E-DISC-01, E-DISC-02, E-DISC-04, E2-MAKE-02, E2-MAKE-05

    :param late_lone: whether a dealer who took up may still say, until his discard lies under the
        pack, that he plays alone. rule: E-LONE-02
    """

    def __init__(self, name: str, *, late_lone: bool, cited: Cited, then: str) -> None:
        super().__init__(name)
        self._late_lone = late_lone
        self._cited = cited
        self._then = then

    def turn_clause(self, table: EuchreTable) -> str:
        """Return the clause of the discard."""
        return self._cited.discard

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the dealer; nobody discards after a turn-down, nor a dealer who laid down his hand.

        rule: E-DISC-06, E-DISC-08
        """
        if not table.accepted:
            return Outcome(table, (), self._then)
        if table.dealer in table.resting:
            assert table.turned is not None
            idle = replace(table, accepted=False)
            return Outcome(idle, (TurnUpIdle(table.turned),), self._then)
        return Outcome(replace(table, stage=self.name, turn=table.dealer))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return every card dealt to him; the turn-up is not among them."""
        turn = table.turn
        assert turn is not None
        discards = tuple(Discard(turn, card) for card in table.hands[turn].cards)
        return (*discards, PlayAlone(turn)) if self._may_still_play_alone(table) else discards

    def _may_still_play_alone(self, table: EuchreTable) -> bool:
        return self._late_lone and table.maker == table.turn and table.lone is None

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why a card cannot be discarded."""
        if isinstance(act, PlayAlone):
            return Refusal.because(self._cited.alone, NOT_NOW_ALONE)
        if not isinstance(act, Discard):
            return Refusal.because(self._cited.discard, NOT_NOW)
        if act.card == table.turned:
            return Refusal.because(self._cited.not_turn_up, NOT_THE_TURN_UP)
        return Refusal.because(self._cited.not_turn_up, NOT_DEALT, card=act.card)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Lay the card face down under the pack."""
        assert act.seat is not None
        if isinstance(act, PlayAlone):
            table = replace(table, calls=(*table.calls, act))
            table, lone = playing_alone(table, act.seat)
            return Outcome(table, (Called(act.seat, act, "E-LONE-02"), lone))
        if not isinstance(act, Discard):
            # Only at a strict table: he has forgotten it. rule: E-DISC-07
            return Outcome(table, (DiscardForgotten(act.seat, "E-DISC-07"),), self._then)
        table = table.without(act.seat, act.card)
        table = table.with_spot(DISCARD, Hand((act.card,)), known_to=act.seat)
        return Outcome(table, (Discarded(act.seat, act.card, self._cited.discard),), self._then)


class ThrowingUp(Stage[EuchreTable]):
    """The hands are thrown up without score, and the deal passes. rule: E-MAKE-09, E2-MAKE-11"""

    def __init__(self, name: str, *, cited: Cited) -> None:
        super().__init__(name)
        self._cited = cited

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Pass the deal to the left. rule: X-DEAL-03"""
        return pass_deal(table, (ThrownUp(self._cited.thrown_up),))


def _made(table: EuchreTable, act: Act, maker: Seat, suit: Suit) -> EuchreTable:
    """Return the table with a suit made trumps; each for himself, the maker is alone against the rest.

    rule: E-MAKE-11, E3-PLAY-01, E-LONE-10
    """
    allies = () if table.seating.in_partnerships else (maker,)
    order = replace(table.order, trumps=suit)
    return replace(table, calls=(*table.calls, act), maker=maker, order=order, allies=allies)


def _perhaps_alone(
    table: EuchreTable, act: Act, events: tuple[Event, ...], then: str
) -> Outcome[EuchreTable]:
    """Return what follows when the trump is made, by one who perhaps said that he plays alone."""
    if not isinstance(act, ALONE):
        return Outcome(table, events, then)
    assert table.maker is not None
    table, lone = playing_alone(table, table.maker)
    return Outcome(table, (*events, lone), then)
