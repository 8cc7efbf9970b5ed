"""A model of rows whose columns are declared, and its view."""

import pytest
from PySide6.QtCore import QModelIndex, QPoint, Qt
from PySide6.QtGui import QColor, QFontMetrics
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from eldest.ui.panels.rows import CLAUSE_ROLE, SETTLING, Column, RowsModel, RowsView
from eldest.ui.pips import PAPER


class Names(RowsModel[str]):
    """Names, each citing the clause of its length."""

    def clause_of(self, row: str) -> str:
        return f"X-{len(row)}" if row.islower() else ""

    def is_weighty(self, row: str) -> bool:
        return row.isupper()


@pytest.fixture
def model(qtmodeltester: ModelTester) -> Names:
    model = Names()
    model.set_columns((Column("Name", str), Column("Length", lambda row: str(len(row)), is_number=True),
                       Column("Rule", model.clause_of, is_link=True)))  # fmt: skip
    qtmodeltester.check(model)
    return model


def column(model: Names, number: int) -> list[str]:
    return [model.index(row, number).data() for row in range(model.rowCount())]


def test_rows_are_added_and_told_of(model: Names) -> None:
    told: list[tuple[int, int]] = []
    model.rowsInserted.connect(lambda _parent, first, last: told.append((first, last)))
    model.add(["anna", "peter"])
    model.add([])
    model.add(["ROYAL"])
    assert told == [(0, 1), (2, 2)]
    assert column(model, 1) == ["4", "5", "5"]
    assert model.rows == ("anna", "peter", "ROYAL")


def test_becoming_adds_where_it_can_and_begins_anew_where_it_must(qtbot: QtBot, model: Names) -> None:
    model.become(["a", "b"])
    with qtbot.assertNotEmitted(model.modelReset):
        model.become(["a", "b", "c"])
        model.become(["a", "b", "c"])
    with qtbot.waitSignal(model.modelReset):
        model.become(["a", "c"])
    assert column(model, 0) == ["a", "c"]


def test_a_model_is_sound_at_every_step(model: Names, qtmodeltester: ModelTester) -> None:
    for rows in (["a"], ["a", "B"], [], ["c", "d", "e"]):
        model.become(rows)
        qtmodeltester.check(model)


def test_roles(model: Names) -> None:
    model.add(["anna", "ROYAL"])
    link, plain = model.index(0, 2), model.index(0, 0)
    assert link.data(Qt.ItemDataRole.ForegroundRole) is not None
    assert plain.data(Qt.ItemDataRole.ForegroundRole) is None
    assert link.data(Qt.ItemDataRole.FontRole).underline()
    assert plain.data(Qt.ItemDataRole.FontRole) is None
    assert model.index(1, 0).data(Qt.ItemDataRole.FontRole).bold()
    assert plain.data(CLAUSE_ROLE) == "X-4"
    assert plain.data(Qt.ItemDataRole.AccessibleTextRole) == "anna"
    assert plain.data(Qt.ItemDataRole.DecorationRole) is None
    assert model.data(QModelIndex()) is None
    assert Qt.AlignmentFlag.AlignRight in model.index(0, 1).data(Qt.ItemDataRole.TextAlignmentRole)


def test_headings(model: Names) -> None:
    across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
    assert [model.headerData(section, across) for section in range(-1, 4)] == [
        None,
        "Name",
        "Length",
        "Rule",
        None,
    ]
    assert model.headerData(0, down) is None
    assert model.headerData(1, across, Qt.ItemDataRole.TextAlignmentRole) == Qt.AlignmentFlag.AlignRight
    assert model.headerData(1, across, Qt.ItemDataRole.DecorationRole) is None


def test_a_plain_model_cites_nothing(qtmodeltester: ModelTester) -> None:
    model: RowsModel[str] = RowsModel()
    model.set_columns((Column("Name", str),))
    model.add(["a"])
    assert model.index(0, 0).data(CLAUSE_ROLE) == ""
    qtmodeltester.check(model)


@pytest.fixture
def view(qtbot: QtBot, model: Names) -> RowsView:
    view = RowsView(model, "Names", wide=0)
    qtbot.addWidget(view)
    view.resize(260, 120)
    view.show()
    qtbot.waitExposed(view)
    return view


def test_a_clause_is_asked_for_by_the_mouse(qtbot: QtBot, model: Names, view: RowsView) -> None:
    model.add(["anna", "ROYAL"])
    asked: list[str] = []
    view.clause_asked.connect(asked.append)
    for row, place in ((0, 0), (0, 2), (1, 2)):
        at = view.visualRect(model.index(row, place)).center()
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert asked == ["X-4"]


def test_a_clause_is_asked_for_by_return(qtbot: QtBot, model: Names, view: RowsView) -> None:
    model.add(["anna"])
    view.setCurrentIndex(model.index(0, 0))
    with qtbot.waitSignal(view.clause_asked) as asked:
        qtbot.keyClick(view, Qt.Key.Key_Return)
    assert asked.args == ["X-4"]


def test_the_hand_points_at_links(qtbot: QtBot, model: Names, view: RowsView) -> None:
    model.add(["anna"])
    for place, shape in ((2, Qt.CursorShape.PointingHandCursor), (0, Qt.CursorShape.ArrowCursor)):
        view.entered.emit(model.index(0, place))
        assert view.viewport().cursor().shape() is shape


def test_the_newest_row_is_in_sight_unless_one_reads_further_up(
    qtbot: QtBot, model: Names, view: RowsView
) -> None:
    bar = view.verticalScrollBar()
    model.add([f"name {number}" for number in range(50)])
    qtbot.waitUntil(lambda: bar.value() == bar.maximum() > 0)
    most = bar.maximum()
    bar.setValue(0)
    model.add(["one more"])
    qtbot.waitUntil(lambda: bar.maximum() > most)
    assert bar.value() == 0


def test_long_words_are_wrapped(qtbot: QtBot, model: Names, view: RowsView) -> None:
    model.add(["short", "a very long name indeed " * 6])
    qtbot.waitUntil(lambda: view.rowHeight(1) > 2 * view.rowHeight(0))


def test_a_heading_cut_short_is_told_whole(model: Names) -> None:
    model.set_columns((Column("Maria Th…", str, whole="Maria Theresia"), Column("Length", str)))
    for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
        told = [model.headerData(section, Qt.Orientation.Horizontal, role) for section in range(2)]
        assert told == ["Maria Theresia", "Length"]


def light(colour: QColor) -> float:
    """Return the relative luminance of a colour, as WCAG has it."""
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


def contrast(one: QColor, other: QColor) -> float:
    darker, lighter = sorted((light(one), light(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_the_keyboard_is_seen_about_the_view_and_its_current_row(
    qtbot: QtBot, model: Names, view: RowsView
) -> None:
    model.add(["anna", "peter", "paul"])
    view.setCurrentIndex(model.index(1, 0))
    row = view.visualRect(model.index(1, 1))
    on_row = view.viewport().mapTo(view, QPoint(row.center().x(), row.top() + 1))
    points = [QPoint(1, view.height() // 2), QPoint(view.width() - 2, view.height() // 2), on_row]

    def seen() -> list[float]:
        picture = view.grab().toImage()
        return [contrast(picture.pixelColor(point), PAPER) for point in points]

    view.clearFocus()
    assert max(seen()) < 3
    view.activateWindow()
    view.setFocus()
    qtbot.waitUntil(view.hasFocus)
    assert min(seen()) >= 3


def test_headings_stand_apart(model: Names, view: RowsView) -> None:
    header = view.horizontalHeader()
    words = QFontMetrics(header.font()).horizontalAdvance("Length")
    assert header.sectionSizeHint(1) - words >= 10
    assert header.font().families() == view.font().families()


def test_only_new_rows_are_measured_while_the_width_stays(
    qtbot: QtBot, model: Names, view: RowsView, monkeypatch: pytest.MonkeyPatch
) -> None:
    model.add([f"name {number}" for number in range(50)])
    qtbot.wait(2 * SETTLING)
    asked: list[bool] = []
    monkeypatch.setattr(view, "resizeRowsToContents", lambda: asked.append(True))
    model.add(["a name"])
    qtbot.wait(2 * SETTLING)
    assert not asked
    view.resize(360, 120)
    qtbot.wait(2 * SETTLING)
    assert asked == [True]
