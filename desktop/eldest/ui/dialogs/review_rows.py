"""The list of a deal's decisions in the review: who, what, an expert's, and the best card double dummy."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtWidgets import QWidget

from eldest.cards.seating import Seat
from eldest.players.player import Thought
from eldest.room.review import Accord, Decision, OpenHands, Worths, accord, loss
from eldest.ui.panels.rows import Column, RowsModel
from eldest.ui.wording import Wording


class DecisionsModel(RowsModel[Decision]):
    """Decisions in order, each beside an expert's and the best card with all hands spread, where known.

    :param thoughts: by the number of a decision what was thought of it
    :param worths: what its cards brought, double dummy; None of a call
    """

    def __init__(
        self,
        wording: Wording,
        person: Seat,
        thoughts: Mapping[int, Thought],
        worths: Mapping[int, Worths | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._worths = worths
        self._wording = wording
        self._person = person
        self._thoughts = thoughts
        columns: list[Column[Any]] = [
            Column(self.tr("Who"), lambda one: wording.player(one.player)),
            Column(self.tr("Did"), lambda one: wording.words_of(one.act)),
            Column(self.tr("An expert"), self.compared),
            Column(self.tr("Double dummy"), self.spread),
        ]
        self.set_columns(columns)

    def compared(self, one: Decision) -> str:
        """Return how the person's decision compares with an expert's, as far as that is known."""
        thought = self._thoughts.get(one.number)
        if thought is None or one.player != self._person:
            return ""
        return accord_words(self._wording, one, thought)

    def spread(self, one: Decision) -> str:
        """Return what a card brought with all hands spread, and the best one if that brought more."""
        worths = self._worths.get(one.number)
        return "" if worths is None else spread_words(self._wording, one, worths)

    def is_weighty(self, row: Decision) -> bool:
        """Decisions that an expert would have made otherwise stand out."""
        thought = self._thoughts.get(row.number)
        if thought is None or row.player != self._person:
            return False
        return accord(row.act, thought) in (Accord.OTHER, Accord.WORSE)

    def tell_anew(self, number: int) -> None:
        """Tell the row of a decision anew: more is known of it."""
        row = next((at for at, one in enumerate(self._rows) if one.number == number), None)
        if row is not None:
            self.dataChanged.emit(self.index(row, 0), self.index(row, self.columnCount() - 1))


def accord_words(wording: Wording, one: Decision, thought: Thought) -> str:
    """Return how a decision compares with an expert's, in a few words with a sign."""
    lost = loss(one.act, thought)
    return wording.fill(accord(one.act, thought).said, act=thought.act, loss=points(lost or 0.0))


def spread_words(wording: Wording, one: Decision, worths: Worths) -> str:
    """Return what a card brought with all hands spread, in a few words with a sign."""
    found = worths.of(one.act)
    said = OpenHands.BEST if found == worths.most else OpenHands.LESS
    return wording.fill(said.said, brings=str(found), top=str(worths.most))


def points(value: float) -> str:
    """Return points of the score that are promised, and so need not be whole."""
    return f"{value:.2f}"
