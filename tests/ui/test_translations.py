"""Every phrase can be said in every language shipped, with the same places to fill and the same keys."""

import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator
from pytestqt.qtbot import QtBot

from eldest.cards.card import Card, Suit
from eldest.cards.seating import Seat, Seating, Side
from eldest.engine.acts import Make
from eldest.engine.events import CardPlayed, DealPasses, StakePaid
from eldest.engine.stages.closing import FOR_THE_GAME
from eldest.store.folders import resource
from eldest.store.settings import WordsPage
from eldest.ui.card_words import card_name
from eldest.ui.wording import Wording
from helpers.samples import declared_phrases, places_of, sample_acts, sample_events

ROOT = Path(__file__).parents[2]
SHEETS = sorted(resource("translations").glob("*.ts"))
LANGUAGES = [sheet.stem.removeprefix("eldest_") for sheet in SHEETS]


def messages_of(sheet: Path) -> Iterator[tuple[str, str, ET.Element]]:
    for context in ET.parse(sheet).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            yield context.findtext("name", ""), message.findtext("source", ""), translation


def tool(name: str) -> Path:
    return Path(sys.executable).with_name(f"pyside6-{name}")


@pytest.fixture(params=SHEETS, ids=LANGUAGES)
def sheet(request: pytest.FixtureRequest) -> Path:
    path = request.param
    assert isinstance(path, Path)
    return path


@pytest.fixture
def speaking(sheet: Path, qtbot: QtBot) -> Iterator[str]:
    translator = QTranslator()
    assert translator.load(str(sheet.with_suffix(".qm")))
    QCoreApplication.installTranslator(translator)
    yield sheet.stem.removeprefix("eldest_")
    QCoreApplication.removeTranslator(translator)


def test_every_language_can_be_chosen() -> None:
    language = next(setting for setting in WordsPage.declared() if setting.name == "language")
    assert {value for value, _ in language.choices} == {"system", "en", *LANGUAGES}


def test_every_phrase_is_translated(sheet: Path) -> None:
    open_ones = [
        source for _, source, it in messages_of(sheet) if it.get("type") == "unfinished" or not it.text
    ]
    assert not open_ones, "translate these, then run packaging/dev.py translate"


def test_places_and_keys_are_the_same(sheet: Path) -> None:
    for _, source, translation in messages_of(sheet):
        said = translation.text or ""
        assert places_of(said) == places_of(source), source
        assert len(re.findall("&.", said)) == len(re.findall("&.", source)), source


def test_every_declared_phrase_is_in_the_sheet(sheet: Path) -> None:
    held = {(context, source) for context, source, _ in messages_of(sheet)}
    assert {(said.context, said.text) for said in declared_phrases()} <= held


def test_the_sheet_is_up_to_date(sheet: Path, tmp_path: Path) -> None:
    again = tmp_path / sheet.name
    shutil.copy(sheet, again)
    collecting = [
        "-silent",
        "-no-obsolete",
        "-locations",
        "none",
        "-tr-function-alias",
        "QT_TRANSLATE_NOOP+=phrase",
    ]
    sources = sorted((ROOT / "desktop" / "eldest").rglob("*.py"))
    subprocess.run([tool("lupdate"), *collecting, *sources, "-ts", again], check=True)
    told = [{(context, source) for context, source, _ in messages_of(path)} for path in (sheet, again)]
    assert told[0] == told[1], "run packaging/dev.py translate"


def test_what_is_compiled_is_up_to_date(sheet: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.qm"
    subprocess.run([tool("lrelease"), "-silent", sheet, "-qm", again], check=True)
    assert again.read_bytes() == sheet.with_suffix(".qm").read_bytes(), "run packaging/dev.py translate"


@pytest.mark.usefixtures("speaking")
def test_everything_that_happens_can_be_said() -> None:
    for wording in (Wording(("Peter", "Anna"), Seat(0)), Wording(("Peter", "Anna"), signs=True)):
        said = [wording.say(event) or "" for seat in (0, 1) for event in sample_events(seat)]
        said += [wording.words_of(act) for act in sample_acts()]
        assert not any("{" in text for text in said)


def test_it_sounds_right(speaking: str) -> None:
    assert speaking == "de", "a new language wants its own sentences here"
    wording = Wording(("Peter", "Anna"), Seat(0))
    assert wording.say(CardPlayed(Seat(0), Card.parse("QS"))) == "Du spielst Pik-Dame."
    assert wording.say(CardPlayed(Seat(1), Card.parse("TH"))) == "Anna spielt Herz-Zehn."
    assert wording.say(DealPasses(Seat(0))) == "Das Geben geht an dich."
    assert wording.words_of(Make(Seat(0), Suit.CLUBS)) == "Kreuz sei Trumpf"
    assert card_name(Card.parse("JD")) == "Karo-Bube"
    pairs = Wording(
        ("Peter", "Anna", "Karl", "Emma"), Seat(0), seating=Seating.alternating(map(Seat, range(4)), 4)
    )
    assert (
        pairs.say(StakePaid(Side(0), 3, FOR_THE_GAME)) == "Bezahlt wird das Spiel: 3 Marken an dich und Karl."
    )
    assert (
        pairs.say(StakePaid(Side(1), 1, FOR_THE_GAME))
        == "Bezahlt wird das Spiel: eine Marke an Anna und Emma."
    )
