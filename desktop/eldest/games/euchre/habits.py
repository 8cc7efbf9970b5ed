"""The habits of a sensible player of Euchre, each with its reason; they see what their seat may see."""

from eldest.cards.card import Card
from eldest.cards.order import CardOrder
from eldest.cards.pack import Pack
from eldest.engine.acts import Act, DealOut, Discard, Make, Pass
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import cut, mover, of_kind, only_card
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.engine.values import replace
from eldest.games.euchre.bowers import BEST, RIGHT
from eldest.games.euchre.calls import ACCEPTING, ALONE, Assist, Propose, TakeUp, TurnDown
from eldest.games.euchre.lone import PlayAlone
from eldest.games.euchre.lone_habits import lone_habits
from eldest.games.euchre.play_habits import playing_habits
from eldest.games.euchre.seasoned import TRUMPS, Goal, Seasoned, has_best, seasoned_with
from eldest.games.euchre.table import at_euchre
from eldest.games.euchre.worth import losers, without_weakest, worth

DEAL_EITHER = phrase("habits", "Twos first or threes first: it makes no odds.")
SUIT_UNSEEN = phrase("habits", "With the hand unseen one suit is as good as another.")
GOOD_ENOUGH = phrase("habits", "With {suit} as trumps this hand is worth about {tricks} tricks.")
TOO_WEAK = phrase("habits", "This hand is worth only about {tricks} tricks; three are needed.")
BETTER_REFUSED = phrase(
    "habits", "About {tricks} tricks are promised, and here to refuse gains more than that."
)
GOOD_ALONE = phrase("habits", "With {suit} as trumps this hand may win all five tricks alone.")
TOO_FEW_TRUMPS = phrase("habits", "There are too few trumps in this hand to make {suit} trumps.")
NOT_ALONE = phrase("habits", "Two are stronger than one.")
BEST_OF_BAD = phrase("habits", "Somebody must name a suit, and {suit} is the best of these.")
WEAKEST_CARD = phrase("habits", "Without {card} the hand is at its strongest.")

FIVE = 5
FULL_THREE = 2.95
"""What is told as three tricks, or more."""
MARCH = 2
"""Points of a march, which the partners may make together."""


def deal(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Deal by turns twos first and threes first, each dealer for himself. rule: E-DEAL-05"""
    deals = of_kind(acts, DealOut)
    own_deals = sight.tally.deals // len(sight.seating.seats)
    return Advice(deals[own_deals % len(deals)], DEAL_EITHER) if deals else None


def propose(_sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Name a suit for the joker turned."""
    suits = of_kind(acts, Propose)
    return Advice(suits[-1], SUIT_UNSEEN) if suits else None


class Making:
    """The habits of those who may make the trump.

    :param goal: what the game is played for, short of which it may be vain to play alone
    :param railroad: a lone player may exchange a card with his partner
    """

    def __init__(self, pack: Pack, goal: Goal, *, railroad: bool = False) -> None:
        self._pack = pack
        self._goal = goal
        self._railroad = railroad
        self._best = BEST if has_best(pack) else RIGHT

    def accept(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Accept the turn-up with a hand worth it; it strengthens the dealer's side."""
        calls = [act for act in acts if isinstance(act, ACCEPTING)]
        if not calls:
            return None
        table = at_euchre(sight)
        assert table.proposal is not None
        order = replace(table.order, trumps=table.proposal)
        cards = table.hands[mover(sight)].cards
        way = "assist" if isinstance(calls[0], Assist) else "order"
        if isinstance(calls[0], TakeUp):
            assert table.turned is not None
            way, cards = "take", (*without_weakest(cards, order), table.turned)
        refuse = next(act for act in acts if isinstance(act, Pass | TurnDown))
        return self._weigh(sight, way, (*calls, refuse), (cards, order))

    def name_suit(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Name the best suit, if it is worth three tricks or somebody must."""
        makes = of_kind(acts, Make)
        if not makes:
            return None
        cards = sight.hands[mover(sight)].cards
        suits = dict.fromkeys(make.suit for make in makes)
        best = max(suits, key=lambda suit: worth(cards, replace(sight.order, trumps=suit)))
        calls = [make for make in makes if make.suit is best]
        way = "name_last" if sight.turn == sight.dealer else "name"
        held = (cards, replace(sight.order, trumps=best))
        return self._weigh(sight, way, (*calls, *of_kind(acts, Pass)), held)

    def _weigh(
        self, sight: Sight, way: str, acts: tuple[Act, ...], held: tuple[tuple[Card, ...], CardOrder]
    ) -> Advice:
        """Return the call, alone or not, or the refusal at the end of these acts if there is one."""
        cards, order = held
        seasoned = self._seasoned(sight)
        tricks = worth(cards, order) + getattr(seasoned.tells, way)
        suit, told = ("suit", order.trumps), ("tricks", f"{tricks:.1f}")
        alone = [act for act in acts if isinstance(act, ALONE)]
        if alone and self._is_lone_hand(sight, cards, order):
            return Advice(alone[0], GOOD_ALONE, (suit,))
        plain = next((act for act in acts if isinstance(act, (*ACCEPTING, Make)) and act not in alone), None)
        strong = tricks >= getattr(seasoned.asks, way)
        enough = trumps_among(cards, order) >= getattr(TRUMPS, way)
        if plain and strong and enough:
            return Advice(plain, GOOD_ENOUGH, (suit, told))
        if plain and isinstance(acts[-1], (*ACCEPTING, Make)):
            return Advice(plain, BEST_OF_BAD, (suit,))
        if strong and not enough:
            return Advice(acts[-1], TOO_FEW_TRUMPS, (suit,))
        return Advice(acts[-1], TOO_WEAK if tricks < FULL_THREE else BETTER_REFUSED, (told,))

    def _is_lone_hand(self, sight: Sight, cards: tuple[Card, ...], order: CardOrder) -> bool:
        """Tell whether to play alone: with few losers, and where a lone march gains more than another."""
        if not self._goal.is_use(sight, MARCH) or trumps_among(cards, order) < TRUMPS.order:
            return False
        return losers(cards, order, self._best) <= self._seasoned(sight).lone

    def _seasoned(self, sight: Sight) -> Seasoned:
        return seasoned_with(len(sight.seating.order), self._pack, railroad=self._railroad)

    def in_his_stead(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Take the hand from the partner only with one to play alone."""
        takes = [act for act in acts if isinstance(act, PlayAlone)]
        if not takes or not of_kind(acts, Pass):
            return None
        table = at_euchre(sight)
        cards = table.at_disposal(mover(sight))
        if len(cards) > FIVE:
            cards = without_weakest(cards, table.order)
        if self._is_lone_hand(sight, cards, table.order):
            return Advice(takes[0], GOOD_ALONE, (("suit", table.order.trumps),))
        return Advice(of_kind(acts, Pass)[0], NOT_ALONE)


def trumps_among(cards: tuple[Card, ...], order: CardOrder) -> int:
    """Return how many of the cards are trumps."""
    return sum(map(order.is_trump, cards))


def discard(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Lay away the card without which the hand is strongest."""
    discards = of_kind(acts, Discard)
    if not discards:
        return None
    table = at_euchre(sight)
    kept = without_weakest(tuple(act.card for act in discards), table.order)
    chosen = next(act for act in discards if act.card not in kept)
    return Advice(chosen, WEAKEST_CARD, (("card", chosen.card),))


def habits_with(pack: Pack, target: int, *, laps: bool = False, railroad: bool = False) -> tuple[Habit, ...]:
    """Return the habits of a player who knows which cards are in the pack, the most telling first.

    :param target: points for game
    :param laps: points beyond the game count for the next
    :param railroad: a lone player may exchange a card with his partner
    """
    goal = Goal(target, laps=laps)
    making = Making(pack, goal, railroad=railroad)
    calling = (cut, deal, propose, making.accept, making.name_suit, discard, making.in_his_stead)
    return (*calling, *lone_habits(pack, goal), only_card, *playing_habits(pack))
