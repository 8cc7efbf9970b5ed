"""What the Windows programs and their setup are made of: the quick parts, without a Windows."""

import ast
import re
import runpy
import shutil
import struct
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

import eldest
import environment
from drawing import drawn
from eldest.store.folders import Folders
from linux.names import MIME_TYPE
from windows import installer, names, pictures

ROOT = Path(__file__).parents[2]
SETUP = (ROOT / "packaging/windows/setup.nsi").read_text("utf-8")
PLAIN = "\n".join(line.split(";")[0] for line in SETUP.splitlines())
#: What comes with makensis itself, or from the headers that are included.
KNOWN = {"LANG_ENGLISH", "If", "IfNot", "Else", "EndIf", "AndIf", "Errors", "FileExists", "AtLeastBuild"} | {
    "GetParameters", "GetOptions", "Forget",
}  # fmt: skip


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder like the built one."""
    made = tmp_path / "eldest-hand"
    (made / "_internal").mkdir(parents=True)
    for name in ("eldest.exe", "eldest-hand.exe", "_internal/base.zip"):
        (made / name).write_bytes(b"x" * 2000)
    return made


WHEELS_OF_DDS = (
    "4e16be0e96e9710dce930bad978318330673497ed8670befeed8e141a0df87d2",
    "947843172b2c07fdfa7f0205f18a4324b0ec4ab9f3ef5ae03cb7f779be725c47",
    "135331d454073a96e3ff5e54aa861a73b82af9d246376ab3c7b483cb587e72a9",
)
"""The digests of endplay 0.5.12 for CPython 3.13 on macOS (x86_64, arm64) and Windows."""


OF_RESOURCES = {
    "VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo",
    "VarStruct",
}  # fmt: skip
"""The names that PyInstaller has at hand when it carries a version resource out."""


def understood(text: str) -> Any:
    """Read a version resource: of each of its names what was given to it, and nothing else is allowed."""
    return _read(ast.parse(text, mode="eval").body)


def _read(node: ast.expr) -> Any:
    if isinstance(node, ast.List):
        return [_read(one) for one in node.elts]
    if not isinstance(node, ast.Call):
        return ast.literal_eval(node)
    assert isinstance(node.func, ast.Name)
    assert node.func.id in OF_RESOURCES
    named = {word.arg: _read(word.value) for word in node.keywords}
    return node.func.id, tuple(_read(one) for one in node.args), named


def strings(resource: Any) -> dict[str, str]:
    """Return the strings of an understood resource."""
    (_, (tables,), _), _ = resource[2]["kids"]
    _, (_, rows), _ = tables[0]
    return dict(given for _, given, _ in rows)


@pytest.mark.parametrize(
    ("version", "numbers"),
    [
        ("0.1.0", (0, 1, 0, 0)),
        ("1.2", (1, 2, 0, 0)),
        ("2.0rc1", (2, 0, 0, 0)),
        ("3.4.5.6.7", (3, 4, 5, 6)),
    ],
)
def test_windows_compares_four_numbers(version: str, numbers: tuple[int, ...]) -> None:
    assert names.numbers(version) == numbers


@pytest.mark.parametrize("program", [names.CONSOLE, names.WINDOW])
def test_a_program_says_what_it_is(program: str) -> None:
    resource = understood(names.version_resource(program, "1.2.3"))
    told = strings(resource)
    assert told["OriginalFilename"] == f"{program}.exe"
    assert told["FileVersion"] == told["ProductVersion"] == "1.2.3"
    assert told["ProductName"] == names.TITLE
    fixed = resource[2]["ffi"][2]
    assert fixed["filevers"] == fixed["prodvers"] == (1, 2, 3, 0)
    assert fixed["flags"] == 0


def test_what_is_no_release_says_so() -> None:
    fixed = understood(names.version_resource(names.WINDOW, "1.2rc1"))[2]["ffi"][2]
    assert fixed["flags"] == names.PRERELEASE


def test_the_two_programs_can_be_told_apart() -> None:
    assert len(set(names.DESCRIPTIONS.values())) == len(names.DESCRIPTIONS)


def test_no_administrator_is_asked() -> None:
    assert re.search(r"^RequestExecutionLevel user$", PLAIN, re.MULTILINE)
    assert not re.search(r"HKLM|HKCR|SetShellVarContext all|\$PROGRAMFILES", PLAIN)


def test_nothing_is_wiped_but_what_is_ours() -> None:
    """A folder that the user chose can hold anything; and the saves go only when that is asked."""
    wiped = set(re.findall(r'RMDir /r "([^"]+)"', PLAIN))
    assert wiped == {r"$INSTDIR\${File}", r"$INSTDIR\_replaced", r"$APPDATA\${TITLE}"}
    ours = re.findall(r'!insertmacro \$\{Do\} "([^"]+)"', PLAIN)
    assert ours == ["${WINDOW}", "${CONSOLE}", "_internal", "uninstall.exe"]
    asked = PLAIN[PLAIN.index("Section /o") :]
    assert r"$APPDATA\${TITLE}" in asked
    assert r"$APPDATA\${TITLE}" not in PLAIN.replace(asked, "")


def test_the_saves_are_looked_for_where_they_lie() -> None:
    lies = Folders.of_user({"APPDATA": "/roaming"}, "win32", Path("/home"))
    assert lies.data == lies.config == Path("/roaming", names.TITLE)


def test_the_setup_and_the_build_mean_the_same_programs() -> None:
    defined = dict(re.findall(r'^!define (\w+) "([^"]*)"', SETUP, re.MULTILINE))
    assert (defined["TITLE"], defined["PUBLISHER"]) == (names.TITLE, names.PUBLISHER)
    assert (defined["WINDOW"], defined["CONSOLE"]) == (f"{names.WINDOW}.exe", f"{names.CONSOLE}.exe")
    assert MIME_TYPE in SETUP


def test_makensis_is_told_all_that_the_script_does_not_say(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(installer.SIGNING, "sign it")
    words = installer.words(folder, tmp_path / "setup.exe")
    given = dict(word[2:].split("=", 1) for word in words if word.startswith("-D"))
    asked = set(re.findall(r"\$\{(\w+)\}", PLAIN))
    said = set(re.findall(r"^!define (\w+)", PLAIN, re.MULTILINE)) | KNOWN | {"Do", "File", "Un"}
    assert asked - said == set(given)
    assert given["VERSION"] == eldest.__version__
    assert given["SIZE"] == "6"
    assert Path(words[-1]) == ROOT / "packaging/windows/setup.nsi"


def test_what_removes_the_program_is_signed_as_it_is_made(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not any(word.startswith("-DSIGN=") for word in installer.words(folder, tmp_path / "s.exe"))
    monkeypatch.setenv(installer.SIGNING, "sign it")
    assert "-DSIGN=sign it" in installer.words(folder, tmp_path / "s.exe")
    assert """!uninstfinalize '${SIGN} "%1"' = 0""" in SETUP


@pytest.mark.parametrize(
    ("system", "machine", "version", "wanted"),
    [
        pytest.param("linux", "x86_64", (3, 13), False, id="on Linux the whole package is there"),
        pytest.param("win32", "AMD64", (3, 13), True, id="on Windows the library alone"),
        pytest.param("win32", "ARM64", (3, 13), False, id="for ARM there is none"),
        pytest.param("darwin", "arm64", (3, 13), True, id="for both processors of Apple's"),
        pytest.param("darwin", "x86_64", (3, 14), False, id="for the newest Python there is none yet"),
    ],
)
def test_where_the_library_of_whole_deals_is_fetched_alone(
    system: str, machine: str, version: tuple[int, int], wanted: bool
) -> None:
    assert environment.has_library_alone(system, machine, version) is wanted


def test_its_lines_are_those_of_the_locked_list_for_every_system() -> None:
    lines = environment.listed(environment.LISTS["test"], ["endplay"]).splitlines()
    assert re.fullmatch(r"endplay==[\d.]+ +\\", lines[0])
    # The wheels of the pipeline's Python: Windows, and macOS for both processors.
    for digest in WHEELS_OF_DDS:
        assert any(digest in line for line in lines)


def test_every_sentence_of_the_setup_is_said() -> None:
    sentences = re.findall(r"^LangString (\w+)", PLAIN, re.MULTILINE)
    assert sentences
    assert all(f"$({sentence})" in PLAIN for sentence in sentences)


def test_an_icon_holds_every_size(tmp_path: Path) -> None:
    drawing = ROOT / "resources/icons/app.svg"
    pictures.write_icon(drawing, tmp_path / "app.ico")
    content = (tmp_path / "app.ico").read_bytes()
    _, kind, count = struct.unpack_from("<HHH", content)
    rows = [struct.unpack_from("<BBBBHHII", content, 6 + 16 * row) for row in range(count)]
    assert kind == 1
    assert [row[0] or 256 for row in rows] == list(pictures.SIZES)
    assert rows[-1][7] + rows[-1][6] == len(content)
    assert QImage.fromData(content[rows[-1][7] :]).size().width() == 256


def test_a_small_picture_is_the_drawing_upright(tmp_path: Path) -> None:
    """Qt reads the icon back: a pixel in the middle and one in the corner are those that were drawn."""
    drawing = ROOT / "resources/icons/record.svg"
    pictures.write_icon(drawing, tmp_path / "record.ico")
    picture, read = drawn(drawing, pictures.SIZES[0]), QImage(str(tmp_path / "record.ico"))
    assert read.size() == picture.size()
    places = [(x, y) for x in range(read.width()) for y in range(read.height())]
    assert all(read.pixelColor(*place).alpha() == picture.pixelColor(*place).alpha() for place in places)


def test_the_panel_has_the_size_that_the_pages_want(tmp_path: Path) -> None:
    pictures.write_panel(ROOT / "resources/icons/app.svg", tmp_path / "panel.bmp")
    assert QImage(str(tmp_path / "panel.bmp")).size() == pictures.PANEL


@pytest.mark.skipif(not shutil.which("makensis"), reason="makensis is not here")
def test_a_setup_can_be_made(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(installer, "BUILD", tmp_path)
    pictures.write_all(ROOT / "resources/icons", tmp_path)
    assert installer.make(folder, tmp_path).read_bytes()[:2] == b"MZ"


@pytest.mark.skipif(bool(shutil.which("makensis")), reason="makensis is here")
def test_it_is_said_what_is_missing(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError, match="nsis"):
        installer.make(folder, tmp_path)


def test_the_list_for_windows_is_part_of_the_locked_one() -> None:
    wine = runpy.run_path(str(ROOT / "packaging/wine.py"))
    listed = wine["requirements"]()
    assert re.findall(r"^([\w.-]+)==", listed, re.MULTILINE) == list(wine["WHEELS"])
    assert ";" not in listed
    assert listed.count("--hash=sha256:") >= len(wine["WHEELS"])


def test_the_trial_can_be_run_by_a_bare_python() -> None:
    """Nothing is installed where it is run."""
    words = ["-S", "-c", "import trial_windows"]
    places = f"{ROOT / 'packaging'}:{ROOT / 'desktop'}"
    done = subprocess.run(
        [sys.executable, *words], env={"PYTHONPATH": places}, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
