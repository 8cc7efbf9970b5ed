"""The trump card: the last card dealt, or at German Whist the open card of the stock."""

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, TURN_UP
from eldest.engine.events import Event, TurnedUp, event
from eldest.engine.game import Outcome, Stage
from eldest.engine.phrase import phrase
from eldest.engine.values import replace
from eldest.games.whist.table import WhistTable


@event(
    phrase("whist", "{seat} takes {card} into the hand."),
    "W-TRUMP-01",
    mine=phrase("whist", "You take {card} into your hand."),
)
class TurnUpTaken(Event):
    """After the first trick the dealer takes the turn-up in, if he has not played it."""

    seat: Seat
    card: Card


@event(
    phrase("whist", "{seat} takes {card} from the stock."),
    "W-GER-02",
    mine=phrase("whist", "You take {card} from the stock."),
)
class OpenCardTaken(Event):
    """At German Whist the winner of a trick takes the open card."""

    seat: Seat
    card: Card


@event(
    phrase("whist", "{seat} takes the next card unseen."),
    "W-GER-02",
    mine=phrase("whist", "You take {card} from the stock."),
    shows=True,
)
class HiddenCardTaken(Event):
    """At German Whist the loser of a trick takes the card below; only he sees it."""

    seat: Seat
    card: Card | None

    def seen_by(self, seat: Seat) -> "HiddenCardTaken":
        """Hide the card from the other."""
        return self if seat == self.seat else replace(self, card=None)


class TurningLast(Stage[WhistTable]):
    """The dealer shows the last card, which is his own; its suit is trumps. rule: W-DEAL-04"""

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: WhistTable) -> Outcome[WhistTable]:
        """Lay the dealer's last card face up before him. rule: W-TRUMP-01"""
        assert table.dealer is not None
        card = table.hands[table.dealer].cards[-1]
        table = table.with_hand(table.dealer, table.hands[table.dealer].minus(card))
        return Outcome(_turned(table, card), (TurnedUp(card, "W-DEAL-04"),), self._then)


class TurningStock(Stage[WhistTable]):
    """The top card of the stock is turned; its suit is trumps for the whole hand. rule: W-GER-01"""

    def __init__(self, name: str, *, then: str) -> None:
        super().__init__(name)
        self._then = then

    def enter(self, table: WhistTable) -> Outcome[WhistTable]:
        """Lay the card face up on the stock."""
        card, *below = table.lying(STOCK)
        table = table.with_spot(STOCK, Hand(tuple(below)))
        return Outcome(_turned(table, card), (TurnedUp(card, "W-GER-01"),), self._then)


def _turned(table: WhistTable, card: Card) -> WhistTable:
    """Return the table with a card turned up, and its suit trumps."""
    table = table.with_spot(TURN_UP, Hand((card,), 1, (card,)))
    return replace(table, turned=card, order=CardOrder(card.suit))


def turn_up_to_hand(table: WhistTable) -> tuple[WhistTable, tuple[Event, ...]]:
    """Return the table after a trick: after the first the dealer takes in his turn-up. rule: W-TRUMP-01

    At a strict table he may have left it lying. rule: W-TRUMP-02
    """
    lying = table.lying(TURN_UP)
    if not lying or (table.docket.offences and _is_forgotten(table)):
        return table, ()
    assert table.dealer is not None
    return table.turn_up_taken(), (TurnUpTaken(table.dealer, lying[0]),)


def _is_forgotten(table: WhistTable) -> bool:
    from eldest.laws.trump_card import is_forgotten  # only here: where nobody errs no law is asked

    return is_forgotten(table)


def draw_from_stock(table: WhistTable) -> tuple[WhistTable, tuple[Event, ...]]:
    """Return the table after a trick: the winner takes the open card, the loser the one below it.

    Then the next is turned, until the stock is used up. rule: W-GER-02, W-GER-03
    """
    stock, open_ = table.lying(STOCK), table.lying(TURN_UP)
    if not open_:
        return table, ()
    winner = table.tricks[-1].winner
    assert winner is not None
    if not stock:
        return _last_taken(table, winner, open_[0])
    loser = table.seating.left_of(winner)
    (open_card,), (hidden, *below) = open_, stock
    table = table.with_hand(winner, table.hands[winner].plus((open_card,)))
    table = table.with_hand(loser, table.hands[loser].plus((hidden,)))
    taken = (OpenCardTaken(winner, open_card), HiddenCardTaken(loser, hidden))
    if not below:
        return table.with_spot(TURN_UP, Hand()).with_spot(STOCK, Hand()), taken
    turned, *rest = below
    table = table.with_spot(STOCK, Hand(tuple(rest))).with_spot(TURN_UP, Hand((turned,), 1, (turned,)))
    return table, (*taken, TurnedUp(turned, "W-GER-02"))


def _last_taken(table: WhistTable, winner: Seat, card: Card) -> tuple[WhistTable, tuple[Event, ...]]:
    """Return the table as nothing lies below the open card: cards were dealt wrongly. rule: W-HAND-01"""
    table = table.with_hand(winner, table.hands[winner].plus((card,))).with_spot(TURN_UP, Hand())
    return table, (OpenCardTaken(winner, card),)
