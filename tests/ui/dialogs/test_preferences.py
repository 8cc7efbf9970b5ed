"""The preferences give back what was chosen, show it in a sample, and leave the rest alone."""

from pytestqt.qtbot import QtBot

from eldest.store.settings import LastGame, Settings, TablePage, WordsPage
from eldest.ui.dialogs.preferences import Preferences, Sample
from eldest.ui.theme import Theme

CHANGED = Settings(
    table=TablePage(faces="large", back="plain-blue", felt="night", speed="none", sort_hand=False),
    words=WordsPage(language="de", cards="signs"),
    last=LastGame(names=("Peter",)),
)


def opened(qtbot: QtBot, settings: Settings) -> Preferences:
    dialog = Preferences(settings)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def test_what_is_set_is_shown_and_comes_out_again(qtbot: QtBot) -> None:
    for settings in (Settings(), CHANGED):
        assert opened(qtbot, settings).settings == settings


def test_what_is_chosen_comes_out(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings(last=LastGame(names=("Peter",))))
    for page, form in ((CHANGED.table, dialog.table), (CHANGED.words, dialog.words)):
        for name, field in form.fields.items():
            field.take(getattr(page, name))
    assert dialog.settings == CHANGED


def test_the_sample_follows_at_once(qtbot: QtBot) -> None:
    dialog = opened(qtbot, Settings())
    before = dialog.sample.grab().toImage()
    dialog.table.fields["back"].take("scales-green")
    other_back = dialog.sample.grab().toImage()
    assert other_back != before
    dialog.table.fields["faces"].take("large")
    assert dialog.sample.grab().toImage() not in (before, other_back)


def test_a_sample_can_stand_alone(qtbot: QtBot) -> None:
    sample = Sample(Theme())
    qtbot.addWidget(sample)
    assert not sample.grab().isNull()
