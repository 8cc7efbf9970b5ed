"""Starts with folders, accounts and files of any name, from anywhere, and through a link."""

from pathlib import Path

import pytest

from eldest.store.record import read_record, write_record
from helpers.guest import mine, played
from helpers.starting import start

NAMES = [
    pytest.param("Zażółć gęślą jaźń – 陈小明的纸牌", id="a Polish and Chinese name with spaces"),
    pytest.param('O\'Hara "the Ace" 50% #1 & $HOME {file} <b>', id="quotes, and signs that mean something"),
    pytest.param("n" * 120, id="a name too long for a socket"),
]


OTHERS = ("ELDEST_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")
"""The variables by which folders may be named otherwise than by the home."""


def kept_names(path: Path) -> tuple[str, ...]:
    record, problems = read_record(path.read_text("utf-8"))
    assert record is not None
    assert not problems
    return record.names


@pytest.mark.parametrize("name", NAMES)
def test_an_account_and_folders_of_that_name(tmp_path: Path, name: str) -> None:
    """Everything is called so: home, where one stands, what is passing, and the file that is opened."""
    home = tmp_path / name
    home.mkdir()
    file = home / f"{name[:60]}.eldest"
    file.write_text(write_record(played(mine("play"), 7).record), "utf-8")
    passed = {"HOME": str(home), "TMPDIR": str(home)} | dict.fromkeys(OTHERS)
    done = start(file.name, cwd=home, variables=passed)
    assert (done.status, done.said, done.seen["notices"]) == (0, "", [])
    assert Path(done.seen["folder"]).is_relative_to(home)
    assert done.seen["names"] == ["Anna", "Colonel"]
    assert kept_names(Path(done.seen["folder"]) / "current.eldest") == ("Anna", "Colonel")


@pytest.mark.parametrize("name", NAMES[1:2])
def test_a_folder_of_that_name_that_the_user_has_named(tmp_path: Path, name: str) -> None:
    done = start(variables={"ELDEST_HOME": str(tmp_path / name)})
    assert (done.status, done.said, done.seen["notices"]) == (0, "", [])
    assert done.seen["folder"] == str(tmp_path / name)
    assert (tmp_path / name / "current.eldest").exists()


def test_a_folder_behind_a_link(tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "real", target_is_directory=True)
    done = start(variables={"ELDEST_HOME": str(tmp_path / "link")})
    assert (done.status, done.said, done.seen["notices"]) == (0, "", [])
    assert (tmp_path / "real" / "current.eldest").exists()
    assert (tmp_path / "link").is_symlink()
