"""The scene: it settles to a sight, knows what is permitted, and tells what the viewer wishes."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QElapsedTimer, QPointF, Signal
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsSceneMouseEvent

from eldest.cards.card import Card
from eldest.cards.seating import Seat
from eldest.engine.acts import SPREAD, Act
from eldest.engine.table import Sight
from eldest.room.liberty import Liberty
from eldest.ui.table import card_item as marks
from eldest.ui.table.by_hand import PACK_GRIP, SIZE, TO, ByHand, Manner
from eldest.ui.table.card_item import CardItem
from eldest.ui.table.drag import Drag
from eldest.ui.table.grips import DEAL, LIFT, ONTO, SEAT, Grip, grip_of, lift_grip, lifts_of, reachable
from eldest.ui.table.keys import Keys
from eldest.ui.table.layout import Layout
from eldest.ui.table.lying import Lying
from eldest.ui.table.pace import Click, Pace
from eldest.ui.table.permits import Permits
from eldest.ui.table.pieces import HAND, OFFERED, Arrangement, Piece, pieces
from eldest.ui.table.surroundings import Surroundings
from eldest.ui.theme import Faces, Theme


class TableScene(QGraphicsScene):
    """Everything on the table. It never judges: what may be done is looked up in the acts permitted."""

    wished = Signal(object)
    """An act that is permitted."""
    refused_card = Signal(object)
    """The act that laying down a card would be which is not permitted: the referee can say why."""
    clicked_table = Signal()
    """A click or key while something is shown; it never plays a card."""
    asked_on = Signal()
    """A key that chooses, while nobody is to act: the person may wish to go on."""
    asked_shuffle = Signal(object)
    """The viewer shuffles, in this manner."""
    asked_more = Signal(object, object)
    """What else can be done is asked for, with something on the table: its topic, and the point."""
    carried = Signal()
    """What the mouse holds was moved, or let go."""
    changed_reach = Signal()
    """What can be reached, or where the focus is, has changed."""

    def __init__(self, theme: Theme, names: Sequence[str], viewer: Seat) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.viewer = viewer
        self.names = tuple(names)
        self.manners: Mapping[Seat, str] = {}
        self.pace = Pace()
        self.faces = Faces(theme)
        self.sight: Sight | None = None
        self.liberty = Liberty()
        self.by_hand = ByHand(self.liberty, viewer)
        self.hurry_deal: Callable[[], bool] = lambda: False
        self.manner = Manner.RIFFLE
        self.permits = Permits()
        self.arrangement = Arrangement()
        self.busy = False
        self.said: Callable[[Act], str] = lambda _act: ""
        self.lying = Lying(self, self.faces, Layout((Seat(0), Seat(1)), viewer, 1024, 640))
        self.around = Surroundings(self)
        self.drag = Drag(self)
        self.keys = Keys(self)
        self.hover: Grip | None = None
        self.hint: Act | None = None
        self.shown: dict[Hashable, int] = {}
        self._news = 0
        self._since_wish = QElapsedTimer()
        self._wish_at = QPointF()
        self.faces.ready.connect(self.update)

    # -- the truth

    @property
    def layout(self) -> Layout:
        """The places of the table as it is now."""
        return self.lying.layout

    def pieces_of(self, sight: Sight) -> tuple[Piece, ...]:
        """Return the pieces of a sight; the hand keeps its order while the mouse is held down."""
        held = self.arrangement
        if self.drag.down and (hand := self.lying.held_by(self.viewer)):
            held = Arrangement(held.by_suit, tuple(item.card for item in hand if item.card))
        return pieces(sight, self.layout, held)

    def settle(self, sight: Sight) -> None:
        """Put everything where a fresh scene would have it; what was held is let go."""
        self._take_in(sight)
        self.lying.settle(self.pieces_of(sight))
        self.around.settle(sight)
        self.remark()

    def drift(self, sight: Sight, duration: int) -> bool:
        """Let everything glide there; return whether anything moves."""
        self._take_in(sight)
        return self.lying.drift(self.pieces_of(sight), duration)

    def _take_in(self, sight: Sight) -> None:
        self._news += 1
        self.drag.drop_at_once()
        self.hover = None
        self.shown = {}
        if (sight.seating.order, self.viewer) != (self.layout.order, self.layout.viewer):
            anew = Layout.of(sight.seating, self.viewer, self.layout.width, self.layout.height)
            self.lying.layout = anew
            self.faces.set_size(anew.card, self.faces.ratio)
        if self.arrangement.own and not set(self.arrangement.own) & set(_held(sight, self.viewer)):
            self.arrangement = Arrangement(self.arrangement.by_suit)
        self.sight = sight

    def permit(self, acts: Iterable[Act] | Liberty) -> None:
        """Let the viewer do these acts, once everything is at rest."""
        self.liberty = Liberty.of(acts)
        self.permits = Permits.of_liberty(self.liberty)
        self.by_hand = ByHand.of(self.liberty, self.viewer, self.sight)
        self.hint = None
        self._news += 1
        self.around.offer(self.permits, self.by_hand)
        self.keys.follow()
        self.remark()

    def resize(self, width: float, height: float) -> None:
        """Lay the table out for another window; the pictures are drawn anew when it rests."""
        self.lying.layout = Layout(self.layout.order, self.viewer, width, height)
        self.setSceneRect(0, 0, width, height)

    def set_theme(self, theme: Theme) -> None:
        """Show other cards."""
        self.faces.set_theme(theme)
        self.refresh()

    def refresh(self) -> None:
        """Settle to the present sight again, after a change of looks."""
        if self.sight is not None:
            self.settle(self.sight)
            self.around.offer(self.permits, self.by_hand)
            self.remark()

    def set_by_suit(self, by_suit: bool) -> None:
        """Hold the hand sorted, or as it was dealt."""
        self.arrangement = Arrangement(by_suit)
        self.refresh()

    # -- what can be taken hold of

    @property
    def open(self) -> bool:
        """Tell whether cards can be taken hold of now."""
        return not self.busy and self.sight is not None

    def reach(self) -> tuple[Grip, ...]:
        """Return everything that the keys can reach now."""
        usual = reachable((item.piece for item in self.lying.items.values()), self.permits, self.hands)
        if self.by_hand.is_idle:
            return usual
        mine = self.by_hand.reach(self._own_pieces(), self._pack())
        return mine if self.by_hand.gives else (*mine, *usual)

    def _own_pieces(self) -> tuple[Piece, ...]:
        """Return the viewer's cards, from left to right."""
        return tuple(item.piece for item in self.lying.held_by(self.viewer))

    def _pack(self) -> tuple[Hashable, ...]:
        """Return the keys of the cards of the pack, the lowest first."""
        return tuple(item.key for item in self.lying.of_pack())

    @property
    def hands(self) -> tuple[Seat, ...]:
        """The seats whose cards the viewer plays: first a dummy's whose turn it is, and his own."""
        sight = self.sight
        if sight is None or sight.turn in (None, self.viewer):
            return (self.viewer,)
        mine = sight.player_of(sight.turn) == self.viewer
        return (sight.turn, self.viewer) if mine else (self.viewer,)

    def grip_at(self, at: QPointF) -> Grip | None:
        """Return what lies under a point, if it can be taken hold of."""
        if (ghost := self.around.ghost_at(at)) is not None:
            return Grip(ghost, ()) if _is_kind(ghost, SIZE) else self.grip_named(ghost)
        pack = self._pack()
        if lifts_of(self.permits, SPREAD in {item.piece.spot for item in self.lying.items.values()}):
            lifted = self.layout.lifted_at(*self.lying.in_cards(at), len(pack))
            return lift_grip(lifted, self.permits, pack) if lifted and pack else None
        item = self.card_at(at)
        if not self.by_hand.is_idle and (grip := self._grip_by_hand(item, pack, at)) is not None:
            return grip
        return grip_of(item.piece, self.permits, pack, self.hands) if item else None

    def _grip_by_hand(self, item: CardItem | None, pack: tuple[Hashable, ...], at: QPointF) -> Grip | None:
        """Return the grip on pack, packet or seat under a point, while the cards are handled by hand."""
        if item is not None:
            return self.by_hand.grip_of(item.piece, self._own_pieces(), pack)
        if not self.by_hand.gives:
            return None
        boxes = self.around.packet_places(self.by_hand.places)
        return next((self.by_hand.seat_grip(to) for to, box in boxes.items() if box.contains(at)), None)

    def card_at(self, at: QPointF) -> CardItem | None:
        """Return the uppermost card under a point."""
        return next((item for item in self.items(at) if isinstance(item, CardItem)), None)

    def grip_named(self, name: Hashable) -> Grip | None:
        """Return what is called so, if it can be reached."""
        return next((grip for grip in self.reach() if grip.name == name), None)

    # -- wishes

    def choose(self, grip: Grip, act: Act | None = None) -> None:
        """Do what can be done with something taken hold of; mouse and keys both end here."""
        if not self.open or self._handled(grip, act):
            return
        act = act or self._meant_by(grip)
        if act is not None:
            self._wish(act)
        elif grip.card is not None and grip.act is None:
            seat = self.viewer if grip.seat is None else grip.seat
            self.refused_card.emit(self.permits.wish_with(seat, grip.card))

    def _handled(self, grip: Grip, act: Act | None) -> bool:
        """Shuffle, or take so many cards off for the next packet, if that is meant; tell whether it was."""
        if _is_kind(grip.name, SIZE) and isinstance(grip.name, tuple):
            self.take_off(grip.name[1])
            return True
        if act is None and grip.name in ((PACK_GRIP, "shuffle"), (PACK_GRIP, "present")):
            self.asked_shuffle.emit(Manner.RIFFLE)
            return True
        return False

    def _meant_by(self, grip: Grip) -> Act | None:
        """Return what a click or a key means; out of turn a card is only played by carrying it there."""
        act = grip.act
        if act in self.liberty.irregular and not any(type(act) is type(it) for it in self.liberty.lawful):
            return None
        return act

    def choose_default(self) -> bool:
        """Do what is due with pack or packet, as a key does it; tell whether anything is."""
        due = self.by_hand.default
        if due is None or not self.open:
            return False
        if isinstance(due, Manner):
            self.asked_shuffle.emit(due)
        else:
            self._wish(due)
        return True

    def ask_more(self, at: QPointF) -> None:
        """Ask what else can be done with what lies at a point: pack, hand or seat."""
        item = self.card_at(at)
        plates = self.around.plates.items()
        topic: Seat | str | None = next((seat for seat, plate in plates if plate.box.contains(at)), None)
        if item is not None and item.piece.spot == HAND:
            topic = item.piece.seat
        elif item is not None and item.key in self._pack():
            topic = PACK_GRIP
        self.asked_more.emit(topic, at)

    def take_off(self, size: int) -> None:
        """Take so many cards off the pack for the next packet."""
        self.by_hand = replace(self.by_hand, size=size)
        self.around.offer(self.permits, self.by_hand)
        self.remark()

    def _wish(self, act: Act) -> None:
        """Tell a wish, once; if nothing comes of it, everything goes home."""
        before = self._news
        self._wish_at = self.drag.last
        self._since_wish.start()
        self.wished.emit(act)
        if self._news == before:
            self.go_home()

    def too_soon(self, at: QPointF) -> bool:
        """Tell whether a press belongs to the click that has just done something."""
        if not self._since_wish.isValid() or self._since_wish.elapsed() > QApplication.doubleClickInterval():
            return False
        return (at - self._wish_at).manhattanLength() < self.lying.unit / 4

    def calm(self, at: QPointF) -> None:
        """Let no press near a point do anything for the time of a double click."""
        self._wish_at = at
        self._since_wish.start()

    def go_home(self) -> None:
        """Let every card glide to where it belongs."""
        if self.sight is not None:
            found = self.pieces_of(self.sight)
            self.lying.drift(found, self.pace.of(180))
            self.remark()

    def arrange(self, card: Card, x: float) -> None:
        """Let the viewer hold a card elsewhere in his hand: left of the cards whose middle is right of x."""
        hand = [item for item in self.lying.held_by(self.viewer) if item.card]
        others = [item for item in hand if item.card != card]
        left = sum(self.lying.point(item.piece.place).x() < x for item in others)
        order = [item.card for item in others if item.card]
        order.insert(left, card)
        self.arrangement = Arrangement(self.arrangement.by_suit, tuple(order))

    # -- looks

    def point_at(self, grip: Grip | None) -> None:
        """Show what the mouse is over; a packet to be lifted stands off."""
        if (grip.name if grip else None) == (self.hover.name if self.hover else None):
            return
        self.hover = grip
        self.remark()

    def remark(self) -> None:
        """Show anew how the cards are marked."""
        focus = self.keys.focus if self.keys.seen else None
        hinted = self._hinted()
        active = self.hover or focus or hinted
        self.around.part(active if active and isinstance(active.name, tuple) else None)
        self.around.point_at_seats((focus, self.hover, hinted) if self.open else ())
        for key, item in self.lying.items.items():
            found = set(self._state_of(item)) | ({self.shown[key]} if key in self.shown else set())
            for mark, grip in ((marks.FOCUS, focus), (marks.HOVER, self.hover), (marks.HINT, hinted)):
                if self.open and grip and key in _marked_keys(grip):
                    found.add(mark)
            item.mark(frozenset(found))
        self.changed_reach.emit()

    def _hinted(self) -> Grip | None:
        """Return what the hint would have taken hold of."""
        hint = self.hint
        if hint is None or not self.open:
            return None
        return next((grip for grip in self.reach() if hint in grip.acts.values()), None)

    def _state_of(self, item: CardItem) -> Iterable[int]:
        """Tell whether a card may be played, or, being of a hand that plays, may not; or is laid down."""
        piece = item.piece
        if self.sight is not None and piece.spot == HAND and piece.seat in self.sight.resting:
            yield marks.DIMMED
        if not self.open or item.card is None or not self.permits.cards or self.liberty.strict:
            return  # at a strict table nobody is told what is legal
        if item.card in self.permits.cards and item.face_up:
            yield marks.PLAYABLE
        elif piece.spot == OFFERED or (piece.spot == HAND and piece.seat in self.hands):
            yield marks.BARRED

    @property
    def click(self) -> Click:
        """What a click means."""
        return self.pace.click

    # -- Qt

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.drag.press(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.drag.press(event, again=True)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.drag.move(event.scenePos())

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.drag.release(event)


def _held(sight: Sight, viewer: Seat) -> tuple[Card, ...]:
    return sight.hands[viewer].cards if sight.hands else ()


def _marked_keys(grip: Grip) -> tuple[Hashable, ...]:
    """Return the keys of the cards that are marked of what is taken hold of: the uppermost of a pack."""
    if grip.name == (PACK_GRIP, "present"):
        return grip.keys[-1:]
    kinds = (LIFT, DEAL, SEAT, ONTO, TO, SIZE)
    of_kind = isinstance(grip.name, tuple) and grip.name[0] in kinds
    return () if of_kind or grip.name == (PACK_GRIP, "deal") else grip.keys


def _is_kind(name: Hashable, kind: str) -> bool:
    return isinstance(name, tuple) and name[0] == kind
