"""A person who deals at a strict table: the pack in his hands, by the mouse or by keys."""

import random
from collections.abc import Callable, Mapping

from PySide6.QtCore import QPoint, QPointF, Qt

from eldest.cards.seating import Seat
from eldest.engine.options import Value
from eldest.engine.table import Given
from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.levels import QUICKLY
from eldest.room.sitting import Sitting
from eldest.room.strict_company import StrictCompany
from eldest.store.record import Record
from helpers.guest import Guest

NAMES = ("Anna", "Colonel", "Beatrice", "Doctor", "Miss Finch", "Captain", "Aunt Harriet")
ME = Seat(0)
MOST_ACTS = 2000
"""After so many acts whatever is played for is given up."""


def about_to_deal(
    game: str, players: int, switches: Mapping[str, Value] | None = None, dealer: Seat = ME
) -> Sitting:
    """Return a strict sitting at which nobody errs, whose first deal is that seat's."""
    rules: dict[str, Value] = {"common.error_rate": 0.0, "common.strict_table": True, **(switches or {})}
    for number in range(200):
        sitting = Sitting(Record(game, tuple(rules.items()), names=NAMES[:players], levels=QUICKLY))
        chance = random.Random(number)
        while sitting.table.stage != "shuffle":
            act = sitting.chance(chance.randrange(10**9)) if sitting.whose_turn() is None else None
            sitting.perform(act or chance.choice(sitting.lawful()))
        if sitting.table.dealer == dealer:
            return sitting
    raise AssertionError("that seat never deals first")


class Dealer:
    """What a guest does with the pack and with his packet."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest

    def wait_for(self, *stages: str) -> None:
        """Let the program run until the person is asked in one of these stages."""
        guest = self.guest
        guest.wait(lambda: guest.sitting.table.stage in stages and guest.sitting.whose_turn() in (None, ME))
        guest.wait_for_turn()

    @property
    def due(self) -> Given:
        """The packet that is due."""
        due = self.guest.director.liberty().due
        assert due is not None
        return due

    @property
    def dealing(self) -> bool:
        """Tell whether the deal goes on."""
        return self.guest.director.liberty().due is not None

    # -- where things are

    def pack(self) -> QPoint:
        """Return the middle of the pack, where it lies before the dealer."""
        scene = self.guest.scene
        return self.guest.view.mapFromScene(scene.lying.card_box(scene.layout.stock(0)).center())

    def place(self, to: Seat | None) -> QPoint:
        """Return the middle of where packets are let go: of a seat's plate, or of the room for all."""
        scene, layout = self.guest.scene, self.guest.scene.layout
        zone = layout.widow_zone if to is None else layout.station(to).plate
        return self.guest.view.mapFromScene(scene.lying.box(zone).center())

    def last_card(self) -> QPoint:
        """Return a point on the last of the person's cards."""
        item = self.guest.scene.lying.held_by(ME)[-1]
        return self.guest.view.mapFromScene(item.sceneBoundingRect().center())

    def first_card(self) -> QPoint:
        """Return a point on the first of the person's cards, where it is not covered."""
        box = self.guest.scene.lying.held_by(ME)[0].mapRectToScene(
            self.guest.scene.lying.held_by(ME)[0].outline()
        )
        return self.guest.view.mapFromScene(QPointF(box.left() + 6, box.center().y()))

    # -- what is done

    def packet_by_mouse(self, to: Seat | None) -> None:
        """Carry the packet that is taken off to a place."""
        length = len(self.guest.acts)
        self.guest.drag(self.pack(), self.place(to))
        self.guest.wait_for_act(length)

    def packet_by_key(self, key: Qt.Key = Qt.Key.Key_Return) -> None:
        """Give a packet with one key."""
        length = len(self.guest.acts)
        self.guest.key(key)
        self.guest.wait_for_act(length)


def played_on(sitting: Sitting, until: Callable[[Sitting], bool]) -> Sitting:
    """Let everybody play as he does until something is so; the person too, by the rule of thumb."""
    company, thumb, chance = StrictCompany(sitting.referee), Thumb(sitting.game), random.Random(7)
    for _ in range(MOST_ACTS):
        if until(sitting):
            return sitting
        wish = company.at(sitting.timeline)
        act = sitting.chance(chance.randrange(10**9)) if wish is None else wish.act
        if act is None and wish is not None:
            act = thumb.choose(sitting.sight(wish.seat), UNLIMITED, wish.acts).act
        assert act is not None
        sitting.perform(act)
    raise AssertionError("it never comes about")
