"""What may come of opening a file: how it is named, what may be said of it, and what is a fault."""

import re
import sys

from eldest.room.seal import sealed_deals
from eldest.room.showing import show_record
from eldest.room.sitting import Sitting
from eldest.store.record import read_record, write_record

SPEECH = 20_000
"""Letters that a message to the person may have: more would not fit on any screen."""

WHOLE, IN_PART, REFUSED = "opened whole", "opened in part", "refused"
NO_SENTENCE = re.compile(r"Traceback|Error\b|Exception\b|\{\w+\}|<class|object at 0x")
UPSETTING = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]")


class Fault(Exception):
    """Something came of a file that must not."""


def check_said(said: str, most: int = SPEECH) -> None:
    """Check that what is said is sentences, and does nothing to a terminal.

    :raises Fault: if it is not
    """
    if len(said) > most:
        raise Fault(f"a message of {len(said)} letters")
    if found := UPSETTING.search(said):
        raise Fault(f"{found[0]!r} in what is said")
    if found := NO_SENTENCE.search(said.replace("{0.__class__}", "").replace("{seat}", "")):
        raise Fault(f"no sentence: …{said[max(0, found.start() - 60) : found.end() + 60]!r}…")


def refused(said: list[str]) -> str:
    """Return that a file was refused, for which a reason has to be said.

    :raises Fault: if none was
    """
    if not said:
        raise Fault("refused without a word")
    return REFUSED


def look_at(sitting: Sitting) -> None:
    """Look at a sitting from where its person sits, and see that its record is whole now."""
    check_said(show_record(sitting), most=sys.maxsize)
    sitting.glimpses()
    sitting.lawful()
    sitting.possible()
    sealed_deals(sitting)
    record, problems = read_record(write_record(sitting.record))
    if problems or record is None or record.acts != sitting.timeline.acts:
        raise Fault(f"what was opened cannot be kept: {problems}")
