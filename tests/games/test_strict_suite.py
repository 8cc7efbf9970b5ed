"""Every game at a strict table passes the strict suite: a sample of what `soak/strict.py` does at length."""

import functools
import random
from collections.abc import Iterable

import pytest

from games import strict_hiding, strict_suite, suite
from games.suite import Moment, Setting

PRINTED = strict_suite.settings(0)
MIXED = [setting for setting in strict_suite.settings(2) if setting not in PRINTED]
DEALS = 4
"""Deals of a walk and of an evening of each game by the printed rules."""
SAMPLE = 40
"""Moments of each at which every seat is looked over."""

each_printed = pytest.mark.parametrize("setting", PRINTED, ids=str)


@functools.cache
def played(setting: Setting) -> tuple[tuple[Moment, ...], ...]:
    """Return a random walk and an evening of computer players; the same for every check."""
    walk = tuple(strict_suite.walk(setting, 1, DEALS))
    return walk, tuple(strict_suite.evening(setting, 1, DEALS))


def moments(setting: Setting) -> Iterable[Moment]:
    return (moment for evening in played(setting) for moment in evening)


@each_printed
def test_cards_points_and_counters_are_kept_and_somebody_can_act(setting: Setting) -> None:
    for moment in moments(setting):
        strict_suite.check(moment)


@each_printed
def test_the_record_gives_the_identical_tables(setting: Setting) -> None:
    for evening in played(setting):
        strict_suite.check_refolds(setting, list(evening))


@each_printed
@pytest.mark.rule("X-MODE-04")
def test_events_have_clauses_and_words(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_words(moment)


@each_printed
@pytest.mark.rule("X-CLAIM-07")
def test_nobody_is_shown_or_offered_or_does_anything_by_what_is_hidden(setting: Setting) -> None:
    chooser = random.Random(3)
    for evening in played(setting):
        for moment in chooser.sample(evening, min(SAMPLE, len(evening))):
            strict_hiding.check_hiding(moment)
            strict_hiding.check_secrets(moment, chooser)


@pytest.mark.parametrize("setting", MIXED, ids=str)
def test_every_mixture_of_house_rules_keeps_all_of_it(setting: Setting) -> None:
    chooser = random.Random(5)
    for play in (strict_suite.walk, strict_suite.evening):
        found = list(play(setting, 5, 2))
        for moment in found:
            strict_suite.check(moment)
            suite.check_words(moment)
        for moment in chooser.sample(found, min(SAMPLE // 4, len(found))):
            strict_hiding.check_hiding(moment)
            strict_hiding.check_secrets(moment, chooser)
        strict_suite.check_refolds(setting, found)
