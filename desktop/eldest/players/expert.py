"""The expert: deals the unseen cards as they may lie, looks what comes of every act, and takes the best.

He reckons by the batch, so that he has an answer at any time; how much he reckons is settled by the worlds
that his care deals, and only where these take too long by the clock.
"""

import math
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev

from eldest.analysis.reckoning import PLAY, AnyReckoning, Reading
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Play
from eldest.engine.habits import of_kind
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight, Table
from eldest.engine.values import replace
from eldest.games import AnyGame
from eldest.players.foresight import Foresight
from eldest.players.inference import Imagined, chance_of
from eldest.players.player import UNLIMITED, Limit, Thought
from eldest.players.thumb import Thumb

PROMISES_MOST = phrase(
    "players",
    "In {worlds} ways in which the cards may lie it comes to {points} points, the rule of thumb to {usual}.",
)

BATCH = 10
"""Worlds that are looked into before the clock is."""
BOLD = 0.15
"""Points by which the boldest player overrates a call, and the most careful one underrates it."""


@dataclass(frozen=True, slots=True)
class Care:
    """How much trouble a player takes.

    So many worlds are dealt for a card, and so many for a `call`, at the most; `weighed`, those are dealt
    oftener in which the others would have called and played as they did. `seen` is the part of a value that
    is found with all cards seen; the rest by playing out so many times. The rule of thumb has it unless
    another act is better by more than chance explains, of which `doubt` is the measure: so many standard
    errors of what the one promises more than the other.
    """

    card: int = 100
    call: int = 200
    weighed: bool = True
    seen: float = 0.5
    plays: int = 4
    doubt: float = 1.0


USUAL = Care()
SETTLED = 3.5
"""So many standard errors behind, an act is not looked into any further."""
LEAST_WORLDS = 20
"""Worlds below which nothing is settled."""


class Merits:
    """What every act has promised so far, world by world: all were looked into in the same ones."""

    def __init__(self, acts: Sequence[Act]) -> None:
        self._values: dict[Act, list[float]] = {act: [] for act in acts}

    @property
    def worlds(self) -> int:
        """In how many worlds the acts were looked into."""
        return len(next(iter(self._values.values())))

    def add(self, values: dict[Act, list[float]]) -> None:
        """Count what every act comes to in some more worlds."""
        for act, more in values.items():
            self._values[act] += more

    def ordered(self) -> list[tuple[Act, float]]:
        """Return what every act promises in the mean, the best first."""
        means = [(act, fmean(values)) for act, values in self._values.items()]
        return sorted(means, key=lambda pair: -pair[1])

    def lead(self, better: Act, other: Act) -> float:
        """Return by how many standard errors one act promises more than another."""
        gains = [one - two for one, two in zip(self._values[better], self._values[other], strict=True)]
        mean = fmean(gains)
        if not mean or len(gains) == 1:
            return 0.0
        spread = stdev(gains, mean)
        return mean * math.sqrt(len(gains)) / spread if spread else math.copysign(math.inf, mean)

    def is_settled(self, rule: Act) -> bool:
        """Tell whether no further world can be expected to change what is best."""
        if self.worlds < LEAST_WORLDS:
            return False
        (best, _), (second, _) = self.ordered()[:2]
        return self.lead(best, rule if best != rule else second) > SETTLED


def told_apart(one: float, other: float) -> tuple[str, str]:
    """Return two means with a sign and as many places, from one to three, as tell them apart."""
    for places in (1, 2):
        first, second = _signed(one, places), _signed(other, places)
        if first != second:
            return first, second
    return _signed(one, 3), _signed(other, 3)


def _signed(value: float, places: int) -> str:
    return f"{round(value, places) + 0.0:+.{places}f}"


class Clock:
    """Tells how long somebody has been thinking, and for how many worlds there is still time.

    :param seconds: how long he may think, None for as long as he likes; then the clock changes nothing
    """

    def __init__(self, seconds: float | None) -> None:
        self._seconds = seconds
        self._begun = time.monotonic()
        self._worlds = 0

    @property
    def is_up(self) -> bool:
        """Whether the time is over."""
        return self._seconds is not None and time.monotonic() - self._begun >= self._seconds

    def room_for(self, worlds: int) -> int:
        """Return how many of these worlds can be looked into in time, going by those before; one at least."""
        if self._seconds is not None and self._worlds:
            spent = time.monotonic() - self._begun
            left = (self._seconds - spent) * self._worlds
            if left < worlds * spent:
                worlds = max(1, int(left / spent))
        self._worlds += worlds
        return worlds


class Expert:
    """A player who reckons; what he does not reckon he does by rule of thumb.

    At a strict table too he imagines that all goes on lawfully.

    :param boldness: from -1 (careful) to 1 (bold), in his calls
    """

    def __init__(
        self,
        game: AnyGame,
        reckoning: AnyReckoning,
        care: Care = USUAL,
        *,
        boldness: float = 0.0,
    ) -> None:
        self._rule = Thumb(game)
        self._game = game.guided()
        self._reckoning = reckoning
        self._care = care
        self._boldness = boldness
        self._thumb = Thumb(self._game)
        self._foresight = Foresight(care.seen, care.plays, reckoning.taste, reckoning.habit)

    def choose(self, sight: Sight, limit: Limit, among: tuple[Act, ...] = ()) -> Thought:
        """Return the act that promises most in the worlds that may be; of equals the one by rule of thumb."""
        clock = Clock(limit.seconds)
        self._foresight.halt = limit.halt
        rule = self._rule.choose(sight, limit, among)
        if sight.stage not in self._reckoning.decisions or sight.turn is None:
            return rule
        acts = among or self._game.acts(sight)
        if len(acts) > 1:
            acts = self._reckoning.candidates(sight, acts, rule.act)
        if len(acts) == 1:
            return rule
        merits = Merits(acts)
        for values in self._looked_into(sight, sight.turn, acts, clock):
            merits.add(values)
            if clock.is_up or merits.is_settled(rule.act):
                break
        return self._best(rule, merits) if merits.worlds else rule

    def _looked_into(
        self, sight: Sight, seat: Seat, acts: tuple[Act, ...], clock: "Clock"
    ) -> Iterator[dict[Act, list[float]]]:
        """Yield batch by batch what every act comes to in each of the worlds that there is time for."""
        imagined = Imagined(self._reckoning, sight, seat, chance_of(sight))
        plays = all(isinstance(act, Play) for act in acts)
        look = self._at_cards if sight.stage == PLAY and plays else self._at_calls
        number = self._care.card if plays else self._care.call
        while number > 0 and not self._foresight.is_called_off:
            size = clock.room_for(min(number, BATCH))
            worlds = imagined.worlds(size, weighed=self._care.weighed)
            number -= size
            values = look(worlds, seat, acts)
            if values is not None:
                yield values

    def _best(self, rule: Thought, merits: Merits) -> Thought:
        ordered = merits.ordered()
        best, most = ordered[0]
        if best == rule.act or merits.lead(best, rule.act) <= self._care.doubt:
            return Thought(rule.act, rule.reason, rule.values, tuple(ordered))
        told = zip(("points", "usual"), told_apart(most, dict(ordered)[rule.act]), strict=True)
        return Thought(best, PROMISES_MOST, (("worlds", merits.worlds), *told), tuple(ordered))

    # -- cards

    def _at_cards(
        self, worlds: Sequence[Table], seat: Seat, acts: tuple[Act, ...]
    ) -> dict[Act, list[float]] | None:
        """Return what each card comes to in each of these worlds; None if the search was called off."""
        readings = [self._reckoning.reading(world, seat) for world in worlds]
        known = [reading for reading in readings if reading is not None]
        if len(known) < len(worlds):
            return self._at_calls(worlds, seat, acts)
        looked = self._foresight.cards(known)
        if looked is None:
            return None
        found: dict[Act, list[float]] = {act: [] for act in acts}
        for world, reading, outlooks in zip(worlds, known, looked, strict=True):
            prizes = self._reckoning.prizes(world, seat)
            cards = map(reading.cards.__getitem__, reading.position.legal())
            by_card = dict(zip(cards, outlooks, strict=True))
            for act in of_kind(acts, Play):
                found[act].append(by_card[act.card].worth(prizes))
        return found

    # -- calls

    def _at_calls(
        self, worlds: Sequence[Table], seat: Seat, acts: tuple[Act, ...]
    ) -> dict[Act, list[float]] | None:
        """Return the same of calls: the others go on by rule of thumb until there is play."""
        found = {}
        for act in acts:
            values = self._after(act, worlds, seat)
            if values is None:
                return None
            bold = self._boldness * BOLD * self._reckoning.bold(act)
            found[act] = [value + bold for value in values]
        return found

    def _after(self, act: Act, worlds: Sequence[Table], seat: Seat) -> list[float] | None:
        reckoning = self._reckoning
        values = [0.0] * len(worlds)
        begun: list[tuple[int, Table, Reading]] = []
        for place, world in enumerate(worlds):
            if self._foresight.is_called_off:
                return None
            table = self._played_on(world, act)
            reading = None if self._is_over(table, world) else reckoning.reading(table, seat)
            if reading is None:
                values[place] = reckoning.value(world, self._played_out(table, world), seat)
            else:
                begun.append((place, table, reading))
        outlooks = self._foresight.deals([reading for _, _, reading in begun])
        if outlooks is None:
            return None
        for (place, table, _), outlook in zip(begun, outlooks, strict=True):
            values[place] = outlook.worth(reckoning.prizes(table, seat))
        return values

    # -- playing on

    def _played_on(self, world: Table, act: Act) -> Table:
        """Return the table after an act, and all that is done before the first card or the end of the deal.

        Everybody acts by rule of thumb, from what he sees of this world.
        """
        table: Table = self._game.advance(replace(world, untouched=()), act).table
        while table.stage != PLAY and not self._is_over(table, world):
            table = self._one_further(table)
        return table

    def _played_out(self, table: Table, world: Table) -> Table:
        """Return the table as the deal ends that is played in a world, all playing by rule of thumb."""
        while not self._is_over(table, world):
            table = self._one_further(table)
        return table

    def _is_over(self, table: Table, world: Table) -> bool:
        return len(table.tally.sheet) > len(world.tally.sheet) or self._game.rests(table)

    def _one_further(self, table: Table) -> Table:
        game = self._game
        if table.turn is None:
            act = game.stage_of(table).chance(table, 0)
            assert act is not None
        else:
            act = self._thumb.choose(table.seen_by(table.turn), UNLIMITED).act
        further: Table = game.advance(table, act).table
        return further
