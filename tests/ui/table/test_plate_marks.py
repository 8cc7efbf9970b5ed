"""What the plates tell of a sight: dealer, turn, contract, partners, who plays alone, tricks and points."""

from dataclasses import replace

import pytest

from eldest.cards.card import Card, Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.acts import SPREAD
from eldest.engine.table import Table, Trick
from eldest.engine.tally import Tally
from eldest.games.cinch.table import CinchTable
from eldest.games.whist.table import WhistTable
from eldest.ui.table.plate_marks import PlateMark, Standing, plates

ME, HENRY, ANNA, PETER = map(Seat, range(4))
SIDES = Seating((Side(0), Side(1), Side(0), Side(1)))
HEARTS = CardOrder(Card.parse("2H").suit)


def two(**fields: object) -> Table:
    blank = Table(Seating.each_for_himself(2), Tally.blank(2))
    hands = (Hand(parse_cards("9S KS AH")), Hand(parse_cards("7C 8C 9C")))
    return replace(blank, **({"hands": hands} | fields))  # type: ignore[arg-type]


def four(kind: type[Table] = Table, seating: Seating = SIDES, **fields: object) -> Table:
    members = len(seating.members)
    blank = kind(seating, Tally.blank(seating.number_of_sides, members))
    hands = tuple(Hand(parse_cards(f"{seat + 2}C")) for seat in range(members))
    return replace(blank, **({"hands": hands} | fields))  # type: ignore[arg-type]


def marks(table: Table, viewer: Seat = ME) -> dict[Seat, PlateMark]:
    return {mark.seat: mark for mark in plates(table.seen_by(viewer), viewer)}


def won(seat: Seat, cards: str) -> Trick:
    return Trick(tuple(zip((ME, HENRY, ANNA, PETER), parse_cards(cards), strict=False)), seat)


def test_dealer_turn_tricks_and_trumps() -> None:
    table = two(dealer=HENRY, turn=ME, tricks=(won(ME, "AS"),), order=HEARTS)
    mine, henrys = marks(table).values()
    assert (mine.dealer, mine.turn, mine.tricks, mine.trumps) == (False, True, 1, None)
    assert (henrys.dealer, henrys.turn, henrys.tricks, henrys.trumps) == (True, False, 0, HEARTS.trumps)


def test_before_the_deal_no_tricks_are_counted() -> None:
    assert marks(two(hands=(Hand(), Hand())))[ME].tricks is None


def test_contract_hangs_at_the_makers_plate() -> None:
    found = marks(four(dealer=ME, maker=PETER, bid=7, order=HEARTS))
    assert [(mark.maker, mark.bid, mark.trumps) for mark in found.values()] == [
        (False, 0, None), (False, 0, None), (False, 0, None), (True, 7, HEARTS.trumps),
    ]  # fmt: skip


def test_tricks_of_partners_are_counted_together_and_once() -> None:
    found = marks(four(tricks=(won(ANNA, "AS 2S 3S 4S"), won(PETER, "AD 2D 3D 4D"), won(ME, "AC"))))
    assert [mark.tricks for mark in found.values()] == [2, 1, None, None]


def test_points_are_told_where_cards_count_and_only_there() -> None:
    tricks = (won(ANNA, "AH TH 5H 3S"),)
    assert [mark.points for mark in marks(four(tricks=tricks)).values()] == [None] * 4
    cinch = four(CinchTable, tricks=tricks)
    cinch = replace(cinch, order=replace(cinch.order, trumps=HEARTS.trumps))
    assert [mark.points for mark in marks(cinch).values()] == [7, 0, None, None]


@pytest.mark.rule("W-POS-01")
def test_letters_stand_where_the_game_has_them() -> None:
    found = marks(four(WhistTable, dealer=HENRY))
    assert [mark.letter for mark in found.values()] == ["B", "Z", "A", "Y"]
    spread = four(WhistTable, dealer=HENRY).with_spot(SPREAD, Hand((), 9))
    assert {mark.letter for mark in marks(spread).values()} == {""}
    assert {mark.letter for mark in marks(four(dealer=HENRY)).values()} == {""}


EACH = Seating.each_for_himself(4)


@pytest.mark.parametrize(
    ("table", "viewer", "partners"),
    [
        pytest.param(four(), ME, [ANNA], id="partners sit opposite"),
        pytest.param(four(seating=EACH), ME, [], id="each for himself has none"),
        pytest.param(
            four(seating=EACH, maker=HENRY, allies=(HENRY, PETER)), ME, [ANNA],
            id="all others oppose the maker",
        ),
        pytest.param(
            four(seating=EACH, maker=HENRY, allies=(HENRY, PETER)), PETER, [HENRY], id="the maker's partner"
        ),
        pytest.param(
            four(seating=EACH, maker=HENRY, allies=(HENRY,)), ME, [], id="a maker who has yet to choose"
        ),
        pytest.param(
            four(seating=EACH, maker=HENRY, allies=(HENRY,), trick=Trick(((ANNA, Card.parse("AS")),))),
            ME, [ANNA, PETER], id="a maker who plays alone",
        ),
        pytest.param(
            four(seating=Seating.alternating((HENRY, ANNA, PETER, Seat(4)), 5)), ME, [PETER],
            id="who waits sees the partner of the first",
        ),
    ],
)  # fmt: skip
def test_who_plays_with_the_viewer_is_marked(table: Table, viewer: Seat, partners: list[Seat]) -> None:
    assert [seat for seat, mark in marks(table, viewer).items() if mark.partner] == partners


@pytest.mark.rule("E-LONE-04")
def test_who_lies_down_and_who_plays_alone() -> None:
    found = marks(four(maker=HENRY, resting=(PETER,)))
    assert [mark.standing for mark in found.values()] == [
        Standing.USUAL, Standing.ALONE, Standing.USUAL, Standing.LIES_DOWN,
    ]  # fmt: skip
    lone = four(seating=EACH, maker=HENRY, allies=(HENRY,), tricks=(won(ME, "AS"),))
    assert [mark.standing for mark in marks(lone).values()] == [
        Standing.USUAL, Standing.ALONE, Standing.USUAL, Standing.USUAL,
    ]  # fmt: skip
    choosing = four(seating=EACH, maker=HENRY, allies=(HENRY,))
    assert {mark.standing for mark in marks(choosing).values()} == {Standing.USUAL}


@pytest.mark.parametrize("stage", ["cut-for-deal", "cut-out"])
def test_nobody_has_a_partner_while_that_is_being_cut_for(stage: str) -> None:
    assert not any(mark.partner for mark in marks(four(stage=stage)).values())


def test_after_the_deal_its_own_dealer_is_shown_until_the_next_is_shuffled() -> None:
    over = four(WhistTable, dealer=ANNA, dealt_by=HENRY, order=HEARTS, tricks=(won(ME, "AS"),))
    found = marks(over)
    assert [mark.dealer for mark in found.values()] == [False, True, False, False]
    assert [mark.letter for mark in found.values()] == ["B", "Z", "A", "Y"]
    assert found[HENRY].trumps is HEARTS.trumps
    shuffled = replace(over, tricks=(), hands=(Hand(),) * 4)
    assert [mark.dealer for mark in marks(shuffled).values()] == [False, False, True, False]


@pytest.mark.rule("E-CALL-01")
def test_the_suit_called_hangs_at_the_makers_plate() -> None:
    kind = type("Calling", (Table,), {"suit_called": lambda self: Suit.CLUBS})
    found = marks(four(kind, maker=PETER))
    assert [mark.called for mark in found.values()] == [None, None, None, Suit.CLUBS]


def test_nothing_is_counted_before_the_first_card_is_led() -> None:
    assert {(mark.tricks, mark.points) for mark in marks(four(CinchTable)).values()} == {(None, None)}
    led = four(CinchTable, trick=Trick(((ME, Card.parse("AS")),)))
    assert [(mark.tricks, mark.points) for mark in marks(led).values()][:2] == [(0, 0), (0, 0)]
