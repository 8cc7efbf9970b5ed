"""Who demands what he may not loses it for good; who is asked by his partner may still speak himself."""

import pytest

from eldest.cards.card import Card
from eldest.engine.values import replace
from helpers.at_play import awaited, can_do, clauses, liable, named
from helpers.ended import LAST_TWO, REVOKED_BY_2, late_in_play
from helpers.tables import Evening

HANDS = ("AS 2C 3D 9C", "3S 5C 4D 9D", "4S 8S JC TC", "5S 6S 7C QC")


def late(*hands: str) -> Evening:
    """Return a table at Whist before the tenth trick, to which seat 0 leads; hearts are trumps."""
    return late_in_play("whist", *(hands or HANDS), won=[0] * 9)


@pytest.mark.rule("X-CLAIM-04", "X-EXP-02")
def test_a_card_of_which_too_much_was_demanded_is_called_no_more() -> None:
    evening = late()
    evening.does("2 drop 8S", "1 call-table exposed 2 10", "0 play AS", "1 play 3S")
    assert awaited(evening)[0] == (1, 3)
    assert named(evening.does("3 demand highest-trump")) == ["PenaltyForgone"]
    assert liable(evening) == []
    assert Card.parse("8S") in evening.table.hands[2].shown
    assert evening.lawful() == ["2 play 4S", "2 play 8S"]


@pytest.mark.rule("X-CLAIM-04", "W-TRUMP-03")
def test_nor_is_a_trump_of_who_has_named_the_turn_up() -> None:
    evening = late("AS 2C 3D 9C", "3S 5C 4D 9D", "4H KH JC TC", "5S 6S 7C QC")
    evening = Evening(evening.game, opening=replace(evening.table, turned=Card.parse("QH")))
    evening.does("2 name-turn-up", "1 call-table named-turn-up 2 10", "0 play AS", "1 play 3S")
    assert awaited(evening)[0] == (1, 3)
    assert named(evening.does("1 demand win")) == ["PenaltyForgone"]
    assert evening.table.docket.duties == ()
    assert evening.table.docket.offences == ()


@pytest.mark.rule("X-CLAIM-02", "X-CLAIM-03", "W-REV-05")
def test_a_partner_who_is_asked_may_demand_himself() -> None:
    evening = late_in_play("whist", *REVOKED_BY_2, won=[0] * 6 + [1] * 5, options={"code": "english"})
    evening.does(*LAST_TWO, "1 call-table revoke 2 12", "1 confer")
    assert can_do(evening, 3, "advise")
    assert can_do(evening, 3, "demand")
    evening.does("3 demand three-added")
    assert awaited(evening) == ((), [])


@pytest.mark.rule("X-MODE-04")
@pytest.mark.parametrize(
    ("lines", "clause"),
    [
        pytest.param(["1 play 3S"], "W-LEAD-01", id="a lead out of turn: W-LEAD-01"),
        pytest.param(["0 play AS", "3 play 5S"], "W-TURN-02", id="fourth before second: W-TURN-02"),
        pytest.param(["0 play AS", "2 play 4S"], "W-TURN-01", id="third before second: W-TURN-01"),
        pytest.param(["0 play AS", "1 play 5C"], "X-PLAY-01", id="a revoke, which nobody sees: W-REV-02"),
    ],
)
def test_the_log_names_the_law_of_what_all_have_seen(lines: list[str], clause: str) -> None:
    evening = late()
    for line in lines[:-1]:
        assert clauses(evening.does(line)) == ["X-PLAY-01"]
    assert clauses(evening.does(lines[-1])) == [clause]
