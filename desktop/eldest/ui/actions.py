"""Every action of the window as a record: words, key, menu, condition, and what it does.

Menus, shortcuts and the tool bar are built from this list and from nothing else.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence

from eldest.engine.phrase import Phrase, phrase
from eldest.ui.card_words import tr

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMenu

    from eldest.ui.main_window import MainWindow

Key = QKeySequence.StandardKey

USUAL = {
    Key.SaveAs: "Ctrl+Shift+S",
    Key.Preferences: "Ctrl+,",
    Key.Quit: "Ctrl+Q",
    Key.FullScreen: "F11",
    Key.HelpContents: "F1",
}
"""The keys of what some platforms have no key for."""


NO_TAKING_BACK = phrase("actions", "At a strict table nothing is taken back: what was done stands")
NO_HINTS = phrase("actions", "At a strict table nobody whispers: what you do not see you are not told")


class Menu(Enum):
    """The menus, in order, with their titles."""

    GAME = phrase("actions", "&Game")
    PLAY = phrase("actions", "&Play")
    VIEW = phrase("actions", "&View")
    HELP = phrase("actions", "&Help")

    @property
    def title(self) -> Phrase:
        """The title, with its letter marked."""
        return self.value


def always(_window: "MainWindow") -> bool:
    """Allow an action at any time."""
    return True


@dataclass(frozen=True, slots=True)
class Action:
    """One action. `apart` starts a new group in its menu; `role` is the place macOS keeps for it.

    `strictly` is the reason why it is not to be had at a strict table, where that is so.
    """

    name: str
    menu: Menu
    said: Phrase
    tip: Phrase
    run: Callable[["MainWindow"], None]
    keys: Key | str | None = None
    when: Callable[["MainWindow"], bool] = always
    apart: bool = False
    role: QAction.MenuRole = QAction.MenuRole.NoRole
    strictly: Phrase | None = None

    def tip_at(self, window: "MainWindow") -> Phrase:
        """Return what is said beside it: what it does, or why it cannot be had at this table."""
        return self.strictly if self.strictly is not None and window.is_strict else self.tip


ACTIONS: tuple[Action, ...] = (
    Action(
        "game.new", Menu.GAME, phrase("actions", "&New game…"),
        phrase("actions", "Sit down to another game; the one on the table is kept"),
        lambda window: window.want("new"), Key.New,
    ),
    Action(
        "game.before", Menu.GAME, phrase("actions", "&Back to the game before"),
        phrase("actions", "Change over to the game that was on the table before this one"),
        lambda window: window.want("before"), "Ctrl+B", when=lambda window: window.has_game_before(),
    ),
    Action(
        "game.open", Menu.GAME, phrase("actions", "&Open…"),
        phrase("actions", "Go on with a game that was saved"),
        lambda window: window.want("open"), Key.Open,
    ),
    Action(
        "game.save", Menu.GAME, phrase("actions", "&Save as…"),
        phrase("actions", "Keep this game under a name; it is kept by itself in any case"),
        lambda window: window.want("save"), Key.SaveAs,
    ),
    Action(
        "game.statistics", Menu.GAME, phrase("actions", "S&tatistics…"),
        phrase("actions", "What you have played and how it came out; past deals to look at again"),
        lambda window: window.want("statistics"), "Ctrl+Shift+H", apart=True,
    ),
    Action(
        "game.export", Menu.GAME, phrase("actions", "&Export everything…"),
        phrase("actions", "Write settings, games and history into one file"),
        lambda window: window.want("export"),
    ),
    Action(
        "game.import", Menu.GAME, phrase("actions", "&Import everything…"),
        phrase("actions", "Take over what was exported; nothing that is here is lost by it"),
        lambda window: window.want("import"),
    ),
    Action(
        "game.preferences", Menu.GAME, phrase("actions", "P&references…"),
        phrase("actions", "Cards, cloth, speed and language"),
        lambda window: window.want("preferences"), Key.Preferences, apart=True,
        role=QAction.MenuRole.PreferencesRole,
    ),
    Action(
        "game.quit", Menu.GAME, phrase("actions", "&Leave the table"),
        phrase("actions", "Close the program; the game is found again as it is"),
        lambda window: window.leave(), Key.Quit, apart=True, role=QAction.MenuRole.QuitRole,
    ),
    Action(
        "play.deal", Menu.PLAY, phrase("actions", "&Next deal"),
        phrase("actions", "Go on with the next deal"),
        lambda window: window.next_deal(), "Ctrl+D", when=lambda window: window.may_deal(),
    ),
    Action(
        "play.call-table", Menu.PLAY, phrase("actions", "&Call the table…"),
        phrase("actions", "Say what you think is wrong, and have it judged; at a strict table"),
        lambda window: window.call_table(), "Ctrl+T", when=lambda window: window.may_call(), apart=True,
    ),
    Action(
        "play.hint", Menu.PLAY, phrase("actions", "&Hint"),
        phrase("actions", "Ask what a computer player would do, and why"),
        lambda window: window.ask_hint(), "Ctrl+I", when=lambda window: window.may_ask_hint(), apart=True,
        strictly=NO_HINTS,
    ),
    Action(
        "play.back", Menu.PLAY, phrase("actions", "&Take back"),
        phrase("actions", "Take back your last decision in this deal"),
        lambda window: window.take_back(), Key.Undo, when=lambda window: window.may_take_back(),
        strictly=NO_TAKING_BACK,
    ),
    Action(
        "play.again", Menu.PLAY, phrase("actions", "Play &again"),
        phrase("actions", "Play again what you took back, up to your next decision"),
        lambda window: window.play_again(), Key.Redo, when=lambda window: window.may_play_again(),
        strictly=NO_TAKING_BACK,
    ),
    Action(
        "play.last-trick", Menu.PLAY, phrase("actions", "&Last trick"),
        phrase("actions", "Lay the last trick open for a look"),
        lambda window: window.show_last_trick(), "Ctrl+L", when=lambda window: window.may_look_back(),
    ),
    Action(
        "play.review", Menu.PLAY, phrase("actions", "Look back at the &deal…"),
        phrase("actions", "What each seat knew and why it did what it did; and your play checked"),
        lambda window: window.want("review"), "Ctrl+E", when=lambda window: window.may_review(), apart=True,
    ),
    Action(
        "play.seal", Menu.PLAY, phrase("actions", "&Seal of the deal…"),
        phrase("actions", "The fingerprint of the pack, made before the first card, and how to check it"),
        lambda window: window.want("seal"), "Ctrl+F", when=lambda window: window.has_seal(),
    ),
    Action(
        "play.more", Menu.PLAY, phrase("actions", "&More…"),
        phrase("actions", "What else can be done at a strict table, with pack, cards or voice"),
        lambda window: window.show_more(), "Ctrl+U", when=lambda window: window.has_more(),
    ),
    Action(
        "play.hurry", Menu.PLAY, phrase("actions", "H&urry"),
        phrase("actions", "Let what is moving come to rest at once"),
        lambda window: window.hurry(), "Ctrl+J", apart=True,
    ),
    Action(
        "play.quickly", Menu.PLAY, phrase("actions", "Play this hand &quickly"),
        phrase("actions", "See the others play at once, until you are to act or the hand is over"),
        lambda window: window.play_quickly(), "Ctrl+K", when=lambda window: window.may_play_quickly(),
    ),
    Action(
        "view.full-screen", Menu.VIEW, phrase("actions", "&Full screen"),
        phrase("actions", "Give the whole screen to the table, or take it back"),
        lambda window: window.toggle_full_screen(), Key.FullScreen, apart=True,
    ),
    Action(
        "help.rules", Menu.HELP, phrase("actions", "&Rule book"),
        phrase("actions", "Every clause of the rules, by its number"),
        lambda window: window.want("rules"), Key.HelpContents,
    ),
    Action(
        "help.this-game", Menu.HELP, phrase("actions", "Rules of &this game"),
        phrase("actions", "The rules in force at this table, those that differ from the printed ones first"),
        lambda window: window.want("this-game"), "Ctrl+R",
    ),
    Action(
        "help.lesson", Menu.HELP, phrase("actions", "Your first strict &deal"),
        phrase("actions", "A lesson in three deals: see what goes wrong, call the table, take a remedy"),
        lambda window: window.want("lesson"),
    ),
    Action(
        "help.report", Menu.HELP, phrase("actions", "Re&port this deal…"),
        phrase("actions", "Write the deal to a small file without names, to be sent when something is wrong"),
        lambda window: window.want("report"), "F9", apart=True,
    ),
    Action(
        "help.folder", Menu.HELP, phrase("actions", "Show the &folder of games"),
        phrase("actions", "Open the folder in which games, settings and the log lie"),
        lambda window: window.want("folder"),
    ),
    Action(
        "help.about", Menu.HELP, phrase("actions", "&About Eldest Hand"),
        phrase("actions", "Version and licences"),
        lambda window: window.want("about"), apart=True, role=QAction.MenuRole.AboutRole,
    ),
)  # fmt: skip


def build(window: "MainWindow", panels: Iterable[QAction]) -> dict[str, QAction]:
    """Put the actions into the window's menus and return them by name; the panels are to be viewed."""
    menus: dict[Menu, QMenu] = {menu: window.menuBar().addMenu(tr(menu.title)) for menu in Menu}
    for menu in menus.values():
        menu.setToolTipsVisible(True)  # they tell why something cannot be had
    menus[Menu.VIEW].addActions(list(panels))
    built: dict[str, QAction] = {}
    for action in ACTIONS:
        into = menus[action.menu]
        if action.apart:
            into.addSeparator()
        built[action.name] = _built(window, action)
        into.addAction(built[action.name])
    return built


def menu_letters() -> str:
    """Return the letters that open the menus: buttons on the table must not use them."""
    titles = (tr(menu.title) for menu in Menu)
    return "".join(title[title.index("&") + 1] for title in titles if "&" in title)


def refresh(window: "MainWindow", built: dict[str, QAction]) -> None:
    """Allow each action where its condition holds now."""
    for action in ACTIONS:
        built[action.name].setEnabled(action.when(window))
        _tell(built[action.name], action.tip_at(window))


def _built(window: "MainWindow", action: Action) -> QAction:
    made = QAction(tr(action.said), window)
    made.setObjectName(action.name)
    _tell(made, action.tip)
    made.setMenuRole(action.role)
    if action.keys is not None:
        made.setShortcuts(_shortcuts(action.keys))
    made.triggered.connect(lambda: action.run(window))
    return made


def _tell(built: QAction, tip: Phrase) -> None:
    """Say beside an action what it does, or why it cannot be done."""
    built.setStatusTip(tr(tip))
    built.setToolTip(tr(tip))


def _shortcuts(keys: Key | str) -> list[QKeySequence]:
    """Return the keys of an action: the platform's own for what every program has, where it has one."""
    if isinstance(keys, str):
        return [QKeySequence(keys)]
    return QKeySequence.keyBindings(keys) or [QKeySequence(USUAL[keys])]
