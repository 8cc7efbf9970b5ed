"""A word where there is no window: on the error output or in a box of the system, and never a fault."""

import io
import subprocess
import sys
from pathlib import Path

import pytest

from eldest import plain_words
from eldest.plain_words import give_outputs, say_plainly


class Terminal(io.StringIO):
    """An output that somebody reads."""

    def isatty(self) -> bool:
        return True


@pytest.fixture
def boxes(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """Give the boxes that are opened; the desktop has `kdialog` and nothing else."""
    opened: list[list[str]] = []
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("DISPLAY", ":1")
    monkeypatch.setattr("shutil.which", lambda name: name if name == "kdialog" else None)
    monkeypatch.setattr("os.posix_spawnp", lambda _program, words, _environ, **_: opened.append(words))
    return opened


def test_who_sits_at_a_terminal_reads_it_there(
    boxes: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    say_plainly("No.")
    assert terminal.getvalue() == "Eldest Hand: No.\n"
    assert boxes == []


def test_elsewhere_there_is_a_box_besides(boxes: list[list[str]], capsys: pytest.CaptureFixture[str]) -> None:
    say_plainly("No.")
    assert capsys.readouterr().err == "Eldest Hand: No.\n"
    assert boxes == [["kdialog", "--sorry", "Eldest Hand: No."]]


def test_without_a_desktop_nothing_is_opened(boxes: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    say_plainly("No.")
    assert boxes == []


def test_no_output_is_no_fault(boxes: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    say_plainly("No.")
    assert len(boxes) == 1


def test_nor_is_one_that_is_closed(boxes: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stderr", closed)
    say_plainly("No.", read=False)
    assert len(boxes) == 1


def test_on_macos_the_system_shows_it(boxes: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr("subprocess.run", lambda words, **_: boxes.append(words))
    say_plainly('a "quoted" word')
    assert boxes[0][0] == "/usr/bin/osascript"
    assert boxes[0][-1] == 'a "quoted" word'


WINDOWED = """
import sys
sys.stdout = sys.stderr = None
from eldest.__main__ import main
sys.exit(main(["--no-such-word"]))
"""


def test_a_program_without_a_console_has_outputs_that_lead_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    assert give_outputs()
    monkeypatch.setattr(sys, "stderr", None)
    assert not give_outputs()
    assert sys.stderr.write("nobody reads this") == 17
    sys.stderr.close()


def test_and_does_not_fall_over_words_it_does_not_know(own_home: Path) -> None:
    done = subprocess.run([sys.executable, "-c", WINDOWED], capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (2, b"", b"")


def test_a_box_that_cannot_be_shown_is_no_new_trouble(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where libraries are not found, those that show a box are not either."""

    def missing(_said: str) -> None:
        raise ImportError("_ctypes")

    monkeypatch.setattr(plain_words, "_show_box", missing)
    say_plainly("A library is missing.", read=False)
    assert capsys.readouterr().err == "Eldest Hand: A library is missing.\n"
