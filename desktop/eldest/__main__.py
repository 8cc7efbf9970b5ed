"""The door of the program: the window, or with a word of the terminal side no window at all."""

import importlib
import multiprocessing
import sys
from collections.abc import Sequence

WINDOW = "eldest.app"
TERMINAL = "eldest.terminal"
"""The two sides. Only the one that is wanted is imported: the terminal side must do without Qt, and the
thinking process, which imports this module again, without either."""

TERMINAL_WORDS = ("simulate", "check", "show", "-h", "--help", "--version")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status.

    A frozen program starts its thinking process by starting itself: that must be caught first.
    """
    multiprocessing.freeze_support()
    words = list(sys.argv[1:] if arguments is None else arguments)
    side = TERMINAL if words and words[0] in TERMINAL_WORDS else WINDOW
    status: int = importlib.import_module(side).main(words)
    return status


if __name__ == "__main__":
    sys.exit(main())
