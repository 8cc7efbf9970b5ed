"""Fitting a taste: it goes uphill, towards the cards that came to more or that the rule of thumb lays."""

import itertools

from eldest.analysis import traits
from eldest.analysis.traits import TASTE, TRAITS
from helpers.outside import referee_from_outside

fitting = referee_from_outside("strength.fit")  # which needs numpy

FORM = "euchre for 4"


def told(**values: int) -> tuple[int, ...]:
    row = [0] * TRAITS
    for name, value in values.items():
        row[getattr(traits, name)] = value
    return tuple(row)


MASTERS_WIN = [
    fitting.Decision((traits.LEADS_PLAIN,) * 2, (told(MASTER=1), told(LENGTH=length)), (1.0, -1.0))
    for length in range(1, 5)
]


def test_what_came_to_more_is_liked_better() -> None:
    for kind in (fitting.Slope, fitting.Likeness):
        values = [(1.0, 0.0), (1.0, -1.0)][kind is fitting.Slope]
        some = [fitting.Decision(one.rows, one.told, values) for one in MASTERS_WIN]
        taste = fitting.improved(fitting.np.zeros(TASTE), kind(some), 0.05)
        assert taste[traits.LEADS_PLAIN * TRAITS + traits.MASTER] > 0.5
        assert taste[traits.LEADS_PLAIN * TRAITS + traits.LENGTH] < -0.5
        assert not taste[traits.LEADS_TRUMP * TRAITS + traits.MASTER]


def test_a_deal_begins_with_the_lead_after_the_calls() -> None:
    for start in fitting.starts(FORM, 0, 20):
        assert not start.position.trick
        assert start.shown.maker in start.seats
        assert {side for side, _ in start.seats.values()} == {0b0101, 0b1010}


def test_decisions_are_those_in_which_something_is_at_stake() -> None:
    found = fitting.decisions_of(fitting.starts(FORM, 0, 20), [0] * TASTE, 1, 1.0)
    assert len(found) > 20
    assert all(len(set(decision.values)) > 1 for decision in found)
    assert fitting.decisions_of(fitting.starts(FORM, 0, 20), [0] * TASTE, 1, 1.0) == found


def test_a_fitted_taste_likes_what_the_rule_of_thumb_lays() -> None:
    taste = fitting.fit_habits(FORM, 160)
    liked = [
        [sum(map(int.__mul__, taste[row * TRAITS :], of)) for row, of in zip(one.rows, one.told, strict=True)]
        for one in fitting.habits_of(FORM, 1000, 30)
    ]
    laid = [one.values.index(1.0) for one in fitting.habits_of(FORM, 1000, 30)]
    found = [values[place] == max(values) for values, place in zip(liked, laid, strict=True)]
    assert sum(found) > 0.8 * len(found)


def test_every_round_gives_a_taste() -> None:
    first, second = itertools.islice(fitting.fit(FORM, 40, 2, [0] * TASTE), 2)
    assert len(first) == len(second) == TASTE
    assert any(first)
    assert first != second
