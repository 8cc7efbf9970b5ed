"""The door of the program: the window, or with a word of the terminal side no window at all."""

import gc
import multiprocessing
import sys
from collections.abc import Sequence

from eldest.plain_words import give_outputs, say_plainly

NO_WINDOW = "The window cannot be opened, for a part of the system is missing: {reason}"
TERMINAL_WORDS = ("simulate", "check", "show", "-h", "--help", "--version")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit status.

    A frozen program starts its thinking process by starting itself: that must be caught first.
    """
    multiprocessing.freeze_support()
    give_outputs()
    words = list(sys.argv[1:] if arguments is None else arguments)
    # Only the side that is wanted is imported: the terminal's must do without Qt, and the thinking
    # process, which imports this module again, without either.
    if words and words[0] in TERMINAL_WORDS:
        from eldest import terminal

        return terminal.main(words)
    # Nothing made while starting is ever thrown away: looking for it would only keep the table waiting.
    gc.disable()
    try:
        from eldest import app
    except (
        ImportError
    ) as trouble:  # a library that Qt needs, most likely; without Qt it must be said otherwise
        say_plainly(NO_WINDOW.format(reason=trouble))
        return 1
    return app.main(words)


if __name__ == "__main__":
    sys.exit(main())
