"""The second counts of Euchre beside what the referee allowed and the sheet says."""

from collections.abc import Sequence

from eldest.cards.seating import Seat
from eldest.engine.acts import spell_act
from eldest.engine.events import Event, GameWon, TrickWon
from eldest.games.euchre.bid_scoring import BidScored
from eldest.games.euchre.call_scoring import CallScored
from eldest.games.euchre.calls import ThrownUp, TrumpMade
from eldest.games.euchre.options import EuchreOptions
from eldest.games.euchre.scoring import DealScored
from games.euchre import recount, recount_bidding
from games.second_counts import offered_to_play, rules_of
from games.suite import Moment, Setting

SCORED_OTHERWISE = "set_back"
"""The custom of counting down, which none of the second counts knows."""
KEPT_OTHERWISE = ("laps", "slams")
"""Customs of keeping the score from game to game, which the counts that follow the score do not know."""
AUCTION_TARGET = 15


def check_deal(setting: Setting, moments: Sequence[Moment]) -> bool:
    """Count a deal a second time by the count that fits; tell whether there is one."""
    options = setting.options
    assert isinstance(options, EuchreOptions)
    rules = rules_of(setting)
    calls, bids = options.calls_a_partner(setting.players), options.bidding_form(setting.players) is not None
    if rules[SCORED_OTHERWISE] or ((calls or bids) and any(rules[name] for name in KEPT_OTHERWISE)):
        return False
    if calls:
        _check_called(setting, moments, rules)
    elif bids:
        _check_bid(setting, moments, rules)
    else:
        _check_turned_up(moments, rules)
    return True


def _check_turned_up(moments: Sequence[Moment], rules: dict[str, object]) -> None:
    begun, ended = moments[0].table, moments[-1].table
    lines = [spell_act(moment.step.act) for moment in moments]
    own = recount.recount(lines, rules, begun.seating.order)
    assert own.might_play == offered_to_play(moments)
    sheet = ended.tally.sheet[len(begun.tally.sheet) :]
    events = events_of(moments)
    if own.maker is None:
        assert any(isinstance(event, ThrownUp) for event in events)
        assert not sheet
        return
    (made,) = [event for event in events if isinstance(event, TrumpMade)]
    assert str(made.suit) == own.trumps
    (scored,) = [event for event in events if isinstance(event, DealScored)]
    assert scored.seat == own.maker
    won = [event.seat for event in events if isinstance(event, TrickWon)]
    assert [trick.winner for trick in ended.tricks] == won
    assert own.tricks == {seat: ended.tricks_of((Seat(seat),)) for seat in own.tricks}
    (line,) = sheet
    assert own.points == {
        seat: points for seats, points in zip(line.sides, line.points, strict=True) for seat in seats
    }


def _check_called(setting: Setting, moments: Sequence[Moment], rules: dict[str, object]) -> None:
    stop, target = bool(rules["stop_early"]), int(str(rules["target"]))
    own = recount_bidding.count_called(lines_by_place(moments), setting.players, stop_early=stop)
    _check_each_for_himself(own, moments, target)


def _check_bid(setting: Setting, moments: Sequence[Moment], rules: dict[str, object]) -> None:
    form, target = form_of(setting.players, rules)
    own = recount_bidding.count_bid(
        lines_by_place(moments), setting.players, form, stop_early=bool(rules["stop_early"])
    )
    _check_each_for_himself(own, moments, target)


def form_of(players: int, rules: dict[str, object]) -> tuple[str, int]:
    """Return the form of bidding as the second count calls it, and the points of its game."""
    if players == 5:
        form = "five" if rules["five_widow"] else "five without a widow"
        return form, int(str(rules["five_target"]))
    if players == 7:
        form = "seven" if rules["seven_cards"] == 7 else "seven with five cards"
        return form, int(str(rules["seven_target"]))
    return "auction", AUCTION_TARGET


def _check_each_for_himself(own: recount_bidding.Counted, moments: Sequence[Moment], target: int) -> None:
    begun, ended = moments[0].table, moments[-1].table
    seating = begun.seating
    assert own.might_play == offered_to_play(moments)
    sheet = ended.tally.sheet[len(begun.tally.sheet) :]
    if own.maker is None:
        assert sheet == ()
        return
    events = events_of(moments)
    (scored,) = [event for event in events if isinstance(event, BidScored | CallScored)]
    assert ended.maker == scored.seat == seating.order[own.maker]
    assert str(ended.order.trumps) == own.trumps
    assert [ended.tricks_of((seat,)) for seat in seating.order] == list(own.tricks)
    assert scored.tricks == sum(own.tricks[place] for place in own.side)
    (line,) = sheet
    assert [line.points[seating.side_of(seat)] for seat in seating.order] == list(own.points)
    assert begun.dealer is not None
    score = [begun.tally.score[seating.side_of(seat)] for seat in seating.order]
    dealer = seating.order.index(begun.dealer)
    winner, written = recount_bidding.winner_of(score, own.points, own.maker, dealer, target)
    assert [line.score[seating.side_of(seat)] for seat in seating.order] == written
    won = [event.side for event in events if isinstance(event, GameWon)]
    assert won == ([] if winner is None else [seating.side_of(seating.order[winner])])


def lines_by_place(moments: Sequence[Moment]) -> list[str]:
    """Return the lines of the record, with places round the table for the members' numbers."""
    places = {str(seat): place for place, seat in enumerate(moments[0].table.seating.order)}
    words = (spell_act(moment.step.act).split(None, 1) for moment in moments)
    return [f"{places[seat]} {rest}" for seat, rest in words]


def events_of(moments: Sequence[Moment]) -> list[Event]:
    return [event for moment in moments for event in moment.step.events]
