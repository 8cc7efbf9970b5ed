"""A second, independent count of every deal agrees with the referee and the sheet."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from eldest.cards.seating import Seat, Side
from eldest.engine.acts import Draw, Play, Shuffle, spell_act
from games import suite
from games.cinch import recount
from games.suite import Moment, Setting

EVENINGS, DEALS = 4, 6
RULES: list[tuple[int, dict[str, Any]]] = [
    (4, {}),
    (4, {"scoring": "set_back", "low_to_holder": True}),
    (4, {"scoring": "bid_added", "target": 42}),
    (4, {"table_members": 6}),
    (4, {"form": "blind"}),
    (4, {"form": "blind", "scoring": "set_back"}),
    (2, {}),
    (2, {"scoring": "set_back", "low_to_holder": True}),
    (2, {"scoring": "bid_added"}),
    (3, {}),
    (3, {"low_to_holder": True}),
    (5, {}),
    (6, {"low_to_holder": True}),
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
        yield [moment for moment in evening[start:end] if not is_cutting(moment)]


def is_cutting(moment: Moment) -> bool:
    act = moment.step.act
    return isinstance(act, Draw) or (isinstance(act, Shuffle) and act.seat is None)


def sitting_of(setting: Setting, table: Any) -> recount.Sitting:
    options: Any = setting.options
    form = {2: "few", 3: "few", 4: "four"}.get(setting.players, "auction")
    form = "blind" if options.form == "blind" else form
    return recount.Sitting(table.seating.order, form, options.scoring, options.low_to_holder)


@pytest.mark.parametrize(
    ("players", "changed"), RULES, ids=lambda value: ", ".join(value) if isinstance(value, dict) else None
)
@pytest.mark.parametrize("evening", range(EVENINGS))
def test_a_second_count_agrees(players: int, changed: dict[str, Any], evening: int) -> None:
    setting = Setting("cinch", players, tuple(changed.items()))
    seen = 0
    for moments in deals(setting, evening):
        table: Any = moments[-1].before
        own = recount.recount(
            [spell_act(moment.step.act) for moment in moments], sitting_of(setting, moments[0].table)
        )
        assert (own.maker, own.bid, own.trumps) == (table.maker, table.bid, str(table.order.trumps))
        assert own.allies == set(table.together(table.maker))
        plays = [moment for moment in moments if isinstance(moment.step.act, Play)]
        assert own.might_play == tuple(
            frozenset(spell_act(act).split()[-1] for act in moment.referee.lawful(moment.before))
            for moment in plays
        )
        tally = moments[-1].table.tally
        line = tally.sheet[-1]
        assert line.points == tuple(own.scored[members[0]] for members in line.sides)
        after: Any = moments[-1].table if moments[-1].table.tricks else None
        if after is not None and not changed.get("table_members"):
            assert own.won == {seat: after.points_of((Seat(seat),)) for seat in after.seating.order}
            assert after.seating.members_of(Side(0)) == line.sides[0]
        if players == 4:
            assert sum(own.won.values()) == 14
        seen += 1
    assert seen == DEALS


BROKEN = [
    pytest.param("0 bid 15", "a bid that is not higher, or too high", id="a bid of fifteen"),
    pytest.param("0 play 2C", "expected 0 bid/pass", id="a card out of turn"),
]


@pytest.mark.parametrize(("line", "complaint"), BROKEN)
def test_the_second_count_refuses_what_is_not_allowed(line: str, complaint: str) -> None:
    setting = Setting("cinch", 4)
    moments = next(deals(setting, 1))
    lines = [spell_act(moment.step.act) for moment in moments]
    bidder = lines[3].split()[0]
    lines[3] = bidder + line[1:]
    with pytest.raises(recount.Wrong, match=complaint.replace("0", bidder, 1)):
        recount.recount(lines, sitting_of(setting, moments[0].table))
