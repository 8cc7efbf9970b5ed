"""The deal and the trump card at Whist, and the stock at German Whist."""

import pytest

from eldest.cards.card import Card, Suit, spell_cards
from eldest.cards.seating import Seat
from eldest.engine.acts import STOCK, TURN_UP
from eldest.engine.events import TurnedUp
from eldest.games.whist.turning import HiddenCardTaken, OpenCardTaken
from helpers.tables import uncut
from helpers.whist import about_to_shuffle, dealt


@pytest.mark.rule("W-DEAL-01", "W-DEAL-03", "W-DEAL-04", "X-DEAL-01")
def test_cards_are_dealt_one_at_a_time_and_the_last_is_turned() -> None:
    """EX-12: A gets cards 1, 5, ... 49; Z gets 4, 8, ... 52; card 52 is turned up."""
    evening = about_to_shuffle()
    cards = evening.game.pack.cards
    evening.does(f"3 shuffle 0 {uncut(spell_cards(cards), 9)}")
    assert evening.table.turn == 2, "the pack is presented to the pone"
    evening.does("2 cut 9")
    events = evening.does("3 deal 1")
    table = evening.table
    assert [table.hands[seat].cards for seat in range(3)] == [cards[seat::4] for seat in range(3)]
    assert table.at_disposal(Seat(3)) == cards[3::4]
    assert events[-1] == TurnedUp(cards[51], "W-DEAL-04")
    assert table.order.trumps is cards[51].suit
    assert table.spot(STOCK) is None
    assert table.turn == 0, "the eldest hand leads"


@pytest.mark.rule("W-DEAL-03")
def test_the_cards_are_dealt_in_no_other_way() -> None:
    evening = about_to_shuffle()
    evening.chance()
    evening.does("2 cut 20")
    assert evening.lawful() == ["3 deal 1"]
    assert evening.refused("3 deal 3").clause == "W-DEAL-03"


@pytest.mark.rule("W-GER-01")
def test_german_whist_is_dealt_to_two_and_the_next_card_turned_on_the_stock() -> None:
    evening = about_to_shuffle(2)
    cards = evening.game.pack.cards
    evening.does(f"1 shuffle 0 {uncut(spell_cards(cards), 9)}", "0 cut 9")
    events = evening.does("1 deal 1")
    table = evening.table
    assert [hand.cards for hand in table.hands] == [cards[:26:2], cards[1:26:2]]
    assert events[-1] == TurnedUp(cards[26], "W-GER-01")
    assert (table.lying(TURN_UP), table.lying(STOCK)) == ((cards[26],), cards[27:])
    assert (table.turn, table.order.trumps) == (0, cards[26].suit)
    assert table.at_disposal(Seat(1)) == table.hands[1].cards, "the open card is nobody's yet"
    assert table.seen_by(Seat(0)).lying(STOCK) == ()


@pytest.mark.rule("W-GER-02")
def test_the_winner_takes_the_open_card_and_the_loser_the_next_unseen() -> None:
    evening = dealt("2C AC", "3C KC", players=2)
    open_card = evening.table.lying(TURN_UP)[0]
    below, following = evening.table.lying(STOCK)[:2]
    events = evening.does("0 play 2C", "1 play 3C")
    table = evening.table
    assert events[-3:] == (
        OpenCardTaken(Seat(1), open_card),
        HiddenCardTaken(Seat(0), below),
        TurnedUp(following, "W-GER-02"),
    )
    assert open_card in table.hands[1]
    assert below in table.hands[0]
    assert table.turn == 1
    assert [hand.size for hand in table.hands] == [13, 13]
    hidden = events[-2]
    assert isinstance(hidden, HiddenCardTaken)
    assert (hidden.seen_by(Seat(0)), hidden.seen_by(Seat(1)).card) == (hidden, None)
    assert open_card not in table.seen_by(Seat(0)).hands[1].cards


@pytest.mark.rule("W-GER-02")
def test_suit_must_be_followed_from_the_first_trick() -> None:
    evening = dealt("2C", "3C 4D", players=2)
    evening.does("0 play 2C")
    assert evening.refused("1 play 4D").clause == "X-PLAY-02"


@pytest.mark.rule("W-GER-02", "W-GER-03")
def test_thirteen_tricks_use_up_the_stock_and_thirteen_more_the_hands() -> None:
    evening = dealt(players=2)
    trumps: Suit | None = evening.table.order.trumps
    for left in range(12, -1, -1):
        evening.does(evening.lawful()[0])
        evening.does(evening.lawful()[0])
        stock = sum(len(evening.table.lying(name)) for name in (STOCK, TURN_UP))
        assert stock == 2 * left
    assert [hand.size for hand in evening.table.hands] == [13, 13]
    assert evening.table.order.trumps is trumps
    for _ in range(13):
        evening.does(
            evening.lawful()[0],
        )
        evening.does(evening.lawful()[0])
    assert len(evening.table.tricks) == 26
    assert evening.table.stage == "shuffle"
    assert evening.table.dealer == 0, "the deal alternates"


@pytest.mark.rule("W-PLAY-01", "W-PLAY-02", "W-REV-01", "X-PLAY-02")
def test_suit_is_followed_and_nobody_is_bound_to_win() -> None:
    evening = dealt("2C 3D", "KC 2D AC", "4C", "9H")
    evening.does("0 play 2C")
    assert "1 play KC" in evening.lawful()
    assert "1 play AC" in evening.lawful()
    assert evening.refused("1 play 2D").clause == "X-PLAY-02"
    assert isinstance(evening.table.turned, Card)
