"""The locked lists hold what the project file asks for: pinned, with digests, and without any address."""

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PIN = re.compile(r"^([\w.-]+)==([\w.]+)", re.MULTILINE)
ASKED = re.compile(r"^[\w.-]+")


def list_text(name: str) -> str:
    return (ROOT / "packaging" / f"requirements-{name}.txt").read_text("utf-8")


def pins(name: str) -> dict[str, str]:
    return dict(PIN.findall(list_text(name)))


def asked(words: list[Any]) -> set[str]:
    """Return the plain names of requirements, without versions; a group's mention of another is left out."""
    found = (ASKED.match(word) for word in words if isinstance(word, str))
    return {match.group().lower() for match in found if match}


@pytest.fixture(scope="module")
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))


@pytest.mark.parametrize("name", ["play", "test", "audit"])
def test_every_package_has_a_digest(name: str) -> None:
    packages = re.split(r"\n(?=\S)", list_text(name).strip())
    assert packages
    assert all("--hash=sha256:" in package for package in packages)


@pytest.mark.parametrize("name", ["play", "test", "audit"])
def test_no_address_is_named(name: str) -> None:
    assert "://" not in list_text(name)


def test_the_test_list_holds_all_of_the_play_list() -> None:
    assert pins("play").items() <= pins("test").items()


def test_the_lists_hold_what_the_project_asks_for(project: dict[str, Any]) -> None:
    groups = project["dependency-groups"]
    assert asked([*project["project"]["dependencies"], *groups["install"]]) <= pins("play").keys()
    assert asked(groups["dev"]) <= pins("test").keys()
    assert asked(groups["audit"]) <= pins("audit").keys()


def test_qt_is_pinned_to_the_release_that_python_3_11_survives(project: dict[str, Any]) -> None:
    assert project["project"]["dependencies"] == [f"PySide6-Essentials=={pins('play')['pyside6-essentials']}"]
