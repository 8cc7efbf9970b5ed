"""Build the one-folder program, try it, and say how large it is.

Run by `python3 packaging/dev.py build`; the result lies in dist/, the leavings in build/.
"""

import os
import platform
import subprocess
import sys
import tarfile
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon

import eldest

ROOT = Path(__file__).resolve().parent.parent
BUILD, DIST = ROOT / "build", ROOT / "dist"
FOLDER = DIST / "eldest-hand"
PROGRAM = FOLDER / ("eldest.exe" if os.name == "nt" else "eldest")
ICON_SIZE = 256
PATIENCE = 180  # seconds for the smoke test
MEGA = 1_000_000


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def make_icon() -> None:
    """Turn the drawing into the picture that the system's programs carry; Linux takes the drawing itself."""
    name = {"win32": "app.ico", "darwin": "app.icns"}.get(sys.platform)
    if name:
        drawing = QIcon(str(ROOT / "resources/icons/app.svg"))
        drawing.pixmap(QSize(ICON_SIZE, ICON_SIZE), 1.0).save(str(BUILD / name))


def freeze() -> None:
    """Let PyInstaller put the folder together."""
    BUILD.mkdir(exist_ok=True)
    make_icon()
    words = ["--noconfirm", "--log-level", "WARN", "--distpath", str(DIST), "--workpath", str(BUILD)]
    subprocess.run(
        [sys.executable, "-m", "PyInstaller", *words, "packaging/eldest.spec"], cwd=ROOT, check=True
    )


def smoke() -> int:
    """Play a deal of every game with the built program, in as bare an environment as the system allows."""
    with tempfile.TemporaryDirectory() as home:
        bare = {"QT_QPA_PLATFORM": "offscreen", "ELDEST_HOME": home, "HOME": home, "LC_ALL": "C.UTF-8"}
        # Windows programs do not start without this one.
        bare |= {name: os.environ[name] for name in ("SYSTEMROOT",) if name in os.environ}
        return subprocess.run(
            [PROGRAM, "--smoke"], env=bare, cwd=home, timeout=PATIENCE, check=False
        ).returncode


def archive() -> Path:
    """Pack the folder for carrying away."""
    name = f"eldest-hand-{eldest.__version__}-{platform.system().lower()}-{platform.machine().lower()}.tar.xz"
    with tarfile.open(DIST / name, "w:xz") as packed:
        packed.add(FOLDER, arcname=f"eldest-hand-{eldest.__version__}")
    return DIST / name


def main() -> int:
    """Build, try, pack and measure; the status is that of the trial."""
    begin = time.monotonic()
    freeze()
    files = [path for path in FOLDER.rglob("*") if path.is_file() and not path.is_symlink()]
    unpacked = sum(path.stat().st_size for path in files)
    say(f"built in {time.monotonic() - begin:.0f} s: {unpacked / MEGA:.1f} MB in {len(files)} files")
    status = smoke()
    say(f"smoke test: {'good' if status == 0 else f'failed with status {status}'}")
    if status == 0 and "--no-archive" not in sys.argv:
        packed = archive()
        say(f"{packed.relative_to(ROOT)}: {packed.stat().st_size / MEGA:.1f} MB")
    return status


if __name__ == "__main__":
    sys.exit(main())
