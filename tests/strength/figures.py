"""Figures of a match: means with their intervals, and how long decisions took. They add up over chunks."""

import math
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

SURE = 1.96
"""Standard errors to either side within which the truth lies in 95 of 100 matches."""
STEPS = 8
"""Steps of the scale of times to each doubling: a time is kept to within a twelfth."""
NANOSECONDS = 1e9


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of so many independent values, from their sum and the sum of their squares."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    @classmethod
    def of(cls, values: Iterable[float]) -> "Mean":
        """Return the mean of values."""
        found = tuple(values)
        return cls(len(found), math.fsum(found), math.fsum(value * value for value in found))

    def plus(self, other: "Mean") -> "Mean":
        """Return the mean over both."""
        return Mean(self.count + other.count, self.total + other.total, self.squares + other.squares)

    @property
    def value(self) -> float:
        """The mean itself; nought of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The standard deviation of a single value; nought of fewer than two."""
        if self.count < 2:
            return 0.0
        return math.sqrt(max(self.squares - self.total * self.total / self.count, 0.0) / (self.count - 1))

    @property
    def interval(self) -> float:
        """Half the width of the interval that holds the truth 95 times of 100; endless below two values."""
        return SURE * self.deviation / math.sqrt(self.count) if self.count > 1 else math.inf

    def __str__(self) -> str:
        return f"{self.value:+.3f} ± {self.interval:.3f}"


@dataclass(slots=True)
class Times:
    """How long decisions took, on a scale of equal ratios, and the longest in nanoseconds."""

    counts: Counter[int] = field(default_factory=Counter)
    longest: int = 0

    def took(self, nanoseconds: int) -> None:
        """Note one decision."""
        self.counts[int(math.log2(nanoseconds) * STEPS) if nanoseconds > 1 else 0] += 1
        self.longest = max(self.longest, nanoseconds)

    def plus(self, other: "Times") -> "Times":
        """Return both together."""
        return Times(self.counts + other.counts, max(self.longest, other.longest))

    @property
    def count(self) -> int:
        """How many decisions there were."""
        return self.counts.total()

    def within(self, share: float) -> float:
        """Return the seconds within which this share of the decisions was taken, to the scale's next step."""
        left = share * self.count
        for step, many in sorted(self.counts.items()):
            left -= many
            if left <= 0:
                return min(2 ** ((step + 1) / STEPS), self.longest) / NANOSECONDS
        return 0.0

    def __str__(self) -> str:
        if not self.count:
            return "none"
        shown = (self.within(0.5), self.within(0.95), self.longest / NANOSECONDS)
        return f"{self.count:,} in " + " / ".join(f"{seconds * 1000:.3g}" for seconds in shown) + " ms"


@dataclass(frozen=True, slots=True)
class Figures:
    """What came of a match, or a part of it: leads of the first player by pair, and times of both.

    `points` and `tricks` are the means over pairs of deals; `times` are by player and kind of decision, as
    ``first calls`` and ``second plays``; `seconds` is what it took one core.
    """

    points: Mean = Mean()
    tricks: Mean = Mean()
    times: Mapping[str, Times] = field(default_factory=dict)
    seconds: float = 0.0

    def plus(self, other: "Figures") -> "Figures":
        """Return both together."""
        names = {*self.times, *other.times}
        times = {it: self.times.get(it, Times()).plus(other.times.get(it, Times())) for it in sorted(names)}
        return Figures(
            self.points.plus(other.points),
            self.tricks.plus(other.tricks),
            times,
            self.seconds + other.seconds,
        )

    def spelled(self) -> dict[str, Any]:
        """Return the figures as a file keeps them."""
        times = {name: [dict(it.counts), it.longest] for name, it in self.times.items()}
        points, tricks = ([it.count, it.total, it.squares] for it in (self.points, self.tricks))
        return {"points": points, "tricks": tricks, "times": times, "seconds": self.seconds}

    @classmethod
    def read(cls, kept: Mapping[str, Any]) -> "Figures":
        """Return the figures that :meth:`spelled` gave."""
        times = {
            name: Times(Counter({int(step): many for step, many in counts.items()}), longest)
            for name, (counts, longest) in kept["times"].items()
        }
        return cls(Mean(*kept["points"]), Mean(*kept["tricks"]), times, kept["seconds"])
