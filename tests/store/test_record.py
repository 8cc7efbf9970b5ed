"""Records: what is written is read back, and whatever is read gives a record, problems, or both."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from eldest.engine.law import Spirit
from eldest.room.evening import play_evening
from eldest.room.wording import Wording
from eldest.store import record as module
from eldest.store.record import Record, printable, read_record, write_record
from eldest.store.seals import Kept
from helpers.strategies import acts

SWITCHES = (("euchre.rubbers", True), ("euchre.deal_order", "3-2"))


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Return a record that may hold any acts, in any order."""
    return Record(
        "euchre",
        switches=draw(st.sampled_from([(), SWITCHES[:1], SWITCHES[1:]])),
        names=tuple(printable(name) for name in draw(st.lists(st.text(max_size=60), min_size=2, max_size=2))),
        person=draw(st.integers(0, 1)),
        helped=draw(st.booleans()),
        levels=draw(st.sampled_from([(), (("partner", "expert"), ("1", "learner"))])),
        seals=draw(st.sampled_from([(), (Kept(2, "0f" * 16, "a1" * 32), Kept(17, "f0" * 16, "1a" * 32))])),
        acts=tuple(draw(st.lists(acts(), max_size=6))),
    )


@given(records())
def test_what_is_written_is_read_back(record: Record) -> None:
    assert read_record(write_record(record)) == (record, ())


def document(**changed: Any) -> str:
    """Return a short true record with some entries changed; None leaves an entry out."""
    whole = json.loads(write_record(Record("euchre", names=("Anna", "Colonel"))))
    whole |= changed
    return json.dumps({key: value for key, value in whole.items() if value is not None})


REFUSED = [
    pytest.param("", module.NOT_A_RECORD, id="nothing at all"),
    pytest.param("not JSON", module.NOT_A_RECORD, id="no JSON"),
    pytest.param("[1, 2]", module.NOT_A_RECORD, id="JSON, but no document"),
    pytest.param("[" * 100_000, module.NOT_A_RECORD, id="brackets without end"),
    pytest.param(document(format="something else"), module.NOT_A_RECORD, id="of another program"),
    pytest.param(document(version=2), module.NEWER, id="of a newer version"),
    pytest.param(document(version=0), module.BAD_HEADER, id="of no version there ever was"),
    pytest.param(document(version="1"), module.BAD_HEADER, id="with a version that is no number"),
    pytest.param(document(game="quoits"), module.NO_SUCH_GAME, id="of a game that is not here"),
    pytest.param(document(game=["euchre"]), module.NO_SUCH_GAME, id="with a game that is no name"),
    pytest.param(document(names=["Anna"]), module.BAD_HEADER, id="with too few players"),
    pytest.param(document(names="Anna"), module.BAD_HEADER, id="with names that are no list"),
    pytest.param(document(names=["Anna", ["Colonel"]]), module.BAD_HEADER, id="with a name that is none"),
    pytest.param(document(game="whist", names=[]), module.BAD_HEADER, id="with nobody at Whist"),
    pytest.param(document(game="whist", names=["A"] * 7), module.BAD_HEADER, id="with seven at Whist"),
    pytest.param(document(weather={"a": [[[[[[[[1]]]]]]]]}), module.TOO_DEEP, id="nested too deeply"),
    pytest.param(document(version=True), module.BAD_HEADER, id="with a version that is a yes"),
    pytest.param('{"format": "eldest-record", "acts": [], "acts": []}', module.TWICE, id="saying it twice"),
]


@pytest.mark.parametrize(("text", "said"), REFUSED)
def test_a_text_that_is_no_record_is_refused_with_the_reason(text: str, said: object) -> None:
    record, problems = read_record(text)
    assert record is None
    assert [problem.said for problem in problems] == [said]


def test_a_text_without_end_is_refused_unread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_CHARACTERS", 50)
    assert read_record(document())[1][0].said == module.TOO_LARGE


READ_IN_PART = [
    pytest.param({"options": {"euchre.rubbers": "perhaps"}}, 0, id="a house rule that makes no sense"),
    pytest.param({"options": {"euchre.castling": True}}, 0, id="a house rule nobody knows"),
    pytest.param({"options": [1]}, 0, id="house rules that are no table"),
    pytest.param({"options": {f"x{number}": 1 for number in range(999)}}, 0, id="endless house rules"),
    pytest.param({"edition": 99}, 0, id="another edition of the rules"),
    pytest.param({"spirit": "wild"}, 0, id="a spirit nobody knows"),
    pytest.param({"acts": ["0 pass", "0 fly", "0 pass"]}, 2, id="a line that is no act"),
    pytest.param({"acts": ["0 play 1S"]}, 1, id="a card that is none"),
    pytest.param({"acts": {"0": "pass"}}, 0, id="acts that are no list"),
    pytest.param({"person": 7}, 0, id="a person who does not sit there"),
    pytest.param({"person": "me"}, 0, id="a person who is no seat"),
    pytest.param({"person": True}, 0, id="a person who is a yes"),
    pytest.param({"helped": None}, 0, id="an entry left out"),
    pytest.param({"levels": ["keen"]}, 0, id="levels that are no table"),
    pytest.param({"seals": {"1": "?"}}, 0, id="a seal that is none"),
    pytest.param({"helped": 1}, 0, id="help that is a number"),
    pytest.param({"edition": True}, 0, id="an edition that is a yes"),
    pytest.param({"options": {"euchre.rubbers": True, "euchre.target": 7}}, 0, id="rules that clash"),
    pytest.param({"acts": ["0\u00a0pass"]}, 1, id="a line parted by another blank"),
    pytest.param({"acts": ["00 pass"]}, 1, id="a line spelled otherwise than it would be written"),
]


@pytest.mark.parametrize(("changed", "place"), READ_IN_PART)
def test_a_damaged_record_is_read_as_far_as_it_makes_sense(
    changed: dict[str, Any], place: int | None
) -> None:
    record, problems = read_record(document(**changed))
    assert record is not None
    assert record.person == 0
    assert record.names == ("Anna", "Colonel")
    assert [problem.place for problem in problems] == [place]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        pytest.param(
            {"euchre.call_ace": True, "euchre.railroad": True},
            "House rules that cannot go together; the printed rules are taken: At call-ace each plays for "
            "himself with the partner he calls; this has no place: Railroad Euchre.",
            id="the reason names the rule",
        ),
        pytest.param(
            {"euchre.pack": 28},
            "euchre.pack cannot be 28; it stays 32.",
            id="the name of a switch stays as it is written",
        ),
    ],
)
def test_what_is_wrong_with_house_rules_is_said_in_full(options: dict[str, Any], said: str) -> None:
    _, problems = read_record(document(options=options, names=["A", "B", "C", "D"]))
    assert [Wording(()).say(problem) for problem in problems] == [said]


@pytest.mark.parametrize(
    "changed",
    [
        {"game": "\x1b[2J{0.__class__}"},
        {"edition": "\x1b[2J" * 99},
        {"options": {"\x1b[2J": 1, "euchre.pack": "\x1b[2J" * 99, "euchre.target": ["\u202e"]}},
        {"acts": ["\x1b[2J" * 99]},
    ],
)
def test_nothing_of_a_file_upsets_a_screen(changed: dict[str, Any]) -> None:
    _, problems = read_record(document(**changed))
    said = "".join(str(Wording(()).say(problem)) for problem in problems)
    assert problems
    assert not set(said) & set("\x1b\u202e")
    assert len(said) < 250 * len(problems)


def test_an_entry_said_twice_among_very_many_is_found_at_once() -> None:
    entries = ", ".join(f'"{number}": 0' for number in range(200_000))
    record, problems = read_record(f'{{{entries}, "199999": 0}}')
    assert record is None
    assert [dict(problem.values) for problem in problems] == [{"field": "199999"}]


def test_acts_before_a_damaged_line_are_kept() -> None:
    record, _ = read_record(document(acts=["0 pass", "1 turn-down", "?", "0 pass"]))
    assert record is not None
    assert [str(act) for act in record.acts] == ["0 pass", "1 turn-down"]


def test_of_too_many_acts_the_first_are_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ACTS", 1)
    record, problems = read_record(document(acts=["0 pass", "1 turn-down"]))
    assert record is not None
    assert len(record.acts) == 1
    assert [problem.said for problem in problems] == [module.TOO_MANY]


def test_the_spirit_is_kept() -> None:
    record = Record("euchre", (("common.strict_table", True),), names=("A", "B"))
    assert record.spirit is Spirit.STRICT
    assert read_record(write_record(record)) == (record, ())


_TEXT = write_record(next(iter(play_evening(Record("euchre", names=("A", "B")), 2, 3)))[1].record)


@pytest.mark.parametrize("cut", [2, 40, 300])
def test_a_text_that_breaks_off_gives_the_acts_before(cut: int) -> None:
    whole, _ = read_record(_TEXT)
    record, problems = read_record(_TEXT[:-cut])
    assert record is not None
    assert whole is not None
    assert record.acts == whole.acts[: len(record.acts)]
    assert len(record.acts) >= len(whole.acts) - cut // 8
    assert [problem.said for problem in problems] == [module.BROKEN_OFF]


def test_what_stands_before_and_after_the_document_is_told_and_passed_over() -> None:
    whole, _ = read_record(_TEXT)
    assert read_record(f"\ufeff{_TEXT}\n\n") == (whole, ())
    record, problems = read_record(f"{_TEXT}rubbish")
    assert record == whole
    assert [problem.said for problem in problems] == [module.BROKEN_OFF]


@given(st.data())
def test_no_mutation_of_a_record_raises(data: st.DataObject) -> None:
    """Any text gives a record, problems, or both, and nothing else."""
    at = data.draw(st.integers(0, len(_TEXT)))
    until = data.draw(st.integers(at, min(len(_TEXT), at + 40)))
    text = _TEXT[:at] + data.draw(st.text(max_size=20)) + _TEXT[until:]
    record, problems = read_record(text)
    assert record is not None or problems


VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
ENTRIES = [
    "version",
    "game",
    "edition",
    "spirit",
    "options",
    "names",
    "person",
    "helped",
    "acts",
    "levels",
    "seals",
]


@given(VALUES, st.sampled_from(ENTRIES))
def test_no_value_in_any_entry_raises(value: object, key: str) -> None:
    record, problems = read_record(document(**{key: value}))
    assert record is not None or problems
