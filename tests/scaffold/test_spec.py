"""The recipe of the built folder, carried out with stand-ins on the three systems."""

import pytest

from macos import info
from spec_run import Outcome, carried_out

FOUND = {
    "linux": {
        "PySide6/QtCore.abi3.so": True,
        "PySide6/Qt/lib/libQt6Widgets.so.6": True,
        "PySide6/Qt/plugins/platforms/libqxcb.so": True,
        "PySide6/Qt/plugins/platforms/libqoffscreen.so": True,
        "PySide6/Qt/translations/qtbase_de.qm": True,
        "eldest/_shipped/resources/icons/app.svg": True,
        "libxcb-cursor.so.0": True,
        "libX11.so.6": False,
        "libstdc++.so.6": False,
        "PySide6/Qt/lib/libQt6Qml.so.6": False,
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so": False,
        "PySide6/Qt/plugins/tls/libqopensslbackend.so": False,
        "PySide6/Qt/translations/qtbase_fr.qm": False,
        "eldest/_shipped/seeds/rules/check_rules.py": False,
    },
    "win32": {
        r"PySide6\QtCore.pyd": True,
        r"PySide6\Qt6Widgets.dll": True,
        r"PySide6\plugins\platforms\qwindows.dll": True,
        r"PySide6\plugins\platforms\qoffscreen.dll": True,
        r"PySide6\plugins\styles\qmodernwindowsstyle.dll": True,
        r"PySide6\translations\qtbase_de.qm": True,
        r"PySide6\opengl32sw.dll": False,
        r"PySide6\Qt6Quick.dll": False,
        r"PySide6\plugins\platforms\qdirect2d.dll": False,
        r"PySide6\plugins\tls\qschannelbackend.dll": False,
        r"PySide6\translations\qtbase_ja.qm": False,
    },
    "darwin": {
        "PySide6/QtCore.abi3.so": True,
        "PySide6/Qt/lib/QtWidgets.framework/Versions/A/QtWidgets": True,
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib": True,
        "PySide6/Qt/plugins/platforms/libqoffscreen.dylib": True,
        "PySide6/Qt/plugins/styles/libqmacstyle.dylib": True,
        "PySide6/Qt/translations/qtbase_de.qm": True,
        "PySide6/Qt/lib/QtQuick.framework/Versions/A/QtQuick": False,
        "PySide6/Qt/plugins/platforms/libqminimal.dylib": False,
        "PySide6/Qt/plugins/tls/libqsecuretransportbackend.dylib": False,
        "PySide6/Qt/translations/qtbase_it.qm": False,
    },
}
"""By system what the analysis finds, and whether it stays."""

PROGRAMS = {
    "linux": {"eldest": True},
    "win32": {"eldest": True, "eldest-hand": False},
    "darwin": {"eldest": False},
}
"""By system the programs, and whether a console belongs to them."""


@pytest.fixture(params=FOUND, scope="module")
def system(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def outcome(system: str) -> Outcome:
    return carried_out(system, FOUND[system])


def test_only_what_is_of_use_stays(system: str, outcome: Outcome) -> None:
    assert outcome.kept == {place.replace("\\", "/") for place, stays in FOUND[system].items() if stays}


def test_every_system_has_its_programs(system: str, outcome: Outcome) -> None:
    made = {call.named["name"]: call.named["console"] for call in outcome.of("EXE")}
    assert made == PROGRAMS[system]


def test_the_programs_lie_in_one_folder(outcome: Outcome) -> None:
    [folder] = outcome.of("COLLECT")
    assert folder.named["name"] == "eldest-hand"
    assert list(folder.given[: len(outcome.of("EXE"))]) == outcome.of("EXE")


def test_libraries_are_stripped_on_linux_alone(system: str, outcome: Outcome) -> None:
    made = (*outcome.of("EXE"), *outcome.of("COLLECT"))
    assert {call.named["strip"] for call in made} == {system == "linux"}


def test_macos_alone_gets_an_application(system: str, outcome: Outcome) -> None:
    assert len(outcome.of("BUNDLE")) == (system == "darwin")


def test_the_application_holds_the_folder_and_all_that_macos_is_told() -> None:
    outcome = carried_out("darwin")
    [app], [folder] = outcome.of("BUNDLE"), outcome.of("COLLECT")
    assert app.given[0] is folder
    assert [place for place, *_ in app.given[1]] == [info.RECORD_ICON]
    assert app.named["info_plist"] == info.info()
    assert app.named["version"] == info.info()["CFBundleVersion"]
    assert app.named["icon"].endswith(info.ICON)


@pytest.mark.parametrize(("on", "signs"), [("darwin", True), ("linux", False), ("win32", False)])
def test_who_signs_is_told_on_macos_alone(on: str, signs: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ELDEST_SIGN_IDENTITY", "Anna")
    named = carried_out(on).of("EXE")[0].named
    assert (named.get("codesign_identity") == "Anna") is signs
    assert ("entitlements_file" in named) is signs
