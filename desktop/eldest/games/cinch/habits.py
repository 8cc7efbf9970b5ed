"""The habits of a player of Cinch."""

from eldest.cards.pack import Pack
from eldest.engine.game import Habit
from eldest.engine.habits import cut, only_card, only_deal


def habits_for(_pack: Pack, _form: str) -> tuple[Habit, ...]:
    """Return the habits of a player who knows the pack and the form of the game."""
    return (cut, only_deal, only_card)
