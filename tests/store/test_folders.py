"""Where things live, wherever the program runs from and whatever the system's custom is."""

from pathlib import Path

import pytest

from eldest.store.errors import KnownError
from eldest.store.folders import Folders, brought, is_there, resource, seeds

HOME = Path("/home/anna").absolute()


def test_resources_and_seeds_are_found_wherever_one_stands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert resource("cards/classic/QS.svg").is_file()
    assert seeds("rules/euchre.md").is_file()


def test_what_cannot_be_looked_at_is_not_there(tmp_path: Path) -> None:
    assert is_there(tmp_path)
    assert not is_there(tmp_path / "a")
    assert not is_there(tmp_path / ("a" * 300))


def test_a_wheel_and_a_frozen_program_hold_them_in_the_package(tmp_path: Path) -> None:
    package = tmp_path / "eldest"
    (package / "_shipped").mkdir(parents=True)
    assert brought(package) == package / "_shipped"


def test_a_checkout_has_them_beside_the_source_folder(tmp_path: Path) -> None:
    assert brought(tmp_path / "desktop" / "eldest") == tmp_path


@pytest.mark.parametrize(
    ("platform", "environ", "data", "config"),
    [
        pytest.param("linux", {}, ".local/share/eldest-hand", ".config/eldest-hand", id="Linux by default"),
        pytest.param(
            "linux", {"XDG_DATA_HOME": "share"}, ".local/share/eldest-hand", ".config/eldest-hand",
            id="a relative XDG folder is ignored",
        ),
        pytest.param(
            "darwin", {}, *("Library/Application Support/Eldest Hand",) * 2, id="macOS",
        ),
        pytest.param(
            "win32", {}, "AppData/Roaming/Eldest Hand", "AppData/Roaming/Eldest Hand", id="Windows by default"
        ),
    ],
)  # fmt: skip
def test_the_systems_custom_is_kept(platform: str, environ: dict[str, str], data: str, config: str) -> None:
    folders = Folders.of_user(environ, platform, HOME)
    assert folders == Folders(HOME / data, HOME / config)


def test_what_the_system_names_is_taken(tmp_path: Path) -> None:
    environ = {"XDG_DATA_HOME": str(tmp_path / "d"), "XDG_CONFIG_HOME": str(tmp_path / "c")}
    assert Folders.of_user(environ, "linux", HOME) == Folders(
        tmp_path / "d" / "eldest-hand", tmp_path / "c" / "eldest-hand"
    )
    folders = Folders.of_user({"APPDATA": str(tmp_path)}, "win32", HOME)
    assert folders.data == folders.config == tmp_path / "Eldest Hand"


def test_the_users_own_word_goes_before_all(tmp_path: Path) -> None:
    folders = Folders.of_user({"ELDEST_HOME": str(tmp_path / "mine"), "APPDATA": str(tmp_path)}, "win32")
    assert folders == Folders(tmp_path / "mine", tmp_path / "mine")


def test_the_home_is_asked_of_the_system(own_home: Path) -> None:
    assert Folders.of_user({}, "linux").data.is_relative_to(own_home)


def test_without_a_home_the_user_is_told_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def nowhere() -> Path:
        raise RuntimeError("no home")

    monkeypatch.setattr(Path, "home", nowhere)
    with pytest.raises(KnownError, match="ELDEST_HOME"):
        Folders.of_user({}, "linux")


def test_folders_are_made_when_wanting_and_again_without_harm(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "a" / "data", tmp_path / "b" / "config")
    assert folders.made().made() == folders
    assert folders.data.is_dir()
    assert folders.config.is_dir()


def test_a_folder_that_cannot_be_made_is_a_known_error(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(KnownError, match="cannot be made") as caught:
        Folders.both(tmp_path / "file" / "below").made()
    assert dict(caught.value.values)["variable"] == "ELDEST_HOME"


def test_every_file_lies_in_the_users_folders(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "config")
    files = (folders.current, folders.before, folders.lock, folders.log, folders.settings, folders.window)
    assert [file.parent for file in files] == [folders.data] * 4 + [folders.config] * 2
    assert len(set(files)) == len(files)
