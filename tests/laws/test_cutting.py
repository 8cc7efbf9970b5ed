"""Errors in cutting at a strict table: two cards shown, bad cuts, faces seen, second thoughts."""

from typing import Any

import pytest

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, SPREAD
from eldest.engine.claims import NotProved
from eldest.engine.events import CardCut, PackCut
from eldest.engine.values import replace
from eldest.laws.cutting import (
    CutAgain,
    CutAtAnotherPlace,
    CutInDoubt,
    CutLaidElsewhere,
    CutTooNear,
    FirstCutStands,
    TwoShown,
)
from eldest.laws.shuffling import FaceSeen, ShuffledAfresh, ShuffledAgain
from helpers.packets import can, dealing, evident, give, slips
from helpers.strict import shuffled, strict
from helpers.tables import Evening, euchre, stacked


def about_to_cut(top: str, **options: Any) -> Evening:
    """Return an evening of Euchre for two at a strict table, about to cut from a pack with this on top."""
    evening = euchre(strict_table=True, **options)
    evening.does(f"- shuffle 0 {stacked(evening.game.pack, top)}")
    return evening


def to_be_cut(game: str) -> Evening:
    """Return an evening for four whose last seat has presented the pack to the pone."""
    evening = shuffled(strict(game, 4))
    evening.does("3 present")
    return evening


def in_the_middle(evening: Evening) -> tuple[Card, ...]:
    """Return the pack that lies there as it will be once it has been cut in the middle."""
    cards: tuple[Card, ...] = evening.table.lying(PACK)
    half = len(cards) // 2
    return cards[half:] + cards[:half]


# -- cutting for the deal


@pytest.mark.rule("X-CUT-05", "X-CUT-04")
def test_who_shows_two_cards_cuts_again_and_neither_counts() -> None:
    evening = about_to_cut("AS 7D KH QC")
    told = evening.does("0 show-two")
    assert told == (TwoShown(Seat(0), Card.parse("AS"), Card.parse("7D")),)
    assert evening.table.turn == Seat(0)
    assert evening.game.pack.is_true(evening.table.cards())
    assert "0 draw 0" not in evening.lawful()
    assert "0 draw 1" not in evening.lawful()
    assert evening.does("0 draw 2") == (CardCut(Seat(0), 2, Card.parse("KH")),)
    evening.does("1 draw 3")
    assert evening.table.dealer == Seat(1)
    assert evening.table.docket.offences == ()


@pytest.mark.rule("X-CUT-05", "X-CUT-03")
def test_with_packets_the_two_are_put_back() -> None:
    evening = about_to_cut("AS 7D KH QC", cut_method="packets")
    evening.does("0 show-two")
    assert len(evening.table.lying(PACK)) == 32
    evening.does("0 draw 3", "1 draw 4")
    assert evening.table.dealer == Seat(1)


@pytest.mark.rule("X-CUT-05")
def test_only_who_cuts_shows_two_and_as_long_as_cards_are_left_for_all() -> None:
    evening = about_to_cut("AS 7D KH QC")
    assert "0 show-two" in slips(evening, 0)
    assert "1 show-two" not in can(evening, 1)
    table = evening.table
    few = replace(table.spot(SPREAD).lies, cards=table.lying(SPREAD)[:6], size=6)
    left = Evening(evening.game, opening=table.with_spot(SPREAD, few))
    assert "0 show-two" not in can(left, 0)


@pytest.mark.rule("X-CUT-05", "X-MODE-01")
def test_at_a_guided_table_nobody_shows_two() -> None:
    evening = euchre()
    evening.chance()
    assert evening.refused("0 show-two").clause == "X-CUT-04"
    assert "0 show-two" not in can(strict("euchre", 4), 0)
    assert not any("show-two" in line for line in can(shuffled(strict("euchre", 4)), 3))


# -- a face seen in the cut


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param("whist", "X-PRES-04", id="at Whist, X-PRES-04"),
        pytest.param("euchre", "X-PRES-04", id="at Euchre, X-PRES-04"),
        pytest.param("cinch", "C-IRR-01", id="at Cinch, C-IRR-01"),
    ],
)
@pytest.mark.parametrize("shower", [2, 3], ids=["by the pone in cutting", "by the dealer in joining"])
@pytest.mark.rule("X-PRES-04")
def test_a_face_seen_in_the_cut_means_another_shuffle_and_another_cut(
    game: str, clause: str, shower: int
) -> None:
    evening = to_be_cut(game) if shower == 2 else dealing(game, 4)
    pack = in_the_middle(evening) if shower == 2 else evening.table.lying(PACK)
    told = evening.does(f"{shower} show-in-cut")
    assert told[-1] == FaceSeen(Seat(shower), pack[-1], clause)
    assert told[:-1] == ((PackCut(Seat(2), len(pack) // 2),) if shower == 2 else ())
    assert (evening.table.lying(PACK), evening.table.stage) == (pack, "deal")
    assert evident(evening, 1) == ["1 call-table face-in-cut 2 0"]
    told = evening.does("1 call-table face-in-cut 2 0")
    assert told[1:] == (ShuffledAfresh(Seat(3), clause),)
    shuffled(evening)
    assert (evening.table.tally.deals, evening.table.docket.offences) == (1, ())
    evening.does("3 present", "2 cut 9")
    assert evening.table.stage == "deal"


@pytest.mark.rule("X-PRES-04", "X-CLAIM-06")
def test_once_a_packet_is_given_a_face_seen_in_the_cut_is_no_matter() -> None:
    evening = to_be_cut("cinch")
    evening.does("2 show-in-cut")
    give(evening, 1)
    assert evening.table.docket.offences == ()
    assert evening.refused("1 call-table face-in-cut 2 0").clause == "X-CLAIM-01"


@pytest.mark.rule("X-PRES-04")
def test_where_no_face_was_seen_the_cut_stands() -> None:
    evening = dealing("cinch", 4)
    assert isinstance(evening.does("1 call-table face-in-cut 2 0")[0], NotProved)
    assert evening.table.stage == "deal"


@pytest.mark.rule("X-PRES-04")
def test_only_those_who_have_the_pack_in_hand_show_it_and_only_if_it_is_cut() -> None:
    evening = to_be_cut("cinch")
    assert [seat for seat in range(4) if f"{seat} show-in-cut" in slips(evening, seat)] == [2]
    evening = dealing("cinch", 4)
    assert [seat for seat in range(4) if f"{seat} show-in-cut" in can(evening, seat)] == [3]
    uncut = shuffled(strict("cinch", 4))
    uncut.does("3 skip-cut")
    assert [seat for seat in range(4) if f"{seat} show-in-cut" in can(uncut, seat)] == []


# -- a bad cut


@pytest.mark.parametrize("lifted", [1, 2, 3, 29, 30, 31])
@pytest.mark.rule("X-PRES-05", "X-MODE-04")
def test_a_cut_of_fewer_than_four_cards_is_made_again(lifted: int) -> None:
    evening = shuffled(strict("euchre", 4))
    evening.does("3 present")
    assert f"2 cut {lifted}" in slips(evening, 2)
    told = evening.does(f"2 cut {lifted}")
    assert told == (PackCut(Seat(2), lifted), CutTooNear(Seat(2)))
    assert told[1].clause == "X-PRES-05"
    assert evident(evening, 3) == ["3 call-table bad-cut 2 0"]
    told = evening.does("3 call-table bad-cut 2 0")
    assert told[1:] == (CutAgain(Seat(2), "X-PRES-05"),)
    assert (evening.table.stage, evening.table.turn) == ("present", Seat(2))
    assert evening.table.docket.offences == ()
    evening.does("2 cut 16")
    assert evening.table.docket.offences == ()


@pytest.mark.rule("X-PRES-05")
def test_a_cut_whose_place_is_in_doubt_is_made_again() -> None:
    evening = to_be_cut("whist")
    assert "2 scatter" in slips(evening, 2)
    assert evening.does("2 scatter") == (PackCut(Seat(2), 26), CutInDoubt(Seat(2)))
    evening.does("0 call-table bad-cut 2 0")
    assert evening.table.stage == "present"


@pytest.mark.rule("X-PRES-05", "X-PRES-02")
def test_neither_the_whole_pack_nor_nothing_is_lifted() -> None:
    evening = shuffled(strict("euchre", 4))
    evening.does("3 present")
    assert evening.refused("2 cut 32").clause == "X-PRES-02"
    assert evening.refused("2 cut 0").clause == "X-PRES-02"
    assert evening.refused("1 cut 3").clause == "X-PRES-01"


@pytest.mark.rule("X-PRES-05", "X-CLAIM-06")
def test_a_bad_cut_that_nobody_calls_stands() -> None:
    evening = shuffled(strict("euchre", 4))
    evening.does("3 present", "2 cut 2")
    give(evening, 1)
    assert evening.table.docket.offences == ()
    assert evening.refused("3 call-table bad-cut 2 0").clause == "X-CLAIM-01"


@pytest.mark.rule("X-PRES-05")
def test_a_proper_cut_is_called_bad_in_vain() -> None:
    evening = dealing("euchre", 4)
    assert isinstance(evening.does("0 call-table bad-cut 2 0")[0], NotProved)
    assert evening.table.stage == "deal"


# -- where the cut is laid


@pytest.mark.rule("W-DEAL-02")
def test_a_part_laid_in_the_wrong_place_is_put_right_without_penalty() -> None:
    evening = to_be_cut("whist")
    cut = in_the_middle(evening)
    assert evening.does("2 lay-elsewhere") == (PackCut(Seat(2), 26), CutLaidElsewhere(Seat(2)))
    assert evident(evening, 3) == ["3 call-table laid-elsewhere 2 0"]
    told = evening.does("3 call-table laid-elsewhere 2 0")
    assert told[1:] == (FirstCutStands("W-DEAL-02"),)
    assert (evening.table.stage, evening.table.lying(PACK)) == ("deal", cut)
    assert evening.table.docket.offences == ()


@pytest.mark.rule("W-DEAL-02", "X-CLAIM-06")
def test_not_noticed_it_makes_no_difference() -> None:
    evening = to_be_cut("whist")
    cut = in_the_middle(evening)
    evening.does("2 lay-elsewhere")
    give(evening, 1)
    assert evening.table.docket.offences == ()
    assert evening.table.lying(PACK) == cut[1:]
    assert evening.refused("3 call-table laid-elsewhere 2 0").clause == "X-CLAIM-01"


@pytest.mark.rule("W-DEAL-02")
def test_it_is_the_pone_who_lays_it_and_only_at_whist() -> None:
    assert "3 lay-elsewhere" not in can(to_be_cut("whist"), 3)
    assert "2 lay-elsewhere" in slips(to_be_cut("whist"), 2)
    assert "2 lay-elsewhere" not in can(to_be_cut("euchre"), 2)
    evening = dealing("whist", 4)
    assert isinstance(evening.does("3 call-table laid-elsewhere 2 0")[0], NotProved)


# -- second thoughts


@pytest.mark.rule("X-PRES-07")
def test_the_pone_may_not_cut_at_another_place() -> None:
    evening = dealing("euchre", 4)
    cut = evening.table.lying(PACK)
    assert evening.does("2 cut-elsewhere") == (CutAtAnotherPlace(Seat(2)),)
    assert evening.table.turn == Seat(2)
    assert evident(evening, 0) == ["0 call-table second-thought 2 0"]
    told = evening.does("0 call-table second-thought 2 0")
    assert told[1:] == (FirstCutStands("X-PRES-07"),)
    assert (evening.table.stage, evening.table.turn) == ("deal", Seat(3))
    assert (evening.table.lying(PACK), evening.table.docket.offences) == (cut, ())


@pytest.mark.rule("X-PRES-07", "X-CLAIM-06")
def test_a_second_cut_that_nobody_stops_stands() -> None:
    evening = dealing("euchre", 4)
    evening.does("2 cut-elsewhere", "2 cut 12")
    assert evening.table.docket.offences == ()
    assert isinstance(evening.does("0 call-table second-thought 2 0")[0], NotProved)


@pytest.mark.rule("X-PRES-07")
def test_the_pone_may_not_shuffle_either() -> None:
    evening = dealing("euchre", 4)
    assert evening.does("2 shuffle-again") == (ShuffledAgain(Seat(2), "X-PRES-07"),)
    assert evident(evening, 3) == ["3 call-table second-thought 2 0"]
    told = evening.does("3 call-table second-thought 2 0")
    assert told[1:] == (ShuffledAfresh(Seat(3), "X-PRES-07"),)


@pytest.mark.rule("X-PRES-07", "X-CLAIM-06")
def test_a_shuffle_by_the_pone_is_stopped_before_the_first_packet() -> None:
    evening = dealing("euchre", 4)
    evening.does("2 shuffle-again")
    give(evening, 1)
    assert evening.table.docket.offences == ()
    assert evening.refused("3 call-table second-thought 2 0").clause == "X-CLAIM-01"


@pytest.mark.rule("X-PRES-07")
def test_nobody_else_has_second_thoughts() -> None:
    evening = dealing("euchre", 4)
    assert [seat for seat in range(4) if f"{seat} cut-elsewhere" in can(evening, seat)] == [2]
