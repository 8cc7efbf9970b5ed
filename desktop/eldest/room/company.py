"""The company: what those at the table are called while nobody has given other names."""

from collections.abc import Sequence

from eldest.engine.phrase import Phrase, phrase

YOU = phrase("seats", "You")
COLONEL = phrase("seats", "The Colonel")
COMPANY: tuple[Phrase, ...] = (
    COLONEL,
    phrase("seats", "Mrs. Battle"),
    phrase("seats", "The Doctor"),
    phrase("seats", "Miss Finch"),
    phrase("seats", "The Captain"),
    phrase("seats", "Aunt Harriet"),
)
"""Who sits at the table with the person, clockwise from his left: as many as any game has room for."""


def stand_ins() -> tuple[Phrase, ...]:
    """Return by seat what everybody is called who has no other name."""
    return (YOU, *COMPANY)


def written(names: Sequence[str], seat: int) -> str:
    """Return the name that was written for a seat; nothing if none was."""
    return names[seat] if seat < len(names) else ""
