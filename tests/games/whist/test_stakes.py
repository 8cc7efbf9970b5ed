"""What is paid at Whist: for games, tricks, rubbers and their points, and the triple stake."""

from typing import Any

import pytest

from eldest.engine.events import StakePaid
from helpers.whist import Played

ENGLISH: dict[str, Any] = {"code": "english", "stakes": True}
RUBBERS: dict[str, Any] = {"american_rubber": True, "stakes": True}
TRIPLE: dict[str, Any] = {**RUBBERS, "stake_unit": "triple"}


@pytest.mark.parametrize(
    ("games", "rules", "balance"),
    [
        pytest.param(
            "7-3", {}, (), id="without a stake nothing is paid", marks=pytest.mark.rule("X-STAKE-01")
        ),
        pytest.param(
            "7-3",
            {"stakes": True},
            (10, -10, 10, -10),
            id="the game stake once, whatever the scores",
            marks=pytest.mark.rule("W-STAKE-01", "W-STAKE-03"),
        ),
        pytest.param(
            "6-7",
            {"stakes": True, "stake_amount": 25},
            (-25, 25, -25, 25),
            id="a game stake of 25",
            marks=pytest.mark.rule("W-STAKE-03", "X-STAKE-05"),
        ),
        pytest.param(
            "7-3",
            {"stakes": True, "stake_unit": "tricks"},
            (40, -40, 40, -40),
            id="EX-55: seven less the losers, at 10 a trick: 40",
            marks=pytest.mark.rule("W-STAKE-04"),
        ),
        pytest.param(
            "8-3",
            {"stakes": True, "stake_unit": "tricks", "play_out": True},
            (50, -50, 50, -50),
            id="EX-55: the last hand played out, 8 to 3: 50",
            marks=pytest.mark.rule("W-STAKE-05"),
        ),
        pytest.param(
            "7-3 7-5",
            {**RUBBERS, "stake_unit": "tricks"},
            (80, -80, 80, -80),
            id="and the points added for a rubber are paid at the same stake",
            marks=pytest.mark.rule("W-STAKE-04", "W-AM-06"),
        ),
        pytest.param(
            "7-3 2-7 7-3",
            {**RUBBERS, "stake_unit": "rubber", "stake_amount": 30},
            (30, -30, 30, -30),
            id="a stake on the rubber is paid once",
            marks=pytest.mark.rule("W-STAKE-11"),
        ),
        pytest.param(
            "5-3 4-5 5-1",
            ENGLISH,
            (40, -40, 40, -40),
            id="EX-50, EX-52: four rubber points at 10, the unit of the English game",
            marks=pytest.mark.rule("W-STAKE-01", "W-STAKE-02", "W-STAKE-11", "X-STAKE-02"),
        ),
        pytest.param(
            "5-0 1-5 5-0",
            {**ENGLISH, "stake_amount": 5, "extra_rubber_stake": 20},
            (50, -50, 50, -50),
            id="EX-66: 5 a rubber point and 20 on the rubber, a rubber of 6: 50",
            marks=pytest.mark.rule("W-STAKE-02", "W-STAKE-11"),
        ),
        pytest.param(
            "5-3",
            {**ENGLISH, "stake_unit": "tricks"},
            (20, -20, 20, -20),
            id="by tricks the English game pays five less the losers",
            marks=pytest.mark.rule("W-STAKE-04"),
        ),
        pytest.param(
            "5-3 5-3",
            {**ENGLISH, "stake_unit": "tricks"},
            (40, -40, 40, -40),
            id="and nothing for the rubber, whose added points are American",
            marks=pytest.mark.rule("W-STAKE-04", "W-AM-06"),
        ),
        pytest.param(
            "7-3 7-3",
            {**RUBBERS, "extra_rubber_stake": 15},
            (35, -35, 35, -35),
            id="a further stake is paid besides games",
            marks=pytest.mark.rule("W-STAKE-11", "W-STAKE-03"),
        ),
    ],
)
def test_what_is_paid(games: str, rules: dict[str, Any], balance: tuple[int, ...]) -> None:
    assert Played(games, **rules).balance == balance


@pytest.mark.rule("W-STAKE-06", "W-STAKE-07", "W-STAKE-08")
@pytest.mark.parametrize(
    ("games", "odd", "net"),
    [
        pytest.param("7-3 2-7 7-6", (19, 15), 115, id="EX-63: 10 x 4 + 25 x 1 + 50 = 115"),
        pytest.param("7-3 2-7 7-6", (15, 21), 15, id="EX-64: -60 + 25 + 50 = 15"),
        pytest.param("7-3 7-0", (14, 3), 210, id="EX-65: 110 + 50 + 50 = 210"),
        pytest.param("7-3 7-0", (14, 14), 100, id="level tricks pay nothing"),
    ],
)
def test_the_triple_stake(games: str, odd: tuple[int, int], net: int) -> None:
    played = Played(games, odd=odd, **TRIPLE)
    assert played.balance == (net, -net, net, -net)
    assert played.table.odd == (0, 0)
    reasons = [payment.reason.text for payment in played.table.tally.ledger]
    assert reasons == [*(["tricks"] if odd[0] != odd[1] else []), "games won above games lost", "the rubber"]


@pytest.mark.rule("W-STAKE-07")
def test_other_amounts_of_the_triple_stake() -> None:
    played = Played("7-3 7-0", odd=(14, 3), stake_trick=1, stake_game=2, stake_rubber=4, **TRIPLE)
    assert played.balance == (19, -19, 19, -19)


@pytest.mark.rule("X-STAKE-03", "W-STAKE-08")
def test_every_payment_is_an_entry_and_said_to_the_side_that_receives_it() -> None:
    played = Played("7-3 2-7 7-6", odd=(15, 21), **TRIPLE)
    assert [(entry.units, entry.amount) for entry in played.table.tally.ledger] == [(6, 10), (1, 25), (1, 50)]
    paid = [(event.side, event.counters) for event in played.told(StakePaid) if isinstance(event, StakePaid)]
    assert paid == [(1, 60), (0, 25), (0, 50)]


@pytest.mark.parametrize(
    ("games", "players", "rules", "balance"),
    [
        pytest.param(
            "7-3",
            3,
            {"stakes": True, "stake_amount": 25},
            (50, -25, -25, 0),
            id="EX-70: Dummy's partner wins 50, the two others lose 25 each",
            marks=pytest.mark.rule("W-DUM-07"),
        ),
        pytest.param(
            "3-7",
            3,
            {"stakes": True, "stake_amount": 25},
            (-50, 25, 25, 0),
            id="or pays for both",
            marks=pytest.mark.rule("W-DUM-07"),
        ),
        pytest.param(
            "7-3",
            2,
            {"stakes": True, "form": "double_dummy"},
            (20, -20, 0, 0),
            id="at Double Dummy each pays for two",
            marks=pytest.mark.rule("W-DUM-07", "W-DD-01"),
        ),
    ],
)
def test_what_dummies_partners_pay(
    games: str, players: int, rules: dict[str, Any], balance: tuple[int, ...]
) -> None:
    assert Played(games, players=players, **rules).balance == balance


@pytest.mark.rule("W-GER-04", "W-STAKE-03")
def test_german_whist_pays_one_player() -> None:
    assert Played("7-3", players=2, german=True, stakes=True).balance == (10, -10)
