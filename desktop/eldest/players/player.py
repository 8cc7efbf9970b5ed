"""What a computer player is: a sight and a limit in, a thought out."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from eldest.engine.acts import Act
from eldest.engine.phrase import Phrase
from eldest.engine.table import Sight

if TYPE_CHECKING:
    from eldest.analysis.reading import Halt


@dataclass(frozen=True, slots=True)
class Limit:
    """How long a player may think: in seconds, and until he is called off; None is no limit.

    He answers soon after with what he has; a player who goes by rule is never so slow.
    """

    seconds: float | None = None
    halt: "Halt | None" = None


UNLIMITED = Limit()
AT_TABLE = Limit(seconds=0.45)
"""How long anybody thinks while a person waits, even where the machine is slow or busy with other things."""


@dataclass(frozen=True, slots=True)
class Thought:
    """The act that a player chose, and his reason with the values that it names.

    `merits` are what every act he weighed promised his side, in points of the score, the best first;
    none from a player who follows rules.
    """

    act: Act
    reason: Phrase
    values: tuple[tuple[str, object], ...] = ()
    merits: tuple[tuple[Act, float], ...] = ()


class Player(Protocol):
    """Somebody who can be asked what he would do."""

    def choose(self, sight: Sight, limit: Limit, among: tuple[Act, ...] = ()) -> Thought:
        """Return an act possible for the seat in turn, and one of these if any are named.

        The same question has the same answer.
        """
        ...
