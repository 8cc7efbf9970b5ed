"""A lesson at a strict table: a record that the others follow, and notes for the person as it goes on."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Protocol

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, GivePacket, LayPacket, PickUp, Shuffle
from eldest.engine.law import Accuse, Demand
from eldest.engine.phrase import phrase
from eldest.engine.timeline import Timeline
from eldest.room.lesson_parts import OFF_THE_PATH, PARTS, Note, Part
from eldest.room.sitting import Sitting
from eldest.room.strict_company import DECIDE, LOOK_ROUND, PACKET, PICK_UP, THINK, Wish
from eldest.store.errors import KnownError
from eldest.store.folders import resource
from eldest.store.record import Record, read_record

MISSING = phrase("store", "The lesson is missing. Please install the program again.")
FOLDER = "guide/lesson"


def record_of(part: Part, names: Sequence[str]) -> Record:
    """Return the record that a part follows, played by people of these names. It counts as helped.

    :raises KnownError: if it is missing
    """
    try:
        text = resource(f"{FOLDER}/{part.key}.eldest").read_text("utf-8")
    except (OSError, UnicodeDecodeError) as trouble:
        raise KnownError(MISSING) from trouble
    record, _ = read_record(text)
    if record is None:
        raise KnownError(MISSING)
    return replace(record, names=tuple(names[: record.players]), helped=True)


class Script:
    """What everybody does in a part, in order.

    The person may be quicker than the script, where nothing of his own comes between: take up his cards
    before the others do. Who does anything else has left it.
    """

    def __init__(self, acts: Sequence[Act], person: Seat) -> None:
        self.acts = tuple(acts)
        self._person = person

    def place(self, done: Sequence[Act]) -> int | None:
        """Return how much of the script has been done; None if it has been left."""
        place, ahead = 0, set[int]()
        for act in done:
            if place < len(self.acts) and act == self.acts[place]:
                place += 1
            else:
                early = self._early(act, place, ahead)
                if early is None:
                    return None
                ahead.add(early)
            while place in ahead:
                place += 1
        return place

    def _early(self, act: Act, place: int, ahead: set[int]) -> int | None:
        """Return where an act of the person stands further on, with none of his own before it."""
        own = (at for at in range(place, len(self.acts)) if self.acts[at].seat == self._person)
        at = next((at for at in own if at not in ahead), None)
        return at if at is not None and self.acts[at] == act else None

    def next(self, done: Sequence[Act]) -> Act | None:
        """Return what comes next; None at the end, or if the script has been left."""
        place = self.place(done)
        return self.acts[place] if place is not None and place < len(self.acts) else None


class Company(Protocol):
    """Whoever tells what the others at a table do of their own accord."""

    def at(self, timeline: Timeline[Any], *, for_me: bool = False) -> Wish | None:
        """Return what one of them does now; None if the person or a shuffle is awaited."""
        ...


class Players:
    """The others in a lesson: they follow the script, and play by themselves once it is left or over."""

    def __init__(self, script: Script, person: Seat, otherwise: Company) -> None:
        self._script = script
        self._person = person
        self._otherwise = otherwise

    def at(self, timeline: Timeline[Any], *, for_me: bool = False) -> Wish | None:
        """Return the next act of the script, if it is not the person's."""
        act = self._script.next(timeline.acts)
        if act is None:
            return self._otherwise.at(timeline, for_me=for_me)
        if act.seat is None or act.seat == self._person:
            return None
        return Wish(act.seat, act, _pause_before(act))


_PAUSES: tuple[tuple[type[Act], int], ...] = (
    (GivePacket, 2 * PACKET), (LayPacket, 2 * PACKET), (PickUp, PICK_UP), (Shuffle, LOOK_ROUND),
    (Accuse, DECIDE), (Demand, DECIDE),
)  # fmt: skip
"""How long one waits before an act; packets slowly enough to be watched."""


def _pause_before(act: Act) -> int:
    return next((pause for kind, pause in _PAUSES if isinstance(act, kind)), THINK)


def part_of(record: Record) -> int | None:
    """Return which part of the lesson a record is of that was left in the middle; None if it is of none."""
    for number, part in enumerate(PARTS):
        whole = record_of(part, record.names)
        script = Script(whole.acts, Seat(whole.person))
        place = script.place(record.acts)
        same = replace(record, acts=()) == replace(whole, acts=())
        if same and place is not None and part.begins <= place < len(whole.acts):
            return number
    return None


def is_of_lesson(record: Record) -> bool:
    """Tell whether a record began as a part of the lesson, however it has gone on: it counts nowhere."""
    if not (record.helped and record.options.strict_table):
        return False
    return any(
        record.acts[: part.begins] == record_of(part, record.names).acts[: part.begins] for part in PARTS
    )


class Lesson:
    """A part as it is gone through: its sitting, its script, and what is to be said now."""

    def __init__(self, part: Part, names: Sequence[str], done: Sequence[Act] | None = None) -> None:
        record = record_of(part, names)
        self.part = part
        self.sitting = Sitting(record)
        self.script = Script(record.acts, self.sitting.person)
        for act in record.acts[: part.begins] if done is None else done:
            self.sitting.perform(act)

    @property
    def on_the_path(self) -> tuple[Act, ...]:
        """What was done before the script was left; all of it, if it has not been."""
        acts = self.sitting.timeline.acts
        return next(acts[:n] for n in range(len(acts), -1, -1) if self.script.place(acts[:n]) is not None)

    @property
    def place(self) -> int | None:
        """How much of the script has been done; None if it has been left."""
        return self.script.place(self.sitting.timeline.acts)

    @property
    def is_over(self) -> bool:
        """Whether the script has come to its end."""
        return self.place == len(self.script.acts)

    @property
    def note(self) -> Note:
        """What is to be said now."""
        place = self.place
        if place is None:
            return Note(0, OFF_THE_PATH)
        return next(note for note in reversed(self.part.notes) if note.at <= place)

    @property
    def mine(self) -> Act | None:
        """What the script has the person do next; None if another is to act, or nobody."""
        act = self.script.next(self.sitting.timeline.acts)
        return act if act is not None and act.seat == self.sitting.person else None
