"""Conduct: leading on, claiming the rest, remarks, looking back, and hands abandoned."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.referee import ENOUGH, MOST_OFFENCES
from helpers.at_play import awaited, can_do, in_play, liable, named
from helpers.tables import Evening

HANDS = ("KS QS QD", "3S KD TC", "2S AS TD", "4S 8D 6D")
EUCHRE = ("KS QS QD", "9S KD TC", "TS AS TD", "8S 8D 7D")
FORCED = ["highest-trump", "highest-no-trump", "lowest-trump", "lowest-no-trump", "stand"]


def whist(*hands: str, **options: Any) -> Evening:
    """Return a table at Whist in play, with hearts for trumps, of which nobody holds any."""
    return in_play("whist", *(hands or HANDS), trumps="H", **options)


@pytest.mark.rule("W-CALL-04")
def test_leading_on() -> None:
    """The partner may be made to win the trick, and the cards led afterwards may be called."""
    evening = whist()
    assert can_do(evening, 0, "lead-on") == []
    evening.does("0 play KS")
    assert can_do(evening, 0, "lead-on") == ["0 lead-on QS", "0 lead-on QD"]
    assert named(evening.does("0 lead-on QS", "0 lead-on QD")) == ["LedOn", "LedOn"]
    events = evening.does("1 call-table led-on 0 1")
    assert named(events) == ["Proved", "MayBeCalled"]
    assert sorted(liable(evening)) == ["0 QD", "0 QS"]
    assert awaited(evening) == ((1, 3), ["win", "stand"])
    evening.does("3 demand win", "1 play 3S")
    assert evening.lawful() == ["2 play AS"]
    evening.does("2 play AS")
    assert evening.table.docket.offences == ()


@pytest.mark.rule("W-CALL-04")
def test_leading_on_when_partner_cannot_win() -> None:
    evening = whist("AS QS QD", "3S KD TC", "2S 5S TD", "4S 8D 6D")
    evening.does("0 play AS", "0 lead-on QS", "1 call-table led-on 0 1", "1 demand win", "1 play 3S")
    assert evening.lawful() == ["2 play 2S", "2 play 5S"]


@pytest.mark.rule("W-CALL-04", "X-CLAIM-06", "X-CLAIM-01")
def test_leading_on_unnoticed_wrongly_claimed_and_with_a_card_that_does_not_win() -> None:
    evening = whist()
    evening.does("0 play KS")
    assert named(evening.does("1 call-table led-on 0 1")) == ["NotProved"]
    evening.does("0 lead-on QS", "1 play 3S", "2 play AS")
    assert evening.refused("2 call-table led-on 0 1").clause == "X-CLAIM-01"
    assert named(evening.does("3 call-table led-on 0 1")) == ["NotProved"]
    lost = whist("QS 2C QD", "KS KD TC", "2S AS TD", "4S 8D 6D")
    lost.does("0 play QS", "1 play KS")
    assert can_do(lost, 0, "lead-on") == []


@pytest.mark.rule("W-CALL-04", "X-CLAIM-04")
def test_leading_on_forgiven() -> None:
    evening = whist()
    evening.does("0 play KS", "0 lead-on QS", "1 call-table led-on 0 1", "1 demand stand", "1 play 3S")
    assert evening.lawful() == ["2 play 2S", "2 play AS"]


@pytest.mark.rule("W-DUM-06")
def test_dummys_partner_may_lead_on_and_claim() -> None:
    evening = whist(*HANDS, players=3)
    evening = Evening(evening.game, opening=evening.table.laid_open(Seat(3)))
    evening.does("0 play KS", "0 lead-on QS")
    events = evening.does("1 call-table led-on 0 1")
    assert (named(events), events[-1].clause) == (["Proved", "NothingFollows"], "W-DUM-06")
    evening.does("0 claim-rest")
    events = evening.does("1 call-table claimed-rest 0 0")
    assert (named(events), events[-1].clause) == (["Proved", "NothingFollows"], "W-DUM-06")
    assert liable(evening) == []


@pytest.mark.rule("W-CALL-05")
def test_claiming_the_rest() -> None:
    """The partner's cards are laid on the table and may be called."""
    evening = whist()
    assert named(evening.does("0 claim-rest")) == ["RestClaimed"]
    assert can_do(evening, 0, "claim-rest") == []
    assert evening.refused("2 call-table claimed-rest 0 0").clause == "X-CLAIM-01"
    assert named(evening.does("1 call-table claimed-rest 2 0")) == ["NotProved"]
    events = evening.does("1 call-table claimed-rest 0 0")
    assert named(events) == ["Proved", "MayBeCalled"]
    assert liable(evening) == ["2 2S", "2 AS", "2 TD"]
    assert len(evening.table.hands[2].shown) == 3


@pytest.mark.rule("W-CALL-05", "X-CLAIM-06")
def test_claiming_the_rest_unnoticed() -> None:
    evening = whist("KS", "3S", "2S", "4S")
    evening.does("0 claim-rest", "0 play KS", "1 play 3S", "2 play 2S", "3 play 4S")
    assert evening.table.docket.offences == ()


@pytest.mark.rule("W-MISC-01")
@pytest.mark.parametrize(
    ("by", "after", "last", "bound", "lawful"),
    [
        pytest.param(
            0, [], 3, 2, {"highest-trump": ["2 play AS"], "lowest-trump": ["2 play 2S"]}, id="by leader"
        ),
        pytest.param(
            1, ["1 play 3S", "2 play 2S"], 2, 3, {"highest-trump": ["3 play 4S"]}, id="by second hand"
        ),
    ],
)
def test_calling_attention(
    by: int, after: list[str], last: int, bound: int, lawful: dict[str, list[str]]
) -> None:
    """The adversary who plays last to the trick may make the partner play his highest or lowest."""
    for demand, plays in lawful.items():
        evening = whist()
        evening.does("0 play KS", *after, f"{by} remark")
        caller = next(seat for seat in range(4) if (seat - by) % 2)
        evening.does(f"{caller} call-table remarked {by} 1")
        assert awaited(evening) == ((last,), FORCED)
        evening.does(f"{last} demand {demand}")
        while evening.table.turn != bound:
            evening.does(evening.lawful()[0])
        assert evening.lawful() == plays


@pytest.mark.rule("W-MISC-01", "X-CLAIM-06", "X-CLAIM-01")
def test_calling_attention_late_wrongly_or_forgiven() -> None:
    evening = whist()
    assert can_do(evening, 0, "remark") == []
    evening.does("0 play KS", "0 remark", "1 play 3S")
    assert evening.refused("2 call-table remarked 0 1").clause == "X-CLAIM-01"
    assert named(evening.does("3 call-table remarked 2 1")) == ["NotProved"]
    evening.does("2 play AS")
    assert named(evening.does("3 call-table remarked 0 1")) == ["NotProved"]
    again = whist()
    again.does("0 play KS", "0 remark", "1 call-table remarked 0 1")
    assert named(again.does("1 demand lowest-trump")) == ["PenaltyForgone"]
    again.does("1 play 3S")
    assert again.lawful() == ["2 play 2S", "2 play AS"]


@pytest.mark.rule("E-LEAD-05")
@pytest.mark.parametrize(
    ("demand", "lawful"),
    [
        ("highest", ["2 play AS"]),
        ("lowest", ["2 play TS"]),
        ("win", ["2 play AS"]),
        ("lose", ["2 play TS"]),
        ("stand", ["2 play TS", "2 play AS"]),
    ],
)
def test_talking_at_euchre(demand: str, lawful: list[str]) -> None:
    evening = in_play("euchre", *EUCHRE, trumps="H")
    evening.does("0 play KS", "0 remark", "3 call-table remarked 0 1")
    assert awaited(evening) == ((1, 3), ["highest", "lowest", "win", "lose", "stand"])
    evening.does(f"1 demand {demand}", "1 play 9S")
    assert evening.lawful() == lawful


@pytest.mark.rule("E-LEAD-05")
def test_who_has_none_of_the_suit_is_free() -> None:
    evening = in_play("euchre", "KS QS QD", "9S KD TC", "TC AC TD", "8S 8D 7D", trumps="H")
    evening.does("0 play KS", "0 remark", "3 call-table remarked 0 1", "1 demand highest", "1 play 9S")
    assert len(evening.lawful()) == 3


@pytest.mark.rule("W-MISC-02", "W-PLAY-04")
def test_looking_at_a_quitted_trick() -> None:
    """Until the next card is led the last trick may be seen; afterwards it costs as a lead out of turn."""
    evening = whist()
    evening.does("0 play KS", "1 play 3S", "2 play 2S", "3 play 4S")
    assert can_do(evening, 1, "look-back") == []
    evening.does("0 play QS")
    assert can_do(evening, 1, "look-back") == ["1 look-back 1"]
    assert named(evening.does("0 call-table looked-back 1 2")) == ["NotProved"]
    assert named(evening.does("1 look-back 1")) == ["LookedBack"]
    assert evening.refused("3 call-table looked-back 1 2").clause == "X-CLAIM-01"
    events = evening.does("2 call-table looked-back 1 2")
    assert named(events) == ["Proved", "SuitOwed"]
    assert events[-1].clause == "W-MISC-02"
    evening.does("1 play KD", "2 play AS", "3 play 6D", "2 play TD")
    assert awaited(evening) == ((), [])


@pytest.mark.rule("W-MISC-02")
def test_a_suit_is_called_for_looking_back() -> None:
    evening = whist("KS QS QD", "AS KD TC", "2S 5S TD", "4S 8D 6D")
    evening.does("0 play QS", "1 play AS", "2 play 2S", "3 play 4S", "1 play TC", "3 look-back 1")
    evening.does("0 call-table looked-back 3 2", "2 play TD", "3 play 6D", "0 play KS")
    assert awaited(evening) == ((0,), ["lead-clubs", "lead-diamonds", "lead-hearts", "lead-spades", "stand"])


@pytest.mark.rule("W-MISC-02", "X-CLAIM-06")
def test_looking_back_unnoticed() -> None:
    evening = whist()
    evening.does("0 play KS", "1 play 3S", "2 play 2S", "3 play 4S", "0 play QS", "1 look-back 1")
    evening.does("1 play TC", "2 play AS", "3 play 6D", "2 play TD")
    assert named(evening.does("0 call-table looked-back 1 3")) == ["NotProved"]


@pytest.mark.rule("W-MISC-03")
def test_abandoned_hands_stand_as_claimed() -> None:
    evening = whist()
    evening.does("0 play KS", "1 play 3S", "2 claim-rest")
    evening.does("0 lay-down", "1 lay-down", "2 lay-down")
    assert evening.table.stage == "play"
    events = evening.does("3 lay-down")
    assert "HandsAbandoned" in named(events)
    assert evening.table.stage == "shuffle"
    over = evening.table.docket.hand_over
    assert [trick.winner for trick in over.tricks] == [2, 2, 2]
    assert sorted(map(str, over.cards())) == sorted(" ".join(HANDS).split())


@pytest.mark.rule("W-MISC-03")
def test_or_the_claim_comes_last() -> None:
    evening = whist()
    evening.does("0 lay-down", "1 lay-down", "2 lay-down", "3 lay-down")
    assert evening.table.stage == "play"
    assert "HandsAbandoned" in named(evening.does("1 claim-rest"))
    assert [trick.winner for trick in evening.table.docket.hand_over.tricks] == [1, 1, 1]


@pytest.mark.rule("W-MISC-03")
def test_a_revoke_is_still_punished() -> None:
    evening = whist()
    evening.does("0 play KS", "1 play KD", "2 play 2S", "3 play 4S", "0 claim-rest")
    evening.does(*(f"{seat} lay-down" for seat in range(4)))
    assert evening.table.stage == "shuffle"
    events = evening.does("0 call-table revoke 1 1")
    assert "Proved" in named(events)
    assert [it.clause for it in evening.table.docket.hand_over.docket.penalties] == ["W-AM-03"]


@pytest.mark.rule("W-CALL-04")
def test_leading_on_is_no_offence_once_partner_has_played() -> None:
    evening = whist()
    evening.does("0 play KS", "1 play 3S", "2 play 2S")
    assert can_do(evening, 0, "lead-on") == []


@pytest.mark.rule("X-MODE-01")
def test_a_docket_that_is_full_takes_no_more_of_the_deal() -> None:
    """All that is on file is looked through at every act: a record of endless remarks must not hang."""
    evening = whist()
    evening.does("0 play KS")
    for _ in range(MOST_OFFENCES):
        evening.does("0 remark")
    assert len(evening.table.docket.offences) == MOST_OFFENCES
    assert evening.refused("0 remark").said == ENOUGH
    assert can_do(evening, 0, "remark") == []
    evening.does("1 play 3S")
