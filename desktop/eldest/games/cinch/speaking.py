"""The round of speaking at Cinch: who speaks next, and what a bid made out of turn comes to."""

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Pass
from eldest.engine.events import Event, event
from eldest.engine.game import Outcome
from eldest.engine.phrase import phrase
from eldest.engine.values import replace
from eldest.games.cinch.calls import AllPassed
from eldest.games.cinch.pedros import ALL_POINTS
from eldest.games.cinch.table import CinchTable

BARRED, MUST_BID, SPEAKS_FIRST = "barred", "must-bid", "speaks-first"
"""The duties of this round: to be silent, not to leave the trump to the others, and a choice made.

rule: C-IBID-01, C-IBID-02, C-IBID-05
"""


@event(
    phrase("cinch", "The bid of {number} by {seat} was not called, and stands."),
    "C-IBID-13",
    mine=phrase("cinch", "Nobody has called you for your bid of {number}, and it stands."),
)
class BidStands(Event):
    """A bid made out of turn counts like one made in turn."""

    seat: Seat
    number: int


@event(
    phrase("cinch", "The bid of {number} by {seat} is void, and counts as a pass."),
    mine=phrase("cinch", "You have bid {number}: that is void, and counts as a pass."),
)
class BidIsPass(Event):
    """A bid was too low or too high. rule: C-IBID-10, C-IBID-13"""

    seat: Seat
    number: int
    rule: str = "C-IBID-10"


@event(
    phrase("cinch", "The bid of {number} by {seat} is void."),
    mine=phrase("cinch", "You have bid {number}: that is void."),
)
class BidVoid(Event):
    """A bid by one who has spoken, or has lost his bid; or one too high by him who must bid."""

    seat: Seat
    number: int
    rule: str


def with_word(table: CinchTable, act: Act) -> CinchTable:
    """Return the table after a regular word: a bid that tops the last has the trump. rule: C-BID-07"""
    table = replace(table, calls=(*table.calls, act))
    return replace(table, maker=act.seat, bid=act.number) if isinstance(act, Bid) else table


def has_spoken(table: CinchTable, seat: Seat) -> bool:
    """Tell whether a player has bid or passed."""
    return any(call.seat == seat for call in table.calls)


def is_barred(table: CinchTable, seat: Seat) -> bool:
    """Tell whether a player has lost his bid. rule: C-IBID-01, C-IBID-04, C-IBID-06, C-IBID-08"""
    return bool(table.docket.duties_of(seat, BARRED))


def word_before(table: CinchTable, seat: Seat) -> Bid | None:
    """Return the bid that a player has made out of turn, and that is not judged."""
    return next((act for act in table.early if isinstance(act, Bid) and act.seat == seat), None)


def to_speak(table: CinchTable) -> tuple[Seat, ...]:
    """Return those whose word is still awaited, from the eldest hand; who has chosen to, goes first.

    The turn of one who has lost his bid is passed over. rule: C-BID-01, C-IBID-05
    """
    assert table.dealer is not None
    order = table.seating.from_(table.seating.eldest_of(table.dealer))
    awaited = [seat for seat in order if not has_spoken(table, seat)]
    if not table.docket.duties:
        return tuple(awaited)
    awaited = [seat for seat in awaited if not is_barred(table, seat)]
    return tuple(sorted(awaited, key=lambda seat: not table.docket.duties_of(seat, SPEAKS_FIRST)))


def must_bid(table: CinchTable, seat: Seat) -> bool:
    """Tell whether a player must bid at least one: the last of the side that must settle it by bidding.

    rule: C-IBID-02
    """
    if table.bid or not table.docket.duties_of(seat, MUST_BID):
        return False
    return not any(table.docket.duties_of(one, MUST_BID) for one in to_speak(table) if one != seat)


def after_speaking(table: CinchTable, events: tuple[Event, ...], *, then: str) -> Outcome[CinchTable]:
    """Return what follows a word in proper turn: bids made before it can no longer be called.

    rule: C-IBID-13
    """
    for bid in table.early:
        table, more = _settled(table, bid)
        events += more
    return on_with(table, events, then=then)


def on_with(table: CinchTable, events: tuple[Event, ...], *, then: str) -> Outcome[CinchTable]:
    """Return the table with the next player asked, or the maker found; a fourteen ends it. rule: C-BID-09

    One whose turn it now is may have made his bid already.
    """
    awaited = to_speak(table)
    if not awaited or table.bid >= ALL_POINTS:
        return _decided(replace(table, early=()), events, then)
    bid = word_before(table, awaited[0])
    if bid is None:
        return Outcome(replace(table, turn=awaited[0]), events)
    table, more = _settled(table, bid)
    return on_with(table, (*events, *more), then=then)


def _settled(table: CinchTable, bid: Act) -> tuple[CinchTable, tuple[Event, ...]]:
    """Return the table after an early bid was taken as made in turn: it stands if it tops the last."""
    assert isinstance(bid, Bid)
    assert bid.seat is not None
    table = replace(table, early=tuple(other for other in table.early if other != bid))
    if table.bid < bid.number <= ALL_POINTS:
        return with_word(table, bid), (BidStands(bid.seat, bid.number),)
    return void(table, bid.seat, bid.number)


def void(table: CinchTable, seat: Seat, number: int) -> tuple[CinchTable, tuple[Event, ...]]:
    """Return the table after a bid too low or too high: it is a pass. rule: C-IBID-10

    Only who must bid is still to do so. rule: C-IBID-02
    """
    if must_bid(table, seat):
        return table, (BidVoid(seat, number, "C-IBID-10"),)
    return with_word(table, Pass(seat)), (BidIsPass(seat, number),)


def _decided(table: CinchTable, events: tuple[Event, ...], then: str) -> Outcome[CinchTable]:
    """With no bid at all the dealer must name a trump. rule: C-BID-08, C-IBID-07, C-IBID-09"""
    if table.maker is not None:
        return Outcome(table, events, then)
    assert table.dealer is not None
    return Outcome(replace(table, maker=table.dealer), (*events, AllPassed(table.dealer)), then)
