"""The report of a deal: it plays over to the same deal, and tells nobody who was at the table."""

import json

import pytest

from eldest.games import catalogue
from eldest.room.report import report_of, reported_deal
from eldest.room.sitting import Sitting
from eldest.store.record import Record, read_record
from helpers.guest import mine, played
from helpers.sealed import PAIR, sealed_evening

NAMES = ("Przemysław", "O'Hara-von Klötzingen")


def reported(sitting: Sitting) -> str:
    return report_of(sitting, "9.8.7", "linux")


def replayed(text: str) -> Sitting:
    """Play a report over, as `eldest check` does."""
    record, problems = read_record(text)
    assert record is not None
    assert not problems
    resumed = Sitting.resume(record)
    assert not resumed.problems
    return resumed.sitting


@pytest.mark.parametrize(
    "sitting",
    [
        pytest.param(played(mine("play", tricks=2)), id="in the middle of a deal"),
        pytest.param(played(lambda sitting: sitting.table.tally.deals == 3), id="after the third deal"),
        pytest.param(Sitting(Record("cinch", names=NAMES)), id="before the first"),
        pytest.param(sealed_evening(PAIR, 1), id="with seals"),
    ],
)
def test_it_plays_over_to_the_same_deal(sitting: Sitting) -> None:
    again = replayed(reported(sitting))
    assert again.table == sitting.table
    assert again.timeline.acts == sitting.timeline.acts
    assert (again.game.options, again.person, again.seals) == (
        sitting.game.options,
        sitting.person,
        sitting.seals,
    )


def test_the_version_the_system_and_the_deal_stand_in_it() -> None:
    sitting = played(lambda sitting: sitting.table.tally.deals == 2)
    document = json.loads(reported(sitting))
    assert document["report"] == {"program": "9.8.7", "system": "linux", "deal": reported_deal(sitting)}
    assert reported_deal(sitting) == 2


@pytest.mark.parametrize("game", sorted(catalogue()))
def test_no_name_stands_in_it(game: str) -> None:
    names = tuple(f"{name} the {number}th" for number, name in enumerate(NAMES))
    text = reported(Sitting(Record(game, names=names)))
    assert not [word for name in names for word in name.split() if len(word) > 3 and word in text]
    assert json.loads(text)["names"] == ["Player 0", "Player 1"]
