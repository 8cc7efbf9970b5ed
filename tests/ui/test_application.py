"""What is said of fonts, and to whom."""

import sys
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


@pytest.mark.parametrize(
    ("name", "is_told"),
    [("plain", False), ("a;b", True), ("a:b;c", True)],
)
@pytest.mark.skipif(sys.platform == "win32", reason="no folder there has a colon in its name")
def test_qt_is_told_of_plugins_below_a_name_that_it_would_part(
    name: str, is_told: bool, qapp: QApplication, tmp_path: Path
) -> None:
    plugins = tmp_path / name / "Qt" / "plugins"
    plugins.mkdir(parents=True)
    before = qapp.libraryPaths()
    application.find_plugins(tmp_path / name)
    now = qapp.libraryPaths()
    qapp.setLibraryPaths(before)
    assert (str(plugins) in now) is is_told
