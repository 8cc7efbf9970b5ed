"""What the hand takes hold of, and where it may let it go. No Qt."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field

from eldest.cards.card import Card
from eldest.engine.acts import SPREAD, STOCK, Act
from eldest.ui.table.permits import Permits
from eldest.ui.table.pieces import HAND, Piece

ANYWHERE = "anywhere"
LIFT = "lift"
DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Grip:
    """Something that can be taken hold of: its name, its cards' keys, the acts by where it is let go.

    `name`, which focus and hover go by, is a card, `("spread", place)`, `("lift", how many)` or
    `("deal", first)`.
    """

    name: Hashable
    keys: tuple[Hashable, ...]
    acts: dict[str, Act] = field(default_factory=dict)
    card: Card | None = None

    @property
    def act(self) -> Act | None:
        """The act that a click does: the only one, or the first of a card's."""
        if self.card is None and len(self.acts) > 1:
            return None
        return next(iter(self.acts.values()), None)


def grip_of(piece: Piece, permits: Permits, pack: tuple[Hashable, ...], viewer: int) -> Grip | None:
    """Return what taking hold of a piece means; None if it lies fast.

    :param pack: the keys of the pack's cards, the lowest first
    """
    key = piece.key
    mine = piece.spot == HAND and piece.seat == viewer
    if piece.card is not None and (mine or piece.card in permits.cards):
        return Grip(piece.card, (key,), dict(permits.cards.get(piece.card, {})), piece.card)
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
    return Grip((LIFT, nearest), pack[len(pack) - nearest :], {ANYWHERE: lifts[nearest]})


def reachable(pieces: Iterable[Piece], permits: Permits, viewer: int) -> tuple[Grip, ...]:
    """Return everything that keys can reach, in the order in which they walk it."""
    found = sorted(pieces, key=lambda piece: piece.place.z)
    pack = tuple(piece.key for piece in found if _is_of(piece, STOCK))
    spread = any(_is_of(piece, SPREAD) for piece in found)
    if pack and permits.deals:
        acts = permits.deals.items()
        return tuple(Grip((DEAL, first), pack, {f"{DEAL} {first}": act}) for first, act in acts)
    if pack and (lifts := lifts_of(permits, spread)):
        grips = (lift_grip(number, permits, pack) for number in sorted(lifts))
        return tuple(grip for grip in grips if grip)
    mine = [piece for piece in found if piece.spot == HAND and piece.seat == viewer]
    others = [piece for piece in found if piece not in mine]
    grips = (grip_of(piece, permits, pack, viewer) for piece in (*mine, *others))
    return tuple(grip for grip in grips if grip)


def _is_of(piece: Piece, name: str) -> bool:
    return isinstance(piece.key, tuple) and piece.key[0] == name
