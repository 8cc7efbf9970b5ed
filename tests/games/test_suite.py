"""Every game of the catalogue passes the shared suite, under every house rule.

By the printed rules each game is played for some evenings with every number of players, and every check
has a test of its own. Each house rule, changed by itself, gets a short evening in which all is checked; two
at a time are drawn by chance. The long form of the same is `dev.py soak`.
"""

import functools
import random
from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from eldest.engine.acts import Act, Shuffle, parse_act, spell_act
from eldest.engine.game import Step, Unlawful
from eldest.engine.referee import Referee
from eldest.engine.timeline import Timeline
from eldest.games import catalogue, game_of, module_names
from games import hiding, judging, second_counts, suite
from games.suite import Moment, Setting

PRINTED = suite.printed_settings()
CHANGED = suite.changed_settings()
EVENINGS = [(0, 3, False), (1, 3, True), (2, 12, False)]
"""Seed, deals, and whether by thumb; the long one sees games and some rubbers to their end."""

SHORT_EVENING = 2
"""Deals of the evening that each changed house rule gets, one half of it by thumb."""

A_FEW = 2
"""Moments of each stage at which everything is tried that anybody could try."""

SAMPLE = 40
"""Moments of an evening at which sights are looked into, besides the first of each stage."""

each_printed = pytest.mark.parametrize("setting", PRINTED, ids=str)


@functools.cache
def evenings(setting: Setting) -> tuple[tuple[Moment, ...], ...]:
    """Return some evenings of a game by the printed rules; the same for every check."""
    return tuple(tuple(suite.play(setting, seed, deals, thumb=thumb)) for seed, deals, thumb in EVENINGS)


def moments(setting: Setting) -> list[Moment]:
    return [moment for evening in evenings(setting) for moment in evening]


def sampled(found: Sequence[Moment], chooser: random.Random, number: int) -> list[Moment]:
    """Return so many moments, and besides the first of every stage."""
    first: dict[str, Moment] = {}
    for moment in found:
        first.setdefault(moment.table.stage, moment)
    return [*first.values(), *chooser.sample(found, min(len(found), number))]


def test_every_module_of_the_games_is_in_the_catalogue() -> None:
    games = catalogue()
    assert len(games) == len(module_names())
    assert all(key == kind.key for key, kind in games.items())
    assert all(game_of(key) is kind for key, kind in games.items())
    with pytest.raises(KeyError):
        game_of("faro")
    assert {setting.key for setting in PRINTED} == set(games)


@each_printed
def test_no_card_is_lost_or_doubled(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_cards(moment)


@each_printed
def test_somebody_can_always_act(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_somebody_acts(moment)


@each_printed
def test_what_is_not_lawful_is_refused_with_a_reason(setting: Setting) -> None:
    chooser = random.Random(1)
    by_stage: dict[str, list[Moment]] = defaultdict(list)
    for moment in moments(setting):
        by_stage[moment.table.stage].append(moment)
    for found in by_stage.values():
        for moment in chooser.sample(found, min(len(found), A_FEW)):
            judging.check_judgement(moment)


@each_printed
def test_points_add_up(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_points(moment)


@each_printed
def test_the_ledger_sums_to_nought(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_ledger(moment)


@each_printed
def test_the_record_gives_the_identical_tables(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_record(moment)


@each_printed
def test_events_have_clauses_and_words(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_words(moment)


@each_printed
def test_sights_and_events_hide_what_is_hidden(setting: Setting) -> None:
    for evening in evenings(setting):
        for moment in sampled(evening, random.Random(4), SAMPLE):
            hiding.check_hiding(moment)


@each_printed
def test_a_sight_cannot_tell_two_consistent_deals_apart(setting: Setting) -> None:
    chooser = random.Random(2)
    for evening in evenings(setting):
        for moment in sampled(evening, chooser, SAMPLE):
            hiding.check_consistent(moment, chooser)


@each_printed
def test_taking_back_gives_the_table_as_it_was(setting: Setting) -> None:
    chooser = random.Random(3)
    for evening in evenings(setting):
        game = evening[0].referee.game
        timeline: Timeline[Any] = Timeline(game.opening())
        tables = [game.opening()]
        for moment in evening:
            timeline.append(moment.step)
            tables.append(evening[0].referee.step(tables[-1], moment.step.act).table)
        for length in chooser.sample(range(len(tables)), 12):
            timeline.move_to(length)
            assert timeline.table == timeline.table_after(length) == tables[length]
            assert timeline.acts == tuple(moment.step.act for moment in evening[:length])


@each_printed
def test_a_second_count_agrees_with_every_deal(setting: Setting) -> None:
    for evening in evenings(setting):
        for deal in suite.deals_of(evening):
            second_counts.check_deal(setting, deal)


@pytest.mark.parametrize("setting", CHANGED, ids=str)
def test_every_house_rule_keeps_all_of_it(setting: Setting) -> None:
    for thumb in (False, True):
        check_evening(setting, 7, SHORT_EVENING, thumb=thumb)


def check_evening(setting: Setting, seed: int, deals: int, *, thumb: bool = False) -> None:
    """Play an evening and check all that is checked by the printed rules but for what is not lawful."""
    chooser = random.Random(seed)
    evening = list(suite.play(setting, seed, deals, thumb=thumb))
    for moment in evening:
        suite.check_cards(moment)
        suite.check_somebody_acts(moment)
        suite.check_points(moment)
        suite.check_ledger(moment)
        suite.check_record(moment)
        suite.check_words(moment)
    for moment in sampled(evening, chooser, SAMPLE // 2):
        hiding.check_hiding(moment)
        hiding.check_consistent(moment, chooser)
    for deal in suite.deals_of(evening):
        second_counts.check_deal(setting, deal)


@st.composite
def mixtures(draw: st.DrawFn) -> Setting:
    """Return a setting with one or two house rules changed that can be played together."""
    printed = draw(st.sampled_from(PRINTED))
    possible = suite.changes(catalogue()[printed.key], printed.players)
    pairs = st.lists(st.sampled_from(possible), min_size=2, max_size=2, unique_by=lambda c: c[0])
    changed = tuple(draw(pairs))
    setting = Setting(printed.key, printed.players, changed)
    if setting.options.conflicts(setting.players):
        return Setting(printed.key, printed.players, changed[:1])
    return setting


@settings(max_examples=40, deadline=None)
@given(mixtures(), st.integers(0, 10**9))
def test_any_two_house_rules_go_together(setting: Setting, seed: int) -> None:
    if not setting.options.conflicts(setting.players):
        check_evening(setting, seed, 1)


class AnyEvening(RuleBasedStateMachine):
    """An evening at which anybody may try anything, lawful or not, and take it back."""

    @initialize(setting=st.sampled_from([*PRINTED, *CHANGED]))
    def sit_down(self, setting: Setting) -> None:
        self.setting = setting
        self.game = setting.game()
        self.referee: Referee[Any] = Referee(self.game)
        self.timeline: Timeline[Any] = Timeline(self.game.opening())
        self.faced = [suite.faced_at(self.timeline.table)]

    def perform(self, act: Act) -> None:
        step = self.referee.step(self.timeline.table, act)
        known = frozenset() if isinstance(act, Shuffle) else self.faced[self.timeline.length]
        del self.faced[self.timeline.length + 1 :]
        self.timeline.append(step)
        self.faced.append(known | suite.faced_at(step.table))

    @precondition(lambda self: self.timeline.table.turn is None)
    @rule(number=st.integers(0, 10**9 - 1))
    def shuffle(self, number: int) -> None:
        act = self.game.stage_of(self.timeline.table).chance(self.timeline.table, number)
        assert act is not None
        self.perform(act)

    @precondition(lambda self: self.timeline.table.turn is not None)
    @rule(choices=st.lists(st.integers(0, 10**6), min_size=1, max_size=8))
    def act_lawfully(self, choices: list[int]) -> None:
        for choice in choices:
            if lawful := self.referee.lawful(self.timeline.table):
                self.perform(lawful[choice % len(lawful)])

    @rule(data=st.data())
    def act_unlawfully(self, data: st.DataObject) -> None:
        table = self.timeline.table
        act = data.draw(acts_at(self.setting))
        awaited = suite.awaited_at(self.game, table, 0)
        if act in self.referee.lawful(table) or judging.is_as_good_as(act, awaited, self.game):
            return
        with pytest.raises(Unlawful) as caught:
            self.perform(act)
        judging.check_refusal(caught.value.refusal)
        assert self.timeline.table is table

    @rule(back=st.integers(1, 5))
    def take_back(self, back: int) -> None:
        self.timeline.move_to(max(self.timeline.length - back, 0))

    @rule()
    def play_over_from_the_record(self) -> None:
        table = self.game.opening()
        for act in self.timeline.acts:
            table = self.referee.step(table, parse_act(spell_act(act))).table
        assert table == self.timeline.table

    @invariant()
    def all_is_well(self) -> None:
        if not self.timeline.length:
            return
        last = self.timeline.length
        step: Step = self.timeline.steps[-1]
        before = self.timeline.table_after(last - 1)
        moment = Moment(self.referee, before, step, self.faced[last])
        suite.check_cards(moment)
        suite.check_somebody_acts(moment)
        suite.check_points(moment)
        suite.check_ledger(moment)
        suite.check_words(moment)
        hiding.check_hiding(moment)


@functools.cache
def acts_at(setting: Setting) -> st.SearchStrategy[Act]:
    return st.sampled_from(list(judging.every_act(setting.game(), setting.players)))


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(
    max_examples=50, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
