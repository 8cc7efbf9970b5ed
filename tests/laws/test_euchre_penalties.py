"""Penalties at Euchre: by the true sides, several in one hand, in lone hands, and games won by them."""

from typing import Any

import pytest

from eldest.cards.seating import Seat
from eldest.engine.events import GameWon
from eldest.engine.values import replace
from eldest.games.euchre.contracts import BidAlone, BidBare
from eldest.games.euchre.ending import RevokePaid
from eldest.games.euchre.outs import SeveralOut
from eldest.games.euchre.penalties import FaultsCancel, NumberPenalized
from helpers.ended import late_in_play
from helpers.euchred import called, evening_of, finish, short_by_one, told
from helpers.packets import accuse, can, clauses, names
from helpers.strict import dealt, strict, with_hands
from helpers.tables import Evening

WRONG, FORGOTTEN, REVOKE = "wrong-number", "no-discard", "revoke"
# -- faults of two kinds in one hand


def noted() -> Evening:
    """Return an evening for four at which seat 1 has revoked, and seat 0 has said so."""
    evening = evening_of(4, "0 order-up", "3 discard 7C", "0 play AH", "1 play 7S", "2 play 9H", "3 play 8C")
    evening.does("1 play 7H", accuse(0, REVOKE, 1, 1))
    return evening


@pytest.mark.rule("E-HAND-01", "E-REV-03")
def test_a_revoke_and_a_wrong_number_of_one_side_are_both_paid() -> None:
    evening = short_by_one(noted(), 3)
    events = evening.does(accuse(2, WRONG, 3))
    number, points = NumberPenalized((Seat(0), Seat(2)), 2, "E-HAND-01"), RevokePaid((Seat(1), Seat(3)), 2)
    assert told(events, NumberPenalized)[-1:] == [number]
    assert told(events, RevokePaid) == [points]
    assert evening.table.tally.score == (4, 0)
    assert [(line.clause, line.points) for line in evening.table.tally.sheet] == [
        ("E-HAND-01", (2, 0)),
        ("E-REV-03", (2, 0)),
    ]


@pytest.mark.rule("E-HAND-01", "E-REV-03", "E-REV-05")
@pytest.mark.parametrize("afterwards", [False, True], ids=["called before", "called afterwards"])
def test_a_revoke_on_one_side_and_a_wrong_number_on_the_other_cancel(afterwards: bool) -> None:
    evening = noted()
    if afterwards:
        docket = replace(evening.table.docket, noted=())
        evening = Evening(evening.game, opening=replace(evening.table, docket=docket))
    evening = short_by_one(evening, 0)
    events = evening.does(accuse(1, WRONG, 0))
    if afterwards:
        assert evening.table.tally.score == (0, 2)
        events = evening.does(accuse(2, REVOKE, 1, 1))
    assert [event.clause for event in told(events, FaultsCancel)] == ["E-REV-05"]
    assert evening.table.tally.score == (0, 0)
    assert evening.table.tally.sheet == ()
    assert evening.table.dealer == 0


@pytest.mark.rule("E-HAND-01", "E-REV-05")
def test_of_two_revokes_against_a_wrong_number_one_is_left() -> None:
    evening = noted()
    evening.does("2 play QH", "3 play 9C", "0 play KH", "0 play AS", "1 play 8H", "2 play TS", "3 play JS")
    evening.does("3 play TC", accuse(2, REVOKE, 1, 3))
    evening = short_by_one(evening, 0)
    events = evening.does(accuse(3, WRONG, 0))
    assert told(events, RevokePaid) == [RevokePaid((Seat(1), Seat(3)), 2)]
    assert evening.table.tally.score == (2, 0)


# -- lone hands that are bid


@pytest.mark.rule("E-REV-03", "E5-BID-02", "E7-BID-01", "E-CALL-02")
@pytest.mark.parametrize(
    ("players", "how", "options", "points"),
    [
        pytest.param(5, BidAlone(Seat(0), 8), {}, 4, id="five-handed, with the widow"),
        pytest.param(5, BidBare(Seat(0), 15), {}, 4, id="five-handed, without the widow"),
        pytest.param(7, BidAlone(Seat(0), 10), {}, 4, id="seven-handed, with the widow"),
        pytest.param(7, BidBare(Seat(0), 20), {}, 4, id="seven-handed, without the widow"),
        pytest.param(5, BidAlone(Seat(0), 8), {"revoke_points": 3}, 5, id="five by the Boston rule"),
    ],
)
def test_the_revoke_of_a_lone_bidder_costs_what_a_lone_hand_s_does(
    players: int, how: Any, options: dict[str, Any], points: int
) -> None:
    hands = ("9S KC", "AS TC", *("7C 8C",) * (players - 2))
    won = (0,) * ((7 if players == 7 else 5) - 2)
    at = {"bid": how.number, "allies": (Seat(0),), "calls": (how,), "turn": Seat(1), "maker": Seat(0)}
    evening = late_in_play("euchre", *hands, won=won, options=options, **at)
    evening.does("1 play AS", *(f"{seat} play 7C" for seat in range(2, players)), "0 play KC")
    finish(evening)
    evening.does(accuse(1, REVOKE, 0, len(won) + 1))
    assert told_last(evening, "E-REV-03") == (0, *(points,) * (players - 1))


def told_last(evening: Evening, clause: str) -> tuple[int, ...]:
    """Return the points entered by a clause on the last lines of the sheet."""
    (points,) = (
        line.points for line in evening.table.tally.sheet if line.clause == clause and any(line.points)
    )
    return tuple(points)


@pytest.mark.rule("E-REV-03", "E-CALL-02")
def test_the_revoke_of_a_maker_who_called_nobody_costs_four() -> None:
    evening = with_hands(called(), s0="AS KS QS 8H KC", s4="9D TD QD KH")
    evening.does("0 call-nobody", "0 play KS", "1 play 7S", "2 play TS", "3 play 7C", "4 play JS")
    evening.does("4 play KH", "0 play KC")
    finish(evening)
    evening.does(accuse(1, REVOKE, 0, 2))
    assert told_last(evening, "E-REV-03") == (0, 4, 4, 4, 4)


# -- several out at once by a wrong number


@pytest.mark.rule("E5-SCORE-04", "E7-SCORE-01", "E-HAND-01")
@pytest.mark.parametrize(
    ("players", "score", "clause"),
    [
        pytest.param(5, (13, 14, 0, 0, 0), "E5-SCORE-04", id="of five the maker wins before his partner"),
        pytest.param(7, (19, 20, 0, 0, 0, 0, 0), "E7-SCORE-01", id="and of seven"),
    ],
)
def test_of_maker_and_partner_out_by_a_wrong_number_the_maker_wins(
    players: int, score: tuple[int, ...], clause: str
) -> None:
    evening = dealt(strict("euchre", players))
    table = evening.table
    evening = Evening(evening.game, opening=replace(table, tally=replace(table.tally, score=score)))
    evening.does("0 bid 3", *(f"{seat} pass" for seat in range(1, players)))
    while evening.table.stage != "play":
        lawful = evening.lawful()
        evening.does(next((line for line in lawful if "choose" in line), lawful[0]))
    assert evening.table.allies[:2] == (0, 1)
    evening = short_by_one(evening, players - 1)
    events = evening.does(accuse(0, WRONG, players - 1))
    assert [event.clause for event in told(events, SeveralOut)] == [clause]
    assert evening.table.tally.winner == 0


@pytest.mark.rule("E5-SCORE-04", "E-CALL-03", "E-HAND-01")
def test_at_call_ace_too() -> None:
    evening = called("0 call D", score=(3, 0, 0, 0, 4))
    evening = short_by_one(evening, 1)
    evening.does(accuse(0, WRONG, 1))
    assert evening.table.tally.winner == 0


@pytest.mark.rule("E3-SCORE-04", "E-HAND-01")
def test_of_three_the_elder_adversary_wins() -> None:
    evening = evening_of(3, "0 pass", "1 pass", "2 take-up", "2 discard AC", score=(3, 4, 0))
    evening = short_by_one(evening, 2)
    events = evening.does(accuse(0, WRONG, 2))
    assert [event.clause for event in told(events, SeveralOut)] == ["E3-SCORE-04"]
    (won,) = told(events, GameWon)
    assert (getattr(won, "side", None), won.clause) == (0, "E3-SCORE-04")


# -- a discard that can still be made


@pytest.mark.rule("E-DISC-07", "E-HAND-02")
def test_until_the_dealer_has_played_his_discard_is_not_wanting() -> None:
    evening = short_by_one(evening_of(4, "0 order-up", "3 no-discard"), 0)
    events = evening.does(accuse(1, WRONG, 0))
    assert clauses(events)[:2] == ["E-HAND-01", "E-HAND-01"]
    assert evening.table.tally.score == (0, 2)


@pytest.mark.rule("E-DISC-07", "E-HAND-02")
def test_once_he_has_played_both_sides_are_wrong() -> None:
    lines = ("0 play AH", "1 play 7H", "2 play 9H", "3 play 7C")
    evening = short_by_one(evening_of(4, "0 order-up", "3 no-discard", *lines), 0)
    events = evening.does(accuse(1, WRONG, 0))
    assert clauses(events)[:2] == ["E-HAND-01", "E-HAND-02"]
    assert evening.table.docket.again


@pytest.mark.rule("E-DISC-07", "E-HAND-01")
def test_a_dealer_without_a_discard_has_not_the_right_number_once_he_has_played() -> None:
    evening = evening_of(4, "0 order-up", "3 no-discard", "0 play AH")
    assert names(evening.does(accuse(0, WRONG, 3))) == ["NotProved"]
    evening.does("1 play 7H", "2 play 9H", "3 play 7C")
    assert names(evening.does(accuse(0, WRONG, 3)))[:2] == ["Proved", "NumberPenalized"]
    assert evening.table.tally.score == (2, 0)


@pytest.mark.rule("E-DISC-07", "E-CALL-01")
def test_a_late_discard_may_not_be_the_card_called() -> None:
    evening = evening_of(5, "0 order-up", "4 no-discard", "0 call D", call_ace=True)
    assert [line for line in can(evening, 4) if " discard " in line] == [
        "4 discard 8D",
        "4 discard 9D",
        "4 discard TD",
        "4 discard QD",
    ]
    evening.refused("4 discard AD")
    evening.does("4 discard 8D")
    assert evening.table.holder_of_called()[0] == 4


@pytest.mark.rule("E-DISC-07", "E-CALL-02")
def test_where_nobody_was_called_it_may_be_any_card() -> None:
    evening = evening_of(5, "0 order-up", "4 no-discard", "0 call-nobody", call_ace=True)
    assert len([line for line in can(evening, 4) if " discard " in line]) == 5
