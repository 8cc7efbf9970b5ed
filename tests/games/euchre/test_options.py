"""The house rules of two-handed Euchre: what cannot be played together, and what was agreed."""

from dataclasses import FrozenInstanceError

import pytest

from eldest.engine.stages.closing import Agreement
from eldest.games.euchre.options import EuchreOptions


@pytest.mark.parametrize(
    ("options", "clauses"),
    [
        pytest.param(EuchreOptions(), [], id="the printed rules agree with each other"),
        pytest.param(
            EuchreOptions(rubbers=True, target=7),
            ["E-SCORE-09"],
            id="rubber points need games of five",
            marks=pytest.mark.rule("E-SCORE-09"),
        ),
        pytest.param(EuchreOptions(target=10), [], id="a longer game without rubbers is well"),
        pytest.param(
            EuchreOptions(stakes=True, stake_unit="rubber_points"),
            ["E-STAKE-01"],
            id="a stake on rubber points needs rubbers",
            marks=pytest.mark.rule("E-STAKE-01", "E-STAKE-02"),
        ),
        pytest.param(
            EuchreOptions(stakes=True, stake_unit="rubber_points", rubbers=True),
            [],
            id="with rubbers the stake may be on the points",
            marks=pytest.mark.rule("E-STAKE-02"),
        ),
        pytest.param(EuchreOptions(stake_unit="rubber_points"), [], id="for love no unit matters"),
        pytest.param(
            EuchreOptions(stakes=True, stake_unit="rubber_points", rubbers=False, target=7),
            ["E-STAKE-01"],
            id="only what is wrong is told",
        ),
    ],
)
def test_what_cannot_be_played_together(options: EuchreOptions, clauses: list[str]) -> None:
    assert [refusal.clause for refusal in options.conflicts(2)] == clauses


@pytest.mark.rule("E-STAKE-01", "X-STAKE-01", "X-STAKE-05")
@pytest.mark.parametrize(
    ("options", "agreed"),
    [
        pytest.param(EuchreOptions(), Agreement(), id="for love, in single games"),
        pytest.param(EuchreOptions(stakes=True), Agreement(amount=10), id="ten counters a game"),
        pytest.param(EuchreOptions(stake_amount=25), Agreement(), id="an amount without a stake is none"),
        pytest.param(
            EuchreOptions(stakes=True, stake_amount=3, rubbers=True, stake_unit="rubber_points"),
            Agreement(rubbers=True, amount=3, by_rubber_points=True),
            id="three counters a rubber point",
        ),
    ],
)
def test_what_was_agreed(options: EuchreOptions, agreed: Agreement) -> None:
    assert options.agreement(2) == agreed


@pytest.mark.rule("X-STAKE-01")
@pytest.mark.parametrize("name", ["stakes", "stake_amount", "stake_unit", "rubbers"])
def test_what_was_agreed_is_locked(name: str) -> None:
    with pytest.raises(FrozenInstanceError):
        setattr(EuchreOptions(), name, True)
