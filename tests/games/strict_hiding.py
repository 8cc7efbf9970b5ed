"""What a strict table may give away to nobody: by what it offers a seat, or what a computer does there.

All that is hidden from a seat is dealt anew: the cards in others' hands and in its own while it has not
looked at them, those that lie face down, those missing from the pack; and the hidden offences are
forgotten. The seat must see the same, be offered the same, and as a computer do the same.
"""

import random
from typing import Any

from eldest.cards.card import Card, spell_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.law import CLEAN, Docket
from eldest.engine.table import Table
from eldest.engine.values import replace
from eldest.laws.turning import TrumpPeeped
from eldest.room.inadvertence import slips_of
from eldest.room.strict_company import Minutes, StrictCompany, Wish
from games.suite import Moment, cards_in

NUMBER = 12345
"""The number of the shuffle by whose stream computers act here; it is the same for both tables."""


def hidden_from(table: Table, seat: Seat, faced: frozenset[Card]) -> frozenset[Card]:
    """Return the cards of a table that a seat cannot know: face down, and never seen by all."""
    hands = {card for owner, hand in enumerate(table.hands) for card in hand.cards}
    own = set() if seat in table.untouched or seat >= len(table.hands) else set(table.hands[seat].cards)
    down = {card for spot in table.spots if spot.known_to != seat for card in spot.lies.cards}
    return frozenset(hands - own | down | set(table.docket.astray)) - faced - known_otherwise(table)


def known_otherwise(table: Table) -> frozenset[Card]:
    """Return the cards whose places everybody knows by the docket: those that bind somebody."""
    return frozenset(duty.card for duty in table.docket.duties if duty.card is not None)


def redealt(table: Table, seat: Seat, faced: frozenset[Card], chooser: random.Random) -> Table:
    """Return the table with all that is hidden from a seat dealt anew, and hidden offences forgotten."""
    order = sorted(hidden_from(table, seat, faced), key=str)
    anew = dict(zip(order, chooser.sample(order, len(order)), strict=True))

    def changed(hand: Hand) -> Hand:
        return Hand(tuple(anew.get(card, card) for card in hand.cards), hand.size, hand.shown)

    hands = tuple(map(changed, table.hands))
    spots = tuple(replace(spot, lies=changed(spot.lies)) for spot in table.spots)
    return replace(table, hands=hands, spots=spots, docket=_changed(table.docket, seat, anew, chooser))


def _changed(docket: Docket, seat: Seat, anew: dict[Card, Card], chooser: random.Random) -> Docket:
    """Return a docket without what is hidden on it from a seat, and with the hand that is over dealt anew.

    What a player did himself he knows.
    """
    offences = tuple(it for it in docket.offences if it.plain or it.called or it.seat == seat)
    astray = tuple(anew.get(card, card) for card in docket.astray)
    docket = replace(docket, offences=offences, astray=astray, faced=None)
    over = docket.hand_over
    if over is None:
        return docket
    hidden = sorted({card for hand in over.hands for card in hand.cards if card not in hand.shown}, key=str)
    hidden += sorted({c for spot in over.spots for c in spot.lies.cards if c not in spot.lies.shown}, key=str)
    mixed = dict(zip(hidden, chooser.sample(hidden, len(hidden)), strict=True))
    hands = tuple(
        Hand(tuple(mixed.get(c, c) for c in hand.cards), hand.size, hand.shown) for hand in over.hands
    )
    return replace(docket, hand_over=replace(over, hands=hands, docket=_of_hand(over, seat)))


def _of_hand(over: Table, seat: Seat) -> Docket:
    """Return the docket of a hand that is over, without what is hidden on it from a seat."""
    return _changed(replace(over.docket, hand_over=None), seat, {}, random.Random(0))


def check_hiding(moment: Moment) -> None:
    """No card that is hidden from a seat is anywhere in its glimpse of the step, and no hidden offence."""
    for seat in moment.table.seating.members:
        glimpse = moment.step.seen_by(seat)
        sight = replace(glimpse.sight, docket=of_this_deal(glimpse.sight.docket))
        # Who peeps sees a card that nobody else does.
        peeped = {it.card for it in moment.step.events if isinstance(it, TrumpPeeped) and it.seat == seat}
        hidden = hidden_from(moment.table, seat, moment.faced) - peeped
        leaked = hidden & set(cards_in((glimpse.events, sight)))
        assert not leaked, f"seat {seat} learns of {spell_cards(tuple(leaked))} in {moment.table.stage}"
        over = glimpse.sight.docket.hand_over
        for docket in (sight.docket, over.docket if over else CLEAN):
            assert all(it.plain or it.called for it in docket.offences)


def of_this_deal(docket: Docket) -> Docket:
    """Return a docket without what it says of the last deal, whose cards lay elsewhere."""
    offences = tuple(it for it in docket.offences if it.deal == docket.deal)
    return replace(docket, offences=offences, hand_over=None)


def check_secrets(moment: Moment, chooser: random.Random) -> None:
    """No seat is offered or shown anything, nor does a computer there do anything, by what is hidden."""
    referee, table = moment.referee, moment.table
    for seat in table.seating.order:
        other = redealt(table, seat, moment.faced, chooser)
        assert other.seen_by(seat) == table.seen_by(seat), f"seat {seat} sees another table"
        here, there = referee.possible(table, seat), referee.possible(other, seat)
        assert set(here) == set(there), f"seat {seat} is offered {told(here, there)} in {table.stage}"
        assert here == there, f"seat {seat} is offered the same in another order in {table.stage}"
        assert referee.accusations(table, seat) == referee.accusations(other, seat)
        assert slips_of(referee, table, seat) == slips_of(referee, other, seat), f"slips in {table.stage}"
        one, two = would(referee, table, seat), would(referee, other, seat)
        assert one == two, f"a computer at {seat} would do {one} or {two} in {table.stage}"


def told(here: tuple[Any, ...], there: tuple[Any, ...]) -> str:
    """Return in words what is offered at only one of two tables."""
    only, other = [act for act in here if act not in there], [act for act in there if act not in here]
    return f"{', '.join(map(str, only[:5]))} | {', '.join(map(str, other[:5]))}"


def would(referee: Any, table: Table, seat: Seat) -> list[Wish | None]:
    """Return what a computer at a seat would do, by some throws of chance."""
    others = tuple(other for other in table.seating.order if other != seat)
    company = StrictCompany(referee, others)
    return [company.wish(table, Minutes(NUMBER, length)) for length in range(3)]
