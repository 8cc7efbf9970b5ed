"""The lesson in the window, *Your first strict deal*: its notes come as the table comes to rest."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from eldest.engine.law import Accuse
from eldest.engine.phrase import phrase
from eldest.room.lesson import Lesson, Players
from eldest.room.lesson_parts import FINISHED, PART_FINISHED, PARTS
from eldest.room.strict_company import StrictCompany
from eldest.store.record import Record
from eldest.ui.card_words import put_in, tr
from eldest.ui.panels.lesson_note import LessonNote
from eldest.ui.wording import Wording

if TYPE_CHECKING:
    from eldest.ui.main_window import MainWindow

CALL_NOW = phrase("lesson", "It is for you to call the table.")
TITLE = phrase("lesson", "Your first strict deal, {number} of {count}. {title}")


class LessonGuide(QObject):
    """Goes through the parts of the lesson with the person; whenever he leaves, the game goes on without it.

    :param names: what those at the table are called, the person first
    :param put_by: keeps what is on the table before the lesson takes its place
    """

    def __init__(self, window: "MainWindow", names: Sequence[str], put_by: Callable[[], None]) -> None:
        super().__init__(window)
        self._window = window
        self._names = tuple(names)
        self._put_by = put_by
        self._number = 0
        self.lesson: Lesson | None = None
        self._doing_until: int | None = None
        self.note = LessonNote(window)
        window.calling.panel.put_above(self.note)
        self.note.do_for_me.connect(self.do_for_me)
        self.note.next_part.connect(lambda: self.begin(self._number + 1))
        self.note.again.connect(self.again)
        self.note.left.connect(self.leave)
        window.rested.connect(self._on_rested)
        window.director.happened.connect(self._ask)
        window.director.rewound.connect(self._on_rewound)

    def begin(self, number: int = 0) -> None:
        """Begin a part; what is on the table is put by, unless it is of the lesson itself.

        :raises KnownError: if the lesson is missing
        """
        if self.lesson is None:
            self._put_by()
        self._sit_down(number, Lesson(PARTS[number], self._names))

    def again(self) -> None:
        """Begin the part again; or, if it has been left, go back to where that was.

        :raises KnownError: if the lesson is missing
        """
        lesson = self.lesson
        if lesson is None or lesson.place is not None:
            self.begin(self._number)
        else:
            self._sit_down(self._number, Lesson(lesson.part, self._names, lesson.on_the_path))

    def take_up(self, number: int, record: Record) -> None:
        """Go on with a part that was left in the middle, when the program was closed.

        :raises KnownError: if the lesson is missing
        """
        self._names = record.names
        self._sit_down(number, Lesson(PARTS[number], self._names, record.acts))

    def _sit_down(self, number: int, lesson: Lesson) -> None:
        self._number, self.lesson, self._doing_until = number, lesson, None
        sitting, person = lesson.sitting, lesson.sitting.person
        usual = StrictCompany(sitting.referee, (person,))
        self._window.director.sit_down(sitting, company=Players(lesson.script, person, usual))
        self._window.call_table()
        self._tell()

    def leave(self) -> None:
        """Say nothing more; the table stays as it is."""
        self.lesson, self._doing_until = None, None
        self._window.asks_besides = None
        self.note.hide()

    def do_for_me(self) -> None:
        """Do what the person is to do, and go on so until there is something new to be said."""
        if self.lesson is not None:
            place = self.lesson.place or 0
            later = (note.at for note in self.lesson.part.notes if note.at > place)
            self._doing_until = next(later, None)
            self._do()

    def _do(self) -> None:
        act = None if self.lesson is None else self.lesson.mine
        if act is not None:
            self._window.wish(act)

    def _ask(self) -> None:
        """Let the table ask for what the lesson waits for, where the game would not."""
        awaits_call = self.lesson is not None and isinstance(self.lesson.mine, Accuse)
        self._window.asks_besides = CALL_NOW if awaits_call else None

    def _on_rested(self) -> None:
        lesson = self.lesson
        if lesson is None:
            return
        self._tell()
        place, until = lesson.place, self._doing_until
        if until is None or place is None or place >= until:
            self._doing_until = None
        elif lesson.mine is not None:
            self._do()

    def _on_rewound(self) -> None:
        """Leave off when another sitting comes to the table."""
        if self.lesson is not None and self._window.director.sitting is not self.lesson.sitting:
            self.leave()

    def _tell(self) -> None:
        """Say what is to be said now, and offer what can be done."""
        lesson = self.lesson
        assert lesson is not None
        wording = Wording(self._names, lesson.sitting.person)
        note, part = lesson.note, lesson.part
        count = {"number": str(self._number + 1), "count": str(len(PARTS)), "title": tr(part.title)}
        said = wording.fill(note.said, **dict(note.values))
        over, off, is_last = lesson.is_over, lesson.place is None, self._number + 1 == len(PARTS)
        ended = "" if not over else tr(FINISHED if is_last else PART_FINISHED)
        if self.note.show_note(put_in(tr(TITLE), count), said, ended):
            self._window.calling.panel.show_top()
        self.note.offer(mine=lesson.mine is not None, on=(over or off) and not is_last, off=off, over=over)
