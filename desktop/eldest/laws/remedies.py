"""What follows from offences in every game: a new deal, a deal lost, cards taken back; and their words."""

from typing import Any

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.events import Event, event
from eldest.engine.game import SCORE, Outcome
from eldest.engine.law import Bet, Docket, Offence, Penalty, Remedy, Ruling
from eldest.engine.phrase import phrase
from eldest.engine.stages.closing import SHUFFLE, pass_deal
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.demands import ANSWERED
from eldest.laws.last_hand import is_closed

NEW_DEAL = Remedy(
    "new-deal",
    phrase("remedies", "Demand a new deal by the same dealer"),
    phrase("remedies", "The cards are gathered; nothing is scored, and the same player deals again."),
    "X-TERM-04",
)
LOST_DEAL = Remedy(
    "lost-deal",
    phrase("remedies", "Claim a misdeal"),
    phrase("remedies", "The cards are gathered; nothing is scored, and the next player deals."),
    "X-TERM-05",
)

FACED = "faced-card"
"""The fault of a card that lay face up in the pack."""
MISENTERED = "wrong-score"
"""The fault of whoever has entered a wrong score."""
OUT_OF_TURN = "deal-out-of-turn"
"""The fault of a player who deals when it is not his turn."""
CHANGED = "wrong-pack"
"""The fault of a dealer who has taken the pack of his adversaries."""


@event(phrase("claims", "The pack is imperfect: {card} is missing, and is put back."))
class CardMissing(Event):
    """A card was missing from the pack. rule: X-PACK-02, X-IRR-02"""

    card: Card
    rule: str


@event(
    phrase("claims", "There is a new deal by {seat}; nothing is scored."),
    mine=phrase("claims", "There is a new deal by you; nothing is scored."),
)
class DealtAgain(Event):
    """A deal is void: the same dealer makes another. rule: X-TERM-04"""

    seat: Seat
    rule: str


@event(
    phrase("claims", "{seat} loses the deal; nothing is scored."),
    mine=phrase("claims", "You lose the deal; nothing is scored."),
)
class DealLost(Event):
    """A misdeal: the next player deals. rule: X-TERM-05"""

    seat: Seat
    rule: str


def new_deal(table: Table, clause: str, dealer: Seat | None = None) -> Outcome[Any]:
    """Return the table as the same dealer, or the one who should have dealt, deals anew.

    What was missing from the pack is found, and shuffled with the rest. Whoever deals out of turn does so
    again. rule: X-TERM-04, X-DEAL-03, X-IRR-08
    """
    dealer = table.dealer if dealer is None else dealer
    assert dealer is not None
    docket = _bare(table).docket
    docket = replace(docket, offences=(*docket.offences, *carried(table, OUT_OF_TURN)), again=True)
    found = tuple(CardMissing(card, "X-IRR-02") for card in table.docket.astray)
    events = (*found, DealtAgain(dealer, clause))
    return Outcome(replace(table, docket=docket, dealer=dealer), events, SHUFFLE)


DISTURBED = "disturbed"
"""The fault of an adversary who has interrupted the dealer."""


def lost_deal(table: Table, clause: str) -> Outcome[Any]:
    """Return the table as the deal passes to the misdealer's left.

    A pack found imperfect, or a card that lay faced in it, comes first: then the same dealer deals
    again; and so he does where a clause saves him his deal. rule: X-TERM-05, X-DEAL-03, X-IRR-10,
    X-IRR-11, W-IRR-07, W-DD-02, C-MIS-01
    """
    assert table.dealer is not None
    if table.docket.astray:
        return new_deal(table, "X-IRR-02")
    if any(offence.fault == FACED and offence.plain for offence in table.docket.offences):
        return new_deal(table, "X-IRR-01")
    saved = saves_deal(table)
    if saved:
        return new_deal(table, saved)
    return pass_deal(_bare(table), (DealLost(table.dealer, clause),))


def saves_deal(table: Table) -> str:
    """Return the clause by which the dealer cannot lose this deal; none in most deals.

    An adversary has disturbed him, or every player has a dummy, so that there is no misdeal.
    rule: X-IRR-10, W-IRR-13, E-IRR-15, C-MIS-07, W-DD-02
    """
    order = table.seating.order
    if 2 * len({table.player_of(seat) for seat in order}) == len(order):
        return "W-DD-02"
    docket = table.docket
    caused = (o.clause for o in docket.offences if o.fault == DISTURBED and o.deal == docket.deal)
    return next(caused, "")


def carried(table: Table, *faults: str) -> tuple[Offence, ...]:
    """Return what its dealer has done in this deal and nobody called, as it stands against the one anew."""
    docket = table.docket
    his = (one for one in docket.offences if one.fault in faults and one.seat == table.dealer)
    here = (one for one in his if one.deal == docket.deal and not one.called)
    return tuple(replace(one, deal=docket.deal + 1) for one in here)


def with_own_packs(docket: Docket) -> Docket:
    """Return the docket of a deal that does not stand: packs changed in it belong to their owners again.

    rule: W-IRR-04, C-IRR-09
    """
    return replace(docket, swapped=not docket.swapped) if CHANGED in docket.faults else docket


def _bare(table: Table) -> Table:
    """Return a table whose deal has come to nothing: nobody can be called to account for it.

    What the last hand left on file outlives it, by its own deadlines. rule: W-REV-05, W-ENG-05, W-ENG-12,
    E-SCORE-10
    """
    docket = with_own_packs(table.docket)
    earlier = tuple(one for one in docket.offences if one.deal != docket.deal)
    docket = replace(docket, offences=earlier, ruling=None, duties=(), penalties=(), noted=())
    return replace(table, docket=replace(docket, faced=None, cut=is_closed(table)))


@event(phrase("claims", "The hand is scored anew."), "X-MODE-04")
class ScoredAnew(Event):
    """A penalty was exacted after the hand had been scored."""


def entered_since(table: Table) -> tuple[Offence, ...]:
    """Return the wrong entries on file that were made after the hand that is over, and stand uncorrected."""
    docket, over = table.docket, table.docket.hand_over
    before = over.docket.offences if over is not None else ()
    wrong = (o for o in docket.offences if o.fault == MISENTERED and not o.called)
    return tuple(one for one in wrong if one not in before)


def scored_with(table: Table, penalty: Penalty, events: tuple[Event, ...] = ()) -> Outcome[Any]:
    """Return the table with a penalty: scored anew if the hand has been scored, else kept until it is."""
    docket = table.docket.plus(penalty)
    over = docket.hand_over
    if over is None:
        return Outcome(replace(table, docket=docket), events)
    return scored_anew(table, replace(over, docket=over.docket.plus(penalty)), events)


def scored_anew(table: Table, over: Table, events: tuple[Event, ...] = ()) -> Outcome[Any]:
    """Return the table as a hand that is over is scored once more, and so as it should have been.

    Whatever followed the score - a game won, members changed, the deal passed - follows anew; what was
    shuffled since is gathered up, and nobody has erred in it. A wrong figure entered since is gone.

    :param over: the table as the hand ended, with what it is to be scored with
    """
    was, docket = over.docket, table.docket
    answered = tuple(duty for duty in docket.duties if duty.kind == ANSWERED)  # may still be claimed
    again = replace(docket, penalties=was.penalties, duties=answered, again=False)
    again = replace(again, faced=None, astray=was.astray, cut=is_closed(table))
    corrected = entered_since(table)
    offences = tuple(one for one in docket.offences if one.deal <= was.deal and one not in corrected)
    again = replace(again, offences=offences, deal=was.deal, bets=_bets_before_and_since(table, over))
    return Outcome(replace(over, docket=again), (*events, ScoredAnew()), SCORE)


def _bets_before_and_since(table: Table, over: Table) -> tuple[Bet, ...]:
    """Return the bets made before a hand, and those since, as made before the deal that now follows."""
    deal = over.tally.deals
    before = (bet for bet in over.docket.bets if bet.deal <= deal)
    since = (replace(bet, deal=deal + 1) for bet in table.docket.bets if bet.deal > deal)
    return (*before, *since)


def waits_for(
    table: Table,
    offence: Offence,
    seats: tuple[Seat, ...],
    remedies: tuple[Remedy, ...],
    *,
    may_confer: bool = False,
) -> Outcome[Any]:
    """Return the table as it waits for one of these seats, dummies excepted, to choose among remedies."""
    deciders = tuple(seat for seat in seats if table.player_of(seat) == seat)
    ruling = Ruling(offence, deciders, remedies, may_confer)
    return Outcome(replace(table, docket=replace(table.docket, ruling=ruling)))


def adversaries(table: Table, seat: Seat) -> tuple[Seat, ...]:
    """Return those who play against a seat in this deal. rule: X-TERM-07"""
    with_him = table.together(seat)
    return tuple(other for other in table.seating.order if other not in with_him)
