"""The expert: lawful everywhere, honest, the same at every asking, and done when he is told to be."""

import random
from dataclasses import replace

import pytest

from eldest.analysis.reading import Halt
from eldest.cards.seating import Seat
from eldest.engine.acts import Play, spell_act
from eldest.games import reckoning_of
from eldest.players.expert import Care, Clock, Expert, told_apart
from eldest.players.inference import Imagined
from eldest.players.manner import Level
from eldest.players.player import UNLIMITED, Limit
from eldest.players.thumb import Thumb
from eldest.room.evening import play_evening
from eldest.store.record import Record
from games.suite import Setting, changed_settings, printed_settings
from helpers.reckoned import RECKONED, decisions

LITTLE = Care(card=4, call=2)
EVERY = 5
"""One in so many of the house rules is tried: what they change is mostly not for him to decide."""
SETTINGS = [
    setting for setting in (*printed_settings(), *changed_settings()[::EVERY]) if setting.key in RECKONED
]
EUCHRE = Setting("euchre", 4)


def expert(setting: Setting, care: Care = LITTLE) -> Expert:
    game = setting.game()
    return Expert(game, reckoning_of(game), care)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_whatever_the_game_asks_he_does_something_lawful(setting: Setting) -> None:
    game, player = setting.game(), expert(setting)
    chance = random.Random(3)
    for table in decisions(game, 17, deals=1):
        assert table.turn is not None
        if chance.random() < 0.4:
            assert player.choose(table.seen_by(table.turn), UNLIMITED).act in game.acts(table)


def test_he_answers_alike_however_the_cards_lie_that_he_cannot_see() -> None:
    """Deal the hidden cards of one moment anew a thousand times: the answer may not move."""
    game, player = EUCHRE.game(), expert(EUCHRE)
    asked = 0
    for table in decisions(game, 41, deals=1):
        assert table.turn is not None
        seat, sight = table.turn, table.seen_by(table.turn)
        thought = player.choose(sight, UNLIMITED)
        for world in Imagined(reckoning_of(game), sight, seat, random.Random(1)).worlds(60, weighed=False):
            asked += 1
            assert player.choose(world.seen_by(seat), UNLIMITED) == thought
    assert asked > 1000


def test_merits_are_told_of_every_act_the_best_first() -> None:
    game, player = EUCHRE.game(), expert(EUCHRE)
    for table in decisions(game, 5, deals=1):
        assert table.turn is not None
        thought = player.choose(table.seen_by(table.turn), UNLIMITED)
        if thought.merits:
            acts = [act for act, _ in thought.merits]
            values = [value for _, value in thought.merits]
            assert thought.act in acts
            assert set(acts) <= set(game.acts(table))
            assert values == sorted(values, reverse=True)


def test_where_nothing_is_surely_better_he_does_what_the_rule_has() -> None:
    careless = expert(EUCHRE, replace(LITTLE, doubt=1e9))
    thumb = Thumb(EUCHRE.game())
    for table in decisions(EUCHRE.game(), 5, deals=1):
        assert table.turn is not None
        sight = table.seen_by(table.turn)
        assert careless.choose(sight, UNLIMITED).act == thumb.choose(sight, UNLIMITED).act


def test_a_bold_player_calls_where_a_careful_one_does_not() -> None:
    game = EUCHRE.game()
    calls = {}
    for boldness in (-4.0, 4.0):
        player = Expert(game, reckoning_of(game), LITTLE, boldness=boldness)
        tables = [table for table in decisions(game, 23, deals=8) if table.stage == "first-round"]
        thoughts = [player.choose(table.seen_by(table.turn or Seat(0)), UNLIMITED) for table in tables]
        calls[boldness] = sum(
            spell_act(thought.act).split()[1] not in ("pass", "turn-down") for thought in thoughts
        )
    assert calls[-4.0] < calls[4.0]


class TestAnytime:
    """However little time there is, there is an answer."""

    def test_called_off_before_he_begins_he_goes_by_rule_of_thumb(self) -> None:
        halt = Halt()
        halt.call()
        player, thumb = expert(EUCHRE), Thumb(EUCHRE.game())
        for table in decisions(EUCHRE.game(), 2, deals=1):
            assert table.turn is not None
            sight = table.seen_by(table.turn)
            assert player.choose(sight, Limit(halt=halt)) == thumb.choose(sight, UNLIMITED)

    def test_with_no_time_he_looks_into_one_batch_of_worlds(self) -> None:
        hurried, quick = expert(EUCHRE, Care(card=500, call=500)), expert(EUCHRE, Care(card=10, call=10))
        for table, _ in zip(decisions(EUCHRE.game(), 2), range(8), strict=False):
            assert table.turn is not None
            sight = table.seen_by(table.turn)
            assert hurried.choose(sight, Limit(seconds=0)) == quick.choose(sight, UNLIMITED)


def test_what_a_penalty_leaves_is_all_he_weighs() -> None:
    game, player = EUCHRE.game(), expert(EUCHRE)
    for table in decisions(game, 9, deals=1):
        assert table.turn is not None
        acts = game.acts(table)
        if len(acts) > 2 and isinstance(acts[0], Play):
            thought = player.choose(table.seen_by(table.turn), UNLIMITED, acts[:2])
            assert thought.act in acts[:2]
            assert {act for act, _ in thought.merits} <= set(acts[:2])


@pytest.mark.parametrize("key", RECKONED)
def test_at_a_strict_table_he_reckons_as_if_all_went_on_lawfully(key: str) -> None:
    """Players that err play an evening, and all reckon: nobody fails at what the laws make of it."""
    rules = (("common.strict_table", True), ("common.error_rate", 0.2))
    record = Record(key, rules, names=("A", "B", "C", "D"))
    assert len(list(play_evening(record, 2, 40, Level.SKILLED))) == 2


@pytest.mark.parametrize(
    ("seconds", "each", "sizes"),
    [
        pytest.param(None, 9.0, [10, 10, 10], id="without a limit the clock changes nothing"),
        pytest.param(1.0, 0.001, [10, 10, 10], id="nor where there is time enough"),
        pytest.param(1.0, 0.039, [10, 10, 5], id="where time runs out he looks into fewer worlds"),
        pytest.param(0.1, 0.04, [10, 1, 1], id="and into one at least"),
    ],
)
def test_a_batch_is_no_longer_than_there_is_time_for(
    seconds: float | None, each: float, sizes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [5.0]
    monkeypatch.setattr("eldest.players.expert.time.monotonic", lambda: now[0])
    clock = Clock(seconds)
    found = []
    for _ in sizes:
        found.append(clock.room_for(10))
        now[0] += found[-1] * each
    assert found == sizes
    assert clock.is_up is (seconds is not None and now[0] - 5.0 >= seconds)


@pytest.mark.parametrize(
    ("one", "other", "said"),
    [
        pytest.param(1.26, 0.5, ("+1.3", "+0.5"), id="one place tells them apart"),
        pytest.param(6.44, 6.41, ("+6.44", "+6.41"), id="two places do"),
        pytest.param(0.2004, 0.2, ("+0.200", "+0.200"), id="three do not, and no more are told"),
        pytest.param(-0.01, -0.4, ("+0.0", "-0.4"), id="nought has no minus"),
    ],
)
def test_two_means_are_told_with_as_many_places_as_tell_them_apart(
    one: float, other: float, said: tuple[str, str]
) -> None:
    assert told_apart(one, other) == said
