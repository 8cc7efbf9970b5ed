"""Looking back: which decisions may be seen when, and how they compare with an expert's."""

from dataclasses import replace

import pytest

from eldest.analysis.double_dummy import Solver
from eldest.engine.acts import Act, Play, parse_act
from eldest.players.player import Thought
from eldest.players.thumb import FIRST_TO_HAND
from eldest.room.deals import deals_of
from eldest.room.evening import Players
from eldest.room.review import (
    Accord,
    OpenHands,
    Worths,
    accord,
    deals_to_review,
    decisions_of,
    loss,
    may_review,
    spread,
)
from eldest.room.sitting import Sitting
from eldest.store.record import Record
from helpers.guest import mine, played
from helpers.sealed import PAIR, sealed_evening

ACE, KING, NINE = (parse_act(f"0 play {card}") for card in ("AS", "KS", "9S"))
MERITS = ((ACE, 1.25), (KING, 1.248), (NINE, 0.5))


@pytest.fixture
def over() -> Sitting:
    return sealed_evening(PAIR, 2)


def test_every_decision_is_seen_as_its_player_saw_it(over: Sitting) -> None:
    decisions = [one for deal in deals_of(over) for one in decisions_of(over, deal)]
    assert {one.player for one in decisions} == {0, 1}
    for one in decisions:
        assert one.act == over.timeline.acts[one.number - 1]
        assert one.sight == over.timeline.table_after(one.number - 1).seen_by(one.player)
        others = [hand for seat, hand in enumerate(one.sight.hands) if seat != one.player]
        assert not any(hand.cards for hand in others)


def test_what_leaves_no_choice_is_no_decision(over: Sitting) -> None:
    decided = {one.number for deal in deals_of(over) for one in decisions_of(over, deal)}
    for number in range(1, over.timeline.length + 1):
        before = over.timeline.table_after(number - 1)
        if before.turn is None or len(over.game.acts(before)) == 1:
            assert number not in decided
            assert not may_review(over, number)


def test_while_a_deal_is_played_one_sees_only_ones_own() -> None:
    sitting = played(mine("play", tricks=2))
    *_, deal = deals_of(sitting)
    assert not deal.is_over
    assert {one.player for one in decisions_of(sitting, deal)} == {sitting.person}
    own = {one.number for one in decisions_of(sitting, deal)}
    assert {number for number in deal.acts if may_review(sitting, number)} == own


@pytest.mark.rule("X-MODE-03")
def test_at_a_strict_table_nothing_is_seen_of_the_deal_that_is_played() -> None:
    sitting = Sitting(Record("euchre", (("common.strict_table", True),), names=tuple("ABCD")))
    players = Players(sitting)
    while len(sitting.table.tricks) < 2:
        players.act(7)
    assert decisions_of(sitting, deals_of(sitting)[-1]) == ()
    assert deals_of(sitting)[-1] not in deals_to_review(sitting)
    assert not any(may_review(sitting, number) for number in deals_of(sitting)[-1].acts)


@pytest.mark.rule("X-MODE-03")
def test_at_a_strict_table_a_deal_is_seen_with_what_penalties_left() -> None:
    sitting = Sitting(Record("euchre", (("common.strict_table", True),), names=tuple("ABCD")))
    players = Players(sitting)
    while len(deals_to_review(sitting)) < 1 or not decisions_of(sitting, deals_to_review(sitting)[0]):
        players.act(sitting.timeline.length)
    for one in decisions_of(sitting, deals_to_review(sitting)[0]):
        assert one.act in one.among
        assert len(one.among) > 1


@pytest.mark.parametrize(
    ("done", "merits", "expected", "lost"),
    [
        pytest.param(ACE, MERITS, Accord.SAME, 0.0, id="the same"),
        pytest.param(KING, MERITS, Accord.AS_GOOD, 0.002, id="a hair less is as good"),
        pytest.param(NINE, MERITS, Accord.WORSE, 0.75, id="worse by what it promised less"),
        pytest.param(NINE, (), Accord.OTHER, None, id="another, where nothing was weighed"),
    ],
)
def test_a_decision_is_held_against_an_experts(
    done: Act, merits: tuple[tuple[Act, float], ...], expected: Accord, lost: float | None
) -> None:
    thought = Thought(ACE, FIRST_TO_HAND, (), merits)
    assert accord(done, thought) is expected
    assert loss(done, thought) == (None if lost is None else pytest.approx(lost))


def test_every_accord_has_a_sign_of_its_own_and_no_colour() -> None:
    signs = [kind.said.text[0] for kind in Accord]
    assert signs == ["✓", "≈", "≠", "≠"]


def test_a_thought_is_remembered_with_its_act_and_forgotten_when_that_is_taken_back() -> None:
    sitting = played(mine("play", tricks=1))
    act = sitting.lawful()[0]
    sitting.remember(Thought(act, FIRST_TO_HAND))
    sitting.perform(act)
    number = sitting.timeline.length
    assert sitting.thoughts()[number].act == act
    sitting.take_back()
    assert number not in sitting.thoughts()


def test_a_thought_that_was_not_followed_is_no_reason() -> None:
    sitting = played(mine("play", tricks=1, led=False))
    first, second, *_ = sitting.lawful()
    sitting.remember(Thought(first, FIRST_TO_HAND))
    sitting.perform(second)
    assert sitting.thoughts() == {}


# ------------------------------------------------------------------ all hands spread


def test_a_call_has_no_worth_with_hands_spread_and_a_card_has(over: Sitting) -> None:
    """What the cards that were played brought goes down by what the side really took, or by what it lost."""
    solver = Solver()
    for one in decisions_of(over, deals_of(over)[0]):
        reading = spread(over, one)
        assert (reading is not None) is isinstance(one.act, Play)
        if reading is None:
            continue
        worths = Worths.told(reading, solver.solve(reading.position))
        assert {card for card, _ in worths.by_card} == {
            act.card
            for act in over.game.acts(over.timeline.table_after(one.number - 1))
            if isinstance(act, Play)
        }
        assert worths.most == max(worth for _, worth in worths.by_card)
        assert worths.of(one.act) in {worth for _, worth in worths.by_card}


@pytest.mark.parametrize(
    ("record", "in_points"),
    [(Record("cinch", names=tuple("ABCD")), True), (PAIR, False)],
    ids=["cinch", "euchre"],
)
def test_where_cards_count_points_are_told_and_else_tricks(record: Record, *, in_points: bool) -> None:
    sitting = sealed_evening(record, 1)
    readings = [spread(sitting, one) for one in decisions_of(sitting, deals_of(sitting)[0])]
    first = next(reading for reading in readings if reading is not None)
    worths = Worths.told(first, Solver().solve(first.position))
    assert worths.in_points is in_points


def test_a_revoke_has_no_worth_with_hands_spread(over: Sitting) -> None:
    one = next(it for it in decisions_of(over, deals_of(over)[0]) if isinstance(it.act, Play))
    elsewhere = next(
        card
        for seat, hand in enumerate(over.timeline.table_after(one.number - 1).hands)
        for card in hand.cards
        if seat != one.player
    )
    assert spread(over, replace(one, act=Play(one.player, elsewhere))) is None


def test_what_cards_bring_has_signs_of_its_own() -> None:
    assert [kind.said.text[0] for kind in OpenHands] == ["✓", "≠"]
