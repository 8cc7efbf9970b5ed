"""Robbing the pack: the dealer, last of all, takes what he likes of the stock."""

from typing import ClassVar

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, Act, Take
from eldest.engine.events import Event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import Refusal, phrase
from eldest.engine.values import replace
from eldest.games.cinch.calls import HandFilled, PackRobbed, StockSeen, StockTaken
from eldest.games.cinch.discarding import RESTOCK, plain_first, throw, throwing_acts, why_not_thrown
from eldest.games.cinch.table import KEPT, CinchTable

NOT_THERE = phrase("cinch", "{card} is not in the stock.")
TAKE_FIRST = phrase("cinch", "First take cards from the stock until you have six.")


class Robbing(Stage[CinchTable]):
    """The dealer lays his plain cards away, looks through the stock, and takes what makes six cards.

    Every trump in it he must take; with more than six he throws some that count nothing, and shows
    them. What he leaves is out of play, and only he has seen it. If there is not enough, the cards
    laid away are shuffled, and from those he is given the top ones as the others are.
    rule: C-ROB-01, C-ROB-02, C-ROB-03, C-DISC-02, C-DISC-03, C-DISC-07
    """

    clause: ClassVar[str] = "C-ROB-01"

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: CinchTable) -> Outcome[CinchTable]:
        """Ask the dealer, unless his hand has been filled after a restock."""
        dealer = _dealer(table)
        table = replace(table, stage=self.name, turn=dealer)
        if table.served == dealer:
            return Outcome(table, (), self._then)
        return Outcome(table) if table.plain_of(dealer) else self._look(table, ())

    def acts(self, table: CinchTable) -> tuple[Act, ...]:
        """Return laying cards away, then throwing trumps or taking cards until there are six."""
        dealer = _dealer(table)
        if not table.robbing or table.hands[dealer].size > KEPT:
            return throwing_acts(table, dealer)
        return tuple(Take(dealer, card) for card in table.lying(STOCK))

    def in_a_row(self, table: CinchTable) -> int:
        """Return how many cards are wanted, or are too many, for six; plain cards go all at once."""
        if not table.robbing:
            return 1
        return abs(table.hands[_dealer(table)].size - KEPT)

    def explain(self, table: CinchTable, act: Act) -> Refusal:
        """Return why a card cannot be taken or laid away."""
        dealer = _dealer(table)
        if not table.robbing:
            return plain_first(act)
        if table.hands[dealer].size > KEPT:
            return why_not_thrown(table, dealer, act)
        if isinstance(act, Take):
            return Refusal.because(self.clause, NOT_THERE, card=act.card)
        return Refusal.because(self.clause, TAKE_FIRST)

    def advance(self, table: CinchTable, act: Act) -> Outcome[CinchTable]:
        """Lay away, look through the stock, or take a card of it."""
        assert act.seat is not None
        if isinstance(act, Take):
            return self._settle(*self._take(table, act))
        table, thrown = throw(table, act)
        return self._settle(table, (thrown,)) if table.robbing else self._look(table, (thrown,))

    def _take(self, table: CinchTable, act: Take) -> tuple[CinchTable, tuple[Event, ...]]:
        dealer = _dealer(table)
        rest = Hand(tuple(card for card in table.lying(STOCK) if card != act.card))
        table = table.with_hand(dealer, table.hands[dealer].plus((act.card,)))
        table = table.with_spot(STOCK, rest, known_to=dealer)
        return replace(table, robbed=(table.robbed or 0) + 1), (StockTaken(dealer, act.card),)

    def _look(self, table: CinchTable, events: tuple[Event, ...]) -> Outcome[CinchTable]:
        """Show the dealer the stock, and give him what he has no choice in."""
        table = replace(table, robbing=True)
        dealer, stock = _dealer(table), table.lying(STOCK)
        if table.restocked or not stock:
            table, given = table.drawn(dealer)
            return self._settle(table, (*events, *_filled(dealer, given)))
        few = len(stock) <= KEPT - table.hands[dealer].size
        taken = tuple(card for card in stock if few or table.order.is_trump(card))
        rest = tuple(card for card in stock if card not in taken)
        table = table.with_hand(dealer, table.hands[dealer].plus(taken))
        table = table.with_spot(STOCK, Hand(rest), known_to=dealer)
        return self._settle(replace(table, robbed=len(taken)), (*events, StockSeen(dealer, stock)))

    def _settle(self, table: CinchTable, events: tuple[Event, ...]) -> Outcome[CinchTable]:
        """See whether the dealer has his six cards; if the stock does not do, restock."""
        dealer = _dealer(table)
        size = table.hands[dealer].size
        if size > KEPT or (size < KEPT and table.lying(STOCK)):
            return Outcome(table, events)
        table, robbed = replace(table, served=dealer), table.robbed
        told = events if robbed is None else (*events, PackRobbed(dealer, robbed))
        return Outcome(table, told, RESTOCK if size < KEPT else self._then)


def _dealer(table: CinchTable) -> Seat:
    assert table.dealer is not None
    return table.dealer


def _filled(seat: Seat, given: tuple[Card, ...]) -> tuple[Event, ...]:
    return (HandFilled(seat, len(given), given, "C-DISC-07"),) if given else ()
