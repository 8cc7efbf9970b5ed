"""The expert's part of the smoke test: it is his own answer that counts, and what he reckons with is told."""

import io

import pytest
from pytestqt.qtbot import QtBot

from eldest.analysis import dds, double_dummy
from eldest.ui.expert_trial import ExpertTrial, forms, whist_with
from eldest.ui.thinking import Thinking


@pytest.mark.parametrize("cards", [13, 5])
def test_he_is_asked_where_he_has_a_choice(cards: int) -> None:
    sitting = whist_with(cards)
    seat = sitting.whose_turn()
    assert seat is not None
    assert len(sitting.table.hands[seat]) == cards
    assert len(sitting.possible(seat)) > 1


def test_the_forms_are_those_that_are_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(double_dummy, "__file__", "eldest/analysis/double_dummy.cpython-311.so")
    monkeypatch.setattr(dds, "library", lambda: None)
    assert forms().startswith("double_dummy compiled, ")
    assert forms().endswith(", dds absent")
    monkeypatch.setattr(double_dummy, "__file__", "eldest/analysis/double_dummy.py")
    assert forms().startswith("double_dummy pure, ")


def tried(qtbot: QtBot) -> tuple[list[bool], str]:
    """Carry the trial out, and return how it ended and what it said."""
    ended: list[bool] = []
    out = io.StringIO()
    trial = ExpertTrial(ended.append, out)
    trial.begin()
    qtbot.waitUntil(lambda: bool(ended), timeout=60_000)
    return ended, out.getvalue()


@pytest.mark.slow
def test_it_is_good_when_the_expert_answers_both_questions(qtbot: QtBot) -> None:
    ended, said = tried(qtbot)
    assert ended == [True]
    told, first, second = said.splitlines()
    assert told == f"expert: {forms()}"
    assert first == "expert weighed 13 acts"
    assert second.startswith("expert weighed ")


def test_it_fails_when_somebody_else_answers(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def cannot(_thinking: Thinking) -> None:
        raise OSError("no more processes")

    monkeypatch.setattr(Thinking, "_start_process", cannot)
    ended, said = tried(qtbot)
    assert ended == [False]
    assert said.splitlines()[1:] == ["expert weighed 0 acts"]
    assert "no thinking process can be started" in caplog.text
    caplog.clear()
