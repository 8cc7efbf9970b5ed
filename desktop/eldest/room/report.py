"""The report of a deal: a record that shows what was wrong, and tells nobody who was at the table.

It is the record of the sitting so far, for the deal's dealer, score and seats come from those before it.
Instead of names the seats have numbers; in `report` stand the version of the program, the kind of system, and
which deal is meant. `eldest check` plays it over like any other record.
"""

import json
from dataclasses import replace

from eldest.room.deals import deals_of
from eldest.room.sitting import Sitting
from eldest.store.record import write_record

ACTS = '\n  "acts": ['


def report_of(sitting: Sitting, version: str, system: str) -> str:
    """Return the report of the deal on the table as text.

    :param version: that of the program
    :param system: the kind of system, such as `linux`
    """
    record = sitting.record
    text = write_record(replace(record, names=tuple(f"Player {seat}" for seat in range(len(record.names)))))
    about = {"program": version, "system": system, "deal": reported_deal(sitting)}
    head, _, acts = text.partition(ACTS)
    return f'{head}\n  "report": {json.dumps(about)},{ACTS}{acts}'


def reported_deal(sitting: Sitting) -> int:
    """Return the number of the deal that is meant, the newest; nought before the first."""
    deals = deals_of(sitting)
    return deals[-1].number if deals else 0
