"""The hand that is over: until when its tricks may be searched, which is until the pack has been cut."""

from eldest.engine.stages.by_hand import TURN
from eldest.engine.table import Table

DEALT_IN = ("deal", TURN)
"""The stages in which the next deal is being made, and no trump has been turned for it."""

UNCUT, BAD_CUT, FACE_IN_CUT = "not-cut", "bad-cut", "face-in-cut"
"""The faults by which a pack has not been cut at all, or is to be cut again."""
SECOND_THOUGHT = "second-thought"
"""The fault of a pone who has parted the pack and thinks again; the pack is no longer to be shuffled."""


def is_closed(table: Table) -> bool:
    """Tell whether the pack has been cut since the hand that is over.

    A cut that is to be made again is none, as long as no packet has been given upon it; and where the
    cut was left out there is none, whatever has been given. rule: W-REV-05, X-PRES-04, X-PRES-05
    """
    if table.docket.cut:
        return True
    faults = table.docket.faults
    if table.stage not in DEALT_IN:
        return table.stage == "present" and SECOND_THOUGHT in faults
    if UNCUT in faults:
        return False
    return bool(table.given) or not faults.intersection((BAD_CUT, FACE_IN_CUT))


def may_search(table: Table) -> bool:
    """Tell whether the tricks may still be searched; a packet given without a cut ends that as well.

    If the deal without a cut is stopped, it may be done again. rule: W-REV-05, W-IRR-08
    """
    return not is_closed(table) and not (table.stage in DEALT_IN and table.given)
