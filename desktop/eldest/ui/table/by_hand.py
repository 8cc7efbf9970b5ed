"""The pack in the viewer's hands at a strict table: shuffled, presented, dealt packet by packet; turned.

What his packets and his pack may become is looked up in his liberty; nothing is judged here.
"""

from collections.abc import Hashable
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING

from eldest.cards.seating import Seat
from eldest.engine.acts import Act, GivePacket, LayPacket, PickUp, Present, TurnTrump
from eldest.room.liberty import Liberty
from eldest.ui.table.grips import ANYWHERE, Grip
from eldest.ui.table.pieces import HAND, Piece

if TYPE_CHECKING:
    from collections.abc import Sequence

    from eldest.engine.table import Sight

TO, SIZE, PACK_GRIP, PICK_UP = "to", "size", "pack", "pick-up"
SIZES = (1, 2, 3)
"""The packets that are offered; the one that is due is among them in any case."""


class Manner(Enum):
    """How a pack is shuffled: two pictures of the same chance."""

    OVERHAND = "overhand"
    RIFFLE = "riffle"


@dataclass(frozen=True, slots=True)
class ByHand:
    """What the viewer can do with the pack and with his packet, by his liberty.

    `size` is how many cards he takes off for the next packet, if otherwise than what is due. `dealer` is who
    shuffles for the next deal.
    """

    liberty: Liberty
    viewer: Seat
    seats: "tuple[Seat, ...]" = ()
    dealer: Seat | None = None
    pone: Seat | None = None
    size: int = 0

    @classmethod
    def of(cls, liberty: Liberty, viewer: Seat, sight: "Sight | None") -> "ByHand":
        """Return what a viewer can do by his liberty, at the table that he sees."""
        if sight is None or not liberty.strict:
            return cls(Liberty(), viewer)
        dealer = sight.dealer
        pone = None if dealer is None else sight.seating.pone_of(dealer)
        return cls(liberty, viewer, sight.seating.order, dealer, pone)

    # -- what is at hand

    @property
    def gives(self) -> bool:
        """Tell whether he is dealing."""
        return self._first(GivePacket) is not None or self._first(LayPacket) is not None

    @property
    def presents(self) -> Act | None:
        """The act of presenting the pack, if it is his to present."""
        return self._first(Present)

    @property
    def turns(self) -> Act | None:
        """The act of turning the trump, if that is his."""
        return self._first(TurnTrump)

    @property
    def takes_up(self) -> Act | None:
        """The act of taking up his cards, if they lie before him and he is not dealing."""
        return None if self.gives else self._first(PickUp)

    def _first(self, kind: type[Act]) -> Act | None:
        """Return the lawful act of a kind, or his right to it; what is irregular is never meant by a key."""
        return next((act for act in self.liberty.proper if isinstance(act, kind)), None)

    @property
    def is_idle(self) -> bool:
        """Tell whether nothing is to be done with pack or packet."""
        hands_full = self.gives or self.presents or self.turns or self.takes_up
        return not (hands_full or self.liberty.shuffles)

    # -- packets

    @property
    def taken(self) -> int:
        """How many cards he takes off: as many as are due, unless he has chosen otherwise."""
        due = self.liberty.due
        return self.size or (due.size if due else 1)

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many cards he may choose to take off."""
        due = self.liberty.due
        return tuple(sorted({*SIZES, *((due.size,) if due else ())}))

    @property
    def due_seat(self) -> Seat | None:
        """Who is to have the next packet; None if it is laid for all."""
        return self.liberty.due.to if self.liberty.due else None

    def packet(self, to: Seat | None, size: int = 0) -> Act:
        """Return the act of giving so many cards to a seat, or of laying them for all.

        Where each has a packet of his own on the table, giving to the seat that is due lays that.
        """
        due, size = self.liberty.due, size or self.taken
        laid = due is not None and bool(due.spot) and due.to == to
        if to is None or laid:
            return LayPacket(self.dealer, size)
        return GivePacket(self.dealer, to, size, 0)

    @property
    def places(self) -> tuple[Seat | None, ...]:
        """Where packets can be given: round the table from the viewer's left, and to all if that is due."""
        first = self.seats.index(self.viewer) + 1 if self.viewer in self.seats else 0
        round_ = (*self.seats[first:], *self.seats[:first])
        due = self.liberty.due
        return (*round_, None) if due is not None and due.to is None else round_

    # -- what a key means

    @property
    def default(self) -> "Act | Manner | None":
        """What the key that chooses does while nothing is focused: what is due, never what is irregular."""
        if self.gives:
            return self.packet(self.due_seat)
        due = self.turns or self.presents
        if due is None and self.liberty.shuffles and self.liberty.shuffler == self.dealer:
            return Manner.RIFFLE
        return due or next((act for act in self.liberty.lawful if isinstance(act, PickUp)), None)

    # -- grips

    def reach(self, hand: "Sequence[Piece]", pack: tuple[Hashable, ...]) -> tuple[Grip, ...]:
        """Return what the keys can reach of it, in their order."""
        if self.gives:
            return tuple(self.seat_grip(place) for place in self.places)
        turned = self._last_dealt(hand) if not pack and self.turns is not None else None
        found = (self.pack_grip(pack) if pack else turned, self.packet_grip(hand))
        return tuple(grip for grip in found if grip is not None)

    def _last_dealt(self, hand: "Sequence[Piece]") -> Grip | None:
        """Return the grip on the card that was dealt last, to be turned where the whole pack was dealt."""
        if self.turns is None:
            return None
        down = [piece.key for piece in hand if piece.card is None and self.turns.seat == self.viewer]
        return Grip((PACK_GRIP, "turn"), tuple(down[-1:]), {ANYWHERE: self.turns})

    def seat_grip(self, to: Seat | None) -> Grip:
        """Return the grip on a seat to which the next packet is given."""
        return Grip((TO, to), (), {ANYWHERE: self.packet(to)})

    def pack_grip(self, pack: tuple[Hashable, ...]) -> Grip | None:
        """Return the grip on the pack: whole when it is presented, as many cards as are given, the uppermost.

        :param pack: the keys of its cards, the lowest first
        """
        if self.gives:
            acts = {drop_name(place): self.packet(place) for place in self.places}
            default = self.packet(self.due_seat)
            return Grip((PACK_GRIP, "deal"), pack[-self.taken :], acts, default=default)
        if self.turns is not None:
            return Grip((PACK_GRIP, "turn"), pack[-1:], {ANYWHERE: self.turns})
        if self.presents is not None and self.pone is not None:
            return Grip((PACK_GRIP, "present"), pack, {drop_name(self.pone): self.presents})
        if self.liberty.shuffles:
            return Grip((PACK_GRIP, "shuffle"), pack[-1:])
        return None

    def packet_grip(self, hand: "Sequence[Piece]") -> Grip | None:
        """Return the grip on the viewer's cards that lie face down: he takes them up.

        Where all cards were dealt, the last of them is the trump that he turns.
        """
        down = [piece for piece in hand if piece.card is None]
        if not down or self.takes_up is None:
            return None
        return Grip((PICK_UP,), tuple(piece.key for piece in down), {ANYWHERE: self.takes_up})

    def grip_of(self, piece: Piece, hand: "Sequence[Piece]", pack: tuple[Hashable, ...]) -> Grip | None:
        """Return what taking hold of a piece means here; None if it means nothing of this."""
        if piece.key in pack:
            return self.pack_grip(pack)
        if piece.spot != HAND or piece.card is not None:
            return None
        if self.gives:
            return None if piece.seat is None else self.seat_grip(piece.seat)
        if piece.seat != self.viewer:
            return None
        down = [one for one in hand if one.card is None]
        if self.turns is not None and not pack and piece == down[-1]:
            return self._last_dealt(hand)
        return self.packet_grip(hand)


def drop_name(place: Seat | None) -> str:
    """Return the name of the place where a packet is let go: at a seat, or where the widow lies."""
    return f"{TO} {'all' if place is None else int(place)}"
