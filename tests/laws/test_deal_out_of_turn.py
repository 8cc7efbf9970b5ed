"""Who deals, and with what, at a strict table: out of turn, with the wrong pack, without a cut."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import PACK
from eldest.engine.claims import NotProved, Proved
from eldest.engine.events import DealPasses
from eldest.games import game_of
from eldest.games.whist.options import WhistOptions
from eldest.laws.deal_out_of_turn import DealTaken, NotHadCut, OtherPackTaken, TakeDeal
from eldest.laws.remedies import DealLost, DealtAgain
from eldest.laws.shuffling import ShuffledAfresh
from eldest.room.strict_company import StrictCompany
from helpers.packets import can, deal_out, dealing, evident, give, slips
from helpers.strict import shuffled, strict
from helpers.tables import Evening

NORTH, EAST, SOUTH, WEST = (Seat(seat) for seat in range(4))


def out_of_turn(game: str, players: int, wrong: int, **options: Any) -> Evening:
    """Return an evening at which the last seat should deal, and another has taken the pack and had it cut."""
    evening = shuffled(strict(game, players, **options))
    clause = {"whist": "W-IRR-03", "euchre": "E-IRR-05", "cinch": "C-IRR-08"}[game]
    assert evening.does(f"{wrong} take-deal") == (DealTaken(Seat(wrong), clause),)
    pone = evening.table.seating.pone_of(Seat(wrong))
    evening.does(f"{wrong} present", f"{pone} cut 9")
    return evening


def to_the_next_deal(evening: Evening) -> None:
    """Have the hand played to its end, each doing what is offered last; a pass where there is one."""
    while evening.table.turn is not None:
        lines = evening.lawful()
        evening.does(next((line for line in lines if line.endswith(" pass")), lines[-1]))


# -- a deal out of turn


@pytest.mark.rule("E-IRR-05", "X-IRR-08", "X-DEAL-03")
@pytest.mark.parametrize("caller", [1, 2, 3])
def test_stopped_before_the_turn_up_the_right_player_deals(caller: int) -> None:
    """Order N E S W; W should deal, but N does: stopped in time, W deals. rule: EX-15"""
    evening = out_of_turn("euchre", 4, NORTH)
    give(evening, 8)
    assert evening.table.stage == "turn"
    assert evident(evening, caller) == [f"{caller} call-table deal-out-of-turn 0 0"]
    told = evening.does(f"{caller} call-table deal-out-of-turn 0 0")
    assert told[1:] == (DealtAgain(WEST, "E-IRR-05"),)
    assert evening.table.dealer == WEST
    shuffled(evening)
    assert (evening.table.tally.deals, evening.table.dealt_by) == (1, WEST)


@pytest.mark.rule("E-IRR-06", "X-IRR-09", "X-DEAL-03", "X-CLAIM-06")
def test_noticed_after_it_the_deal_stands_and_passes_to_the_left_of_who_dealt() -> None:
    """Noticed after the turn-up, N's deal stands and E deals next. rule: EX-15"""
    evening = out_of_turn("euchre", 4, NORTH)
    deal_out(evening)
    assert evening.table.docket.offences == ()
    assert evening.refused("1 call-table deal-out-of-turn 0 0").clause == "X-CLAIM-01"
    to_the_next_deal(evening)
    assert evening.table.dealer == EAST


@pytest.mark.rule("W-IRR-03", "X-IRR-08", "X-IRR-09")
def test_at_whist_too_it_can_be_stopped_until_the_trump_is_turned() -> None:
    for turned in (False, True):
        evening = out_of_turn("whist", 4, SOUTH)
        give(evening, 52)
        if turned:
            evening.does("2 turn-trump")
            assert evening.refused("0 call-table deal-out-of-turn 2 0").clause == "X-CLAIM-01"
            evening.does(*(f"{seat} pick-up" for seat in range(4)))
            to_the_next_deal(evening)
            assert evening.table.dealer == WEST
        else:
            told = evening.does("0 call-table deal-out-of-turn 2 0")
            assert told[1] == DealtAgain(WEST, "W-IRR-03")


@pytest.mark.rule("C-IRR-08", "C-IRR-09", "X-IRR-08")
@pytest.mark.parametrize(("packets", "stopped"), [(0, True), (11, True), (12, False)])
def test_at_cinch_it_can_be_stopped_while_the_last_packet_is_undealt(packets: int, *, stopped: bool) -> None:
    """Noticed after packet 11 it may be stopped; after the twelfth it stands. rule: EX-16"""
    evening = out_of_turn("cinch", 4, EAST)
    give(evening, packets)
    call = "0 call-table deal-out-of-turn 1 0"
    if stopped:
        assert evening.does(call)[1] == DealtAgain(WEST, "C-IRR-08")
    else:
        assert evening.refused(call).clause == "X-CLAIM-01"
        assert evening.table.docket.offences == ()
        evening.does(*(f"{seat} pick-up" for seat in range(4)))
        to_the_next_deal(evening)
        assert evening.table.dealer == SOUTH


@pytest.mark.rule("E-IRR-05", "X-IRR-08")
@pytest.mark.parametrize("players", [5, 7])
def test_with_no_turn_up_at_euchre_the_last_card_is_the_deadline(players: int) -> None:
    last = players - 1
    evening = out_of_turn("euchre", players, 0)
    stage: Any = evening.game.stages["deal"]
    packets = len(stage.plan(evening.table, NORTH, stage.first(evening.table)))
    give(evening, packets - 1)
    assert evident(evening, last) == [f"{last} call-table deal-out-of-turn 0 0"]
    give(evening, 1)
    assert evening.refused(f"{last} call-table deal-out-of-turn 0 0").clause == "X-CLAIM-01"


@pytest.mark.rule("C-IRR-08", "X-CLAIM-01")
def test_at_cinch_only_the_adversaries_stop_it() -> None:
    evening = out_of_turn("cinch", 4, EAST)
    refused = [seat for seat in range(4) if evident(evening, seat) == []]
    assert refused == [1, 3]
    assert evening.refused("3 call-table deal-out-of-turn 1 0").clause == "X-CLAIM-01"


@pytest.mark.rule("X-IRR-08")
def test_who_deals_in_turn_is_stopped_in_vain() -> None:
    evening = dealing("euchre", 4)
    assert isinstance(evening.does("0 call-table deal-out-of-turn 3 0")[0], NotProved)
    assert evening.table.dealer == WEST


@pytest.mark.rule("X-IRR-08")
def test_the_deal_is_taken_once_by_a_player_whose_deal_it_is_not() -> None:
    evening = shuffled(strict("euchre", 4))
    assert [seat for seat in range(4) if f"{seat} take-deal" in slips(evening, seat)] == [0, 1, 2]
    evening.does("0 take-deal")
    assert not any(f"{seat} take-deal" in can(evening, seat) for seat in range(4))
    assert "3 present" not in can(evening, 3)


@pytest.mark.rule("X-IRR-08")
def test_a_dummys_player_deals_for_him_in_turn() -> None:
    evening = Evening(game_of("whist")(WhistOptions(strict_table=True), 3))
    evening.chance()
    evening.does("0 draw 0", "1 draw 9", "2 draw 14")
    evening.chance()
    dealer = evening.table.dealer
    owner = evening.table.player_of(dealer)
    assert owner != dealer
    seats = evening.table.seating.order
    takers = [seat for place, seat in enumerate(seats) if f"{seat} take-deal" in can(evening, place)]
    assert sorted((*takers, owner, dealer)) == [0, 1, 2, 3]
    assert not any("call-table" in line for line in can(evening, seats.index(dealer)))


@pytest.mark.rule("X-MODE-02", "X-IRR-08")
def test_the_player_on_the_dealers_left_may_take_the_deal_for_his_own() -> None:
    wishes = []
    for number in range(300):
        evening = shuffled(strict("euchre", 4, error_rate=0.2), number)
        wishes.append(StrictCompany(evening.referee).at(evening.timeline))
    takes = {str(wish.act) for wish in wishes if wish is not None and isinstance(wish.act, TakeDeal)}
    assert takes == {"0 take-deal"}


# -- the wrong pack


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param("whist", "W-IRR-04", id="at Whist, W-IRR-04"),
        pytest.param("cinch", "C-IRR-08", id="at Cinch, C-IRR-08"),
    ],
)
@pytest.mark.rule("X-PACK-03")
def test_a_deal_with_the_wrong_pack_is_stopped_and_dealt_with_the_right_one(game: str, clause: str) -> None:
    evening = shuffled(strict(game, 4))
    assert evening.does("3 take-other-pack") == (OtherPackTaken(WEST, clause),)
    assert evening.table.pack == 1
    evening.does("3 present", "2 cut 9")
    give(evening, 5)
    assert evident(evening, 1) == []
    assert evident(evening, 0) == ["0 call-table wrong-pack 3 0"]
    assert evening.does("0 call-table wrong-pack 3 0")[1] == DealtAgain(WEST, clause)
    shuffled(evening)
    assert (evening.table.pack, evening.table.docket.swapped) == (0, False)


@pytest.mark.rule("W-IRR-04", "X-IRR-08")
def test_before_the_cut_it_is_only_put_right() -> None:
    evening = shuffled(strict("whist", 4))
    evening.does("1 take-deal", "1 take-other-pack")
    told = evening.does("0 call-table deal-out-of-turn 1 0")
    assert told[1:] == (ShuffledAfresh(WEST, "W-IRR-03"),)
    shuffled(evening)
    assert (evening.table.dealer, evening.table.dealt_by, evening.table.pack) == (WEST, WEST, 0)
    evening.does("3 take-other-pack", "0 call-table wrong-pack 3 0")
    shuffled(evening)
    assert (evening.table.pack, evening.table.docket.swapped) == (0, False)


@pytest.mark.rule("W-IRR-04", "X-TERM-05")
def test_packs_changed_in_a_deal_that_is_lost_are_their_owners_again() -> None:
    evening = shuffled(strict("whist", 4))
    evening.does("3 take-other-pack", "3 skip-cut", "0 call-table not-cut 3 0")
    assert not evening.table.docket.swapped
    shuffled(evening)
    assert (evening.table.tally.deals, evening.table.pack) == (2, 1)


@pytest.mark.rule("W-IRR-04", "C-IRR-09", "X-CLAIM-06")
@pytest.mark.parametrize("game", ["whist", "cinch"])
def test_not_stopped_in_time_the_packs_stay_changed(game: str) -> None:
    evening = shuffled(strict(game, 4))
    evening.does("3 take-other-pack", "3 present", "2 cut 9")
    deal_out(evening)
    assert evening.table.docket.offences == ()
    assert evening.refused("0 call-table wrong-pack 3 0").clause == "X-CLAIM-01"
    to_the_next_deal(evening)
    shuffled(evening)
    assert (evening.table.tally.deals, evening.table.pack) == (2, 0)


@pytest.mark.rule("W-IRR-04")
def test_it_is_the_dealer_who_takes_it_once_and_only_of_two_packs() -> None:
    evening = shuffled(strict("whist", 4))
    assert "0 take-other-pack" not in can(evening, 0)
    assert isinstance(evening.does("0 call-table wrong-pack 3 0")[0], NotProved)
    evening.does("3 take-other-pack")
    assert "3 take-other-pack" not in can(evening, 3)
    one = shuffled(strict("whist", 4, two_packs="one"))
    assert "3 take-other-pack" not in can(one, 3)
    assert "3 take-other-pack" not in can(shuffled(strict("euchre", 4)), 3)


# -- no cut


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param("whist", "W-IRR-08", id="at Whist, W-IRR-08"),
        pytest.param("euchre", "E-IRR-08", id="at Euchre, E-IRR-08"),
        pytest.param("cinch", "C-MIS-02", id="at Cinch it is a misdeal, C-MIS-02"),
    ],
)
@pytest.mark.parametrize("packets", [0, 5])
@pytest.mark.rule("X-TERM-05", "C-MIS-01", "X-DEAL-03")
def test_not_having_the_pack_cut_costs_the_deal(game: str, clause: str, packets: int) -> None:
    evening = shuffled(strict(game, 4))
    assert "3 skip-cut" in slips(evening, 3)
    before = evening.table.lying(PACK)
    assert evening.does("3 skip-cut") == (NotHadCut(WEST, clause),)
    assert (evening.table.stage, evening.table.lying(PACK)) == ("deal", before)
    give(evening, packets)
    assert evident(evening, 2) == ["2 call-table not-cut 3 0"]
    told = evening.does("2 call-table not-cut 3 0")
    assert isinstance(told[0], Proved)
    assert told[1:] == (DealLost(WEST, clause), DealPasses(NORTH))
    assert evening.table.tally.score == (0, 0)


@pytest.mark.rule("W-IRR-08", "E-IRR-08", "X-CLAIM-06")
@pytest.mark.parametrize("game", ["whist", "euchre"])
def test_it_is_called_before_the_trump_is_turned(game: str) -> None:
    evening = shuffled(strict(game, 4))
    evening.does("3 skip-cut")
    deal_out(evening, taken_up=False)
    assert evening.table.docket.offences == ()
    assert evening.refused("0 call-table not-cut 3 0").clause == "X-CLAIM-01"


@pytest.mark.rule("W-IRR-08", "E-IRR-08", "C-MIS-02", "X-CLAIM-06")
@pytest.mark.parametrize("game", ["whist", "euchre", "cinch"])
def test_and_before_a_card_is_looked_at(game: str) -> None:
    evening = shuffled(strict(game, 4))
    evening.does("3 skip-cut")
    give(evening, 4)
    evening.does("3 pick-up")
    assert evident(evening, 0) == ["0 call-table not-cut 3 0"]
    evening.does("0 pick-up")
    assert evening.table.docket.offences == ()
    assert evening.refused("2 call-table not-cut 3 0").clause == "X-CLAIM-01"


@pytest.mark.rule("W-IRR-08", "X-CLAIM-01")
def test_who_has_had_it_cut_is_called_in_vain_and_his_partner_does_not_call() -> None:
    evening = dealing("whist", 4)
    assert isinstance(evening.does("0 call-table not-cut 3 0")[0], NotProved)
    assert evening.refused("1 call-table not-cut 3 0").clause == "X-CLAIM-01"
    assert evening.table.dealer == WEST
    assert "0 skip-cut" not in can(shuffled(strict("whist", 4)), 0)
