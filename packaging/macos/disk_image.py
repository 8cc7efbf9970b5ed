"""Signs the application, puts it into a disk image (.dmg), and has Apple look at it where that is set up.

Without an identity the signature is one "ad hoc": it says that nothing was changed, and not who made it. The
commands are Apple's own and exist on macOS alone; what is called with what is told by functions that run
anywhere.

Variables that the environment may hold:

- ELDEST_SIGN_IDENTITY: the name of a certificate in the keychain, "Developer ID Application: …"
- ELDEST_NOTARY_PROFILE: what `xcrun notarytool store-credentials` put there; needs the identity too
- ELDEST_NOTARY_KEYCHAIN: the keychain's file, where that is not the usual one
"""

import os
import platform
import plistlib
import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path

import eldest
from macos.info import TITLE

IDENTITY, PROFILE, KEYCHAIN = "ELDEST_SIGN_IDENTITY", "ELDEST_NOTARY_PROFILE", "ELDEST_NOTARY_KEYCHAIN"
AD_HOC = "-"
ENTITLEMENTS = Path(__file__).with_name("entitlements.plist")
PAGE = Path(__file__).parents[1] / "opening.md"
Command = list[str]


def identity(environ: Mapping[str, str] = os.environ) -> str:
    """Return who signs; "-" if nobody does."""
    return environ.get(IDENTITY) or AD_HOC


def name(version: str = eldest.__version__, machine: str = "") -> str:
    """Return what the image is called."""
    return f"eldest-hand-{version}-macos-{machine or platform.machine()}.dmg"


def signing(app: Path, who: str) -> list[Command]:
    """Return the commands that sign an application and look at the signature again.

    PyInstaller has signed every library when it put them together, and then the whole; this seals it once
    more, with the rules that Apple asks for before it will look.
    """
    hardened = (
        [] if who == AD_HOC else ["--options", "runtime", "--timestamp", "--entitlements", str(ENTITLEMENTS)]
    )
    return [
        ["codesign", "--sign", who, "--force", *hardened, str(app)],
        ["codesign", "--verify", "--deep", "--strict", "--verbose=2", str(app)],
    ]


def imaging(contents: Path, image: Path) -> list[Command]:
    """Return the command that makes a packed, read-only image of a folder."""
    words = ["-volname", TITLE, "-srcfolder", str(contents), "-fs", "HFS+", "-format", "ULMO", "-ov"]
    return [["hdiutil", "create", *words, str(image)], ["hdiutil", "verify", str(image)]]


def notarising(image: Path, environ: Mapping[str, str] = os.environ) -> list[Command]:
    """Return the commands that sign an image, and have Apple look at it; none where nobody signs."""
    who, profile = identity(environ), environ.get(PROFILE)
    if who == AD_HOC:
        return []
    signed = ["codesign", "--sign", who, "--timestamp", str(image)]
    if not profile:
        return [signed]
    secrets = ["--keychain-profile", profile]
    secrets += ["--keychain", environ[KEYCHAIN]] if environ.get(KEYCHAIN) else []
    return [
        signed,
        ["xcrun", "notarytool", "submit", str(image), *secrets, "--wait"],
        ["xcrun", "stapler", "staple", str(image)],
        ["spctl", "--assess", "--type", "open", "--context", "context:primary-signature", str(image)],
    ]


def make(folder: Path, dist: Path) -> Path:
    """Make the image of the application that lies beside the built folder, and return its place.

    :raises FileNotFoundError: if there is no application: it is made on macOS only
    :raises ValueError: if the application is one of another version, left from before
    :raises subprocess.CalledProcessError: if one of Apple's programs failed
    """
    app, image = folder.with_name(f"{TITLE}.app"), dist / name()
    with (app / "Contents/Info.plist").open("rb") as file:
        found = plistlib.load(file)["CFBundleShortVersionString"]
    if found != eldest.__version__:
        raise ValueError(f"{app} is of version {found}, not {eldest.__version__}")
    _run(signing(app, identity()))
    with tempfile.TemporaryDirectory() as place:
        _run(imaging(_laid_out(app, Path(place)), image))
    _run(notarising(image))
    return image


def _laid_out(app: Path, place: Path) -> Path:
    """Put into a folder what the opened image shows: the program, where to draw it, and what to know."""
    shutil.copytree(app, place / app.name, symlinks=True)
    (place / "Applications").symlink_to("/Applications")
    shutil.copy2(PAGE, place / "If it does not open.txt")
    return place


def _run(commands: list[Command]) -> None:
    for command in commands:
        subprocess.run(command, check=True)
