"""The review: a decision is seen with its player's eyes, and an expert thinks about it in the meantime."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from eldest.analysis.reckoning import Reading
from eldest.cards.seating import Seat
from eldest.engine.acts import Play
from eldest.players.manner import EXPERT
from eldest.players.player import Thought
from eldest.players.thinker import Answer
from eldest.players.thumb import FIRST_TO_HAND
from eldest.room.deals import deals_of
from eldest.room.review import Decision, decisions_of, spread
from eldest.room.sitting import Sitting
from eldest.store.settings import TablePage
from eldest.ui.dialogs.review import Review
from eldest.ui.looks import theme_of
from eldest.ui.thinking import Thinking
from eldest.ui.wording import Wording
from helpers.guest import mine, played
from helpers.questions import Questions
from helpers.sealed import PAIR, sealed_evening

Make = Callable[[Sitting], tuple[Review, Questions, list[int]]]


@pytest.fixture
def make(qtbot: QtBot) -> Make:
    """Give a function that opens the review of a sitting."""

    def opened(sitting: Sitting) -> tuple[Review, Questions, list[int]]:
        helped: list[int] = []
        thinking = Questions()
        dialog = Review(
            sitting,
            thinking,
            theme_of(TablePage()),
            Wording(sitting.names, sitting.person),
            help_taken=lambda: helped.append(1),
        )
        qtbot.addWidget(dialog)
        dialog.show()
        return dialog, thinking, helped

    return opened


def answer(thinking: Questions, dialog: Review, number: int, thought: Thought | None = None) -> None:
    """Answer what was asked last, about the act of a number: by a thought, or else that it was right."""
    act = next(one.act for one in dialog.model.rows if one.number == number)
    thinking.answered.emit(Answer(0, thought or Thought(act, FIRST_TO_HAND)))


def own(sitting: Sitting, deal: int = -1) -> list[int]:
    """Return the numbers of the person's decisions in a deal."""
    return [it.number for it in decisions_of(sitting, deals_of(sitting)[deal]) if it.player == sitting.person]


def test_the_table_is_seen_from_the_seat_of_who_decided(make: Make) -> None:
    sitting = sealed_evening(PAIR, 1)
    dialog, _, _ = make(sitting)
    for row, one in enumerate(dialog.model.rows):
        dialog.rows.setCurrentIndex(dialog.model.index(row, 0))
        scene = dialog.table.table_scene
        assert scene.viewer == scene.layout.viewer == one.player
        assert scene.sight == one.sight
        shown = {item.card for item in scene.lying.items.values() if item.face_up and item.card}
        assert shown <= set(one.sight.cards())
        assert set(one.sight.hands[one.player].cards) <= shown


def test_one_can_step_through_by_buttons_and_by_keys(make: Make, qtbot: QtBot) -> None:
    dialog, _, _ = make(sealed_evening(PAIR, 1))
    assert not dialog.back.isEnabled()
    dialog.on.click()
    assert dialog.shown == dialog.model.rows[1]
    qtbot.keyClick(dialog.rows, Qt.Key.Key_Down)
    assert dialog.shown == dialog.model.rows[2]
    dialog.back.click()
    assert dialog.shown == dialog.model.rows[1]
    dialog.rows.setCurrentIndex(dialog.model.index(len(dialog.model.rows) - 1, 0))
    assert not dialog.on.isEnabled()


def test_the_reason_that_was_remembered_is_told_without_asking(make: Make) -> None:
    sitting = sealed_evening(PAIR, 1)
    one = next(it for it in decisions_of(sitting, deals_of(sitting)[0]) if it.player == 1)
    length = sitting.timeline.length
    sitting.timeline.move_to(one.number - 1)
    sitting.remember(Thought(one.act, FIRST_TO_HAND))
    sitting.timeline.move_to(length)
    dialog, thinking, _ = make(sitting)
    dialog.show_act(one.number)
    assert "Why: It was the first thing allowed." in dialog.account.toPlainText()
    assert all(turn == 0 or number for number, (turn, _) in enumerate(thinking.asked))


def test_others_are_asked_in_their_own_manner_and_the_person_is_judged_by_an_expert(make: Make) -> None:
    sitting = sealed_evening(PAIR, 1)
    dialog, thinking, _ = make(sitting)
    for one in dialog.model.rows:
        dialog.show_act(one.number)
        answer(thinking, dialog, one.number)
    by_turn = {(turn, manner) for turn, manner in thinking.asked}
    assert by_turn == {(0, EXPERT), (1, sitting.manner(Seat(1)))}


def test_a_player_who_would_now_do_otherwise_is_not_hidden(make: Make) -> None:
    sitting = sealed_evening(PAIR, 1)
    dialog, thinking, _ = make(sitting)
    first, second = [it for it in dialog.model.rows if it.player == 1][:2]
    dialog.show_act(first.number)
    for asked in list(dialog.model.rows):
        if asked.number <= first.number:
            answer(thinking, dialog, asked.number, Thought(second.act, FIRST_TO_HAND))
    assert "Asked again, the same player would rather" in dialog.account.toPlainText()


def test_ones_play_is_checked_with_signs_merits_and_progress(make: Make) -> None:
    sitting = sealed_evening(PAIR, 1)
    dialog, thinking, helped = make(sitting)
    dialog.only_mine.setChecked(True)
    first, *others = dialog.model.rows
    assert first.act != others[-1].act
    dialog.check.click()
    assert dialog.is_checking
    assert dialog.progress.maximum() == len(dialog.model.rows)
    merits = ((others[-1].act, 1.5), (first.act, 0.25))
    answer(thinking, dialog, first.number, Thought(others[-1].act, FIRST_TO_HAND, (), merits))
    assert dialog.progress.value() == 1
    for one in others:
        answer(thinking, dialog, one.number)
    assert dialog.progress.value() == dialog.progress.maximum()
    said, *rest = [dialog.model.compared(one) for one in dialog.model.rows]
    assert said.startswith("≠ ")
    assert said.endswith("better by 1.25")
    assert set(rest) == {"✓ the same"}
    assert [dialog.model.is_weighty(one) for one in dialog.model.rows][:2] == [True, False]
    account = dialog.account.toPlainText()
    assert "Points that each promised" in account
    assert "– done" in account
    assert not helped


def test_checking_is_stopped_at_once(make: Make) -> None:
    dialog, thinking, _ = make(sealed_evening(PAIR, 1))
    dialog.check.click()
    asked = len(thinking.asked)
    dialog.check.click()
    assert not dialog.is_checking
    assert len(thinking.spreads) == 1, "what is found out of spread hands goes on"
    thinking.answered.emit(Answer(0, None))
    assert len(thinking.asked) == asked


def test_what_has_no_answer_is_told(make: Make) -> None:
    dialog, thinking, _ = make(sealed_evening(PAIR, 1))
    thinking.answered.emit(Answer(0, None))
    assert "Nothing could be found out" in dialog.account.toPlainText()


def test_in_a_deal_that_is_played_only_ones_own_is_shown_and_judging_it_is_help(make: Make) -> None:
    sitting = played(mine("play", tricks=2))
    if deals_of(sitting)[0].is_over:
        pytest.fail("the second trick was to be of the first deal")
    dialog, thinking, helped = make(sitting)
    assert {one.player for one in dialog.model.rows} == {sitting.person}
    assert (thinking.asked, helped) == ([], [])
    assert "unless you have your play checked" in dialog.account.toPlainText()
    dialog.check.click()
    assert thinking.asked
    assert helped


def test_the_process_ends_with_the_dialog(make: Make) -> None:
    dialog, thinking, _ = make(sealed_evening(PAIR, 1))
    dialog.reject()
    assert thinking.closed


def test_with_hands_spread_each_card_has_its_worth_when_thoughts_are_done(make: Make) -> None:
    dialog, thinking, _ = make(sealed_evening(PAIR, 1))
    assert not thinking.spreads, "what is shown is thought about first"
    first = dialog.model.rows[0]
    answer(thinking, dialog, first.number)
    one = next(it for it in dialog.model.rows if isinstance(it.act, Play))
    (position,) = thinking.spreads
    cards = spread_of(dialog, one).cards
    brought = tuple(int(Play(one.player, cards[number]) != one.act) for number in position.legal())
    thinking.answered.emit(Answer(0, None, brought))
    assert dialog.model.spread(one) == "≠ 0, best 1"
    assert dialog.model.spread(first) == ""
    dialog.examiner.stop()
    dialog.show_act(one.number)
    assert "With all hands spread, tricks still taken" in dialog.account.toPlainText()


def spread_of(dialog: Review, one: Decision) -> Reading:
    """Return the play at a decision in numbers."""
    found = spread(dialog._sitting, one)
    assert found is not None
    return found


def test_a_thought_that_is_wanted_goes_before_what_is_spread(make: Make) -> None:
    dialog, thinking, _ = make(sealed_evening(PAIR, 1))
    first = dialog.model.rows[0]
    answer(thinking, dialog, first.number)
    (position,) = thinking.spreads
    dialog.on.click()
    asked = len(thinking.asked)
    answer(thinking, dialog, dialog.model.rows[1].number)
    assert len(thinking.asked) == asked
    assert thinking.spreads == [position, position], "what was broken off is asked again"


def test_a_deal_that_is_played_is_never_spread(make: Make) -> None:
    sitting = played(mine("play", tricks=2))
    dialog, thinking, _ = make(sitting)
    dialog.check.click()
    for one in dialog.model.rows:
        answer(thinking, dialog, one.number)
    assert not thinking.spreads


def test_a_deal_before_can_be_chosen(make: Make) -> None:
    sitting = sealed_evening(PAIR, 2)
    dialog, _, _ = make(sitting)
    assert [dialog.deal.itemText(place) for place in range(2)] == ["Deal 2", "Deal 1"]
    dialog.show_act(own(sitting, 0)[0])
    assert dialog.deal.currentIndex() == 1
    assert dialog.shown is not None
    assert dialog.shown.number == own(sitting, 0)[0]


def test_a_real_process_gives_reasons(qtbot: QtBot) -> None:
    sitting = sealed_evening(PAIR, 1)
    dialog = Review(
        sitting,
        Thinking(),
        theme_of(TablePage()),
        Wording(sitting.names, sitting.person),
        help_taken=lambda: None,
    )
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.check.click()
    qtbot.waitUntil(lambda: not dialog.is_checking, timeout=20_000)
    assert all(dialog.model.compared(one) for one in dialog.model.rows if one.player == sitting.person)
    qtbot.waitUntil(lambda: not dialog.examiner.is_busy, timeout=20_000)
    cards = [one for one in dialog.model.rows if isinstance(one.act, Play)]
    assert all(dialog.model.spread(one)[0] in "✓≠" for one in cards)
    assert "✓" in {dialog.model.spread(one)[0] for one in cards}
    dialog.reject()
