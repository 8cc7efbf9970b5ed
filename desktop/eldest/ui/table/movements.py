"""How each event is shown: small stories told with cards. They never hold the truth; settling does."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import PACK, SPREAD, STOCK, TRICK, TURN_UP
from eldest.engine.events import (
    Called,
    CardCut,
    CardPlayed,
    CutTied,
    Event,
    FirstDealer,
    PackCut,
    PacketDealt,
    PackShuffled,
    PackSpread,
    TrickWon,
    TurnedUp,
)
from eldest.engine.table import Drawn, Sight, Trick
from eldest.ui.table import pace
from eldest.ui.table.by_hand import Manner
from eldest.ui.table.card_item import BEST, LED, CardItem
from eldest.ui.table.layout import Place
from eldest.ui.table.pieces import DRAWN, HAND, Piece, owner_of, turn_up_place

if TYPE_CHECKING:
    from eldest.ui.table.scene import TableScene

Beats = Iterator["int | Pause"]
"""What is waited for between movements: milliseconds at normal speed, or a pause."""


class Pause(NamedTuple):
    """Something stays to be looked at, for the set time or until a click or a key."""

    share: float = 1.0


FOR_EVER = Pause(-1)
"""A pause that only a click or a key ends."""


class Movements:
    """Shows events on a scene."""

    def __init__(self, scene: "TableScene") -> None:
        self._scene = scene
        self._lying = scene.lying
        self._shows: dict[type[Event], Callable[..., Beats]] = {
            PackSpread: self._spread,
            CardCut: self._cut_card,
            CutTied: self._look,
            FirstDealer: self._first_dealer,
            PackShuffled: self._shuffled,
            PackCut: self._pack_cut,
            PacketDealt: self._dealt,
            TurnedUp: self._turned_up,
            Called: self._called,
            CardPlayed: self._played,
            TrickWon: self._trick_won,
        }

    def show(self, event: Event, sight: Sight) -> Beats:
        """Show an event; those without a story of their own are shown by the drift to the new sight."""
        story = self._shows.get(type(event))
        return story(event, sight) if story else iter(())

    def _ms(self, duration: int) -> int:
        return self._scene.pace.of(duration)

    # -- the pack

    def _spread(self, event: PackSpread, sight: Sight) -> Beats:
        """The pack is laid down, and drawn out into a row by the drift."""
        spot = sight.spot(SPREAD)
        for index in range(event.size):
            key = (SPREAD, index) if spot else (STOCK, index)
            piece = Piece(key, SPREAD if spot else PACK, self._scene.layout.heap(index), pack=sight.pack)
            self._lying.send(self._lying.items.get(key) or self._reuse(piece), piece, self._ms(pace.SLIDE))
        yield pace.SLIDE

    def _reuse(self, piece: Piece) -> CardItem:
        """Return an item for a card of the pack: one that still lies from the deal before, or a new one."""
        for key, item in self._lying.items.items():
            if not (isinstance(key, tuple) and key[0] in (SPREAD, STOCK)):
                return item
        return self._lying.appear(piece)

    def _cut_card(self, event: CardCut, sight: Sight) -> Beats:
        drawn = Drawn(event.seat, event.place, event.card)
        index = len(sight.draws) - 1 - sight.draws[::-1].index(drawn)
        number = sum(other.seat == event.seat for other in sight.draws[:index])
        place = self._scene.layout.drawn(event.seat, number)
        piece = Piece((DRAWN, index), DRAWN, place, event.card, True, event.seat, sight.pack)
        item = self._lying.items.get((SPREAD, event.place)) or self._lift_off(event, piece)
        yield 0
        self._lying.send(item, piece, self._ms(pace.SLIDE + pace.FLIP))
        yield pace.SLIDE + pace.FLIP
        yield pace.SHOW // 3

    def _lift_off(self, event: CardCut, piece: Piece) -> CardItem:
        """Return a card at the place where a packet is lifted from the pack to show its lowest."""
        count = len(self._lying.of_pack())
        at = self._scene.layout.ribbon(max(0, count - event.place), max(1, count), event.place)
        return self._lying.appear(Piece(piece.key, DRAWN, at, None, False, event.seat, piece.pack))

    def _first_dealer(self, event: FirstDealer, sight: Sight) -> Beats:
        self._scene.around.show_plates(sight)
        yield Pause()

    def _look(self, event: Event, sight: Sight) -> Beats:
        yield Pause(0.6)

    def _shuffled(self, event: PackShuffled, sight: Sight) -> Beats:
        """Everything is gathered into the pack, which is shuffled overhand, or riffled twice."""
        self._scene.around.settle(sight)
        spot = sight.spot(PACK)
        size = spot.lies.size if spot else 0
        self._lying.drift(self._squared(size, sight.pack), self._ms(pace.GATHER))
        yield pace.GATHER
        manner, self._scene.manner = self._scene.manner, Manner.RIFFLE
        if manner is Manner.OVERHAND:
            yield from self._overhand(size, sight.pack)
            return
        for _ in range(2):
            self._lying.drift(self._halved(size, sight.pack), self._ms(pace.SLIDE // 2))
            yield pace.SLIDE // 2
            self._lying.drift(self._squared(size, sight.pack), self._ms(pace.SLIDE // 2))
            yield pace.SLIDE // 2

    def _overhand(self, size: int, pack: int) -> Beats:
        """Packets are drawn out of the pack and dropped on it again, one after the other."""
        for first, last in ((0.3, 0.6), (0.5, 0.8), (0.2, 0.5)):
            drawn = range(round(size * first), round(size * last))
            raised = [
                replace(piece, place=piece.place.moved(0.1, -0.75, 60)) if index in drawn else piece
                for index, piece in enumerate(self._squared(size, pack))
            ]
            self._lying.drift(raised, self._ms(pace.SLIDE // 2))
            yield pace.SLIDE // 2
            self._lying.drift(self._squared(size, pack), self._ms(pace.SLIDE // 2))
            yield pace.SLIDE // 2

    def _squared(self, size: int, pack: int) -> list[Piece]:
        layout = self._scene.layout
        return [Piece((STOCK, index), PACK, layout.stock(index), pack=pack) for index in range(size)]

    def _halved(self, size: int, pack: int) -> list[Piece]:
        halves = []
        for piece in self._squared(size, pack):
            aside = 0.56 if piece.place.z - 100 < size / 2 else -0.56
            halves.append(Piece(piece.key, PACK, piece.place.moved(aside, 0), pack=pack))
        return halves

    def _pack_cut(self, event: PackCut, sight: Sight) -> Beats:
        """The packet lifted is set down nearer, and the rest laid upon it."""
        pack = self._lying.of_pack()
        heap = self._scene.layout.heap
        rest = len(pack) - event.lifted
        for index, item in enumerate(pack):
            aside = -0.75 if index >= rest else 0.75
            self._move(item, heap(index, aside))
        yield pace.SLIDE
        for index, item in enumerate(pack):
            below = index - rest if index >= rest else index + event.lifted
            self._move(item, heap(below, -0.75))
        yield pace.SLIDE
        for index, item in enumerate(pack):
            self._lying.items.pop(item.key, None)
            item.key = (STOCK, index - rest if index >= rest else index + event.lifted)
        self._lying.items.update({item.key: item for item in pack})

    def _move(self, item: CardItem, place: Place) -> None:
        piece = Piece(item.key, PACK, place, pack=item.pack)
        self._lying.send(item, piece, self._ms(pace.SLIDE))

    # -- dealing

    def _dealt(self, event: PacketDealt, sight: Sight) -> Beats:
        """One card after the other goes from the pack to the hand, the viewer's turning over on the way."""
        whole = max(1, sight.hands[event.seat].size)
        places = self._scene.layout.hand(event.seat, whole)
        step = _step_of(sight)
        for _ in range(event.size):
            at = len(self._lying.held_by(event.seat))
            key = (HAND, int(event.seat), at)
            piece = Piece(key, HAND, places[min(at, whole - 1)], seat=event.seat, pack=sight.pack)
            item = self._lying.top_of_pack() or self._lying.appear(piece)
            self._lying.send(item, piece, self._ms(pace.DEAL))
            yield step
        yield step // 2

    def _turned_up(self, event: TurnedUp, sight: Sight) -> Beats:
        yield pace.DEAL
        place = turn_up_place(sight, self._scene.layout)
        piece = Piece(event.card, TURN_UP, place, event.card, True, pack=sight.pack)
        item = self._lying.top_of_pack() or self._last_dealt(sight) or self._lying.appear(piece)
        self._lying.send(item, piece, self._ms(pace.FLIP))
        yield pace.FLIP

    def _last_dealt(self, sight: Sight) -> CardItem | None:
        """Return the last card that the dealer gave himself, where the whole pack was dealt."""
        held = [] if sight.dealer is None else self._lying.held_by(sight.dealer)
        return held[-1] if held and held[-1].card is None else None

    # -- speaking and playing

    def _called(self, event: Called, sight: Sight) -> Beats:
        if event.seat != self._scene.viewer:
            self._scene.around.speak(event.seat, self._scene.said(event.act))
            yield pace.SHOW // 2

    def _played(self, event: CardPlayed, sight: Sight) -> Beats:
        item = self._lying.find(event.seat, event.card)
        order = sum(other.piece.spot == TRICK for other in self._lying.items.values())
        place = self._scene.layout.trick(event.seat, order)
        piece = Piece(event.card, TRICK, place, event.card, True, event.seat, sight.pack)
        self._lying.send(item, piece, self._ms(pace.GLIDE))
        yield pace.GLIDE
        self._scene.around.show_badges(self._on_the_table(), sight.order)

    def _on_the_table(self) -> list[tuple[Seat, Card]]:
        """Return the cards of the trick as they lie, in order."""
        laid = [item.piece for item in self._lying.items.values() if item.piece.spot == TRICK]
        laid.sort(key=lambda piece: piece.place.z)
        return [(piece.seat, piece.card) for piece in laid if piece.seat is not None and piece.card]

    def _trick_won(self, event: TrickWon, sight: Sight) -> Beats:
        """The finished trick stays to be seen, its best card outlined."""
        item = self._lying.items.get(event.card)
        if item is not None:
            item.mark(frozenset({BEST}))
        yield Pause()
        if item is not None:
            item.mark(frozenset())
        self._scene.around.show_badges((), sight.order)
        self._scene.around.show_plates(sight)

    def lay_open(self, trick: Trick, sight: Sight) -> None:
        """Lay a finished trick open, its leader's card and the best one marked."""
        scene = self._scene
        for order, (seat, card) in enumerate(trick.plays):
            place = scene.layout.looked_at(seat, order)
            piece = Piece(card, TRICK, place, card, True, seat, sight.pack)
            item = self._lying.items.get(card) or self._lying.appear(piece)
            self._lying.send(item, piece, self._ms(pace.GLIDE))
            scene.around.label(card, place, seat == trick.winner, order == 0)
            item.mark(frozenset({BEST} if seat == trick.winner else {LED} if not order else ()))


def _step_of(sight: Sight) -> int:
    """Return the time from card to card of a deal, so that a large one takes no longer than is pleasant."""
    dealt = sum(hand.size for hand in sight.hands)
    dealt += sum(spot.lies.size for spot in sight.spots if owner_of(spot.name) is not None)
    return min(pace.DEAL_STEP, int(pace.WHOLE_DEAL / (1.5 * max(1, dealt))))
