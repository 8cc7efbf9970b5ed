"""Who can play in a match: by name, with what else is said of him behind a colon.

``random``, ``thumb``, the levels (``learner`` to ``expert``), ``seeing`` who sees all cards, and
``ismcts:1000``, OpenSpiel's searcher with so many simulations. What is not given its usual value is named:
``expert:boldness=0.5``, ``expert:seconds=0.1``, ``ismcts:100,explores=3``; what else is said of a level, such
as ``expert:card=40,doubt=0``, is how much trouble those take who reckon (`players.expert.Care`).

Whoever is honest gets the sight of his seat. Here alone is anybody shown the table itself.
"""

import random
from dataclasses import dataclass
from typing import Any, Protocol

from eldest.engine.acts import Act
from eldest.engine.table import Table
from eldest.players.expert import Care
from eldest.players.manner import Level, Manner
from eldest.players.player import Limit, Player
from eldest.players.seats import player_of
from eldest.players.thumb import Thumb
from games.suite import Setting
from strength.deals import Deals
from strength.mirrored import MIRRORED, Ismcts
from strength.seeing import Seeing, exactly

RANDOM, THUMB, SEEING, ISMCTS = "random", "thumb", "seeing", "ismcts"
LEVELS = tuple(level.value for level in Level)


class Contestant(Protocol):
    """Somebody who plays one deal after the other, in whatever seats are his.

    Only one who `listens` is told of what is done.
    """

    listens: bool

    def begins(self, table: Table, number: int) -> None:
        """Take note that a deal begins: as it is dealt, and its number."""

    def choose(self, table: Table, acts: tuple[Act, ...]) -> Act:
        """Return one of these acts, of which the seat in turn has more than one."""
        ...

    def hears(self, before: Table, act: Act, after: Table) -> None:
        """Take note of what somebody has done."""


class Unknown(ValueError):
    """Nobody is called so, or he cannot play this game; the text says which."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A contestant's name and what is said of him, as ``name:value,name=value``."""

    name: str
    bare: str = ""
    named: tuple[tuple[str, str], ...] = ()

    @classmethod
    def parse(cls, text: str) -> "Spec":
        """Return what a text says.

        :raises Unknown: if nobody has that name
        """
        name, _, rest = text.partition(":")
        if name not in (RANDOM, THUMB, SEEING, ISMCTS, *LEVELS):
            raise Unknown(f"nobody is called {name!r}")
        words = [word for word in rest.split(",") if word]
        named = tuple((key, value) for key, _, value in (w.partition("=") for w in words if "=" in w))
        return cls(name, "".join(word for word in words if "=" not in word), named)

    def __str__(self) -> str:
        said = [self.bare] if self.bare else []
        said += [f"{key}={value}" for key, value in self.named]
        return ":".join([self.name, *([",".join(said)] if said else [])])

    def seated(self, deals: Deals) -> Contestant:
        """Return the contestant at the game of these deals.

        :raises Unknown: if he cannot play it
        """
        if self.name == RANDOM:
            return AtRandom()
        if self.name == SEEING:
            return Seeing(deals, exactly(deals.game))
        if self.name == ISMCTS:
            return self._ismcts(deals.setting)
        limit, player = self._honest(deals)
        return Honest(player, limit)

    def _ismcts(self, setting: Setting) -> Contestant:
        if setting != MIRRORED:
            raise Unknown(f"{self} plays only {MIRRORED}")
        return Ismcts(int(self.bare or 1000), **{key: float(value) for key, value in self.named})

    def _honest(self, deals: Deals) -> tuple[Limit, Player]:
        said: dict[str, Any] = {key: _value(value) for key, value in self.named}
        limit = Limit(said.pop("seconds", None))
        if self.name == THUMB:
            return limit, Thumb(deals.game, strict=True)
        manner = Manner(Level(self.name), said.pop("boldness", 0.0))
        return limit, player_of(deals.game, manner, Care(**said) if said else None)


def _value(text: str) -> object:
    """Return a number as a number, a switch as a truth, and any other word as it is."""
    if text in ("True", "False"):
        return text == "True"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            continue
    return text


class AtRandom:
    """Plays anything lawful, the same in the same deal."""

    listens = False

    def __init__(self) -> None:
        self._chooser = random.Random()

    def begins(self, _table: Table, number: int) -> None:
        """Begin the deal's own row of choices."""
        self._chooser.seed(number)

    def choose(self, _table: Table, acts: tuple[Act, ...]) -> Act:
        """Return any of the acts."""
        return acts[int(self._chooser.random() * len(acts))]

    def hears(self, before: Table, act: Act, after: Table) -> None:
        """It is all one to him."""


class Honest:
    """A player of the program, who is shown what his seat may see."""

    listens = False

    def __init__(self, player: Player, limit: Limit) -> None:
        self._player = player
        self._limit = limit

    def begins(self, table: Table, number: int) -> None:
        """He has no memory."""

    def choose(self, table: Table, acts: tuple[Act, ...]) -> Act:
        """Return what the player chooses from the sight of whoever acts for the seat in turn."""
        assert table.turn is not None
        sight = table.seen_by(table.player_of(table.turn))
        return self._player.choose(sight, self._limit, acts).act

    def hears(self, before: Table, act: Act, after: Table) -> None:
        """He sees it on the table."""
