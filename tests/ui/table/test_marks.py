"""What lies beside the cards: words, badges and the bench neither cover marks nor are covered."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat
from eldest.ui.table.card_item import CardItem
from eldest.ui.table.layout import Layout
from eldest.ui.table.marks import LabelItem
from eldest.ui.table.pace import Pace
from helpers.shown import Shown

Show = Callable[..., Shown]
OTHER = Seat(1)


def labels(shown: Shown) -> list[LabelItem]:
    return [item for item in shown.scene.items() if isinstance(item, LabelItem)]


def test_labels_of_the_last_trick_lie_above_its_cards(show: Show, qtbot: QtBot) -> None:
    shown = show(1).until(lambda table: bool(table.tricks) and not table.trick.plays)
    shown.view.set_pace(Pace(1.0, 0))
    shown.view.show_last_trick(shown.sight.tricks[-1])
    told = labels(shown)
    assert {label.text for label in told} in ({"led", "won"}, {"led and won"})
    cards = [item for item in shown.scene.items() if isinstance(item, CardItem)]
    assert any(card.moving for card in cards)
    assert min(label.zValue() for label in told) > max(card.zValue() for card in cards)
    # They cover no index either: they stand below their cards, at the lower edge.
    place, plays = shown.scene.layout.looked_at, shown.sight.tricks[-1].plays
    boxes = [shown.scene.lying.card_box(place(seat, order)) for order, (seat, _) in enumerate(plays)]
    for label in told:
        box = label.mapRectToScene(label.boundingRect())
        assert all(box.intersected(card).height() < card.height() * 0.1 for card in boxes)


SAID = [
    "I pass",
    "I take it up",
    "I turn it down",
    "Make it diamonds",
    "Let it be diamonds, and I play alone",
]


@pytest.mark.parametrize("words", SAID)
@pytest.mark.parametrize("size", [(800, 500), (922, 756), (1562, 1036)])
def test_what_is_said_covers_no_token_and_stays_on_the_table(
    show: Show, words: str, size: tuple[int, int]
) -> None:
    shown = show(1).until_mine("play")
    shown.view.resize(*size)
    shown.scene.around.speak(OTHER, words)
    (label,) = labels(shown)
    box = label.mapRectToScene(label.boundingRect())
    plates = shown.scene.around.plates
    assert not any(box.intersects(plate.contract_box()) for plate in plates.values())
    assert shown.scene.sceneRect().contains(box)


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.usefixtures("qtbot")
def test_at_a_larger_table_what_is_said_leaves_the_plates_free(seats: int) -> None:
    layout = Layout(tuple(map(Seat, range(seats))), Seat(0), 1280, 800)
    high = LabelItem("I take it up", layout.card * 0.19).boundingRect().height() / layout.card
    for seat in range(1, seats):
        station = layout.station(Seat(seat))
        assert station.hand.y < station.speech.y < station.speech.y + high <= station.hand.bottom
