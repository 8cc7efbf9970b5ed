"""The chronicle: what is entered of a deal is what the table and the sheet say of it."""

from dataclasses import replace

import pytest

from eldest.cards.seating import Seat, Side
from eldest.engine.acts import Shuffle
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.chronicle import OPENING, finished, is_at_rest, mark_of, played_before
from eldest.room.evening import play_evening
from eldest.room.sitting import Sitting
from eldest.store.entry import Role
from eldest.store.record import Record
from helpers.chronicled import NAMES, evening
from helpers.evenings import until
from helpers.sealed import PAIR, sealed_evening

TABLES = {
    "Euchre for two": evening("euchre", 2, 6),
    "Euchre for four, rubbers and stakes": evening(
        "euchre", 4, 12, 3, euchre__rubbers=True, common__stakes=True, common__stake_amount=2
    ),
    "Euchre with a partner called": evening("euchre", 4, 6, 5, euchre__call_ace=True),
    "Euchre with bids, for five": evening("euchre", 5, 5),
    "Cinch for four": evening("cinch", 4, 5),
    "Cinch, each for himself": evening("cinch", 5, 5),
    "English Whist": evening("whist", 4, 4, 5, whist__code="english"),
    "strict Euchre": evening("euchre", 4, 4, 5, common__strict_table=True),
    "strict Whist": evening("whist", 4, 2, 5, common__strict_table=True),
    "five members at a table of Whist": evening("whist", 5, 12, 5, common__table_members=5),
}


@pytest.mark.parametrize("sitting", TABLES.values(), ids=TABLES)
def test_all_deals_together_come_to_what_the_sheet_says(sitting: Sitting) -> None:
    found = finished(sitting).entries
    tally, me = sitting.table.tally, sitting.person
    won = [(entry.outcome.game > 0, entry.outcome.rubber > 0) for entry in found]
    assert sum(game for game, _ in won) == tally.games_won[me]
    assert sum(rubber for _, rubber in won) == tally.rubbers_won[me]
    assert sum(entry.outcome.stakes for entry in found) == sum(paid.net[me] for paid in tally.ledger)
    scored = {line.deal for line in tally.sheet}
    assert {entry.key.number for entry in found} == scored
    for entry in found:
        lines = [line.points for line in tally.sheet if line.deal == entry.key.number]
        assert entry.outcome.points == ",".join(str(sum(side)) for side in zip(*lines, strict=True))


@pytest.mark.parametrize("sitting", TABLES.values(), ids=TABLES)
def test_who_made_it_and_whether_it_was_kept_agree_with_the_tricks(sitting: Sitting) -> None:
    for entry in finished(sitting).entries:
        out = entry.outcome
        assert (out.maker < 0) == (
            entry.role in (Role.PLAYED, Role.LOOKED_ON)
        ) or entry.role is Role.LOOKED_ON
        if entry.role is Role.MADE:
            assert out.maker == sitting.person
        if out.swept and out.maker >= 0 and entry.role is not Role.LOOKED_ON:
            losers = out.tricks_them if entry.role is not Role.DEFENDED else out.tricks_us
            assert losers == 0
        if entry.kind.game == "euchre" and not out.bid and entry.role is Role.MADE:
            assert (out.kept == 1) == (out.tricks_us >= 3)
        if entry.role is not Role.LOOKED_ON:
            assert out.tricks_us + out.tricks_them <= 26


def test_somebody_who_waits_only_looked_on() -> None:
    roles = {entry.role for entry in finished(TABLES["five members at a table of Whist"]).entries}
    assert roles == {Role.LOOKED_ON, Role.PLAYED}


@pytest.mark.parametrize("sitting", TABLES.values(), ids=TABLES)
def test_every_act_goes_with_one_deal(sitting: Sitting) -> None:
    found = finished(sitting).entries
    begins = [entry.since for entry in found]
    assert begins == [0, *(len(entry.acts) for entry in found[:-1])]
    assert [entry.follows for entry in found] == [None, *(entry.key for entry in found[:-1])]
    assert all(isinstance(entry.acts[-1], object) for entry in found)
    assert found[-1].acts == sitting.timeline.acts[: len(found[-1].acts)]


def test_what_is_known_is_left_out_and_one_can_go_on_from_a_place() -> None:
    sitting = evening(deals=3)
    whole = finished(sitting)
    assert finished(sitting, {entry.key for entry in whole.entries}) == ((), whole.place, whole.last)
    assert whole.place.number == 2
    again = finished(sitting, (), whole.place)
    assert again.entries == whole.entries[-1:]
    assert again.last == whole.last == whole.entries[-1].key


def test_a_deal_that_is_being_played_is_none() -> None:
    sitting = until(Sitting(PAIR), lambda it: len(it.table.tricks) == 2)
    assert finished(sitting) == ((), OPENING, None)
    assert not is_at_rest(sitting)
    assert played_before(sitting) == 0


def test_at_rest_the_deal_is_over() -> None:
    sitting = sealed_evening(PAIR, 2)
    assert is_at_rest(sitting)
    assert played_before(sitting) == 2
    assert not is_at_rest(Sitting(PAIR))


def test_a_deal_that_was_taken_back_is_none_till_it_is_finished_again() -> None:
    sitting = sealed_evening(PAIR, 2)
    whole = finished(sitting)
    sitting.take_back()
    gone = finished(sitting, (), whole.place)
    assert gone.entries == ()
    assert gone.last == whole.entries[0].key
    while not sitting.rests():
        turn = sitting.whose_turn()
        assert turn is not None
        sitting.perform(Thumb(sitting.game).choose(sitting.sight(turn), UNLIMITED).act)
    (entry,) = finished(sitting, (), gone.place).entries
    assert entry.key == whole.last
    assert entry.helped


def test_a_sitting_is_known_by_its_first_seal_and_again_when_it_is_resumed() -> None:
    sitting = sealed_evening(PAIR, 2)
    assert mark_of(Sitting.resume(sitting.record).sitting) == mark_of(sitting)
    assert mark_of(Sitting.resume(replace(sitting.record, seals=())).sitting) != mark_of(sitting)
    later = replace(sitting.record, seals=sitting.record.seals[1:])
    unsealed = replace(sitting.record, seals=())
    assert mark_of(Sitting.resume(later).sitting) == mark_of(Sitting.resume(unsealed).sitting)


def test_other_packs_are_other_deals() -> None:
    one, other = evening(deals=2, number=5), evening(deals=2, number=6)
    assert not {entry.key for entry in finished(one).entries} & {
        entry.key for entry in finished(other).entries
    }


def test_a_deal_is_told_with_its_number_and_the_kind_of_table() -> None:
    first = finished(TABLES["strict Euchre"]).entries[0]
    assert first.kind == ("euchre", "foster", 4, "strict", "expert", "keen")
    shuffled = [
        act
        for act in TABLES["strict Euchre"].timeline.acts
        if isinstance(act, Shuffle) and act.seat is not None
    ]
    assert first.shuffle == shuffled[0].number
    kinds = {name: finished(sitting).entries[0].kind for name, sitting in TABLES.items()}
    assert kinds["English Whist"].form == "english"
    assert kinds["Euchre with a partner called"].form == "call-ace"
    assert kinds["Euchre for four, rubbers and stakes"].form == ""
    assert kinds["Euchre for two"].partner == ""


def test_a_lone_hand_is_told() -> None:
    *_, (_, sitting) = play_evening(Record("euchre", names=NAMES[:4]), 60, 1)
    lone = [entry for entry in finished(sitting).entries if entry.outcome.alone]
    assert lone
    for entry in lone:
        words = [act.word for act in entry.acts[entry.since :] if act.seat == entry.outcome.maker]
        assert any("alone" in word for word in words)


def test_a_titled_form_with_rules_changed_is_still_that_form() -> None:
    sitting = evening("euchre", 4, 3, 5, euchre__call_ace=True, euchre__target=7)
    assert finished(sitting).entries[0].kind.form == "call-ace"


def test_the_points_are_the_persons_and_those_of_the_best_of_the_others() -> None:
    for entry in finished(TABLES["Cinch, each for himself"]).entries:
        points = [int(made) for made in entry.outcome.points.split(",")]
        mine = Side(0)
        assert entry.outcome.points_us == points[mine]
        assert entry.outcome.points_them == max(p for side, p in enumerate(points) if side != mine)
    assert Seat(0) == TABLES["Cinch, each for himself"].person
