"""The places in a text where the words of a search stand: marked, counted, and walked through."""

from PySide6.QtGui import QColor, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser, QTextEdit

from eldest.ui.pips import INK

FOUND, PRESENT = QColor("#f6e3a1"), QColor("#e8b84a")


class Matches:
    """Marks every place where one of some words stands; one of them is the present place.

    The present place is underlined as well, so that colour does not say it alone.
    """

    def __init__(self, text: QTextBrowser) -> None:
        self._text = text
        self._places: list[QTextCursor] = []
        self._present = -1

    @property
    def count(self) -> int:
        """How many places there are."""
        return len(self._places)

    @property
    def present(self) -> int:
        """Which of them is the present one, from nought; -1 before the first was gone to."""
        return self._present

    def find(self, words: str) -> None:
        """Mark every place of these words in the text as it is now; none for no words."""
        found = (place for word in dict.fromkeys(words.casefold().split()) for place in self._places_of(word))
        self._places = sorted(found, key=lambda place: place.selectionStart())
        self._present = -1
        self._mark()

    def go(self, step: int) -> None:
        """Go to the next place, or the one before, and round again at the end."""
        if not self._places:
            return
        beginning = -1 if step > 0 else 0
        here = self._present if self._present >= 0 else beginning
        self._present = (here + step) % len(self._places)
        self._mark()
        place = QTextCursor(self._places[self._present])
        place.clearSelection()
        self._text.setTextCursor(place)
        self._text.ensureCursorVisible()

    def _places_of(self, word: str) -> list[QTextCursor]:
        places: list[QTextCursor] = []
        place = self._text.document().find(word)
        while not place.isNull():
            places.append(place)
            place = self._text.document().find(word, place)
        return places

    def _mark(self) -> None:
        marks = []
        for number, place in enumerate(self._places):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = place
            mark.format = _look(present=number == self._present)
            marks.append(mark)
        self._text.setExtraSelections(marks)


def _look(*, present: bool) -> QTextCharFormat:
    look = QTextCharFormat()
    look.setBackground(PRESENT if present else FOUND)
    look.setForeground(INK)
    if present:
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        look.setFontUnderline(True)
    return look
