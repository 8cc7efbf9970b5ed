"""What is compiled, when it is compiled anew, and what becomes of the wheel with it and without."""

import os
import runpy
from pathlib import Path
from typing import Any

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"


@pytest.fixture
def script() -> dict[str, Any]:
    return runpy.run_path(str(PACKAGING / "compile.py"))


def wheel(script: dict[str, Any], made: list[Path], version: str = "standard") -> dict[str, Any]:
    """Return what the hook tells hatchling about a wheel if these files were compiled."""
    hook = script["CompiledModules"]
    hook.initialize.__globals__["compile_all"] = lambda: made
    told: dict[str, Any] = {"pure_python": True, "infer_tag": False, "force_include": {}}
    hook(str(PACKAGING.parent), {}, None, None, "", "").initialize(version, told)
    return told


def test_every_module_with_types_beside_it_is_compiled(script: dict[str, Any]) -> None:
    assert [path.stem for path in script["typed"]()] == ["double_dummy", "liking", "playing_out", "reading"]


def test_a_wheel_with_compiled_modules_fits_one_system(script: dict[str, Any]) -> None:
    made = script["SOURCES"] / "eldest/analysis/reading.so"
    assert wheel(script, [made]) == {
        "pure_python": False,
        "infer_tag": True,
        "force_include": {str(made): "eldest/analysis/reading.so"},
    }


@pytest.mark.parametrize(
    ("made", "version"),
    [
        pytest.param([], "standard", id="nothing could be compiled"),
        pytest.param([Path("a.so")], "editable", id="the link of the developers"),
    ],
)
def test_any_other_wheel_fits_all(script: dict[str, Any], made: list[Path], version: str) -> None:
    told = wheel(script, made, version)
    assert told == {"pure_python": True, "infer_tag": False, "force_include": {}}


def test_a_form_older_than_its_source_is_stale(script: dict[str, Any], tmp_path: Path) -> None:
    source, form = tmp_path / "some.py", tmp_path / "some.cpython-311.so"
    source.touch()
    assert script["is_stale"](source)
    form.touch()
    newest = (PACKAGING / "compile.py").stat().st_mtime
    os.utime(form, (newest + 1, newest + 1))
    os.utime(source, (newest, newest))
    assert not script["is_stale"](source)
    os.utime(source, (newest + 2, newest + 2))
    assert script["is_stale"](source)
