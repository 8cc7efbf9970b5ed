"""The layout: plain numbers, no Qt. Nothing lies on what it must not cover, whatever the window's shape."""

from itertools import combinations, pairwise

import pytest

from eldest.cards.seating import Seat
from eldest.ui.table.layout import (
    BAND_POINTS,
    HEIGHT,
    LEAST_STEP,
    SMALL,
    Layout,
    Place,
    Rect,
    fan_step,
)

SHAPES = [
    (800, 500), (1024, 600), (1024, 640), (1024, 768), (1100, 900), (1200, 640), (1280, 720), (1280, 800),
    (1280, 1024), (1366, 768), (1440, 900), (1600, 900), (1680, 1050), (1920, 1000), (1920, 1080),
    (2560, 1080), (2560, 1600), (3440, 1440), (3840, 2160), (900, 1100),
]  # fmt: skip
SEATS = range(2, 8)


def laid(seats: int, shape: tuple[float, float] = (1280, 800), viewer: int = 0) -> Layout:
    """Return the layout of a table at which so many sit in the order of their numbers."""
    return Layout(tuple(Seat(seat) for seat in range(seats)), Seat(viewer), *shape)


def layouts() -> list[Layout]:
    return [laid(seats, shape) for seats in SEATS for shape in SHAPES]


every_layout = pytest.mark.parametrize(
    "layout", layouts(), ids=lambda layout: f"{layout.seats} at {layout.width}x{layout.height}"
)


def box(place: Place) -> Rect:
    """Return what a card covers."""
    high = HEIGHT * place.size
    wide = place.size
    if place.turned:
        wide, high = high, wide
    return Rect(place.x - wide / 2, place.y - high / 2, wide, high)


def around(places: "tuple[Place, ...] | list[Place]") -> Rect:
    """Return the rectangle about several cards."""
    boxes = [box(place) for place in places]
    left, top = min(b.x for b in boxes), min(b.y for b in boxes)
    return Rect(left, top, max(b.right for b in boxes) - left, max(b.bottom for b in boxes) - top)


def count_of(layout: Layout) -> int:
    """Return the largest hand at such a table: a maker of seven holds the widow too."""
    return {2: 13, 3: 9, 4: 13, 5: 9, 6: 7, 7: 11}[layout.seats]


def hands(layout: Layout) -> dict[str, Rect]:
    held = count_of(layout)
    return {f"hand {seat}": around(layout.hand(Seat(seat), held)) for seat in range(layout.seats)}


def regions(layout: Layout) -> dict[str, Rect]:
    """Return everything that may be there at once in the play of a hand."""
    seats = [Seat(seat) for seat in range(layout.seats)]
    found = hands(layout)
    found |= {f"plate {seat}": layout.station(seat).plate for seat in seats}
    for seat in seats:
        found[f"won {seat}"] = around([layout.won(seat, n, 13, 1) for n in range(13)])
    found["trick"] = around([layout.trick(seat) for seat in seats])
    found["pack"] = around([layout.stock(30), layout.turn_up, layout.turned_down, layout.discard()])
    found["decisions"] = layout.decisions
    if layout.seats > 2:
        found["laid away"] = around([layout.laid_away(n, 24) for n in range(24)])
        found["bench"] = layout.bench
    return found


def dummies() -> list[tuple[Layout, Seat]]:
    """Return tables of four with an open hand at each of the others' places, also with a viewer who waits."""
    waiting = [Layout(tuple(map(Seat, (5, 1, 0, 3))), Seat(2), *shape) for shape in SHAPES]
    sitting = [laid(4, shape) for shape in SHAPES]
    return [(layout, layout.order[place]) for layout in (*sitting, *waiting) for place in (1, 2, 3)]


@pytest.mark.parametrize(
    ("layout", "dummy"),
    dummies(),
    ids=lambda it: f"{it.width}x{it.height}" if isinstance(it, Layout) else str(it),
)
def test_an_open_dummy_can_be_read_and_covers_nothing(layout: Layout, dummy: Seat) -> None:
    places = layout.hand(dummy, 13, laid_open=True)
    shown = around(places)
    found = {seat: around(layout.hand(seat, 13)) for seat in layout.order if seat != dummy}
    found |= {seat + 10: layout.station(seat).plate for seat in layout.order}  # type: ignore[misc]
    trick = around([layout.trick(seat) for seat in layout.order])
    assert not [name for name, region in found.items() if region.overlaps(shown)]
    assert not shown.overlaps(trick)
    assert shown.y >= layout.rows.top - 1e-6
    for place in places:
        above = [box(later) for later in places if later.z > place.z]
        index = Rect(box(place).x, box(place).y, LEAST_STEP * place.size - 1e-6, 0.36 * place.size)
        assert not any(index.overlaps(card) for card in above)


@every_layout
def test_cards_offered_to_be_taken_can_be_read_and_cover_no_hand(layout: Layout) -> None:
    offered = [layout.offered(n, 13) for n in range(13)]
    assert not [name for name, hand in hands(layout).items() if hand.overlaps(around(offered))]
    assert offered[1].x - offered[0].x >= 0.13


@every_layout
def test_what_lies_before_a_hand_keeps_clear_of_plates_and_trick(layout: Layout) -> None:
    trick = around([layout.trick(seat) for seat in layout.order])
    for seat in layout.order:
        for place in (layout.before(seat), layout.packet(seat, 3)):
            assert not box(place).overlaps(trick)
            assert not [other for other in layout.order if box(place).overlaps(layout.station(other).plate)]


def test_members_sit_in_any_order_and_who_waits_watches_from_the_first_place() -> None:
    order = tuple(map(Seat, (4, 0, 3, 1)))
    sitting, waiting = Layout(order, Seat(3), 1280, 800), Layout(order, Seat(2), 1280, 800)
    assert [sitting.place_of(seat) for seat in (3, 1, 4, 0)] == [0, 1, 2, 3]  # type: ignore[arg-type]
    assert [waiting.place_of(seat) for seat in order] == [0, 1, 2, 3]
    assert sitting.is_near(Seat(3))
    wide, narrow = (
        layout.hand(layout.order[0], 5) for layout in (Layout(order, Seat(4), 1280, 800), waiting)
    )
    assert wide[1].x - wide[0].x > narrow[1].x - narrow[0].x  # a closed hand, though it lies below


@every_layout
def test_nothing_lies_on_anything_else(layout: Layout) -> None:
    pairs = combinations(regions(layout).items(), 2)
    overlapping = [(a, b) for (a, first), (b, second) in pairs if first.overlaps(second)]
    assert not overlapping


@every_layout
def test_everything_lies_in_the_window(layout: Layout) -> None:
    wide, high = layout.width / layout.card, layout.height / layout.card
    window = Rect(-wide / 2, -high / 2, wide, high)
    for name, region in regions(layout).items():
        assert region.x >= window.x - 1e-6, name
        assert region.y >= window.y - 1e-6, name
        assert region.right <= window.right + 1e-6, name
        assert region.bottom <= window.bottom + 1e-6, name


@every_layout
def test_the_viewer_can_read_his_cards_and_the_decisions_have_room(layout: Layout) -> None:
    first, second, *_ = layout.hand(Seat(0), count_of(layout))
    assert second.x - first.x >= LEAST_STEP - 1e-9
    assert layout.decisions.h * layout.card >= BAND_POINTS - 1e-6
    assert layout.decisions.w * layout.card >= 340


@every_layout
def test_the_pack_laid_out_keeps_clear_of_hands_and_plates(layout: Layout) -> None:
    spread = around([layout.spread(n, 53) for n in range(53)])
    ribbon = around([layout.ribbon(n, 53, 20) for n in range(53)])
    for seat in range(layout.seats):
        shown = around([layout.drawn(Seat(seat), n) for n in range(2)])
        for laid in (spread, ribbon):
            assert not laid.overlaps(shown)
            assert not laid.overlaps(layout.station(Seat(seat)).plate)


@every_layout
def test_places_to_drop_on_do_not_overlap(layout: Layout) -> None:
    assert not layout.trick_zone.overlaps(layout.stock_zone)
    assert not layout.trick_zone.overlaps(layout.hand_zone)
    assert layout.trick_zone.overlaps(around([layout.trick(Seat(0))]))


def corners(place: Place) -> list[Rect]:
    """Return where the two indices of a card are."""
    card = box(place)
    return [
        Rect(card.x, card.y, 0.2, 0.4),
        Rect(card.right - 0.2, card.bottom - 0.4, 0.2, 0.4),
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_every_card_of_a_trick_shows_an_index_whoever_led(seats: int) -> None:
    layout = laid(seats)
    for leader in range(seats):
        played = [layout.trick(Seat((leader + turn) % seats), turn) for turn in range(seats)]
        for turn, place in enumerate(played):
            above = [box(later) for later in played[turn + 1 :]]
            assert any(not any(corner.overlaps(card) for card in above) for corner in corners(place))


@pytest.mark.parametrize("seats", [6, 7])
def test_of_a_large_trick_no_card_hides_much_of_another(seats: int) -> None:
    layout = laid(seats)
    for one, other in combinations([box(layout.trick(Seat(seat))) for seat in range(seats)], 2):
        across = min(one.right, other.right) - max(one.x, other.x)
        down = min(one.bottom, other.bottom) - max(one.y, other.y)
        assert max(0.0, across) * max(0.0, down) < 0.2 * one.w * one.h


@every_layout
def test_cards_laid_face_up_before_a_hand_keep_clear_of_plates_and_stay_at_the_hand(layout: Layout) -> None:
    for seat in layout.order:
        for count in range(1, count_of(layout) + 1):
            for shown in range(1, count + 1):
                held, apart = layout.hand_and_exposed(seat, count, shown)
                assert (len(held), len(apart)) == (count - shown, shown)
                lie = around([*held, *apart])
                room = layout.station(seat).hand
                assert lie.middle.x == pytest.approx(room.middle.x)
                assert lie.w <= room.w + 1e-6
                assert not any(lie.overlaps(layout.station(other).plate) for other in layout.order)


@pytest.mark.parametrize("seats", SEATS)
def test_seats_go_clockwise_from_the_viewer_at_the_bottom(seats: int) -> None:
    layout = laid(seats, viewer=1)
    viewer = layout.trick(Seat(1))
    left = layout.trick(Seat(2 % seats))
    assert all(viewer.y >= layout.trick(Seat(seat)).y for seat in range(seats))
    if seats > 2:
        right = layout.trick(Seat(0))
        assert left.x < viewer.x < right.x


@pytest.mark.parametrize(
    ("shape", "least"), [((800, 500), 64), ((1024, 640), 90), ((1280, 800), 120), ((1920, 1080), 165)]
)
def test_the_cards_of_two_are_large_enough(shape: tuple[int, int], least: float) -> None:
    assert laid(2, shape).card >= least


def test_the_table_is_filled() -> None:
    for shape in SHAPES:
        layout = laid(2, shape)
        lowest = max(box(place).bottom for place in layout.hand(Seat(0), 5))
        highest = min(box(place).y for place in layout.hand(Seat(1), 5))
        assert (lowest - highest) * layout.card > 0.93 * layout.height


@pytest.mark.parametrize("count", [1, 2, 5, 13])
def test_won_tricks_can_be_counted(count: int) -> None:
    layout = laid(2)
    places = [layout.won(Seat(0), n, count) for n in range(count)]
    assert [place.turned for place in places] == [bool(n % 2) for n in range(count)]
    assert all(place.size == SMALL for place in places)
    assert all(b.x - a.x > 0.05 for a, b in pairwise(places))
    assert all(b.z > a.z for a, b in pairwise(places))


@pytest.mark.parametrize("count", [24, 32, 33, 52, 53])
def test_a_hand_on_the_ribbon_lifts_the_card_it_touches_and_all_above(count: int) -> None:
    layout = laid(2)
    for lifted in range(1, count + 1):
        touched = layout.ribbon(count - lifted, count)
        assert layout.lifted_at(touched.x + 0.49, touched.y, count) == lifted
    top = layout.ribbon(count - 1, count)
    assert layout.lifted_at(top.x - 0.4, top.y, count) == 1
    assert layout.lifted_at(top.x - 1.0, top.y, count) is None
    assert layout.lifted_at(top.x, top.y + 1.0, count) is None


def test_a_single_card_is_a_fan_too() -> None:
    assert fan_step(1, 4, 0.6) == 0
    assert len(laid(2).hand(Seat(0), 0)) == 0


def test_turn_up_and_pack_are_both_seen() -> None:
    layout = laid(2)
    pack, turned_up, turned_down = box(layout.stock(20)), box(layout.turn_up), box(layout.turned_down)
    assert pack.overlaps(turned_up)
    assert turned_up.x > pack.x + 0.25
    assert turned_down.right > pack.right + 0.3
    assert layout.turn_up.z > layout.stock(52).z > layout.stock(0).z > layout.turned_down.z


@every_layout
def test_the_notice_before_the_first_deal_lies_on_nothing(layout: Layout) -> None:
    seats = [Seat(seat) for seat in range(layout.seats)]
    found = {f"plate {seat}": layout.station(seat).plate for seat in seats}
    found |= {name: hand for name, hand in hands(layout).items() if name != "hand 0"}
    found |= {f"cut by {seat}": around([layout.drawn(seat, n) for n in range(3)]) for seat in seats[1:]}
    found |= {f"won {seat}": layout.station(seat).won for seat in seats}
    found["pack"] = around([layout.stock(0), layout.stock(60)])
    found["spread"] = around([layout.spread(n, 52) for n in range(52)])
    found["ribbon"] = around([layout.ribbon(n, 52, 30) for n in range(52)])
    found["ghosts"] = around([layout.ghost(n, 2) for n in range(2)])
    found["band"], found["bench"] = layout.decisions, layout.bench
    assert not [name for name, region in found.items() if region.overlaps(layout.notice)]
    assert layout.notice.w * layout.card >= 220
