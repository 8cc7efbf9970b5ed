"""Build the one-folder program, try it, and make installers of it.

Run by `python3 packaging/dev.py build`. Words name what to make of the folder (TARGETS); without any it is
built and tried only. With `--ready` the folder in dist/ is taken as it lies. The result lies in dist/, the
leavings in build/.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

import bill
from linux import appimage, archive, deb, flatpak, rpm
from linux.finishing import finish
from macos import disk_image, icon, info
from windows import installer, pictures

ROOT = Path(__file__).resolve().parent.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
FOLDER = DIST / "eldest-hand"
PROGRAM = FOLDER / ("eldest.exe" if os.name == "nt" else "eldest")
PATIENCE = 180  # seconds for the smoke test
MEGA = 1_000_000

#: What can be made of the built folder. Each function takes that folder and the one for the result, and
#: returns the file it made; the version is that of the program.
TARGETS: dict[str, Callable[[Path, Path], Path]] = {
    "archive": archive.make,
    "deb": deb.make,
    "rpm": rpm.make,
    "appimage": appimage.make,
    "flatpak": flatpak.make,
    "setup": installer.make,
    "dmg": disk_image.make,
    "bill": bill.make,
}


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def make_icons() -> None:
    """Turn the drawings into the pictures that the programs carry; Linux takes the drawings themselves."""
    if sys.platform == "win32":
        pictures.write_all(ROOT / "resources/icons", BUILD)
    if sys.platform == "darwin":
        for drawing, name in (("app", info.ICON), ("record", info.RECORD_ICON)):
            icon.make(ROOT / f"resources/icons/{drawing}.svg", BUILD / name)


def freeze() -> None:
    """Let PyInstaller put the folder together."""
    BUILD.mkdir(exist_ok=True)
    make_icons()
    words = ["--noconfirm", "--log-level", "WARN", "--distpath", str(DIST), "--workpath", str(BUILD)]
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *words, "packaging/eldest.spec"], cwd=ROOT, check=True
    )
    if sys.platform == "linux":
        finish(FOLDER)


def smoke() -> int:
    """Play a deal of every game with the built program, in an environment as bare as the system allows.

    What its expert reckons with is told: a build can lose compiled modules without failing.
    """
    with tempfile.TemporaryDirectory() as home:
        bare = {"QT_QPA_PLATFORM": "offscreen", "ELDEST_HOME": home, "HOME": home, "LC_ALL": "C.UTF-8"}
        # Windows programs do not start without this one.
        bare |= {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
        done = subprocess.run(
            [PROGRAM, "--smoke"],
            env=bare, cwd=home, timeout=PATIENCE, stdout=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    say("".join(line for line in done.stdout.splitlines(keepends=True) if line.startswith("expert")).strip())
    return done.returncode


def build() -> int:
    """Build the folder, measure and try it; the status is that of the trial."""
    begin = time.monotonic()
    freeze()
    files = [path for path in FOLDER.rglob("*") if path.is_file() and not path.is_symlink()]
    unpacked = sum(path.stat().st_size for path in files)
    say(f"built in {time.monotonic() - begin:.0f} s: {unpacked / MEGA:.1f} MB in {len(files)} files")
    status = smoke()
    say(f"smoke test: {'good' if status == 0 else f'failed with status {status}'}")
    return status


def main(words: Sequence[str]) -> int:
    """Build and try the folder, then make what the words ask for."""
    names = [word for word in words if word != "--ready"]
    unknown = [name for name in names if name not in TARGETS]
    if unknown:
        say(f"Nobody knows how to make {', '.join(unknown)}; there are {', '.join(TARGETS)}.")
        return 2
    status = 0 if "--ready" in words else build()
    for name in names if status == 0 else ():
        begin = time.monotonic()
        made = TARGETS[name](FOLDER, DIST)
        took = time.monotonic() - begin
        say(f"{made.relative_to(ROOT)}: {made.stat().st_size / MEGA:.1f} MB in {took:.0f} s")
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
