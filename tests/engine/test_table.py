"""The table: where cards lie, what is counted, and what a seat may know of it."""

from dataclasses import replace

import pytest

from eldest.cards.card import Card, Suit, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.order import CardOrder
from eldest.cards.seating import Seat
from eldest.engine.acts import DISCARD, PACK, SPREAD, STOCK, Pass
from eldest.engine.law import Docket, Offence
from eldest.engine.table import Drawn, Spot, Table, Trick
from helpers.tables import plain_table


def hands_of(*texts: str) -> tuple[Hand, ...]:
    return tuple(Hand(parse_cards(text)) for text in texts)


TABLE = replace(plain_table(3), hands=hands_of("7C 8C", "9C TC", "JC QC"))


def test_cards_lie_at_a_spot_until_it_is_cleared() -> None:
    table = TABLE.with_spot(STOCK, Hand(parse_cards("AS KS")))
    assert table.spot(STOCK) == Spot(STOCK, Hand(parse_cards("AS KS")))
    assert table.lying(STOCK) == parse_cards("AS KS")
    changed = table.with_spot(STOCK, Hand(parse_cards("KS")), known_to=Seat(1))
    assert changed.spots == (Spot(STOCK, Hand(parse_cards("KS")), Seat(1)),)
    assert changed.with_spot(STOCK, Hand()).spots == ()


@pytest.mark.rule("E-LONE-03", "E-LONE-04")
def test_those_who_lie_down_are_passed_over() -> None:
    table = replace(TABLE, resting=(Seat(1),))
    assert TABLE.playing == (0, 1, 2)
    assert table.playing == (0, 2)
    assert table.next_to_play(Seat(0)) == 2
    assert TABLE.next_to_play(Seat(0)) == 1


@pytest.mark.rule("E-POS-05", "X-TERM-07")
def test_who_plays_together_in_a_deal() -> None:
    table = replace(plain_table(5), allies=(Seat(1), Seat(3)))
    assert table.together(Seat(3)) == (1, 3)
    assert table.together(Seat(0)) == (0, 2, 4)
    assert plain_table(4, (0, 1, 0, 1)).together(Seat(1)) == (1, 3)


def test_a_seat_acts_for_itself_and_cards_count_nothing_unless_a_game_says_so() -> None:
    assert TABLE.player_of(Seat(2)) == 2
    assert TABLE.points_in(Trick(((Seat(0), Card.parse("AS")),))) == 0


def test_at_a_bare_spot_lies_nothing() -> None:
    assert TABLE.spot(STOCK) is None
    assert TABLE.lying(STOCK) == ()


def test_a_card_leaves_the_hand_it_was_in() -> None:
    table = TABLE.without(Seat(1), Card.parse("9C"))
    assert table.hands == hands_of("7C 8C", "TC", "JC QC")
    assert table.at_disposal(Seat(1)) == parse_cards("TC")


def test_every_card_on_the_table_is_counted_once() -> None:
    table = replace(
        TABLE.with_spot(STOCK, Hand(parse_cards("AS"))),
        trick=Trick(((Seat(0), Card.parse("7D")),)),
        tricks=(Trick(((Seat(0), Card.parse("8D")), (Seat(1), Card.parse("9D"))), Seat(1)),),
        draws=(Drawn(Seat(0), 0, Card.parse("AS")),),
    )
    assert set(table.cards()) == set(parse_cards("7C 8C 9C TC JC QC AS 7D 8D 9D"))
    assert len(table.cards()) == 10


@pytest.mark.parametrize(
    ("spot", "counted"),
    [
        pytest.param(SPREAD, 2, id="a card drawn from a spread pack lies beside it"),
        pytest.param(PACK, 1, id="a packet that was lifted was put back"),
    ],
)
def test_cards_cut_are_counted_where_they_lie(spot: str, counted: int) -> None:
    table = plain_table(2).with_spot(spot, Hand(parse_cards("KS")))
    cut = replace(table, draws=(Drawn(Seat(0), 0, Card.parse("AS")),))
    assert len(cut.cards()) == counted


def test_a_table_is_cleared_of_the_deal_but_not_of_the_evening() -> None:
    played = replace(
        TABLE.with_spot(STOCK, Hand(parse_cards("AS"))),
        tricks=(Trick(winner=Seat(0)),),
        calls=(Pass(Seat(0)),),
        draws=(Drawn(Seat(0), 0, Card.parse("AS")),),
        order=CardOrder(Suit.HEARTS),
        dealer=Seat(2),
        tally=TABLE.tally.begun(),
    )
    assert played.cleared() == replace(plain_table(3), dealer=Seat(2), tally=played.tally)


def test_tricks_are_counted_for_the_seats_that_won_them() -> None:
    won = tuple(Trick(winner=Seat(seat)) for seat in (0, 1, 0, 2))
    table = replace(TABLE, tricks=won)
    assert table.tricks_of((Seat(0),)) == 2
    assert table.tricks_of((Seat(0), Seat(2))) == 3


def test_a_trick_knows_its_leader_and_its_cards_in_order() -> None:
    assert Trick().leader is None
    trick = Trick().plus(Seat(2), Card.parse("7S")).plus(Seat(0), Card.parse("2H"))
    assert trick.leader == 2
    assert trick.cards == parse_cards("7S 2H")
    assert len(trick) == 2


@pytest.mark.parametrize(
    ("trumps", "winner"),
    [
        pytest.param(Suit.HEARTS, 0, id="a trump wins"),
        pytest.param(None, 2, id="without trumps the suit led wins"),
    ],
)
def test_a_trick_is_winning_for_the_seat_of_the_best_card(trumps: Suit | None, winner: int) -> None:
    trick = Trick().plus(Seat(2), Card.parse("7S")).plus(Seat(0), Card.parse("2H"))
    assert trick.winning(CardOrder(trumps)) == winner


def seen(seat: int) -> Table:
    table = TABLE.with_spot(STOCK, Hand(parse_cards("AS KS"), 2, parse_cards("AS")))
    table = table.with_spot(DISCARD, Hand(parse_cards("7D")), known_to=Seat(1))
    shown = replace(table, hands=(*table.hands[:2], Hand(parse_cards("JC QC"), 2, parse_cards("QC"))))
    return shown.seen_by(Seat(seat))


def test_a_seat_sees_its_own_hand_and_the_size_of_the_others() -> None:
    assert seen(0).hands == (
        Hand(parse_cards("7C 8C")),
        Hand((), 2),
        Hand(parse_cards("QC"), 2, parse_cards("QC")),
    )


def test_of_a_spot_only_the_shown_cards_are_seen() -> None:
    assert seen(0).spot(STOCK) == Spot(STOCK, Hand(parse_cards("AS"), 2, parse_cards("AS")))


@pytest.mark.parametrize(
    ("seat", "known"),
    [pytest.param(1, "7D", id="by the seat that laid it there"), pytest.param(2, "", id="by nobody else")],
)
def test_a_card_lying_face_down_is_known(seat: int, known: str) -> None:
    spot = seen(seat).spot(DISCARD)
    assert spot is not None
    assert spot.lies == Hand(parse_cards(known), 1)


def test_a_sight_shows_only_what_has_been_noticed() -> None:
    secret, noticed = (
        Offence(Seat(1), "revoke", "E-REV-01", Pass(Seat(1)), called=told) for told in (False, True)
    )
    table = replace(TABLE, docket=Docket((secret, noticed)))
    assert table.seen_by(Seat(1)).docket == Docket((noticed,))


@pytest.mark.rule("W-POS-01")
def test_a_seat_has_no_letter_unless_a_game_gives_it_one() -> None:
    assert [TABLE.letter_of(Seat(seat)) for seat in range(3)] == ["", "", ""]


def test_no_suit_is_called_where_a_game_does_not_have_it() -> None:
    assert TABLE.suit_called() is None
