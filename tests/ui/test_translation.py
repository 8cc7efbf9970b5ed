"""The language is changed while the program runs: everything follows, and comes back."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QLocale
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QLabel, QMenu

from eldest.ui.translation import Translation
from helpers.guest import Guest, keep, mine, played

Open = Callable[..., Guest]
# Windows without a screen cannot be raised.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def translation(qapp: QApplication) -> Iterator[Translation]:
    """Give the translators; afterwards all is as it was."""
    before = QLocale()
    translation = Translation(qapp)
    yield translation
    speak(translation, "en")
    QLocale.setDefault(before)


def speak(translation: Translation, language: str) -> None:
    """Speak a language; the windows hear of it from the event loop."""
    translation.speak(language)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def words_of(guest: Guest) -> dict[str, list[str]]:
    """Return everything the window says, by where it says it."""
    window = guest.window
    titles = [action.text() for action in window.menuBar().actions()]
    entries = [made.text() + made.statusTip() for made in window.built.values()]
    model = window.log.model
    log = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    return {
        "titles": titles,
        "entries": entries,
        "docks": [dock.windowTitle() for dock in window.docks],
        "log": log,
        "sheet": [label.text() for label in window.sheet.findChildren(QLabel) if label.text().endswith(" 0")],
        "prompt": [
            label.text() for label in guest.view.findChildren(QLabel) if label.objectName() == "prompt"
        ],
        "calls": [call.text() for call in window.decisions.calls],
        "table": [guest.view.accessibleName()],
    }


@pytest.mark.parametrize("until", [mine("play", tricks=1), mine("first-round")], ids=["a card", "a call"])
def test_everything_follows_and_comes_back(
    open_room: Open, own_home: object, translation: Translation, until: Callable[..., bool]
) -> None:
    keep(own_home, played(until))  # type: ignore[arg-type]
    guest = open_room()
    guest.wait_for_turn()
    english = words_of(guest)
    speak(translation, "de")
    german = words_of(guest)
    for place, words in english.items():
        assert len(german[place]) == len(words), place
        assert not words or german[place] != words, place
    speak(translation, "en")
    assert words_of(guest) == english


def test_nothing_is_left_over_of_the_menus_before(open_room: Open, translation: Translation) -> None:
    guest = open_room()
    guest.wait_for_turn()
    before = len(guest.window.menuBar().findChildren(QMenu)), len(guest.window.actions())
    for language in ("de", "en", "de", "en"):
        speak(translation, language)
    assert (len(guest.window.menuBar().findChildren(QMenu)), len(guest.window.actions())) == before


def test_keys_still_work_after_it(open_room: Open, translation: Translation) -> None:
    guest = open_room()
    guest.wait_for_turn()
    speak(translation, "de")
    made = guest.window.built["game.new"]
    guest.press_shortcut(made.shortcut())
    assert guest.dialog().windowTitle() == "Neues Spiel"


def test_nothing_is_offered_while_things_move(
    open_room: Open, own_home: object, translation: Translation
) -> None:
    keep(own_home, played(mine("first-round")))  # type: ignore[arg-type]
    guest = open_room()
    guest.wait_for_turn()
    guest.director.perform(guest.director.possible()[0])
    assert not guest.view.choreography.is_idle
    speak(translation, "de")
    assert not guest.window.decisions.calls


def test_an_open_rule_book_follows(open_room: Open, translation: Translation) -> None:
    guest = open_room()
    guest.wait_for_turn()
    guest.window.want("about")
    dialog = guest.dialog()
    dialog.reject()
    guest.window.want("rules")
    rules = guest.dialog()
    english = rules.windowTitle()
    speak(translation, "de")
    assert rules.windowTitle() != english


def test_an_unknown_language_is_english(open_room: Open, translation: Translation) -> None:
    guest = open_room()
    guest.wait_for_turn()
    english = words_of(guest)
    speak(translation, "tlh")
    assert words_of(guest) == english


def test_the_buttons_of_the_system_follow(qapp: QApplication, translation: Translation) -> None:
    speak(translation, "de")
    buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    assert "Abbrechen" in buttons.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
