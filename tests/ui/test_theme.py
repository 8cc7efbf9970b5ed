"""The cards' pictures: all there, all different, recoloured by one attribute, drawn no more than needed."""

import ctypes
import re
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QRectF, QSize
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtSvg import QSvgRenderer
from pytestqt.qtbot import QtBot

from eldest.cards.card import JOKER, PLAIN_RANKS, Card, Suit
from eldest.store.folders import resource
from eldest.ui import theme as themes
from eldest.ui.felt import felt
from eldest.ui.theme import AT_A_TIME, BACKS, COLOURS, FACES, Faces, Theme, even, file_of, read_svg

PACK = [Card(rank, suit) for suit in Suit for rank in PLAIN_RANKS]
NAMES = [
    *(f"{faces}/{file_of(card)}" for faces in FACES for card in (*PACK, JOKER)),
    *(f"{faces}/joker-black" for faces in FACES),
    *(f"backs/{back}" for back in BACKS),
]


class Heap(ctypes.Structure):
    """What the C library tells of its heap, in bytes: mallinfo2(3)."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in (
            "arena", "ordblks", "smblks", "hblks", "hblkhd",
            "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost",
        )
    )  # fmt: skip


IS_COUNTED = sys.platform == "linux" and hasattr(ctypes.CDLL(None), "mallinfo2")


def taken() -> int:
    """Return how many bytes of the heap are taken."""
    count = ctypes.CDLL(None).mallinfo2
    count.restype = Heap
    heap = count()
    return int(heap.uordblks + heap.hblkhd)


def image(pixmap: QPixmap) -> bytes:
    """Return the points of a picture."""
    found = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32)
    return bytes(found.constBits())


@pytest.mark.parametrize("name", NAMES)
def test_every_picture_is_there_and_right(qapp: object, name: str) -> None:
    svg = read_svg(name)
    picture = QSvgRenderer(QByteArray(svg))
    assert picture.isValid()
    assert picture.viewBoxF() == QRectF(-120, -168, 240, 336)
    if not name.startswith("backs"):
        assert len(re.findall(rb' color="#[0-9a-f]{6}"', svg)) == 1


def test_there_are_no_other_pictures() -> None:
    found = {path.relative_to(resource("cards")).with_suffix("").as_posix() for path in _pictures()}
    assert found == set(NAMES)


def _pictures() -> list[Path]:
    return [path for folder in (*FACES, "backs") for path in resource(f"cards/{folder}").glob("*.svg")]


@pytest.mark.parametrize("name", FACES)
def test_no_card_looks_like_another(qapp: object, name: str) -> None:
    faces = Faces(Theme(name))
    faces.set_size(120, 1)
    assert len({image(faces.face(card)) for card in (*PACK, JOKER)}) == 53


@pytest.mark.skipif(not IS_COUNTED, reason="tells what is taken of the heap")
def test_a_picture_takes_no_more_room_than_its_points(qapp: object) -> None:
    """Qt leaves with what was painted all that it was painted by."""
    faces = Faces(Theme())
    faces.set_size(120, 1)
    faces.face(PACK[0])
    before = taken()
    points = sum(4 * face.width() * face.height() for face in map(faces.face, PACK[1:]))
    assert taken() - before < 1.25 * points


def test_backs_differ(qapp: object) -> None:
    pictures = set()
    for back in BACKS:
        faces = Faces(Theme(back=back))
        faces.set_size(120, 1)
        pictures.add(image(faces.back(0)))
    assert len(pictures) == len(BACKS)


@pytest.mark.parametrize("colours", COLOURS)
def test_a_suit_takes_its_colour(qapp: object, colours: str) -> None:
    theme = Theme(colours=colours)
    faces = Faces(theme)
    faces.set_size(240, 1)
    for suit in Suit:
        seven = faces.face(Card(PLAIN_RANKS[5], suit)).toImage()
        row = [seven.pixelColor(x, y).name() for x in range(0, 240, 2) for y in range(0, 336, 2)]
        assert row.count(theme.colour_of(suit)) > 300


@pytest.mark.parametrize("back", BACKS)
def test_two_packs_have_two_backs(back: str) -> None:
    theme = Theme(back=back)
    assert theme.back_of(0) == theme.back_of(2) == back
    assert theme.back_of(1) in BACKS
    assert theme.back_of(1) != back


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_pictures_fit_the_devices_pixels(qapp: object, ratio: float) -> None:
    faces = Faces(Theme())
    width = faces.set_size(101.7, ratio)
    picture = faces.face(PACK[0])
    assert picture.width() == even(101.7 * ratio)
    assert picture.width() % 2 == picture.height() % 2 == 0
    assert picture.devicePixelRatio() == ratio
    assert width == picture.width() / ratio <= 101.7


def test_a_picture_is_drawn_once(qapp: object) -> None:
    faces = Faces(Theme())
    assert faces.face(PACK[0]).cacheKey() == faces.face(PACK[0]).cacheKey()


def test_after_a_change_of_size_the_old_picture_serves_until_the_new_is_drawn(qtbot: QtBot) -> None:
    faces = Faces(Theme())
    faces.set_size(100, 1)
    cards = PACK[:10]
    for card in cards:
        faces.face(card)
    faces.set_size(140, 1)
    assert {faces.face(card).width() for card in cards} == {100}
    turns: list[int] = []
    faces.ready.connect(lambda: turns.append(sum(faces.face(card).width() == 140 for card in cards)))
    qtbot.waitUntil(lambda: bool(turns) and turns[-1] == len(cards), timeout=3000)
    assert turns[0] == AT_A_TIME


def test_a_missing_picture_is_painted_plainly(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(themes, "resource", lambda path: Path("/nowhere") / path)
    faces = Faces(Theme())
    faces.set_size(120, 1)
    pictures = {image(faces.face(card)) for card in (*PACK, JOKER)}
    assert len(pictures) == 53
    assert image(faces.back(0)) not in pictures


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_the_cloth_covers_the_table(qapp: object, ratio: float) -> None:
    cloth = felt(QSize(400, 300), ratio, "#2a6b4c")
    assert cloth.deviceIndependentSize().toSize() == QSize(400, 300)
    woven = cloth.toImage()
    middle, corner = woven.pixelColor(cloth.width() // 2, cloth.height() // 2), woven.pixelColor(2, 2)
    assert middle.lightness() > corner.lightness()
    assert image(felt(QSize(400, 300), ratio, "#2a6b4c", grain=False)) != image(cloth)
