"""The application object: how the system knows the program, and what is said where there is no screen."""

import logging
import os
import sys
from pathlib import Path

import PySide6
from PySide6.QtCore import QEvent, QMessageLogContext, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QFontInfo, QIcon
from PySide6.QtWidgets import QApplication

from eldest import __version__
from eldest.engine.phrase import phrase
from eldest.plain_words import say_plainly
from eldest.store.folders import resource
from eldest.ui.card_words import put_in, tr

log = logging.getLogger("eldest.ui")

NO_SCREEN = (
    "No window can be opened: there is no screen here, or something that Qt needs for it is missing. "
    "The log tells more: {file}"
)
NO_FONTS = phrase("app", "No fonts are installed: cards can be seen, but nothing can be read.")


UNSEEN = ("offscreen", "minimal")
"""The platforms on which nobody sees, and nobody closes, a box; on Windows they have no fonts either."""


class Application(QApplication):
    """The application; `asked` brings a file that the system wants opened, as the Finder of macOS does."""

    asked = Signal(object)

    def event(self, event: QEvent) -> bool:
        """Take a file that the system hands in."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self.asked.emit(Path(event.file()))
            return True
        return super().event(event)


def new_application(place_of_log: Path | str = "") -> Application:
    """Make the application object, named as the system is to know it.

    Where there is no screen Qt ends the process at once; before that it is said in plain words, and the
    exit status is 1.
    """
    # Everything is painted by the processor: a broken graphics driver need not even be loaded.
    os.environ.setdefault("QT_XCB_GL_INTEGRATION", "none")

    def hear(kind: QtMsgType, _context: QMessageLogContext, said: str) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            sys.stderr.write(f"{said}\n")
            log.info("Qt: %s", said)
            return
        log.critical("no window can be opened: %s", said)
        say_plainly(NO_SCREEN.format(file=place_of_log))
        logging.shutdown()
        os._exit(1)

    find_plugins(Path(PySide6.__file__).parent)
    before = qInstallMessageHandler(hear)
    try:
        application = Application(sys.argv[:1])
    finally:
        qInstallMessageHandler(before)
    application.setApplicationName("eldest-hand")
    application.setApplicationDisplayName("Eldest Hand")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("eldest-hand")
    application.setWindowIcon(QIcon(str(resource("icons/app.svg"))))
    return application


def find_plugins(package: Path) -> None:
    """Tell Qt where its plugins are, if it cannot be told otherwise.

    At a semicolon it parts what it is told by the environment, or takes what follows for a remark in a file.

    :param package: the folder of PySide6
    """
    for folder in (package / "Qt" / "plugins", package / "plugins"):
        if ";" in str(folder) and folder.is_dir():
            QApplication.addLibraryPath(str(folder))


def is_unseen() -> bool:
    """Tell whether nobody can see what the program shows."""
    return QApplication.platformName() in UNSEEN


def tell_of_fonts(place_of_log: Path) -> None:
    """Say on the error output that there are no fonts, if so: on the screen nobody could read it."""
    if not QFontInfo(QApplication.font()).family():
        log.error("no fonts are installed")
        said = f"{tr(NO_FONTS)} {put_in(tr(LOG_TELLS), {'file': str(place_of_log)})}"
        say_plainly(said, read=is_unseen() or None)


LOG_TELLS = phrase("app", "The log tells more: {file}")
