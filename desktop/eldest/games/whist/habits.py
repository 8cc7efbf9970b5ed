"""The habits of a sound player of Whist, after the old books; they see what their seat may see."""

from eldest.cards.pack import Pack
from eldest.engine.game import Habit
from eldest.engine.habits import cut, only_card, only_deal
from eldest.games.whist.drawing import Drawing, lead_for_open_card
from eldest.games.whist.following import Following
from eldest.games.whist.leading import Leading
from eldest.games.whist.reading import Reader


def habits_with(pack: Pack) -> tuple[Habit, ...]:
    """Return the habits of a player who knows which cards are in the pack, the most telling first."""
    reader = Reader(pack)
    following, leading = Following(reader), Leading(reader)
    return (
        cut,
        only_deal,
        only_card,
        Drawing(reader).fight_for_open_card,
        lead_for_open_card,
        following.last_hand,
        following.third_hand,
        following.second_hand,
        leading.return_trumps,
        leading.lead_trumps,
        leading.cash,
        leading.draw_trumps,
        leading.return_suit,
        leading.lead_long_suit,
        leading.lead_low,
    )
