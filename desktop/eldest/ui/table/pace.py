"""How fast things move and how the mouse is meant: settings of the table, and every duration in one place."""

from dataclasses import dataclass
from enum import Enum

GLIDE = 300
DEAL = 230
DEAL_STEP = 90
WHOLE_DEAL = 1600
"""All the cards of a deal leave the pack within this, however many there are; turning them up comes after."""
FLIP = 320
GATHER = 420
SLIDE = 340
SHOW = 1000
"""How long something that was cut or said is shown, in milliseconds like all the rest."""


class Click(Enum):
    """What a click on a card means."""

    SINGLE = "single"
    DOUBLE = "double"
    SELECT = "select"


@dataclass(frozen=True, slots=True)
class Pace:
    """The speed of everything that moves, and how long a finished trick stays.

    `factor` multiplies every duration; nought moves nothing. `trick_pause` is in milliseconds and
    keeps to no factor; None waits for a click or a key.
    """

    factor: float = 1.0
    trick_pause: int | None = 1600
    click: Click = Click.SINGLE

    def of(self, duration: int) -> int:
        """Return a duration at this pace."""
        return round(duration * self.factor)


class Metronome:
    """Keeps time over many short beats: what one came late, those after it are shorter.

    So a deal of fifty packets takes as long as it should on a busy machine too.
    """

    MOST = 200
    """More than this is not made up for: after a halt nothing hurries."""

    def __init__(self) -> None:
        self._late = 0

    def begin(self) -> None:
        """Forget what was late before."""
        self._late = 0

    def shortened(self, duration: int) -> int:
        """Return how long a beat is to be waited for, in milliseconds like all the rest."""
        made_up = min(self._late, duration)
        self._late -= made_up
        return duration - made_up

    def came_after(self, waited: int, planned: int) -> None:
        """Hear how long a beat was waited for in truth."""
        self._late = min(self.MOST, self._late + max(0, waited - planned))


AT_ONCE = Pace(0.0, 0)
"""Nothing moves, and nothing stays to be looked at."""

SPEEDS = {"none": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.8}
"""The factors that the settings offer."""
