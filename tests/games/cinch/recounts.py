"""The second count of Cinch beside what the referee allowed and the sheet says."""

from collections.abc import Sequence

from eldest.engine.acts import spell_act
from eldest.engine.table import Table
from eldest.games.cinch.table import CinchTable
from games.cinch import recount
from games.second_counts import offered_to_play, rules_of
from games.suite import Moment, Setting


def sitting_of(setting: Setting, table: Table) -> recount.Sitting:
    """Return what the second count is told of the table beside the lines of the record."""
    rules = rules_of(setting)
    form = {2: "few", 3: "few", 4: "four"}.get(setting.players, "auction")
    form = "blind" if rules["form"] == "blind" else form
    return recount.Sitting(table.seating.order, form, str(rules["scoring"]), bool(rules["low_to_holder"]))


def check_deal(setting: Setting, moments: Sequence[Moment]) -> bool:
    """Count a deal a second time; this count knows every form and house rule."""
    lines = [spell_act(moment.step.act) for moment in moments]
    own = recount.recount(lines, sitting_of(setting, moments[0].table))
    played, ended = moments[-1].before, moments[-1].table
    assert (own.maker, own.bid, own.trumps) == (played.maker, played.bid, str(played.order.trumps))
    assert played.maker is not None
    assert own.allies == set(played.together(played.maker))
    assert own.might_play == offered_to_play(moments)
    (line,) = ended.tally.sheet[len(moments[0].table.tally.sheet) :]
    assert line.points == tuple(own.scored[members[0]] for members in line.sides)
    assert isinstance(ended, CinchTable)
    assert own.won == {seat: ended.points_of((seat,)) for seat in played.seating.order}
    return True
