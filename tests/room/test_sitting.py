"""Sittings: played, taken back, kept and resumed."""

import random
from dataclasses import replace

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import Draw, Play, Shuffle, parse_act
from eldest.engine.game import Unlawful
from eldest.engine.table import Table
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.evening import play_evening
from eldest.room.sitting import Sitting
from eldest.store.record import Record, read_record, write_record

HEADER = Record("euchre", names=("Anna", "Colonel"))
PERSON, OTHER = Seat(0), Seat(1)


def played(acts: int, number: int = 11) -> Sitting:
    """Return a sitting after so many acts of computer players."""
    sitting = Sitting(HEADER)
    thumb = Thumb(sitting.game)
    for _ in range(acts):
        seat = sitting.whose_turn()
        act = sitting.chance(number) if seat is None else thumb.choose(sitting.sight(seat), UNLIMITED).act
        assert act is not None
        sitting.perform(act)
    return sitting


@pytest.mark.parametrize("acts", [0, 1, 3, 9, 40, 200])
def test_a_sitting_that_was_kept_is_found_again_as_it_was(acts: int) -> None:
    sitting = played(acts)
    record, problems = read_record(write_record(sitting.record))
    assert record is not None
    resumed = Sitting.resume(record)
    assert (*problems, *resumed.problems) == ()
    assert resumed.sitting.table == sitting.table
    assert resumed.sitting.record == sitting.record


def test_a_record_is_resumed_up_to_the_first_act_that_is_not_lawful() -> None:
    acts = played(30).record.acts
    astray = (*acts[:12], parse_act("0 deal 2"), *acts[12:])
    resumed = Sitting.resume(Record("euchre", names=HEADER.names, acts=astray))
    assert resumed.sitting.table == played(12).table
    assert [(problem.place, bool(problem.clause)) for problem in resumed.problems] == [(13, True)]


def test_an_act_that_is_not_lawful_changes_nothing() -> None:
    sitting = played(2)
    before = sitting.table
    act = Play(OTHER, before.lying("spread")[0])
    with pytest.raises(Unlawful):
        sitting.perform(act)
    assert sitting.table is before
    assert sitting.judge(act) is not None
    assert sitting.judge(sitting.possible(OTHER)[0]) is None


def test_the_person_sees_only_his_own_cards() -> None:
    sitting = played(9)
    sight = sitting.sight()
    assert sight.hands[PERSON].cards == sitting.table.hands[PERSON].cards != ()
    assert sight.hands[OTHER].cards == ()
    assert sitting.sight(OTHER).hands[OTHER].cards == sitting.table.hands[OTHER].cards
    assert [glimpse.sight.hands[OTHER].cards for glimpse in sitting.glimpses()] == [()] * 9


def test_what_is_possible_is_possible_for_the_seat_in_turn_alone() -> None:
    sitting = played(1)
    assert {type(act) for act in sitting.possible()} == {Draw}
    assert sitting.possible(OTHER) == ()


def test_chance_is_awaited_only_where_nobody_is_to_act() -> None:
    sitting = Sitting(HEADER)
    assert isinstance(sitting.chance(5), Shuffle)
    assert played(1).chance(5) is None


def test_taking_back_goes_to_the_last_choice_and_marks_the_sitting() -> None:
    sitting = played(17)
    assert sitting.can_take_back()
    helped = [sitting.helped]
    seen = []
    while sitting.can_take_back():
        sitting.take_back()
        seen.append(sitting.whose_turn())
        assert len(sitting.possible()) > 1
    assert set(seen) == {PERSON}
    assert [*helped, sitting.helped, sitting.record.helped] == [False, True, True]
    with pytest.raises(IndexError):
        sitting.take_back()


def test_taking_back_never_leaves_the_deal() -> None:
    sitting = played(200)
    began = sitting.timeline.deal_began()
    while sitting.can_take_back():
        sitting.take_back()
    assert sitting.timeline.length >= began


def test_a_deal_taken_back_and_played_otherwise_is_that_of_a_fresh_sitting() -> None:
    """The winner and the score after a card was taken back are those of the cards finally played."""
    rnd = random.Random(4)
    for length in range(10, 60):
        sitting = played(length)
        if sitting.can_take_back():
            sitting.take_back()
            sitting.perform(rnd.choice(sitting.possible()))
            fresh = Sitting.resume(Record("euchre", names=HEADER.names, acts=sitting.record.acts))
            assert fresh.sitting.table == sitting.table


def test_a_shuffle_of_another_pack_is_refused() -> None:
    sitting = Sitting(HEADER)
    with pytest.raises(Unlawful, match="X-PACK-01"):
        sitting.perform(Shuffle(None, 1, sitting.game.pack.cards[1:] * 2))


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(Record("whist", names=("A", "B")), id="German Whist"),
        pytest.param(Record("whist", names=("A", "B", "C")), id="Dummy"),
        pytest.param(Record("whist", (("whist.form", "double_dummy"),), names=("A", "B")), id="Double Dummy"),
        pytest.param(Record("cinch", names=tuple("ABCD")), id="Cinch"),
        pytest.param(Record("cinch", (("cinch.form", "blind"),), names=tuple("ABCD")), id="Blind Cinch"),
        pytest.param(Record("euchre", names=tuple("ABCDEFG")), id="the widow"),
    ],
)
def test_nobody_goes_back_with_hidden_cards_that_he_has_seen(record: Record) -> None:
    """A card that came to light otherwise than in play is not among those known after taking back."""
    chooser, sitting = random.Random(3), Sitting(record)
    for _ in range(250):
        chance = sitting.chance(chooser.randrange(10**9))
        sitting.perform(chance or chooser.choice(sitting.possible(sitting.whose_turn())))
        if not sitting.can_take_back():
            continue
        known = set(sitting.sight().cards())
        opened = Sitting.resume(sitting.record).sitting
        opened.take_back()
        before = opened.sight()
        played_since = {
            card for trick in (*sitting.table.tricks, sitting.table.trick) for card in trick.cards
        }
        assert known - played_since <= set(before.cards())


@pytest.mark.rule("W-DUM-06")
def test_a_player_with_dummy_can_take_up_the_wrong_one_of_his_two_hands() -> None:
    record = Record("whist", (("common.strict_table", True),), names=("A", "B", "C"))
    (_, sitting) = next(play_evening(record, 1, 5))
    table = sitting.table
    dummy = next(seat for seat in table.seating.order if table.player_of(seat) != seat)
    player = table.player_of(dummy)
    assert sitting.hands_of(player) == (player, dummy)
    steps = sitting.timeline.steps
    leads = [n for n, step in enumerate(steps, 1) if _leads(step.table, dummy)]
    sitting.timeline.move_to(leads[0])
    assert sitting.hands_of(player) == (dummy, player)
    assert {act.seat for act in sitting.possible(player) if isinstance(act, Play)} == {player, dummy}
    other = next(seat for seat in table.seating.order if seat not in (player, dummy))
    assert sitting.hands_of(other) == (other,)


def _leads(table: Table, seat: Seat) -> bool:
    return table.stage == "play" and table.turn == seat and not table.trick.plays


@pytest.mark.parametrize(
    ("since", "is_same"),
    [
        pytest.param((), True, id="nobody has done anything since"),
        pytest.param((OTHER,), True, id="only another has acted since"),
        pytest.param((OTHER, PERSON), False, id="the person has acted since"),
    ],
)
def test_a_sitting_goes_on_from_its_record_till_the_person_acts(
    since: tuple[Seat, ...], is_same: bool
) -> None:
    acts = {
        length: tuple(act.seat for act in played(length).record.acts[length - len(since) :] if since)
        for length in range(12, 40)
    }
    length = next(length for length, seats in acts.items() if seats == since)
    assert played(length).goes_on_from(played(length - len(since)).record) is is_same


def test_what_is_done_for_the_person_is_not_done_by_him() -> None:
    thumb = Thumb(played(0).game)
    length = next(it for it in range(60) if played(it).whose_turn() == 0)
    sitting, again = played(length), played(length)
    act = thumb.choose(sitting.sight(Seat(0)), UNLIMITED).act
    sitting.perform_for(act)
    again.perform(act)
    assert sitting.goes_on_from(played(length).record)
    assert not again.goes_on_from(played(length).record)


@pytest.mark.parametrize(
    "other",
    [
        pytest.param(played(12, 12).record, id="other packs"),
        pytest.param(played(14).record, id="more was done there"),
        pytest.param(replace(played(12).record, names=("Bella", "Colonel")), id="somebody else sits there"),
    ],
)
def test_another_sitting_is_not_gone_on_with(other: Record) -> None:
    assert not played(12).goes_on_from(other)
