"""Sentences in the language of the window."""

from collections.abc import Sequence

from eldest.cards.seating import Seat, Seating
from eldest.room import wording as spoken
from eldest.room.wording import Reasoned, Said
from eldest.ui.card_words import translate

__all__ = ["Reasoned", "Said", "Wording"]


class Wording(spoken.Wording):
    """The words for everything that is said at one table, in the language that Qt's translators speak."""

    def __init__(
        self,
        names: Sequence[str],
        viewer: Seat | None = None,
        *,
        signs: bool = False,
        seating: Seating | None = None,
    ) -> None:
        super().__init__(names, viewer, signs=signs, seating=seating, translate=translate)
