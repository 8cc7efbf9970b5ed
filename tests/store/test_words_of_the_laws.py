"""The words of the laws: learned when a record wants them, so that a guided table starts without a law."""

import subprocess
import sys

import pytest

from eldest.cards.seating import Seat
from eldest.engine.law import Accuse
from eldest.laws.showing import DropOnFloor
from eldest.store.record import Record, write_record

READS = """
import sys
from eldest.store.record import read_record
record, problems = read_record(sys.stdin.read())
print(len(record.acts), [str(problem.said.text) for problem in problems])
"""
STARTS = """
import sys
from eldest.room.sitting import Sitting
from eldest.store.record import Record
import eldest.ui.director, eldest.ui.main_window
Sitting(Record("euchre", names=("A", "B")))
print([name for name in sys.modules if name.endswith((".code", "laws.revoke", "strict_company"))])
"""


def afresh(program: str, text: str = "") -> str:
    """Return what a program prints that has imported nothing else before."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        input=text,
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout.strip()


@pytest.mark.rule("X-MODE-01")
@pytest.mark.parametrize("strict", [True, False])
def test_a_record_is_read_with_the_acts_of_the_laws(*, strict: bool) -> None:
    """Guided records hold none; but if one stands there it is an act, which the referee will refuse."""
    switches = (("common.strict_table", True),) if strict else ()
    acts = (Accuse(Seat(0), "revoke", Seat(1), 2), DropOnFloor(Seat(0)), DropOnFloor(Seat(1)))
    record = Record("whist", switches, names=tuple("ABCD"), acts=acts)
    assert afresh(READS, write_record(record)) == "3 []"


def test_a_guided_table_is_set_up_without_the_laws() -> None:
    assert afresh(STARTS) == "[]"
