"""The archive: past deals looked at and played again, everything exported, imported and deleted on demand."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QMessageBox, QWidget

from eldest.room.chronicle import finished
from eldest.store.history import History
from eldest.store.saves import write_safely
from eldest.ui.dialogs.review import Review
from eldest.ui.dialogs.statistics import PAST, Statistics
from helpers.chronicled import evening, history_of
from helpers.guest import Guest, keep
from helpers.sealed import PAIR, sealed_evening

Open = Callable[..., Guest]
W = TypeVar("W", bound=QWidget)
# Windows without a screen cannot be raised.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
STRICT = evening("euchre", 4, 2, 5, common__strict_table=True)


@pytest.fixture
def guest(open_room: Open, own_home: Path) -> Guest:
    """Give a guest who has played two deals, and at another time two at a strict table."""
    history_of(own_home / "history.sqlite", STRICT).close()
    keep(own_home, sealed_evening(PAIR, 2))
    guest = open_room()
    guest.wait_for_turn()
    guest.wait(lambda: count(guest) == 4)
    return guest


def count(guest: Guest) -> int:
    """Return how many deals are in the history, once all is written."""
    history = guest.room._historian.history()
    assert history is not None
    with closing(history.reading()) as database:
        return int(database.execute("SELECT count(*) FROM deal").fetchone()[0])


def found(guest: Guest, kind: type[W]) -> W:
    """Wait for something of a kind to be seen, and return it."""

    def there() -> list[W]:
        return [it for it in QApplication.topLevelWidgets() if isinstance(it, kind) and it.isVisible()]

    guest.wait(lambda: bool(there()))
    return there()[-1]


def statistics(guest: Guest) -> Statistics:
    guest.window.want("statistics")
    return found(guest, Statistics)


def notice(guest: Guest) -> str:
    """Return what a box says, and put it away."""
    box = found(guest, QMessageBox)
    text = box.text()
    box.accept()
    guest.wait(lambda: not box.isVisible())
    return text


def agree(guest: Guest, word: str) -> str:
    """Press a button of the question that is asked, and return the question."""
    box = found(guest, QMessageBox)
    asked = box.text()
    assert box.defaultButton() is not None
    assert word not in box.defaultButton().text()
    QTest.mouseClick(next(it for it in box.buttons() if word in it.text()), Qt.MouseButton.LeftButton)
    guest.wait(lambda: not box.isVisible())
    return asked


def choose(guest: Guest, path: Path) -> None:
    """Choose a file in the dialog that is open."""
    dialog = found(guest, QFileDialog)
    dialog.setDirectory(str(path.parent))
    dialog.selectFile(str(path))
    dialog.fileSelected.emit(str(path))
    QDialog.accept(dialog)


def past(guest: Guest, game: str, number: int) -> Statistics:
    """Open the statistics with a past deal chosen."""
    dialog = statistics(guest)
    dialog.pages.setCurrentIndex(PAST)
    rows = dialog.past.rows
    wanted = next(at for at, it in enumerate(rows) if it.kind.spirit == game and it.number == number)
    dialog.deals.setCurrentIndex(dialog.past.index(wanted, 0))
    return dialog


def test_a_past_deal_is_looked_at_in_the_review(guest: Guest) -> None:
    dialog = past(guest, "guided", 1)
    dialog.look.click()
    review = found(guest, Review)
    assert review.deal.currentText() == "Deal 1"
    assert review.shown is not None
    assert review.shown.number in range(1, 60)
    review.reject()
    dialog.reject()


def test_at_a_strict_table_the_last_deal_may_still_be_called(guest: Guest) -> None:
    dialog = past(guest, "strict", 2)
    dialog.look.click()
    assert "may still be called" in notice(guest)
    dialog.reject()
    dialog = past(guest, "strict", 1)
    dialog.look.click()
    review = found(guest, Review)
    assert review.deal.currentText() == "Deal 1"
    review.reject()
    dialog.reject()


def test_a_deal_is_played_again_with_the_same_pack_and_counts_as_another_with_help(guest: Guest) -> None:
    before = guest.sitting
    (first, second) = finished(before).entries
    past(guest, "guided", 2).again.click()
    guest.wait(lambda: guest.sitting is not before)
    assert guest.sitting.helped
    again = guest.sitting.timeline.acts
    assert again[: len(first.acts)] == first.acts
    assert guest.sitting.table.tally.deals == 2
    assert guest.sitting.seals[-1].act <= len(again)
    guest.wait_for_turn()
    assert count(guest) == 4
    assert second.acts[: len(first.acts) + 1] == again[: len(first.acts) + 1]


@pytest.mark.parametrize("does", ["look", "again"])
def test_a_deal_that_is_not_kept_as_it_should_be_is_said(guest: Guest, does: str) -> None:
    dialog = past(guest, "guided", 1)
    dialog._database.execute("UPDATE sitting SET header = '{}'")
    getattr(dialog, does).click()
    assert "not kept as it should be" in notice(guest)
    dialog.reject()


def test_a_deal_whose_acts_are_not_lawful_is_said(guest: Guest) -> None:
    dialog = past(guest, "guided", 1)
    dialog._database.execute("UPDATE deal SET acts = (SELECT acts FROM deal WHERE id = 2), follows = NULL")
    dialog.again.click()
    assert "not kept as it should be" in notice(guest)
    dialog.reject()


def test_a_table_is_saved(guest: Guest, tmp_path: Path) -> None:
    dialog = statistics(guest)
    dialog.saving_asked.emit(dialog.shown())
    choose(guest, tmp_path / "table.csv")
    guest.wait((tmp_path / "table.csv").exists)
    assert (tmp_path / "table.csv").read_text("utf-8").startswith("Game,Table,Deals")
    dialog.reject()


def test_a_table_that_cannot_be_saved_is_said(
    guest: Guest, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    dialog = statistics(guest)
    dialog.saving_asked.emit(dialog.shown())
    (tmp_path / "folder.csv").mkdir()
    guest.room._usher._archive._hands.carefully(lambda: write_safely(tmp_path / "folder.csv", ""))
    assert "could not be saved" in notice(guest)
    caplog.clear()
    found(guest, QFileDialog).reject()
    dialog.reject()


def test_statistics_are_deleted_on_clear_demand_alone_and_a_copy_is_kept(
    guest: Guest, own_home: Path
) -> None:
    dialog = statistics(guest)
    dialog.forget_asked.emit()
    agree(guest, "Delete")
    assert "history-deleted-1.sqlite" in notice(guest)
    assert count(guest) == 0
    assert len(dialog.shown()) == 1
    with closing(History(own_home / "history-deleted-1.sqlite")) as copy, closing(copy.reading()) as database:
        assert database.execute("SELECT count(*) FROM deal").fetchone() == (4,)
    dialog.reject()


def test_everything_is_exported_and_imported_once(guest: Guest, own_home: Path, tmp_path: Path) -> None:
    path = tmp_path / "all.eldest-all"
    guest.window.want("export")
    choose(guest, path)
    assert "all.eldest-all" in notice(guest)
    history_of(None).close()
    guest.window.want("import")
    choose(guest, path)
    assert "all.eldest-all" in agree(guest, "Take over")
    said = notice(guest)
    assert "Taken over: 0 deals that were not here (4 were), 1 games." in said
    assert (own_home / "before-import-1.eldest-all").exists()
    assert count(guest) == 4


def test_a_name_that_looks_like_markup_is_asked_about_as_it_is_written(guest: Guest, tmp_path: Path) -> None:
    guest.room._usher._archive._ask_to_take_over(tmp_path / "all <b>.eldest-all")
    box = guest.dialog()
    assert isinstance(box, QMessageBox)
    assert "all &lt;b&gt;.eldest-all" in box.text()
    box.reject()


def test_what_is_no_export_is_said_and_changes_nothing(guest: Guest, own_home: Path, tmp_path: Path) -> None:
    (tmp_path / "text.eldest-all").write_text("hello", "utf-8")
    guest.room._usher._archive._take_over(tmp_path / "text.eldest-all")
    assert "is damaged" in notice(guest)
    assert not list(own_home.glob("before-import*"))


def test_settings_are_taken_over_where_they_make_sense_and_what_does_not_is_said(
    guest: Guest, tmp_path: Path
) -> None:
    from eldest.store.merging import Merged
    from eldest.store.taking_over import TakenOver

    archive = guest.room._usher._archive
    archive._on_taken_over(TakenOver(tmp_path / "aside", Merged(1, 2, 3), (), '{"table": {"felt": "wine"}}'))
    assert "3 deals made no sense" in notice(guest)
    assert guest.window._settings.table.felt == "wine"
    archive._on_taken_over(TakenOver(tmp_path / "aside", Merged(), (), "["))
    assert "yours are as they were" in notice(guest)
    assert guest.window._settings.table.felt == "wine"
    archive._on_taken_over(TakenOver(tmp_path / "aside", Merged(), (), None))
    assert "settings" not in notice(guest).lower()


def test_a_history_that_does_not_answer_is_said(guest: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guest.room._historian, "reading", lambda: None)
    guest.window.want("statistics")
    assert "does not answer" in notice(guest)


def test_statistics_that_cannot_be_read_are_said_in_a_sentence(guest: Guest) -> None:
    history = guest.room._historian.history()
    assert history is not None
    with closing(history.reading()) as database:
        database.execute("DROP TABLE sums")
    dialog = statistics(guest)
    assert "cannot be read" in notice(guest)
    assert dialog.trouble is not None
    dialog.reject()
