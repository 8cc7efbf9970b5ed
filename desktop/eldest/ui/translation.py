"""Which language the window speaks: the translators of the program and of Qt, changed while it runs."""

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from eldest.store.folders import resource

SYSTEM = "system"
SOURCE = "en"


class Translation:
    """The translators of one application; everything is said anew when another language is spoken."""

    def __init__(self, application: QApplication) -> None:
        self._application = application
        self._installed: list[QTranslator] = []

    def speak(self, language: str) -> None:
        """Speak a language by its code, or the system's; English where there is no translation."""
        for translator in self._installed:
            self._application.removeTranslator(translator)
        self._installed.clear()
        locale = QLocale.system() if language == SYSTEM else QLocale(language)
        QLocale.setDefault(locale)
        if locale.language() is not QLocale.Language.English:
            self._install(locale, "eldest", str(resource("translations")))
            self._install(locale, "qtbase", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))

    def _install(self, locale: QLocale, name: str, folder: str) -> None:
        translator = QTranslator(self._application)
        if translator.load(locale, name, "_", folder):
            self._application.installTranslator(translator)
            self._installed.append(translator)
