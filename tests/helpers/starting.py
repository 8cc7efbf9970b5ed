"""Starting the program as a process of its own, in whatever circumstances, and what it says."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from helpers.leaving import complaints

PATIENCE = 60
ROOM = Path(__file__).parents[2] / "desktop"
TESTS = Path(__file__).parents[1]


@dataclass(frozen=True)
class Started:
    """What a start came to: its exit status, what it said on the error output, and what was seen."""

    status: int
    said: str
    seen: dict[str, Any]


def start(
    *words: str | Path,
    through: Sequence[str] = (),
    cwd: Path | None = None,
    variables: Mapping[str, str | None] | None = None,
) -> Started:
    """Start the program, let it be left after a moment, and return what it came to.

    :param through: a program that starts it, with its words
    :param variables: changes of the environment; None takes one away
    """
    environ = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, (ROOM, TESTS)))}
    for name, value in (variables or {}).items():
        environ.pop(name, None)
        environ |= {} if value is None else {name: value}
    done = subprocess.run(
        [*through, sys.executable, "-W", "error", "-m", "helpers.brief", *map(str, words)],
        env=environ, cwd=cwd, capture_output=True, encoding="utf-8", timeout=PATIENCE, check=False,
    )  # fmt: skip
    seen = json.loads(done.stdout) if done.stdout else {}
    return Started(done.returncode, "\n".join(complaints(done.stderr)), seen)


def as_a_user() -> Sequence[str] | None:
    """Return the words by which a start must heed permissions, as root need not; None if there are none."""
    if os.name == "nt":
        return None
    if os.geteuid() != 0:
        return ()
    words = ("setpriv", "--bounding-set", "-dac_override,-dac_read_search")
    return words if shutil.which(words[0]) else None
