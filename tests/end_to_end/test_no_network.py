"""No network connection is ever opened: the program is listened in on while it starts and plays."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from helpers.eavesdropping import Eavesdropper
from helpers.starting import start

CALLS = """
import multiprocessing, socket
def call():
    with socket.socket() as caller:
        caller.connect_ex(("127.0.0.1", 9))
def ask():
    socket.getaddrinfo("localhost", 80)
if __name__ == "__main__":
    process = multiprocessing.get_context("spawn").Process(target={deed})
    process.start()
    process.join()
"""


@pytest.mark.parametrize("deed", ["call", "ask"])
@pytest.mark.parametrize("strace", [True, False], ids=["by the system", "by Python"])
def test_the_eavesdropper_hears_what_another_process_says(tmp_path: Path, deed: str, strace: bool) -> None:
    eavesdropper = Eavesdropper(tmp_path / "ear", strace=strace)
    (tmp_path / "calls.py").write_text(CALLS.format(deed=deed))
    words = [*eavesdropper.through, sys.executable, str(tmp_path / "calls.py")]
    subprocess.run(words, env=os.environ | eavesdropper.variables, check=True, timeout=60)
    assert eavesdropper.foreign() != []


def test_a_game_is_played_and_nobody_called(own_home: Path, tmp_path: Path) -> None:
    eavesdropper = Eavesdropper(tmp_path / "ear")
    done = start(through=eavesdropper.through, variables=eavesdropper.variables)
    assert (done.status, done.seen["notices"]) == (0, [])
    assert done.seen["acts"] > 0
    assert eavesdropper.foreign() == []


def may_be_alone() -> bool:
    """Tell whether a process can be started here that has no network at all."""
    try:
        return subprocess.run(["unshare", "-n", "true"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


@pytest.mark.skipif(not may_be_alone(), reason="nobody may take the network away from a process here")
def test_without_any_network_nothing_is_missed(own_home: Path) -> None:
    done = start(through=("unshare", "-n"))
    assert (done.status, done.said, done.seen["notices"]) == (0, "", [])
