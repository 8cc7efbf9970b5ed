"""What the history keeps of a deal: what was played, how it came out for the person, and the acts of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from eldest.engine.acts import Act
from eldest.store.record import Record

LONGEST_WORD = 60
LARGEST = 2**31
MOST = 2**20
"""No deal comes out with more of anything; the squares of such can be added up as often as one likes."""


class Kind(NamedTuple):
    """What kind of table a deal was played at: deals of one kind can be counted together.

    `form` is the key of a named form or set of house rules, if it is one; `partner` and `opponents` are the
    words of their levels, those of several opponents in a row.
    """

    game: str
    form: str
    players: int
    spirit: str
    partner: str
    opponents: str


class Role(IntEnum):
    """What the person was in a deal: on the maker's side or not, where there is a maker; or he looked on."""

    LOOKED_ON = 0
    PLAYED = 1
    MADE = 2
    HELPED_MAKER = 3
    DEFENDED = 4


class Key(NamedTuple):
    """Which deal: the sitting's mark, the number of the deal in it, and a mark of its pack.

    Whoever goes on twice from one saved game plays other packs, and so other deals.
    """

    sitting: bytes
    number: int
    pack: int


class Outcome(NamedTuple):
    """How a deal came out. Seats are numbers, -1 for nobody; the points of `them` are the best others'.

    `kept` tells whether the maker did what he undertook (-1: nothing was undertaken), `swept` whether his
    side (the person's where nobody makes) took all tricks, `alone` whether he played without partners.
    `game` and `rubber` are 1 if the person won one by this deal, -1 if others did; `stakes` are counters.
    """

    dealer: int
    maker: int
    trumps: str
    bid: int
    alone: bool
    kept: int
    swept: bool
    tricks_us: int
    tricks_them: int
    points_us: int
    points_them: int
    points: str
    game: int
    rubber: int
    stakes: int


def sound_kind(values: Sequence[object]) -> Kind | None:
    """Return the kind that these values are, if they make sense: a file may hold anything."""
    game, form, players, spirit, partner, opponents = values
    words = [_word(it) for it in (game, form, spirit, partner, opponents)]
    if None in words or not _is_number(players):
        return None
    return Kind._make(values)


def sound_outcome(values: Sequence[object]) -> Outcome | None:
    """Return the outcome that these values are, if they make sense."""
    wanted = Outcome.__annotations__.values()
    for value, kind in zip(values, wanted, strict=True):
        if (_word(value) is None) if kind is str else not _is_number(value):
            return None
    values = [bool(value) if kind is bool else value for value, kind in zip(values, wanted, strict=True)]
    return Outcome._make(values)


def _word(value: object) -> str | None:
    return value if isinstance(value, str) and len(value) <= LONGEST_WORD and value.isprintable() else None


def _is_number(value: object) -> bool:
    return isinstance(value, int) and -MOST < value < MOST


@dataclass(frozen=True, slots=True)
class Entry:
    """A finished deal.

    `header` is the sitting's record without acts; `acts` are those of the sitting up to the end of the deal,
    of which the first `since` were entered with the deal `follows`. `at` is when it was finished, in
    seconds, and `day` the day of that where the person was, in days; whoever enters it knows the clock.
    """

    key: Key
    kind: Kind
    role: Role
    outcome: Outcome
    helped: bool
    shuffle: int
    header: Record
    acts: tuple[Act, ...]
    since: int = 0
    follows: Key | None = None
    at: int = 0
    day: int = 0
