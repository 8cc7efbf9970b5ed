"""A second, independent count of every deal agrees with the referee and the sheet, in every form."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from eldest.engine.acts import Play, Shuffle, spell_act
from eldest.games.whist.table import WhistTable
from games import suite
from games.suite import Moment, Setting
from games.whist import recount

EVENINGS, DEALS = 3, 12
SHEET = {"W-PLAY-05": "tricks", "W-GER-04": "tricks", "W-ENG-02": "honours"}
FORMS: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"target": 5, "play_out": True}),
    (4, {"target": 10, "american_rubber": True}),
    (4, {"code": "english"}),
    (4, {"code": "english", "table_members": 6, "tie_break": "recut"}),
    (4, {"play_out": True, "cut_method": "packets", "table_members": 5}),
    (3, {}),
    (3, {"code": "english"}),
    (3, {"american_rubber": True, "play_out": True}),
    (2, {}),
    (2, {"target": 10, "play_out": True}),
    (2, {"american_rubber": True}),
    (2, {"form": "double_dummy"}),
    (2, {"form": "double_dummy", "code": "english"}),
]


def deals(setting: Setting, seed: int) -> Iterator[list[Moment]]:
    """Yield the moments of every deal of an evening, from its shuffle to its last card."""
    evening = list(suite.play(setting, seed, DEALS))
    starts = [
        place
        for place, moment in enumerate(evening)
        if isinstance(moment.step.act, Shuffle) and moment.step.act.seat is not None
    ]
    for start, end in pairwise([*starts, len(evening)]):
        last = max(place for place in range(start, end) if isinstance(evening[place].step.act, Play))
        yield evening[start : last + 1]


def spelled(setting: Setting) -> str:
    return f"{setting.players}: " + ", ".join(f"{name} {value}" for name, value in setting.changed)


SETTINGS = [Setting("whist", players, tuple(changed.items())) for players, changed in FORMS]


@pytest.mark.rule("W-PACK-01", "W-DEAL-03", "W-PLAY-01", "W-PLAY-02", "W-PLAY-05", "W-GER-02", "W-DD-01")
@pytest.mark.parametrize("setting", SETTINGS, ids=spelled)
@pytest.mark.parametrize("evening", range(EVENINGS))
def test_a_second_count_agrees(setting: Setting, evening: int) -> None:
    rules = {rule.name: getattr(setting.options, rule.name) for rule in setting.options.declared()}
    seen = 0
    for moments in deals(setting, evening):
        begun, ended = moments[0].table, moments[-1].table
        first, second = begun.tally.score
        own = recount.recount(
            [spell_act(moment.step.act) for moment in moments],
            rules,
            setting.players,
            order=begun.seating.order,
            before=(first, second),
        )
        assert isinstance(ended, WhistTable)
        assert str(ended.turned) == own.turned
        offered = tuple(
            frozenset(spell_act(act).split()[-1] for act in moment.referee.lawful(moment.before))
            for moment in moments
            if isinstance(moment.step.act, Play)
        )
        assert own.might_play == offered
        assert {seat: ended.tricks_of((seat,)) for seat in begun.seating.order} == own.tricks
        sheet = [line for line in ended.tally.sheet if line.deal == begun.tally.deals]
        assert tuple((SHEET[line.clause], line.points) for line in sheet if line.clause in SHEET) == own.lines
        assert ended.tally.score == own.score
        assert ended.tally.winner == own.winner
        seen += 1
    assert seen == DEALS


IN_ORDER = [rank + suit for suit in "CDSH" for rank in recount.RANKS]
AS_PRINTED = {"form": "four", "code": "american", "target": 7, "play_out": False}
HEADING = [f"3 shuffle 0 {' '.join(IN_ORDER[-9:] + IN_ORDER[:-9])}", "2 cut 9", "3 deal 1"]
"""Dealt in the order of a new pack: the ace of hearts is the last, and each seat has every fourth card."""


def test_the_second_count_counts() -> None:
    plays: list[str] = []
    hands = {seat: IN_ORDER[seat::4] for seat in range(4)}
    leader = 0
    while any(hands.values()):
        turns = [(leader + step) % 4 for step in range(4)]
        trick: dict[int, str] = {}
        for seat in turns:
            follow = [card for card in hands[seat] if trick and card[1] == trick[leader][1]]
            trick[seat] = (follow or hands[seat])[0]
            hands[seat].remove(trick[seat])
            plays.append(f"{seat} play {trick[seat]}")
        trumped = [card for card in trick.values() if card[1] == "H"]
        eligible = trumped or [card for card in trick.values() if card[1] == trick[leader][1]]
        best = max(eligible, key=lambda card: recount.RANKS.index(card[0]))
        leader = next(seat for seat, card in trick.items() if card == best)
    own = recount.recount([*HEADING, *plays], AS_PRINTED, 4, order=(0, 1, 2, 3))
    assert own.turned == "AH"
    assert sum(own.tricks.values()) == 13
    assert own.lines[0][1] == (
        max(own.tricks[0] + own.tricks[2] - 6, 0),
        max(own.tricks[1] + own.tricks[3] - 6, 0),
    )


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param([HEADING[0], "1 cut 9"], id="cut by another than the pone"),
        pytest.param([HEADING[0], "2 cut 3"], id="a packet under four cards"),
        pytest.param([*HEADING[:2], "3 deal 3"], id="dealt three at a time"),
        pytest.param([*HEADING, "1 play 3C"], id="led by another than the eldest hand"),
        pytest.param([*HEADING, "0 play 3C"], id="a card not held"),
        pytest.param([*HEADING, "0 play 2C", "1 play 2D"], id="suit not followed"),
        pytest.param([*HEADING, "0 play 2C"], id="not played out"),
        pytest.param(["3 shuffle 0 AS KS"], id="no pack"),
    ],
)
def test_the_second_count_finds_what_is_wrong(lines: list[str]) -> None:
    with pytest.raises(recount.Wrong):
        recount.recount(lines, AS_PRINTED, 4, order=(0, 1, 2, 3))
