"""Bidding and naming the trump: one round of speaking, then the maker's word."""

from typing import ClassVar

from eldest.cards.card import Suit
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Make, Pass
from eldest.engine.events import Called, Event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.stages.dealing import own_spot
from eldest.engine.values import replace
from eldest.games.cinch.calls import BLIND, BlindTaken, TakeBlind, TrumpNamed
from eldest.games.cinch.pedros import ALL_POINTS, PedroOrder
from eldest.games.cinch.speaking import after_speaking, with_word
from eldest.games.cinch.table import CinchTable

TOO_MUCH = phrase("cinch", "There are only {most} points to be won.")
TOO_LITTLE = phrase("cinch", "The lowest bid is one.")
NOT_HIGHER = phrase("cinch", "A bid must be higher than the {bid} that was bid.")
SPEAK_FIRST = phrase("cinch", "First you are to bid, or to pass.")
NOT_YET_NAMED = phrase("cinch", "The trump is named after the bidding, by the highest bidder.")
ONE_BID = phrase("cinch", "The bidding is over.")
NAME_FIRST = phrase("cinch", "First a trump is to be named.")
BLIND_FIRST = phrase("cinch", "First the blind packet is to be taken up.")


class Bidding(Stage[CinchTable]):
    """Each speaks once from the eldest hand; every bid tops the last, and fourteen ends it.

    What is bid are the points that the bidder's side will win; a bid stands as it was made.
    rule: C-BID-01, C-BID-02, C-BID-03, C-BID-04, C-BID-05, C-BID-06, C-BID-09
    """

    clause: ClassVar[str] = "C-BID-01"

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: CinchTable) -> Outcome[CinchTable]:
        """Ask the eldest hand first."""
        assert table.dealer is not None
        return Outcome(replace(table, stage=self.name, turn=table.seating.eldest_of(table.dealer)))

    def acts(self, table: CinchTable) -> tuple[Act, ...]:
        """Return every bid above the last, and passing."""
        turn = table.turn
        return (*(Bid(turn, number) for number in range(table.bid + 1, ALL_POINTS + 1)), Pass(turn))

    def explain(self, table: CinchTable, act: Act) -> Refusal:
        """Return why something cannot be bid, or not be said now."""
        if isinstance(act, Bid) and act.number > ALL_POINTS:
            return Refusal.because("C-BID-02", TOO_MUCH, most=ALL_POINTS)
        if isinstance(act, Bid) and table.bid:
            return Refusal.because("C-BID-04", NOT_HIGHER, bid=table.bid)
        if isinstance(act, Bid):
            return Refusal.because("C-BID-02", TOO_LITTLE)
        if isinstance(act, Make):
            return Refusal.because("C-TRUMP-01", NOT_YET_NAMED)
        return Refusal.because(self.clause, SPEAK_FIRST)

    def advance(self, table: CinchTable, act: Act) -> Outcome[CinchTable]:
        """Note what was said, and ask the next player; the highest bidder is the maker. rule: C-BID-07"""
        assert act.seat is not None
        called = Called(act.seat, act, "C-BID-04" if isinstance(act, Bid) else "C-BID-03")
        return after_speaking(with_word(table, act), (called,), then=self._then)


class Naming(Stage[CinchTable]):
    """The maker names the trump, before anybody lays cards away; it cannot be changed.

    In Blind Cinch he first takes up his packet. rule: C-TRUMP-01, C-BID-08, CV-BLIND-02
    """

    clause: ClassVar[str] = "C-TRUMP-01"

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: CinchTable) -> Outcome[CinchTable]:
        """Ask the maker."""
        return Outcome(replace(table, stage=self.name, turn=table.maker))

    def acts(self, table: CinchTable) -> tuple[Act, ...]:
        """Return every suit, once no packet lies there to be taken up."""
        assert table.turn is not None
        if has_blind(table, table.turn):
            return (TakeBlind(table.turn),)
        return tuple(Make(table.turn, suit) for suit in Suit)

    def explain(self, table: CinchTable, act: Act) -> Refusal:
        """Return why something is not done now."""
        assert table.turn is not None
        if has_blind(table, table.turn):
            return Refusal.because("CV-BLIND-02", BLIND_FIRST)
        if isinstance(act, Bid | Pass):
            return Refusal.because("C-BID-05", ONE_BID)
        return Refusal.because(self.clause, NAME_FIRST)

    def advance(self, table: CinchTable, act: Act) -> Outcome[CinchTable]:
        """Fix the trump, after the packet was taken up."""
        assert act.seat is not None
        if isinstance(act, TakeBlind):
            table, taken = with_blind_taken(table, act.seat)
            return Outcome(table, (taken,))
        assert isinstance(act, Make)
        table = replace(table, order=PedroOrder(act.suit), calls=(*table.calls, act))
        called = Called(act.seat, act, self.clause)
        return Outcome(table, (called, TrumpNamed(act.seat, act.suit, table.bid)), self._then)


def has_blind(table: CinchTable, seat: Seat) -> bool:
    """Tell whether a player's blind packet still lies there."""
    return table.spot(own_spot(BLIND, seat)) is not None


def with_blind_taken(table: CinchTable, seat: Seat) -> tuple[CinchTable, Event]:
    """Return the table after a player took up his blind packet. rule: CV-BLIND-02"""
    name = own_spot(BLIND, seat)
    cards = table.lying(name)
    table = table.with_hand(seat, table.hands[seat].plus(cards)).with_spot(name, Hand())
    return table, BlindTaken(seat, cards)
