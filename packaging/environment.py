"""The environment that everything runs in: a Python, what the system must bring, and `.venv`.

Like `dev.py` this keeps to a syntax that an older Python can read, so that such a one can still say what is
missing.
"""

from __future__ import annotations

import ctypes
import hashlib
import importlib.util
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "made-for.txt"
LISTS = {"play": ROOT / "packaging/requirements-play.txt", "test": ROOT / "packaging/requirements-test.txt"}
AUDIT = ROOT / "packaging/requirements-audit.txt"
OLDEST = (3, 11)
KNOWN_MINORS = (13, 12, 11, 14)
#: The first Python for which endplay has no wheels.
NO_WHEELS = (3, 14)

#: What Qt loads from the system, and the Debian package that brings it. The last five are for a real window;
#: when one of them is missing Qt always blames libxcb-cursor0, so each is looked for by itself.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
#: Programs that only the tests and the build use.
PROGRAMS = {
    "Xvfb": "xvfb",
    "xauth": "xauth",
    "xdotool": "xdotool",
    "compare": "imagemagick",
    "openbox": "openbox",
    "objdump": "binutils",
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
}
#: What the Linux packages are made with and tried by, and headers of what is linked into the AppImage.
RELEASE_PROGRAMS = {
    "debootstrap": "debootstrap",
    "flatpak-builder": "flatpak-builder",
    "lintian": "lintian",
    "man": "man-db",
    "mksquashfs": "squashfs-tools",
    "rpmbuild": "rpm",
    "update-mime-database": "shared-mime-info",
}
RELEASE_HEADERS = {
    "squashfuse/squashfuse.h": "libsquashfuse-dev",
    "zlib.h": "zlib1g-dev",
    "zstd.h": "libzstd-dev",
    "lzma.h": "liblzma-dev",
}
FONT = Path("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")

COMPILED = (".so", ".pyd")

QUIETLY = ("--disable-pip-version-check", "--quiet", "--quiet")


class Trouble(Exception):
    """Something the person at the keyboard can put right; its text says how."""


def say(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def run(command: Sequence[str | Path], **variables: str) -> int:
    """Run a command in the project's root and return its exit status."""
    environment = {**os.environ, **variables}
    return subprocess.run([str(word) for word in command], cwd=ROOT, env=environment, check=False).returncode


def must(command: Sequence[str | Path], **variables: str) -> None:
    """Run a command that nothing can go on without."""
    status = run(command, **variables)
    if status:
        raise Trouble(f"This failed with status {status}:\n    {' '.join(str(word) for word in command)}")


# ------------------------------------------------------------------ a Python that is new enough


def newer_python() -> Sequence[str]:
    """Return the command of a Python that is new enough, or say that there is none."""
    for minor in KNOWN_MINORS:
        command = ["py", f"-3.{minor}"] if os.name == "nt" else [f"python3.{minor}"]
        if shutil.which(command[0]) and answers(command):
            return command
    wanted, here = ".".join(map(str, OLDEST)), sys.version.split()[0]
    raise Trouble(f"Eldest Hand needs Python {wanted} or newer; this is {here} and no newer one was found.")


def answers(command: Sequence[str]) -> bool:
    quiet = subprocess.DEVNULL
    return subprocess.run([*command, "-c", ""], stdout=quiet, stderr=quiet, check=False).returncode == 0


# ------------------------------------------------------------------ what the system must bring


def is_debian() -> bool:
    return sys.platform == "linux" and Path("/etc/debian_version").exists() and bool(shutil.which("apt-get"))


def loads(library: str) -> bool:
    """Tell whether the system's loader finds a library: the question Qt will ask."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing_packages(profile: str) -> list[str]:
    """Return the Debian packages that are still wanted, in the order of the tables above."""
    missing = [package for library, package in LIBRARIES.items() if not loads(library)]
    if importlib.util.find_spec("ensurepip") is None:
        missing.append(f"python3.{sys.version_info[1]}-venv")
    missing += missing_for_tests() if profile != "play" else []
    return missing + (missing_for_release() if profile == "release" else [])


def missing_for_tests() -> list[str]:
    missing = [package for program, package in PROGRAMS.items() if not shutil.which(program)]
    if not FONT.exists():
        missing.append("fonts-dejavu-core")
    # Debian's own Python keeps its library in a package apart; the build puts that library into the bundle.
    if sys.base_prefix == "/usr" and not loads(str(sysconfig.get_config_var("INSTSONAME"))):
        missing.append(f"libpython3.{sys.version_info[1]}")
    return missing + missing_for_compiling()


def missing_for_release() -> list[str]:
    """Return what the Linux packages take to be made and tried."""
    missing = [package for program, package in RELEASE_PROGRAMS.items() if not shutil.which(program)]
    headers = Path("/usr/include")
    return missing + [package for name, package in RELEASE_HEADERS.items() if not (headers / name).exists()]


def missing_for_compiling() -> list[str]:
    """Return what the compiled form of some modules takes; who only plays does without it."""
    missing = [] if shutil.which("gcc") else ["gcc"]
    if not Path("/usr/include/stdio.h").exists():
        missing.append("libc6-dev")
    if sys.base_prefix == "/usr" and not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        missing.append(f"libpython3.{sys.version_info[1]}-dev")
    return missing


def ensure_system(profile: str) -> None:
    """Install missing system packages where that is allowed, or name the command that would."""
    if sys.platform != "linux":
        return
    missing = missing_packages(profile)
    if not missing:
        return
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *missing]
    if not is_debian():
        say(f"Qt may miss some libraries of your system; Debian calls their packages: {' '.join(missing)}")
    elif not apt_allowed():
        raise Trouble(f"Some system packages are missing. Please run:\n    sudo {' '.join(install)}")
    else:
        say(f"Installing {' '.join(missing)} …")
        apt(["apt-get", "update", "-qq"])
        apt(install)


def apt_allowed() -> bool:
    """Tell whether packages can be installed without asking for a password."""
    return os.geteuid() == 0 or bool(shutil.which("sudo") and answers(["sudo", "-n", "true"]))


def apt(command: Sequence[str]) -> None:
    """Run apt-get as root; of its many words only the complaints are shown."""
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    words = [*as_root, "env", "DEBIAN_FRONTEND=noninteractive", *command]
    if subprocess.run(words, stdout=subprocess.DEVNULL, check=False).returncode:
        raise Trouble(f"This failed; please see to it by hand:\n    {' '.join(command)}")


# ------------------------------------------------------------------ the environment


def venv_python() -> Path:
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def digest() -> str:
    """Return a fingerprint of all that decides what the environment holds."""
    import tomllib  # here, so that an older Python gets far enough to say that it is too old

    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    parts = [json.dumps([project["build-system"], project["project"], project["tool"]["hatch"]])]
    parts += [path.read_text("utf-8") for path in LISTS.values()]
    parts += [sys.version, str(ROOT)]
    return hashlib.sha256("\n".join(parts).encode()).hexdigest()


def ensure_environment(profile: str) -> None:
    """Make `.venv` fit the locked list of a profile; the test list holds all of the play list."""
    made_for, _, made_with = (STAMP.read_text("utf-8") if STAMP.exists() else "").partition(" ")
    wanted = digest()
    if made_with != wanted or not venv_python().exists():
        make_venv()
        install(profile)
    elif made_for not in (profile, "test"):
        install(profile)
    else:
        return
    STAMP.write_text(f"{profile} {wanted}", "utf-8")


def make_venv() -> None:
    if VENV.is_symlink():  # another folder lives by it
        raise Trouble(f"{VENV} is a link to another environment. Remove the link, and one is made here.")
    say(f"Making {VENV.name} with Python {sys.version.split()[0]} …")
    must([sys.executable, "-m", "venv", "--clear", VENV])


def install(profile: str) -> None:
    """Install exactly what the list names, then the program itself as a link to this folder."""
    pip: list[str | Path] = [venv_python(), "-m", "pip", *QUIETLY, "install", "--no-deps"]
    STAMP.unlink(missing_ok=True)
    must([*pip, "--require-hashes", "--requirement", LISTS[profile]])
    if profile != "play" and has_library_alone(sys.platform, platform.machine(), sys.version_info[:2]):
        with tempfile.TemporaryDirectory() as folder:
            wanted = Path(folder, "wanted.txt")
            wanted.write_text(listed(LISTS["test"], ["endplay"]), "utf-8")
            must([*pip, "--require-hashes", "--only-binary=:all:", "--requirement", wanted])
    must([*pip, "--no-build-isolation", "--editable", ROOT])


def has_library_alone(system: str, machine: str, version: tuple[int, int]) -> bool:
    """Tell whether of endplay the library can be had, but not all that the package wants beside it."""
    machines = {"win32": ("AMD64",), "darwin": ("x86_64", "arm64")}
    return machine in machines.get(system, ()) and version < NO_WHEELS


def listed(path: Path, names: Sequence[str]) -> str:
    """Return what a locked list says of some packages, whatever system its lines are for."""
    blocks = re.split(r"\n(?=\S)", path.read_text("utf-8").strip())
    named = {re.split(r"[=\s]", block, maxsplit=1)[0]: block for block in blocks}
    return "\n".join(re.sub(r" ; [^\\\n]*", " ", named[name]) for name in names) + "\n"


def prepare(profile: str) -> None:
    ensure_system(profile)
    ensure_environment(profile)
    ensure_compiled()


def ensure_compiled() -> None:
    """Compile anew what was edited since: a compiled form is run in place of its source, however old."""
    sources = [path.with_suffix(".py") for path in (ROOT / "desktop").rglob("*.pxd")]
    made = [
        path
        for source in sources
        for path in source.parent.glob(f"{source.stem}.*")
        if path.suffix in COMPILED
    ]
    edited = [*sources, *(source.with_suffix(".pxd") for source in sources)]
    if made and max(map(modified, edited)) > min(map(modified, made)):
        run([venv_python(), ROOT / "packaging/compile.py"])


def modified(path: Path) -> float:
    return path.stat().st_mtime
