"""The decision that is due: every remedy as a button with what it will mean, or who has to decide."""

from collections.abc import Iterable
from html import escape
from itertools import groupby

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QToolButton, QVBoxLayout, QWidget

from eldest.engine.acts import Act
from eldest.engine.law import Advise, Code, Ruling
from eldest.engine.phrase import phrase
from eldest.room.calling import Answer, Answers, answers_to
from eldest.ui.as_written import as_written
from eldest.ui.card_words import tr
from eldest.ui.panels.judgement import LINKS
from eldest.ui.panels.quotation import link_to
from eldest.ui.table.choices import plain
from eldest.ui.wording import Wording

YOURS = phrase("calling", "{fault}. What is to follow? The first word is final.")
ASKED = phrase("calling", "{fault}. Your partner asks what you would have.")
THEIRS = phrase("calling", "{fault}. It is for {seats} to say what is to follow.")
NOT_HERE = phrase("calling", "It is due now to be said what is to follow.")
ASK_PARTNER = phrase("calling", "Ask your partner")
ASKING = phrase("calling", "He says what he would have; the word remains yours.")
ADVICE = phrase("calling", "Your partner would have: “{remedy}”")
YOURSELF = phrase("calling", "Or say yourself what is to follow. The first word is final.")
MORE = phrase("calling", "Demand something else…")
WARNING = phrase(
    "calling",
    "Careful: if you demand what the laws do not give here, or what is not yours to demand, "
    "no penalty at all can be exacted for this offence.",
)


class RulingBoard(QFrame):
    """Buttons for a ruling; `answered` brings the act that was chosen, `clause_asked` a clause to read."""

    answered = Signal(object)
    clause_asked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._board = QWidget(self)
        self._layout.addWidget(self._board)
        self.head = ""
        self.buttons: tuple[QPushButton, ...] = ()
        self.own: tuple[QPushButton, ...] = ()
        self.wrong: tuple[QPushButton, ...] = ()
        self.topics: tuple[QLabel, ...] = ()
        self.more: QToolButton | None = None
        self.hide()

    def offer(self, ruling: Ruling | None, acts: Iterable[Act], code: Code, wording: Wording) -> None:
        """Show a ruling with what the person can say to it; nothing if none is awaited."""
        acts = tuple(acts)
        self._begin_anew()
        self.head = "" if ruling is None else _head(ruling, code, acts, wording)
        self.setVisible(ruling is not None)
        if ruling is None:
            return
        self._add_text(self.head, bold=True)
        answers = answers_to(ruling, acts, code)
        if ruling.advice and answers.rightful:
            self._add_text(wording.fill(ADVICE, remedy=ruling.remedy(ruling.advice)))
        self.buttons = tuple(self._button(answer, wording) for answer in answers.rightful)
        if answers.own:
            self._add_text(tr(YOURSELF), clause="X-CLAIM-02")
        self.own = tuple(self._plain_button(it, wording, tr(YOURSELF)) for it in answers.own)
        self._offer_wrong(answers, wording)
        self._board.show()

    def _begin_anew(self) -> None:
        """Put an empty board in place of the one with the buttons; the old one goes with them."""
        old, self._board = self._board, QWidget(self)
        self._board.hide()  # what comes to a board that is seen would be seen only a moment later
        self._layout.replaceWidget(old, self._board)
        old.hide()
        old.deleteLater()
        QVBoxLayout(self._board).setContentsMargins(0, 0, 0, 0)
        self.buttons, self.own, self.wrong, self.topics, self.more = (), (), (), (), None

    def _button(self, answer: Answer, wording: Wording) -> QPushButton:
        remedy = answer.remedy
        said = tr(ASK_PARTNER) if remedy is None else wording.remedy(remedy)
        means = tr(ASKING) if remedy is None else wording.consequence(remedy)
        button = QPushButton(plain(said), self._board)
        button.setAccessibleDescription(means)
        button.setToolTip(as_written(means))
        button.clicked.connect(lambda: self.answered.emit(answer.act))
        layout = self._layout_of_board()
        layout.addWidget(button)
        self._add_text(means, clause="" if remedy is None else remedy.clause)
        return button

    def _offer_wrong(self, answers: Answers, wording: Wording) -> None:
        """Offer behind a button of its own what the laws do not give here. rule: X-CLAIM-04"""
        named = [answer for answer in answers.wrongful if answer.remedy is not None]
        if not named:
            return
        self.more = QToolButton(self._board)
        self.more.setText(tr(MORE))
        self.more.setCheckable(True)
        self._layout_of_board().addWidget(self.more)
        hidden: list[QWidget] = [self._add_text(tr(WARNING), clause="X-CLAIM-04")]
        for topic, group in groupby(named, key=lambda it: it.topic):
            heading = self._add_text(tr(topic.said), bold=True)
            buttons = tuple(self._plain_button(it, wording, tr(WARNING)) for it in group)
            self.topics, self.wrong = (*self.topics, heading), (*self.wrong, *buttons)
            hidden += [heading, *buttons]
        for widget in hidden:
            widget.hide()
            self.more.toggled.connect(widget.setVisible)

    def _plain_button(self, answer: Answer, wording: Wording, told: str) -> QPushButton:
        """Add a button for a demand whose meaning is not written out beneath it."""
        assert answer.remedy is not None
        button = QPushButton(plain(wording.remedy(answer.remedy)), self._board)
        button.setAccessibleDescription(told)
        button.setToolTip(as_written(wording.consequence(answer.remedy)))
        button.clicked.connect(lambda: self.answered.emit(answer.act))
        self._layout_of_board().addWidget(button)
        return button

    def _add_text(self, said: str, *, clause: str = "", bold: bool = False) -> QLabel:
        label = QLabel(self._board)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.RichText)
        label.setTextInteractionFlags(LINKS)
        text = f"<b>{escape(said)}</b>" if bold else escape(said)
        label.setText(f"{text} {link_to(clause)}" if clause else text)
        label.linkActivated.connect(self.clause_asked)
        self._layout_of_board().addWidget(label)
        return label

    def _layout_of_board(self) -> QVBoxLayout:
        layout = self._board.layout()
        assert isinstance(layout, QVBoxLayout)
        return layout


def _fault_in_words(ruling: Ruling, code: Code, wording: Wording) -> str:
    """Return what was done, as the beginning of a sentence."""
    fault = next((law.fault for law in code if law.fault and law.fault.key == ruling.offence.fault), None)
    if fault is None:
        return tr(NOT_HERE)
    said = wording.accusation(fault, ruling.offence.seat, ruling.offence.trick)
    return said[:1].upper() + said[1:]


def _head(ruling: Ruling, code: Code, acts: tuple[Act, ...], wording: Wording) -> str:
    """Return what is to be decided, and by whom."""
    fault = _fault_in_words(ruling, code, wording)
    own = [act for act in acts if act.seat in (*ruling.seats, ruling.asked)]
    if any(isinstance(act, Advise) for act in own):
        return wording.fill(ASKED, fault=fault)
    if own:
        return wording.fill(YOURS, fault=fault)
    asked = ruling.seats if ruling.asked is None or ruling.advice else (ruling.asked,)
    return wording.fill(THEIRS, fault=fault, seats=asked)
