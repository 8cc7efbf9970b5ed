"""The text of a sitting that is kept after every act: what was spelled before is not spelled anew."""

from itertools import takewhile

from eldest.engine.acts import Act
from eldest.store.record import Record, act_line, record_text


class FairCopy:
    """Writes the records of one sitting after another; a long evening costs little more than a short one."""

    def __init__(self) -> None:
        self._acts: tuple[Act, ...] = ()
        self._lines: list[str] = []

    def of(self, record: Record) -> str:
        """Return what `write_record` returns."""
        kept = self._kept(record.acts)
        self._lines[kept:] = map(act_line, record.acts[kept:])
        self._acts = record.acts
        return record_text(record, self._lines)

    def _kept(self, acts: tuple[Act, ...]) -> int:
        """Return how many acts, from the first, are those of the record before."""
        shorter = min(len(acts), len(self._acts))
        if acts[:shorter] == self._acts[:shorter]:  # the usual case, told at the speed of comparing pointers
            return shorter
        pairs = zip(acts, self._acts, strict=False)
        return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs))
