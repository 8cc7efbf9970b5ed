"""What macOS is told of the program, the pictures it gets, and what is done to its disk image."""

import plistlib
import re
import struct
import subprocess
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QImage

import eldest
from linux import names
from macos import disk_image, icon, info
from macos.mach import Image, images

ROOT = Path(__file__).parents[2]
APP, IMAGE = Path("Eldest Hand.app"), Path("x.dmg")
SIGNED = {disk_image.IDENTITY: "Developer ID Application: Anna"}
NOTARISED = {**SIGNED, disk_image.PROFILE: "eldest-hand"}
WIDTH_AT = 16  # where a PNG says how wide it is
pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture(scope="module")
def told() -> dict[str, Any]:
    """What is read from the Info.plist that was written."""
    read: dict[str, Any] = plistlib.loads(plistlib.dumps(info.info()))
    return read


def test_what_is_written_is_read_again(told: dict[str, Any]) -> None:
    assert told == info.info()


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("CFBundlePackageType", "APPL"),
        ("CFBundleName", "Eldest Hand"),
        ("CFBundleExecutable", "eldest"),
        ("CFBundleIconFile", "app.icns"),
        ("CFBundleShortVersionString", eldest.__version__),
        ("CFBundleVersion", eldest.__version__),
        ("LSApplicationCategoryType", "public.app-category.card-games"),
        ("LSMinimumSystemVersion", "13.0"),
        ("NSHighResolutionCapable", True),
    ],
)
def test_macos_is_told(told: dict[str, Any], key: str, value: object) -> None:
    assert told[key] == value


def test_names_are_made_of_what_macos_takes(told: dict[str, Any]) -> None:
    for name in (told["CFBundleIdentifier"], info.RECORD_TYPE):
        assert re.fullmatch(r"[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+", name)


def test_the_document_type_is_one_that_the_program_exports(told: dict[str, Any]) -> None:
    [document], [exported] = told["CFBundleDocumentTypes"], told["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    assert exported["UTTypeTagSpecification"]["public.filename-extension"] == ["eldest"]
    assert document["CFBundleTypeIconFile"] == exported["UTTypeIconFile"] == info.RECORD_ICON


def test_records_have_one_type_on_all_systems(told: dict[str, Any]) -> None:
    [exported] = told["UTExportedTypeDeclarations"]
    assert exported["UTTypeTagSpecification"]["public.mime-type"] == [names.MIME_TYPE]


def test_every_language_of_the_window_is_told(told: dict[str, Any]) -> None:
    sheets = {path.stem.removeprefix("eldest_") for path in (ROOT / "resources/translations").glob("*.ts")}
    assert set(told["CFBundleLocalizations"]) == {"en", *sheets}


def test_entitlements_ask_for_one_thing_only() -> None:
    asked = plistlib.loads(disk_image.ENTITLEMENTS.read_bytes())
    assert asked == {"com.apple.security.cs.allow-unsigned-executable-memory": True}


# ------------------------------------------------------------------ pictures


def test_an_icon_has_a_true_picture_of_every_size(tmp_path: Path) -> None:
    drawing = tmp_path / "half.svg"
    drawing.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1">'
        '<rect width="1" height="1" fill="#f00"/></svg>'
    )
    pictures = icon.unpacked(icon.make(drawing, tmp_path / "x.icns").read_bytes())
    assert pictures.keys() == icon.KINDS.keys()
    for kind, data in pictures.items():
        picture, size = QImage.fromData(data), icon.KINDS[kind]
        assert (picture.width(), picture.height()) == (size, size)
        assert struct.unpack_from(">II", data, WIDTH_AT) == (size, size)
        assert picture.pixelColor(1, size // 2).name() == "#ff0000"
        assert picture.pixelColor(size - 2, size // 2).alpha() == 0


@pytest.mark.parametrize("name", ["app", "record"])
def test_the_drawings_of_icons_are_square(name: str) -> None:
    view = ET.parse(ROOT / f"resources/icons/{name}.svg").getroot().get("viewBox", "")
    *_, width, height = view.split()
    assert width == height


@pytest.mark.qt_log_ignore("Cannot read file")
def test_what_is_no_drawing_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x.svg").write_text("felt")
    with pytest.raises(ValueError, match="no drawing"):
        icon.make(tmp_path / "x.svg", tmp_path / "x.icns")


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(b"", id="an empty one"),
        pytest.param(icon.packed({b"ic07": b"1234"})[:-1], id="one that breaks off"),
        pytest.param(b"icns" + struct.pack(">I4sI", 16, b"ic07", 9), id="one whose picture is too long"),
        pytest.param(b"icns" + struct.pack(">I4sI", 16, b"ic07", 0), id="one whose picture has no length"),
    ],
)
def test_an_icon_file_that_is_not_whole_is_refused(file: bytes) -> None:
    with pytest.raises(ValueError, match=r"whole|bytes at"):
        icon.unpacked(file)


# ------------------------------------------------------------------ programs


def program(machine: int, oldest: int, loads: str) -> bytes:
    """Return the head of a macOS library as the linker writes it."""
    name = loads.encode().ljust(40, b"\0")
    commands = struct.pack("<IIIIII", 0x32, 24, 1, oldest, 0, 0)
    commands += struct.pack("<IIIIII", 0xC, 24 + len(name), 24, 0, 0, 0) + name
    return struct.pack("<IIIIIIII", 0xFEEDFACF, machine, 0, 6, 2, len(commands), 0, 0) + commands


def test_a_library_for_two_processors_tells_both() -> None:
    parts = [
        program(0x0100000C, 13 << 16, "@rpath/QtCore"),
        program(0x01000007, 12 << 16 | 3 << 8, "@rpath/Q"),
    ]
    head = struct.pack(">II", 0xCAFEBABE, 2)
    first = len(head) + 2 * 20
    for at, part in zip((first, first + len(parts[0])), parts, strict=True):
        head += struct.pack(">IIIII", 0, 0, at, len(part), 0)
    assert list(images(head + b"".join(parts))) == [
        Image("arm64", (13, 0), ("@rpath/QtCore",)),
        Image("x86_64", (12, 3), ("@rpath/Q",)),
    ]


def test_what_is_no_program_has_no_image() -> None:
    assert list(images(b"#!/bin/sh\n")) == []


# ------------------------------------------------------------------ the disk image


def test_without_an_identity_the_signature_is_ad_hoc_and_nobody_else_is_asked() -> None:
    sign, verify = disk_image.signing(APP, disk_image.identity({}))
    assert sign == ["codesign", "--sign", "-", "--force", str(APP)]
    assert "--strict" in verify
    assert disk_image.notarising(IMAGE, {}) == []


def test_an_empty_identity_is_none() -> None:
    assert disk_image.identity({disk_image.IDENTITY: ""}) == disk_image.AD_HOC


def test_with_an_identity_the_rules_for_notarised_programs_are_kept() -> None:
    sign, _ = disk_image.signing(APP, disk_image.identity(SIGNED))
    assert sign[2] == SIGNED[disk_image.IDENTITY]
    assert sign[sign.index("--options") + 1] == "runtime"
    assert Path(sign[sign.index("--entitlements") + 1]).exists()


def test_an_image_that_is_signed_only_is_sent_nowhere() -> None:
    assert [words[0] for words in disk_image.notarising(IMAGE, SIGNED)] == ["codesign"]


def test_apple_looks_at_the_image_before_its_word_is_stapled_on() -> None:
    told = disk_image.notarising(IMAGE, {**NOTARISED, disk_image.KEYCHAIN: "k.keychain-db"})
    assert [words[:2] for words in told[1:]] == [
        ["xcrun", "notarytool"],
        ["xcrun", "stapler"],
        ["spctl", "--assess"],
    ]
    assert told[1][-5:] == ["--keychain-profile", "eldest-hand", "--keychain", "k.keychain-db", "--wait"]


@pytest.fixture
def dist(tmp_path: Path) -> Path:
    """A folder with an application in it, such as PyInstaller leaves."""
    contents = tmp_path / "Eldest Hand.app/Contents"
    contents.mkdir(parents=True)
    (contents / "Info.plist").write_bytes(plistlib.dumps(info.info()))
    return tmp_path


def test_the_image_shows_the_program_where_to_draw_it_and_what_to_know(
    dist: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: dict[str, set[str]] = {}

    def run(command: list[str], *, check: bool) -> None:
        assert check
        if command[:2] == ["hdiutil", "create"]:
            contents = Path(command[command.index("-srcfolder") + 1])
            shown[command[-1]] = {path.name for path in contents.iterdir()}
            assert (contents / "Applications").readlink() == Path("/Applications")

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.delenv(disk_image.IDENTITY, raising=False)
    made = disk_image.make(dist / "eldest-hand", dist)
    assert shown == {str(made): {"Eldest Hand.app", "Applications", "If it does not open.txt"}}


def test_an_application_left_from_another_version_is_refused(dist: Path) -> None:
    (dist / "Eldest Hand.app/Contents/Info.plist").write_bytes(plistlib.dumps(info.info("0.0.1")))
    with pytest.raises(ValueError, match=r"version 0\.0\.1"):
        disk_image.make(dist / "eldest-hand", dist)
