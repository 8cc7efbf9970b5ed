"""What the hand takes hold of, and where it may let it go. No Qt."""

from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass, field

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import SPREAD, STOCK, Act
from eldest.ui.table.permits import Permits
from eldest.ui.table.pieces import HAND, OFFERED, Piece

ANYWHERE = "anywhere"
LIFT = "lift"
DEAL = "deal"
SEAT = "seat"
ONTO = "onto"


@dataclass(frozen=True, slots=True)
class Grip:
    """Something that can be taken hold of: its name, its cards' keys, the acts by where it is let go.

    `name`, which focus and hover go by, is a card, `("spread", place)`, `("lift", how many)`,
    `("deal", first)`, `("seat", whose)` or `("onto", spot)`; `seat` is whose hand a card is in. Those of
    a deal by hand are named in `by_hand`. `default` is what a click does, if not the only act.
    """

    name: Hashable
    keys: tuple[Hashable, ...]
    acts: dict[str, Act] = field(default_factory=dict)
    card: Card | None = None
    seat: Seat | None = None
    default: Act | None = None

    @property
    def act(self) -> Act | None:
        """The act that a click does: the only one, or the first that is done with this card."""
        if self.default is not None:
            return self.default
        if self.card is None:
            return next(iter(self.acts.values())) if len(self.acts) == 1 else None
        return next((act for act in self.acts.values() if getattr(act, "card", None) == self.card), None)


def grip_of(piece: Piece, permits: Permits, pack: tuple[Hashable, ...], hands: Sequence[Seat]) -> Grip | None:
    """Return what taking hold of a piece means; None if it lies fast.

    :param pack: the keys of the pack's cards, the lowest first
    :param hands: the seats whose cards the viewer plays: his own, and a dummy's whose turn it is
    """
    key = piece.key
    ours = (piece.spot == HAND and piece.seat in hands) or piece.spot == OFFERED
    if piece.card is not None and (ours or piece.card in permits.cards):
        acts = permits.cards.get(piece.card, permits.spots if piece.spot == HAND else {})
        return Grip(piece.card, (key,), dict(acts), piece.card, piece.seat)
    if piece.spot == HAND and piece.seat is not None and piece.seat in permits.partners:
        return seat_grip(piece.seat, permits)
    if not isinstance(key, tuple):
        return None
    if key[0] == SPREAD and key[1] in permits.places:
        return Grip(key, (key,), {ANYWHERE: permits.places[key[1]]})
    if key[0] == STOCK and permits.deals:
        return Grip((DEAL, 0), pack, {f"{DEAL} {first}": act for first, act in permits.deals.items()})
    return None


def lifts_of(permits: Permits, spread: bool) -> dict[int, Act]:
    """Return the acts of lifting so many cards; where the pack is not spread, a draw lifts a packet."""
    return dict(permits.lifts or ({} if spread else permits.places))


def lift_grip(lifted: int, permits: Permits, pack: tuple[Hashable, ...]) -> Grip | None:
    """Return the grip on so many cards of a pack presented, or on the nearest number permitted."""
    lifts = lifts_of(permits, spread=False)
    if not lifts:
        return None
    nearest = min(lifts, key=lambda number: abs(number - lifted))
    if not 0 < nearest <= len(pack):  # what is permitted is of another moment than what lies there
        return None
    return Grip((LIFT, nearest), pack[len(pack) - nearest :], {ANYWHERE: lifts[nearest]})


def seat_grip(seat: Seat, permits: Permits) -> Grip:
    """Return the grip on a seat that can be chosen."""
    return Grip((SEAT, seat), (), {ANYWHERE: permits.partners[seat]})


def reachable(pieces: Iterable[Piece], permits: Permits, hands: Sequence[Seat]) -> tuple[Grip, ...]:
    """Return everything that keys can reach, in the order in which they walk it.

    What is offered comes first, then the hands that the viewer plays, in the order given.
    """
    found = sorted(pieces, key=lambda piece: piece.place.z)
    pack = tuple(piece.key for piece in found if _is_of(piece, STOCK))
    spread = any(_is_of(piece, SPREAD) for piece in found)
    if pack and permits.deals:
        acts = permits.deals.items()
        return tuple(Grip((DEAL, first), pack, {f"{DEAL} {first}": act}) for first, act in acts)
    if pack and (lifts := lifts_of(permits, spread)):
        grips = (lift_grip(number, permits, pack) for number in sorted(lifts))
        return tuple(grip for grip in grips if grip)
    named = [seat_grip(seat, permits) for seat in permits.partners]
    named += [Grip((ONTO, spot), (), {ANYWHERE: act}) for spot, act in permits.spots.items()]
    found.sort(key=lambda piece: _turn_of(piece, hands))
    cards = (grip_of(piece, permits, pack, hands) for piece in found if piece.seat not in permits.partners)
    return (*named, *(grip for grip in cards if grip))


def _turn_of(piece: Piece, hands: Sequence[Seat]) -> int:
    """Return when the keys come to a piece."""
    if piece.spot == OFFERED:
        return -1
    if piece.spot == HAND and piece.seat in hands:
        return hands.index(piece.seat)
    return len(hands)


def _is_of(piece: Piece, name: str) -> bool:
    return isinstance(piece.key, tuple) and piece.key[0] == name
