"""How well each at a table plays: the person's partner, his opponents, and whoever was set by himself."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from eldest.cards.seating import Seat, Seating
from eldest.players.manner import Level, Manner
from eldest.room.character import character_of

PARTNER, OPPONENTS = "partner", "opponents"
"""By these words, and by the numbers of seats, settings and records spell whose level it is."""

Words = tuple[tuple[str, str], ...]
"""Levels as they are spelled: whose, and which."""


@dataclass(frozen=True, slots=True)
class Levels:
    """The levels at a table. Those of single seats go before those of a side.

    A newcomer meets keen opponents beside an expert: the partner's faults are what spoils an evening, and
    opponents of the last finesse are no company for whoever learns the game.
    """

    partner: Level = Level.EXPERT
    opponents: Level = Level.KEEN
    by_seat: tuple[tuple[Seat, Level], ...] = ()

    def of(self, seat: Seat, seating: Seating, person: Seat) -> Level:
        """Return how well a seat plays beside and against the person.

        Where partners are found anew in every deal the seating knows none, and all are opponents.
        """
        beside = self.partner if are_partners(seat, seating, person) else self.opponents
        return dict(self.by_seat).get(seat, beside)

    def manner(self, seat: Seat, seating: Seating, person: Seat) -> Manner:
        """Return how a seat plays: at its level, and in the temper of its character."""
        return Manner(self.of(seat, seating, person), character_of(seat).boldness)

    def words(self) -> Words:
        """Return the levels as settings and records keep them."""
        sides = ((PARTNER, self.partner.value), (OPPONENTS, self.opponents.value))
        return (*sides, *((str(seat), level.value) for seat, level in self.by_seat))

    @classmethod
    def read(cls, words: Iterable[tuple[str, str]]) -> "Levels":
        """Return the levels that were kept; what makes no sense is as it usually is."""
        known = {whose: level for whose, word in words if (level := level_named(word)) is not None}
        usual = cls()
        seats = sorted((Seat(int(whose)), level) for whose, level in known.items() if _is_number(whose))
        return cls(known.get(PARTNER, usual.partner), known.get(OPPONENTS, usual.opponents), tuple(seats))


QUICKLY: Words = Levels(Level.KEEN, Level.KEEN).words()
"""How well the others play where nobody is to wait for their thoughts, as when the program is tried."""


def level_named(word: str) -> Level | None:
    """Return the level that is spelled by a word, if one is."""
    return _NAMED.get(word)


def are_partners(seat: Seat, seating: Seating, person: Seat) -> bool:
    """Tell whether two seats play together; those who wait play with nobody."""
    if seat not in seating.order or person not in seating.order:
        return False
    return seat != person and seating.side_of(seat) == seating.side_of(person)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit()


_NAMED: Mapping[str, Level] = {level.value: level for level in Level}
