"""A sitting as text for reading: every event that has words, with its clause, deal by deal."""

from collections.abc import Iterator

from eldest.room.sitting import Sitting
from eldest.room.wording import Wording


def show_record(sitting: Sitting) -> str:
    """Return a sitting as readable text, the truth of it: all cards are open here."""
    return "\n".join(_lines(sitting))


def _lines(sitting: Sitting) -> Iterator[str]:
    wording = Wording(sitting.names)
    yield f"{wording.fill(sitting.game.name)}: {', '.join(sitting.names)}"
    for switch, value in sitting.game.options.switches().items():
        yield f"{switch} = {value}"
    deal = 0
    for step in sitting.timeline.steps:
        if step.table.tally.deals != deal:
            deal = step.table.tally.deals
            yield f"\nDeal {deal}"
        for event in step.events:
            sentence = wording.say(event)
            if sentence is not None:
                cited = f"  [{event.clause}]" if event.clause else ""
                yield f"  {sentence}{cited}"
    yield f"\nScore {'-'.join(map(str, sitting.table.tally.score))}"
