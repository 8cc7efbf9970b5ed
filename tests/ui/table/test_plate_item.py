"""The plates: names keep their size, and everything at a glance has a shape of its own."""

from dataclasses import replace
from itertools import combinations, product

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from eldest.cards.card import Suit
from eldest.cards.seating import Seat
from eldest.ui.table.layout import Layout
from eldest.ui.table.plate_item import Offer, PlateItem
from eldest.ui.table.plate_marks import PlateMark, Standing
from eldest.ui.theme import Theme

OTHER = Seat(1)
FULL = PlateMark(OTHER, dealer=True, turn=True, tricks=3)
NAMES = ["You", "The Colonel", "Maria Theresia Walburga"]
WINDOWS = [
    pytest.param((922, 756), id="1280 by 800 with panels"),
    pytest.param((1562, 1036), id="1920 by 1080 with panels"),
]
pytestmark = pytest.mark.usefixtures("qtbot")


def plate(
    name: str, size: tuple[float, float] = (922, 756), mark: PlateMark = FULL, seats: int = 2
) -> PlateItem:
    """Return a plate as it lies on a table of a size."""
    layout = Layout(tuple(map(Seat, range(seats))), Seat(0), *size)
    room = layout.station(OTHER).plate
    made = PlateItem(mark, Theme())
    made.words = {Standing.ALONE: "alone", Standing.LIES_DOWN: "lies down"}
    made.place(QRectF(8, 8, room.w * layout.card, room.h * layout.card))
    made.show_mark(mark, name, Theme())
    return made


def picture(made: PlateItem) -> bytes:
    """Return what a plate looks like, without its colours."""
    image = QImage(made.boundingRect().bottomRight().toPoint().x(), 90, QImage.Format.Format_ARGB32)
    image.fill(Qt.GlobalColor.darkGreen)
    painter = QPainter(image)
    made.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return bytes(image.convertToFormat(QImage.Format.Format_Grayscale8).constBits())


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("size", WINDOWS)
def test_a_name_keeps_its_size_whatever_else_the_plate_shows(name: str, size: tuple[int, int]) -> None:
    switches = product((False, True), (False, True), (None, 0, 5), (False, True))
    shown = [
        PlateMark(OTHER, dealer, turn, tricks, partner=partner) for dealer, turn, tricks, partner in switches
    ]
    assert len({plate(name, size, mark).type_of_name().pixelSize() for mark in shown}) == 1


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("size", WINDOWS)
def test_the_colonel_stands_uncut_and_large_enough(size: tuple[int, int], seats: int) -> None:
    full = plate("The Colonel", size, seats=seats)
    font = full.type_of_name()
    assert font.bold()
    assert QFontMetricsF(font).horizontalAdvance("The Colonel") <= full.least_room
    assert font.pixelSize() >= 13


def test_a_very_long_name_is_not_made_too_small_to_read() -> None:
    long, short = (plate(name).type_of_name().pixelSize() for name in (NAMES[2], "You"))
    assert 0.5 * short < long < short


BARE = PlateMark(OTHER)
STATES = {
    "nothing": BARE,
    "dealer": replace(BARE, dealer=True),
    "turn": replace(BARE, turn=True),
    "tricks": replace(BARE, tricks=3),
    "points": replace(BARE, points=3),
    "letter": replace(BARE, letter="Y"),
    "partner": replace(BARE, partner=True),
    "turn-up": replace(BARE, trumps=Suit.CLUBS),
    "maker": replace(BARE, trumps=Suit.CLUBS, maker=True),
    "maker yet without a suit": replace(BARE, maker=True),
    "maker of a bid": replace(BARE, trumps=Suit.CLUBS, maker=True, bid=7),
    "bid yet without a suit": replace(BARE, maker=True, bid=7),
    "alone": replace(BARE, standing=Standing.ALONE),
    "laid down": replace(BARE, standing=Standing.LIES_DOWN),
}


def test_every_state_can_be_told_without_colours() -> None:
    seen = {state: picture(plate("Henry", mark=mark)) for state, mark in STATES.items()}
    alike = [pair for pair in combinations(seen, 2) if seen[pair[0]] == seen[pair[1]]]
    assert not alike


def test_a_seat_that_can_be_chosen_is_outlined_and_more_so_when_pointed_at() -> None:
    seen = set()
    for offer in Offer:
        made = plate("Henry")
        made.offer(offer)
        assert made.offered is offer
        seen.add(picture(made))
    assert len(seen) == len(Offer)


@pytest.mark.parametrize("seats", range(2, 8))
def test_contract_and_counters_have_room_beside_each_other(seats: int) -> None:
    mark = PlateMark(OTHER, letter="Z", trumps=Suit.CLUBS, maker=True, tricks=6, points=0)
    made = plate("Henry", (631, 598), mark, seats=seats)
    assert made.box.contains(made.contract_box())
    assert made.contract_box().right() <= made.counters_begin
    auction = plate("Henry", (631, 598), replace(mark, letter="", bid=14, points=14), seats=seats)
    assert auction.contract_box().right() <= auction.counters_begin


def test_no_contract_takes_no_room() -> None:
    assert plate("Henry").contract_box().isEmpty()


def test_the_suit_called_is_seen_with_its_word_or_where_there_is_no_room_with_a_mark() -> None:
    def seen(mark: PlateMark, word: str = "calls") -> bytes:
        made = plate("Anna", mark=mark)
        made.word_for_called = word
        return picture(made)

    maker = PlateMark(OTHER, maker=True, trumps=Suit.HEARTS)
    looks = [seen(maker), seen(replace(maker, called=Suit.CLUBS)), seen(replace(maker, called=Suit.SPADES))]
    looks.append(seen(replace(maker, called=Suit.CLUBS), "a word with too many letters"))
    assert len(set(looks)) == 4
