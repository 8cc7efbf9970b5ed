"""The second count of Whist beside what the referee allowed and the sheet says."""

from collections.abc import Sequence

from eldest.engine.acts import spell_act
from eldest.games.whist.table import WhistTable
from games.second_counts import offered_to_play, rules_of
from games.suite import Moment, Setting
from games.whist import recount

SHEET = {"W-PLAY-05": "tricks", "W-GER-04": "tricks", "W-ENG-02": "honours"}
"""The lines of the sheet that are counted: the points added for a rubber are not of the deal."""


def check_deal(setting: Setting, moments: Sequence[Moment]) -> bool:
    """Count a deal a second time; this count knows every form and house rule."""
    begun, ended = moments[0].table, moments[-1].table
    first, second = begun.tally.score
    own = recount.recount(
        [spell_act(moment.step.act) for moment in moments],
        rules_of(setting),
        setting.players,
        order=begun.seating.order,
        before=(first, second),
    )
    assert isinstance(ended, WhistTable)
    assert str(ended.turned) == own.turned
    assert offered_to_play(moments) == own.might_play
    assert {seat: ended.tricks_of((seat,)) for seat in begun.seating.order} == own.tricks
    sheet = [line for line in ended.tally.sheet if line.deal == begun.tally.deals]
    assert tuple((SHEET[line.clause], line.points) for line in sheet if line.clause in SHEET) == own.lines
    assert ended.tally.score == own.score
    assert ended.tally.winner == own.winner
    return True
