"""How well the others play and what they are like, as their plates say it."""

from collections.abc import Mapping

from eldest.cards.seating import Seat
from eldest.engine.phrase import phrase
from eldest.room.character import character_of
from eldest.room.sitting import Sitting
from eldest.ui.card_words import put_in, tr

LEVEL_AND_STYLE = phrase("levels", "{level}. {style}")


def manners_at(sitting: Sitting) -> Mapping[Seat, str]:
    """Return by seat how well everybody at a table plays but the person, and in what style."""
    members = (Seat(seat) for seat in range(len(sitting.names)))
    return {
        seat: put_in(
            tr(LEVEL_AND_STYLE),
            {"level": tr(sitting.manner(seat).level.said), "style": tr(character_of(seat).style)},
        )
        for seat in members
        if seat != sitting.person
    }
