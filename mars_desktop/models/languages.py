"""The languages of the program: which one holds, and everything said in it.

Texts are written in English where they are used. A language is a compiled Qt Linguist file in `resources/i18n`; English
needs none, as both forms of every plural stand in the source. The files are compiled beforehand and kept with their
sources, so that neither a wheel nor a frozen program needs Qt's compiler.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache, partial
from os import environ
from typing import Final, Literal

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mars_desktop import paths
from mars_desktop.games.phrases import Plural, Speaker
from mars_desktop.profile.clauses import say_in

Language = Literal["en", "de"]
LanguageChoice = Literal["system", "en", "de"]
"""What a person may set; `system` is the first of the system's languages that the program speaks."""

LANGUAGES: Final[Mapping[Language, str]] = {"en": "English", "de": "Deutsch"}
"""The name of each language in itself."""
VARIABLE: Final = "MARS_DESKTOP_LANGUAGE"
"""An environment variable that goes before what is set."""
_SOURCE: Final[Language] = "en"


class _Voice:
    """What is spoken now, and Qt's translators for it."""

    language: Language = _SOURCE
    translators: tuple[QTranslator, ...] = ()


_VOICE: Final = _Voice()


class MissingLanguage(OSError):
    """A language file of the program itself is missing or damaged; `str()` is the sentence."""


def spoken_language(
    choice: LanguageChoice, environment: Mapping[str, str] = environ, wanted: Iterable[str] | None = None
) -> Language:
    """The language that a choice stands for; `wanted` are the codes of the system's languages, the best first."""
    asked = environment.get(VARIABLE, "")
    for language in LANGUAGES:
        if asked == language:
            return language
    if choice != "system":
        return choice
    for code in QLocale.system().uiLanguages() if wanted is None else wanted:
        for language in LANGUAGES:
            if code.replace("_", "-").partition("-")[0].lower() == language:
                return language
    return _SOURCE


def language_now() -> Language:
    """The language spoken now."""
    return _VOICE.language


def speak(language: Language) -> None:
    """Say everything in this language from now on; what is on the screen already has to be made anew.

    Raises `MissingLanguage`; the language then stays.
    """
    fresh = [] if language == _SOURCE else [_own(language)]
    qt = QTranslator()
    if qt.load(f"qtbase_{language}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        # The words of Qt's own dialogs; they come first, so that ours are asked before them.
        fresh.insert(0, qt)
    for translator in _VOICE.translators:
        QCoreApplication.removeTranslator(translator)
    for translator in fresh:
        QCoreApplication.installTranslator(translator)
    _VOICE.language, _VOICE.translators = language, tuple(fresh)
    QLocale.setDefault(_locale(language))
    translated.cache_clear()
    speaker_now.cache_clear()
    say_in(partial(translated, "problem"))


def _own(language: Language) -> QTranslator:
    file = paths.resources() / "i18n" / f"mars_{language}.qm"
    translator = QTranslator()
    if not translator.load(str(file)):
        raise MissingLanguage(f"The language file “{file}” is missing or damaged: install Mars Desktop anew.")
    return translator


def _locale(language: Language) -> QLocale:
    """How times and dates are written: as the system does, unless that is in another language."""
    system, own = QLocale.system(), QLocale(language)
    return system if language == _SOURCE or system.language() == own.language() else own


@lru_cache(maxsize=8192)
def translated(context: str, template: str | Plural, n: int = -1) -> str:
    """A template in the language spoken now, or as it is written where the language lacks it."""
    if isinstance(template, str):
        return QCoreApplication.translate(context, template)
    said = QCoreApplication.translate(context, template.other, "", n)
    return template.one if n == 1 and said == template.other else said


@cache
def speaker_now() -> Speaker:
    """Whoever says the sentences of the game in the language spoken now; another one after each change."""
    return Speaker(translated)
