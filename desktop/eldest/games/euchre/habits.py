"""The habits of a sensible player of Euchre, each with its reason; they see what their seat may see."""

from collections.abc import Iterable

from eldest.cards.card import Card, Rank, Suit
from eldest.cards.order import CardOrder
from eldest.cards.pack import Pack
from eldest.engine.acts import TURN_UP, Act, DealOut, Discard, Make, Pass, Play
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import cut, lowest_first, mover, of_kind, only_card, still_out
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.engine.values import replace
from eldest.games.euchre.calls import ACCEPTING, Propose, TakeUp, TurnDown
from eldest.games.euchre.table import EuchreTable, at_euchre

ORDERING = 2.9
TAKING = 2.6
NAMING = 2.7
NAMING_LAST = 2.85
"""Tricks that a hand must be worth to order up, to take up, to name a suit, or to name it last of all.

The last to speak loses nothing by passing; the others leave the choice to their adversary.
"""

DEAL_EITHER = phrase("habits", "Twos first or threes first: it makes no odds.")
SUIT_UNSEEN = phrase("habits", "With the hand unseen one suit is as good as another.")
GOOD_ENOUGH = phrase("habits", "With {suit} as trumps this hand is worth about {tricks} tricks.")
TOO_WEAK = phrase("habits", "This hand is worth only about {tricks} tricks; three are needed.")
BEST_OF_BAD = phrase("habits", "Somebody must name a suit, and {suit} is the best of these.")
WEAKEST_CARD = phrase("habits", "Without {card} the hand is at its strongest.")
DRAW_TRUMPS = phrase("habits", "The maker leads his best trump while it cannot be beaten.")
CASH_WINNER = phrase("habits", "No card left in {suit} can beat {card}.")
LEAD_LOW_TRUMP = phrase("habits", "With only trumps left the lowest is led.")
LEAD_TOP_PLAIN = phrase("habits", "The highest plain card has the best chance to make a trick.")
TAKE_CHEAPLY = phrase("habits", "The trick is taken with the lowest card that wins it.")
SAVE_TRUMPS = phrase("habits", "The trick cannot be won, so the least useful card goes.")

TRUMP_WORTH = {18: 1.4, 17: 1.4, 16: 1.05, 14: 0.95, 13: 0.9, 12: 0.9}
LOW_TRUMP = 0.8
PLAIN_WORTH = {Rank.ACE: 0.7, Rank.KING: 0.5, Rank.QUEEN: 0.4, Rank.JACK: 0.25, Rank.TEN: 0.25}
LOW_PLAIN = 0.1
VOID_WORTH = 0.15
TURN_UP_AGAINST = 0.7
"""What a card, an empty plain suit, and a turn-up given to the dealer, are worth in tricks.

Fitted to 12,000 random two-handed deals played by these habits; the rest is chance, 0.9 tricks.
"""


def worth(cards: Iterable[Card], order: CardOrder) -> float:
    """Return about how many of five tricks these cards win for the maker of these trumps."""
    held = tuple(cards)
    suits = {order.suit_of(card) for card in held} | {order.trumps}
    return sum(_weight(card, order) for card in held) + VOID_WORTH * (len(Suit) - len(suits))


def _weight(card: Card, order: CardOrder) -> float:
    if order.is_trump(card):
        return TRUMP_WORTH.get(order.height(card), LOW_TRUMP)
    return PLAIN_WORTH.get(card.rank, LOW_PLAIN)


def _tricks(value: float) -> str:
    return f"{value:.1f}"


def deal(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Deal by turns twos first and threes first, each dealer for himself. rule: E-DEAL-05"""
    deals = of_kind(acts, DealOut)
    own_deals = sight.tally.deals // len(sight.seating.seats)
    return Advice(deals[own_deals % len(deals)], DEAL_EITHER) if deals else None


def propose(_sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Name a suit for the joker turned."""
    suits = of_kind(acts, Propose)
    return Advice(suits[-1], SUIT_UNSEEN) if suits else None


def accept(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Accept the turn-up with a hand worth it; the dealer counts it in, his adversary against him."""
    table = at_euchre(sight)
    for call in acts:
        if isinstance(call, ACCEPTING):
            refuse = next(act for act in acts if isinstance(act, Pass | TurnDown))
            return _weigh(table, call, refuse)
    return None


def _weigh(table: EuchreTable, call: Act, refuse: Act) -> Advice:
    assert call.seat is not None
    assert table.turned is not None
    assert table.proposal is not None
    order = replace(table.order, trumps=table.proposal)
    cards = table.hands[call.seat].cards
    if isinstance(call, TakeUp):
        value = worth((*_without_weakest(cards, order), table.turned), order)
    else:
        value = worth(cards, order) - TURN_UP_AGAINST
    if value >= (TAKING if isinstance(call, TakeUp) else ORDERING):
        return Advice(call, GOOD_ENOUGH, (("suit", table.proposal), ("tricks", _tricks(value))))
    return Advice(refuse, TOO_WEAK, (("tricks", _tricks(value)),))


def name_suit(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Name the best suit, if it is worth three tricks or somebody must."""
    makes = of_kind(acts, Make)
    if not makes:
        return None
    cards = sight.hands[mover(sight)].cards
    best = max(makes, key=lambda make: worth(cards, replace(sight.order, trumps=make.suit)))
    value = worth(cards, replace(sight.order, trumps=best.suit))
    values = (("suit", best.suit), ("tricks", _tricks(value)))
    if value >= (NAMING_LAST if sight.turn == sight.dealer else NAMING):
        return Advice(best, GOOD_ENOUGH, values)
    passes = of_kind(acts, Pass)
    return Advice(passes[0], TOO_WEAK, values[1:]) if passes else Advice(best, BEST_OF_BAD, values[:1])


def discard(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Lay away the card without which the hand is strongest."""
    discards = of_kind(acts, Discard)
    if not discards:
        return None
    table = at_euchre(sight)
    kept = _without_weakest(tuple(act.card for act in discards), table.order)
    chosen = next(act for act in discards if act.card not in kept)
    return Advice(chosen, WEAKEST_CARD, (("card", chosen.card),))


def _without_weakest(cards: tuple[Card, ...], order: CardOrder) -> tuple[Card, ...]:
    """Return the cards without the one least worth keeping, a lone plain card before a guarded one."""

    def use(card: Card) -> tuple[float, int, int]:
        guarded = sum(order.suit_of(other) is order.suit_of(card) for other in cards) > 1
        return (_weight(card, order), guarded, order.height(card))

    weakest = min(cards, key=use)
    return tuple(card for card in cards if card != weakest)


def take_cheaply(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Take a trick that can be won with the lowest card that wins it."""
    plays = of_kind(acts, Play)
    if not plays or not sight.trick.plays:
        return None
    winning = sight.order.best(sight.trick.cards)
    winners = [play for play in plays if sight.order.beats(play.card, winning)]
    if winners:
        return Advice(min(winners, key=lowest_first(sight)), TAKE_CHEAPLY)
    return Advice(min(plays, key=lowest_first(sight)), SAVE_TRUMPS)


class Leading:
    """The habits of the leader, who must know which cards are still out."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack

    def draw_trumps(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As the maker lead the best trump while it is sure to win and trumps are still out."""
        plays = self._leads(sight, acts)
        table = at_euchre(sight)
        if not plays or table.maker != table.turn:
            return None
        sure = [p for p in plays if table.order.is_trump(p.card) and self._is_master(sight, p.card)]
        if sure and self._suit_out(sight, table.order.trumps):
            return Advice(sure[0], DRAW_TRUMPS)
        return None

    def cash(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead a plain card that nothing left in its suit can beat."""
        plays = self._leads(sight, acts)
        plain = [p for p in plays if not sight.order.is_trump(p.card)]
        sure = [p for p in plain if self._is_master(sight, p.card)]
        if not sure:
            return None
        best = max(sure, key=lambda p: len(self._out(sight, p.card)))
        return Advice(best, CASH_WINNER, (("suit", best.card.suit), ("card", best.card)))

    def lead_best(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead the highest plain card; with nothing but trumps, the lowest of them."""
        plays = self._leads(sight, acts)
        if not plays:
            return None
        plain = [p for p in plays if not sight.order.is_trump(p.card)]
        if plain:
            return Advice(max(plain, key=lambda p: sight.order.height(p.card)), LEAD_TOP_PLAIN)
        return Advice(min(plays, key=lowest_first(sight)), LEAD_LOW_TRUMP)

    def _leads(self, sight: Sight, acts: tuple[Act, ...]) -> list[Play]:
        return [] if sight.trick.plays else of_kind(acts, Play)

    def _is_master(self, sight: Sight, card: Card) -> bool:
        height = sight.order.height(card)
        return all(sight.order.height(other) < height for other in self._out(sight, card))

    def _out(self, sight: Sight, card: Card) -> list[Card]:
        """Return the cards of a card's suit that this seat has not seen."""
        return self._still_out(sight, sight.order.suit_of(card))

    def _suit_out(self, sight: Sight, suit: Suit | None) -> bool:
        return bool(self._still_out(sight, suit))

    def _still_out(self, sight: Sight, suit: Suit | None) -> list[Card]:
        """Return the cards of a suit that may yet be played against this seat.

        An accepted turn-up lies on the pack for all to see, and is the dealer's to play.
        """
        out = still_out(self._pack, sight, suit)
        if at_euchre(sight).accepted and sight.turn != sight.dealer:
            out += [card for card in sight.lying(TURN_UP) if sight.order.suit_of(card) is suit]
        return out


def habits_with(pack: Pack) -> tuple[Habit, ...]:
    """Return the habits of a player who knows which cards are in the pack, the most telling first."""
    leading = Leading(pack)
    making = (cut, deal, propose, accept, name_suit, discard)
    playing = (only_card, take_cheaply, leading.draw_trumps, leading.cash, leading.lead_best)
    return making + playing
