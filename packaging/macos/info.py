"""What macOS is told of the program: the Info.plist of the application, made from plain facts.

Nothing here is Qt or PyInstaller, so that it can be read, and tested, on any system.
"""

from typing import Any

import eldest

TITLE = "Eldest Hand"
IDENTIFIER = "local.eldest-hand.EldestHand"
"""The name by which macOS knows the program: a domain in reverse, but `local` belongs to nobody."""

RECORD_TYPE = "local.eldest-hand.record"
MIME_TYPE = "application/x-eldest-hand"
ENDING = "eldest"
ICON, RECORD_ICON = "app.icns", "record.icns"

OLDEST = "13.0"
"""The oldest macOS that Qt's libraries and the wheel are made for; `check_macos_wheel.py` reads it off them.

PySide's own modules are marked 15.0 by whoever built them. macOS loads them all the same, and of the symbols
that they take from the system, gone through by hand for 6.11.3, none is newer than 12."""

COPYRIGHT = "© 2026 the Eldest Hand authors. MIT licence."


def info(version: str = eldest.__version__) -> dict[str, Any]:
    """Return the whole Info.plist, as plistlib writes it."""
    return {
        "CFBundleInfoDictionaryVersion": "6.0",
        "CFBundlePackageType": "APPL",
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": TITLE,
        "CFBundleDisplayName": TITLE,
        "CFBundleExecutable": "eldest",
        "CFBundleIconFile": ICON,
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CFBundleDevelopmentRegion": "en",
        # The program finds its words itself; macOS puts its own menu entries into one of these.
        "CFBundleLocalizations": ["en", "de"],
        "CFBundleDocumentTypes": [document_type()],
        "UTExportedTypeDeclarations": [exported_type()],
        "LSApplicationCategoryType": "public.app-category.card-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": COPYRIGHT,
        "NSPrincipalClass": "NSApplication",
        # A card table needs no fast graphics card of its own, which would cost the battery.
        "NSSupportsAutomaticGraphicsSwitching": True,
    }


def document_type() -> dict[str, Any]:
    """Return whose a record is: it is opened by this program, which both reads and writes it."""
    return {
        "CFBundleTypeName": "Card table record",
        "CFBundleTypeRole": "Editor",
        "CFBundleTypeIconFile": RECORD_ICON,
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [RECORD_TYPE],
    }


def exported_type() -> dict[str, Any]:
    """Return the type of a record, by the ending of its file and the name that mail and browsers use."""
    return {
        "UTTypeIdentifier": RECORD_TYPE,
        "UTTypeDescription": "Card table record",
        "UTTypeConformsTo": ["public.json"],
        "UTTypeIconFile": RECORD_ICON,
        "UTTypeTagSpecification": {
            "public.filename-extension": [ENDING],
            "public.mime-type": [MIME_TYPE],
        },
    }
