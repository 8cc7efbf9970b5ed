"""The look at the macOS wheels finds what is wrong with them: made-up wheels in place of the real ones."""

import struct
from pathlib import Path

import pytest

import check_macos_wheel as look

DROPPED = "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick"
CORE = "PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore"
ARM, BUILD_VERSION, LOAD = 0x0100000C, 0x32, 0xC
OLDEST, NEWER = (13, 0), (15, 2)


def library(*loads: str, oldest: tuple[int, int] = OLDEST) -> bytes:
    """Return the head of a macOS library that loads others."""
    commands = struct.pack("<IIIIII", BUILD_VERSION, 24, 1, oldest[0] << 16 | oldest[1] << 8, 0, 0)
    for path in loads:
        name = path.encode().ljust(120, b"\0")
        commands += struct.pack("<IIIIII", LOAD, 24 + len(name), 24, 0, 0, 0) + name
    head = struct.pack("<IIIIIIII", 0xFEEDFACF, ARM, 0, 6, 1 + len(loads), len(commands), 0, 0)
    return head + commands


@pytest.fixture
def wheel(monkeypatch: pytest.MonkeyPatch) -> dict[str, bytes]:
    """The files of a wheel in which all is well, to be spoiled."""
    files = dict.fromkeys(look.NEEDED, library("/usr/lib/libc++.1.dylib"))
    files |= {CORE: library(), DROPPED: library(), "shiboken6/Shiboken.abi3.so": library()}
    files["PySide6/QtCore.abi3.so"] = library("@rpath/QtCore.framework/Versions/A/QtCore", oldest=NEWER)
    monkeypatch.setattr(look, "_fetched", lambda _folder: files)
    return files


def test_a_wheel_in_which_all_is_well_is_told_with_its_macos(
    wheel: dict[str, bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    assert look.main() == 0
    told = capsys.readouterr().out
    assert "13.0 Qt, arm64: 7" in told
    assert "15.2 PySide, arm64: 1" in told
    assert f"{len(wheel)} files" in told


def test_what_is_needed_and_not_there_is_found(
    wheel: dict[str, bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    del wheel["PySide6/Qt/plugins/platforms/libqcocoa.dylib"]
    assert look.main() == 1
    assert "needed, and dropped: PySide6/Qt/plugins/platforms/libqcocoa.dylib" in capsys.readouterr().out


def test_what_loads_something_dropped_is_found(
    wheel: dict[str, bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    wheel[CORE] = library("@rpath/QtQuick.framework/Versions/A/QtQuick")
    assert look.main() == 1
    assert f"{CORE} loads @rpath/QtQuick" in capsys.readouterr().out


def test_a_library_of_qt_for_a_newer_macos_is_found(
    wheel: dict[str, bytes], capsys: pytest.CaptureFixture[str]
) -> None:
    wheel[CORE] = library(oldest=NEWER)
    assert look.main() == 1
    assert f"{CORE} asks for macOS 15.2" in capsys.readouterr().out


def test_the_wheels_looked_at_are_those_that_are_pinned(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr("subprocess.run", lambda words, check: asked.append(words))
    assert look._fetched(tmp_path) == {}
    assert asked[0][-2:] == ["pyside6-essentials==6.11.3", "shiboken6==6.11.3"]
