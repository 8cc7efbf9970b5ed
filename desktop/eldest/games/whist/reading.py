"""What a player of Whist can tell from what he sees: cards still against him, and suits that are gone."""

from collections.abc import Iterable, Sequence

from eldest.cards.card import Card, Suit
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, TURN_UP, Act, Play
from eldest.engine.habits import mover, of_kind, shown_void
from eldest.engine.table import Sight


class Reader:
    """Somebody who knows which cards are in the pack, and reads a sight for the seat in turn."""

    def __init__(self, pack: Pack) -> None:
        self._suits = {suit: tuple(c for c in pack.cards if c.suit is suit) for suit in Suit}

    def out(self, sight: Sight, suit: Suit | None) -> list[Card]:
        """Return the cards of a suit that may be played against the seat in turn, high to low.

        Those are all that have not been played, and are neither his nor seen to be his partner's.
        """
        if suit is None:
            return []
        seat = mover(sight)
        gone = {card for trick in (*sight.tricks, sight.trick) for _, card in trick.plays}
        gone.update(sight.at_disposal(seat))
        partner = partner_of(sight, seat)
        if partner is not None:
            gone.update(sight.at_disposal(partner))
        if sight.spot(STOCK) is not None:
            gone.update(sight.lying(TURN_UP))  # nobody's yet
        height = sight.order.height
        return sorted((card for card in self._suits[suit] if card not in gone), key=height, reverse=True)

    def is_master(self, sight: Sight, card: Card) -> bool:
        """Tell whether no card against the seat in turn is higher in the suit of this one."""
        out = self.out(sight, card.suit)
        return not out or sight.order.height(out[0]) < sight.order.height(card)


def partner_of(sight: Sight, seat: Seat) -> Seat | None:
    """Return a seat's partner, if it has one."""
    return next((other for other in sight.together(seat) if other != seat), None)


def is_void(sight: Sight, seat: Seat, suit: Suit | None) -> bool:
    """Tell whether a seat is known to have no card of a suit: it did not follow, or its hand lies open."""
    hand = sight.hands[seat]
    if hand.size and not hand.hidden:
        return all(card.suit is not suit for card in hand.cards)
    return shown_void(sight, seat, suit)


def may_ruff(sight: Sight, seat: Seat, suit: Suit | None) -> bool:
    """Tell whether a seat is known to be out of a suit, and not known to be out of trumps."""
    trumps = sight.order.trumps
    return suit is not trumps and is_void(sight, seat, suit) and not is_void(sight, seat, trumps)


def will_be_ruffed(sight: Sight, suit: Suit | None) -> bool:
    """Tell whether an adversary is known to be able to trump a suit."""
    adversaries = sight.seating.adversaries_of(mover(sight))
    return any(may_ruff(sight, seat, suit) for seat in adversaries)


def first_led(sight: Sight, seat: Seat | None) -> Suit | None:
    """Return the suit that a seat led first in this deal."""
    return next((trick.plays[0][1].suit for trick in sight.tricks if trick.plays[0][0] == seat), None)


def was_led(sight: Sight, suit: Suit | None) -> bool:
    """Tell whether a suit has been led in an earlier trick."""
    return any(trick.plays[0][1].suit is suit for trick in sight.tricks)


def leads(sight: Sight, acts: tuple[Act, ...]) -> list[Play]:
    """Return the cards that may be led, if the seat in turn leads."""
    return [] if sight.trick.plays else of_kind(acts, Play)


def follows(sight: Sight, acts: tuple[Act, ...]) -> list[Play]:
    """Return the cards that may be played to a trick that was led to."""
    return of_kind(acts, Play) if sight.trick.plays else []


def by_suit(sight: Sight, plays: Iterable[Play]) -> dict[Suit | None, list[Play]]:
    """Return the cards of each suit that is held, high to low."""
    height = sight.order.height
    suits: dict[Suit | None, list[Play]] = {}
    for play in sorted(plays, key=lambda play: -height(play.card)):
        suits.setdefault(play.card.suit, []).append(play)
    return suits


def plain(sight: Sight, plays: Iterable[Play]) -> list[Play]:
    """Return the cards that are no trumps."""
    return [play for play in plays if not sight.order.is_trump(play.card)]


def lowest_equal(sight: Sight, chosen: Play, plays: Sequence[Play], out: Iterable[Card]) -> Play:
    """Return the lowest of the cards that are as good as the chosen one: no card out lies between."""
    height = sight.order.height
    top = height(chosen.card)
    below = max((height(card) for card in out if height(card) < top), default=0)
    same = [p for p in plays if p.card.suit is chosen.card.suit and below < height(p.card) <= top]
    return min(same, key=lambda play: height(play.card))
