"""Long matches in chunks: spread over the cores, kept in a file, and gone on with where they were broken off.

A chunk is some pairs of a match. Its figures are written down under a key that tells everything on which they
depend, the program itself included: what another state of the program has played is not taken for this one's.
"""

import hashlib
import json
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from strength.figures import Figures
from strength.matches import Match, play_match

ROOT = Path(__file__).parents[2]
CHUNK = 10
"""Pairs of a chunk: so few that even of slow players little is lost, and all cores end together."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """So many pairs of a match, from the deal at a place on."""

    match: Match
    place: int
    pairs: int

    @property
    def key(self) -> str:
        """What its figures are kept under."""
        first = self.match.begins + self.place
        return f"{self.match}; {self.pairs} from {first}; {program()}"


@cache
def program() -> str:
    """Return a fingerprint of the program that plays, and of these scripts."""
    found = hashlib.sha256()
    for folder in (ROOT / "desktop/eldest", Path(__file__).parent):
        for path in sorted(folder.rglob("*.py")):
            if "ui" not in path.relative_to(folder).parts[:1]:
                found.update(path.read_bytes())
    return found.hexdigest()[:16]


def chunks_of(match: Match, pairs: int) -> list[Chunk]:
    """Return a match of so many pairs in chunks."""
    return [Chunk(match, place, min(CHUNK, pairs - place)) for place in range(0, pairs, CHUNK)]


def played(chunk: Chunk) -> Figures:
    """Play a chunk."""
    match = chunk.match
    begins = match.begins + chunk.place
    return play_match(Match(match.setting, match.first, match.second, begins, match.score), chunk.pairs)


def kept_figures(path: Path | None, chunks: Iterable[Chunk]) -> dict[Chunk, Figures]:
    """Return the figures that a file has of these chunks; a line that was cut off is passed over."""
    if path is None or not path.exists():
        return {}
    wanted = {chunk.key: chunk for chunk in chunks}
    found = {}
    for line in path.read_text("utf-8").splitlines():
        try:
            kept = json.loads(line)
        except ValueError:
            continue
        if kept["work"] in wanted:
            found[wanted[kept["work"]]] = Figures.read(kept["figures"])
    return found


def keep(path: Path | None, chunk: Chunk, figures: Figures) -> None:
    """Add the figures of a chunk to a file, if they are to be kept."""
    if path is not None:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps({"work": chunk.key, "figures": figures.spelled()}) + "\n")


def play_chunks(
    chunks: Iterable[Chunk], path: Path | None, processes: int
) -> Iterator[tuple[Chunk, Figures]]:
    """Yield the figures of every chunk as they come: first those that were kept, then what is played now."""
    wanted = list(chunks)
    kept = kept_figures(path, wanted)
    yield from kept.items()
    left = [chunk for chunk in wanted if chunk not in kept]
    for chunk, figures in _by_all(left, processes):
        keep(path, chunk, figures)
        yield chunk, figures


def _by_all(chunks: list[Chunk], processes: int) -> Iterator[tuple[Chunk, Figures]]:
    """Yield what is played by so many processes; one alone is this one, which is easier to look into."""
    if processes == 1:
        yield from ((chunk, played(chunk)) for chunk in chunks)
        return
    with ProcessPoolExecutor(processes) as pool:
        running = {pool.submit(played, chunk): chunk for chunk in chunks}
        try:
            for done in as_completed(running):
                yield running[done], done.result()
        finally:
            pool.shutdown(cancel_futures=True)
