"""Lays the built folder and all that goes beside it out as a Linux system wants to find it."""

import gzip
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from string import Template

from linux.names import APPLICATION, COMPONENT, DESCRIPTION, MIME_TYPE, PACKAGE, PROGRAM, SUMMARY, TITLE

ROOT = Path(__file__).resolve().parents[2]
FORMS = Path(__file__).parent / "forms"
ICON = ROOT / "resources/icons/app.svg"
MIME_ICON = ROOT / "resources/icons/record.svg"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
PROGRAM_MODE, FOLDER_MODE, FILE_MODE = 0o755, 0o755, 0o644


def lay_out(folder: Path, root: Path, version: str) -> Path:
    """Fill a root with the program, its link, entry, icons, types, metadata, man page and licences.

    The program's folder is linked hard where that can be done: it is large, and nothing in it is changed.
    """
    share = root / "usr/share"
    place = root / "usr/lib" / PACKAGE
    shutil.copytree(folder, place, symlinks=True, copy_function=_link)
    _link_program(root)
    write(share / f"applications/{APPLICATION}.desktop", filled("entry.desktop", version))
    write(share / f"mime/packages/{APPLICATION}.xml", filled("mime.xml", version))
    write(share / f"metainfo/{COMPONENT}.metainfo.xml", filled("metainfo.xml", version))
    write(share / f"doc/{PACKAGE}/copyright", filled("copyright", version))
    pack(share / f"man/man6/{PROGRAM}.6.gz", filled("eldest.6", version))
    lay_icons(share / "icons/hicolor")
    _set_modes(root)
    return root


def _link(source: str, target: str) -> None:
    try:
        Path(target).hardlink_to(source)
    except OSError:
        shutil.copy2(source, target)


def _link_program(root: Path) -> None:
    link = root / "usr/bin" / PROGRAM
    link.parent.mkdir(parents=True)
    link.symlink_to(f"../lib/{PACKAGE}/{PROGRAM}")


def lay_icons(theme: Path) -> None:
    """Put the drawings of program and record into an icon theme, and pictures of them in the usual sizes."""
    from drawing import as_png, drawn  # here, for a system in which packages are only tried has no Qt

    for drawing, kind, name in (
        (ICON, "apps", APPLICATION),
        (MIME_ICON, "mimetypes", MIME_TYPE.replace("/", "-")),
    ):
        write(theme / f"scalable/{kind}/{name}.svg", drawing.read_text("utf-8"))
        for size in ICON_SIZES:
            picture = theme / f"{size}x{size}/{kind}/{name}.png"
            picture.parent.mkdir(parents=True, exist_ok=True)
            picture.write_bytes(as_png(drawn(drawing, size)))


def filled(form: str, version: str) -> str:
    """Return one of the forms with the program's names, version and date written in."""
    return Template((FORMS / form).read_text("utf-8")).substitute(
        application=APPLICATION,
        component=COMPONENT,
        package=PACKAGE,
        program=PROGRAM,
        title=TITLE,
        summary=SUMMARY,
        description=DESCRIPTION,
        mime=MIME_TYPE,
        mime_icon=MIME_TYPE.replace("/", "-"),
        version=version,
        date=_date().strftime("%Y-%m-%d"),
        stamp=_date().strftime("%a, %d %b %Y %H:%M:%S +0000"),
    )


def _date() -> datetime:
    """Return the day of the last change, so that two builds of one state are alike; today without git."""
    words = ["git", "log", "-1", "--format=%ct"]
    told = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=False)
    stamp = told.stdout.strip() if told.returncode == 0 else ""
    return datetime.fromtimestamp(int(stamp), UTC) if stamp else datetime.now(UTC)


def write(path: Path, text: str) -> None:
    """Write a file, and the folders above it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


def pack(path: Path, text: str) -> None:
    """Write a file packed by gzip, without a time in it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def _set_modes(root: Path) -> None:
    """Give everything the modes of a system's files, whatever the builder's umask is."""
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        if path.is_dir():
            path.chmod(FOLDER_MODE)
        else:
            is_program = path.stat().st_mode & 0o100 and ".so" not in path.suffixes
            path.chmod(PROGRAM_MODE if is_program else FILE_MODE)
