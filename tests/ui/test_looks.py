"""What the settings mean for the eye: every choice that is offered means something, and another thing."""

from dataclasses import replace
from typing import Any

import pytest

from eldest.store.settings import UNTIL_CLICKED, Settings, TablePage, WordsPage
from eldest.ui.looks import pace_of, tells_by_signs, theme_of
from eldest.ui.table.pace import Click

CHOICES = [(setting.name, value) for setting in TablePage.declared() for value, _ in setting.choices]
LOOKS = ("faces", "suit_colours", "back", "felt")


@pytest.mark.parametrize(("name", "value"), CHOICES)
def test_every_choice_can_be_shown(name: str, value: Any) -> None:
    page = replace(TablePage(), **{name: value})
    differs = page != TablePage()
    assert (theme_of(page) != theme_of(TablePage())) is (differs and name in LOOKS)
    assert (pace_of(page) != pace_of(TablePage())) is (differs and name not in LOOKS)


def test_the_plain_cloth_has_no_grain() -> None:
    grains = {value: theme_of(TablePage(felt=str(value))).grain for name, value in CHOICES if name == "felt"}
    assert [cloth for cloth, grain in grains.items() if not grain] == ["night"]


def test_a_trick_may_lie_until_a_click() -> None:
    assert pace_of(TablePage(trick_pause=UNTIL_CLICKED)).trick_pause is None
    assert pace_of(TablePage(trick_pause=3000)).trick_pause == 3000


def test_no_movement_means_none() -> None:
    assert pace_of(TablePage(speed="none")).of(1000) == 0
    paces = [pace_of(TablePage(speed=speed)).of(1000) for speed in ("none", "fast", "normal", "slow")]
    assert paces == sorted(set(paces))


def test_a_click_means_what_was_set() -> None:
    assert [pace_of(TablePage(click=click.value)).click for click in Click] == list(Click)


def test_cards_are_told_by_names_or_signs() -> None:
    assert not tells_by_signs(Settings())
    assert tells_by_signs(Settings(words=WordsPage(cards="signs")))
