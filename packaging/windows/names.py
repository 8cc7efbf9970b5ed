"""What Windows is told of the programs and the setup: one place for names, words and versions."""

import re
from pathlib import Path
from string import Template

TITLE = "Eldest Hand"
PUBLISHER = "the Eldest Hand authors"
CONSOLE, WINDOW = "eldest", "eldest-hand"
"""The two programs: Windows decides by the file whether a console opens."""

DESCRIPTIONS = {CONSOLE: "Eldest Hand (console)", WINDOW: TITLE}
PRERELEASE = 0x2
"""The flag VS_FF_PRERELEASE."""

_FORM = Path(__file__).with_name("version.txt")
_PARTS = 4


def numbers(version: str) -> tuple[int, ...]:
    """Return a version as the four numbers that Windows compares: 1.2rc1 is (1, 2, 0, 0)."""
    release = re.match(r"\d+(\.\d+)*", version)
    found = [int(part) for part in release.group().split(".")] if release else []
    return tuple([*found, 0, 0, 0, 0][:_PARTS])


def version_resource(program: str, version: str) -> str:
    """Return the version resource of a program, in PyInstaller's form."""
    return Template(_FORM.read_text("utf-8")).substitute(
        program=program,
        description=DESCRIPTIONS[program],
        version=version,
        numbers=numbers(version),
        flags=hex(0 if re.fullmatch(r"[\d.]+", version) else PRERELEASE),
        publisher=PUBLISHER,
        copyright=f"{PUBLISHER}, MIT License",
        title=TITLE,
    )
