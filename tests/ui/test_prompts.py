"""What is asked of the person, by the kind of act and by what lies there already."""

from collections.abc import Callable

import pytest

from eldest.engine.phrase import Phrase
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from eldest.ui import prompts
from eldest.ui.prompts import prompt_for
from helpers.guest import mine, played
from helpers.transcript import FOLDER, read


@pytest.mark.parametrize(
    ("until", "asked"),
    [
        pytest.param(mine("cut-for-deal"), prompts.CUT_FOR_DEAL, id="a card is drawn for the deal"),
        pytest.param(mine("present"), prompts.CUT_PACK, id="the pone cuts the pack"),
        pytest.param(mine("deal"), prompts.DEAL, id="the dealer deals"),
        pytest.param(mine("first-round"), prompts.SPEAK, id="the turn-up is spoken of"),
        pytest.param(mine("second-round"), prompts.SPEAK, id="another suit may be made trumps"),
        pytest.param(mine("discard"), prompts.DISCARD, id="the dealer discards"),
        pytest.param(mine("play", led=False), prompts.LEAD, id="the person leads"),
        pytest.param(mine("play", led=True), prompts.FOLLOW, id="the person follows"),
    ],
)
def test_what_is_asked(until: Callable[[Sitting], bool], asked: Phrase) -> None:
    sitting = played(until)
    assert prompt_for(sitting.sight(), sitting.possible()) is asked


def test_after_a_tie_the_cut_is_asked_for_again() -> None:
    sitting = Sitting(Record("euchre", names=("Anna", "Colonel")))
    for act in read((FOLDER / "tie-in-cutting.txt").read_text("utf-8")).acts[:3]:
        sitting.perform(act)
    assert prompt_for(sitting.sight(), sitting.possible()) is prompts.CUT_AGAIN


def test_nothing_is_asked_of_who_has_nothing_to_do() -> None:
    sitting = played(lambda sitting: sitting.whose_turn() == 1)
    assert prompt_for(sitting.sight(), sitting.possible()) is None
