"""A test that needs a real window has a screen of its own to show it on."""

import os
import subprocess
import sys

from helpers.screen import Screen

PROGRAM = "from PySide6.QtWidgets import QApplication as A; print(A([]).platformName())"


def test_qt_opens_on_the_virtual_screen(virtual_screen: Screen) -> None:
    told = subprocess.check_output(
        [sys.executable, "-c", PROGRAM], env=os.environ | virtual_screen.variables, text=True, timeout=60
    )
    assert told.strip() == "xcb"
