"""The form by which one calls the table: whom, of what, in which trick, in lists that narrow each other."""

from collections.abc import Iterable
from itertools import groupby

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QFormLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from eldest.cards.seating import Seat
from eldest.engine.law import Accuse, Fault
from eldest.engine.phrase import phrase
from eldest.room.calling import Charges
from eldest.ui.as_written import PlainLabel, as_written
from eldest.ui.card_words import put_in, tr
from eldest.ui.table.choices import plain
from eldest.ui.wording import Wording

NOTHING = phrase("calling", "Nothing has happened yet for which you could call the table.")
AWAITED = phrase("calling", "First it is to be decided what follows from the offence that was called.")
IN_TRICK = phrase("calling", "trick {trick}")
ANY_TRICK = "…"
LEAST_LETTERS = 12


IN_WORDS = phrase("calling", "“{said}.”")


class CallForm(QWidget):
    """Three lists and a button; `called` brings the accusation that was put together."""

    called = Signal(object)

    def __init__(self, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._wording = wording
        self._charges = Charges()
        self._awaited = False
        self.whom, self.what, self.trick = (self._list() for _ in range(3))
        self._labels = tuple(QLabel(self) for _ in range(3))
        self.sentence = PlainLabel(self)
        self.send = QPushButton(self)
        self._lay_out()
        self._say()
        self.whom.currentIndexChanged.connect(self._fill_what)
        self.what.currentIndexChanged.connect(self._fill_trick)
        self.trick.currentIndexChanged.connect(self._put_together)
        self.send.clicked.connect(self._on_sent)

    @property
    def call(self) -> Accuse | None:
        """The accusation that the lists name; None if there is none to be made."""
        of, fault = self.whom.currentData(), self.what.currentData()
        if of is None or not isinstance(fault, Fault):
            return None
        return self._charges.call(Seat(of), fault, self.trick.currentData() or 0)

    def offer(self, charges: Charges, wording: Wording, *, awaited: bool = False) -> None:
        """Offer other accusations; what was chosen stays chosen as long as it is among them.

        :param awaited: whether a decision is awaited, before which nothing else can be called
        """
        self._charges, self._wording, self._awaited = charges, wording, awaited
        names = [(wording.player(seat), int(seat)) for seat in charges.accused()]
        _refill(self.whom, names)
        self._fill_what()

    def _list(self) -> QComboBox:
        box = QComboBox(self)
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(LEAST_LETTERS)
        return box

    def _lay_out(self) -> None:
        self._lists = QWidget(self)
        form = QFormLayout(self._lists)
        form.setContentsMargins(0, 0, 0, 0)
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
        for label, box in zip(self._labels, (self.whom, self.what, self.trick), strict=True):
            box.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            label.setBuddy(box)
            form.addRow(label, box)
        self.sentence.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._lists)
        column.addWidget(self.sentence)
        column.addWidget(self.send, 0, Qt.AlignmentFlag.AlignLeft)

    def _say(self) -> None:
        words = self.tr("&Who"), self.tr("Wha&t"), self.tr("&In trick")
        for label, said in zip(self._labels, words, strict=True):
            label.setText(said)
        for box, name in zip(
            (self.whom, self.what, self.trick),
            (self.tr("Who is in fault"), self.tr("What was wrong"), self.tr("In which trick")),
            strict=True,
        ):
            box.setAccessibleName(name)
        self.send.setText(self.tr("&Call the table"))

    def _fill_what(self) -> None:
        """List what the one who was chosen can be accused of, topic by topic."""
        kept = self.what.currentData()
        self.what.blockSignals(True)
        self.what.setModel(self._entries())
        rows = range(self.what.count())
        entries = [row for row in rows if self.what.itemData(row) is not None]
        same = [row for row in entries if self.what.itemData(row) == kept]
        self.what.setCurrentIndex((same or entries or [-1])[0])
        self.what.blockSignals(False)
        self._fill_trick()

    def _entries(self) -> QStandardItemModel:
        """Return the accusations under their topics."""
        model = QStandardItemModel(self.what)
        of = self.whom.currentData()
        charges = () if of is None else self._charges.of(Seat(of))
        for topic, group in groupby(charges, key=lambda it: it.topic):
            model.appendRow(_heading(tr(topic.said)))
            for charge in group:
                model.appendRow(_entry(self._accusation(Seat(of), charge.fault), charge.fault))
        return model

    def _accusation(self, of: Seat, fault: Fault) -> str:
        said = self._wording.accusation(fault, of, ANY_TRICK)
        return said[:1].upper() + said[1:]

    def _fill_trick(self) -> None:
        """List the tricks in which that can have happened; the last is the likeliest."""
        of, fault = self.whom.currentData(), self.what.currentData()
        tricks = self._charges.tricks(Seat(of), fault) if isinstance(fault, Fault) else ()
        _refill(self.trick, [(put_in(tr(IN_TRICK), {"trick": str(it)}), it) for it in reversed(tricks)])
        for widget in (self.trick, self._labels[2]):
            widget.setEnabled(bool(tricks))
        self._put_together()

    def _put_together(self) -> None:
        call = self.call
        for widget in (self._lists, self.send):
            widget.setVisible(call is not None)
        self.sentence.setText(self._words_of(call))

    def _words_of(self, call: Accuse | None) -> str:
        if call is None:
            return tr(AWAITED if self._awaited else NOTHING)
        said = self._wording.accusation(self.what.currentData(), call.of, call.trick)
        return put_in(tr(IN_WORDS), {"said": said[:1].upper() + said[1:]})

    def _on_sent(self) -> None:
        call = self.call
        if call is not None:
            self.called.emit(call)

    def changeEvent(self, event: QEvent) -> None:
        """Speak the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._say()
            self._fill_what()


def _refill(box: QComboBox, entries: Iterable[tuple[str, int]]) -> None:
    """Give a list other entries; the one that was chosen stays so, if it is among them."""
    kept = box.currentData()
    box.blockSignals(True)
    box.clear()
    for said, value in entries:
        box.addItem(plain(said), value)
    box.setCurrentIndex(max(0, box.findData(kept)) if box.count() else -1)
    box.blockSignals(False)


def _heading(said: str) -> QStandardItem:
    item = QStandardItem(said)
    item.setEnabled(False)
    font = item.font()
    font.setItalic(True)
    item.setFont(font)
    return item


def _entry(said: str, fault: Fault) -> QStandardItem:
    item = QStandardItem(said)
    item.setData(fault, Qt.ItemDataRole.UserRole)
    item.setToolTip(as_written(said))
    return item
