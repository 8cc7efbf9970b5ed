"""Screen readers: every card that is seen has a name, a place and a state."""

import gc
import weakref
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from eldest.cards.seating import Seat
from eldest.engine.acts import Pass, Play
from eldest.engine.table import Table
from eldest.games.euchre.calls import OrderUp
from eldest.ui.accessible import Speech
from eldest.ui.card_words import suit_name
from eldest.ui.table.decisions import Decisions
from eldest.ui.wording import Wording
from helpers.shown import VIEWER, Shown

WORDING = Wording(("Margaret", "Henry"), VIEWER)


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Shown]:
    """Give a table that tells of itself."""
    speech = Speech(str)
    made = Shown(1)
    qtbot.addWidget(made.view)
    made.view.show()
    yield made
    speech.close()
    made.view.choreography.empty()


def board(shown: Shown) -> QAccessibleInterface:
    return QAccessible.queryAccessibleInterface(shown.view)


def children(shown: Shown) -> list[QAccessibleInterface]:
    found = board(shown)
    return [found.child(index) for index in range(found.childCount())]


def words(shown: Shown) -> list[str]:
    return [child.text(QAccessible.Text.Name) for child in children(shown)]


@pytest.mark.parametrize("stage", ["cut-for-deal", "present", "deal", "first-round", "discard", "play"])
def test_everything_has_a_name_and_a_place(shown: Shown, stage: str) -> None:
    shown.until_mine(stage)
    window = shown.view.viewport().rect().translated(shown.view.mapToGlobal(shown.view.rect().topLeft()))
    for child in children(shown):
        assert child.isValid()
        assert child.text(QAccessible.Text.Name)
        assert window.contains(child.rect())


def test_the_hand_and_what_may_be_played(shown: Shown) -> None:
    shown.until(lambda t: t.stage == "play" and t.turn == VIEWER and len(t.trick.plays) == 1)
    playable = shown.scene.permits.cards
    hand = [f"{card}, may be chosen" if card in playable else str(card) for card in shown.hand()]
    assert words(shown)[: len(hand)] == hand
    led = shown.table.trick.cards[0]
    assert f"{led}, played by Henry" in words(shown)
    assert "Henry, dealer, tricks: 0" in words(shown) or "Margaret, dealer, to act, tricks: 0" in words(shown)


def test_nothing_hidden_is_told(shown: Shown) -> None:
    shown.until_mine("play")
    told = " ".join(words(shown))
    assert not any(str(card) in told for card in shown.table.hands[1].cards)


def test_the_focus_is_told(shown: Shown, qtbot: QtBot) -> None:
    shown.until_mine("play")
    QAccessible.setActive(True)
    qtbot.keyClick(shown.view, Qt.Key.Key_2)
    focused = [child for child in children(shown) if child.state().focused]
    assert [child.text(QAccessible.Text.Name)[:2] for child in focused] == [str(shown.hand()[1])]
    assert board(shown).focusChild() is focused[0]


def test_a_card_is_found_by_its_place(shown: Shown) -> None:
    shown.until_mine("play")
    at = shown.view.viewport().mapToGlobal(shown.spot_of(shown.hand()[2]))
    found = board(shown).childAt(at.x(), at.y())
    assert found.text(QAccessible.Text.Name).startswith(str(shown.hand()[2]))
    assert board(shown).indexOfChild(found) == 2
    assert board(shown).childAt(-5, -5) is None


def test_a_thing_that_is_gone_is_no_longer_valid(shown: Shown) -> None:
    shown.until_mine("cut-for-deal")
    last = children(shown)[-1]
    shown.until_mine("first-round")
    assert not last.isValid()
    assert last.text(QAccessible.Text.Name) == ""
    assert last.rect().isNull()


def test_what_stands_on_the_table_is_told_after_the_cards(shown: Shown) -> None:
    shown.until_mine("first-round")
    before = words(shown)
    plaque = Decisions(shown.view)
    prompt = QLabel("Your card.", shown.view)
    assert words(shown) == before
    plaque.offer([OrderUp(VIEWER), Pass(VIEWER)], WORDING, caption="Order it up?")
    prompt.show()
    assert words(shown) == [*before, "Order it up?", "Your card."]
    told = children(shown)[-2]
    assert told is QAccessible.queryAccessibleInterface(plaque)
    assert board(shown).indexOfChild(told) == len(before)
    assert told.parent() is board(shown)


def test_the_plaque_is_found_by_its_place_and_by_the_focus(shown: Shown) -> None:
    shown.until_mine("first-round")
    plaque = Decisions(shown.view)
    plaque.offer([OrderUp(VIEWER), Pass(VIEWER)], WORDING)
    at = plaque.mapToGlobal(plaque.rect().center())
    assert board(shown).childAt(at.x(), at.y()).object() is plaque
    shown.view.activateWindow()
    plaque.focus_first()
    assert board(shown).focusChild().text(QAccessible.Text.Name) == "I order it up"


def test_trumps_and_their_maker_are_told(shown: Shown) -> None:
    shown.until_mine("first-round")
    assert not [told for told in words(shown) if told.startswith("trumps")]
    shown.until_mine("play")
    suit, maker = shown.table.order.trumps, shown.table.maker
    assert suit is not None
    assert maker is not None
    name = ("Margaret", "Henry")[maker]
    assert f"trumps: {suit_name(suit)}, made by {name}" in words(shown)
    told = next(child for child in children(shown) if child.text(QAccessible.Text.Name).startswith("trumps"))
    token = shown.scene.around.plates[Seat(maker)].contract_box().toAlignedRect()
    assert told.rect().size() == token.size()


def at_a_larger_table(shown: Shown, qtbot: QtBot, until: Callable[[Table], bool], **what: object) -> Shown:
    """Return another table that tells of itself by the speech of the first."""
    larger = Shown(1, **what)  # type: ignore[arg-type]
    qtbot.addWidget(larger.view)
    larger.view.show()
    return larger.until_sensibly(until)


def test_dummys_cards_are_told_as_his_and_can_be_chosen(shown: Shown, qtbot: QtBot) -> None:
    def dummys(table: Table) -> bool:
        turn = table.turn
        return (
            table.stage == "play" and turn != VIEWER and turn is not None and table.player_of(turn) == VIEWER
        )

    switches = {"whist.form": "double_dummy"}
    table = at_a_larger_table(shown, qtbot, dummys, game="whist", players=2, switches=switches)
    card = next(act.card for act in table.possible() if isinstance(act, Play))
    dummy = table.scene.names[table.table.turn or 0]
    assert f"{card}, held by {dummy}, may be chosen" in words(table)
    assert words(table)[0].startswith(str(table.scene.reach()[0].card))
    table.view.choreography.empty()


def test_seats_that_can_be_chosen_are_told_with_their_places(shown: Shown, qtbot: QtBot) -> None:
    table = at_a_larger_table(
        shown, qtbot, lambda t: t.stage == "choosing" and t.turn == VIEWER, game="euchre", players=7
    )
    first = children(table)[0]
    assert first.text(QAccessible.Text.Name) == "choose Henry"
    assert first.role() == QAccessible.Role.Button
    plate = table.scene.around.plates[Seat(1)].box.toAlignedRect()
    assert first.rect().size() == plate.size()
    maker = next(told for told in words(table) if told.startswith("Margaret"))
    assert f"bid: {table.table.bid}" in maker
    table.view.choreography.empty()


def test_what_goes_away_together_and_the_points_taken_are_told(shown: Shown, qtbot: QtBot) -> None:
    table = at_a_larger_table(
        shown, qtbot, lambda t: t.stage == "discard" and t.turn == VIEWER, game="cinch", players=4
    )
    table.scene.said = lambda _act: "Lay the plain cards away"
    assert words(table)[0] == "Lay the plain cards away"
    assert not children(table)[0].rect().isEmpty()
    assert not any("tricks: 0" in told for told in words(table))  # nothing has been led yet
    assert any("plays with you" in told for told in words(table))
    table.until_sensibly(lambda t: len(t.tricks) == 1)
    assert any("points: " in told and ", tricks: 1" in told for told in words(table))
    table.view.choreography.empty()


@pytest.mark.rule("E-CALL-01")
def test_the_suit_called_is_told_at_the_makers_plate(shown: Shown, qtbot: QtBot) -> None:
    table = at_a_larger_table(
        shown, qtbot, lambda t: t.suit_called() is not None, game="euchre", players=5,
        switches={"euchre.call_ace": True},
    )  # fmt: skip
    maker, suit = table.table.maker, table.table.suit_called()
    assert maker is not None
    assert suit is not None
    told = next(told for told in words(table) if "calls " in told)
    assert told.startswith(table.scene.names[maker])
    assert f"calls {suit.name.lower()}" in told
    table.view.choreography.empty()


def test_the_bench_and_the_winning_card_are_told(shown: Shown, qtbot: QtBot) -> None:
    table = at_a_larger_table(
        shown,
        qtbot,
        lambda t: VIEWER in t.seating.waiting and len(t.trick) == 2,
        game="cinch",
        players=4,
        switches={"common.table_members": 6},
    )
    waiting = ", ".join(table.scene.names[seat] for seat in table.table.seating.waiting)
    assert f"wait: {waiting}" in words(table)
    best = table.table.order.best(table.table.trick.cards)
    winner = table.scene.names[table.table.trick.winning(table.table.order)]
    assert f"{best} of {winner} wins the trick so far" in words(table)
    table.view.choreography.empty()


def test_a_closed_speech_leaves_the_word_to_the_next(qtbot: QtBot) -> None:
    first = Speech(lambda _card: "an old card")
    before = Shown(1)
    qtbot.addWidget(before.view)
    before.view.show()
    before.until_mine("play")
    assert "an old card, may be chosen" in words(before)
    first.close()
    second = Speech(str)
    after = Shown(1)
    qtbot.addWidget(after.view)
    after.view.show()
    after.until_mine("play")
    assert len(words(after)) > len(after.hand())
    assert not [told for told in words(after) if "an old card" in told]
    # The first view has lost its words, and goes on without them.
    before.until_mine("play")
    before.view.choreography.empty()
    after.view.choreography.empty()
    second.close()


def test_a_table_that_is_gone_is_forgotten(qapp: object) -> None:
    speech = Speech(str)
    scenes = []
    for _ in range(3):
        gone = Shown(1)
        gone.until_mine("play")
        assert words(gone)
        scenes.append(weakref.ref(gone.scene))
        gone.view.choreography.empty()
        gone.view.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QCoreApplication.processEvents()
        del gone
    gc.collect()
    assert [scene() for scene in scenes] == [None] * 3
    speech.close()


def test_a_scene_that_outlives_its_view_speaks_to_nobody(qtbot: QtBot) -> None:
    speech = Speech(str)
    shown = Shown(1)
    shown.until_mine("play")
    board = QAccessible.queryAccessibleInterface(shown.view)
    assert words(shown)
    scene = shown.scene
    shown.view.choreography.empty()
    shown.view.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    with qtbot.captureExceptions() as raised:
        scene.changed_reach.emit()
    assert not raised
    assert board.childCount() == 0
    assert board.childAt(10, 10) is None
    speech.close()
