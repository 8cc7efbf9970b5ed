"""The six levels: who plays in which manner, and how often each is himself."""

import pytest

from eldest.engine.acts import spell_act
from eldest.games import catalogue, reckoning_of
from eldest.players.expert import Care
from eldest.players.manner import Level, Manner
from eldest.players.player import UNLIMITED
from eldest.players.seats import player_of
from eldest.players.thumb import Thumb
from eldest.players.wavering import Heedless, Wavering
from games.suite import Setting
from helpers.reckoned import decisions

GAME = Setting("euchre", 4).game()


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("key", sorted(catalogue()))
def test_a_player_of_every_level_does_something_lawful_and_the_same_again(key: str, level: Level) -> None:
    game = Setting(key, 4).game()
    player, again = (player_of(game, Manner(level), Care(card=5, call=5)) for _ in range(2))
    for table, _ in zip(decisions(game, 6, deals=1), range(8), strict=False):
        assert table.turn is not None
        sight = table.seen_by(table.turn)
        thought = player.choose(sight, UNLIMITED)
        assert thought.act in game.acts(table)
        assert again.choose(sight, UNLIMITED).act == thought.act


def agreement(level: Level) -> float:
    """Return how often a level does what the rule of thumb has."""
    player, thumb = player_of(GAME, Manner(level)), Thumb(GAME)
    sights = [
        table.seen_by(table.turn)
        for table in decisions(GAME, 31, deals=25)
        if table.turn is not None and len(GAME.acts(table)) > 1
    ]
    alike = [player.choose(s, UNLIMITED).act == thumb.choose(s, UNLIMITED).act for s in sights]
    return sum(alike) / len(alike)


def test_the_weaker_forget_the_rules_of_thumb_more_often() -> None:
    learner, novice = agreement(Level.LEARNER), agreement(Level.NOVICE)
    assert learner < novice < agreement(Level.STEADY) < agreement(Level.KEEN) == 1.0
    assert 0.5 < learner < 0.85


@pytest.mark.parametrize("slips", [0.0, 1.0])
def test_who_never_slips_is_strong_and_who_always_does_is_weak(slips: float) -> None:
    thumb, heedless = Thumb(GAME), Heedless(GAME)
    player = Wavering(thumb, heedless, slips)
    for table in decisions(GAME, 2, deals=1):
        assert table.turn is not None
        sight = table.seen_by(table.turn)
        wanted = heedless if slips else thumb
        assert player.choose(sight, UNLIMITED) == wanted.choose(sight, UNLIMITED)


def test_the_heedless_take_anything_and_nothing_where_nobody_is_to_act() -> None:
    seen = set[str]()
    for table in decisions(GAME, 4, deals=20):
        assert table.turn is not None
        if table.stage == "first-round" and table.turn != table.dealer:
            seen.add(spell_act(Heedless(GAME).choose(table.seen_by(table.turn), UNLIMITED).act).split()[1])
    assert len(seen) > 2
    with pytest.raises(ValueError, match="nobody"):
        Heedless(GAME).choose(GAME.opening().seen_by(table.seating.order[0]), UNLIMITED)


@pytest.mark.parametrize("key", sorted(catalogue()))
def test_every_game_tells_those_who_reckon_something(key: str) -> None:
    assert reckoning_of(Setting(key, 4).game()).decisions
