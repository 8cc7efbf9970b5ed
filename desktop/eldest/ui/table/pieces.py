"""What is to be seen of a sight: every card or back with its place, and the marks beside them. No Qt."""

from collections.abc import Hashable, Iterable, Iterator
from dataclasses import dataclass, replace

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import DISCARD, PACK, SPREAD, STOCK, TRICK, TURN_UP
from eldest.engine.table import Sight, Spot, Trick
from eldest.laws.demands import LIABLE
from eldest.ui.table.layout import LAID_AWAY_SPOT, Layout, Place

HAND = "hand"
WON = "won"
DRAWN = "drawn"
TURNED_DOWN = "turned-down"
PLAY_STAGE = "play"
"""The stage of every game in which tricks are played."""
OFFERED = "offered"
"""Where cards lie that are offered to the viewer alone."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One card on the table: who it is, where it lies, and which side is up.

    `key` is the card if it is known, else its place; it stays while the card stays what it is.
    `heaped` tells that it lies on others of its trick, where shadows upon shadows would grow black.
    """

    key: Hashable
    spot: str
    place: Place
    card: Card | None = None
    up: bool = False
    seat: Seat | None = None
    pack: int = 0
    heaped: bool = False


@dataclass(frozen=True, slots=True)
class Arrangement:
    """How the viewer holds his hand: sorted for the eye or as dealt, or in an order of his own."""

    by_suit: bool = True
    own: tuple[Card, ...] = ()

    def arranged(self, sight: Sight, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the cards of a hand from left to right; a new card comes to his own order at the end."""
        usual = sight.order.sorted(cards) if self.by_suit else cards
        kept = [card for card in self.own if card in cards]
        if not kept:
            return usual
        return (*kept, *(card for card in usual if card not in kept))


def pieces(sight: Sight, layout: Layout, arrangement: Arrangement = Arrangement()) -> tuple[Piece, ...]:
    """Return every card to be seen, each with its place."""
    found = [*_hands(sight, layout, arrangement), *_lying(sight, layout), *_trick(sight.trick, layout)]
    found += _drawn(sight, layout)
    if not is_cutting(sight):
        found += _won(sight, layout)
    return tuple(_of_pack(piece, sight.pack) for piece in found)


def _of_pack(piece: Piece, pack: int) -> Piece:
    if not pack:
        return piece
    return replace(piece, pack=pack)


def is_cutting(sight: Sight) -> bool:
    """Tell whether the pack lies to be cut or dealt: what lay there before is gone."""
    return any(spot.name in (SPREAD, PACK) for spot in sight.spots)


def _hands(sight: Sight, layout: Layout, arrangement: Arrangement) -> Iterator[Piece]:
    for seat in sight.seating.order:
        if seat >= len(sight.hands):
            continue
        hand = sight.hands[seat]
        if exposed(sight, seat):
            yield from _partly_open(sight, layout, arrangement, seat)
            continue
        known = _as_held(sight, layout, arrangement, seat)
        places = layout.hand(seat, hand.size, laid_open=is_laid_open(sight, seat))
        yield from _fanned(seat, known, places)


def _fanned(seat: Seat, known: tuple[Card, ...], places: tuple[Place, ...]) -> Iterator[Piece]:
    """Yield the known cards of a hand from the left, and then the backs."""
    for place, card in zip(places, known, strict=False):
        yield Piece(card, HAND, place, card, True, seat)
    for index, place in enumerate(places[len(known) :]):
        yield Piece((HAND, int(seat), index), HAND, place, seat=seat)


def _partly_open(sight: Sight, layout: Layout, arrangement: Arrangement, seat: Seat) -> Iterator[Piece]:
    """Yield a hand of which some cards lie face up before their owner, apart from the others.

    rule: X-EXP-01
    """
    hand = sight.hands[seat]
    places, apart = layout.hand_and_exposed(seat, hand.size, len(hand.shown))
    held = [card for card in _as_held(sight, layout, arrangement, seat) if card not in hand.shown]
    yield from _fanned(seat, tuple(held), places)
    for place, card in zip(apart, sight.order.sorted(hand.shown), strict=True):
        yield Piece(card, HAND, place, card, True, seat)


def _as_held(sight: Sight, layout: Layout, arrangement: Arrangement, seat: Seat) -> tuple[Card, ...]:
    """Return the known cards of a hand from left to right."""
    cards = sight.hands[seat].cards
    return arrangement.arranged(sight, cards) if seat == layout.viewer else sight.order.sorted(cards)


def is_laid_open(sight: Sight, seat: Seat) -> bool:
    """Tell whether a whole hand lies open to all, as a dummy's does."""
    hand = sight.hands[seat]
    return hand.size > 0 and len(hand.shown) == hand.size and not sight.docket.duties_of(seat, LIABLE)


def exposed(sight: Sight, seat: Seat) -> tuple[Card, ...]:
    """Return the cards of a hand that lie face up before their owner and may be called. rule: X-EXP-01"""
    return () if is_laid_open(sight, seat) else sight.hands[seat].shown


def _lying(sight: Sight, layout: Layout) -> Iterator[Piece]:
    for spot in sight.spots:
        if spot.name == SPREAD:
            yield from _spread(sight, spot, layout)
        elif _is_offered(sight, spot, layout.viewer):
            yield from _offered(sight, spot, layout)
        elif spot.name in (PACK, STOCK):
            yield from _pack(sight, spot, layout)
        else:
            yield from _other(sight, spot, layout)


def _is_offered(sight: Sight, spot: Spot, viewer: Seat) -> bool:
    """Tell whether the viewer looks through cards that nobody else sees, to take some of them.

    Once the play has begun there is no more to take: what is left lies aside, face down.
    """
    if sight.stage == PLAY_STAGE:
        return False
    return spot.name == STOCK and spot.known_to == viewer == sight.turn and bool(spot.lies.cards)


def _offered(sight: Sight, spot: Spot, layout: Layout) -> Iterator[Piece]:
    cards = sight.order.sorted(spot.lies.cards)
    for index, card in enumerate(cards):
        yield Piece(card, OFFERED, layout.offered(index, len(cards)), card, True)


def _spread(sight: Sight, spot: Spot, layout: Layout) -> Iterator[Piece]:
    taken = {drawn.place for drawn in sight.draws}
    count = spot.lies.size + len(taken)
    for number in range(count):
        if number not in taken:
            yield Piece((SPREAD, number), SPREAD, layout.spread(number, count))


def _pack(sight: Sight, spot: Spot, layout: Layout) -> Iterator[Piece]:
    """The pack lies in a ribbon for the cut, squared when its dealer is to deal."""
    size = spot.lies.size
    presented = spot.name == PACK and sight.turn != sight.dealer
    for index in range(size):
        place = layout.ribbon(index, size) if presented else layout.stock(index)
        yield Piece((STOCK, index), spot.name, place)


def _other(sight: Sight, spot: Spot, layout: Layout) -> Iterator[Piece]:
    """Cards shown lie face up; a card known to the viewer alone keeps its name, face down."""
    size = spot.lies.size
    for index in range(size):
        card = spot.lies.cards[index] if index < len(spot.lies.cards) else None
        up = card is not None and card in spot.lies.shown
        key = card or (spot.name, index)
        yield Piece(key, spot.name, _other_place(sight, spot.name, (index, size), layout), card, up)


def _other_place(sight: Sight, name: str, which: tuple[int, int], layout: Layout) -> Place:
    """Return where a card of a spot lies, counted from the lowest, of so many.

    A widow lies aside, or where there is no pack in its place.
    """
    index, count = which
    owner = owner_of(name)
    if owner is not None and owner in sight.seating.order:
        return layout.packet(owner, index, dealing=sight.spot(PACK) is not None)
    if name == TURN_UP:
        return turn_up_place(sight, layout)
    if name == TURNED_DOWN:
        return layout.turned_down
    if name == LAID_AWAY_SPOT:
        return layout.laid_away(index, count)
    if name == DISCARD:
        return layout.discard(index)
    beside = sight.spot(STOCK) or sight.spot(PACK)
    return layout.other(index, count) if beside else layout.stock(index)


def turn_up_place(sight: Sight, layout: Layout) -> Place:
    """Return where the turn-up lies: on the pack; where all cards were dealt, before their dealer."""
    if sight.dealer is None or sight.spot(STOCK) is not None:
        return layout.turn_up
    return layout.before(sight.dealer, laid_open=is_laid_open(sight, sight.dealer))


def owner_of(spot: str) -> Seat | None:
    """Return whose packet lies at a spot that each player has for himself, named after it and his seat."""
    name, _, number = spot.rpartition("-")
    return Seat(int(number)) if name and number.isdigit() else None


def _trick(trick: Trick, layout: Layout) -> Iterator[Piece]:
    for order, (seat, card) in enumerate(trick.plays):
        yield Piece(card, TRICK, layout.trick(seat, order), card, True, seat)


def _drawn(sight: Sight, layout: Layout) -> Iterator[Piece]:
    shown: dict[Seat, int] = {}
    for index, drawn in enumerate(sight.draws):
        number = shown.get(drawn.seat, 0)
        shown[drawn.seat] = number + 1
        place = layout.drawn(drawn.seat, number)
        yield Piece((DRAWN, index), DRAWN, place, drawn.card, True, drawn.seat)


def gatherer(sight: Sight, winner: Seat, viewer: Seat) -> Seat:
    """Return the seat before which a side's tricks lie: the viewer's own, else its first."""
    members = sight.together(winner)
    return viewer if viewer in members else members[0]


def _won(sight: Sight, layout: Layout) -> Iterator[Piece]:
    piles: dict[Seat, list[Trick]] = {}
    for trick in sight.tricks:
        if trick.winner is not None:
            piles.setdefault(gatherer(sight, trick.winner, layout.viewer), []).append(trick)
    for seat, tricks in piles.items():
        for number, trick in enumerate(tricks):
            for layer, card in enumerate(trick.cards):
                place = layout.won(seat, number, len(tricks), layer)
                yield Piece(card, WON, place, card, seat=seat, heaped=layer > 0)


def in_order(found: Iterable[Piece], spot: str) -> tuple[Piece, ...]:
    """Return the pieces of a spot as they lie, the lowest first."""
    return tuple(sorted((piece for piece in found if piece.spot == spot), key=lambda piece: piece.place.z))
