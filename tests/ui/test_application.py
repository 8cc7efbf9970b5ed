"""What is said of fonts, and to whom."""

from pathlib import Path

import pytest
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from eldest.ui import application


@pytest.mark.parametrize(
    ("platform", "read"),
    [
        pytest.param("offscreen", True, id="where nobody sees a box, none is shown that somebody must close"),
        pytest.param("windows", None, id="on a screen a box is shown unless the output is read"),
    ],
)
def test_no_fonts(
    platform: str,
    read: bool | None,
    qapp: QApplication,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    said: dict[str, bool | None] = {}
    monkeypatch.setattr(application, "QFontInfo", lambda _font: QFont([]))
    monkeypatch.setattr(QApplication, "platformName", lambda: platform)
    monkeypatch.setattr(application, "say_plainly", lambda text, *, read: said.update({text: read}))
    application.tell_of_fonts(Path("eldest.log"))
    ((text, told),) = said.items()
    assert "No fonts" in text
    assert told is read
    caplog.clear()
