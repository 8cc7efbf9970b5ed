"""What the Linux packages are made of: the quick parts, with next to nothing for a program."""

import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

import eldest
from linux import checks, deb, finishing, flatpak, icu, libraries, rpm
from linux.appimage import marked
from linux.layout import lay_out
from linux.names import COMPONENT, MIME_TYPE, VERSION

WANTED = libraries.Wants(frozenset(libraries.DEBIAN), (2, 35))
pytestmark = [
    pytest.mark.skipif(sys.platform != "linux", reason="these are packages for Linux"),
    pytest.mark.usefixtures("qapp"),
]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder like the built one, with one file of every kind that modes are given to."""
    made = tmp_path_factory.mktemp("built") / "eldest-hand"
    (made / "_internal").mkdir(parents=True)
    for name, mode in (("eldest", 0o700), ("_internal/libany.so.6", 0o755), ("_internal/table.txt", 0o600)):
        (made / name).write_text("x", "utf-8")
        (made / name).chmod(mode)
    (made / "_internal/libany.so").symlink_to("libany.so.6")
    return made


@pytest.fixture(scope="module")
def root(folder: Path) -> Path:
    return lay_out(folder, folder.parent / "root", VERSION)


def test_there_is_one_version() -> None:
    assert eldest.__version__ == VERSION


def test_the_program_is_found_by_its_name(root: Path) -> None:
    link = root / "usr/bin/eldest"
    assert link.is_symlink()
    assert link.resolve() == (root / "usr/lib/eldest-hand/eldest").resolve()


@pytest.mark.parametrize(
    ("name", "mode"),
    [
        ("eldest", 0o755),
        ("_internal", 0o755),
        ("_internal/libany.so.6", 0o644),
        ("_internal/table.txt", 0o644),
    ],
)
def test_modes_are_those_of_a_system(root: Path, name: str, mode: int) -> None:
    assert (root / "usr/lib/eldest-hand" / name).stat().st_mode & 0o777 == mode


def test_no_form_is_left_unfilled(root: Path) -> None:
    texts = [path for path in (root / "usr/share").rglob("*") if path.suffix in {".xml", ".desktop", ""}]
    written = [path.read_text("utf-8") for path in texts if path.is_file()]
    assert len(written) >= 4
    assert not [text for text in written if re.search(r"\$\w", text)]


@pytest.mark.parametrize("place", range(3))
def test_the_usual_tools_are_content(root: Path, place: int) -> None:
    check = checks.of_tree(root)[place]
    if not checks.is_possible(check):
        pytest.skip(f"{check.words[0]} is not here")
    assert checks.complaint(check) == ""


def test_entry_types_and_metadata_speak_of_the_same(root: Path) -> None:
    share = root / "usr/share"
    entry = (share / "applications/eldest-hand.desktop").read_text("utf-8")
    assert f"MimeType={MIME_TYPE};" in entry
    space = {"mime": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ET.parse(share / "mime/packages/eldest-hand.xml").find("mime:mime-type", space)
    assert kind is not None
    assert kind.get("type") == MIME_TYPE
    icon, glob = (kind.find(f"mime:{name}", space) for name in ("icon", "glob"))
    assert icon is not None
    assert list(share.glob(f"icons/hicolor/*/mimetypes/{icon.get('name')}.png"))
    assert glob is not None
    assert glob.get("pattern") == "*.eldest"
    told = ET.parse(share / f"metainfo/{COMPONENT}.metainfo.xml")
    assert told.findtext("launchable") == "eldest-hand.desktop"
    assert told.findtext("provides/mediatype") == MIME_TYPE


def test_a_package_says_what_it_wants(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not deb.is_possible():
        pytest.skip("packages are made by dpkg-deb")
    monkeypatch.setattr(deb, "wants", lambda _folder: WANTED)
    made = deb.package(folder, tmp_path, "0.0.7", compressor="none")
    fields = dict(re.findall(r"^(\S+): (.*)$", told("dpkg-deb", "--field", str(made)), re.MULTILINE))
    assert (fields["Package"], fields["Version"]) == ("eldest-hand", "0.0.7")
    depends = fields["Depends"].split(", ")
    assert "libc6 (>= 2.35)" in depends
    assert "libglib2.0-0 | libglib2.0-0t64" in depends
    assert len(depends) == len(set(depends))
    listed = told("dpkg-deb", "--contents", str(made))
    assert "root/root" in listed
    assert not re.search(r"^\S+ (?!root/root)", listed, re.MULTILINE)
    assert "./usr/bin/eldest -> ../lib/eldest-hand/eldest" in listed


def test_rpm_asks_for_libraries_by_their_own_names(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rpm, "wants", lambda _folder: WANTED)
    recipe = rpm.recipe(folder)
    assert "Requires: libGL.so.1()(64bit)\n" in recipe
    assert f"\nVersion: {VERSION}\n" in recipe


@pytest.mark.parametrize(
    "libraries_",
    [
        pytest.param(WANTED.libraries | {"libnew.so.1"}, id="a library without a package is refused"),
        pytest.param(WANTED.libraries - {"libGL.so.1"}, id="a package that nothing calls for is refused"),
    ],
)
def test_what_is_declared_is_exact(libraries_: frozenset[str]) -> None:
    with pytest.raises(libraries.Unknown, match=r"libnew|libGL"):
        libraries.debian_packages(libraries.Wants(libraries_, (2, 35)))


def test_what_a_folder_wants_is_read_off_its_libraries(tmp_path: Path) -> None:
    shutil.copy("/bin/ls", tmp_path / "ls")
    found = libraries.wants(tmp_path)
    assert not [name for name in found.libraries if name.startswith("libc.")]
    assert found.libc >= (2, 2)


def test_the_manifest_of_flatpak_names_what_lies_beside_it(folder: Path, tmp_path: Path) -> None:
    manifest = flatpak.make(folder, tmp_path)
    assert manifest.name == f"{COMPONENT}.json"
    assert (manifest.parent / "tree/usr/bin/eldest").is_symlink()
    assert "network" not in manifest.read_text("utf-8")


def told(*words: str) -> str:
    return subprocess.run(words, capture_output=True, text=True, check=True).stdout


# ------------------------------------------------------------------ what is done to the folder


def common_data(*parts: tuple[str, bytes]) -> bytes:
    """Return data in ICU's form: a head of 32 bytes, a table of contents, names and parts."""
    head = struct.pack("<HBB", 32, 0xDA, 0x27) + bytes(8) + b"CmnD" + bytes(16)
    at = 4 + 8 * len(parts)
    offsets, names = [], b""
    for name, _ in parts:
        offsets.append(at + len(names))
        names += name.encode() + b"\0"
    place, table, blob = at + len(names), b"", b""
    for name_at, (_, part) in zip(offsets, parts, strict=True):
        table += struct.pack("<II", name_at, place + len(blob))
        blob += part
    return head + struct.pack("<I", len(parts)) + table + names + blob


@pytest.mark.parametrize(
    ("name", "is_wanted"),
    [
        ("icudt73l/root.res", True),
        ("icudt73l/de.res", False),
        ("icudt73l/zh_Hant_TW.res", False),
        ("icudt73l/coll/de.res", True),
        ("icudt73l/coll/ucadata.icu", True),
        ("icudt73l/lang/de.res", False),
        ("icudt73l/lang/root.res", True),
        ("icudt73l/translit/root.res", False),
        ("icudt73l/zoneinfo64.res", True),
        ("icudt73l/brkitr/cjdict.dict", False),
        ("icudt73l/ibm-1250_P100.cnv", True),
    ],
)
def test_of_icu_is_kept_what_qt_asks_for(name: str, is_wanted: bool) -> None:
    assert icu.is_wanted(name) is is_wanted


def test_what_is_kept_of_icu_is_found_in_its_order() -> None:
    kept = [("icudt73l/coll/de.res", b"words"), ("icudt73l/root.res", b"the root of all!!")]
    data = common_data(kept[0], ("icudt73l/de.res", b"dates"), kept[1])
    cut = icu.cut(data)
    assert cut[:32] == data[:32]
    found = icu.parts(cut[32:])
    assert [(name, part.rstrip(b"\0")) for name, part in found.items()] == kept


def test_what_is_no_data_of_icu_is_left_alone() -> None:
    with pytest.raises(icu.Strange):
        icu.cut(bytes(64))


@pytest.fixture(scope="module")
def library(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A library with a way into the builder's home."""
    if not shutil.which("gcc"):
        pytest.skip("no compiler is here")
    made = tmp_path_factory.mktemp("library") / "libcard.so"
    words = ["gcc", "-shared", "-nostdlib", "-xc", "-", "-o", str(made), "-Wl,--enable-new-dtags"]
    source = "int ace(void) { return 14; }"
    subprocess.run([*words, "-Wl,-rpath,/home/builder/lib"], input=source, text=True, check=True)
    subprocess.run(
        [*words[:-2], str(made.with_name("libown.so")), words[-1], "-Wl,-rpath,$ORIGIN"],
        input=source, text=True, check=True,
    )  # fmt: skip
    return made


def test_no_way_leads_to_the_builder(library: Path, tmp_path: Path) -> None:
    assert "/home/builder" in told("objdump", "-p", str(library))
    changed = tmp_path / library.name
    changed.write_bytes(finishing.without_foreign_ways(library.read_bytes()))
    assert "RUNPATH" not in told("objdump", "-p", str(changed))
    code = f"import ctypes; print(ctypes.CDLL({str(changed)!r}).ace())"
    assert told(sys.executable, "-c", code) == "14\n"


def test_ways_into_the_own_folder_stay(library: Path) -> None:
    content = library.with_name("libown.so").read_bytes()
    assert b"$ORIGIN" in content
    assert finishing.without_foreign_ways(content) == content


def test_an_appimage_says_what_it_is() -> None:
    program = b"\x7fELF\x02\x01\x01" + bytes(57)
    assert marked(program)[8:11] == b"AI\x02"
    assert len(marked(program)) == len(program)


def test_the_files_of_a_package_are_links_where_they_can_be(root: Path, folder: Path) -> None:
    places = [place / "_internal/table.txt" for place in (folder, root / "usr/lib/eldest-hand")]
    assert places[0].samefile(places[1])
