"""The lesson: every part can be gone through to its end, and whoever goes his own way is let go."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, PickUp, Play
from eldest.engine.claims import Proved
from eldest.engine.law import Accuse, Demand
from eldest.engine.timeline import Timeline
from eldest.room.lesson import Lesson, Players, Script, part_of
from eldest.room.lesson_parts import OFF_THE_PATH, PARTS, Part
from eldest.room.strict_company import Wish
from eldest.store.errors import KnownError

ME = Seat(0)
NAMES = ("You", "The Colonel", "Mrs. Battle", "The Doctor", "Miss Finch")


class Nobody:
    """A company that does nothing."""

    def at(self, timeline: Timeline[Any], *, for_me: bool = False) -> Wish | None:
        """Do nothing."""
        return None


def gone_through(part: Part) -> Lesson:
    """Return a part in which everybody has done what the script says."""
    lesson = Lesson(part, NAMES)
    players = Players(lesson.script, ME, Nobody())
    while not lesson.is_over:
        wish = players.at(lesson.sitting.timeline)
        act = lesson.mine if wish is None else wish.act
        assert act is not None
        assert (wish is None) == (act.seat == ME)
        lesson.sitting.perform(act)
    return lesson


@pytest.mark.rule("X-MODE-03")
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.key)
def test_every_part_comes_to_its_end_with_two_offences_proved(part: Part) -> None:
    lesson = gone_through(part)
    steps = lesson.sitting.timeline.steps
    proved = [event for step in steps for event in step.events if isinstance(event, Proved)]
    assert len(proved) == 2
    assert all(event.seat == ME for event in proved)
    assert lesson.note is part.notes[-1]
    assert lesson.mine is None
    assert Players(lesson.script, ME, Nobody()).at(lesson.sitting.timeline) is None


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.key)
def test_notes_stand_where_something_is_to_be_said(part: Part) -> None:
    lesson = Lesson(part, NAMES)
    places = [note.at for note in part.notes]
    assert places == sorted(set(places))
    assert places[0] == part.begins
    assert places[-1] == len(lesson.script.acts)
    calls = [place for place, act in enumerate(lesson.script.acts) if isinstance(act, Accuse | Demand)]
    assert set(calls) <= set(places), "before every call the person is told what there is to be seen"
    assert lesson.note is part.notes[0]


@pytest.mark.rule("X-MODE-03")
@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.key)
def test_everybody_who_does_not_follow_to_the_trick_of_the_revoke_is_named(part: Part) -> None:
    lesson = gone_through(part)
    revoke = next(act for act in lesson.script.acts if isinstance(act, Accuse) and act.fault == "revoke")
    at = lesson.script.acts.index(revoke)
    tables = (step.table for step in lesson.sitting.timeline.steps[: at + 1])
    table = next(it for it in tables if len(it.tricks) >= revoke.trick)
    trick = table.tricks[revoke.trick - 1]
    led = table.order.suit_of(trick.plays[0][1])
    others = {seat for seat, card in trick.plays if table.order.suit_of(card) != led}
    told = next(note for note in part.notes if "second trick" in note.said.text and note.of == revoke.of)
    assert others - {ME} == {seat for seat in (told.of, told.other) if seat != ME}


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.key)
def test_it_counts_as_helped_and_is_played_under_the_names_given(part: Part) -> None:
    lesson = Lesson(part, NAMES)
    assert lesson.sitting.helped
    assert lesson.sitting.names == NAMES[:4]
    assert lesson.sitting.game.strict
    assert lesson.sitting.timeline.length == part.begins


def test_the_person_may_be_quicker_than_the_script() -> None:
    script = Script((PickUp(Seat(1)), PickUp(Seat(2)), PickUp(ME), PickUp(Seat(3))), ME)
    done: list[Act] = [PickUp(Seat(1)), PickUp(ME)]
    assert script.next(done) == PickUp(Seat(2))
    assert script.place([*done, PickUp(Seat(2))]) == 3
    assert script.next([*done, PickUp(Seat(2)), PickUp(Seat(3))]) is None
    assert script.place([*done, PickUp(ME)]) is None
    assert script.place([PickUp(Seat(3))]) is None


@pytest.mark.parametrize("number", range(len(PARTS)), ids=[part.key for part in PARTS])
def test_a_part_is_known_again_by_its_record(number: int) -> None:
    lesson = Lesson(PARTS[number], NAMES)
    record = lesson.sitting.record
    assert part_of(record) == number
    assert part_of(replace(record, helped=False)) is None
    assert part_of(replace(record, acts=record.acts[:3])) is None
    assert part_of(replace(record, acts=lesson.script.acts)) is None, "it is over"
    assert Lesson(PARTS[number], NAMES, record.acts).sitting.table == lesson.sitting.table


def test_who_goes_his_own_way_is_let_go() -> None:
    lesson = Lesson(PARTS[2], NAMES)
    lesson.sitting.perform(next(act for act in lesson.sitting.lawful() if act.word == "pick-up"))
    while lesson.sitting.table.untouched:
        lesson.sitting.perform(PickUp(lesson.sitting.table.untouched[0]))
    wrong = next(act for act in lesson.sitting.lawful() if act != lesson.mine)
    lesson.sitting.perform(wrong)
    assert lesson.place is None
    assert not lesson.is_over
    assert lesson.note.said is OFF_THE_PATH
    assert lesson.on_the_path == lesson.sitting.timeline.acts[:-1]
    other = Wish(Seat(1), Play(Seat(1), lesson.sitting.table.hands[1].cards[0]), 0)

    class Others(Nobody):
        """A company that plays by itself."""

        def at(self, timeline: Timeline[Any], *, for_me: bool = False) -> Wish | None:
            """Do something."""
            return other

    assert Players(lesson.script, ME, Others()).at(lesson.sitting.timeline) is other


@pytest.mark.parametrize("text", [None, "no record"])
def test_a_lesson_that_is_missing_is_a_known_error(
    text: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "whist.eldest"
    if text is not None:
        path.write_text(text)
    monkeypatch.setattr("eldest.room.lesson.resource", lambda _name: path)
    with pytest.raises(KnownError):
        Lesson(PARTS[0], NAMES)
