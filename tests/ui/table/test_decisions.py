"""What can be said is offered with the old words, once, and by keys as well as by the mouse."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, Bid, Choose, CutPack, DealOut, Discard, Draw, Make, Pass, Play
from eldest.engine.phrase import phrase
from eldest.games.cinch.calls import CallTrump, LayAway, NoPartner
from eldest.games.euchre.calls import OrderUp, Propose, TakeUp, TurnDown
from eldest.games.euchre.contracts import BidAlone, BidBare
from eldest.room.auction import Auction
from eldest.room.calling import OF_THE_LAW
from eldest.ui.pips import INK, PAPER
from eldest.ui.table.calls import Call
from eldest.ui.table.choices import Choice, is_spoken
from eldest.ui.table.decisions import BRASS, Decisions
from eldest.ui.theme import Theme
from eldest.ui.wording import Wording
from helpers.samples import sample_acts

ME, ANNA = Seat(0), Seat(1)
WORDING = Wording(("Peter", "Anna"), ME)
SUITS = [Make(ME, suit) for suit in Suit]


@pytest.fixture
def table(qtbot: QtBot) -> QWidget:
    table = QWidget()
    table.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    table.resize(1000, 600)
    qtbot.addWidget(table)
    table.show()
    qtbot.waitExposed(table)
    return table


@pytest.fixture
def plaque(table: QWidget) -> Decisions:
    return Decisions(table)


def words(plaque: Decisions) -> list[str]:
    return [call.choice.words for call in plaque.calls]


def levels(plaque: Decisions) -> list[list[str]]:
    """Return what the buttons say, row by row from the top."""
    QApplication.processEvents()
    places = sorted({call.geometry().center().y() for call in plaque.calls + plaque.rungs})
    rows: list[list[str]] = []
    for number, y in enumerate(places):
        on = [call for call in plaque.calls if call.geometry().center().y() == y]
        if number and y - places[number - 1] < 8:
            rows[-1] += [call.choice.shown for call in on]
        else:
            rows.append([call.choice.shown for call in on])
    return rows


def chosen(plaque: Decisions) -> list[object]:
    told: list[object] = []
    plaque.chosen.connect(told.append)
    return told


@pytest.mark.parametrize(
    ("acts", "offered"),
    [
        pytest.param([OrderUp(ME), Pass(ME)], ["I order it up", "I pass"], id="the first round, eldest hand"),
        pytest.param(
            [TakeUp(ME), TurnDown(ME)], ["I take it up", "I turn it down"], id="the first round, dealer"
        ),
        pytest.param(
            [Pass(ME), Make(ME, Suit.HEARTS), Make(ME, Suit.CLUBS)],
            ["Make it clubs", "Make it hearts", "I pass"],
            id="the second round: suits together, passing apart",
        ),
        pytest.param(
            [DealOut(ME, 2), DealOut(ME, 3)],
            ["Deal, beginning with two", "Deal, beginning with three"],
            id="the deal",
        ),
        pytest.param([Propose(ME, Suit.CLUBS)], ["Let it be clubs"], id="a joker turned"),
        pytest.param(
            [Play(ME, Card.parse("QS")), Discard(ME, Card.parse("QS")), Draw(ME, 3), CutPack(ME, 9)],
            [],
            id="cards and places are the table's",
        ),
    ],
)
def test_what_is_offered(plaque: Decisions, acts: Sequence[Act], offered: list[str]) -> None:
    plaque.offer(acts, WORDING)
    assert words(plaque) == offered
    assert plaque.isVisible() == bool(offered)


def test_every_act_is_spoken_or_done_with_cards_or_chance() -> None:
    chance = {"shuffle", "restock"}
    for act in sample_acts():
        of_the_law = isinstance(act, OF_THE_LAW)  # said in a panel of their own
        assert is_spoken(act) or act.onto or act.word in chance or of_the_law, act
        assert not (is_spoken(act) and (act.word in chance or of_the_law)), act


def test_a_choice_is_told_once(qtbot: QtBot, plaque: Decisions) -> None:
    told = chosen(plaque)
    plaque.offer([OrderUp(ME), Pass(ME)], WORDING)
    for _ in range(3):
        qtbot.mouseClick(plaque.calls[0], Qt.MouseButton.LeftButton)
    assert told == [OrderUp(ME)]
    plaque.offer([OrderUp(ME), Pass(ME)], WORDING)
    qtbot.mouseClick(plaque.calls[1], Qt.MouseButton.LeftButton)
    assert told == [OrderUp(ME), Pass(ME)]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_button_with_the_focus_is_pressed_by_keys(qtbot: QtBot, plaque: Decisions, key: Qt.Key) -> None:
    told = chosen(plaque)
    plaque.offer([OrderUp(ME), Pass(ME)], WORDING)
    plaque.focus_first()
    qtbot.keyClick(plaque.calls[0], key)
    assert told == [OrderUp(ME)]


def test_nothing_happens_by_return_without_the_focus(qtbot: QtBot, table: QWidget, plaque: Decisions) -> None:
    told = chosen(plaque)
    plaque.offer([TakeUp(ME), TurnDown(ME)], WORDING)
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Return)
    assert told == []


def test_each_button_has_a_key_of_its_own_and_no_digit(plaque: Decisions) -> None:
    plaque.offer([*SUITS, Pass(ME)], WORDING)
    keys = [call.shortcut().toString() for call in plaque.calls]
    assert len(set(keys)) == len(keys)
    assert all(key.startswith("Alt+") and key[-1].isalpha() for key in keys)


def test_a_line_says_whose_turn_it_is(plaque: Decisions) -> None:
    plaque.offer([Pass(ME)], WORDING)
    assert plaque.accessibleName() == "Your turn to speak"
    plaque.offer([Pass(ME)], WORDING, caption="Order it up?")
    assert plaque.accessibleName() == "Order it up?"


def test_plain_choices_are_offered_too(qtbot: QtBot, plaque: Decisions) -> None:
    told = chosen(plaque)
    plaque.offer([], WORDING, plain=[Choice("next", "Next deal")])
    assert plaque.isVisible()
    qtbot.mouseClick(plaque.calls[0], Qt.MouseButton.LeftButton)
    assert told == ["next"]


def test_a_new_offer_in_answer_to_a_choice(qtbot: QtBot, plaque: Decisions) -> None:
    plaque.chosen.connect(lambda _act: plaque.offer(SUITS, WORDING))
    plaque.offer([OrderUp(ME), Pass(ME)], WORDING)
    qtbot.mouseClick(plaque.calls[0], Qt.MouseButton.LeftButton)
    assert len(plaque.calls) == len(SUITS)


def test_the_focus_goes_to_the_next_offer_or_back_to_the_table(table: QWidget, plaque: Decisions) -> None:
    plaque.offer([OrderUp(ME), Pass(ME)], WORDING)
    plaque.focus_first()
    plaque.offer(SUITS, WORDING)
    assert plaque.calls[0].hasFocus()
    plaque.clear()
    assert table.hasFocus()
    plaque.focus_first()
    assert table.hasFocus()


def test_the_focus_stays_with_the_table_when_an_offer_comes(table: QWidget, plaque: Decisions) -> None:
    table.setFocus()
    plaque.offer(SUITS, WORDING)
    assert table.hasFocus()


def test_the_focus_comes_to_what_is_offered_next_if_keys_chose_before(
    table: QWidget, plaque: Decisions, qtbot: QtBot
) -> None:
    plaque.offer([OrderUp(ME), Pass(ME)], WORDING)
    plaque.focus_first()
    qtbot.keyClick(plaque.calls[0], Qt.Key.Key_Return)
    plaque.clear()
    assert table.hasFocus()
    plaque.offer(SUITS, WORDING)
    assert plaque.calls[0].hasFocus()


def test_the_focus_stays_with_the_table_after_a_choice_by_the_mouse(
    table: QWidget, plaque: Decisions, qtbot: QtBot
) -> None:
    plaque.offer([OrderUp(ME), Pass(ME)], WORDING)
    plaque.calls[0].setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.mouseClick(plaque.calls[0], Qt.MouseButton.LeftButton)
    plaque.clear()
    plaque.offer(SUITS, WORDING)
    assert table.hasFocus()


def test_the_focus_comes_to_an_offer_while_keys_walk_the_table(table: QWidget, plaque: Decisions) -> None:
    plaque.keys_in_use = lambda: True
    table.setFocus()
    plaque.offer(SUITS, WORDING)
    assert plaque.calls[0].hasFocus()


def test_a_key_that_is_still_held_down_presses_nothing(plaque: Decisions) -> None:
    plaque.offer(SUITS, WORDING)
    plaque.focus_first()
    chosen: list[object] = []
    plaque.chosen.connect(chosen.append)
    no_key = Qt.KeyboardModifier.NoModifier
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, no_key, "\r", True)
    QApplication.sendEvent(plaque.calls[0], held)
    assert not chosen


def test_without_a_table_it_stands_alone(qtbot: QtBot) -> None:
    plaque = Decisions()
    qtbot.addWidget(plaque)
    plaque.offer(SUITS, WORDING)
    plaque.show()
    plaque.focus_first()
    plaque.clear()
    assert not plaque.isVisible()


def test_at_a_narrow_table_the_groups_stand_in_rows(table: QWidget, plaque: Decisions) -> None:
    plaque.offer([*SUITS, Pass(ME)], WORDING)
    wide = plaque.width()
    table.resize(wide - 100, 600)
    plaque.offer([*SUITS, Pass(ME)], WORDING)
    assert plaque.width() < wide
    assert len(levels(plaque)) == 2


def test_pips_follow_the_theme(plaque: Decisions) -> None:
    plaque.offer([*SUITS, Pass(ME)], WORDING)
    before = plaque.calls[0].icon().cacheKey()
    plaque.set_theme(Theme(colours="four"))
    assert plaque.calls[0].icon().cacheKey() != before
    assert plaque.calls[-1].icon().isNull()


def test_everything_has_a_name_for_a_screen_reader(plaque: Decisions) -> None:
    plaque.offer([*SUITS, Pass(ME)], WORDING)
    assert [call.accessibleName() for call in plaque.calls] == words(plaque)
    plaque.offer([OrderUp(ME), Pass(ME)], WORDING)
    assert plaque.calls[0].toolTip() == OrderUp.clause


def contrast(one: QColor, other: QColor) -> float:
    def light(colour: QColor) -> float:
        bright = (colour.redF(), colour.greenF(), colour.blueF())
        parts = [c / 12.92 if c <= 0.03928 else float(((c + 0.055) / 1.055) ** 2.4) for c in bright]
        return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), parts, strict=True))

    high, low = sorted((light(one), light(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_the_words_stand_out() -> None:
    assert contrast(INK, PAPER) >= 4.5
    assert contrast(INK, QColor("#e3d6b4")) >= 4.5
    assert contrast(QColor(BRASS), PAPER) >= 3  # a mere ornament


def test_the_plaque_is_painted(plaque: Decisions) -> None:
    plaque.offer([OrderUp(ME)], WORDING)
    picture = plaque.grab().toImage()
    assert picture.pixelColor(picture.width() // 2, 9) == PAPER


def test_what_is_offered_anew_while_it_is_seen_has_the_same_room(table: QWidget, plaque: Decisions) -> None:
    table.show()
    plaque.offer([*SUITS, Pass(ME)], WORDING)
    QApplication.processEvents()
    first = plaque.size()
    plaque.offer([*SUITS, Pass(ME)], WORDING)
    assert plaque.size() == first
    assert all(call.isVisible() for call in plaque.calls)


def test_tab_walks_from_the_table_to_the_buttons_before_anything_else(qtbot: QtBot) -> None:
    window = QWidget()
    table, panel = QWidget(window), QPushButton(window)
    for widget in (table, panel):
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    plaque = Decisions(table)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitActive(window)
    for acts in ([OrderUp(ME), Pass(ME)], [TakeUp(ME), TurnDown(ME)]):
        plaque.offer(acts, WORDING)
        table.setFocus()
        walked = []
        for _ in range(4):
            qtbot.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
            walked.append(window.focusWidget())
        assert walked == [*plaque.calls, panel, table]


# The ladder of bids.

CINCH = Auction(tuple(Bid(ME, number) for number in range(1, 15)), Bid(ANNA, 5))
SEVEN = Auction((*(Bid(ME, number) for number in range(1, 8)), BidAlone(ME, 10), BidBare(ME, 20)))


def bids(auction: Auction) -> list[Act]:
    """Return what can be bid: whatever is higher than the bid that stands, and passing."""
    least = auction.standing.number if auction.standing else 0
    return [*(bid for bid in auction.bids if bid.number > least), Pass(ME)]


@pytest.fixture
def ladder(plaque: Decisions) -> Decisions:
    """Give the plaque as five of fourteen points are bid."""
    plaque.offer(bids(CINCH), WORDING, auction=CINCH)
    return plaque


@pytest.mark.rule("C-BID-04")
def test_every_bid_stands_there_and_those_too_low_cannot_be_made(ladder: Decisions) -> None:
    shown = [call.text() for call in ladder.rungs]
    assert shown == ["1", "2", "3", "4", "5 – Anna", *map(str, range(6, 15))]
    assert [call.isEnabled() for call in ladder.rungs] == [False] * 5 + [True] * 9
    assert [call.property("standing") for call in ladder.rungs].index(True) == 4
    assert words(ladder) == [*(f"I bid {number}" for number in range(6, 15)), "I pass"]
    assert not any(call.shortcut().toString() for call in ladder.rungs)


def test_a_bid_is_pressed(ladder: Decisions, qtbot: QtBot) -> None:
    told = chosen(ladder)
    qtbot.mouseClick(ladder.rungs[2], Qt.MouseButton.LeftButton)
    assert told == []
    qtbot.mouseClick(ladder.rungs[8], Qt.MouseButton.LeftButton)
    assert told == [Bid(ME, 9)]


def test_bids_that_are_more_than_a_number_say_what_they_are(plaque: Decisions) -> None:
    plaque.offer(bids(SEVEN), WORDING, auction=SEVEN)
    assert [call.text() for call in plaque.rungs] == [*map(str, range(1, 8)), "10", "20"]
    notes = [label.text() for label in plaque.findChildren(QLabel) if "alone" in label.text()]
    assert notes == ["I bid 10: every trick, alone\nI bid 20: every trick, alone and without the widow"]
    assert plaque.rungs[-1].accessibleName() == "I bid 20: every trick, alone and without the widow"


@pytest.mark.parametrize(
    ("typed", "bid"),
    [
        pytest.param("8", 8, id="one digit"),
        pytest.param("14", 14, id="two digits"),
        pytest.param("87", 7, id="another bid"),
        pytest.param("3", None, id="a bid too low"),
        pytest.param("1", 10, id="the first that begins so"),
    ],
)
@pytest.mark.parametrize("at_table", [True, False], ids=["from the table", "on the plaque"])
def test_digits_go_to_a_bid_and_return_makes_it(
    ladder: Decisions, table: QWidget, qtbot: QtBot, typed: str, bid: int | None, at_table: bool
) -> None:
    told = chosen(ladder)
    table.setFocus()
    if not at_table:
        ladder.calls[-1].setFocus()
    for digit in typed:
        qtbot.keyClicks(table.focusWidget(), digit)
    focus = QApplication.focusWidget()
    if bid is None:
        assert focus not in ladder.rungs
        return
    assert focus in ladder.rungs
    qtbot.keyClick(focus, Qt.Key.Key_Return)
    assert told == [Bid(ME, bid)]


def test_digits_are_the_tables_while_nothing_is_bid(plaque: Decisions, table: QWidget, qtbot: QtBot) -> None:
    plaque.offer([OrderUp(ME), Pass(ME)], WORDING)
    table.setFocus()
    qtbot.keyClicks(table, "1")
    assert table.hasFocus()
    plaque.focus_first()
    qtbot.keyClicks(plaque.calls[0], "2")
    assert plaque.calls[0].hasFocus()


def test_a_letter_or_a_key_with_others_held_down_is_no_digit(ladder: Decisions, qtbot: QtBot) -> None:
    ladder.focus_first()
    qtbot.keyClick(ladder.calls[0], Qt.Key.Key_8, Qt.KeyboardModifier.ControlModifier)
    qtbot.keyClicks(ladder.calls[0], "x")
    assert ladder.calls[0].hasFocus()


def test_at_a_narrow_table_the_ladder_is_a_compact_block(table: QWidget, plaque: Decisions) -> None:
    plaque.offer(bids(CINCH), WORDING, auction=CINCH)
    assert len(levels(plaque)) == 1
    table.resize(500, 600)
    plaque.offer(bids(CINCH), WORDING, auction=CINCH)
    rows = levels(plaque)
    assert [len(row) for row in rows] == [2, 8]
    assert plaque.width() <= 500
    assert plaque.height() <= 140


def test_arrows_walk_the_buttons(table: QWidget, plaque: Decisions, qtbot: QtBot) -> None:
    table.resize(500, 600)
    plaque.offer(bids(CINCH), WORDING, auction=CINCH)
    QApplication.processEvents()
    plaque.calls[0].setFocus()
    for key, shown in (
        (Qt.Key.Key_Right, "7"), (Qt.Key.Key_Right, "8"), (Qt.Key.Key_Left, "7"), (Qt.Key.Key_Down, "I pass"),
        (Qt.Key.Key_Down, "I pass"), (Qt.Key.Key_Home, "6"), (Qt.Key.Key_Left, "6"),
        (Qt.Key.Key_End, "I pass"), (Qt.Key.Key_Left, "14"), (Qt.Key.Key_Up, "6"),
    ):  # fmt: skip
        qtbot.keyClick(QApplication.focusWidget(), key)
        focus = QApplication.focusWidget()
        assert isinstance(focus, Call)
        assert focus.choice.shown == shown


# Rows under a heading.


class MakeAlone(Make):
    """A suit named alone, as a game may have it."""

    word = "make-alone"
    said = phrase("tests", "I play alone in {suit}")


def heads(plaque: Decisions) -> list[str]:
    return [label.text() for label in plaque.findChildren(QLabel) if label.text().endswith("…")]


def test_suits_stand_in_a_row_of_four_whatever_cannot_be_named(plaque: Decisions) -> None:
    plaque.offer([*SUITS[1:], Pass(ME)], WORDING)
    assert heads(plaque) == ["Make it …"]
    assert [call.choice.shown for call in plaque.calls] == ["diamonds", "spades", "hearts", "I pass"]
    buttons = plaque.findChildren(Call)
    assert [(call.text(), call.isEnabled()) for call in buttons if not call.isEnabled()] == [("clubs", False)]


def test_alone_is_a_second_row_below_the_first(plaque: Decisions) -> None:
    alone = [MakeAlone(ME, suit) for suit in Suit]
    plaque.offer([*SUITS, *alone, Pass(ME)], WORDING)
    assert heads(plaque) == ["Make it …", "I play alone in …"]
    first, second = plaque.calls[:4], plaque.calls[4:8]
    QApplication.processEvents()
    assert [call.x() for call in first] == [call.x() for call in second]
    assert {call.y() for call in second} == {second[0].y()} != {first[0].y()}
    assert plaque.calls[8].x() > first[3].geometry().right()
    assert plaque.height() <= 135
    assert second[0].accessibleName() == "I play alone in clubs"
    keys = [call.shortcut().toString() for call in plaque.calls]
    assert len(set(keys)) == len(keys)


def test_partners_are_chosen_by_name(plaque: Decisions, qtbot: QtBot) -> None:
    told = chosen(plaque)
    plaque.offer([Choose(ME, ANNA), Choose(ME, Seat(2))], Wording(("Peter", "Anna", "Bob"), ME))
    assert heads(plaque) == ["I choose …"]
    assert [call.choice.shown for call in plaque.calls] == ["Anna", "Bob"]
    qtbot.mouseClick(plaque.calls[1], Qt.MouseButton.LeftButton)
    assert told == [Choose(ME, Seat(2))]


def test_cards_that_are_called_show_index_and_pip(plaque: Decisions) -> None:
    plaque.offer([CallTrump(ME, Card.parse("AH")), CallTrump(ME, Card.parse("5D")), NoPartner(ME)], WORDING)
    assert heads(plaque) == ["I call …"]
    assert [call.choice.shown for call in plaque.calls] == ["I play without a partner", "A", "5"]
    assert plaque.calls[1].accessibleName() == "I call the ace of hearts"
    assert not plaque.calls[1].icon().isNull()


def test_in_a_narrow_room_cards_that_are_called_keep_their_heading(table: QWidget, plaque: Decisions) -> None:
    table.resize(480, 320)
    plaque.offer([CallTrump(ME, Card.parse(f"{rank}H")) for rank in "AKQJT98765432"], WORDING)
    assert heads(plaque) == ["I call …"]
    assert [len(row) for row in levels(plaque)] == [5, 5, 3]
    assert plaque.width() <= 480


def test_a_single_one_of_its_kind_says_all_of_it(plaque: Decisions) -> None:
    plaque.offer([Choose(ME, ANNA)], WORDING)
    assert [call.text().replace("&", "") for call in plaque.calls] == ["I choose Anna"]


def test_cards_that_are_laid_away_all_at_once_have_a_button(plaque: Decisions, qtbot: QtBot) -> None:
    told = chosen(plaque)
    plaque.offer([LayAway(ME)], WORDING)
    qtbot.mouseClick(plaque.calls[0], Qt.MouseButton.LeftButton)
    assert told == [LayAway(ME)]


def test_in_a_narrow_room_rows_of_suits_show_their_pips_alone(table: QWidget, plaque: Decisions) -> None:
    table.resize(480, 320)
    alone = [MakeAlone(ME, suit) for suit in Suit]
    plaque.offer([*SUITS, *alone, Pass(ME)], WORDING)
    assert [call.text() for call in plaque.calls[:8]] == [""] * 8
    assert not any(call.icon().isNull() for call in plaque.calls[:8])
    assert plaque.calls[7].accessibleName() == "I play alone in hearts"
    assert plaque.width() <= 480
    assert plaque.height() <= 180


def test_in_a_narrow_room_a_single_row_stands_without_its_heading(table: QWidget, plaque: Decisions) -> None:
    table.resize(480, 320)
    plaque.offer([*SUITS, Pass(ME)], WORDING)
    assert heads(plaque) == []
    assert levels(plaque) == [["clubs", "diamonds", "spades", "hearts"], ["I pass"]]
    assert plaque.height() <= 135


def test_a_heading_leaves_out_what_is_said_above_it(plaque: Decisions) -> None:
    class MakeItAlone(MakeAlone):
        said = phrase("tests", "Make it {suit}, and I play alone")

    plaque.offer([*SUITS, *(MakeItAlone(ME, suit) for suit in Suit)], WORDING)
    said = [label.text() for label in plaque.findChildren(QLabel) if "…" in label.text()]
    assert said == ["Make it …", "…, and I play alone"]
    assert plaque.calls[4].accessibleName() == "Make it clubs, and I play alone"
