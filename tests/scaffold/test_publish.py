"""A release has the program's number and the digests of its files, and people are told what they will see."""

import hashlib
import shutil
import subprocess
from pathlib import Path

import pytest

import eldest
import publish
from linux import appimage
from macos import info

PAGE = Path(__file__).parents[2] / "packaging/opening.md"


def test_the_number_is_that_of_the_program() -> None:
    assert publish.version() == eldest.__version__


@pytest.mark.parametrize("tag", [eldest.__version__, f"v{eldest.__version__}.1", "v", "v9.9.9", ""])
def test_any_other_tag_is_refused(tag: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert publish.main(["tag", tag]) == 1
    assert f"'v{eldest.__version__}'" in capsys.readouterr().err


def test_the_tag_of_the_version_is_taken() -> None:
    assert publish.main(["tag", f"v{eldest.__version__}"]) == 0


def test_a_version_of_another_form_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(publish, "VERSION_FILE", tmp_path / "x.py")
    (tmp_path / "x.py").write_text('__version__ = "1.2rc1"\n')
    with pytest.raises(ValueError, match="no version"):
        publish.version()


def test_words_that_mean_nothing_are_answered_with_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert publish.main(["sums"]) == 2
    assert "publish.py sums FOLDER" in capsys.readouterr().err


def test_the_sums_are_those_of_the_files_however_often_they_are_made(tmp_path: Path) -> None:
    (tmp_path / "b.dmg").write_bytes(b"cinch")
    (tmp_path / "a.deb").write_bytes(b"whist")
    (tmp_path / "folder").mkdir()
    for _ in range(2):
        assert publish.main(["sums", str(tmp_path)]) == 0
    told = (tmp_path / publish.SUMS).read_text("utf-8")
    pairs = [("whist", "a.deb"), ("cinch", "b.dmg")]
    assert told == "".join(f"{hashlib.sha256(held.encode()).hexdigest()}  {name}\n" for held, name in pairs)


@pytest.mark.skipif(not shutil.which("sha256sum"), reason="the command is not here")
def test_the_command_that_the_page_names_takes_the_sums(tmp_path: Path) -> None:
    (tmp_path / "a.deb").write_bytes(b"whist")
    (tmp_path / publish.SUMS).write_text(publish.sums(tmp_path))
    words = ["sha256sum", "-c", "--ignore-missing", publish.SUMS]
    assert " ".join(words) in PAGE.read_text("utf-8")
    assert subprocess.run(words, cwd=tmp_path, check=False, capture_output=True).returncode == 0
    (tmp_path / "a.deb").write_bytes(b"whisk")
    assert subprocess.run(words, cwd=tmp_path, check=False, capture_output=True).returncode == 1


def test_a_release_of_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="nothing"):
        publish.sums(tmp_path)


def test_the_page_promises_the_macos_that_the_program_asks_for() -> None:
    assert f"macOS {info.OLDEST.removesuffix('.0')} or newer" in PAGE.read_text("utf-8")


def test_the_page_asks_for_fuse_only_if_the_appimage_does() -> None:
    assert "needs no FUSE" in (appimage.__doc__ or "")
    assert "FUSE" not in PAGE.read_text("utf-8")
