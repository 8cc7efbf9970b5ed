"""A second, independent count of every deal with bidding and at call-ace agrees with referee and sheet."""

from collections.abc import Iterator
from itertools import pairwise, permutations
from typing import Any

import pytest

from eldest.cards.card import Rank, Suit
from eldest.cards.pack import Pack
from eldest.engine.acts import Play, Shuffle, spell_act
from eldest.engine.events import GameWon
from eldest.games.euchre.bid_scoring import BidScored
from eldest.games.euchre.bowers import BowerOrder
from eldest.games.euchre.call_scoring import CallScored
from games import suite
from games.euchre import recount_bidding as recount
from games.suite import Moment, Setting

EVENINGS, DEALS = 5, 14
BIDDING: list[tuple[str, int, dict[str, Any], int]] = [
    ("five", 5, {}, 15),
    ("five", 5, {"stop_early": True, "five_target": 21, "joker": True}, 21),
    ("five without a widow", 5, {"five_widow": 0}, 15),
    ("seven", 7, {}, 21),
    ("seven", 7, {"stop_early": True, "seven_target": 15}, 15),
    ("seven with five cards", 7, {"seven_cards": 5}, 21),
    ("auction", 4, {"auction": True}, 15),
    ("auction", 6, {"auction": True, "stop_early": True}, 15),
]
CALLED: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"stop_early": True}),
    (5, {}),
    (6, {}),
    (6, {"stop_early": True, "target": 10}),
]


def deals(setting: Setting, seed: int) -> Iterator[list[Moment]]:
    """Yield the moments of every deal of an evening, from its shuffle to its score."""
    evening = list(suite.play(setting, seed, DEALS))
    starts = [
        place
        for place, moment in enumerate(evening)
        if isinstance(moment.step.act, Shuffle) and moment.step.act.seat is not None
    ]
    for start, end in pairwise([*starts, len(evening)]):
        yield [moment for moment in evening[start:end] if moment.step.act.word != "draw"]


def lines_of(moments: list[Moment]) -> list[str]:
    """Return the lines of the record, with places round the table for the members' numbers."""
    places = {str(seat): place for place, seat in enumerate(moments[0].table.seating.order)}
    words = (spell_act(moment.step.act).split(None, 1) for moment in moments)
    return [f"{places[seat]} {rest}" for seat, rest in words]


def check_deal(own: recount.Counted, moments: list[Moment], target: int) -> bool:
    """Compare one deal; tell whether anything was scored."""
    offered = tuple(
        frozenset(spell_act(act).split()[-1] for act in moment.referee.lawful(moment.before))
        for moment in moments
        if isinstance(moment.step.act, Play)
    )
    assert own.might_play == offered
    before, after = moments[0].table, moments[-1].table
    lines = after.tally.sheet[len(before.tally.sheet) :]
    if own.maker is None:
        assert lines == ()
        return False
    (scored,) = [
        event
        for moment in moments
        for event in moment.step.events
        if isinstance(event, BidScored | CallScored)
    ]
    assert after.maker == scored.seat == after.seating.order[own.maker]
    assert str(after.order.trumps) == own.trumps
    assert [after.tricks_of((seat,)) for seat in after.seating.seats] == list(own.tricks)
    assert scored.tricks == sum(own.tricks[seat] for seat in own.side)
    (line,) = lines
    by_seat = [line.points[after.seating.side_of(seat)] for seat in after.seating.seats]
    assert by_seat == list(own.points)
    check_game(own, moments, target)
    return True


def check_game(own: recount.Counted, moments: list[Moment], target: int) -> None:
    """Compare who has won the game, if anybody has, and the score as it stands."""
    before, after = moments[0].table, moments[-1].table
    assert own.maker is not None
    assert before.dealer is not None
    dealer = before.seating.order.index(before.dealer)
    score = [before.tally.score[before.seating.side_of(seat)] for seat in before.seating.seats]
    winner, written = recount.winner_of(score, own.points, own.maker, dealer, target)
    assert [after.tally.score[after.seating.side_of(seat)] for seat in after.seating.seats] == written
    won = [event.side for moment in moments for event in moment.step.events if isinstance(event, GameWon)]
    assert won == ([] if winner is None else [after.seating.side_of(after.seating.seats[winner])])


@pytest.mark.parametrize(("form", "players", "changed", "target"), BIDDING, ids=str)
@pytest.mark.parametrize("evening", range(EVENINGS))
def test_a_second_count_of_bids_agrees(
    form: str, players: int, changed: dict[str, Any], target: int, evening: int
) -> None:
    setting = Setting("euchre", players, tuple(changed.items()))
    stop = bool(changed.get("stop_early"))
    scored = [
        check_deal(recount.count_bid(lines_of(deal), players, form, stop_early=stop), deal, target)
        for deal in deals(setting, evening)
    ]
    assert len(scored) == DEALS
    assert any(scored)


@pytest.mark.parametrize(("players", "changed"), CALLED, ids=str)
@pytest.mark.parametrize("evening", range(EVENINGS))
def test_a_second_count_of_calls_agrees(players: int, changed: dict[str, Any], evening: int) -> None:
    setting = Setting("euchre", players, (("call_ace", True), *changed.items()))
    stop = bool(changed.get("stop_early"))
    scored = [
        check_deal(
            recount.count_called(lines_of(deal), players, stop_early=stop), deal, changed.get("target", 5)
        )
        for deal in deals(setting, evening)
    ]
    assert len(scored) == DEALS
    assert any(scored)


@pytest.mark.rule("E7-PACK-01", "E-PACK-03", "E-PACK-05")
@pytest.mark.parametrize("trumps", "CDSH")
def test_every_trick_of_two_cards_of_the_large_pack_goes_to_the_same_one(trumps: str) -> None:
    order = BowerOrder(Suit.parse(trumps))
    for led, other in permutations(Pack.from_rank(Rank.TWO, joker=True).cards, 2):
        place = recount.taker((str(led), str(other)), trumps)
        assert order.best((led, other)) == (led, other)[place]


PACK = "AH 9S 8D 9D KC QC 7D TC JS AS 8H 7C 8C 9C JC AC TD JD QD KD AD 7S 8S TS QS KS 7H 9H TH JH QH KH"
"""As it lies after the cut: by twos and threes to seats 0 to 4, the dealer 4, with a widow of 7H and 9H … """


def deal_with(*more: str) -> list[str]:
    pack = PACK.split()
    return [f"4 shuffle 0 {' '.join(pack[-9:] + pack[:-9])}", "3 cut 9", "4 deal 2", *more]


PASSES = ["0 pass", "1 pass", "2 pass", "3 pass"]


@pytest.mark.parametrize(
    "more",
    [
        pytest.param(["1 bid 2"], id="a bid out of turn"),
        pytest.param(["0 bid 3", "1 bid 3"], id="a bid no higher than the last"),
        pytest.param(["0 bid 8"], id="a lone bid that does not say so"),
        pytest.param(["0 bid-alone 5"], id="a plain bid in the words of a lone one"),
        pytest.param([*PASSES, "4 bid 1", "3 make H"], id="the trump named by another"),
        pytest.param([*PASSES, "4 bid 1", "4 make H", "4 discard 2C"], id="a card not held laid away"),
        pytest.param([*PASSES, "4 pass", "4 make H"], id="more after all have passed"),
    ],
)
def test_the_second_count_finds_what_is_wrong(more: list[str]) -> None:
    with pytest.raises(recount.Wrong):
        recount.count_bid(deal_with(*more), 5, "five")


def test_the_second_count_counts() -> None:
    assert recount.count_bid(deal_with(*PASSES, "4 pass"), 5, "five") == recount.Counted(None)
    assert recount.called_points(5, {0, 3}, 6) == (3, 0, 0, 3, 0, 0)
    assert recount.called_points(2, {0, 3}, 6) == (0, 2, 2, 0, 2, 2)
    assert recount.winner_of([14, 14, 0], [4, 4, 0], 2, 1, 15) == (0, [15, 15, 0])
