"""The table at Whist: letters, the dealer's turn-up, and who acts for Dummy."""

import pytest

from eldest.cards.card import Card, parse_cards
from eldest.cards.hand import Hand
from eldest.cards.seating import Seat, Side
from eldest.engine.acts import TURN_UP
from eldest.engine.events import CardPlayed
from eldest.engine.values import replace
from helpers.tables import plain_table
from helpers.whist import about_to_shuffle, dealt, whist


@pytest.mark.rule("W-POS-01", "W-POS-02", "W-POS-03")
@pytest.mark.parametrize(
    ("dealer", "letters"),
    [
        pytest.param(3, "AYBZ", id="EX-67: Z deals, A leads, Y and B follow"),
        pytest.param(0, "ZAYB", id="with the next deal the letters move on"),
        pytest.param(1, "BZAY", id="and on"),
        pytest.param(2, "YBZA", id="until all have dealt"),
    ],
)
def test_letters(dealer: int, letters: str) -> None:
    table = about_to_shuffle(dealer=dealer).table
    assert "".join(table.letter_of(Seat(seat)) for seat in range(4)) == letters
    seating = table.seating
    z = Seat(letters.index("Z"))
    assert (table.dealer, seating.eldest_of(z)) == (z, letters.index("A"))
    assert seating.pone_of(z) == letters.index("B")
    assert seating.side_of(Seat(letters.index("A"))) == seating.side_of(Seat(letters.index("B")))


@pytest.mark.rule("W-POS-01")
def test_where_there_are_no_letters() -> None:
    assert whist().table.letter_of(Seat(0)) == ""
    assert about_to_shuffle(2).table.letter_of(Seat(0)) == ""
    members = replace(whist(table_members=5).table, dealer=Seat(0))
    assert [members.letter_of(Seat(seat)) for seat in (1, 4)] == ["", ""]
    assert plain_table(4).letter_of(Seat(0)) == ""


@pytest.mark.rule("W-TRUMP-01", "W-DEAL-04")
def test_the_turn_up_is_the_dealers_but_lies_face_up() -> None:
    table = dealt("", "", "", "9D").table
    assert table.turned == Card.parse("9D")
    assert table.spot(TURN_UP).lies == Hand(parse_cards("9D"), 1, parse_cards("9D"))
    assert [hand.size for hand in table.hands] == [13, 13, 13, 12]
    assert table.at_disposal(Seat(3)) == (*table.hands[3].cards, Card.parse("9D"))
    assert len(table.at_disposal(Seat(0))) == 13
    assert table.seen_by(Seat(0)).lying(TURN_UP) == parse_cards("9D")


@pytest.mark.rule("W-TRUMP-01")
def test_the_dealer_may_play_the_turn_up_straight_from_the_table() -> None:
    evening = dealt("2C", "3C", "4C", "5S 9H")
    evening.does(*(f"{seat} play {card}" for seat, card in enumerate(("2C", "3C", "4C"))))
    events = evening.does("3 play 9H")
    played = events[0]
    assert isinstance(played, CardPlayed)
    assert played.from_spot == TURN_UP
    assert evening.table.spot(TURN_UP) is None
    assert evening.table.hands[3].size == 12


@pytest.mark.rule("W-TRUMP-01")
def test_a_card_given_leaves_the_hand_or_the_table() -> None:
    table = dealt("", "", "", "5S 9H").table
    assert table.without(Seat(3), Card.parse("5S")).hands[3].size == 11
    assert table.without(Seat(3), Card.parse("9H")).spot(TURN_UP) is None


@pytest.mark.rule("W-TRUMP-01")
def test_after_the_first_trick_the_turn_up_is_taken_in() -> None:
    evening = dealt("2C", "3C", "4C", "5S 9H")
    events = evening.does("0 play 2C", "1 play 3C", "2 play 4C", "3 play 5S")
    assert [type(event).__name__ for event in events[-2:]] == ["TrickWon", "TurnUpTaken"]
    assert evening.table.spot(TURN_UP) is None
    assert evening.table.hands[3].size == 12
    assert Card.parse("9H") in evening.table.hands[3]
    assert Card.parse("9H") not in evening.table.seen_by(Seat(0)).hands[3]


@pytest.mark.rule("W-DUM-01", "W-DUM-03")
def test_dummies_partner_acts_for_him() -> None:
    table = whist(3).table
    assert table.dummies == (3,)
    assert [table.player_of(Seat(seat)) for seat in range(4)] == [0, 1, 2, 0]
    double = whist(2, form="double_dummy").table
    assert [double.player_of(Seat(seat)) for seat in range(4)] == [0, 1, 0, 1]
    assert [whist().table.player_of(Seat(seat)) for seat in range(4)] == [0, 1, 2, 3]


def test_a_table_cleared_forgets_the_turn_up_but_not_dummy() -> None:
    table = dealt(players=3).table
    assert table.turned is not None
    cleared = table.cleared()
    assert cleared.turned is None
    assert (cleared.dummies, cleared.rota) == ((3,), (0, 1, 2))


@pytest.mark.rule("W-PLAY-03")
def test_the_tricks_of_each_side_are_kept_together() -> None:
    evening = dealt("AC", "KC", "QC", "JC 9H")
    evening.does("0 play AC", "1 play KC", "2 play QC", "3 play JC")
    seating = evening.table.seating
    assert [evening.table.tricks_of(seating.members_of(Side(side))) for side in (0, 1)] == [1, 0]
