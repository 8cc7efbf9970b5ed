"""Every game of the catalogue passes the shared suite, under every house rule."""

import functools
import random
from collections import defaultdict
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from eldest.engine.acts import Act, Shuffle, parse_act, spell_act
from eldest.engine.game import Step, Unlawful
from eldest.engine.referee import Referee
from eldest.engine.timeline import Timeline
from eldest.games import catalogue, module_names
from games import suite
from games.suite import Moment, Setting

SETTINGS = suite.single_settings()
SHORT_EVENINGS = [(seed, 3) for seed in range(6)]
LONG_EVENING = (6, 30)
"""The seed and the number of deals of every evening; the long one sees games and rubbers to their end."""

A_FEW = 5
"""Moments of each stage at which everything is tried that anybody could try."""

each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@functools.cache
def evenings(setting: Setting) -> tuple[tuple[Moment, ...], ...]:
    """Return some evenings played at random; the same for every check."""
    return tuple(tuple(suite.play(setting, seed, deals)) for seed, deals in (*SHORT_EVENINGS, LONG_EVENING))


def moments(setting: Setting) -> list[Moment]:
    return [moment for evening in evenings(setting) for moment in evening]


def test_every_module_of_the_games_is_in_the_catalogue() -> None:
    games = catalogue()
    assert len(games) == len(module_names())
    assert all(key == kind.key for key, kind in games.items())
    assert {setting.key for setting in SETTINGS} == set(games)


@each_setting
def test_no_card_is_lost_or_doubled(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_cards(moment)


@each_setting
def test_somebody_can_always_act(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_somebody_acts(moment)


@each_setting
def test_what_is_not_lawful_is_refused_with_a_reason(setting: Setting) -> None:
    chooser = random.Random(1)
    by_stage: dict[str, list[Moment]] = defaultdict(list)
    for moment in moments(setting):
        by_stage[moment.table.stage].append(moment)
    for found in by_stage.values():
        for moment in chooser.sample(found, min(len(found), A_FEW)):
            suite.check_judgement(moment)


@each_setting
def test_points_add_up(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_points(moment)


@each_setting
def test_the_ledger_sums_to_nought(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_ledger(moment)


@each_setting
def test_the_record_gives_the_identical_tables(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_record(moment)


@each_setting
def test_events_have_clauses_and_words(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_words(moment)


@each_setting
def test_sights_and_events_hide_what_is_hidden(setting: Setting) -> None:
    for moment in moments(setting):
        suite.check_hiding(moment)


@each_setting
def test_a_sight_cannot_tell_two_consistent_deals_apart(setting: Setting) -> None:
    chooser = random.Random(2)
    for moment in moments(setting):
        suite.check_consistent(moment, chooser)


@each_setting
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


@st.composite
def pairs_of_rules(draw: st.DrawFn) -> Setting:
    """Return a setting with two house rules changed that can be played together."""
    key = draw(st.sampled_from(sorted(catalogue())))
    kind = catalogue()[key]
    players = draw(st.sampled_from(kind.players))
    changed = draw(
        st.lists(
            st.sampled_from(suite.changes(kind, players)), min_size=2, max_size=2, unique_by=lambda c: c[0]
        )
    )
    setting = Setting(key, players, tuple(changed))
    if setting.options.conflicts(setting.players):
        return Setting(key, players, tuple(changed[:1]))
    return setting


@settings(max_examples=40, deadline=None)
@given(pairs_of_rules(), st.integers(0, 10**9))
def test_any_two_house_rules_go_together(setting: Setting, seed: int) -> None:
    if setting.options.conflicts(setting.players):
        return
    chooser = random.Random(seed)
    for moment in suite.play(setting, seed, deals=2):
        suite.check_cards(moment)
        suite.check_somebody_acts(moment)
        suite.check_points(moment)
        suite.check_ledger(moment)
        suite.check_record(moment)
        suite.check_words(moment)
        suite.check_hiding(moment)
        suite.check_consistent(moment, chooser)


class AnyEvening(RuleBasedStateMachine):
    """An evening at which anybody may try anything, lawful or not, and take it back."""

    @initialize(setting=st.sampled_from(SETTINGS))
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
        awaited = self.game.stage_of(table).chance(table, 0)
        if act in self.referee.lawful(table) or suite.is_as_good_as(act, awaited, self.game):
            return
        with pytest.raises(Unlawful) as caught:
            self.perform(act)
        suite.check_refusal(caught.value.refusal)
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
        suite.check_hiding(moment)


@functools.cache
def acts_at(setting: Setting) -> st.SearchStrategy[Act]:
    return st.sampled_from(list(suite.every_act(setting.game(), setting.players)))


TestAnyEvening = AnyEvening.TestCase
TestAnyEvening.settings = settings(
    max_examples=50, stateful_step_count=40, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
