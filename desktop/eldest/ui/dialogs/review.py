"""Looking back at a deal: what each seat knew, what was done and why; and the person's play checked.

A decision is shown at a table of its own, exactly as its player saw it. What an expert would have done with
the same knowledge is thought out in another process, so nothing waits for it.
"""

from collections.abc import Callable, Sequence
from html import escape

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QFormLayout,
    QProgressBar,
    QPushButton,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from eldest.engine.acts import Act, Play
from eldest.engine.phrase import Phrase, phrase
from eldest.players.player import Thought
from eldest.room.deals import Deal, deal_at
from eldest.room.review import Decision, deals_to_review, decisions_of
from eldest.room.sitting import Sitting
from eldest.ui.card_words import put_in, tr
from eldest.ui.dialogs.fitting import FittingDialog
from eldest.ui.dialogs.review_rows import DecisionsModel, accord_words, points
from eldest.ui.examiner import Examiner
from eldest.ui.manners import manners_at
from eldest.ui.panels.rows import RowsView
from eldest.ui.paper import print_on_paper
from eldest.ui.table.view import TableView
from eldest.ui.theme import Theme
from eldest.ui.thinking import Thinking
from eldest.ui.wording import Wording

DEAL = phrase("review", "Deal {number}")
GOING_ON = phrase("review", "Deal {number}, still being played")
KNEW = phrase("review", "What {name} knew")
YOU_KNEW = phrase("review", "What you knew")
DID = phrase("review", "{name}: {act}")
WHY = phrase("review", "Why: {reason}")
ASKED_AGAIN = phrase("review", "Asked again, the same player would rather: {act}. {reason}")
EXPERT_WOULD = phrase("review", "An expert with the same knowledge: {act}. {reason}")
THINKING = phrase("review", "It is being thought over…")
NOT_ASKED = phrase(
    "review", "While the deal is played this is not judged unless you have your play checked, which is help."
)
NO_ANSWER = phrase("review", "Nothing could be found out about this decision.")
PROMISED = phrase("review", "Points that each promised:")
TRICKS_BROUGHT = phrase("review", "With all hands spread, tricks still taken by the side with:")
POINTS_BROUGHT = phrase("review", "With all hands spread, points still taken by the side with:")
DONE = phrase("review", "{act} – done")
WIDTH, HEIGHT = 1080, 720
LEAST_TABLE = (340, 240)


class Review(FittingDialog):
    """Goes through the decisions of a deal, all that may be seen.

    :param thinking: a process of its own, which is ended with the dialog
    :param help_taken: is told when the person asks about a deal that is still being played
    """

    def __init__(
        self,
        sitting: Sitting,
        thinking: Thinking,
        theme: Theme,
        wording: Wording,
        *,
        help_taken: Callable[[], None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._sitting, self._wording, self._help_taken = sitting, wording, help_taken
        self.examiner = Examiner(sitting, thinking, self)
        self.examiner.found.connect(self._on_found)
        deals = tuple(reversed(deals_to_review(sitting)))
        self._deals = tuple(sorted(deals, key=lambda deal: not deal.is_over))  # what is over is meant first
        self._checked: tuple[Decision, ...] = ()
        self.setWindowTitle(self.tr("Looking back at the deal"))
        self.deal = QComboBox(self)
        self.only_mine = QCheckBox(self.tr("&Mine alone"), self)
        self.model = DecisionsModel(
            wording, sitting.person, self.examiner.thoughts, self.examiner.worths, self
        )
        self.rows = RowsView(self.model, self.tr("Decisions"), wide=2, larger=1.0, parent=self)
        self.account = QTextBrowser(self)
        self.table = TableView(theme, sitting.names, sitting.person)
        self.progress = QProgressBar(self)
        self._lay_out()
        self._listen()
        self.finished.connect(self.examiner.close)
        for deal in self._deals:
            self.deal.addItem(put_in(tr(DEAL if deal.is_over else GOING_ON), {"number": str(deal.number)}))
        self._fill()
        self.fit(QSize(WIDTH, HEIGHT))

    @property
    def shown(self) -> Decision | None:
        """The decision that is shown."""
        row = self.rows.currentIndex().row()
        return self.model.rows[row] if 0 <= row < len(self.model.rows) else None

    def show_act(self, number: int) -> None:
        """Show the decision that an act was, by its number from 1."""
        deal = deal_at(self._sitting, number)
        if deal in self._deals:
            self.deal.setCurrentIndex(self._deals.index(deal))
        self.only_mine.setChecked(
            self.only_mine.isChecked() and any(it.number == number for it in self._own())
        )
        places = [at for at, it in enumerate(self.model.rows) if it.number == number]
        self._choose(places[0] if places else 0)

    def step(self, by: int) -> None:
        """Go to the next decision, or back."""
        self._choose(self.rows.currentIndex().row() + by)

    def check_play(self) -> None:
        """Compare all of the person's decisions with an expert's, or stop it."""
        if self.is_checking:
            self.examiner.stop()
            self._checked = ()
            self._spread_all()
        else:
            self._checked = self._own()
            self._ask(self._checked)
        self._tell_progress()
        self._tell()

    @property
    def is_checking(self) -> bool:
        """Whether the person's play is being checked."""
        return any(not self.examiner.is_known(one) for one in self._checked)

    # -- what is shown

    @property
    def _at(self) -> Deal | None:
        return self._deals[self.deal.currentIndex()] if self._deals else None

    def _decisions(self) -> tuple[Decision, ...]:
        return () if self._at is None else decisions_of(self._sitting, self._at)

    def _own(self) -> tuple[Decision, ...]:
        return tuple(one for one in self._decisions() if one.player == self._sitting.person)

    def _fill(self) -> None:
        """List the decisions of the deal that is chosen."""
        self.examiner.stop()
        self._checked = ()
        self.model.become(self._own() if self.only_mine.isChecked() else self._decisions())
        self._choose(0)
        self._spread_all()
        self._tell_progress()

    def _spread_all(self) -> None:
        """Find out what each card of a deal that is over brought with all hands spread."""
        if self._at is not None and self._at.is_over:
            self.examiner.spread(self.model.rows)

    def _choose(self, row: int) -> None:
        if 0 <= row < len(self.model.rows):
            self.rows.setCurrentIndex(self.model.index(row, 0))
        self._show()

    def _show(self) -> None:
        """Show the table as the player saw it, and ask why he did what he did if that is not known."""
        one = self.shown
        row, last = self.rows.currentIndex().row(), len(self.model.rows) - 1
        self.back.setEnabled(row > 0)
        self.on.setEnabled(0 <= row < last)
        if one is None:
            self.account.clear()
            return
        self.table.show_from(one.player, one.sight)
        self.table.setAccessibleName(self._heading(one))
        if self._at is not None and self._at.is_over:
            self._ask((one,))
        self._tell()

    def _is_asked(self, one: Decision) -> bool:
        return one in self._checked or (self._at is not None and self._at.is_over)

    def _ask(self, decisions: tuple[Decision, ...]) -> None:
        if self._at is not None and not self._at.is_over:
            self._help_taken()
        self.examiner.examine(decisions)

    def _heading(self, one: Decision) -> str:
        is_own = one.player == self._sitting.person
        return tr(YOU_KNEW) if is_own else put_in(tr(KNEW), {"name": self._wording.player(one.player)})

    def _tell(self) -> None:
        """Tell what was done, and why."""
        one = self.shown
        if one is None:
            return
        name, act = self._wording.player(one.player), self._wording.words_of(one.act)
        parts = [f"<b>{escape(self._heading(one))}</b>"]
        parts.append(escape(put_in(tr(DID), {"name": name, "act": act})))
        thought = self.examiner.thoughts.get(one.number)
        if thought is not None:
            parts += [escape(said) for said in self._reasons(one, thought)]
            parts.append(self._merits(one, thought))
        elif self.examiner.is_known(one):
            parts.append(escape(tr(NO_ANSWER)))
        else:
            parts.append(f"<i>{escape(tr(THINKING if self._is_asked(one) else NOT_ASKED))}</i>")
        parts.append(self._spread(one))
        self.account.setHtml("".join(f"<p>{part}</p>" for part in parts if part))

    def _reasons(self, one: Decision, thought: Thought) -> list[str]:
        """Return why it was done; of a decision of the person what an expert would have done, and why."""
        values = {"act": thought.act, "reason": self._wording.reason(thought)}
        if one.player == self._sitting.person:
            compared = accord_words(self._wording, one, thought)
            return [compared, self._wording.fill(EXPERT_WOULD, **values)]
        said = WHY if thought.act == one.act else ASKED_AGAIN
        return [self._wording.fill(said, **values)]

    def _merits(self, one: Decision, thought: Thought) -> str:
        """Return what each act promised, the best first, with a word at the one that was done."""
        told = [(act, points(value)) for act, value in thought.merits]
        return self._listed(one, PROMISED, told)

    def _spread(self, one: Decision) -> str:
        """Return what each card brought with all hands spread, the best first."""
        worths = self.examiner.worths.get(one.number)
        if worths is None:
            return ""
        told: list[tuple[Act, str]] = [(Play(one.act.seat, card), str(it)) for card, it in worths.by_card]
        return self._listed(one, POINTS_BROUGHT if worths.in_points else TRICKS_BROUGHT, told)

    def _listed(self, one: Decision, heading: Phrase, told: Sequence[tuple[Act, str]]) -> str:
        """Return acts with a figure each, and a word at the one that was done."""
        if not told:
            return ""
        rows = []
        for act, figure in told:
            said = self._wording.words_of(act)
            said = put_in(tr(DONE), {"act": said}) if act == one.act else said
            rows.append(f"<tr><td>{escape(said)}&nbsp;&nbsp;</td><td align='right'>{figure}</td></tr>")
        return f"{escape(tr(heading))}<table>{''.join(rows)}</table>"

    def _on_found(self, number: int) -> None:
        self.model.tell_anew(number)
        if self.shown is not None and self.shown.number == number:
            self._tell()
        self._tell_progress()

    def _tell_progress(self) -> None:
        known = sum(self.examiner.is_known(one) for one in self._checked)
        self.progress.setVisible(bool(self._checked))
        self.progress.setRange(0, max(1, len(self._checked)))
        self.progress.setValue(known)
        self.check.setText(self.tr("Sto&p checking") if self.is_checking else self.tr("Chec&k my play"))

    # -- how it is built

    def _lay_out(self) -> None:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        form = QFormLayout()
        form.addRow(self.tr("&Deal"), self.deal)
        form.addRow("", self.only_mine)
        column.addLayout(form)
        column.addWidget(self.rows, 3)
        column.addWidget(self.progress)
        column.addWidget(self.account, 2)
        print_on_paper(self.account, larger=1.0)
        self.account.setAccessibleName(self.tr("What was done, and why"))
        self.progress.setAccessibleName(self.tr("How far the checking has come"))
        self.rows.setMinimumHeight(80)
        self.account.setMinimumHeight(80)
        self._quiet_table()
        both = QSplitter(Qt.Orientation.Horizontal, self)
        both.addWidget(left)
        both.addWidget(self.table)
        both.setStretchFactor(1, 1)
        both.setChildrenCollapsible(False)
        both.setSizes([round(WIDTH * 0.4), round(WIDTH * 0.6)])
        self.set_body(both)
        self.check = self._button(self.tr("Chec&k my play"), self.check_play)
        self.back = self._button(self.tr("&Back"), lambda: self.step(-1))
        self.on = self._button(self.tr("&On"), lambda: self.step(1))
        self.add_standard(QDialogButtonBox.StandardButton.Close)

    def _quiet_table(self) -> None:
        """Let the table only be looked at."""
        self.table.setMinimumSize(*LEAST_TABLE)
        self.table.setInteractive(False)
        self.table.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words, sitting = self._wording, self._sitting
        names = [words.player(seat) for seat in words.members]
        self.table.set_names(names, manners_at(sitting))
        self.table.set_words(words.words_of)

    def _button(self, said: str, does: Callable[[], None]) -> QPushButton:
        button = self.add_button(said, QDialogButtonBox.ButtonRole.ActionRole)
        button.clicked.connect(does)
        return button

    def _listen(self) -> None:
        self.deal.currentIndexChanged.connect(self._fill)
        self.only_mine.toggled.connect(self._fill)
        self.rows.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.rows.selectionModel().currentRowChanged.connect(self._on_row)

    def _on_row(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self._show()
