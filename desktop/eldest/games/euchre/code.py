"""The laws of Euchre."""

from eldest.engine.law import Code
from eldest.games.euchre.customs import Course
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.revokes import of_the_score
from eldest.laws.hands import TakingUp


def code_of(options: EuchreOptions, players: int, course: Course) -> Code:
    """Return the laws in force."""
    return (
        TakingUp(),
        *of_the_score(options, course),
    )
