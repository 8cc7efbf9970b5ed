"""What a player of Whist can tell from what he sees: cards still against him, and suits that are gone."""

from collections.abc import Iterable, Iterator, Sequence

from eldest.cards.card import Card, Suit
from eldest.cards.pack import Pack
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, Act, Play
from eldest.engine.habits import mover, of_kind
from eldest.engine.table import Sight


class Reader:
    """Somebody who knows which cards are in the pack, and reads a sight for the seat in turn."""

    def __init__(self, pack: Pack) -> None:
        self._pack = frozenset(pack.cards)
        self._read: tuple[Sight, dict[Seat, frozenset[Card]]] | None = None

    def may_hold(self, sight: Sight) -> dict[Seat, frozenset[Card]]:
        """Return the cards that each seat may hold; asked again of the same sight it is not told anew."""
        if self._read is None or self._read[0] is not sight:
            self._read = (sight, self._told(sight))
        return self._read[1]

    def _told(self, sight: Sight) -> dict[Seat, frozenset[Card]]:
        """Return the cards that each seat may hold: of a hand that is known those cards, and no others.

        All that is unseen lies with those whose hands are hidden: a single one is known. A suit that was
        not followed is gone. While cards are drawn from a stock any card unseen may have been drawn, and
        what was not followed before may be followed now. rule: W-GER-02, W-GER-03
        """
        hands = sight.hands
        known = {seat: frozenset(sight.at_disposal(seat)) for seat in sight.playing}
        hidden = [seat for seat in sight.playing if hands[seat].hidden]
        unseen = self._pack.difference(sight.cards())
        if len(hidden) == 1 or sight.spot(STOCK) is not None:
            return known | {seat: known[seat] | unseen for seat in hidden}
        void = set(_suits_shown_void(sight))
        may = {seat: frozenset(card for card in unseen if (seat, card.suit) not in void) for seat in hidden}
        told = _told_apart(may, {seat: hands[seat].hidden for seat in hidden})
        return known | {seat: known[seat] | cards for seat, cards in told.items()}

    def is_known(self, sight: Sight, seat: Seat) -> bool:
        """Tell whether every card that a seat holds is known."""
        held = len(sight.at_disposal(seat)) + sight.hands[seat].hidden
        return len(self.may_hold(sight)[seat]) == held

    def out(self, sight: Sight, suit: Suit | None) -> list[Card]:
        """Return the cards of a suit that may be played against the seat in turn, high to low."""
        may = self.may_hold(sight)
        against = {card for seat in sight.seating.adversaries_of(mover(sight)) for card in may[seat]}
        return sorted((c for c in against if c.suit is suit), key=sight.order.height, reverse=True)

    def is_master(self, sight: Sight, card: Card) -> bool:
        """Tell whether no card against the seat in turn is higher in the suit of this one."""
        out = self.out(sight, card.suit)
        return not out or sight.order.height(out[0]) < sight.order.height(card)

    def is_void(self, sight: Sight, seat: Seat, suit: Suit | None) -> bool:
        """Tell whether a seat is known to have no card of a suit."""
        return all(card.suit is not suit for card in self.may_hold(sight)[seat])

    def will_be_ruffed(self, sight: Sight, suit: Suit | None) -> bool:
        """Tell whether an adversary is known to be out of a suit, and not known to be out of trumps."""
        trumps = sight.order.trumps
        return suit is not trumps and any(
            self.is_void(sight, seat, suit) and not self.is_void(sight, seat, trumps)
            for seat in sight.seating.adversaries_of(mover(sight))
        )


def partner_of(sight: Sight, seat: Seat) -> Seat | None:
    """Return a seat's partner, if it has one."""
    return next((other for other in sight.together(seat) if other != seat), None)


def _suits_shown_void(sight: Sight) -> Iterator[tuple[Seat, Suit | None]]:
    """Yield who did not follow, and to which suit."""
    for trick in (*sight.tricks, sight.trick):
        for seat, card in trick.plays:
            if card.suit is not trick.plays[0][1].suit:
                yield seat, trick.plays[0][1].suit


def _told_apart(may: dict[Seat, frozenset[Card]], sizes: dict[Seat, int]) -> dict[Seat, frozenset[Card]]:
    """Return the cards that each hidden hand may hold, less those that must lie in another.

    A hand that is full of cards which nobody else may hold has no others.
    """
    for _ in may:
        for seat, cards in may.items():
            others = frozenset[Card]().union(*(may[other] for other in may if other != seat))
            alone = cards - others
            if len(alone) == sizes[seat]:
                may = {**may, seat: alone}
            elif len(cards) == sizes[seat]:
                may = {other: held if other == seat else held - cards for other, held in may.items()}
    return may


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
