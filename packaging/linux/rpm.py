"""Makes the package for Fedora, openSUSE and their kin, by the rpmbuild that Debian has too."""

import shutil
import subprocess
import tempfile
from pathlib import Path

from linux.deb import wrapped
from linux.layout import filled, lay_out, write
from linux.libraries import rpm_capabilities, wants
from linux.names import DESCRIPTION, PACKAGE, SUMMARY, VERSION, machine


def make(folder: Path, dist: Path) -> Path:
    """Make the package of this version."""
    with tempfile.TemporaryDirectory(dir=dist) as name:
        work = Path(name)
        root = work / "root"
        root.mkdir()
        lay_out(folder, root, VERSION)
        # What RPM calls a licence lies in a place of its own.
        licences = root / f"usr/share/licenses/{PACKAGE}"
        licences.parent.mkdir(parents=True)
        shutil.move(root / f"usr/share/doc/{PACKAGE}", licences)
        shutil.rmtree(root / "usr/share/doc")
        write(work / "eldest.spec", recipe(folder))
        defines = {"_topdir": work, "_rpmdir": work / "made", "_source_root": root}
        words = [word for key, value in defines.items() for word in ("--define", f"{key} {value}")]
        subprocess.run(
            ["rpmbuild", "-bb", "--quiet", *words, str(work / "eldest.spec")], check=True, capture_output=True
        )
        (built,) = (work / "made").rglob("*.rpm")
        return Path(shutil.move(built, dist / built.name))


def recipe(folder: Path) -> str:
    """Return the recipe for rpmbuild."""
    requires = "\n".join(f"Requires: {name}" for name in rpm_capabilities(wants(folder)))
    fields = {
        "Name": PACKAGE,
        "Version": VERSION,
        "Release": "1",
        "Summary": SUMMARY,
        "License": "MIT AND LGPL-3.0-only AND Apache-2.0 AND PSF-2.0 AND CC0-1.0",
        "BuildArch": machine(),
        "Recommends": "shared-mime-info",
    }
    head = "\n".join(f"{name}: {value}" for name, value in fields.items())
    text = "\n".join(wrapped(DESCRIPTION))
    description = f"%description\n{text}"
    parts = [filled("rpm-macros", VERSION), head, requires, description, filled("rpm-files", VERSION)]
    return "\n\n".join(parts) + "\n"
