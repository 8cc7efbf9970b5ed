"""Statistics: what the history adds up to, kind by kind, and the deals themselves, page by page."""

import math
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from eldest.engine.phrase import phrase
from eldest.store.entry import MOST, Kind, Outcome, Role, sound_kind, sound_outcome
from eldest.store.errors import KnownError
from eldest.store.record import printable

CANNOT_COUNT = phrase(
    "history",
    "The history of your deals cannot be read: {reason}. You can play on; if it is damaged, it is kept as it "
    "is and a new one is begun as soon as a deal is to be entered.",
)

FEWEST = 30
"""Of fewer than this nothing is said about how far chance may have moved a figure."""
CERTAINTY = 1.96
"""Standard errors within which the true figure lies in 95 of 100 cases."""
PAGE = 100
"""Deals that are fetched at a time."""


class Sums(NamedTuple):
    """What deals add up to. `squares` are of the difference of points in each deal.

    Of `made` deals the person was the maker and undertook something, which he has kept in `made_kept`; of
    `defended` deals he has beaten so many makers.
    """

    deals: int = 0
    games_won: int = 0
    games_lost: int = 0
    rubbers_won: int = 0
    rubbers_lost: int = 0
    points_us: int = 0
    points_them: int = 0
    squares: int = 0
    made: int = 0
    made_kept: int = 0
    marches: int = 0
    defended: int = 0
    defended_beaten: int = 0
    alone: int = 0
    alone_swept: int = 0
    bids: int = 0
    bids_kept: int = 0
    stakes: int = 0

    def plus(self, other: "Sums") -> "Sums":
        """Return both together."""
        return Sums(*map(sum, zip(self, other, strict=True)))

    @property
    def lead(self) -> float:
        """The points of a deal by which the person's side was ahead of the best of the others."""
        return (self.points_us - self.points_them) / self.deals

    @property
    def lead_give(self) -> float | None:
        """By how much the lead may be off by chance; None where too little was played to say so."""
        if self.deals < FEWEST:
            return None
        spread = max(self.squares / self.deals - self.lead**2, 0.0)
        return CERTAINTY * math.sqrt(spread / (self.deals - 1))


_SIGNED = {"points_us", "points_them", "stakes"}
_PARTS = {
    "made_kept": "made", "defended_beaten": "defended", "alone_swept": "alone", "bids_kept": "bids",
    "games_won": "deals", "games_lost": "deals", "rubbers_won": "deals", "rubbers_lost": "deals",
}  # fmt: skip
_MOST_SUM = 2**50
_SOUND = " AND ".join(
    (
        *(f"typeof({name}) = 'integer'" for name in (*Sums._fields, "day")),
        *(f"{name} BETWEEN {-_MOST_SUM if name in _SIGNED else 0} AND {_MOST_SUM}" for name in Sums._fields),
        *(f"{part} <= {whole}" for part, whole in _PARTS.items()),
        f"day BETWEEN {-MOST} AND {MOST}",
    )
)
"""What sums are like: a file may hold anything, and one wrong number would make all others wrong."""
_COLUMNS = ", ".join(f"sum({name})" for name in Sums._fields)


def share_range(kept: int, of: int) -> tuple[float, float] | None:
    """Return between which shares the true one lies in 95 of 100 cases, by Wilson's rule.

    None where too little was played to say so.
    """
    if of < FEWEST:
        return None
    square = CERTAINTY**2
    middle = (kept + square / 2) / (of + square)
    give = CERTAINTY / (of + square) * math.sqrt(kept * (of - kept) / of + square / 4)
    return middle - give, middle + give


@dataclass(frozen=True, slots=True)
class Scope:
    """Which deals are looked at: from a day on, or all; with help, or without; of some kinds, or all."""

    since: int | None = None
    helped: bool = False
    kinds: tuple[int, ...] = ()

    def condition(self) -> tuple[str, list[int]]:
        """Return the condition in SQL, and what it compares with."""
        said, values = "helped = ?", [int(self.helped)]
        if self.since is not None:
            said, values = f"{said} AND day >= ?", [*values, self.since]
        if self.kinds:
            said = f"{said} AND kind IN ({', '.join('?' * len(self.kinds))})"
            values = [*values, *self.kinds]
        return said, values


@dataclass(frozen=True, slots=True)
class Group:
    """Deals of one kind, by the kind's id in the history, and what they add up to."""

    id: int
    kind: Kind
    sums: Sums


def _read(database: sqlite3.Connection, said: str, values: Sequence[object]) -> list[Any]:
    """Return what is asked for.

    :raises KnownError: if it cannot be read
    """
    try:
        return database.execute(said, values).fetchall()
    except sqlite3.Error as trouble:
        raise KnownError(CANNOT_COUNT, reason=printable(str(trouble))) from trouble


def groups(database: sqlite3.Connection, scope: Scope) -> tuple[Group, ...]:
    """Return every kind of which deals were finished, that with most deals first.

    :raises KnownError: if they cannot be read
    """
    said, values = scope.condition()
    found = _read(
        database,
        f"SELECT kind, game, form, players, spirit, partner, opponents, {_COLUMNS} FROM sums "
        f"JOIN kind ON kind.id = kind WHERE {said} AND {_SOUND} GROUP BY kind HAVING sum(deals) > 0 "
        "ORDER BY sum(deals) DESC, kind",
        values,
    )
    kinds = ((row, sound_kind(row[1:7])) for row in found)
    return tuple(Group(row[0], kind, Sums(*row[7:])) for row, kind in kinds if kind is not None)


def by_day(database: sqlite3.Connection, scope: Scope) -> tuple[tuple[int, Sums], ...]:
    """Return what the deals of each day add up to, the first day first.

    :raises KnownError: if they cannot be read
    """
    said, values = scope.condition()
    found = _read(
        database,
        f"SELECT day, {_COLUMNS} FROM sums WHERE {said} AND {_SOUND} GROUP BY day HAVING sum(deals) > 0 "
        "ORDER BY day",
        values,
    )
    return tuple((row[0], Sums(*row[1:])) for row in found)


def in_spans(days: Iterable[tuple[int, Sums]], spans: int) -> tuple[tuple[int, int, Sums], ...]:
    """Return the same in so many spans of days at most, all of one length: first day, last day, sums."""
    kept = dict(days)
    if not kept:
        return ()
    first, last = min(kept), max(kept)
    length = -(-(last - first + 1) // spans)
    found: dict[int, Sums] = {}
    for day, sums in kept.items():
        span = (day - first) // length
        found[span] = found.get(span, Sums()).plus(sums)
    return tuple(
        (first + span * length, min(first + (span + 1) * length - 1, last), sums)
        for span, sums in sorted(found.items())
    )


@dataclass(frozen=True, slots=True)
class PastDeal:
    """A finished deal, by its id in the history."""

    id: int
    at: int
    kind: Kind
    number: int
    shuffle: int
    role: Role
    helped: bool
    outcome: Outcome


_PAST = (
    "SELECT deal.id, at, kind.game, form, players, spirit, partner, opponents, number, shuffle, role, "
    "helped, "
    f"{', '.join(f'deal.{field}' for field in Outcome._fields)} FROM deal JOIN kind ON kind.id = deal.kind"
)


def past_deals(
    database: sqlite3.Connection, scope: Scope, after: PastDeal | None = None, most: int = PAGE
) -> tuple[PastDeal, ...]:
    """Return so many deals, that finished last first; only those that come after one, if it is given.

    :raises KnownError: if they cannot be read
    """
    place = None if after is None else (after.at, after.id)
    while rows := _rows_after(database, scope, place, most):
        deals = tuple(deal for deal in map(_past_deal, rows) if deal is not None)
        if deals:
            return deals
        place = (rows[-1][1], rows[-1][0])  # none of these makes sense, but those after them may
    return ()


def _rows_after(
    database: sqlite3.Connection, scope: Scope, place: tuple[Any, int] | None, most: int
) -> list[Any]:
    said, values = scope.condition()
    wanted: list[Any] = list(values)
    if place is not None:
        said, wanted = f"{said} AND (at, deal.id) < (?, ?)", [*wanted, *place]
    return _read(database, f"{_PAST} WHERE {said} ORDER BY at DESC, deal.id DESC LIMIT ?", [*wanted, most])


def _past_deal(row: Sequence[Any]) -> PastDeal | None:
    """Return the deal of a row; None if that makes no sense, which nothing that this program writes does."""
    identity, at, *rest = row
    number, shuffle, role, helped = rest[6:10]
    kind, outcome = sound_kind(rest[:6]), sound_outcome(rest[10:])
    whole = all(isinstance(value, int) for value in (at, number, shuffle, helped))
    if kind is None or outcome is None or not whole or role not in tuple(Role):
        return None
    return PastDeal(identity, at, kind, number, shuffle, Role(role), bool(helped), outcome)
