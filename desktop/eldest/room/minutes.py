"""The minutes of a strict evening: what chance and memory of its computer players go by."""

from dataclasses import dataclass
from random import Random
from typing import Any

from eldest.engine.acts import Act, Shuffle
from eldest.engine.law import Accuse
from eldest.engine.timeline import Timeline
from eldest.laws.bets import OfferBet


@dataclass(frozen=True, slots=True)
class Minutes:
    """What chance and memory go by: the number of the last shuffle, of all acts, and what was said since.

    `calls` are the accusations made by anybody, `bet` tells whether a bet has been offered.
    Everything by chance is drawn from these, so that the same record has the same behaviour.
    """

    number: int = 0
    length: int = 0
    last: Act | None = None
    calls: frozenset[Accuse] = frozenset()
    bet: bool = False

    @classmethod
    def of(cls, timeline: Timeline[Any]) -> "Minutes":
        """Return the minutes of a timeline as far as its cursor."""
        since = timeline.acts_since_shuffle()
        shuffle = since[0] if since and isinstance(since[0], Shuffle) else None
        calls = frozenset(act for act in since if isinstance(act, Accuse))
        number = shuffle.number if shuffle else 0
        bet = any(isinstance(act, OfferBet) for act in since)
        return cls(number, timeline.length, since[-1] if since else None, calls, bet)

    def now(self, *about: object) -> Random:
        """Return the stream of chance of this moment, for one matter."""
        return Random(f"{self.number} {self.length} {about}")

    def of_deal(self, *about: object) -> Random:
        """Return a stream that is the same until the next shuffle, for one matter."""
        return Random(f"{self.number} {about}")
