"""The built program in a folder whose name the system's loader parts in two."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import near_libraries

NEEDED, WANTING = "libzz_needed.so.1", "libaa_wanting.so.1"
"""The library that is wanted comes later in the alphabet than the one that wants it."""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a folder with two libraries, the one of which wants the other, and a name with a mark."""
    compiler = shutil.which("gcc")
    if sys.platform != "linux" or compiler is None:
        pytest.skip("libraries are compiled for this")
    folder = tmp_path_factory.mktemp("a:b;c")
    (folder / "needed.c").write_text("int needed(void) { return 4; }\n", "utf-8")
    (folder / "wanting.c").write_text(
        "int needed(void); int wanting(void) { return needed() + 3; }\n", "utf-8"
    )
    shared = (compiler, "-shared", "-fPIC")
    for name, words in (
        (NEEDED, ["needed.c"]),
        (WANTING, ["wanting.c", f"./{NEEDED}"]),
    ):
        made = [*shared, f"-Wl,-soname,{name}", "-o", name, *words]
        subprocess.run(made, cwd=folder, check=True)
    return folder


def answer(folder: Path, first: str) -> str:
    """Return what a process says that asks for the library by its name alone, having done something first."""
    asking = f"import ctypes, pathlib, near_libraries\n{first}\nprint(ctypes.CDLL({WANTING!r}).wanting())"
    environ = {
        **os.environ,
        "LD_LIBRARY_PATH": str(folder),
        "PYTHONPATH": str(Path(near_libraries.__file__).parent),
    }
    done = subprocess.run(
        [sys.executable, "-c", asking], env=environ, capture_output=True, text=True, check=False
    )
    return done.stdout.strip()


def test_by_the_systems_way_nothing_is_found_there(folder: Path) -> None:
    assert answer(folder, "") == ""


def test_what_was_loaded_by_its_place_is_found_by_its_name(folder: Path) -> None:
    assert answer(folder, f"near_libraries.begin(pathlib.Path({str(folder)!r}), 'linux')") == "7"


@pytest.mark.parametrize(
    ("platform", "name", "loads"),
    [
        pytest.param("linux", "plain", False, id="a plain name needs nothing"),
        pytest.param("linux", "a:b", True, id="a colon parts the folders on Linux"),
        pytest.param("linux", "a;b", True, id="and so does a semicolon there"),
        pytest.param("darwin", "a:b", False, id="macOS looks for libraries by places"),
    ],
)
def test_it_is_done_where_the_name_needs_it(
    platform: str, name: str, loads: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[Path] = []
    monkeypatch.setattr(near_libraries, "load", loaded.append)
    near_libraries.begin(Path("/opt") / name, platform)
    assert loaded == [Path("/opt") / name] * loads


def test_the_recipe_runs_it_first() -> None:
    recipe = Path(near_libraries.__file__).with_name("eldest.spec").read_text("utf-8")
    assert 'runtime_hooks=[str(ROOT / "packaging/near_libraries.py")]' in recipe
    assert Path(near_libraries.__file__).name == "near_libraries.py"
