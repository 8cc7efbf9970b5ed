"""The bill of materials: every file once, whose it is on every system, and in the form that audits read."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import bill
import eldest

DIGEST = "ab" * 32
REQUIRED = {"bomFormat", "specVersion", "version", "serialNumber", "metadata", "components", "dependencies"}
REF = re.compile(r"urn:uuid:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}")

WHOSE = [
    ("eldest", "eldest-hand"),
    ("eldest-hand.exe", "eldest-hand"),
    ("_internal/eldest/_shipped/resources/icons/app.svg", "eldest-hand"),
    ("_internal/eldest/analysis/reading.cpython-311-x86_64-linux-gnu.so", "eldest-hand"),
    ("_internal/eldest/analysis/libdds.so", "endplay (its library DDS alone)"),
    ("_internal/eldest/analysis/dds.dll", "endplay (its library DDS alone)"),
    ("_internal/base_library.zip", "CPython"),
    ("_internal/libpython3.13.so.1.0", "CPython"),
    ("_internal/libpython3.13.dylib", "CPython"),
    ("_internal/python313.dll", "CPython"),
    ("_internal/_ctypes.pyd", "CPython"),
    ("_internal/Python.framework/Versions/3.13/Python", "CPython"),
    ("_internal/python3.13/lib-dynload/math.cpython-313-darwin.so", "CPython"),
    ("_internal/PySide6/QtCore.abi3.so", "PySide6-Essentials"),
    ("_internal/PySide6/QtCore.pyd", "PySide6-Essentials"),
    ("_internal/PySide6/libpyside6.abi3.6.11.dylib", "PySide6-Essentials"),
    ("_internal/shiboken6/Shiboken.pyd", "shiboken6"),
    ("_internal/PySide6/Qt/lib/libQt6Core.so.6", "Qt"),
    ("_internal/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Qt"),
    ("_internal/PySide6/Qt6Core.dll", "Qt"),
    ("_internal/PySide6/plugins/platforms/qwindows.dll", "Qt"),
    ("_internal/PySide6/translations/qtbase_de.qm", "Qt"),
    ("_internal/PySide6/Qt/lib/libicuuc.so.73", "ICU"),
    ("_internal/PySide6/MSVCP140.dll", "Microsoft Visual C++ runtime"),
    ("_internal/VCRUNTIME140_1.dll", "Microsoft Visual C++ runtime"),
    ("_internal/libffi-8.dll", "libffi-8.dll"),
    ("_internal/sqlite3.dll", "sqlite3.dll"),
    ("_internal/libxcb-cursor.so.0", "libxcb-cursor.so.0"),
    ("_internal/libz.so.1", "libz.so.1"),
    ("_internal/libcrypto.3.dylib", "libcrypto.3.dylib"),
]
PLACES = {place: f"{number:064x}" for number, (place, _) in enumerate(WHOSE)}


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    """The bill of all those files, as it is read from the text that is written."""
    read: dict[str, Any] = json.loads(json.dumps(bill.bill(PLACES)))
    return read


def every(components: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return components with those inside them."""
    return [one for part in components for one in (part, *every(part.get("components", [])))]


@pytest.mark.parametrize(("place", "whose"), WHOSE)
def test_it_is_known_whose_a_file_is(place: str, whose: str) -> None:
    assert bill.owner(place).name == whose


@pytest.mark.parametrize("place", ["_internal/libcurl.so.4", "_internal/requests/api.py", "notes.txt"])
def test_a_file_that_nobody_knows_ends_the_build(place: str) -> None:
    with pytest.raises(bill.Unknown, match=re.escape(place)):
        bill.bill({place: DIGEST})


def test_it_has_what_the_form_asks_for(document: dict[str, Any]) -> None:
    assert document.keys() == REQUIRED
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.6")
    assert REF.fullmatch(document["serialNumber"])


def test_every_file_is_in_it_once_with_its_digest(document: dict[str, Any]) -> None:
    files = [part for part in every(document["components"]) if part["type"] == "file"]
    assert len(files) == len(PLACES)
    assert {part["name"]: part["hashes"] for part in files} == {
        place: [{"alg": "SHA-256", "content": digest}] for place, digest in PLACES.items()
    }


def test_every_part_has_its_terms(document: dict[str, Any]) -> None:
    parts = [part for part in document["components"] if part["type"] != "file"]
    assert parts
    for part in (document["metadata"]["component"], *parts):
        [terms] = part["licenses"]
        assert re.fullmatch(r"[\w.-]+( (OR|AND|WITH) [\w.-]+)*", terms["expression"])


def test_references_are_single_and_lead_somewhere(document: dict[str, Any]) -> None:
    parts = [document["metadata"]["component"], *every(document["components"])]
    refs = [part["bom-ref"] for part in parts]
    assert len(refs) == len(set(refs))
    for use in document["dependencies"]:
        assert {use["ref"], *use["dependsOn"]} <= set(refs)


def test_the_program_uses_every_part(document: dict[str, Any]) -> None:
    own, *_ = document["dependencies"]
    assert own["ref"] == f"eldest-hand@{eldest.__version__}"
    parts = {part["bom-ref"] for part in document["components"] if part["type"] != "file"}
    assert set(own["dependsOn"]) == parts


def test_parts_from_the_registry_have_the_digests_that_are_locked(document: dict[str, Any]) -> None:
    parts = {part["name"]: part for part in document["components"] if "pkg:pypi/" in part.get("purl", "")}
    assert {"PySide6-Essentials", "shiboken6", "PyInstaller", "Cython"} <= parts.keys()
    digests = [entry["value"] for entry in parts["PySide6-Essentials"]["properties"]]
    assert digests == bill.locked("pyside6-essentials")
    assert parts["PySide6-Essentials"]["purl"] == "pkg:pypi/pyside6-essentials@6.11.3"


def test_locked_digests_are_those_of_the_package_alone() -> None:
    first, second, other = (f"    --hash=sha256:{letter * 64}" for letter in "abc")
    text = f"one==1 \\\n{first} \\\n{second}\none-more==2 \\\n{other}\n"
    assert bill.locked("one", text) == ["a" * 64, "b" * 64]
    assert bill.locked("more", text) == []


def test_a_library_tells_its_version_by_its_name() -> None:
    assert bill.in_names(["a/libicuuc.so.73", "a/libicudata.so.73"]) == "73"
    assert bill.in_names(["a/libicuuc.so.73", "a/libicudata.so.74"]) == ""


def test_the_same_files_have_the_same_bill_and_others_another_number() -> None:
    assert bill.bill(PLACES) == bill.bill(PLACES)
    other = bill.bill({**PLACES, "eldest": DIGEST})
    assert other["serialNumber"] != bill.bill(PLACES)["serialNumber"]


def test_the_bill_of_a_folder_counts_files_and_no_links(tmp_path: Path) -> None:
    folder = tmp_path / "eldest-hand"
    (folder / "_internal").mkdir(parents=True)
    (folder / "eldest").write_bytes(b"whist")
    (folder / "_internal/libz.so.1").symlink_to(folder / "eldest")
    made = json.loads(bill.make(folder, tmp_path).read_text("utf-8"))
    files = [part for part in every(made["components"]) if part["type"] == "file"]
    assert [part["name"] for part in files] == ["eldest"]
    assert files[0]["hashes"][0]["content"] == bill.digests(folder)["eldest"]
