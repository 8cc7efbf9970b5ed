"""The seal's dialog: closed while the deal is played, open to be checked when it is over."""

import subprocess

import pytest
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from eldest.room.seal import SealedDeal, sealed_deals
from eldest.ui.dialogs.seal import FALSE, TRUE, SealDialog
from helpers.sealed import PAIR, sealed_evening


@pytest.fixture
def sealed() -> tuple[SealedDeal, ...]:
    return sealed_deals(sealed_evening(PAIR, 2))


def opened(qtbot: QtBot, sealed: tuple[SealedDeal, ...], *, strict: bool = False) -> SealDialog:
    dialog = SealDialog(sealed, strict=strict)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize(("strict", "word"), [(False, "deal is over"), (True, "next deal is being dealt")])
def test_while_the_deal_is_played_the_nonce_is_nowhere(qtbot: QtBot, strict: bool, word: str) -> None:
    sitting = sealed_evening(PAIR, 1)
    sitting.timeline.move_to(sitting.timeline.length - 1)
    one = sealed_deals(sitting)
    dialog = opened(qtbot, one, strict=strict)
    assert dialog.fingerprint.text() == one[0].fingerprint
    assert word in dialog.state.text()
    assert not dialog.line.isVisible()
    assert dialog.line.toPlainText() == dialog.command.toPlainText() == ""


def test_when_it_is_over_it_can_be_checked(qtbot: QtBot, sealed: tuple[SealedDeal, ...]) -> None:
    dialog = opened(qtbot, sealed)
    assert dialog.shown == sealed[-1]
    assert dialog.line.toPlainText() == sealed[-1].seal.line
    dialog.check.click()
    assert dialog.verdict.text() == TRUE.text
    dialog.noted.setText("beef")
    dialog.check.click()
    assert dialog.verdict.text() == dialog.verdict.accessibleName() == FALSE.text


def test_the_deals_before_can_be_checked_too(qtbot: QtBot, sealed: tuple[SealedDeal, ...]) -> None:
    dialog = opened(qtbot, sealed)
    dialog.check.click()
    dialog.deal.setCurrentIndex(1)
    assert dialog.verdict.text() == ""
    assert dialog.fingerprint.text() == sealed[0].fingerprint


def test_it_can_be_copied(qtbot: QtBot, sealed: tuple[SealedDeal, ...]) -> None:
    dialog = opened(qtbot, sealed)
    dialog.copy_fingerprint()
    assert QGuiApplication.clipboard().text() == sealed[-1].fingerprint
    dialog.copy_line()
    assert QGuiApplication.clipboard().text() == sealed[-1].seal.line


def test_the_command_shown_gives_the_fingerprint(qtbot: QtBot, sealed: tuple[SealedDeal, ...]) -> None:
    dialog = opened(qtbot, sealed)
    command = ["sh", "-c", dialog.command.toPlainText()]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        pytest.skip("no sha256sum here")
    assert done.stdout.split()[0] == sealed[-1].fingerprint
