"""What can be said is offered with the old words, once, and by keys as well as by the mouse."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat
from eldest.engine.acts import Act, CutPack, DealOut, Discard, Draw, Make, Pass, Play, Shuffle
from eldest.games.euchre.calls import OrderUp, Propose, TakeUp, TurnDown
from eldest.ui.pips import INK, PAPER
from eldest.ui.table.decisions import BRASS, Choice, Decisions, grouped, is_spoken, with_keys
from eldest.ui.theme import Theme
from eldest.ui.wording import Wording
from helpers.samples import sample_acts

ME = Seat(0)
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
            ["Make it hearts", "Make it clubs", "I pass"],
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
    for act in sample_acts():
        assert is_spoken(act) or act.onto or isinstance(act, Shuffle)


def test_groups() -> None:
    acts = [Pass(ME), SUITS[0], OrderUp(ME), SUITS[1]]
    groups = grouped(Choice(act, str(act)) for act in acts)
    assert [[choice.value for choice in group] for group in groups] == [
        [acts[2]],
        [acts[1], acts[3]],
        [acts[0]],
    ]


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


@pytest.mark.parametrize(
    ("texts", "taken", "marked"),
    [
        (["I order it up", "I pass"], "", ["I &order it up", "I &pass"]),
        (["I order it up", "I pass"], "OP", ["I order &it up", "I p&ass"]),
        (["aa", "aa"], "", ["&aa", "aa"]),
        (["3 & 4"], "", ["3 && 4"]),
        (["Q & A"], "q", ["Q && &A"]),
    ],
)
def test_keys(texts: list[str], taken: str, marked: list[str]) -> None:
    assert with_keys(texts, taken) == marked


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
    table.resize(wide - 10, 600)
    plaque.offer([*SUITS, Pass(ME)], WORDING)
    assert plaque.width() < wide
    assert len({call.y() for call in plaque.calls}) == 2


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
    assert plaque.calls[0].toolTip() == "E2-MAKE-01"


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
    plaque.offer(SUITS, WORDING)
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
