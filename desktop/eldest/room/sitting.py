"""A sitting: one evening at one table, as far as it has got. No window, no clock."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from eldest.cards.seating import Seat
from eldest.engine.acts import Act
from eldest.engine.game import Glimpse, Step, Unlawful
from eldest.engine.law import Accuse
from eldest.engine.phrase import Refusal
from eldest.engine.referee import Referee
from eldest.engine.table import Sight, Table
from eldest.engine.timeline import Timeline
from eldest.players.manner import Manner
from eldest.players.player import Thought
from eldest.players.thinker import Setting
from eldest.room.levels import Levels
from eldest.store.record import Problem, Record
from eldest.store.seals import Kept, Seals

if TYPE_CHECKING:
    from eldest.games import AnyGame


@dataclass(frozen=True, slots=True)
class Resumed:
    """A sitting opened from a record, and everything that was wrong with the record."""

    sitting: "Sitting"
    problems: tuple[Problem, ...]


class Sitting:
    """Record, referee and timeline of one evening, with one person among the seats.

    `perform` is the only way anything changes. Taking back marks the sitting as helped.
    """

    def __init__(self, header: Record) -> None:
        self._header = replace(header, acts=())
        self.game: AnyGame = header.new_game()
        self.referee = Referee(self.game)
        self.timeline: Timeline[Table] = Timeline(self.game.opening())
        self.person = Seat(header.person)
        self._levels = Levels.read(header.levels)
        self._thoughts: dict[int, Thought] = {}
        self._glimpses: list[Glimpse] = []
        self._done_for: dict[int, Act] = {}
        """By how long the timeline was, what was done for the person, who only looked on."""

    @classmethod
    def resume(cls, record: Record) -> Resumed:
        """Return the sitting of a record, played over as far as its acts are lawful."""
        sitting = cls(record)
        with nothing_collected():
            for place, act in enumerate(record.acts, 1):
                try:
                    sitting.perform(act)
                except Unlawful as no:
                    return Resumed(sitting, (_broken(place, no.refusal),))
        return Resumed(sitting, ())

    @property
    def names(self) -> tuple[str, ...]:
        """Who sits where."""
        return self._header.names

    @property
    def helped(self) -> bool:
        """Whether anything was taken back or hinted at."""
        return self._header.helped

    @property
    def has_begun(self) -> bool:
        """Whether anybody has done anything yet; the first shuffle is nobody's act."""
        return any(act.seat is not None for act in self.timeline.acts)

    @property
    def table(self) -> Table:
        """The truth at present; only for the referee's side of the room."""
        return self.timeline.table

    @property
    def record(self) -> Record:
        """The sitting as it is kept."""
        return replace(self._header, acts=self.timeline.acts)

    @property
    def setting(self) -> Setting:
        """The game as a computer player is told of it."""
        return Setting(self.game.key, self.game.options, self._header.players)

    @property
    def levels(self) -> Levels:
        """How well the others play."""
        return self._levels

    def manner(self, player: Seat) -> Manner:
        """Return how somebody plays who sits where chance or the person has put him."""
        return self._levels.manner(player, self.table.seating, self.person)

    def remember(self, thought: Thought) -> None:
        """Remember why somebody does what he is about to do, as long as the program runs."""
        self._thoughts[self.timeline.length] = thought

    def thoughts(self) -> dict[int, Thought]:
        """Return the thoughts by which acts were done, where remembered, by the acts' numbers from 1."""
        acts = self.timeline.acts
        return {
            length + 1: thought
            for length, thought in self._thoughts.items()
            if acts[length : length + 1] == (thought.act,)
        }

    def perform(self, act: Act) -> Step:
        """Carry an act out and return its step.

        :raises Unlawful: if it cannot be done; nothing has changed then
        """
        step = self.referee.step(self.timeline.table, act)
        self.timeline.append(step)
        return step

    def perform_for(self, act: Act) -> Step:
        """Carry out an act of the person that he leaves to be done for him, and return its step.

        :raises Unlawful: if it cannot be done; nothing has changed then
        """
        length = self.timeline.length
        step = self.perform(act)
        self._done_for[length] = act
        return step

    @property
    def seals(self) -> Seals:
        """The seals of the deals, as the record keeps them; an old record has none."""
        return self._header.seals

    def goes_on_from(self, record: Record) -> bool:
        """Tell whether this is the sitting of a record in which the person has done nothing since."""
        if not self.record.goes_on_from(record):
            return False
        done = len(record.acts)
        since = enumerate(self.timeline.acts[done:], done)
        return all(act.seat != self.person or self._done_for.get(place) is act for place, act in since)

    def keep_seal(self, seal: Kept) -> None:
        """Keep the seal of a shuffle that is about to be done, and those of the deals before it."""
        before = (kept for kept in self._header.seals if kept.act < seal.act)
        self._header = replace(self._header, seals=(*before, seal))

    def judge(self, act: Act) -> Refusal | None:
        """Return why an act cannot be done now; None if it can."""
        verdict = self.referee.judge(self.table, act)
        return verdict if isinstance(verdict, Refusal) else None

    def whose_turn(self) -> Seat | None:
        """Return who is to act, for himself or a dummy; None while the pack is to be shuffled."""
        return self._player_at(self.table)

    def _player_at(self, table: Table) -> Seat | None:
        return None if table.turn is None else table.player_of(table.turn)

    def rests(self) -> bool:
        """Tell whether the table may rest, before the shuffle for a deal or a cut."""
        return self.game.rests(self.table)

    def in_a_row(self) -> int:
        """Return how many acts whoever is to act does before another's turn."""
        return self.game.stage_of(self.table).in_a_row(self.table)

    def chance(self, number: int) -> Act | None:
        """Return the shuffle that the table waits for, by a number; None if it waits for none."""
        table = self.table
        return self.game.stage_of(table).chance(table, number) if table.turn is None else None

    def shuffle(self, seat: Seat, number: int) -> Act | None:
        """Return a player's own shuffle by a number, for a strict table where anybody may. rule: X-SHUF-02"""
        act = self.game.stage_of(self.table).chance(self.table, number)
        return None if act is None else replace(act, seat=seat)

    def lawful(self) -> tuple[Act, ...]:
        """Return what whoever is in turn may lawfully do, as penalties leave it."""
        return self.referee.lawful(self.table)

    def sight(self, seat: Seat | None = None) -> Sight:
        """Return what a seat may know now; the person's if none is named."""
        return self.table.seen_by(self.person if seat is None else seat)

    def possible(self, seat: Seat | None = None) -> tuple[Act, ...]:
        """Return what a player can do now, for himself or a dummy; the person if none is named.

        Of the hands that he plays the one in turn comes first; at a strict table he may take up the wrong
        one. rule: W-DUM-06
        """
        table = self.table
        seats = self.hands_of(self.person if seat is None else seat)
        return tuple(act for one in seats for act in self.referee.possible(table, one))

    def hands_of(self, player: Seat) -> tuple[Seat, ...]:
        """Return the seats for which a player acts, the one in turn first; a member who waits, his own."""
        table = self.table
        seats = [seat for seat in table.seating.order if table.player_of(seat) == player] or [player]
        return tuple(sorted(seats, key=lambda seat: seat != table.turn))

    def accusations(self) -> tuple[Accuse, ...]:
        """Return what the person may call the table for. rule: X-MODE-03"""
        return self.referee.accusations(self.table, self.person)

    def glimpses(self) -> tuple[Glimpse, ...]:
        """Return every step so far as the person saw it."""
        steps = self.timeline.steps
        # Seeing a long evening anew at every taking back would be felt.
        self._glimpses += [step.seen_by(self.person) for step in steps[len(self._glimpses) :]]
        return tuple(self._glimpses)

    def can_take_back(self) -> bool:
        """Tell whether the person has decided anything in this deal; at a strict table nothing is undone."""
        return not self.game.strict and self._last_decision() is not None

    def take_back(self) -> None:
        """Go back to before the person's last decision within the deal, which marks the sitting.

        :raises IndexError: if there is none
        """
        length = None if self.game.strict else self._last_decision()
        if length is None:
            raise IndexError("nothing to take back in this deal")
        self.timeline.move_to(length)
        del self._glimpses[length:]
        self._thoughts = {place: it for place, it in self._thoughts.items() if place < length}
        self.mark_helped()

    def can_play_again(self) -> bool:
        """Tell whether something that was taken back can be played again."""
        return self.timeline.taken_back > 0

    def play_again(self) -> None:
        """Play again what was taken back, up to the person's next decision.

        :raises IndexError: if nothing was taken back
        """
        if not self.can_play_again():
            raise IndexError("nothing was taken back")
        length, whole = self.timeline.length + 1, self.timeline.length + self.timeline.taken_back
        while length < whole and not self._decided_after(length):
            length += 1
        self.timeline.move_to(length)

    def mark_helped(self) -> None:
        """Note that the person had help: such a sitting does not count in statistics."""
        self._header = replace(self._header, helped=True)

    def _last_decision(self) -> int | None:
        """Return how long the timeline was before the person's last act in this deal.

        Nobody goes back past an act that showed somebody hidden cards: he could use what he saw.
        """
        steps = self.timeline.steps
        for length in range(len(steps) - 1, self.timeline.deal_began() - 1, -1):
            if steps[length].shows_to(self.person):
                return None
            if self._decided_after(length):
                return length
        return None

    def _decided_after(self, length: int) -> bool:
        """Tell whether the person had a choice after so many steps."""
        player = self._player_at(self.timeline.table_after(length))
        return player == self.person and self._was_a_choice(length)

    def _was_a_choice(self, length: int) -> bool:
        """Tell whether there was more than one thing to do; a last card is no decision."""
        return len(self.game.acts(self.timeline.table_after(length))) > 1


@contextmanager
def nothing_collected() -> Iterator[None]:
    """Let Python look for no garbage meanwhile: the thousands of tables of a long record all stay."""
    was_collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_collecting:
            gc.enable()


def _broken(place: int, refusal: Refusal) -> Problem:
    return Problem(place, refusal.said, refusal.clause, refusal.values)
