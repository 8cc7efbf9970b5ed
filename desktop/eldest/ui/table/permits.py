"""What the viewer may do, looked up by the card, place or packet he takes hold of. No Qt, no rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import (
    HAND,
    STOCK,
    Act,
    Choose,
    DealOut,
    Discard,
    GivePacket,
    LayPacket,
    PickUp,
    Play,
    Present,
    Take,
    TurnTrump,
)
from eldest.room.liberty import Liberty

CLOTH = "cloth"
"""Where a card is dropped that is laid on no spot: on the bare cloth, away from the trick."""

BY_HAND = (GivePacket, LayPacket, PickUp, Present, TurnTrump)
"""What is done with the pack or with one's packet as a whole; `by_hand` knows how."""


@dataclass(frozen=True, slots=True)
class Permits:
    """The acts possible, sorted by what they are done with.

    `cards`: card, spot on which it would be laid, act. `places`: a card of the spread, or so many
    lifted where the pack is not spread. `lifts`: so many cards from the top. `deals`: begun with so many.
    `partners`: a seat that is chosen. `spots`: several cards that go to a spot together.
    Of two acts that are done alike the one named first is meant.
    """

    cards: dict[Card, dict[str, Act]] = field(default_factory=dict)
    places: Mapping[int, Act] = field(default_factory=dict)
    lifts: Mapping[int, Act] = field(default_factory=dict)
    deals: Mapping[int, Act] = field(default_factory=dict)
    partners: Mapping[Seat, Act] = field(default_factory=dict)
    spots: Mapping[str, Act] = field(default_factory=dict)

    @classmethod
    def of(cls, acts: Iterable[Act]) -> "Permits":
        """Return the acts by what they are done with; those done by words alone are not among them."""
        cards: dict[Card, dict[str, Act]] = {}
        places: dict[int, Act] = {}
        lifts: dict[int, Act] = {}
        deals: dict[int, Act] = {}
        partners: dict[Seat, Act] = {}
        spots: dict[str, Act] = {}
        for act in acts:
            if isinstance(act, DealOut):
                deals.setdefault(act.first, act)
            elif isinstance(act, BY_HAND):
                continue
            elif isinstance(act, Choose):
                partners.setdefault(act.partner, act)
            elif isinstance(card := getattr(act, "card", None), Card):
                if where := type(act).onto:
                    cards.setdefault(card, {}).setdefault(where, act)
            elif isinstance(place := getattr(act, "place", None), int):
                places.setdefault(place, act)
            elif isinstance(lifted := getattr(act, "lifted", None), int):
                lifts.setdefault(lifted, act)
            elif type(act).onto:
                spots.setdefault(type(act).onto, act)
        return cls(cards, places, lifts, deals, partners, spots)

    @classmethod
    def of_liberty(cls, liberty: Liberty) -> "Permits":
        """Return the acts by what they are done with, those that are proper first.

        Irregular ones have a gesture of their own where a card is laid somewhere, or where the same
        can be done properly with another place or number.
        """
        if not liberty.strict:
            return cls.of(liberty.proper)
        from eldest.laws.showing import DropCard  # only here: a guided table knows no law

        kinds = {type(act) for act in liberty.lawful}
        slips = [act for act in liberty.irregular if hasattr(act, "card") or type(act) in kinds]
        permits = cls.of((*liberty.proper, *slips))
        for act in liberty.irregular:
            if isinstance(act, DropCard):
                permits.cards.setdefault(act.card, {})[CLOTH] = act
        return replace(permits, deals={})

    def act_of(self, card: Card) -> Act | None:
        """Return the act that a click on a card does."""
        return next(iter(self.cards.get(card, {}).values()), None)

    def wish_with(self, seat: Seat, card: Card) -> Act:
        """Return what laying down a card that may not be laid would be, so that the referee can say why."""
        spots = {spot for onto in self.cards.values() for spot in onto}
        kind = Take if spots == {HAND} else Discard if STOCK in spots else Play
        return kind(seat, card)
