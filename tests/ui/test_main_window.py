"""The frame round the table: what it says, what it offers, and that it keeps clear of the cards."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from eldest.players.player import UNLIMITED
from eldest.players.thumb import Thumb
from eldest.room.review import may_review
from eldest.room.sitting import Sitting
from eldest.store.errors import KnownError
from eldest.store.record import Record, write_record
from eldest.store.saves import CANNOT_WRITE
from eldest.store.settings import Settings, TablePage, WordsPage
from eldest.ui.dialogs.review import Review
from eldest.ui.dialogs.seal import SealDialog
from eldest.ui.table.pace import AT_ONCE, Click, Pace
from helpers.guest import Guest, keep, mine, played

Open = Callable[..., Guest]
HORIZONTAL, WHOLE = Qt.Orientation.Horizontal, Qt.ItemDataRole.AccessibleTextRole
# Windows without a screen cannot be raised.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def seat(open_room: Open, own_home: Path) -> Callable[..., Guest]:
    """Give a function that seats a guest where something is so."""

    def make(until: Callable[[Sitting], bool], *, number: int = 1, **switches: object) -> Guest:
        keep(own_home, played(until, number, **switches))
        guest = open_room()
        guest.wait_for_turn()
        return guest

    return make


def prompt(guest: Guest) -> QLabel:
    """Return the line on the table that says what is asked."""
    return next(label for label in guest.view.findChildren(QLabel) if label.objectName() == "prompt")


def line(guest: Guest) -> QLabel:
    """Return the line below the table."""
    return guest.window.statusBar().findChildren(QLabel)[0]


def cards(guest: Guest) -> list[QRect]:
    """Return the cards that lie open or can be taken hold of, in points of the view."""
    keys = {key for grip in guest.scene.reach() for key in grip.keys}
    items = [item for key, item in guest.scene.lying.items.items() if item.face_up or key in keys]
    return [guest.view.mapFromScene(item.mapRectToScene(item.outline())).boundingRect() for item in items]


def scored(sitting: Sitting) -> bool:
    return sitting.table.turn is None and sitting.table.tally.deals > 0


def game_won(sitting: Sitting) -> bool:
    return scored(sitting) and sitting.table.tally.winner is not None


# What is asked, and where.


def test_at_first_the_table_asks_for_the_cut(open_room: Open) -> None:
    guest = open_room()
    guest.wait_for_turn()
    assert prompt(guest).isVisible()
    assert prompt(guest).text().startswith("Cut for the deal")
    assert guest.window.windowTitle() == "You 0 – The Colonel 0 – Eldest Hand"
    assert all(dock.isVisible() for dock in guest.window.docks)


@pytest.mark.parametrize("size", [(800, 500), (1280, 800), (1100, 560), (820, 1000)])
@pytest.mark.parametrize(
    "stage", ["cut-for-deal", "present", "deal", "first-round", "second-round", "discard", "play"]
)
def test_what_is_asked_covers_no_card(seat: Callable[..., Guest], stage: str, size: tuple[int, int]) -> None:
    guest = seat(mine(stage))
    guest.window.resize(*size)
    guest.wait(lambda: guest.view.choreography.is_idle)
    shown = [widget for widget in (prompt(guest), guest.window.decisions) if widget.isVisible()]
    assert len(shown) == 1
    asked = shown[0].geometry()
    assert guest.view.rect().contains(asked)
    for card in cards(guest):
        assert not card.adjusted(2, 2, -2, -2).intersects(asked)


def test_who_thinks_is_named(seat: Callable[..., Guest], open_room: Open, own_home: Path) -> None:
    keep(own_home, played(lambda sitting: sitting.whose_turn() == 1 and sitting.table.stage == "play"))
    guest = open_room()
    assert prompt(guest).text() == "Colonel is thinking…"
    guest.wait_for_turn()


def test_the_others_play_is_shown_at_once_when_wished(seat: Callable[..., Guest]) -> None:
    guest = seat(mine("play"))
    guest.window.apply(Settings(table=TablePage(speed="slow")))
    slow = guest.view.table_scene.pace
    guest.director.quickened.emit(True)
    assert guest.view.table_scene.pace == AT_ONCE
    guest.director.quickened.emit(False)
    assert guest.view.table_scene.pace == slow != AT_ONCE


def test_a_hand_that_nobody_holds_has_a_name_too(open_room: Open, own_home: Path) -> None:
    record = Record("whist", (("whist.form", "dummy"),), names=("Anna", "Berta", "Carl"))
    keep(own_home, Sitting(record))
    guest = open_room()
    guest.wait_for_turn()
    assert guest.scene.names == ("You (Anna)", "Berta", "Carl", "Dummy")


def test_the_calls_are_the_caption_and_the_buttons(seat: Callable[..., Guest]) -> None:
    guest = seat(mine("first-round"))
    assert {call.choice.value for call in guest.window.decisions.calls} == set(guest.director.possible())
    assert not prompt(guest).isVisible()


@pytest.mark.parametrize(
    ("until", "switches", "words"),
    [
        pytest.param(scored, {}, "Next deal", id="a deal is over"),
        pytest.param(game_won, {}, "Another game", id="a game is over"),
        pytest.param(
            lambda sitting: any(sitting.table.tally.rubbers_won) and scored(sitting),
            {"euchre.rubbers": True}, "Cut for another rubber", id="a rubber is over",
        ),
    ],
)  # fmt: skip
def test_what_comes_next_is_offered(
    seat: Callable[..., Guest], until: Callable[[Sitting], bool], switches: dict[str, object], words: str
) -> None:
    guest = seat(until, **switches)
    assert [call.choice.words for call in guest.window.decisions.calls] == [words]
    guest.press(guest.window.decisions.calls[0])
    guest.wait_for_turn()
    assert not guest.director.may_deal()


# What it says.


def test_a_message_has_its_clause_as_a_link(open_room: Open, qtbot: QtBot) -> None:
    window = open_room().window
    window.say("No.", "E-CUT-01")
    label = window.statusBar().findChildren(QLabel)[0]
    assert label.text() == 'No. <a href="E-CUT-01">E-CUT-01</a>'
    with qtbot.waitSignal(window.wanted) as wanted:
        label.linkActivated.emit("E-CUT-01")
    assert wanted.args == ["clause E-CUT-01"]
    window.say("Yes.")
    assert label.text() == "Yes."


def test_a_name_with_signs_of_markup_is_said_letter_for_letter(open_room: Open) -> None:
    guest = open_room()
    guest.window.say("<b>Anna</b> & Co.")
    assert "&lt;b&gt;Anna" in line(guest).text()


def test_it_is_said_when_nothing_can_be_saved(open_room: Open) -> None:
    guest = open_room()
    trouble = KnownError(CANNOT_WRITE, name="current.eldest", reason="No space left", folder="/home")
    guest.director.troubled.emit(trouble)
    assert "No space left" in line(guest).text()


def test_log_and_sheet_lead_to_the_rule_book(open_room: Open, qtbot: QtBot) -> None:
    window = open_room().window
    for panel in (window.log, window.sheet):
        with qtbot.waitSignal(window.wanted) as wanted:
            panel.clause_asked.emit("E-SCORE-01")
        assert wanted.args == ["clause E-SCORE-01"]


# What the settings change.


def test_the_settings_are_followed(seat: Callable[..., Guest]) -> None:
    guest = seat(mine("play"))
    table = TablePage(
        faces="large", felt="wine", speed="slow", trick_pause=3000, click="double", deal_for_me=True
    )
    guest.window.apply(Settings(table=table, words=WordsPage(cards="signs")))
    assert guest.scene.faces.theme.faces == "large"
    assert (guest.scene.pace.factor, guest.scene.pace.trick_pause, guest.scene.click) == (
        1.8,
        3000,
        Click.DOUBLE,
    )
    assert guest.director.hands.deal
    model = guest.window.log.model
    said = [str(model.index(row, 0).data()) for row in range(model.rowCount())]
    assert any("♠" in text or "♥" in text or "♦" in text or "♣" in text for text in said)


def test_another_look_plays_nothing_and_keeps_the_turn(seat: Callable[..., Guest]) -> None:
    guest = seat(mine("play"))
    acts, possible = guest.acts, guest.director.possible()
    guest.window.apply(Settings(table=TablePage(faces="large", felt="night")))
    assert (guest.acts, guest.scene.liberty.lawful) == (acts, possible)
    assert guest.scene.open


# What it does.


def test_full_screen_and_back(open_room: Open) -> None:
    window = open_room().window
    window.toggle_full_screen()
    assert window.isFullScreen()
    window.toggle_full_screen()
    assert not window.isFullScreen()
    assert window.isVisible()


def test_nothing_is_dealt_or_shown_out_of_season(seat: Callable[..., Guest]) -> None:
    guest = seat(mine("first-round"))
    acts = guest.acts
    guest.window.next_deal()
    guest.window.show_last_trick()
    assert guest.acts == acts
    assert guest.view.choreography.is_idle


def moving(guest: Guest) -> bool:
    """Tell whether anything is being shown."""
    return not guest.view.choreography.is_idle


def test_hurrying_brings_everything_to_rest(seat: Callable[..., Guest]) -> None:
    guest = seat(mine("play"))
    guest.director.perform(guest.director.possible()[0])
    assert moving(guest)
    guest.window.hurry()
    assert not moving(guest)
    assert guest.scene.sight == guest.director.sight()


def test_a_hint_asked_for_while_things_move_is_marked_when_they_rest(seat: Callable[..., Guest]) -> None:
    guest = seat(mine("play", tricks=1, led=False))
    guest.view.set_pace(Pace(0.5, 300))
    guest.director.perform(guest.director.possible()[0])
    guest.wait(lambda: bool(guest.director.possible()))
    assert moving(guest)
    guest.window.ask_hint()
    guest.wait(lambda: bool(line(guest).text()))
    guest.wait_for_turn()
    assert guest.scene.hint is not None


def test_the_panels_can_be_put_away_by_the_menu(open_room: Open) -> None:
    window = open_room().window
    for dock in window.docks:
        dock.toggleViewAction().trigger()
        assert dock.isHidden()
        dock.toggleViewAction().trigger()
        assert dock.isVisible()


# Other sittings at the same table.

NAMES = ("Peter", "The Colonel", "Mrs. Battle", "The Doctor", "Miss Finch", "The Captain", "Aunt Harriet")


@pytest.fixture(scope="module")
def sittings() -> dict[int, Record]:
    """Give a game of Euchre for every number of players, in its second deal."""

    def made(players: int) -> Record:
        sitting = Sitting(Record("euchre", names=NAMES[:players]))
        thumb = Thumb(sitting.game)
        for number in range(600):
            turn = sitting.whose_turn()
            if turn == sitting.person and sitting.table.tally.deals > 1:
                break
            act = sitting.chance(number * 7919) if turn is None else None
            sitting.perform(act or thumb.choose(sitting.sight(turn), UNLIMITED).act)
        return sitting.record

    return {players: made(players) for players in range(2, 8)}


def is_told(guest: Guest) -> None:
    """Assert that plates, sheet, head and log tell the sitting on the table, and no other."""
    sitting, sheet, log = guest.sitting, guest.window.sheet, guest.window.log.model
    assert guest.scene.names == ("You (Peter)", *sitting.names[1:])
    assert guest.scene.sight == guest.director.sight()
    assert [row.line for row in sheet.sheet.rows if row.line] == list(sitting.table.tally.sheet)
    seating = sitting.table.seating
    first = 2 if seating.number_of_sides == 2 else 1
    heads = [
        sheet.sheet.headerData(first + side, HORIZONTAL, WHOLE) for side in range(seating.number_of_sides)
    ]
    assert sheet.head.wholes == tuple(heads)
    assert {name for name in sitting.names[1:] if any(name in head for head in heads)} == set(
        sitting.names[1:]
    )
    assert log.rows
    assert all(log.sentence_of(row) for row in log.rows)
    assert all(cell is not None for row in range(log.rowCount()) for cell in [log.index(row, 0).data()])


@pytest.mark.parametrize("first", range(2, 8))
def test_another_sitting_is_told_anew_whatever_its_seats(
    open_room: Open, own_home: Path, sittings: dict[int, Record], first: int
) -> None:
    keep(own_home, Sitting.resume(sittings[first]).sitting)
    guest = open_room()
    is_told(guest)
    for second in range(2, 8):
        guest.director.sit_down(Sitting.resume(sittings[second]).sitting)
        is_told(guest)
        guest.director.sit_down(Sitting.resume(sittings[first]).sitting)
        is_told(guest)


@pytest.mark.parametrize(("on_table", "before"), [(2, 4), (4, 2), (7, 3), (3, 7)])
def test_the_game_before_is_told_anew_whatever_its_seats(
    open_room: Open, own_home: Path, sittings: dict[int, Record], on_table: int, before: int
) -> None:
    keep(own_home, Sitting.resume(sittings[on_table]).sitting)
    (own_home / "before.eldest").write_text(write_record(sittings[before]), "utf-8")
    guest = open_room()
    for players in (before, on_table):
        guest.window.want("before")
        assert guest.sitting.setting.players == players
        is_told(guest)


def test_log_and_title_do_not_run_ahead_of_the_table(seat: Callable[..., Guest]) -> None:
    guest = seat(mine("play"))
    guest.view.set_pace(Pace(1.0, None))
    rows = guest.window.log.model.rowCount()
    guest.director.perform(guest.director.possible()[0])
    assert guest.window.log.model.rowCount() == rows
    guest.window.hurry()
    assert guest.window.log.model.rowCount() > rows


def test_after_the_deal_return_on_the_table_goes_on(seat: Callable[..., Guest], qtbot: QtBot) -> None:
    guest = seat(scored)
    deals = guest.sitting.table.tally.deals
    guest.view.setFocus()
    qtbot.keyClick(guest.view, Qt.Key.Key_Return)
    guest.wait_for_turn()
    assert guest.sitting.table.tally.deals == deals + 1


@pytest.mark.rule("X-CUT-07")
def test_before_partners_are_cut_the_title_names_each_for_himself(open_room: Open, own_home: Path) -> None:
    keep(own_home, Sitting(Record("whist", names=("You", "Anna", "Berta", "Carl"))))
    guest = open_room()
    guest.wait_for_turn()
    assert guest.window.windowTitle() == "You – Anna – Berta – Carl – Eldest Hand"
    assert not guest.window.sheet.head.isVisible()
    guest.play_on(lambda: guest.sitting.table.dealer is not None)
    assert " and " in guest.window.windowTitle()
    assert guest.window.sheet.head.isVisible()


def test_the_thinking_process_is_made_ready_before_it_is_asked(open_room: Open, own_home: Path) -> None:
    guest = open_room()
    guest.wait(lambda: guest.director._thinking._process is not None)
    assert not guest.director._thinking.is_asked


def test_the_plates_tell_how_well_the_others_play(seat: Callable[..., Guest]) -> None:
    guest = seat(mine("play"))
    plates = guest.scene.around.plates
    told = "Keen player. Stern and rather bold"
    assert plates[guest.director.viewer].toolTip().count("player.") == 0
    other = next(plate for at, plate in plates.items() if at != guest.director.viewer)
    assert other.toolTip().startswith(told)


def test_after_the_deal_a_line_of_the_log_tells_why_and_opens_the_review(seat: Callable[..., Guest]) -> None:
    guest = seat(mine("play", tricks=3, led=False))
    log, sitting = guest.window.log, guest.sitting
    began = len(guest.acts)
    guest.play_on(guest.director.may_deal)
    row = next(
        at for at, entry in enumerate(log.model.rows)
        if entry.act > began and entry.act in sitting.thoughts() and may_review(sitting, entry.act)
    )  # fmt: skip
    tip = log.model.index(row, 0).data(Qt.ItemDataRole.ToolTipRole)
    assert "\nWhy: " in tip
    asked: list[str] = []
    guest.window.wanted.connect(asked.append)
    guest.window.log.view.clicked.emit(log.model.index(row, 0))
    assert asked == [f"review {log.model.rows[row].act}"]
    guest.wait(lambda: bool(guest.dialogs()))
    review = guest.dialogs()[0]
    assert isinstance(review, Review)
    assert review.shown is not None
    assert review.shown.number == log.model.rows[row].act
    review.reject()
    guest.wait_for_window()


def test_the_seal_is_shown_before_the_first_card_and_opened_after_the_last(
    open_room: Open, own_home: Path
) -> None:
    keep(own_home, played(mine("cut-for-deal")))
    guest = open_room()
    guest.wait_for_turn()
    mark = guest.window.seal_mark
    assert not mark.isVisible()
    guest.play_on(lambda: guest.sitting.table.stage in ("play", "first-round"))
    fingerprint = guest.sitting.seals[-1].fingerprint
    assert mark.text() == f"Sealed: {fingerprint[:8]}…"
    assert fingerprint in mark.toolTip()
    guest.play_on(guest.director.may_deal)
    assert mark.text() == f"Open the seal: {fingerprint[:8]}…"
    mark.click()
    guest.wait(lambda: bool(guest.dialogs()))
    dialog = guest.dialogs()[0]
    assert isinstance(dialog, SealDialog)
    assert dialog.shown.is_true(fingerprint)
    dialog.reject()
    guest.wait_for_window()
