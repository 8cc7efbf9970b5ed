"""What games tell those who reckon: what was found out is kept, as long as there is room."""

from eldest.analysis import reckoning
from eldest.analysis.reckoning import Prizes


def test_what_was_found_is_kept_until_the_shelf_is_full() -> None:
    shelf = Prizes()
    assert shelf.of("first", lambda: (0.0, 1.0)) == (0.0, 1.0)
    assert shelf.of("first", lambda: (5.0,)) == (0.0, 1.0), "it is not found out again"
    for number in range(reckoning.MOST_KEPT):
        shelf.of(number, lambda: (1.0,))
    assert "first" not in shelf
    assert len(shelf) <= reckoning.MOST_KEPT
