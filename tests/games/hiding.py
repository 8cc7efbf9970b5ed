"""What nobody may see: no hidden card in any sight, and no sight that can tell two consistent deals apart."""

import dataclasses
import random

from eldest.cards.card import Card
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat
from eldest.engine.table import Table
from games.suite import Moment, cards_in


def hidden_from(table: Table, seat: Seat, faced: frozenset[Card]) -> frozenset[Card]:
    """Return the cards that a seat cannot know: in others' hands or face down, and never seen by all."""
    others = {card for owner, hand in enumerate(table.hands) if owner != seat for card in hand.cards}
    down = {card for spot in table.spots if spot.known_to != seat for card in spot.lies.cards}
    return frozenset(others | down) - faced


def check_hiding(moment: Moment) -> None:
    """No card that is hidden from a seat is anywhere in its glimpse of the step, however deep."""
    for seat in moment.table.seating.members:
        secret = hidden_from(moment.table, seat, moment.faced)
        leaked = secret & set(cards_in(moment.step.seen_by(seat)))
        assert not leaked, f"seat {seat} learns of {leaked} in {moment.table.stage}"


def check_consistent(moment: Moment, chooser: random.Random) -> None:
    """A sight cannot tell two deals apart that differ only in hidden cards; nor can what it may do."""
    table, game = moment.table, moment.referee.game
    for seat in table.seating.members:
        other = redealt(table, hidden_from(table, seat, moment.faced), chooser)
        assert other.seen_by(seat) == table.seen_by(seat)
        if table.turn is not None and seat == table.player_of(table.turn):
            assert game.acts(other) == game.acts(table) == game.acts(table.seen_by(seat))


def redealt(table: Table, hidden: frozenset[Card], chooser: random.Random) -> Table:
    """Return the table with the hidden cards dealt anew among the places where they lay."""
    order = sorted(hidden, key=str)
    anew = dict(zip(order, chooser.sample(order, len(order)), strict=True))

    def changed(hand: Hand) -> Hand:
        return Hand(tuple(anew.get(card, card) for card in hand.cards), hand.size, hand.shown)

    hands = tuple(map(changed, table.hands))
    spots = tuple(dataclasses.replace(spot, lies=changed(spot.lies)) for spot in table.spots)
    return dataclasses.replace(table, hands=hands, spots=spots)
