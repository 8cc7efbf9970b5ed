"""Deals of Euchre with a turn-up, counted over by the independent count from the lines of their record."""

from collections.abc import Iterator, Sequence

from eldest.cards.seating import Seat
from eldest.engine.acts import Play, spell_act
from eldest.engine.events import TrickWon
from eldest.games.euchre.calls import ThrownUp, TrumpMade
from eldest.games.euchre.scoring import DealScored
from games.euchre import recount
from games.suite import Moment, Setting

TURN_UP_GAMES = (2, 3, 4, 6)
COUNTED_OTHERWISE = ("auction", "call_ace", "set_back")
"""House rules under which a hand is made or scored in another way, with counts of their own."""


def check_deal(setting: Setting, moments: Sequence[Moment]) -> bool:
    """Count a deal over; tell whether it is one that this count knows."""
    options = setting.options
    rules = {rule.name: getattr(options, rule.name) for rule in options.declared()}
    if setting.players not in TURN_UP_GAMES or any(rules[name] for name in COUNTED_OTHERWISE):
        return False
    lines = [spell_act(moment.step.act) for moment in moments]
    compare(recount.recount(lines, rules, moments[0].table.seating.order), moments)
    return True


def compare(own: recount.Recount, moments: Sequence[Moment]) -> None:
    """What the second count tells of a deal is what the referee allowed and the sheet says."""
    events = [event for moment in moments for event in moment.step.events]
    offered = tuple(
        frozenset(spell_act(act).split()[-1] for act in moment.referee.lawful(moment.before))
        for moment in moments
        if isinstance(moment.step.act, Play)
    )
    assert own.might_play == offered
    before, last = moments[0].before.tally, moments[-1].table
    lines = last.tally.sheet[len(before.sheet) :]
    if own.maker is None:
        assert any(isinstance(event, ThrownUp) for event in events)
        assert not lines
        return
    (made,) = [event for event in events if isinstance(event, TrumpMade)]
    assert str(made.suit) == own.trumps
    (scored,) = [event for event in events if isinstance(event, DealScored)]
    assert scored.seat == own.maker
    assert [trick.winner for trick in last.tricks] == [*winners(moments)]
    assert own.tricks == {seat: last.tricks_of((Seat(seat),)) for seat in own.tricks}
    (line,) = lines
    assert own.points == {
        seat: points for seats, points in zip(line.sides, line.points, strict=True) for seat in seats
    }


def winners(moments: Sequence[Moment]) -> Iterator[int]:
    """Yield who took the tricks, as it was told."""
    for moment in moments:
        yield from (event.seat for event in moment.step.events if isinstance(event, TrickWon))
