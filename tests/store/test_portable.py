"""Portable mode: who asks for it by a marker has all beside the program, and is told where that fails."""

from pathlib import Path

import pytest

from eldest.store.errors import KnownError
from eldest.store.folders import Folders
from eldest.store.portable import CANNOT_KEEP, KEPT_IN, MARKER, NOT_PORTABLE, Program, folders_for

READ_ONLY = Path("/sys/kernel")
"""A folder in which not even root can make a file; systems that have none of the name have none at all."""


def built(executable: Path, **environ: str) -> Program:
    return Program(executable, {"HOME": str(executable.parent)} | environ, is_built=True)


@pytest.mark.parametrize(
    ("executable", "environ", "beside"),
    [
        pytest.param("/opt/eldest/eldest", {}, "/opt/eldest", id="a folder"),
        pytest.param(
            "/x/Eldest Hand.app/Contents/MacOS/eldest", {}, "/x", id="beside the bundle of macOS, not within"
        ),
        pytest.param(
            "/tmp/.mount_1/eldest", {"APPIMAGE": "/stick/E.AppImage", "APPDIR": "/tmp/.mount_1"}, "/stick",
            id="beside the AppImage",
        ),
        pytest.param(
            "/opt/e/eldest", {"APPIMAGE": "/other/T.AppImage", "APPDIR": "/tmp/.mount_2"}, "/opt/e",
            id="started by another program in an AppImage",
        ),
    ],
)  # fmt: skip
def test_where_the_program_lies(executable: str, environ: dict[str, str], beside: str) -> None:
    assert Program(Path(executable), environ, is_built=True).beside == Path(beside)


def test_a_checkout_lies_nowhere() -> None:
    assert Program.running().beside is None


def test_the_marker_brings_everything_beside_the_program(tmp_path: Path) -> None:
    (tmp_path / MARKER).touch()
    folders, trouble = folders_for(built(tmp_path / "eldest"))
    assert trouble is None
    assert folders == Folders.both(tmp_path / KEPT_IN)
    assert list(folders.data.iterdir()) == []
    places = (folders.settings, folders.current, folders.log, folders.window, folders.lock, folders.door)
    assert all(place.is_relative_to(tmp_path) for place in places)


def test_without_the_marker_the_systems_custom_is_kept(tmp_path: Path) -> None:
    program = built(
        tmp_path / "eldest", XDG_DATA_HOME=str(tmp_path / "d"), XDG_CONFIG_HOME=str(tmp_path / "c")
    )
    assert folders_for(program) == (Folders.of_user(program.environ), None)
    assert not (tmp_path / KEPT_IN).exists()


def test_the_users_own_word_goes_before_the_marker(tmp_path: Path) -> None:
    (tmp_path / MARKER).touch()
    program = built(tmp_path / "eldest", ELDEST_HOME=str(tmp_path / "mine"))
    assert folders_for(program)[0] == Folders.both(tmp_path / "mine")


def test_a_place_that_cannot_be_written_is_told_and_done_without(tmp_path: Path) -> None:
    (tmp_path / MARKER).touch()
    (tmp_path / KEPT_IN).touch()  # a file where the folder should be
    program = built(
        tmp_path / "eldest", XDG_DATA_HOME=str(tmp_path / "d"), XDG_CONFIG_HOME=str(tmp_path / "c")
    )
    folders, trouble = folders_for(program)
    assert folders == Folders.of_user(program.environ)
    assert trouble is not None
    assert trouble.said == NOT_PORTABLE
    assert str(tmp_path / KEPT_IN) in str(trouble)
    assert str(folders.data) in str(trouble)


@pytest.mark.skipif(not READ_ONLY.is_dir(), reason="no folder that nobody can write to")
def test_a_folder_in_which_nothing_can_be_kept_is_told() -> None:
    folders, trouble = folders_for(Program(Path("eldest"), {"ELDEST_HOME": str(READ_ONLY)}, is_built=False))
    assert folders == Folders.both(READ_ONLY)
    assert trouble is not None
    assert trouble.said == CANNOT_KEEP
    assert str(READ_ONLY) in str(trouble)


def test_a_folder_that_cannot_be_made_is_a_known_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    program = Program(Path("eldest"), {"ELDEST_HOME": str(tmp_path / "file" / "home")}, is_built=False)
    with pytest.raises(KnownError, match="cannot be made"):
        folders_for(program)
