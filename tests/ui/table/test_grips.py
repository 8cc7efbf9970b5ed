"""What can be taken hold of, where what is permitted and what lies there are of different moments."""

import pytest

from eldest.cards.seating import Seat
from eldest.engine.acts import CutPack, Draw
from eldest.ui.table.grips import lift_grip
from eldest.ui.table.permits import Permits

ME = Seat(0)


@pytest.mark.parametrize(
    ("acts", "size", "lifted"),
    [
        pytest.param((CutPack(ME, 4), CutPack(ME, 20)), 32, 20, id="a packet of a whole pack"),
        pytest.param((Draw(ME, 0),), 32, None, id="the place of a spread pack that is still squared"),
        pytest.param((CutPack(ME, 20),), 6, None, id="more cards than lie there"),
        pytest.param((), 32, None, id="nothing permitted"),
    ],
)
def test_a_packet_has_the_cards_that_lie_there(
    acts: tuple[CutPack | Draw, ...], size: int, lifted: int | None
) -> None:
    pack = tuple(("stock", place) for place in range(size))
    grip = lift_grip(20, Permits.of(acts), pack)
    assert (len(grip.keys) if grip else None) == lifted
