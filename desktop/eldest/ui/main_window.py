"""The window: the table in the middle, log and score sheet beside it, and one line for messages."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from eldest.engine.acts import Act
from eldest.engine.phrase import Phrase, Refusal, phrase
from eldest.room.auction import auction_of
from eldest.room.company import YOU
from eldest.room.review import may_review
from eldest.ui import actions
from eldest.ui.asked import plain_choices, prompt_words, rules_to_notice
from eldest.ui.by_hand_words import calls_of
from eldest.ui.calling import Calling
from eldest.ui.card_words import put_in, tr
from eldest.ui.looks import hands_of, pace_of, tells_by_signs, theme_of
from eldest.ui.manners import manners_at
from eldest.ui.message_line import MessageLine
from eldest.ui.more import MoreMenu
from eldest.ui.notice import Notice
from eldest.ui.panels.play_log import PlayLog
from eldest.ui.panels.score_sheet import ScoreSheet
from eldest.ui.prompt_label import PromptLabel, centred
from eldest.ui.prompts import GO_ON, NEXT_DEAL
from eldest.ui.seal_mark import SealMark
from eldest.ui.table.by_hand import Manner
from eldest.ui.table.choices import is_spoken
from eldest.ui.table.decisions import Decisions
from eldest.ui.table.pace import AT_ONCE
from eldest.ui.table.plate_marks import CUTS
from eldest.ui.table.view import TableView
from eldest.ui.wording import Wording

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from PySide6.QtGui import QAction

    from eldest.engine.game import Glimpse
    from eldest.engine.table import Sight
    from eldest.players.player import Thought
    from eldest.store.errors import KnownError
    from eldest.store.settings import Settings
    from eldest.ui.director import Director

STRICT = phrase("table", "strict table")
WHY = phrase("table", "Why: {reason}")
SAVED_AGAIN = phrase("table", "The game is saved again.")
WOULD = phrase("table", "A computer player would do this: {act}. {reason}")

YOU_ARE = phrase("seats", "{you} ({name})")

USUAL = (1280, 800)
FRAME = (12, 48)
"""The size at first, and what the screen's frame and title bar may take of it."""
SMALLEST = (800, 500)
BESIDE = 0.27
"""The share of a small window's width that the panels take at first."""


class MainWindow(QMainWindow):
    """The frame round the table; it changes nothing but through the director.

    What needs a dialog is asked for by `wanted`, with the name of the action.
    """

    wanted = Signal(str)
    rested = Signal()

    def __init__(
        self, director: "Director", settings: "Settings", has_before: "Callable[[], bool]" = lambda: False
    ) -> None:
        super().__init__()
        self.director = director
        self._has_before = has_before
        self._last: Glimpse | None = None
        self._before = director.sight().seating
        self._unscored: list[Glimpse] = []
        self._scored = director.sight().tally
        self._settings = settings
        self._seating = director.sight().seating
        self.asks_besides: Phrase | None = None
        """What is asked of the person otherwise than by the game, as in a lesson."""
        self._wording = self._new_wording()
        self.setWindowTitle("Eldest Hand")
        self.resize(QSize(*USUAL).boundedTo(self.screen().availableSize() - QSize(*FRAME)))
        self.setMinimumSize(*SMALLEST)
        self._build_table()
        self._build_panels()
        self._build_line()
        self.built: dict[str, QAction] = {}
        self.built = self._build_menus()
        self._listen()
        self.apply(settings)
        self.show_anew()

    def apply(self, settings: "Settings") -> None:
        """Follow the settings: looks, pace and words."""
        self._settings = settings
        self.view.set_theme(theme_of(settings.table))
        self._set_pace(self.director.is_quick)
        self.view.set_sorted(settings.table.sort_hand)
        self.decisions.set_theme(theme_of(settings.table))
        self.director.hands = hands_of(settings.table)
        self.calling.apply(settings)
        self._retell()

    def show_anew(self) -> None:
        """Show the table as it is now, with nothing moving: after loading, or taking back.

        It may be another sitting with other seats: nothing old is told in its wording.
        """
        self._take_wording()
        self.seal_mark.tell(self.director.sitting)
        glimpses = self.director.sitting.glimpses()
        self._last = glimpses[-1] if glimpses else None
        self._before = glimpses[-2].sight.seating if len(glimpses) > 1 else self._seating
        self._unscored = []
        self.log.reset(())
        self.log.tell(self._wording)
        self.log.reset(glimpses)
        self.sheet.reset(glimpses, self.director.sitting.game.opening(), self._wording)
        self.calling.reset(glimpses, self._wording)
        self._show_score(self.director.sight())
        self.view.table_scene.said = self._wording.words_of
        self.view.table_scene.names = self._names()
        self.view.table_scene.manners = manners_at(self.director.sitting)
        self.view.show_now(self.director.sight(), self.director.liberty())
        self._rest()

    def say(self, said: str, clause: str = "") -> None:
        """Say something in the line below the table; its clause is a link to the rule book."""
        self._line.say(said, clause)

    @property
    def wording(self) -> Wording:
        """The words in which everything is said at this table."""
        return self._wording

    # What the actions do and ask.

    def next_deal(self) -> None:
        """Go on with the next deal; what still moves or is looked at comes to rest first."""
        if self.may_deal():
            self.hurry()
            self.director.next_deal()

    def may_deal(self) -> bool:
        """Tell whether the next deal waits for the person's word."""
        return self.director.may_deal()

    def may_act(self) -> bool:
        """Tell whether it is the person's turn."""
        return bool(self.director.liberty().lawful)

    def shuffle(self, manner: Manner) -> None:
        """Let the person shuffle; the manner is a picture only. rule: X-SHUF-02"""
        self.hurry()
        self.view.table_scene.manner = manner
        self._line.clear()
        self.director.shuffle()

    def has_more(self) -> bool:
        """Tell whether more can be done than is asked for, which is so at a strict table."""
        return self.is_strict

    def show_more(self, topic: object = None, at: QPointF | None = None) -> None:
        """Show what else can be done, with something on the table or at all."""
        if not self.has_more():
            return
        self.hurry()
        menu = MoreMenu(self.director.liberty(), self._wording, self._on_wished, self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        where = self.view.decision_rect().center() if at is None else self.view.mapFromScene(at)
        menu.fill(topic, self.director.viewer).popup(self.view.viewport().mapToGlobal(where))

    def may_ask_hint(self) -> bool:
        """Tell whether advice may be asked for: in one's turn, and at no strict table."""
        return self.may_act() and not self.is_strict

    @property
    def is_strict(self) -> bool:
        """Whether this is a strict table."""
        return self.director.sitting.game.strict

    def may_call(self) -> bool:
        """Tell whether the table can be called: whenever one sits at a strict one. rule: X-MODE-03"""
        return self.is_strict

    def call_table(self) -> None:
        """Open the panel in which one says what is wrong."""
        if self.may_call():
            self.calling.open()

    def wish(self, act: Act) -> None:
        """Do what the person wishes."""
        self._on_wished(act)

    def ask_hint(self) -> None:
        """Ask what a computer player would do here."""
        self.director.ask_hint()

    def take_back(self) -> None:
        """Take back the person's last decision."""
        self.director.take_back()

    def may_take_back(self) -> bool:
        """Tell whether there is something to take back in this deal."""
        return self.director.sitting.can_take_back()

    def play_again(self) -> None:
        """Play again what was taken back."""
        self.director.play_again()

    def may_play_again(self) -> bool:
        """Tell whether something was taken back and not yet played otherwise."""
        return self.director.sitting.can_play_again()

    def may_look_back(self) -> bool:
        """Tell whether the last trick may be seen again: until the next is led to, or by house rule always.

        rule: W-PLAY-04, W-MISC-04
        """
        sight = self.director.sight()
        anytime = self.director.sitting.game.options.show_last_trick and not self.is_strict
        return bool(sight.tricks) and (anytime or not sight.trick.plays)

    def may_play_quickly(self) -> bool:
        """Tell whether others are playing while the person looks on, or their play is still to be shown.

        The play of others may be done long before all of it has been seen.
        """
        shown = self.view.choreography.is_idle or self.may_act() or self.director.is_quick
        return self.director.may_play_quickly() or not shown

    def play_quickly(self) -> None:
        """Show the play of the others at once, until the hand ends or the person is to act."""
        if self.director.may_play_quickly():
            self.director.play_quickly()
        else:
            self.hurry()

    def show_last_trick(self) -> None:
        """Lay the last trick open, or put it away again."""
        if self.may_look_back():
            self.view.show_last_trick(self.director.sight().tricks[-1])

    def hurry(self) -> None:
        """Let everything come to rest at once."""
        self.view.choreography.hurry()

    def has_game_before(self) -> bool:
        """Tell whether another game was put by when this one began."""
        return self._has_before()

    def want(self, what: str) -> None:
        """Ask for a dialog or another sitting, by the name of the action."""
        self.wanted.emit(what)

    def leave(self) -> None:
        """Close the window; the game is kept already."""
        self.close()

    def may_review(self) -> bool:
        """Tell whether there is a deal that may be looked back at."""
        return self.director.sight().tally.deals > int(self.is_strict)

    def has_seal(self) -> bool:
        """Tell whether any deal of this sitting was sealed."""
        return bool(self.director.sitting.seals)

    def toggle_full_screen(self) -> None:
        """Give the whole screen to the table, or take it back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # What the director tells.

    def _on_happened(self, glimpse: "Glimpse") -> None:
        self._before = self._seating if self._last is None else self._last.sight.seating
        self._last = glimpse
        self.seal_mark.tell(self.director.sitting)
        if glimpse.sight.seating != self._seating:
            self._retell()
        self.decisions.clear()
        self._prompt.hide()
        if rules_to_notice(self.director, self._wording) is None:
            self._notice.tell(None)  # what moves into its room must find it empty
        self.view.show_hint(None)
        self.view.play(glimpse, self.director.liberty())
        self._refresh_actions()

    def _on_refused(self, refusal: Refusal) -> None:
        self._answer(self._wording.say(refusal) or "", refusal.clause)

    def _on_hinted(self, thought: "Thought") -> None:
        self.hurry()  # what is marked must lie where it is marked
        values = {"act": thought.act, "reason": self._wording.reason(thought)}
        self._answer(self._wording.fill(WOULD, **values), thought.act.clause)
        self.view.show_hint(thought.act)

    def _answer(self, said: str, clause: str) -> None:
        """Answer the person where he is looking, and in the line below, where the clause is a link."""
        self.say(said, clause)
        if self.view.choreography.is_idle:
            self._offer(said)

    def _on_told(self, glimpse: "Glimpse") -> None:
        """Write down what has been seen: log, sheet and title never run ahead of the table."""
        self.log.append(glimpse)
        self.calling.append(glimpse)
        self._unscored.append(glimpse)
        if glimpse.sight.tally != self._scored:
            self._show_score(glimpse.sight)

    def _why(self, number: int) -> str:
        """Return why somebody did an act, by its number, where the others' reasons may be known by now."""
        thought = self.director.sitting.thoughts().get(number)
        if thought is None or not may_review(self.director.sitting, number):
            return ""
        return self._wording.fill(WHY, reason=self._wording.reason(thought))

    def _on_waiting(self) -> None:
        """Say that the trick lies until the person has seen it."""
        self._offer(tr(GO_ON))

    def _on_troubled(self, trouble: "KnownError") -> None:
        """Say what is wrong till it is mended: what is not on disk could be lost."""
        self._line.say(self._wording.say(trouble) or "", stays=True)

    def _on_recovered(self) -> None:
        self.say(tr(SAVED_AGAIN))

    def _on_chosen(self, choice: object) -> None:
        if choice is NEXT_DEAL:
            self.next_deal()
        elif isinstance(choice, Manner):
            self.shuffle(choice)
        elif isinstance(choice, Act):
            self._on_wished(choice)

    def _on_wished(self, act: "Act") -> None:
        """Do what the person wishes; what was said about it before is past."""
        self._line.clear()
        self.director.perform(act)

    # What the table shows when it has come to rest.

    def _rest(self) -> None:
        """Nothing moves any more: say what is asked of the person, and offer what he can say."""
        self._show_score(self.director.sight())
        self._offer()
        self.calling.rest()
        self._refresh_actions()
        self.rested.emit()

    def _offer(self, said: str = "") -> None:
        """Say what is asked, or something else, on the plaque if there is something to choose there."""
        idle = self.view.choreography.is_idle
        prompt = said or self._prompt_words()
        liberty = self.director.liberty()
        acts, plain = (calls_of(liberty), plain_choices(self.director, self._wording)) if idle else ((), ())
        auction = auction_of(self.director.sitting.game, self.director.sight(), acts)
        by_cards = any(not is_spoken(act) for act in acts)
        self.decisions.keeps_aside = by_cards or self.view.table_scene.by_hand.gives
        self.decisions.offer(acts, self._wording, caption=prompt, plain=plain, auction=auction)
        self._prompt.setText(prompt)
        self._prompt.setVisible(bool(prompt) and not self.decisions.calls)
        self._notice.tell(rules_to_notice(self.director, self._wording))
        self._place_decisions()

    def _prompt_words(self) -> str:
        if self.asks_besides is not None:
            return self._wording.fill(self.asks_besides)
        last = self._last.events if self._last is not None else ()
        return prompt_words(self.director, self._wording, last, self._before)

    def _show_score(self, sight: "Sight") -> None:
        self.sheet.append(*self._unscored)
        self._unscored, self._scored = [], sight.tally
        wording, score = self._wording.seated(sight.seating), sight.tally.score
        sides: Iterable[str] = (f"{wording.heading(side)} {score[side]}" for side in wording.sides)
        to_be_cut = sight.stage in CUTS and len(wording.sides) < len(sight.seating.order)
        if to_be_cut:
            sides = self._names()  # the cut has still to say who plays with whom
        self.sheet.head.setVisible(not to_be_cut)
        spirit = (tr(STRICT),) if self.is_strict else ()
        self.setWindowTitle(" – ".join((*sides, *spirit, "Eldest Hand")))
        self.docks[0].setWindowTitle(" – ".join((self.tr("Score sheet"), *spirit)))

    def _refresh_actions(self) -> None:
        actions.refresh(self, self.built)

    def _on_resized(self) -> None:
        """Offer anew what stands there: its buttons may need more rows, or fewer."""
        if self.decisions.calls:
            self._offer()
        else:
            self._place_decisions()

    def _place_decisions(self) -> None:
        """Put the plaque or the prompt in the room that the table keeps for them."""
        room = self.view.decision_rect()
        layout, box = self.view.table_scene.layout, self.view.table_scene.lying.box
        self._notice.place(self.view.mapFromScene(box(layout.notice)).boundingRect())
        self.decisions.adjustSize()
        self._prompt.fit(self.view.width())
        for widget in (self.decisions, self._prompt):
            widget.move(centred(widget, room, self.view.rect()))

    def _on_quickened(self, quick: bool) -> None:
        """Show the play of the others without any movement, or as usual again."""
        self._set_pace(quick)
        if quick:
            self.hurry()
        self._refresh_actions()

    def _set_pace(self, quick: bool) -> None:
        self.view.set_pace(AT_ONCE if quick else pace_of(self._settings.table))

    def _retell(self) -> None:
        """Tell log, sheet and table in the wording of this sitting, its seating and these settings."""
        self._take_wording()
        self.log.tell(self._wording)
        self.sheet.tell(self._wording)
        self.calling.tell(self._wording)
        self.view.set_words(self._wording.words_of)
        self.view.set_names(self._names(), manners_at(self.director.sitting))

    def _take_wording(self) -> None:
        self._seating = self.director.sight().seating
        self._wording = self._new_wording()

    def _names(self) -> tuple[str, ...]:
        """Return what stands on the plates: names, and words for hands that nobody holds.

        The person is "You" in log and sheet, so his plate says that too.
        """
        names = list(self.director.sitting.names)
        viewer, own = self.director.viewer, self._wording.player(self.director.viewer)
        if names[viewer] not in (own, YOU.text):
            names[viewer] = put_in(tr(YOU_ARE), {"you": own, "name": names[viewer]})
        dummies = self._wording.members[len(names) :]
        return (*names, *(self._wording.player(seat) for seat in dummies))

    def _new_wording(self) -> Wording:
        signs = tells_by_signs(self._settings)
        seating = self.director.sight().seating
        return Wording(self.director.sitting.names, self.director.viewer, signs=signs, seating=seating)

    # How it is built.

    def _build_table(self) -> None:
        sitting = self.director.sitting
        self.view = TableView(theme_of(self._settings.table), sitting.names, self.director.viewer)
        self.setCentralWidget(self.view)
        self.decisions = Decisions(self.view, taken=actions.menu_letters())
        self.decisions.keys_in_use = lambda: self.view.table_scene.keys.active
        self.decisions.table_is_bare = lambda: not self.view.table_scene.reach()
        self.decisions.widest = self.view.decision_width
        self._notice = Notice(self.view)
        self._prompt = PromptLabel(self.view)

    def _build_panels(self) -> None:
        self.sheet = ScoreSheet(self._wording, self)
        self.log = PlayLog(self._wording, self)
        self.docks = (self._dock("sheet", self.sheet), self._dock("log", self.log))
        self.calling = Calling(self, self._wording)
        self.calling.stand_beside(self.docks[0])
        beside = min(round(self.width() * BESIDE), self.sheet.sizeHint().width())
        self.resizeDocks([self.docks[0]], [beside], Qt.Orientation.Horizontal)

    def _dock(self, name: str, widget: QWidget) -> QDockWidget:
        dock = QDockWidget(self)
        dock.setObjectName(name)
        dock.setWidget(widget)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, dock)
        return dock

    def _build_line(self) -> None:
        self._line = MessageLine(self)
        self._line.linkActivated.connect(lambda clause: self.wanted.emit(f"clause {clause}"))
        self.statusBar().addWidget(self._line, 1)
        self.seal_mark = SealMark(self)
        self.seal_mark.clicked.connect(lambda: self.wanted.emit("seal"))
        self.statusBar().addPermanentWidget(self.seal_mark)
        self.statusBar().addPermanentWidget(self.calling.button)

    def _build_menus(self) -> "dict[str, QAction]":
        """Fill the menus in the present language, and name the panels, which have a place in one."""
        for old in (*self.built.values(), *(title.menu() for title in self.menuBar().actions())):
            old.deleteLater()
        self.menuBar().clear()
        sheet, log = self.docks
        sheet.setWindowTitle(self.tr("Score sheet"))  # which says the spirit too, with the first score
        log.setWindowTitle(self.tr("Log"))
        return actions.build(self, [dock.toggleViewAction() for dock in self.docks])

    def _listen(self) -> None:
        director = self.director
        director.happened.connect(self._on_happened)
        director.refused.connect(self._on_refused)
        director.hinted.connect(self._on_hinted)
        director.troubled.connect(self._on_troubled)
        director.recovered.connect(self._on_recovered)
        director.rewound.connect(self.show_anew)
        director.quickened.connect(self._on_quickened)
        self.decisions.chosen.connect(self._on_chosen)
        self.view.table_scene.wished.connect(self._on_wished)
        self.view.table_scene.asked_on.connect(self.next_deal)
        self.view.table_scene.asked_shuffle.connect(self.shuffle)
        self.view.table_scene.asked_more.connect(self.show_more)
        self.view.table_scene.refused_card.connect(director.perform)
        self.view.choreography.idle.connect(self._rest)
        director.is_showing = lambda: not self.view.choreography.is_idle
        self.view.choreography.idle.connect(director.rest)
        self.view.choreography.told.connect(self._on_told)
        self.view.choreography.waiting.connect(self._on_waiting)
        self.view.resized.connect(self._on_resized)
        self.log.event_asked.connect(self.calling.show_event)
        self.log.may_ask_why = lambda number: may_review(self.director.sitting, number)
        self.log.why_asked.connect(lambda number: self.wanted.emit(f"review {number}"))
        self.log.model.why = self._why
        self.log.clause_asked.connect(lambda clause: self.wanted.emit(f"clause {clause}"))
        self.sheet.clause_asked.connect(lambda clause: self.wanted.emit(f"clause {clause}"))

    def changeEvent(self, event: QEvent) -> None:
        """Say everything in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.built = self._build_menus()
            self.calling.tell_language()
            self.seal_mark.tell(self.director.sitting)
            self._retell()
            if self.view.choreography.is_idle:
                self._rest()
