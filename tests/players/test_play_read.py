"""What the cards that others laid tell: hands with which they would have laid others come more rarely."""

import random

from eldest.analysis.reckoning import PLAY
from eldest.engine.acts import Play
from eldest.games import reckoning_of
from eldest.players.inference import Imagined
from eldest.players.play_read import PlayRead
from games.suite import Setting
from helpers.reckoned import decisions

GAME = Setting("euchre", 4).game()


def test_before_the_first_card_nothing_is_told() -> None:
    reckoning = reckoning_of(GAME)
    for table in decisions(GAME, 3, deals=1):
        assert table.turn is not None
        if table.stage == PLAY and not table.tricks and not table.trick.plays:
            sight = table.seen_by(table.turn)
            worlds = Imagined(reckoning, sight, table.turn, random.Random(1)).worlds(5, weighed=False)
            assert PlayRead(reckoning, table.turn).likelihoods(sight, worlds) == [1.0] * 5


def test_no_likelihood_is_nought_and_they_differ_as_the_play_goes_on() -> None:
    reckoning, found = reckoning_of(GAME), set[float]()
    for table in decisions(GAME, 8, deals=3):
        assert table.turn is not None
        if table.stage == PLAY and len(table.tricks) == 2:
            sight = table.seen_by(table.turn)
            worlds = Imagined(reckoning, sight, table.turn, random.Random(1)).worlds(20, weighed=False)
            likely = PlayRead(reckoning, table.turn).likelihoods(sight, worlds)
            assert min(likely) > 0
            found |= set(likely)
    assert len(found) > 3


def test_the_truth_is_mostly_likelier_than_worlds_dealt_at_random() -> None:
    """Of the deals that the rule of thumb plays the true cards agree with more of what was laid."""
    reckoning = reckoning_of(GAME)
    truth, dealt = [], []
    for table in decisions(GAME, 12, deals=12):
        assert table.turn is not None
        if table.stage == PLAY and len(table.tricks) == 2 and isinstance(GAME.acts(table)[0], Play):
            sight, seat = table.seen_by(table.turn), table.turn
            worlds = Imagined(reckoning, sight, seat, random.Random(1)).worlds(20, weighed=False)
            read = PlayRead(reckoning, seat)
            truth += read.likelihoods(sight, [table])
            dealt.append(sum(read.likelihoods(sight, worlds)) / len(worlds))
    assert sum(truth) > 1.2 * sum(dealt)
