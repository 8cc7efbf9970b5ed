"""What came of a call: whether it is proved, the law in its words, and the cards that show it."""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from eldest.engine.claims import CallNoted, CallUnheard, NotProved, Proved
from eldest.engine.events import Event
from eldest.engine.phrase import Phrase, phrase
from eldest.room.calling import Case, Exhibit, Opening
from eldest.ui.card_words import tr
from eldest.ui.panels.quotation import link_to, quoted
from eldest.ui.panels.small_cards import SmallCards
from eldest.ui.theme import Theme
from eldest.ui.wording import Wording

PROVED = phrase("calling", "Proved")
NOT_PROVED = phrase("calling", "Not proved")
NOTED = phrase("calling", "Noted until the hand is over")
FORGONE = phrase("calling", "No penalty")
UNHEARD = phrase("calling", "Not heard")
SEEN_IN_LOG = phrase("calling", "See it in the log")
LOG = "log"
"""The link that leads to the log."""

LINKS = Qt.TextInteractionFlag.LinksAccessibleByKeyboard | Qt.TextInteractionFlag.LinksAccessibleByMouse

_SIGNS: dict[Phrase, str] = {PROVED: "✓", NOT_PROVED: "✗", NOTED: "…", FORGONE: "–", UNHEARD: "–"}


def verdict_on(opening: Opening) -> Phrase:
    """Return in short what a call came to."""
    kinds: dict[type[Event], Phrase] = {Proved: PROVED, NotProved: NOT_PROVED, CallNoted: NOTED}
    return kinds.get(type(opening), UNHEARD if isinstance(opening, CallUnheard) else FORGONE)


class Judgement(QFrame):
    """A call that was judged.

    `clause_asked` brings a clause to read, `log_asked` the case with a card of it, or None.
    """

    clause_asked = Signal(str)
    log_asked = Signal(object, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._case: Case | None = None
        self.verdict, self.told, self.law, self.followed = (self._label() for _ in range(4))
        self.cards = SmallCards(self._on_card, self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        for widget in (self.verdict, self.told, self.cards, self.law, self.followed):
            column.addWidget(widget)
        self.hide()

    @property
    def case(self) -> Case | None:
        """The call that is shown."""
        return self._case

    def set_theme(self, theme: Theme) -> None:
        """Show cards of another pack."""
        self.cards.set_theme(theme)

    def show_case(self, case: Case | None, wording: Wording) -> None:
        """Show what came of a call; nothing if there is none."""
        self._case = case
        self.setVisible(case is not None)
        if case is None:
            return
        verdict = verdict_on(case.opening)
        self.verdict.setText(f"<b>{_SIGNS[verdict]} {escape(tr(verdict))}</b>")
        self.verdict.setAccessibleName(tr(verdict))
        self.told.setText(f"{escape(wording.say(case.opening) or '')} {_link_to_log()}")
        self.cards.show_cards(case.exhibits, wording)
        self.law.setText(quoted(case.opening.clause))
        self.followed.setText("<br>".join(_sentences(case.followed, wording)))
        self.followed.setVisible(bool(case.followed))

    def in_words(self, wording: Wording) -> str:
        """Return the judgement as it is told to those who do not see it."""
        if self._case is None:
            return ""
        said = (wording.say(event) for event in (self._case.opening, *self._case.followed))
        return " ".join(filter(None, said))

    def _label(self) -> QLabel:
        label = QLabel(self)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.RichText)
        keys, mouse = (
            Qt.TextInteractionFlag.LinksAccessibleByKeyboard,
            Qt.TextInteractionFlag.LinksAccessibleByMouse,
        )
        label.setTextInteractionFlags(keys | mouse)
        label.linkActivated.connect(self._on_link)
        return label

    def _on_link(self, link: str) -> None:
        if link == LOG:
            self.log_asked.emit(self._case, None)
        else:
            self.clause_asked.emit(link)

    def _on_card(self, exhibit: Exhibit) -> None:
        self.log_asked.emit(self._case, exhibit)


def _link_to_log() -> str:
    return link_to(LOG, tr(SEEN_IN_LOG))


def _sentences(events: Iterable[Event], wording: Wording) -> list[str]:
    """Return what followed, each with its clause."""
    told = ((wording.say(event), event.clause) for event in events)
    return [f"{escape(said)} {link_to(clause) if clause else ''}" for said, clause in told if said]
