"""Where things live: what the program brought with it, and what belongs to the user.

Nothing else knows a path.
"""

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from eldest.engine.phrase import phrase
from eldest.store.errors import KnownError

OVERRIDE = "ELDEST_HOME"
"""The environment variable that names one folder for everything the user has."""

CANNOT_MAKE = phrase(
    "store",
    "The folder {folder} cannot be made: {reason}. Make it yourself, or name another in {variable}.",
)
NO_HOME = phrase("store", "Your home folder cannot be found. Name a folder in {variable}.")

_PACKAGE = Path(__file__).resolve().parents[1]


def brought(package: Path) -> Path:
    """Return the folder that holds `resources` and `seeds` for a package at this place.

    A wheel and a frozen program hold them inside the package, a frozen one unpacked below
    `sys._MEIPASS` like the package itself; in a checkout they stand beside the source folder.
    """
    shipped = package / "_shipped"
    return shipped if shipped.is_dir() else package.parents[1]


def resource(path: str) -> Path:
    """Return the place of something in `resources`: a card, a translation, a page of the guide."""
    return brought(_PACKAGE) / "resources" / path


def seeds(path: str) -> Path:
    """Return the place of something in `seeds`: the sources and the rules made from them."""
    return brought(_PACKAGE) / "seeds" / path


def is_there(path: Path) -> bool:
    """Tell whether a file or folder is there; in a folder that may not be read there is none."""
    try:
        return path.exists()
    except OSError:
        return False


@dataclass(frozen=True, slots=True)
class Folders:
    """The user's folders: `data` for his games, `config` for his settings."""

    data: Path
    config: Path

    @classmethod
    def of_user(
        cls, environ: Mapping[str, str] = os.environ, platform: str = sys.platform, home: Path | None = None
    ) -> "Folders":
        """Return the folders that the system's custom, or the user's own word, gives.

        :raises KnownError: if the system cannot say where the user's home is
        """
        if environ.get(OVERRIDE):
            own = Path(environ[OVERRIDE]).expanduser().absolute()
            return cls(own, own)
        home = home or _home()
        if platform == "win32":
            return cls.both(_named(environ, "APPDATA", home / "AppData" / "Roaming") / "Eldest Hand")
        if platform == "darwin":
            return cls.both(home / "Library" / "Application Support" / "Eldest Hand")
        data = _named(environ, "XDG_DATA_HOME", home / ".local" / "share")
        config = _named(environ, "XDG_CONFIG_HOME", home / ".config")
        return cls(data / "eldest-hand", config / "eldest-hand")

    @classmethod
    def both(cls, folder: Path) -> "Folders":
        """Return one folder for everything."""
        return cls(folder, folder)

    def made(self) -> "Folders":
        """Make the folders where they are wanting.

        :raises KnownError: if one cannot be made
        """
        for folder in (self.data, self.config):
            try:
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            except OSError as trouble:
                values = {"folder": folder, "reason": trouble.strerror or trouble, "variable": OVERRIDE}
                raise KnownError(CANNOT_MAKE, **values) from trouble
        return self

    @property
    def current(self) -> Path:
        """The sitting that goes on."""
        return self.data / "current.eldest"

    @property
    def before(self) -> Path:
        """The sitting that was on the table before it."""
        return self.data / "before.eldest"

    @property
    def held(self) -> Path:
        """The sitting on the table, while the one before is changed for it."""
        return self.data / "held.eldest"

    @property
    def history(self) -> Path:
        """Every deal that was finished, and what the statistics are made from."""
        return self.data / "history.sqlite"

    @property
    def lock(self) -> Path:
        """Tells that the program is open already: two of them would write over each other."""
        return self.data / "open.lock"

    @property
    def door(self) -> Path:
        """Tells a second copy where to knock."""
        return self.data / "open.door"

    @property
    def settings(self) -> Path:
        """What the user has set."""
        return self.config / "settings.json"

    @property
    def window(self) -> Path:
        """Where the window stood, which is Qt's business."""
        return self.config / "window.ini"

    @property
    def log(self) -> Path:
        """What the program noted for the case that something goes wrong."""
        return self.data / "eldest.log"

    @property
    def crash(self) -> Path:
        """What the system says of the program should it die; it is noted in the log at the next start."""
        return self.data / "eldest.crash"


def _named(environ: Mapping[str, str], variable: str, otherwise: Path) -> Path:
    """Return the folder a variable names; a relative one is to be ignored, by the XDG rules."""
    named = Path(environ.get(variable, ""))
    return named if named.is_absolute() else otherwise


def _home() -> Path:
    try:
        return Path.home()
    except RuntimeError as trouble:
        raise KnownError(NO_HOME, variable=OVERRIDE) from trouble
