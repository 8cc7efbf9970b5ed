"""Positions with one right answer: the expert finds every one of them."""

from pathlib import Path

import pytest

from eldest.engine.acts import spell_act
from eldest.games import reckoning_of
from eldest.players.expert import Care, Expert
from eldest.players.player import UNLIMITED
from helpers.positions import Question, questions

CARE = Care()
"""Few worlds do where an answer is right in all of them."""

FILES = sorted((Path(__file__).parent / "positions").glob("*.tsv"))
ALL = [pytest.param(found, id=f"{path.stem}: {found.name}") for path in FILES for found in questions(path)]


@pytest.mark.parametrize("question", ALL)
def test_the_expert_finds_what_is_right(question: Question) -> None:
    game = question.game
    assert set(question.right) <= set(game.acts(question.sight)), "what is right must be allowed"
    thought = Expert(game, reckoning_of(game), CARE).choose(question.sight, UNLIMITED)
    assert thought.act in question.right, f"{spell_act(thought.act)}; {question.why}"


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_no_position_is_told_twice(path: Path) -> None:
    found = list(questions(path))
    assert len({question.name for question in found}) == len(found)
    assert len({repr(question.sight) for question in found}) == len(found)
