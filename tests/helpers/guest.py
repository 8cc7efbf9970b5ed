"""A person at the real window: a hand with a mouse, a keyboard, and eyes for what is shown."""

import random
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QDeadlineTimer, QPoint, Qt
from PySide6.QtGui import QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel

from eldest.app import Room, asked_for
from eldest.engine.acts import HAND, STOCK, TRICK, Act, CutPack, DealOut, Draw
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.levels import QUICKLY
from eldest.room.sitting import Sitting
from eldest.store.folders import Folders
from eldest.store.record import Record, read_record, write_record
from eldest.ui.by_hand_words import calls_of, choices_by_hand
from eldest.ui.table.calls import Call
from eldest.ui.table.choices import is_spoken
from eldest.ui.table.grips import DEAL, Grip
from eldest.ui.table.pace import Pace

BRISK = Pace(0.02, 10)
"""Everything still moves, but nobody has to wait for it."""
PATIENCE = 10_000
"""Thousandths of a second within which the table must have come to rest."""
LEFT = Qt.MouseButton.LeftButton


class Guest:
    """Somebody at the window of the program."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.closed = False
        self.window = room.window
        self.director = room.director
        self.view = self.window.view
        self.scene = self.view.table_scene

    @classmethod
    def comes_in(cls, home: Path, *words: str, pace: Pace = BRISK) -> "Guest":
        """Open the program in a home, and wait until it has the keyboard."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        guest = cls(Room(application, Folders.both(home), asked_for(words)))
        guest.view.set_pace(pace)
        guest.room.open()
        QTest.qWaitForWindowActive(guest.window)
        return guest

    def close(self) -> None:
        """Leave the table; once is enough."""
        if not self.closed:
            self.closed = True
            self.room.close()

    # -- eyes

    @property
    def sitting(self) -> Sitting:
        """The sitting on the table."""
        return self.director.sitting

    @property
    def acts(self) -> tuple[Act, ...]:
        """Everything that was done so far."""
        return self.sitting.timeline.acts

    def kept(self) -> Record:
        """Return the record on disk."""
        return kept_in(Folders.of_user().data)

    def wait(self, until: Callable[[], bool]) -> None:
        """Let the program run until something is so."""
        deadline = QDeadlineTimer(PATIENCE)
        while not until():
            assert not deadline.hasExpired(), "it never came about"
            QTest.qWait(2)

    def wait_for_turn(self) -> None:
        """Let the program run until the table rests and something is asked of the person."""
        self.wait(self._is_asked)

    def wait_for_act(self, length: int) -> None:
        """Let the program run until more than so many acts were done; a key presses a button with delay."""
        self.wait(lambda: len(self.acts) > length)

    def play_on(self, until: Callable[[], bool]) -> None:
        """Play by the mouse, with the rule of thumb, until the person is asked and something is so."""
        self.wait_for_turn()
        while not until():
            length = len(self.acts)
            if self.director.may_deal():
                self.press(self.window.decisions.calls[0])
            else:
                self.do_by_mouse(self.thumb_act())
            self.wait_for_act(length)
            self.wait_for_turn()

    def _is_asked(self) -> bool:
        return (
            self.view.choreography.is_idle
            and bool(self.director.liberty().lawful or self.director.may_deal())
            and self._is_offered()
        )

    def _is_offered(self) -> bool:
        """Tell whether what is asked stands there: a button for whatever is said, else the prompt."""
        liberty = self.director.liberty()
        if liberty.strict and not self._is_offered_by_hand():
            return False
        if any(is_spoken(act) for act in calls_of(liberty)) or self.director.may_deal():
            return bool(self.window.decisions.calls)
        if self.window.decisions.calls:
            return True
        return any(label.text() for label in self.view.findChildren(QLabel) if label.objectName() == "prompt")

    def _is_offered_by_hand(self) -> bool:
        """Tell whether what can be done with pack and packet stands there, and nothing else of the kind."""
        liberty = self.director.liberty()
        wanted = {choice.value for choice in choices_by_hand(liberty, self.window.wording)}
        shown = {call.choice.value for call in self.window.decisions.calls}
        return wanted <= shown

    def at(self, grip: Grip) -> QPoint:
        """Return a point of the view at which something can be taken hold of."""
        return next(at for at in self._points(grip) if self._is_held_at(grip, at))

    def _points(self, grip: Grip) -> list[QPoint]:
        boxes = [self.scene.lying.items[key].sceneBoundingRect() for key in grip.keys]
        if isinstance(grip.name, tuple) and grip.name[0] == DEAL:
            boxes.append(self.scene.around.ghosts[DEAL, grip.name[1]].sceneBoundingRect())
        shares = [share / 24 for share in range(1, 24)]
        points = [(box, across) for box in reversed(boxes) for across in shares]
        return [QPoint(round(b.left() + b.width() * across), round(b.center().y())) for b, across in points]

    def _is_held_at(self, grip: Grip, at: QPoint) -> bool:
        found = self.scene.grip_at(self.view.mapToScene(at))
        return found is not None and found.name == grip.name

    def grip_for(self, act: Act) -> Grip:
        """Return what an act is done with."""
        return next(grip for grip in self.scene.reach() if act in grip.acts.values())

    def call_for(self, value: object) -> Call:
        """Return the button that says something."""
        return next(call for call in self.window.decisions.calls if call.choice.value == value)

    # -- the mouse

    @property
    def middle(self) -> QPoint:
        """The middle of the trick."""
        return self.view.mapFromScene(self.scene.lying.box(self.scene.layout.trick_zone).center())

    def click(self, at: QPoint) -> None:
        """Click on the table."""
        QTest.mouseMove(self.view.viewport(), at)
        QTest.mouseClick(self.view.viewport(), LEFT, pos=at)

    def lift(self, start: QPoint, end: QPoint) -> None:
        """Press on the table, and carry what is there without letting go."""
        viewport = self.view.viewport()
        QTest.mouseMove(viewport, start)
        QTest.mousePress(viewport, LEFT, pos=start)
        for step in range(1, 9):
            QTest.mouseMove(viewport, start + (end - start) * (step / 8))

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Carry something on the table to another place."""
        self.lift(start, end)
        QTest.mouseRelease(self.view.viewport(), LEFT, pos=end)

    def press(self, call: Call) -> None:
        """Click on a button."""
        QTest.mouseClick(call, LEFT)

    def do_by_mouse(self, act: Act, *, dragging: bool = False) -> None:
        """Do an act as the mouse does it."""
        if is_spoken(act):
            self.press(self.call_for(act))
            return
        grip = self.grip_for(act)
        start = self.at(grip)
        if dragging and not isinstance(act, DealOut):
            self.drag(start, self.target(act, start))
        else:
            self.click(start)

    def target(self, act: Act, start: QPoint) -> QPoint:
        """Return where something is to be dragged to."""
        layout = self.scene.layout
        zones = {TRICK: layout.trick_zone, STOCK: layout.stock_zone, HAND: layout.hand_zone}
        if isinstance(act, Draw | CutPack):
            return start + QPoint(0, round(self.scene.lying.unit))
        return self.view.mapFromScene(self.scene.lying.box(zones[type(act).onto]).center())

    # -- the keyboard

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        """Press a key: whatever window has the keyboard gets it."""
        focus = QGuiApplication.focusWindow()
        assert focus is not None, "no window has the keyboard"
        QTest.keyClick(focus, key, modifier)
        QApplication.processEvents()

    def press_shortcut(self, keys: QKeySequence) -> None:
        """Press the keys of a shortcut."""
        focus = QGuiApplication.focusWindow()
        assert focus is not None, "no window has the keyboard"
        QTest.keySequence(focus, keys)
        QApplication.processEvents()

    def alt(self, letter: str) -> None:
        """Press Alt and a letter."""
        self.key(Qt.Key(ord(letter.upper())), Qt.KeyboardModifier.AltModifier)

    def do_by_keys(self, act: Act) -> None:
        """Do an act as the keyboard does it."""
        if is_spoken(act):
            self.say_by_keys(act)
            return
        names = [grip.name for grip in self.scene.reach()]
        wanted = self.grip_for(act).name
        self.key(Qt.Key.Key_Home)
        for _ in range(names.index(wanted)):
            self.key(Qt.Key.Key_Right)
        focus = self.scene.keys.focus
        assert focus is not None
        assert focus.name == wanted
        self.key(Qt.Key.Key_Return)

    def say_by_keys(self, value: object) -> None:
        """Press the button that says something by its letter; some of many bids have none."""
        button = self.call_for(value)
        _, marked, letter = button.text().partition("&")
        if marked:
            self.alt(letter[0])
            return
        button.setFocus(Qt.FocusReason.TabFocusReason)
        self.key(Qt.Key.Key_Space)

    # -- dialogs

    def dialog(self) -> QDialog:
        """Wait until a dialog has the keyboard, and return it."""
        self.wait(lambda: isinstance(QApplication.activeWindow(), QDialog))
        found = QApplication.activeWindow()
        assert isinstance(found, QDialog)
        return found

    def dialogs(self) -> list[QDialog]:
        """Return the dialogs that are open."""
        found = [widget for widget in QApplication.topLevelWidgets() if isinstance(widget, QDialog)]
        return [dialog for dialog in found if dialog.isVisible()]

    def wait_for_window(self) -> None:
        """Let the program run until the window has the keyboard again, which is the screen's to give."""
        self.wait(lambda: not self.dialogs())
        self.window.activateWindow()
        self.wait(lambda: QApplication.activeWindow() is self.window)

    def thumb_act(self) -> Act:
        """Return what a player by rule of thumb would do in the person's place."""
        among = self.sitting.lawful() if self.sitting.game.strict else ()
        return Thumb(self.sitting.game).choose(self.director.sight(), UNLIMITED, among).act


def played(until: Callable[[Sitting], bool], number: int = 1, **switches: object) -> Sitting:
    """Return a sitting played by rule of thumb until something is so; the number makes another of it."""
    sitting = Sitting(Record("euchre", tuple(switches.items()), names=("Anna", "Colonel"), levels=QUICKLY))
    thumb = Thumb(sitting.game)
    chance = random.Random(number)
    while not until(sitting):
        turn = sitting.whose_turn()
        act = sitting.chance(chance.randrange(10**9)) if turn is None else None
        sitting.perform(act or thumb.choose(sitting.sight(turn), UNLIMITED).act)
    return sitting


def keep(home: Path, sitting: Sitting) -> Sitting:
    """Keep a sitting as the one on the table in a home."""
    (home / "current.eldest").write_text(write_record(sitting.record), "utf-8")
    return sitting


def kept_in(home: Path) -> Record:
    """Return the record of the sitting on the table in a home, which must be whole."""
    record, problems = read_record((home / "current.eldest").read_text("utf-8"))
    assert record is not None
    assert not problems
    return record


def mine(stage: str, tricks: int = 0, led: bool | None = None) -> Callable[[Sitting], bool]:
    """Return a test: the person is to act in a stage, after so many tricks, and the other has led or not."""

    def holds(sitting: Sitting) -> bool:
        table = sitting.table
        return (
            table.stage == stage
            and table.turn == sitting.person
            and len(table.tricks) >= tricks
            and (led is None or bool(table.trick.plays) is led)
        )

    return holds
