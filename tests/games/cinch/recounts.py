"""The independent count of Cinch, as the shared suite asks it."""

from collections.abc import Sequence
from typing import Any

from eldest.engine.acts import Play, spell_act
from games.cinch import recount
from games.suite import Moment, Setting


def check_deal(setting: Setting, moments: Sequence[Moment]) -> bool:
    """Count a deal over from its lines; fail where that is not what the referee and the sheet say."""
    own = recount.recount(lines_of(moments), sitting_of(setting, moments[0].table))
    table: Any = moments[-1].before
    assert (own.maker, own.bid, own.trumps) == (table.maker, table.bid, str(table.order.trumps))
    assert own.allies == set(table.together(table.maker))
    plays = [moment for moment in moments if isinstance(moment.step.act, Play)]
    assert own.might_play == tuple(
        frozenset(spell_act(act).split()[-1] for act in moment.referee.lawful(moment.before))
        for moment in plays
    )
    line = moments[-1].table.tally.sheet[-1]
    assert line.points == tuple(own.scored[members[0]] for members in line.sides)
    assert dict(line.values)["made"] == sum(own.won[seat] for seat in own.allies)
    if setting.players == recount.PARTNERS:
        assert sum(own.won.values()) == recount.ALL_POINTS
    return True


def lines_of(moments: Sequence[Moment]) -> list[str]:
    """Return the lines of a deal as a record has them."""
    return [spell_act(moment.step.act) for moment in moments]


def sitting_of(setting: Setting, table: Any) -> recount.Sitting:
    """Return what the count must know beforehand."""
    options: Any = setting.options
    form = {2: "few", 3: "few", 4: "four"}.get(setting.players, "auction")
    form = "blind" if options.form == "blind" else form
    return recount.Sitting(table.seating.order, form, options.scoring, options.low_to_holder)
