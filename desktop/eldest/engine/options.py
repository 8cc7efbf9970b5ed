"""House rules as data: one declared option each, from which forms, records and rule pages are made."""

import functools
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Self, TypedDict, Unpack

from eldest.engine.phrase import Phrase, Refusal, phrase

PLAY_AT_A_TABLE = 4
"""Players of the games at whose table others may wait. rule: X-TABLE-01"""

Value = bool | int | float | str

UNKNOWN = phrase("options", "There is no house rule called {switch}.")
NOBODY_WAITS = phrase("options", "Members wait only at the table of a game for four.")
OUT_OF_RANGE = phrase("options", "{switch} cannot be {value}; it stays {default}.")


@dataclass(frozen=True, slots=True)
class Declared:
    """One declared house rule: its switch, clause, words, default and what it may be."""

    name: str
    switch: str
    clause: str
    said: Phrase
    default: Value
    choices: tuple[tuple[Value, Phrase | None], ...] = ()
    between: tuple[float, float] | None = None
    players: tuple[int, ...] = ()
    """The numbers of players with which the rule acts; none named: with all."""
    with_: tuple[str, ...] = ()
    without: tuple[str, ...] = ()
    """The names of rules one of which it needs, and of those that leave it nothing to change."""

    def acts_with(self, players: int) -> bool:
        """Tell whether the rule acts with so many players."""
        return not self.players or players in self.players

    def allows(self, value: object) -> bool:
        """Tell whether the rule may have this value."""
        if type(value) is not type(self.default):
            return False
        if self.between is not None and isinstance(value, int | float):
            return self.between[0] <= value <= self.between[1]
        return not self.choices or any(value == choice for choice, _ in self.choices)


class Limits(TypedDict, total=False):
    """What a house rule may be, and when it acts; see `option`."""

    choices: tuple[tuple[Value, Phrase | None], ...]
    between: tuple[float, float]
    players: tuple[int, ...]
    with_: tuple[str, ...]
    without: tuple[str, ...]


def option(default: Value, said: Phrase, *, switch: str, clause: str, **limits: Unpack[Limits]) -> Any:
    """Declare one house rule as a field of an options class.

    `choices` are the values it may have with their words (None: the value speaks for itself),
    `between` the least and the most of a number, `players` the numbers of players with which it acts.
    It takes effect only if one of the rules `with_` which it goes is on, and none of those `without`
    which it goes: a rule is on if it is agreed to, or otherwise than printed.
    """
    declared = Declared("", switch, clause, said, default, **limits)
    return field(default=default, metadata={"declared": declared})


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The house rules of one game; those declared here all games share.

    Nobody looks back at a quitted trick, unless `show_last_trick` allows the last. Beyond `bet_limit`
    counters nobody may bet besides the stake; nought allows no bets. At a strict table nothing is refused
    that the cards allow, and computer players err with the chance given. rule: W-PLAY-04, W-MISC-04,
    W-STAKE-09, X-MODE-01, X-MODE-02
    """

    cut_method: str = option(
        "spread",
        phrase("options", "Cutting for the deal"),
        switch="common.cut_method",
        clause="X-CUT-03",
        choices=(
            ("spread", phrase("options", "draw from the spread pack")),
            ("packets", phrase("options", "lift a packet")),
        ),
    )
    two_packs: str = option(
        "auto",
        phrase("options", "Packs of cards"),
        switch="common.two_packs",
        clause="X-PACK-03",
        choices=(
            ("auto", phrase("options", "as the game has it")),
            ("one", phrase("options", "one")),
            ("two", phrase("options", "two, dealt in turn")),
        ),
    )
    stakes: bool = option(
        False, phrase("options", "Play for counters"), switch="common.stakes", clause="X-STAKE-01"
    )
    stake_amount: int = option(
        10,
        phrase("options", "Counters for each unit of the stake"),
        switch="common.stake_amount",
        clause="X-STAKE-05",
        between=(1, 1000),
        with_=("stakes",),
    )
    table_members: int = option(
        4,
        phrase("options", "Members of the table"),
        switch="common.table_members",
        clause="X-TABLE-01",
        choices=((4, None), (5, None), (6, None)),
        players=(4,),
    )
    show_last_trick: bool = option(
        False,
        phrase("options", "The last trick may be seen again"),
        switch="common.show_last_trick",
        clause="W-MISC-04",
        without=("strict_table",),
    )
    strict_table: bool = option(
        False,
        phrase("options", "Strict table: whatever the cards allow can happen"),
        switch="common.strict_table",
        clause="X-MODE-01",
    )
    error_rate: float = option(
        0.02,
        phrase("options", "How often computer players err"),
        switch="common.error_rate",
        clause="X-MODE-02",
        between=(0.0, 0.2),
        with_=("strict_table",),
    )
    bet_limit: int = option(
        0,
        phrase("options", "Most counters that may be bet besides"),
        switch="common.bet_limit",
        clause="W-STAKE-09",
        between=(0, 1000),
    )

    @classmethod
    @functools.cache
    def declared(cls) -> tuple[Declared, ...]:
        """Return every house rule of the game, in the order of its declaration."""
        found = (f for f in fields(cls) if "declared" in f.metadata)
        return tuple(replace(f.metadata["declared"], name=f.name) for f in found)

    @classmethod
    def from_switches(cls, switches: Mapping[str, object]) -> tuple[Self, tuple[Refusal, ...]]:
        """Return the options that switches name, and a refusal for each that makes no sense."""
        known = {rule.switch: rule for rule in cls.declared()}
        taken: dict[str, Any] = {}
        wrong: list[Refusal] = []
        for switch, value in switches.items():
            rule = known.get(switch)
            if rule is None:
                wrong.append(Refusal.because("X-MODE-01", UNKNOWN, switch=switch))
            elif not rule.allows(value):
                values = {"switch": switch, "value": value, "default": rule.default}
                wrong.append(Refusal.because(rule.clause, OUT_OF_RANGE, **values))
            else:
                taken[rule.name] = value
        return cls(**taken), tuple(wrong)

    def switches(self) -> dict[str, Value]:
        """Return the switches that differ from their defaults, as a record keeps them."""
        values = ((rule, getattr(self, rule.name)) for rule in self.declared())
        return {rule.switch: value for rule, value in values if value != rule.default}

    def takes_effect(self, rule: Declared, players: int) -> bool:
        """Tell whether a rule changes anything in a game for so many, as the others stand."""
        on = {it.name for it in self.declared() if it.acts_with(players) and self._is_on(it)}
        needed = not rule.with_ or not on.isdisjoint(rule.with_)
        return rule.acts_with(players) and needed and on.isdisjoint(rule.without)

    def _is_on(self, rule: Declared) -> bool:
        value = getattr(self, rule.name)
        return value if isinstance(value, bool) else bool(value != rule.default)

    def conflicts(self, players: int) -> tuple[Refusal, ...]:
        """Return why these rules cannot be played together by so many; nothing if they can."""
        if PLAY_AT_A_TABLE in (self.table_members, players):
            return ()
        return (Refusal.because("X-TABLE-01", NOBODY_WAITS),)

    def players_among(self, members: int) -> int:
        """Return how many play at a time when so many sit down.

        At a table of five or six members of a four-handed game the others wait. rule: X-TABLE-01
        """
        return PLAY_AT_A_TABLE if members == self.table_members else members

    def members_for(self, players: int) -> int:
        """Return how many sit down to a game for so many: those who wait are counted in."""
        return self.table_members if players == PLAY_AT_A_TABLE else players


@dataclass(frozen=True, slots=True)
class Preset:
    """House rules that belong together under a name, for some numbers of players.

    One that is `titled` is a form of the game with a name of its own, by which the game goes then.
    """

    key: str
    name: Phrase
    players: tuple[int, ...]
    switches: Mapping[str, Value]
    titled: bool = False
