"""Calling the table in the window: the panel in its dock, the button below the cloth, and when they open."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QDockWidget, QPushButton

from eldest.engine.events import CardPlayed, Event
from eldest.engine.game import Glimpse
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight
from eldest.room.calling import Case, Cases, Exhibit
from eldest.ui.card_words import tr
from eldest.ui.looks import theme_of
from eldest.ui.theme import Theme
from eldest.ui.wording import Wording

if TYPE_CHECKING:
    from eldest.store.settings import Settings
    from eldest.ui.main_window import MainWindow
    from eldest.ui.panels.call_panel import CallPanel

CALL = phrase("calling", "Call the table…")
TITLE = phrase("calling", "Calling the table")
SAY_WHAT = phrase("calling", "Say what you think is wrong")
SHARE = 0.72
"""The share of the height beside the table that the panel takes when it opens."""


class Calling(QObject):
    """Keeps the panel at what the table has come to; it acts through the window like everything else."""

    def __init__(self, window: "MainWindow", wording: Wording) -> None:
        super().__init__(window)
        self._window = window
        self._wording = wording
        self.cases = Cases()
        self._deal = 0
        self._is_wanted = False
        self._told = ""
        self._panel: CallPanel | None = None
        self._theme = Theme()
        self.dock = QDockWidget(window)
        self.dock.setObjectName("calling")
        self.button = QPushButton(window)
        self.button.setObjectName("call-table")
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.open)
        self._say()

    @property
    def panel(self) -> "CallPanel":
        """The panel, made when it is first wanted: at a guided table it never is."""
        if self._panel is None:
            from eldest.ui.panels.call_panel import CallPanel

            self._panel = CallPanel(self._wording, self._window)
            self._panel.judgement.set_theme(self._theme)
            self.dock.setWidget(self._panel)
            self._listen(self._panel)
        return self._panel

    def stand_beside(self, other: QDockWidget) -> None:
        """Take a place behind another panel, hidden until the table is called."""
        self._window.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self._window.tabifyDockWidget(other, self.dock)
        self._other = other
        self.dock.hide()

    @property
    def is_strict(self) -> bool:
        """Whether the table can be called at all."""
        return self._window.is_strict

    def apply(self, settings: "Settings") -> None:
        """Draw the cards as they are drawn on the table."""
        self._theme = theme_of(settings.table)
        if self._panel is not None:
            self._panel.judgement.set_theme(self._theme)

    def tell_language(self) -> None:
        """Speak the present language."""
        self._say()

    # What the window tells.

    def reset(self, glimpses: Sequence[Glimpse], wording: Wording) -> None:
        """Begin anew: it is another sitting, or it was taken up again."""
        self.cases = Cases()
        self._wording, self._is_wanted, self._told = wording, False, ""
        for glimpse in glimpses:
            self.cases.add(glimpse)
            self._deal = glimpse.sight.docket.deal
        self.button.setVisible(self.is_strict)
        if self._panel is not None or self.is_strict:
            self.panel.tell(wording)
            last = self.cases.last
            self.panel.show_case(last if last is not None and last.is_open else None)
            self._is_wanted = bool(glimpses) and self._is_awaited(glimpses[-1].sight)
        if not self.is_strict:
            self.close()

    def append(self, glimpse: Glimpse) -> None:
        """Take in what a step brought; a call that concerns the person opens the panel at the next rest.

        What was judged in the deal before is to be found in the log.
        """
        if not self.is_strict:
            return
        deal, self._deal = self._deal, glimpse.sight.docket.deal
        if deal != self._deal:
            self.panel.show_case(None)
        if self.cases.add(glimpse):
            case = self.cases.last
            self.panel.show_case(case)
            # What opens now would take room from the table in the middle of a movement.
            self._is_wanted = self._is_wanted or (case is not None and self._concerns(case, glimpse.sight))

    def tell(self, wording: Wording) -> None:
        """Tell it in another wording."""
        self._wording = wording
        if self._panel is not None:
            self._panel.tell(wording)

    def rest(self) -> None:
        """Nothing moves any more: offer what can be said, and come forward if that is awaited."""
        if not self.is_strict:
            self.close()  # the window may have been left with it open
            return
        director = self._window.director
        ruling, acts = director.sight().docket.ruling, director.possible()
        code = director.sitting.referee.code
        self.panel.offer(director.charges(), ruling, acts, code, self._wording)
        if self._is_wanted or self.panel.ruling.buttons:
            self._is_wanted = False
            self._come_forward()

    # What the person wants.

    def open(self) -> None:
        """Open the panel, and give it the keyboard."""
        self.rest()
        self._come_forward()
        self.panel.focus_first()

    def close(self) -> None:
        """Close the panel, and give its place back."""
        self.dock.close()

    def show_event(self, event: Event) -> bool:
        """Show the call that an event of the log belongs to; return whether it belongs to one."""
        case = self.cases.about(event)
        if case is not None:
            self.panel.show_case(case)
            self._come_forward()
        return case is not None

    def _show_in_log(self, case: Case, exhibit: Exhibit | None) -> None:
        """Mark in the log the card that shows an offence, or the call itself."""
        log = self._window.log
        found = exhibit is not None and log.show_last(lambda event: _is_play(event, exhibit), case.opening)
        if not found:
            log.show_last(lambda event: event is case.opening)
        dock = self._window.docks[1]
        dock.show()
        dock.raise_()

    def _concerns(self, case: Case, sight: Sight) -> bool:
        """Tell whether the person or his side called, or is accused, or has to decide."""
        viewer = self._window.director.viewer
        seats = set(case.seats)
        return bool(seats & {viewer, *sight.together(viewer)}) or self._is_awaited(sight)

    def _is_awaited(self, sight: Sight) -> bool:
        ruling = sight.docket.ruling
        return ruling is not None and self._window.director.viewer in (*ruling.seats, ruling.asked)

    def _come_forward(self) -> None:
        was_open = self.dock.isVisible()
        self.dock.show()
        self.dock.raise_()
        if not was_open:
            height = self._window.docks[0].height() + self._window.docks[1].height()
            own = round(height * SHARE)
            docks = [self.dock, self._window.docks[1]]
            self._window.resizeDocks(docks, [own, height - own], Qt.Orientation.Vertical)
        self._announce(self.panel.in_words())

    def _announce(self, said: str) -> None:
        """Tell those who do not see the panel what is new in it, once."""
        before, self._told = self._told, said
        if said and said != before and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.panel, said))

    def _say(self) -> None:
        self.dock.setWindowTitle(tr(TITLE))
        self.button.setText(tr(CALL))
        self.button.setToolTip(tr(SAY_WHAT))

    def _listen(self, panel: "CallPanel") -> None:
        window = self._window
        panel.wished.connect(window.wish)
        panel.clause_asked.connect(lambda clause: window.want(f"clause {clause}"))
        panel.log_asked.connect(self._show_in_log)
        panel.left.connect(window.view.setFocus)


def _is_play(event: Event, exhibit: Exhibit | None) -> bool:
    return isinstance(event, CardPlayed) and exhibit is not None and event.card == exhibit.card
