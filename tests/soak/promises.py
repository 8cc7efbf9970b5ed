"""The hard promises, counted over many deals of each game: how often each was at stake, and every breach.

A player of the level asked for has every seat. Of each promise and game the first breaches are shown, each
as one line: the deal, who was to act, what he held, what lay there, and what he did.

With --course the deals are played by somebody quicker, and the player is asked only where a promise of the
play of cards is at stake: many more deals can be counted so. One who reckons is not even asked where he
would think of no card that breaks it, for he plays only what he thinks of.
"""

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from eldest.cards.card import spell_cards
from eldest.engine.acts import Act
from eldest.engine.table import Table
from eldest.games import reckoning_of
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from games.suite import Setting
from strength.alone import Alone
from strength.contestants import Contestant, Spec
from strength.deals import REPORTING, Deals
from strength.ladder import FORMS
from strength.promises import OF_PLAY

CHUNK = 100
SHOWN = 5
"""Breaches of each promise that are shown."""
WITH_LONE_HANDS = (4, 6)


@dataclass(slots=True)
class Count:
    """How often each promise was at stake and broken, and the breaches in words."""

    deals: int = 0
    at_stake: Counter[str] = field(default_factory=Counter)
    breaches: list[tuple[str, str]] = field(default_factory=list)

    def add(self, other: "Count") -> None:
        """Count what was found elsewhere too."""
        self.deals += other.deals
        self.at_stake += other.at_stake
        self.breaches += other.breaches

    def rows(self, setting: Setting) -> Iterator[str]:
        """Yield a line for each promise at stake, and the first breaches below it."""
        for key in sorted(self.at_stake):
            broken = [line for which, line in self.breaches if which == key]
            stood = f"{len(broken):,} breaches of {self.at_stake[key]:,}"
            yield f"{setting}: {key}: {stood} in {self.deals:,} deals"
            yield from (f"    {line}" for line in broken[:SHOWN])


class ThoughtOf:
    """The acts that one who reckons weighs at a game."""

    def __init__(self, deals: Deals) -> None:
        self._rule = Thumb(deals.game)
        self._reckoning = reckoning_of(deals.game.guided())

    def of(self, table: Table, acts: tuple[Act, ...]) -> tuple[Act, ...]:
        """Return those of these acts that he weighs, that by rule of thumb among them."""
        assert table.turn is not None
        sight = table.seen_by(table.player_of(table.turn))
        rule = self._rule.choose(sight, UNLIMITED, acts).act
        return (rule, *self._reckoning.candidates(sight, acts, rule))


class Watch:
    """Looks at everything that is done in the deals of one game."""

    def __init__(self, deals: Deals, player: Contestant, course: Contestant | None = None) -> None:
        self._deals = deals
        self._player = player
        self._course = course
        self._thinks = ThoughtOf(deals)
        self._pack = deals.game.pack
        setting = deals.setting
        may_be_alone = setting.key == "euchre" and setting.players in WITH_LONE_HANDS
        self._alone = Alone(deals) if may_be_alone and course is None else None
        self.count = Count()

    def deal(self, number: int) -> None:
        """Play one deal and count what is kept and broken in it."""
        dealt = self._deals.dealt(number, self._score(number))
        self._player.begins(dealt, number)
        if self._course is not None:
            self._course.begins(dealt, number)
        self._deals.play_out(dealt, number, partial(self._choose, number))
        self.count.deals += 1

    def _score(self, number: int) -> tuple[int, ...]:
        """Return another score for every deal of Euchre, where calls may go by it; love elsewhere."""
        if self._alone is None:
            return ()
        options: Any = self._deals.game.options
        return number // 4 % options.target, number // 4 // options.target % options.target

    def _choose(self, number: int, table: Table, acts: tuple[Act, ...]) -> Act:
        if self._course is not None:
            self._ask(number, table, acts)
            return self._course.choose(table, acts)
        act = self._player.choose(table, acts)
        for promise in OF_PLAY:
            bad = promise.at_stake(table, self._pack, acts)
            if bad:
                self._note(promise.key, number, table, act, broken=getattr(act, "card", None) in bad)
        if self._alone is not None and self._alone.at_stake(acts):
            self._note(Alone.key, number, table, act, broken=self._alone.broken(table, act, acts))
        return act

    def _ask(self, number: int, table: Table, acts: tuple[Act, ...]) -> None:
        """Note what the player would do where a promise is at stake, though somebody else plays on."""
        at_stake = {promise.key: promise.at_stake(table, self._pack, acts) for promise in OF_PLAY}
        worst = {card for bad in at_stake.values() for card in bad}
        if not worst:
            return
        act: Act | None = None
        if worst & {getattr(act, "card", None) for act in self._thinks.of(table, acts)}:
            act = self._player.choose(table, acts)
        for key, bad in at_stake.items():
            if bad:
                self._note(key, number, table, act, broken=getattr(act, "card", None) in bad)

    def _note(self, key: str, number: int, table: Table, act: Act | None, *, broken: bool) -> None:
        self.count.at_stake[key] += 1
        if broken and act is not None:
            self.count.breaches.append((key, told(number, table, act)))


def told(number: int, table: Table, act: Act) -> str:
    """Return a position and what was done in it as one line."""
    assert table.turn is not None
    trumps = table.order.trumps if table.order.trumps is not None else table.turned or "none"
    trick = " ".join(f"{seat}:{card}" for seat, card in table.trick.plays) or "to lead"
    tricks = ", ".join(spell_cards(trick.cards) for trick in table.tricks)
    score = "-".join(map(str, table.tally.score))
    played = f" after {tricks}" if tricks else ""
    made = f", made by {table.maker}" if table.maker is not None else ""
    held = spell_cards(table.at_disposal(table.turn))
    return f"deal {number} at {score}, {trumps}{made}: {table.turn} with {held}, {trick}{played}: {act}"


def watched(setting: Setting, player: str, first: int, deals: int, course: str = "") -> Count:
    """Watch so many deals of a game."""
    table = Deals(setting)
    plays_on = Spec.parse(course).seated(table) if course else None
    watch = Watch(table, Spec.parse(player).seated(table), plays_on)
    for number in range(first, first + deals):
        watch.deal(number)
    return watch.count


def main() -> int:
    """Count the promises of a player in every game; it informs, and judges nothing."""
    given = reader().parse_args()
    began = time.monotonic()
    with ProcessPoolExecutor(given.processes) as pool:
        for setting in (setting for setting in FORMS if given.only in str(setting)):
            count = Count()
            starts = range(REPORTING, REPORTING + given.deals, CHUNK)
            sizes = [min(CHUNK, REPORTING + given.deals - start) for start in starts]
            watch = partial(watched, setting, given.player, course=given.course)
            for found in pool.map(watch, starts, sizes):
                count.add(found)
            for row in count.rows(setting):
                say(row)
    say(f"{given.player} in {time.monotonic() - began:.0f} s")
    return 0


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def reader() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add: Any = parser.add_argument
    add("--player", default="expert", metavar="PLAYER", help="who has every seat (expert)")
    add("--course", default="", metavar="PLAYER", help="who plays the deals instead (the player himself)")
    add("--deals", type=int, default=20, metavar="N", help="deals of each game (20; to be counted: 20000)")
    add("--only", default="", metavar="WORDS", help='games with these words, as in "whist for 3"')
    add("--processes", type=int, default=os.cpu_count(), metavar="N", help="how many at a time (all cores)")
    return parser


if __name__ == "__main__":
    sys.exit(main())
