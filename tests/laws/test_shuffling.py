"""The shuffle at a strict table: whose right it is, faces seen in it, and shuffling after the cut."""

import pytest

from eldest.cards.card import spell_cards
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, Shuffle
from eldest.engine.claims import NotProved, Proved
from eldest.engine.events import PackShuffled
from eldest.engine.law import Offence
from eldest.engine.values import replace
from eldest.laws.remedies import DealLost
from eldest.laws.shuffling import AskedToShuffle, FaceSeen, ShuffledAfresh, ShuffledAgain, run_together
from helpers.packets import can, deal_out, dealing, evident, give, slips
from helpers.strict import dealt, shuffled, strict
from helpers.tables import Evening


def shuffle_by(evening: Evening, seat: int, number: int = 5) -> str:
    """Spell a shuffle of the whole pack."""
    return str(Shuffle(Seat(seat), number, evening.game.pack.shuffled(number)))


# -- whose right it is


@pytest.mark.rule("X-SHUF-02")
def test_until_the_cut_everybody_may_shuffle_and_the_dealer_last() -> None:
    evening = shuffled(strict("euchre", 4))
    evening.does("3 present")
    assert "1 ask-to-shuffle" in can(evening, 1)
    assert evening.does("1 ask-to-shuffle") == (AskedToShuffle(Seat(1)),)
    assert evening.does(shuffle_by(evening, 1)) == (PackShuffled(Seat(1), 1),)
    assert evening.does(shuffle_by(evening, 3, 8)) == (PackShuffled(Seat(3), 1),)
    assert evening.table.lying(PACK) == evening.game.pack.shuffled(8)
    evening.does("3 present")
    assert evening.table.turn == Seat(2)


@pytest.mark.rule("X-SHUF-02", "X-PRES-07")
def test_once_the_pack_is_cut_or_parted_nobody_asks_to_shuffle() -> None:
    evening = dealing("euchre", 4)
    assert "1 ask-to-shuffle" not in can(evening, 1)
    evening.does("2 cut-elsewhere")
    assert evening.table.stage == "present"
    assert "1 ask-to-shuffle" not in can(evening, 1)


@pytest.mark.rule("X-SHUF-03")
def test_while_a_hand_is_being_played_the_pack_is_not_shuffled() -> None:
    evening = dealt(strict("whist", 4))
    assert evening.refused(shuffle_by(evening, 1)).clause != "X-SHUF-03"
    evening.does(evening.lawful()[0])
    assert evening.refused(shuffle_by(evening, 1)).clause == "X-SHUF-03"


# -- a face seen in the shuffling


@pytest.mark.rule("X-SHUF-03")
@pytest.mark.parametrize("caller", [0, 2, 3])
@pytest.mark.parametrize("presented", [False, True])
def test_a_face_seen_before_the_cut_means_another_shuffle_without_penalty(
    caller: int, *, presented: bool
) -> None:
    evening = shuffled(strict("whist", 4))
    lowest = evening.table.lying(PACK)[-1]
    assert evening.does("0 show-in-cut") == (FaceSeen(Seat(0), lowest, "X-SHUF-03"),)
    if presented:
        evening.does("3 present")
    assert f"{caller} call-table face-in-shuffle 3 0" in evident(evening, caller)
    told = evening.does(f"{caller} call-table face-in-shuffle 3 0")
    assert told[1:] == (ShuffledAfresh(Seat(3), "X-SHUF-03"),)
    assert (evening.table.stage, evening.table.turn) == ("shuffle", None)
    shuffled(evening)
    assert (evening.table.tally.deals, evening.table.docket.offences) == (1, ())
    assert evening.lawful() == ["3 present"]


@pytest.mark.rule("X-SHUF-03", "X-CLAIM-06")
def test_after_the_cut_a_face_seen_before_is_no_matter() -> None:
    evening = shuffled(strict("whist", 4))
    evening.does("0 show-in-cut", "3 present", "2 cut 20")
    assert evening.table.docket.offences == ()
    assert evening.refused("1 call-table face-in-shuffle 3 0").clause == "X-CLAIM-01"


@pytest.mark.rule("X-SHUF-03")
def test_where_no_face_was_seen_nothing_follows() -> None:
    evening = shuffled(strict("whist", 4))
    assert evident(evening, 1) == []
    assert isinstance(evening.does("1 call-table face-in-shuffle 3 0")[0], NotProved)
    assert evening.lawful() == ["3 present"]


@pytest.mark.rule("X-SHUF-03")
def test_what_the_last_hand_left_on_file_outlives_another_shuffle() -> None:
    evening = shuffled(strict("whist", 4))
    table = evening.table
    old = Offence(Seat(1), "revoke", "W-REV-02", Shuffle(Seat(1), 0, ()), deal=0, trick=3)
    evening = Evening(evening.game, opening=replace(table, docket=table.docket.plus(old)))
    evening.does("0 show-in-cut")
    evening.does("1 call-table face-in-shuffle 3 0")
    assert old in evening.table.docket.offences


# -- shuffling after the cut


@pytest.mark.parametrize(
    ("game", "clause"),
    [
        pytest.param("whist", "X-PRES-06", id="at Whist the dealer loses the deal, X-PRES-06"),
        pytest.param("euchre", "E-IRR-13", id="at Euchre, E-IRR-13"),
        pytest.param("cinch", "C-IRR-02", id="at Cinch, C-IRR-02"),
    ],
)
@pytest.mark.parametrize("own_order", [False, True], ids=["running it together", "in an order of his own"])
@pytest.mark.rule("X-PRES-06", "X-TERM-05", "X-DEAL-03")
def test_a_dealer_who_shuffles_after_the_cut_loses_the_deal(
    game: str, clause: str, *, own_order: bool
) -> None:
    evening = dealing(game, 4)
    before = evening.table.lying(PACK)
    again = f"3 shuffle 0 {spell_cards(before[::-1])}" if own_order else "3 shuffle-again"
    assert evening.does(again) == (ShuffledAgain(Seat(3), clause),)
    assert evening.table.lying(PACK) == (before[::-1] if own_order else run_together(before))
    assert str(evening.table.seen_by(Seat(0)).docket.offences[0].act) == "3 shuffle-again"
    give(evening, 5)
    assert evident(evening, 0) == ["0 call-table reshuffled 3 0"]
    assert evident(evening, 1) == []
    told = evening.does("0 call-table reshuffled 3 0")
    assert told[1] == DealLost(Seat(3), clause)
    assert (evening.table.dealer, evening.table.stage) == (Seat(0), "shuffle")
    assert evening.table.tally.score == (0, 0)


@pytest.mark.rule("X-PRES-06")
def test_it_is_the_dealer_to_whom_it_happens_and_not_once_he_deals() -> None:
    evening = dealing("euchre", 4)
    assert "3 shuffle-again" in slips(evening, 3)
    assert "0 shuffle-again" not in can(evening, 0)
    give(evening, 1)
    assert "3 shuffle-again" not in can(evening, 3)
    assert evening.refused("3 shuffle 0 AS").clause
    assert dealing("euchre", 4).refused("3 shuffle 0 AS").clause


@pytest.mark.rule("X-PRES-06", "X-CLAIM-01")
def test_the_dealers_partner_does_not_call_it() -> None:
    evening = dealing("whist", 4)
    evening.does("3 shuffle-again")
    assert evening.refused("1 call-table reshuffled 3 0").clause == "X-CLAIM-01"


@pytest.mark.rule("X-PRES-06", "E-IRR-13")
def test_who_has_not_shuffled_again_keeps_the_deal() -> None:
    evening = dealing("euchre", 4)
    assert isinstance(evening.does("0 call-table reshuffled 3 0")[0], NotProved)
    assert evening.table.dealer == Seat(3)


@pytest.mark.rule("X-PRES-06", "X-CLAIM-06")
def test_a_side_that_has_looked_at_a_card_calls_it_no_more_and_then_nobody() -> None:
    evening = dealing("euchre", 3)
    evening.does("2 shuffle-again")
    give(evening, 2)
    evening.does("0 pick-up")
    assert evening.refused("0 call-table reshuffled 2 0").clause == "X-CLAIM-01"
    assert evident(evening, 1) == ["1 call-table reshuffled 2 0"]
    evening.does("1 pick-up")
    assert not any(offence.fault == "reshuffled" for offence in evening.table.docket.offences)


@pytest.mark.rule("X-PRES-06", "X-CLAIM-06")
def test_once_the_trump_is_turned_it_is_too_late() -> None:
    evening = dealing("whist", 4)
    evening.does("3 shuffle-again")
    deal_out(evening, taken_up=False)
    assert evening.table.docket.offences == ()
    assert evening.refused("0 call-table reshuffled 3 0").clause == "X-CLAIM-01"


@pytest.mark.rule("X-PRES-06", "C-IRR-02")
def test_where_no_trump_is_turned_it_is_called_until_a_card_is_looked_at() -> None:
    evening = dealing("cinch", 4)
    evening.does("3 shuffle-again")
    deal_out(evening, taken_up=False)
    assert isinstance(evening.does("2 call-table reshuffled 3 0")[0], Proved)


def test_run_together_is_one_from_each_half_in_turn() -> None:
    cards = strict("euchre", 4).game.pack.cards
    assert run_together(cards[:5]) == (cards[0], cards[2], cards[1], cards[3], cards[4])
