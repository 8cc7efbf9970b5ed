"""A table on a real view: chance and all players decided by a number, the mouse made by hand."""

import random
from collections.abc import Callable, Mapping
from typing import cast

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.game import Glimpse
from eldest.engine.referee import Referee
from eldest.engine.table import Sight, Table
from eldest.games import catalogue
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.table import EuchreTable
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.ui.table.card_item import CardItem
from eldest.ui.table.pace import Pace
from eldest.ui.table.view import TableView
from eldest.ui.theme import Theme

VIEWER = Seat(0)
NAMES = ("Margaret", "Henry", "Beatrice", "Charlotte", "Dr. Pettigrew", "Captain Willoughby", "Peter")
AT_ONCE = Pace(0.0, 0)
LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.NoButton


class Shown:
    """A sitting and the view that shows it; wishes are performed, and kept in `wishes`.

    Two play Euchre, unless another game is named with its number of players and its switches.
    """

    def __init__(
        self,
        seed: int = 1,
        pace: Pace = AT_ONCE,
        *,
        game: str = "euchre",
        players: int = 2,
        switches: Mapping[str, object] | None = None,
        **options: object,
    ) -> None:
        kind = catalogue()[game]
        chosen, _ = kind.options_type.from_switches(dict(switches or {}))
        if options:
            chosen = EuchreOptions(**options)  # type: ignore[arg-type]
        self.referee: Referee[EuchreTable] = Referee(kind(chosen, players))
        self.table: EuchreTable = self.referee.game.opening()
        self.chooser = random.Random(seed)
        self.thumb = Thumb(self.referee.game)
        self.thumb_limit = UNLIMITED
        self.wishes: list[Act] = []
        self.refused: list[Act] = []
        self.view = TableView(Theme(), NAMES, VIEWER)
        self.scene = self.view.table_scene
        self.view.set_pace(pace)
        self.scene.wished.connect(self.perform)
        self.scene.refused_card.connect(self.refused.append)
        self.view.resize(1024, 640)
        self.view.show_now(self.sight, self.possible())

    @property
    def sight(self) -> Sight:
        """What the viewer sees."""
        return self.table.seen_by(VIEWER)

    def possible(self) -> tuple[Act, ...]:
        """Return what the viewer can do, for himself or a dummy."""
        turn = self.table.turn
        acting = turn if turn is not None and self.table.player_of(turn) == VIEWER else VIEWER
        return self.referee.possible(self.table, acting)

    def perform(self, act: Act) -> None:
        """Do an act that was wished."""
        self.wishes.append(act)
        self.view.play(self.glimpse(act), self.possible())

    def glimpse(self, act: Act | None = None) -> Glimpse:
        """Carry out an act, or any that is lawful, and return what the viewer sees of it."""
        step = self.referee.step(self.table, act or self.any_act())
        self.table = cast("EuchreTable", step.table)
        return step.seen_by(VIEWER)

    def any_act(self) -> Act:
        """Return one of the acts that can be done now, whoever does it."""
        acts = self.referee.lawful(self.table)
        if acts:
            return self.chooser.choice(acts)
        act = self.referee.game.stage_of(self.table).chance(self.table, self.chooser.randrange(1000))
        assert act is not None
        return act

    def step(self) -> None:
        """Let anything happen, and show it."""
        glimpse = self.glimpse()
        self.view.play(glimpse, self.possible())

    def until(self, done: Callable[[EuchreTable], bool]) -> "Shown":
        """Play on until the table is as it should be."""
        while not done(self.table):
            self.step()
        return self

    def until_sensibly(self, done: Callable[[Table], bool]) -> "Shown":
        """Play on by the rule of thumb until the table is as it should be; the view settles at the end."""
        while not done(self.table):
            turn = self.table.turn
            seat = None if turn is None else self.table.player_of(turn)
            sight = self.table.seen_by(VIEWER if seat is None else seat)
            act = self.any_act() if seat is None else self.thumb.choose(sight, self.thumb_limit).act
            self.table = cast("EuchreTable", self.referee.step(self.table, act).table)
        self.view.show_now(self.sight, self.possible())
        return self

    def until_mine(self, stage: str) -> "Shown":
        """Play on until the viewer is to act in a stage."""
        return self.until(lambda table: table.stage == stage and table.turn == VIEWER)

    # -- what is seen

    def item(self, card: Card) -> CardItem:
        """Return the item of a card."""
        return self.scene.lying.items[card]

    def hand(self) -> list[Card]:
        """Return the viewer's cards from left to right, as they are on the screen."""
        items = sorted(self.scene.lying.held_by(VIEWER), key=lambda item: item.x())
        return [item.card for item in items if item.card]

    def spot_of(self, card: Card) -> QPoint:
        """Return a point of the view at which a card of the hand is not covered."""
        box = self.item(card).mapRectToScene(self.item(card).outline())
        return QPoint(round(box.left() + 8), round(box.center().y()))

    # -- the mouse

    def mouse(self, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
        """Send one event of the mouse to the view."""
        viewport = self.view.viewport()
        no_key = Qt.KeyboardModifier.NoModifier
        place = QPointF(at), QPointF(viewport.mapToGlobal(at))
        QApplication.sendEvent(viewport, QMouseEvent(kind, *place, button, held, no_key))

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Press a button."""
        self.mouse(QEvent.Type.MouseButtonPress, at, button, button)

    def move(self, at: QPoint, held: Qt.MouseButton = LEFT) -> None:
        """Move with a button held down."""
        self.mouse(QEvent.Type.MouseMove, at, NONE, held)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        """Let a button go."""
        self.mouse(QEvent.Type.MouseButtonRelease, at, button, NONE)

    def click(self, at: QPoint) -> None:
        """Press and let go."""
        self.press(at)
        self.release(at)

    def double_click(self, at: QPoint) -> None:
        """Click twice, as Qt reports it."""
        self.click(at)
        self.mouse(QEvent.Type.MouseButtonDblClick, at, LEFT, LEFT)
        self.release(at)

    def carry(self, start: QPoint, end: QPoint) -> None:
        """Press, and carry along a line without letting go."""
        self.press(start)
        for share in range(1, 11):
            self.move(start + (end - start) * (share / 10))

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Carry, and let go."""
        self.carry(start, end)
        self.release(end)

    @property
    def middle(self) -> QPoint:
        """The middle of the trick."""
        return self.scene.lying.box(self.scene.layout.trick_zone).center().toPoint()


Seen = dict[object, tuple[object, ...]]


def seen(view: TableView) -> Seen:
    """Return all that can be seen of every card, by its key, and of every plate."""
    cards: Seen = {}
    for key, item in view.table_scene.lying.items.items():
        looks = item.pos().toTuple(), item.zValue(), item.rotation(), item.outline().getRect(), item.face_up
        cards[key] = (item.piece, item.card, item.casts_shadow, item.flying, item.marks, *looks)
    plates = view.table_scene.around.plates.items()
    return cards | {("plate", seat): (plate.mark, plate.boundingRect().getRect()) for seat, plate in plates}


def fresh(shown: Shown) -> Seen:
    """Return what a view made for the present sight shows."""
    view = TableView(Theme(), NAMES, VIEWER)
    view.resize(shown.view.size())
    view.table_scene.resize(view.width(), view.height())
    view.show_now(shown.sight, shown.possible())
    looks = seen(view)
    view.deleteLater()
    return looks


def active_timers(thing: QObject) -> list[QTimer]:
    """Return the timers that run in an object and its children."""
    return [timer for timer in thing.findChildren(QTimer) if timer.isActive()]
