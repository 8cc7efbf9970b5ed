"""The door of the program: the window, or with a word of the terminal side no window at all."""

import gc
import io
import multiprocessing
import sys
from collections.abc import Sequence

TERMINAL_WORDS = ("simulate", "check", "show", "-h", "--help", "--version")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status.

    A frozen program starts its thinking process by starting itself: that must be caught first.
    """
    multiprocessing.freeze_support()
    give_ways_out()
    words = list(sys.argv[1:] if arguments is None else arguments)
    # Only the side that is wanted is imported: the terminal's must do without Qt, and the thinking
    # process, which imports this module again, without either.
    if words and words[0] in TERMINAL_WORDS:
        from eldest import terminal

        return terminal.main(words)
    # Nothing made while starting is ever thrown away: looking for it would only keep the table waiting.
    gc.disable()
    from eldest import app

    return app.main(words)


class Nowhere(io.TextIOBase):
    """Stands in for a console: what is said there is gone."""

    def write(self, text: str, /) -> int:
        return len(text)


def give_ways_out() -> None:
    """Let what is said be gone where there is no console: a window's program on Windows has none."""
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            setattr(sys, name, Nowhere())


if __name__ == "__main__":
    sys.exit(main())
