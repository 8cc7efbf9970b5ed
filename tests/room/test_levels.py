"""How well each plays: sides and single seats, and what is kept of it."""

import pytest

from eldest.cards.seating import Seat
from eldest.players.manner import Level
from eldest.room.character import CHARACTERS
from eldest.room.levels import Levels, level_named
from eldest.room.sitting import Sitting
from eldest.store.record import Record, read_record, write_record

FOUR = ("Anna", "Bert", "Carl", "Dora")
WORDS = (("partner", "skilled"), ("opponents", "novice"), ("3", "learner"))


def levels_at(record: Record) -> list[Level]:
    """Return how well the others of a sitting play, clockwise."""
    sitting = Sitting(record)
    return [sitting.manner(Seat(seat)).level for seat in range(1, len(record.names))]


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        pytest.param((), ["keen", "expert", "keen"], id="a sitting that says nothing has the usual ones"),
        pytest.param(WORDS, ["novice", "skilled", "learner"], id="a seat goes before its side"),
        pytest.param((("partner", "wizard"), ("x", "expert")), ["keen", "expert", "keen"], id="nonsense"),
    ],
)
def test_partner_and_opponents_have_levels_of_their_own(
    words: tuple[tuple[str, str], ...], expected: list[str]
) -> None:
    record = Record("euchre", names=FOUR, levels=words)
    assert [level.value for level in levels_at(record)] == expected


def test_where_nobody_has_a_partner_all_are_opponents() -> None:
    record = Record("euchre", names=FOUR[:3], levels=WORDS[:2])
    assert set(levels_at(record)) == {Level.NOVICE}


def test_a_player_calls_in_the_temper_of_his_character() -> None:
    sitting = Sitting(Record("euchre", names=FOUR))
    assert [sitting.manner(Seat(seat)).boldness for seat in range(4)] == [
        character.boldness for character in CHARACTERS[:4]
    ]


def test_the_usual_company_differs_in_temper_and_style() -> None:
    assert len({character.style for character in CHARACTERS}) == len(CHARACTERS)
    assert all(-1 <= character.boldness <= 1 for character in CHARACTERS)
    bold = [character.boldness > 0 for character in CHARACTERS[1:]]
    assert any(bold)
    assert not all(bold)


def test_levels_are_kept_with_the_sitting() -> None:
    record = Record("euchre", names=FOUR, levels=WORDS)
    read, problems = read_record(write_record(record))
    assert not problems
    assert read is not None
    assert levels_at(read) == levels_at(record)
    assert Levels.read(read.levels).words() == WORDS


def test_a_record_without_levels_is_written_as_ever() -> None:
    assert "levels" not in write_record(Record("euchre", names=FOUR))


@pytest.mark.parametrize("level", Level)
def test_every_level_is_found_by_its_word(level: Level) -> None:
    assert level_named(level.value) is level
    assert level_named(level.value.upper()) is None
