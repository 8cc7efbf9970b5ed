"""Bidding for tricks, and what the highest bidder then does: widow, trump, discard, partners."""

from eldest.cards.card import Card, Suit
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import DISCARD, WIDOW, Act, Bid, Choose, Discard, Make, Pass
from eldest.engine.events import Called, Event, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.closing import pass_deal
from eldest.engine.values import replace
from eldest.games.euchre.contracts import BiddingForm, last_bid
from eldest.games.euchre.table import EuchreTable

BID_FIRST = phrase("euchre", "First the tricks are to be bid for: bid, or pass.")
NO_SUCH_BID = phrase("euchre", "There is no bid of {number} here.")
BID_HIGHER = phrase("euchre", "A bid must be higher than the last, {number}.")
SAY_WHAT_IT_IS = phrase("euchre", "A bid of {number} is not made in these words.")
NAME_TRUMP = phrase("euchre", "First the highest bidder names the trump.")
LAY_AWAY = phrase("euchre", "First the maker lays away as many cards as he took.")
NOT_HELD = phrase("euchre", "{card} is not in your hand.")
CHOOSE_FIRST = phrase("euchre", "First the maker chooses who plays with him.")
NOT_TO_CHOOSE = phrase("euchre", "Choose another player, whom you have not chosen yet.")


@event(
    phrase("euchre", "{seat} has the bid of {number}."),
    mine=phrase("euchre", "You have the bid of {number}."),
)
class BidWon(Event):
    """The bidding is over: nobody went higher."""

    seat: Seat
    number: int
    rule: str


@event(phrase("euchre", "Nobody has bid; the hands are thrown up."))
class NobodyBid(Event):
    """All passed; nothing is scored."""

    rule: str


@event(
    phrase("euchre", "{seat} takes the widow."),
    mine=phrase("euchre", "You take the widow."),
    shows=True,
)
class WidowTaken(Event):
    """The maker took the widow into his hand; only he sees its cards."""

    seat: Seat
    cards: tuple[Card, ...]
    rule: str

    def seen_by(self, seat: Seat) -> "WidowTaken":
        """Hide the cards from all but the maker."""
        return self if seat == self.seat else replace(self, cards=())


@event(
    phrase("euchre", "{suit} are trumps: {seat} named them."),
    mine=phrase("euchre", "{suit} are trumps: you named them."),
)
class TrumpNamed(Event):
    """The highest bidder has named the trump."""

    seat: Seat
    suit: Suit
    rule: str


@event(
    phrase("euchre", "{seat} lays a card away."),
    mine=phrase("euchre", "You lay {card} away."),
)
class LaidAway(Event):
    """The maker laid a card away, face down; only he knows it."""

    seat: Seat
    card: Card | None
    rule: str

    def seen_by(self, seat: Seat) -> "LaidAway":
        """Hide the card from all but the maker."""
        return self if seat == self.seat else replace(self, card=None)


@event(phrase("euchre", "In this deal {seats} play against all others."), "E-POS-05")
class MakersSide(Event):
    """The maker has chosen; nobody changes his seat. rule: E5-MAKE-03"""

    seats: tuple[Seat, ...]


@event(
    phrase("euchre", "{seat} plays alone against all others."),
    "E-POS-05",
    mine=phrase("euchre", "You play alone against all others."),
)
class MakerAlone(Event):
    """The maker has no partner in this deal. rule: E5-PLAY-01"""

    seat: Seat


class FormStage(Stage[EuchreTable]):
    """A stage of a form of Euchre with bidding, which cites the clauses of its form."""

    def __init__(self, name: str, form: BiddingForm) -> None:
        super().__init__(name)
        self._form = form

    def turn_clause(self, table: EuchreTable) -> str:
        """Return the clause of the form that says whose act this is."""
        return self._form.clauses.make


class Bidding(FormStage):
    """Each in turn from the eldest hand bids once, higher than the last, or passes.

    It is over when the dealer has spoken, or when there is no higher bid.
    rule: E5-BID-01, E5-BID-02, E7-BID-01, E-AUC-01
    """

    def __init__(self, name: str, form: BiddingForm, *, won: str, passed: str) -> None:
        super().__init__(name, form)
        self._won = won
        self._passed = passed

    def turn_clause(self, table: EuchreTable) -> str:
        """Return the clause of the bidding."""
        return self._form.clauses.bid

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the eldest hand first."""
        assert table.dealer is not None
        return Outcome(replace(table, stage=self.name, turn=table.seating.eldest_of(table.dealer)))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return every bid above the last, and passing."""
        last = _last_number(table)
        higher = (number for number in self._form.numbers if number > last)
        return (*(self._form.act(table.turn, number) for number in higher), Pass(table.turn))

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why this cannot be bid."""
        clauses = self._form.clauses
        if not isinstance(act, Bid):
            return Refusal.because(clauses.bid, BID_FIRST)
        if act.number not in self._form.numbers:
            return Refusal.because(clauses.bid, NO_SUCH_BID, number=act.number)
        last = _last_number(table)
        if act.number <= last:
            return Refusal.because(clauses.bid, BID_HIGHER, number=last)
        return Refusal.because(clauses.lone, SAY_WHAT_IT_IS, number=act.number)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Ask the next player, or close the bidding."""
        assert act.seat is not None
        lone = isinstance(act, Bid) and self._form.is_lone(act.number)
        called = Called(act.seat, act, self._form.clauses.lone if lone else self._form.clauses.bid)
        table = replace(table, calls=(*table.calls, act))
        if act.seat != table.dealer and _last_number(table) < self._form.highest:
            return Outcome(replace(table, turn=table.seating.left_of(act.seat)), (called,))
        best = last_bid(table)
        if best is None or best.seat is None:
            return Outcome(table, (called,), self._passed)
        table = replace(table, maker=best.seat, bid=best.number)
        won = BidWon(best.seat, best.number, self._form.clauses.bid)
        return Outcome(table, (called, won), self._won)


def _last_number(table: EuchreTable) -> int:
    last = last_bid(table)
    return last.number if last else 0


class NotBid(FormStage):
    """Nobody bid: the hands are thrown up and the deal passes. rule: E5-BID-03, E7-BID-02, E-AUC-05"""

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Pass the deal to the left. rule: X-DEAL-03"""
        return pass_deal(table, (NobodyBid(self._form.clauses.passed),))


class NamingTrump(FormStage):
    """The highest bidder takes the widow, if it goes with his bid, and names any suit as trump.

    rule: E5-MAKE-01, E7-MAKE-01, E-AUC-01
    """

    def __init__(self, name: str, form: BiddingForm, *, then: str) -> None:
        super().__init__(name, form)
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Give the maker the widow, and ask him."""
        maker, clause = _maker(table), self._form.clauses.make
        table = replace(table, stage=self.name, turn=maker)
        if not self._form.takes_widow(table.bid):
            return Outcome(table)
        widow = table.lying(WIDOW)
        held = table.hands[maker].plus(widow)
        table = table.with_spot(WIDOW, Hand()).with_hand(maker, held)
        return Outcome(table, (WidowTaken(maker, widow, clause),))

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return every suit."""
        return tuple(Make(table.turn, suit) for suit in Suit)

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Say that nothing else is to be done now."""
        return Refusal.because(self._form.clauses.make, NAME_TRUMP)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Fix the trump. rule: E-MAKE-11"""
        assert isinstance(act, Make)
        maker, clause = _maker(table), self._form.clauses.make
        table = replace(table, order=replace(table.order, trumps=act.suit), calls=(*table.calls, act))
        return Outcome(table, (Called(maker, act, clause), TrumpNamed(maker, act.suit, clause)), self._then)


class LayingAway(FormStage):
    """A maker who took the widow lays cards away, face down, down to the number dealt.

    rule: E5-MAKE-01, E7-MAKE-01
    """

    def __init__(self, name: str, form: BiddingForm, *, then: str) -> None:
        super().__init__(name, form)
        self._then = then

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the maker, if he has more cards than were dealt to him."""
        table = replace(table, stage=self.name, turn=_maker(table))
        return Outcome(table, then="" if self.in_a_row(table) > 0 else self._then)

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return every card he holds, dealt or taken."""
        return tuple(Discard(table.turn, card) for card in table.hands[_maker(table)].cards)

    def in_a_row(self, table: EuchreTable) -> int:
        """Return how many cards he has too many."""
        return table.hands[_maker(table)].size - self._form.cards

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why a card cannot be laid away."""
        if isinstance(act, Discard):
            return Refusal.because(self._form.clauses.make, NOT_HELD, card=act.card)
        return Refusal.because(self._form.clauses.make, LAY_AWAY)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Lay the card to those laid away before."""
        assert isinstance(act, Discard)
        maker = _maker(table)
        table = table.without(maker, act.card)
        away = Hand((*table.lying(DISCARD), act.card))
        table = table.with_spot(DISCARD, away, known_to=maker)
        laid = LaidAway(maker, act.card, self._form.clauses.make)
        return Outcome(table, (laid,), "" if self.in_a_row(table) > 0 else self._then)


class ChoosingPartners(FormStage):
    """The maker picks his partners by their seats, one after another; none can refuse.

    rule: E5-MAKE-02, E5-MAKE-03, E7-MAKE-02, E-POS-05
    """

    def __init__(self, name: str, form: BiddingForm, *, then: str) -> None:
        super().__init__(name, form)
        self._then = then

    def turn_clause(self, table: EuchreTable) -> str:
        """Return the clause of choosing."""
        return self._form.clauses.partners

    def enter(self, table: EuchreTable) -> Outcome[EuchreTable]:
        """Ask the maker; with a lone bid all others oppose him. rule: E5-PLAY-01"""
        maker = _maker(table)
        table = replace(table, stage=self.name, turn=maker, allies=(maker,))
        if self._form.is_lone(table.bid):
            return Outcome(table, (MakerAlone(maker),), self._then)
        return Outcome(table)

    def acts(self, table: EuchreTable) -> tuple[Act, ...]:
        """Return everybody whom he has not chosen yet."""
        others = (seat for seat in table.seating.from_(_maker(table)) if seat not in table.allies)
        return tuple(Choose(table.turn, seat) for seat in others)

    def explain(self, table: EuchreTable, act: Act) -> Refusal:
        """Return why this is not a choice."""
        said = NOT_TO_CHOOSE if isinstance(act, Choose) else CHOOSE_FIRST
        return Refusal.because(self._form.clauses.partners, said)

    def advance(self, table: EuchreTable, act: Act) -> Outcome[EuchreTable]:
        """Put the partner beside the maker."""
        assert isinstance(act, Choose)
        called = Called(_maker(table), act, self._form.clauses.partners)
        table = replace(table, allies=(*table.allies, act.partner), calls=(*table.calls, act))
        if len(table.allies) <= self._form.partners_for(table.bid):
            return Outcome(table, (called,))
        return Outcome(table, (called, MakersSide(table.allies)), self._then)


def _maker(table: EuchreTable) -> Seat:
    assert table.maker is not None
    return table.maker
