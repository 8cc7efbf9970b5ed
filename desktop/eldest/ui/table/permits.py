"""What the viewer may do, looked up by the card, place or packet he takes hold of. No Qt, no rules."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import HAND, STOCK, Act, Choose, DealOut, Discard, Play, Take


@dataclass(frozen=True, slots=True)
class Permits:
    """The acts possible, sorted by what they are done with.

    `cards`: card, spot on which it would be laid, act. `places`: a card of the spread, or so many
    lifted where the pack is not spread. `lifts`: so many cards from the top. `deals`: begun with so many.
    `partners`: a seat that is chosen. `spots`: several cards that go to a spot together.
    """

    cards: Mapping[Card, Mapping[str, Act]] = field(default_factory=dict)
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
                deals[act.first] = act
            elif isinstance(act, Choose):
                partners[act.partner] = act
            elif type(act).onto and isinstance(card := getattr(act, "card", None), Card):
                cards.setdefault(card, {})[type(act).onto] = act
            elif isinstance(place := getattr(act, "place", None), int):
                places[place] = act
            elif isinstance(lifted := getattr(act, "lifted", None), int):
                lifts[lifted] = act
            elif type(act).onto:
                spots[type(act).onto] = act
        return cls(cards, places, lifts, deals, partners, spots)

    def act_of(self, card: Card) -> Act | None:
        """Return the act that a click on a card does."""
        return next(iter(self.cards.get(card, {}).values()), None)

    def wish_with(self, seat: Seat, card: Card) -> Act:
        """Return what laying down a card that may not be laid would be, so that the referee can say why."""
        spots = {spot for onto in self.cards.values() for spot in onto}
        kind = Take if spots == {HAND} else Discard if STOCK in spots else Play
        return kind(seat, card)
