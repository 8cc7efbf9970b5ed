"""Hands with too many or too few cards: misdeals, and what they cost once it is too late for that."""

from typing import Any

import pytest

from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK
from eldest.engine.values import replace
from helpers.packets import accuse, calls, can, clauses, deal_out, dealing, evident, give, names, slips
from helpers.tables import Evening

WRONG, MISSED, FORGOTTEN = "wrong-number", "missed-trick", "no-discard"


def misdealt(game: str, to: int, players: int = 4, **options: Any) -> Evening:
    """Return an evening at which the eldest hand's first packet went to somebody else, unnoticed."""
    evening = dealing(game, players, **options)
    size = 1 if game == "whist" else 3 if game == "cinch" else 2
    evening.does(f"{players - 1} packet {to} {size} 0")
    return deal_out(evening)


def play(evening: Evening, cards: int) -> Evening:
    """Have so many cards played as the game lets them."""
    for _ in range(cards):
        evening.does(evening.lawful()[0])
    return evening


@pytest.mark.rule("W-IRR-06", "X-TERM-05")
def test_ex_18_thirteen_thirteen_fourteen_and_twelve_are_a_misdeal() -> None:
    evening = misdealt("whist", 2)
    table = evening.table
    assert sorted(hand.size + (seat == 3) for seat, hand in enumerate(table.hands)) == [12, 13, 13, 14]
    assert evident(evening, 0)[-2:] == [accuse(0, WRONG, 0), accuse(0, WRONG, 2)]
    events = evening.does(accuse(0, WRONG, 2))
    assert names(events) == ["Proved", "DealLost", "DealPasses"]
    assert clauses(events) == ["W-IRR-06", "W-IRR-06", "X-DEAL-02"]
    assert (evening.table.dealer, evening.table.tally.score) == (0, (0, 0))


@pytest.mark.rule("W-IRR-06", "E-IRR-07", "C-MIS-04")
@pytest.mark.parametrize("game", ["whist", "euchre", "cinch"])
def test_a_wrong_number_is_a_misdeal_for_the_dealer_s_adversaries_to_claim(game: str) -> None:
    evening = misdealt(game, 1)
    assert calls(evening, 1, WRONG) == calls(evening, 3, WRONG) == []
    assert len(calls(evening, 0, WRONG)) == 4
    assert names(evening.does(accuse(2, WRONG, 3))) == ["NotProved"]
    assert "DealLost" in names(evening.does(accuse(2, WRONG, 0)))
    assert evening.table.dealer == 0


@pytest.mark.rule("W-IRR-06")
def test_while_the_cards_are_given_nobody_has_a_wrong_number_yet() -> None:
    evening = give(dealing("whist", 4), 3)
    assert calls(evening, 0, WRONG) == []


@pytest.mark.rule("W-IRR-07", "X-IRR-02", "X-IRR-11")
def test_ex_18_with_a_card_missing_from_the_pack_there_is_no_misdeal() -> None:
    evening = dealing("whist", 4)
    *pack, lost = evening.table.lying(PACK)
    short = evening.table.with_spot(PACK, Hand(tuple(pack)))
    short = replace(short, docket=replace(short.docket, astray=(lost,)))
    evening = deal_out(Evening(evening.game, opening=short))
    events = evening.does(accuse(0, WRONG, 3))
    assert names(events) == ["Proved", "CardMissing", "DealtAgain"]
    assert clauses(events)[-1] == "W-IRR-07"
    assert (evening.table.dealer, evening.table.docket.again) == (3, True)


# -- at Whist, after the first trick


@pytest.mark.rule("W-HAND-01", "W-IRR-06", "X-CLAIM-03")
def test_after_the_first_trick_the_other_side_chooses_and_may_consult() -> None:
    evening = play(misdealt("whist", 2), 4)
    assert evident(evening, 0) == []
    assert evident(evening, 1) == [accuse(1, WRONG, 0), accuse(1, WRONG, 2)]
    assert names(evening.does(accuse(1, WRONG, 2))) == ["Proved"]
    ruling = evening.table.docket.ruling
    assert (ruling.seats, ruling.may_confer) == ((1, 3), True)
    assert "3 confer" in can(evening, 3)
    events = evening.does("3 demand new-deal")
    assert clauses(events)[-1] == "W-HAND-01"
    assert (evening.table.dealer, evening.table.docket.again) == (3, True)


@pytest.mark.rule("W-HAND-01")
def test_played_out_what_is_missing_or_left_over_is_not_counted() -> None:
    evening = play(misdealt("whist", 2), 4)
    evening.does(accuse(1, WRONG, 2), "1 demand play-out")
    assert accuse(1, WRONG, 2) not in calls(evening, 1, WRONG)
    assert evident(evening, 1) == [accuse(1, WRONG, 0)]
    while evening.table.stage == "play":
        play(evening, 1)
    tricks = evening.table.docket.hand_over.tricks
    assert [len(trick) for trick in tricks] == [4] * 12 + [3]
    assert evening.table.hands[2].size == 1
    assert sum(evening.table.tally.score) > 0


@pytest.mark.rule("W-HAND-02")
def test_with_both_sides_wrong_there_must_be_a_new_deal() -> None:
    evening = play(misdealt("whist", 1), 4)
    events = evening.does(accuse(1, WRONG, 0))
    assert clauses(events) == ["W-HAND-01", "W-HAND-02"]
    assert (evening.table.dealer, evening.table.docket.again) == (3, True)


@pytest.mark.rule("W-HAND-01", "X-CLAIM-06")
def test_when_the_hand_is_over_numbers_are_no_longer_asked_about() -> None:
    evening = play(misdealt("whist", 2), 4)
    while evening.table.stage == "play":
        play(evening, 1)
    assert calls(evening, 1, WRONG) == []


@pytest.mark.rule("W-HAND-01")
def test_nothing_is_proved_of_a_hand_that_has_the_right_number() -> None:
    evening = play(deal_out(dealing("whist", 4)), 4)
    assert evident(evening, 1) == []
    assert names(evening.does(accuse(1, WRONG, 0))) == ["NotProved"]


# -- a trick missed


def missing_one() -> Evening:
    """Return an evening at which seat 1 has let the first trick go past him."""
    evening = play(deal_out(dealing("whist", 4)), 1)
    evening.does("1 miss-trick")
    return play(evening, 2)


@pytest.mark.rule("W-HAND-03")
def test_the_next_goes_on_without_who_misses_a_trick() -> None:
    evening = play(deal_out(dealing("whist", 4)), 1)
    assert "0 miss-trick" not in can(evening, 0)
    assert "1 miss-trick" in slips(evening, 1)
    assert clauses(evening.does("1 miss-trick")) == ["W-HAND-03"]
    assert (evening.table.turn, evening.table.passed_over) == (2, (1,))
    play(evening, 2)
    assert [len(trick) for trick in evening.table.tricks] == [3]
    assert evening.table.passed_over == ()


@pytest.mark.rule("W-HAND-03")
def test_leader_and_last_player_cannot_be_gone_past() -> None:
    evening = deal_out(dealing("whist", 4))
    assert "0 miss-trick" not in can(evening, 0)
    play(evening, 3)
    assert "3 miss-trick" not in can(evening, 3)
    evening = play(deal_out(dealing("whist", 4)), 1)
    evening.does("1 miss-trick", "2 miss-trick")
    assert "3 miss-trick" not in can(evening, 3)
    play(evening, 1)
    assert evening.table.tricks[0].plays[1:][0][0] == 3


@pytest.mark.rule("W-HAND-03")
def test_the_choice_exists_once_he_has_played_to_the_next_trick() -> None:
    evening = missing_one()
    leader = evening.table.turn
    while evening.table.trick.plays == () or 1 not in dict(evening.table.trick.plays):
        assert evident(evening, 0) == calls(evening, 0, MISSED)[:0] == []
        play(evening, 1)
    assert leader in (0, 2, 3)
    assert evident(evening, 0) == [accuse(0, MISSED, 1, 1)]
    assert names(evening.does(accuse(0, MISSED, 1, 1))) == ["Proved"]
    ruling = evening.table.docket.ruling
    assert (ruling.seats, ruling.may_confer, ruling.offence.clause) == ((0, 2), True, "W-HAND-03")
    evening.does("2 demand play-out")
    while evening.table.stage == "play":
        play(evening, 1)
    assert evening.table.hands[1].size == 1


@pytest.mark.rule("W-HAND-03", "W-HAND-02")
def test_a_new_deal_may_be_chosen_and_must_be_made_if_both_sides_missed_one() -> None:
    evening = play(missing_one(), 4)
    evening.does(accuse(0, MISSED, 1, 1), "0 demand new-deal")
    assert evening.table.docket.again
    evening = play(deal_out(dealing("whist", 4)), 1)
    evening.does("1 miss-trick", "2 miss-trick")
    play(evening, 5)
    assert clauses(evening.does(accuse(0, MISSED, 1, 1))) == ["W-HAND-03", "W-HAND-02"]


@pytest.mark.rule("W-HAND-03")
def test_somebody_else_is_wrongly_said_to_have_missed_it() -> None:
    evening = play(missing_one(), 4)
    assert names(evening.does(accuse(0, MISSED, 3, 1))) == ["NotProved"]
    assert evening.refused(accuse(0, MISSED, 1, 2)).clause == "X-CLAIM-01"
    assert evening.refused(accuse(3, MISSED, 1, 1)).clause == "X-CLAIM-01"


@pytest.mark.rule("W-HAND-03", "X-CLAIM-06")
def test_a_missed_trick_is_forgotten_with_the_hand() -> None:
    evening = missing_one()
    while evening.table.stage == "play":
        play(evening, 1)
    assert evening.table.docket.offences == ()
    assert calls(evening, 0, MISSED) == []


# -- at Euchre, after the trump is made


@pytest.mark.rule("E-IRR-07", "E-HAND-01")
def test_once_the_trump_is_made_a_wrong_number_scores_two_for_the_others() -> None:
    evening = misdealt("euchre", 2)
    evening.does("0 order-up")
    assert evident(evening, 0) == []
    assert evident(evening, 1) == [accuse(1, WRONG, 0), accuse(1, WRONG, 2)]
    events = evening.does(accuse(1, WRONG, 2))
    assert names(events) == ["Proved", "NumberPenalized", "DealPasses"]
    assert clauses(events)[:2] == ["E-HAND-01", "E-HAND-01"]
    assert (evening.table.tally.score, evening.table.dealer) == ((0, 2), 0)
    line = evening.table.tally.sheet[-1]
    assert (line.said.text, line.clause, line.points) == ("Wrong number of cards", "E-HAND-01", (0, 2))


@pytest.mark.rule("E-HAND-01")
def test_four_if_a_lone_hand_is_played() -> None:
    evening = misdealt("euchre", 2)
    evening.does("0 order-up-alone", accuse(3, WRONG, 2))
    assert evening.table.tally.score == (0, 4)


@pytest.mark.rule("E-HAND-01", "E5-PLAY-01", "X-TERM-07")
@pytest.mark.parametrize(
    ("bid", "score"),
    [
        pytest.param("0 bid 4", (0, 0, 0, 2, 2), id="two to each adversary of the maker and his partners"),
        pytest.param("0 bid-bare 15", (0, 4, 4, 4, 4), id="four to each where he is alone"),
    ],
)
def test_where_tricks_are_bid_for_each_adversary_scores(bid: str, score: tuple[int, ...]) -> None:
    evening = dealing("euchre", 5)
    evening.does("4 packet 0 1 0")
    deal_out(evening).does(bid)
    while evening.table.stage == "bidding":
        evening.does(f"{evening.table.turn} pass")
    while evening.table.stage != "play":
        play(evening, 1)
    assert evident(evening, 4) == [accuse(4, WRONG, 0)]
    evening.does(accuse(4, WRONG, 0))
    assert evening.table.tally.score == score


@pytest.mark.rule("E-HAND-01", "E-SCORE-07")
def test_the_penalty_can_win_the_game() -> None:
    evening = misdealt("euchre", 2)
    table = evening.table
    evening = Evening(evening.game, opening=replace(table, tally=replace(table.tally, score=(1, 4))))
    evening.does("0 order-up")
    events = evening.does(accuse(1, WRONG, 0))
    assert "GameWon" in names(events)
    assert evening.table.tally.score == (1, 5)


@pytest.mark.rule("E-HAND-02")
def test_with_both_sides_wrong_the_hand_is_void() -> None:
    evening = misdealt("euchre", 1)
    evening.does("0 order-up")
    events = evening.does(accuse(3, WRONG, 0))
    assert clauses(events) == ["E-HAND-01", "E-HAND-02"]
    assert (evening.table.dealer, evening.table.docket.again) == (3, True)


@pytest.mark.rule("E-HAND-03")
def test_the_idle_hand_of_a_lone_player_s_partner_may_be_counted() -> None:
    evening = misdealt("euchre", 2)
    evening.does("0 order-up-alone")
    while evening.table.stage != "play":
        play(evening, 1)
    assert "1 count-idle 2" in can(evening, 1)
    assert "0 count-idle 2" not in can(evening, 0)
    (counted,) = evening.does("3 count-idle 2")
    assert (counted.clause, getattr(counted, "size", 0)) == ("E-HAND-03", 7)
    evening.does(accuse(1, WRONG, 2))
    assert evening.table.tally.score == (0, 4)


# -- no discard


def forgotten() -> Evening:
    """Return an evening at which the dealer, ordered up, has forgotten to discard."""
    evening = deal_out(dealing("euchre", 4))
    evening.does("0 order-up")
    assert "3 no-discard" in slips(evening, 3)
    assert "0 no-discard" not in can(evening, 0)
    assert clauses(evening.does("3 no-discard"))[:1] == ["E-DISC-07"]
    return evening


@pytest.mark.rule("E-DISC-07", "E-HAND-01")
def test_a_dealer_who_plays_without_a_discard_has_a_card_too_many() -> None:
    evening = forgotten()
    assert evening.table.stage == "play"
    assert calls(evening, 0, FORGOTTEN) == []
    play(evening, 4)
    assert evident(evening, 0) == [accuse(0, FORGOTTEN, 3)]
    events = evening.does(accuse(2, FORGOTTEN, 3))
    assert clauses(events)[:2] == ["E-DISC-07", "E-HAND-01"]
    assert evening.table.tally.score == (2, 0)


@pytest.mark.rule("E-DISC-07")
def test_until_he_has_played_he_may_discard_after_all() -> None:
    evening = forgotten()
    card = evening.table.hands[3].cards[0]
    play(evening, 2)
    assert f"3 discard {card}" in can(evening, 3)
    assert names(evening.does(f"3 discard {card}")) == ["Discarded"]
    assert evening.table.lying("discard") == (card,)
    assert evening.table.spot("discard").known_to == Seat(3)
    play(evening, 2)
    assert evident(evening, 0) == []
    assert names(evening.does(accuse(0, FORGOTTEN, 3))) == ["NotProved"]


@pytest.mark.rule("E-DISC-07")
def test_once_he_has_played_he_can_no_longer_discard() -> None:
    evening = play(forgotten(), 4)
    assert [line for line in can(evening, 3) if " discard " in line] == []
    card = evening.table.hands[3].cards[0]
    evening.refused(f"3 discard {card}")


@pytest.mark.rule("E-DISC-07", "X-CLAIM-06")
def test_a_discard_forgotten_is_nothing_when_the_hand_is_over() -> None:
    evening = forgotten()
    while evening.table.stage == "play":
        play(evening, 1)
    assert evening.table.docket.offences == ()
    assert evening.game.pack.is_true(evening.table.cards())
    assert calls(evening, 0, FORGOTTEN) == []


@pytest.mark.rule("E-DISC-07", "E-HAND-02")
def test_without_a_discard_and_with_a_wrong_number_against_it_the_hand_is_void() -> None:
    evening = misdealt("euchre", 2)
    evening.does("0 order-up", "3 no-discard")
    play(evening, 4)
    events = evening.does(accuse(0, FORGOTTEN, 3))
    assert clauses(events) == ["E-DISC-07", "E-HAND-02"]


@pytest.mark.rule("E-DISC-07", "X-CLAIM-01")
def test_only_the_dealer_s_adversaries_may_say_so() -> None:
    evening = play(forgotten(), 4)
    assert evening.refused(accuse(1, FORGOTTEN, 3)).clause == "X-CLAIM-01"
    turned_down = deal_out(dealing("euchre", 4))
    turned_down.does("0 pass", "1 pass", "2 pass", "3 turn-down")
    play(turned_down, 1)
    while turned_down.table.stage == "play" and not turned_down.table.tricks:
        play(turned_down, 1)
    assert calls(turned_down, 0, FORGOTTEN) == []


# -- at Cinch, after the first bid or pass


@pytest.mark.rule("C-HAND-01", "C-MIS-04")
@pytest.mark.parametrize("then", ["new-deal", "play-out"])
def test_after_the_first_word_the_others_choose_and_may_not_consult(then: str) -> None:
    evening = misdealt("cinch", 2)
    evening.does("0 pass")
    assert calls(evening, 0, WRONG) != []
    assert evident(evening, 1) == [accuse(1, WRONG, 0), accuse(1, WRONG, 2)]
    evening.does(accuse(1, WRONG, 0))
    ruling = evening.table.docket.ruling
    assert (ruling.seats, ruling.may_confer, ruling.offence.clause) == ((1, 3), False, "C-HAND-01")
    assert "1 confer" not in can(evening, 1)
    evening.does(f"1 demand {then}")
    if then == "new-deal":
        assert (evening.table.dealer, evening.table.docket.again) == (3, True)
        return
    while evening.table.stage != "shuffle":
        if evening.table.stage == "restock":
            evening.chance()
        else:
            play(evening, 1)
    assert evening.game.pack.is_true(evening.table.cards())


@pytest.mark.rule("C-HAND-01")
def test_with_both_sides_wrong_it_is_dealt_again_at_cinch_too() -> None:
    evening = misdealt("cinch", 1)
    evening.does("0 pass")
    events = evening.does(accuse(1, WRONG, 0))
    assert names(events) == ["Proved", "DealtAgain"]


@pytest.mark.rule("C-HAND-01", "C-DISC-04")
def test_after_the_draw_six_are_the_right_number() -> None:
    evening = misdealt("cinch", 2)
    evening.does("0 bid 14", "0 make S")
    assert calls(evening, 1, WRONG) == []
    while evening.table.stage != "play":
        if evening.table.stage == "restock":
            evening.chance()
        else:
            play(evening, 1)
    assert {hand.size for hand in evening.table.hands} == {6}
    play(evening, 1)
    assert evident(evening, 1) == []
    table = evening.table
    short = table.with_hand(Seat(2), Hand(table.hands[2].cards[1:]))
    evening = Evening(evening.game, opening=short)
    assert evident(evening, 1) == [accuse(1, WRONG, 2)]
    assert names(evening.does(accuse(1, WRONG, 2))) == ["Proved"]
