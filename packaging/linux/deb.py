"""Makes the package for Debian, Ubuntu and their kin."""

import hashlib
import shutil
import subprocess
import tempfile
from pathlib import Path

from linux.layout import filled, lay_out, pack, write
from linux.libraries import debian_packages, wants
from linux.names import DESCRIPTION, MAINTAINER, PACKAGE, SUMMARY, VERSION, machine

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
#: They answer for types and icons when files of ours come and go; the program runs without them.
RECOMMENDED = ("desktop-file-utils", "hicolor-icon-theme", "shared-mime-info")
KILO = 1024
LINE = 78


def make(folder: Path, dist: Path) -> Path:
    """Make the package of this version."""
    return package(folder, dist, VERSION)


def package(folder: Path, dist: Path, version: str, compressor: str = "xz") -> Path:
    """Make a package that calls itself a version; tests take an older one, and `none` for a compressor.

    :raises libraries.Unknown: if the folder's wants are not the declared ones
    """
    made = dist / f"{PACKAGE}_{version}_{_architecture()}.deb"
    with tempfile.TemporaryDirectory(dir=dist) as name:
        root = Path(name) / "root"
        root.mkdir()
        lay_out(folder, root, version)
        doc = root / f"usr/share/doc/{PACKAGE}"
        pack(doc / "changelog.gz", filled("changelog", version))
        write(root / f"usr/share/lintian/overrides/{PACKAGE}", filled("lintian-overrides", version))
        write(root / "DEBIAN/control", control(folder, root, version))
        write(root / "DEBIAN/md5sums", _sums(root))
        words = ["dpkg-deb", "--root-owner-group", f"-Z{compressor}", "-z9", "--build", str(root), str(made)]
        subprocess.run(words, stdout=subprocess.DEVNULL, check=True)
    return made


def control(folder: Path, root: Path, version: str) -> str:
    """Return the control file for a root that is laid out."""
    size = sum(path.lstat().st_size for path in root.rglob("*") if not path.is_dir())
    fields = {
        "Package": PACKAGE,
        "Version": version,
        "Architecture": _architecture(),
        "Maintainer": MAINTAINER,
        "Installed-Size": str(-(-size // KILO)),
        "Depends": ", ".join(debian_packages(wants(folder))),
        "Recommends": ", ".join(RECOMMENDED),
        "Section": "games",
        "Priority": "optional",
        "Description": SUMMARY,
    }
    lines = [f"{name}: {value}\n" for name, value in fields.items()]
    return "".join([*lines, *(f" {line}\n" for line in wrapped(DESCRIPTION))])


def wrapped(text: str) -> list[str]:
    """Return a text in lines of a package's description."""
    import textwrap

    return textwrap.wrap(text, LINE)


def _architecture() -> str:
    return ARCHITECTURES[machine()]


def _sums(root: Path) -> str:
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    inside = [path for path in files if path.relative_to(root).parts[0] != "DEBIAN"]
    return "".join(
        f"{hashlib.md5(path.read_bytes(), usedforsecurity=False).hexdigest()}  {path.relative_to(root)}\n"
        for path in inside
    )


def is_possible() -> bool:
    """Tell whether this machine has what it takes."""
    return all(shutil.which(tool) for tool in ("dpkg-deb", "objdump"))
