"""Habits that serve in every game, and what habits ask of a sight; each game adds its own."""

import functools
from collections.abc import Callable
from typing import TypeVar

from eldest.cards.card import Card, Suit
from eldest.cards.order import CardOrder
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, CutPack, DealOut, Draw, Play
from eldest.engine.game import Advice
from eldest.engine.phrase import phrase
from eldest.engine.table import Sight

CUT_FURTHER = 5
"""Places between one cut for the deal and the next; no pack's size is a multiple of it."""

ANY_CARD = phrase("habits", "One card of a shuffled pack is as good as another.")
CUT_MIDDLE = phrase("habits", "A cut near the middle is always a proper one.")
ONLY_CARD = phrase("habits", "There is no other card to play.")

A = TypeVar("A", bound=Act)


def of_kind(acts: tuple[Act, ...], kind: type[A]) -> list[A]:
    """Return those of the acts that are of one kind."""
    return [act for act in acts if isinstance(act, kind)]


def mover(sight: Sight) -> Seat:
    """Return the seat in turn."""
    assert sight.turn is not None
    return sight.turn


def cut(sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Cut anywhere, but never twice at one place: a tie or a joker there would come again."""
    draws = of_kind(acts, Draw)
    if draws:
        place = len(draws) // 2 + CUT_FURTHER * len(sight.draws)
        return Advice(draws[place % len(draws)], ANY_CARD)
    cuts = of_kind(acts, CutPack)
    return Advice(cuts[len(cuts) // 2], CUT_MIDDLE) if cuts else None


def only_deal(_sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Deal in the only way there is."""
    deals = of_kind(acts, DealOut)
    return Advice(deals[0], ANY_CARD) if len(deals) == 1 else None


def only_card(_sight: Sight, acts: tuple[Act, ...]) -> Advice | None:
    """Play the only card that may be played."""
    return Advice(acts[0], ONLY_CARD) if len(acts) == 1 and isinstance(acts[0], Play) else None


def lowest_first(sight: Sight) -> Callable[[Play], tuple[bool, int]]:
    """Return a key by which plain cards come before trumps, low before high."""
    order = sight.order
    return lambda play: (order.is_trump(play.card), order.height(play.card))


def winning_seat(sight: Sight) -> Seat | None:
    """Return whose card takes the trick so far; nobody's before the lead."""
    return sight.trick.winning(sight.order) if sight.trick.plays else None


def is_last_to_play(sight: Sight) -> bool:
    """Tell whether the seat in turn plays last to the trick."""
    return len(sight.trick) == len(sight.playing) - 1


def still_out(pack: Pack, sight: Sight, suit: Suit | None) -> list[Card]:
    """Return the cards of a suit, as it now is, that are nowhere to be seen in this sight."""
    seen = set(sight.cards())
    return [card for card in _suit_in(pack, sight.order, suit) if card not in seen]


@functools.cache  # asked for every card played, of a few packs and orders
def _suit_in(pack: Pack, order: CardOrder, suit: Suit | None) -> tuple[Card, ...]:
    """Return the cards of a pack that belong to a suit."""
    return tuple(card for card in pack.cards if order.suit_of(card) is suit)


def shown_void(sight: Sight, seat: Seat, suit: Suit | None) -> bool:
    """Tell whether a seat has shown, by not following, that it has no card of a suit left.

    Only where a player who can follow must; a game that lets him trump asks otherwise.
    """
    order = sight.order
    led = [t for t in (*sight.tricks, sight.trick) if t.plays and order.suit_of(t.plays[0][1]) is suit]
    return any(who == seat and order.suit_of(card) is not suit for trick in led for who, card in trick.plays)
