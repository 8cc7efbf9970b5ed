"""The habits of a sound player of Whist."""

from eldest.cards.pack import Pack
from eldest.engine.game import Habit
from eldest.engine.habits import cut, only_card, only_deal


def habits_with(pack: Pack) -> tuple[Habit, ...]:
    """Return the habits."""
    return (cut, only_deal, only_card)
