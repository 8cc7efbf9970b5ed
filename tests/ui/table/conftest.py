"""What the tests of the table share: a view with a sitting on it."""

from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from helpers.shown import Shown


@pytest.fixture
def show(qtbot: QtBot) -> Iterator[Callable[..., Shown]]:
    """Give a function that puts a sitting on a view and shows it."""
    made: list[Shown] = []

    def make(*args: object, **options: object) -> Shown:
        shown = Shown(*args, **options)  # type: ignore[arg-type]
        qtbot.addWidget(shown.view)
        made.append(shown)
        shown.view.show()
        return shown

    yield make
    for shown in made:
        shown.view.choreography.empty()
