"""What the cards that others laid tell: hands with which they would have laid others come more rarely."""

import random
from collections.abc import Iterator

from eldest.analysis.reckoning import PLAY
from eldest.cards.hand import Hand
from eldest.engine.acts import Play
from eldest.engine.table import Table
from eldest.engine.values import replace
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


def revoked(table: Table) -> Iterator[Table]:
    """Yield worlds of this table in which somebody has thrown a card away and kept two of the suit led."""
    order, seat = table.order, table.turn
    for trick in table.tricks:
        led = order.suit_of(trick.plays[0][1])
        for who, card in trick.plays:
            others = [one for one in range(len(table.hands)) if one not in (who, seat)]
            kept = [
                (one, held) for one in others for held in table.hands[one].cards if order.suit_of(held) is led
            ]
            mine = table.hands[who].cards
            if order.suit_of(card) is not led and who != seat and len(kept) > 1 and len(mine) > 1:
                hands = [list(hand.cards) for hand in table.hands]
                for given, (one, held) in zip(mine, kept[:2], strict=False):
                    hands[one][hands[one].index(held)] = given
                    hands[who][hands[who].index(given)] = held
                yield replace(table, hands=tuple(Hand(tuple(cards)) for cards in hands))


def test_a_card_that_the_rules_forbade_tells_nothing() -> None:
    """At a strict table somebody may have revoked."""
    reckoning, found = reckoning_of(GAME), 0
    for table in decisions(GAME, 21, deals=12):
        for world in revoked(table) if table.stage == PLAY and table.turn is not None else ():
            assert table.turn is not None
            found += 1
            likely = PlayRead(reckoning, table.turn).likelihoods(table.seen_by(table.turn), [world, world])
            assert min(likely) > 0
    assert found > 3
