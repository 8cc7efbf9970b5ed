"""One card: it glides from where it is, turns over half-way, and is marked by shape."""

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from eldest.cards.card import Card
from eldest.ui.table import card_item as marks
from eldest.ui.table.card_item import CardItem
from eldest.ui.table.layout import Place
from eldest.ui.table.pieces import Piece
from eldest.ui.theme import Faces, Theme

CARD = Card.parse("QS")
DOWN = Piece(("hand", 1, 0), "hand", Place(0, 0, 5))
UP = Piece(CARD, "trick", Place(1, 1, 9), CARD, True)


@pytest.fixture
def card(qapp: object) -> CardItem:
    """Give a card lying face down."""
    item = CardItem(Faces(Theme()), DOWN, 100)
    item.lie(QPointF(0, 0), DOWN, 100)
    return item


def picture(item: CardItem) -> bytes:
    image = QImage(240, 280, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(120, 140)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return bytes(image.constBits())


def test_without_duration_it_is_there_at_once(card: CardItem) -> None:
    card.glide(QPointF(50, 60), UP, 0)
    assert card.pos() == QPointF(50, 60)
    assert card.face_up
    assert not card.moving


def test_it_glides_and_turns_over(card: CardItem, qtbot: QtBot) -> None:
    card.become(UP)
    card.glide(QPointF(200, 0), UP, 60)
    assert card.moving
    assert not card.face_up
    qtbot.waitUntil(lambda: not card.moving, timeout=10_000)
    assert card.pos() == QPointF(200, 0)
    assert card.face_up


def test_asked_again_it_starts_from_where_it_is(card: CardItem, qtbot: QtBot) -> None:
    card.glide(QPointF(400, 0), DOWN, 5000)
    qtbot.waitUntil(lambda: card.x() > 2, timeout=10_000)
    reached = card.x()
    card.glide(QPointF(0, 0), DOWN, 5000)
    assert reached <= card.x() < 400
    card.glide(QPointF(0, 0), DOWN, 0)
    assert not card.moving


def test_a_card_that_goes_face_down_keeps_its_face_only_till_it_lies(card: CardItem) -> None:
    card.lie(QPointF(0, 0), UP, 100)
    card.become(DOWN)
    assert card.card == CARD
    card.lie(QPointF(0, 0), DOWN, 100)
    assert card.card is None


@pytest.mark.parametrize(
    "mark", [marks.BARRED, marks.FOCUS, marks.HOVER, marks.HINT, marks.BEST, marks.LED, marks.PICKED]
)
def test_every_mark_is_seen(card: CardItem, mark: int) -> None:
    card.lie(QPointF(0, 0), UP, 100)
    plain = picture(card)
    card.mark(frozenset({mark}))
    assert picture(card) != plain


def test_marks_raise_the_card_and_stay_within_its_bounds(card: CardItem) -> None:
    low = card.outline()
    card.mark(frozenset({marks.PLAYABLE, marks.FOCUS}))
    assert card.outline().top() < low.top()
    assert card.boundingRect().contains(card.outline())
    assert card.shape().contains(low.center())
    card.mark(frozenset())
    assert card.outline() == low


def test_each_side_has_its_picture(card: CardItem) -> None:
    back = picture(card)
    card.lie(QPointF(0, 0), UP, 100)
    assert picture(card) != back


def test_a_small_card_across(card: CardItem) -> None:
    across = Piece(CARD, "won", Place(0, 0, 1, turned=True, size=0.5), CARD)
    card.lie(QPointF(0, 0), across, 100)
    assert card.rotation() == 90
    assert card.outline().width() == 50
    assert picture(card)
