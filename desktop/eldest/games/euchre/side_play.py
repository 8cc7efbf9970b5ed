"""Habits of play where the sides are made anew in every deal: with the maker, or together against him."""

from eldest.cards.card import Card, Suit
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.game import Advice, Habit
from eldest.engine.habits import lowest_first, mover, of_kind, only_card
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.engine.values import replace
from eldest.games.euchre.play_habits import (
    LEAD_TOP_PLAIN,
    Cards,
    Following,
    Leading,
    leads,
    trumps_of,
)

HELP_DRAW = phrase("habits", "The maker is helped by a lead of trumps, the best first.")
FROM_SHORT = phrase("habits", "A lead from the shortest plain suit may soon let a trump win.")
TO_CALLED = phrase("habits", "The suit called is led: its best card lies with the partner.")


class Believing:
    """What a seat believes of the sides at call-ace, while the partner is unknown.

    Only who holds a card that must be the best of the suit called knows that he is the maker's
    partner; the maker knows of nobody, and all others hold together against him. rule: E-CALL-01
    """

    def __init__(self, pack: Pack) -> None:
        self._cards = Cards(pack)

    def allies(self, sight: Sight) -> tuple[Seat, ...]:
        """Return the maker and who the seat in turn believes to play with him."""
        maker, suit = sight.maker, sight.suit_called()
        if maker is None or suit is None or sight.allies:
            return sight.allies
        own = mover(sight)
        return (maker, own) if own != maker and self._holds_best(sight, suit) else (maker,)

    def habit(self, habit: Habit) -> Habit:
        """Return a habit as it is followed by one who acts on what he believes."""

        def believing(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
            return habit(replace(sight, allies=self.allies(sight)), acts)

        return believing

    def _holds_best(self, sight: Sight, suit: Suit) -> bool:
        order, fallen = sight.order, [card for trick in sight.tricks for card in trick.cards]
        others = [*self._cards.out(sight, suit), *fallen, *sight.trick.cards]
        return _highest(sight, sight.at_disposal(mover(sight)), suit) > max(
            (order.height(card) for card in others if order.suit_of(card) is suit), default=0
        )


def _highest(sight: Sight, cards: tuple[Card, ...], suit: Suit) -> int:
    order = sight.order
    return max((order.height(card) for card in cards if order.suit_of(card) is suit), default=0)


class SideLeading:
    """The habits of the leader that are not those of fixed partners."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards

    def help_draw(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As the maker's partner lead trumps to him, the best first, while adversaries may hold any."""
        trumps, maker = trumps_of(sight, leads(sight, acts)), sight.maker
        if not trumps or maker == sight.turn or maker not in sight.together(mover(sight)):
            return None
        return Advice(trumps[0], HELP_DRAW) if self._cards.can_draw(sight) else None

    def lead_to_partner(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """As the maker lead the suit that he called while the partner is unknown."""
        suit = sight.suit_called()
        if suit is None or sight.turn != sight.maker or len(sight.allies) > 1:
            return None
        called = [play for play in _plain_leads(sight, acts) if play.card.suit is suit]
        return Advice(min(called, key=lowest_first(sight)), TO_CALLED) if called else None

    def lead_short(self, sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
        """Lead from the shortest plain suit if trumps are held; else the highest card."""
        plain = _plain_leads(sight, acts)
        if not plain:
            return None
        if len(plain) == len(of_kind(acts, Play)):
            return Advice(max(plain, key=lowest_first(sight)), LEAD_TOP_PLAIN)
        suits = [sight.order.suit_of(play.card) for play in plain]
        chosen = min(plain, key=lambda p: (suits.count(sight.order.suit_of(p.card)), -p.card.rank))
        return Advice(chosen, FROM_SHORT)


def _plain_leads(sight: Sight, acts: tuple[Act, ...]) -> list[Play]:
    return [play for play in leads(sight, acts) if not sight.order.is_trump(play.card)]


def side_habits(pack: Pack) -> tuple[Habit, ...]:
    """Return the habits of play of those who know the pack, the most telling first."""
    cards, believing = Cards(pack), Believing(pack)
    following, leading, side = Following(cards), Leading(cards), SideLeading(cards)
    habits = (
        only_card,
        following.leave_to_partner,
        following.guard_left,
        following.take,
        leading.draw_trumps,
        side.help_draw,
        leading.cash,
        side.lead_to_partner,
        side.lead_short,
        leading.lead_best,
    )
    return tuple(map(believing.habit, habits))
