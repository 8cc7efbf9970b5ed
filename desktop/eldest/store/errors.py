"""Errors that are nobody's fault in the program: the user is told, and the game goes on."""

from eldest.engine.phrase import Phrase


class KnownError(Exception):
    """Something outside the program went wrong; its phrase tells the user what, and what to do."""

    clause = ""

    def __init__(self, said: Phrase, **values: object) -> None:
        super().__init__(said.text.format_map(values))
        self.said = said
        self.values = tuple(values.items())
