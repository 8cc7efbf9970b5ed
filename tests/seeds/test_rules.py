"""The seeds: the source documents are untouched, and the rules agree with themselves."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

SEEDS = Path(__file__).parents[2] / "seeds"

SOURCES = {
    "000_d7bc608d73488842.txt": "232ff96c1025a206b43c5282aa2a884336ea3f17a2b2c20644b027cd6792e918",
    "001_86e9abc6f3bb7dd7.txt": "3996d088185f7c1f15add145d75ddfa97b54a2602c4f7e22cb1c2e6aea344b69",
    "002_a8a7185677b0b5c4.txt": "60eb6b42a7785b50a3716acd630878e0716058b1ff95fc651941ad9cabc129cc",
    "003_6ad835a235f27326.txt": "5fb8125a070e9b3074c215a87ce8481abcc750d95165cbad7fcfb9170bf82aa0",
}


@pytest.mark.parametrize(("name", "digest"), SOURCES.items())
def test_a_source_document_is_unchanged(name: str, digest: str) -> None:
    assert hashlib.sha256((SEEDS / "sources" / name).read_bytes()).hexdigest() == digest


def test_there_are_no_other_sources() -> None:
    assert {path.name for path in (SEEDS / "sources").iterdir()} == set(SOURCES)


def test_the_rules_agree_with_themselves() -> None:
    checked = subprocess.run(
        [sys.executable, SEEDS / "rules" / "check_rules.py"], capture_output=True, text=True, check=False
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    assert checked.stdout.splitlines()[-1] == "consistent"
