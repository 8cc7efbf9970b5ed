"""A word to the user while there is no window, or never will be: never silence, on no system.

No Qt here, for Qt may be what is wrong. A program of Windows or macOS that was started by a click has no
console: Python has no error output then, which whoever writes to it must not find out.
"""

import contextlib
import os
import sys

TITLE = "Eldest Hand"
_WARNING = 0x30
_ALERT = "on run argv\ndisplay alert (item 1 of argv) message (item 2 of argv)\nend run"
_BOXES = (("zenity", "--warning", "--no-markup", "--text"), ("kdialog", "--sorry"), ("xmessage", "-center"))
"""Programs of Linux desktops that show a text, the last of their words."""


def give_outputs() -> bool:
    """Give the program outputs that lead nowhere where the system has given none; tell whether it had."""
    had = sys.stderr is not None
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_WRONLY), "w", encoding="utf-8"))
    return had


def say_plainly(said: str, *, read: bool | None = None) -> None:
    """Say something without any window of ours: on the error output, and in a box where nobody reads that.

    :param read: whether somebody reads the error output; by default whoever sits at a terminal does
    """
    if read is None:
        read = sys.stderr is not None and sys.stderr.isatty()
    if sys.stderr is not None:
        with contextlib.suppress(OSError, ValueError):
            sys.stderr.write(f"{TITLE}: {said}\n")
            sys.stderr.flush()
    if not read:
        with contextlib.suppress(OSError, ImportError):  # what is missing may be missed here too
            _show_box(said)


def _show_box(said: str) -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.MessageBoxW(None, said, TITLE, _WARNING)
    elif sys.platform == "darwin":
        import subprocess

        subprocess.run(["/usr/bin/osascript", "-e", _ALERT, TITLE, said], check=False)
    elif os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        import shutil

        box = next((box for box in _BOXES if shutil.which(box[0])), None)
        if box is not None:
            quietly = [(os.POSIX_SPAWN_OPEN, 2, os.devnull, os.O_WRONLY, 0)]
            os.posix_spawnp(box[0], [*box, f"{TITLE}: {said}"], os.environ, file_actions=quietly)
