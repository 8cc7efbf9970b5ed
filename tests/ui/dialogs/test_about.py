"""About the program: its version, and the licences of everything in it."""

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from eldest import __version__
from eldest.ui.dialogs.about import About


def test_version_and_licences_are_told(qtbot: QtBot) -> None:
    about = About()
    qtbot.addWidget(about)
    words = "\n".join(label.text() for label in about.findChildren(QLabel))
    assert f"Version {__version__}" in words
    assert "{" not in words
    licences = about.licences.toPlainText()
    assert "CC0" in licences
    assert "LGPL-3.0" in licences
