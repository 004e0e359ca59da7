"""No page says anything that did not pass through the translator."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Final

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLabel, QLineEdit, QMenu, QWidget

from mars_desktop.engine.setup import COLOURS
from mars_desktop.games.onmars.wording.things import OPPONENT
from mars_desktop.models.languages import LANGUAGES, speak, speaker_now, translated
from mars_desktop.windows.pictures import SCREENS
from mars_desktop.windows.samples import PEOPLE

pytestmark = pytest.mark.slow

_TYPED: Final = frozenset({"tag", "space", "venus", "cost"})
"""What stands in the search field of sample pages, as if typed by a person."""
_NAMES: Final = frozenset({seat.name for seat in PEOPLE} | {OPPONENT})
_UNTRANSLATED: Final = _NAMES | frozenset(LANGUAGES.values()) | frozenset(COLOURS) | _TYPED


class _Dots(QTranslator):
    """Puts a dot in the place of every letter of a text, but not into its places and the ids of its links."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return re.sub(r"[^\W\d_](?![^{]*\}|[^\[\]|]*\])", "·", source)


@pytest.fixture(autouse=True)
def _dotted(qapp: QApplication) -> Iterator[None]:
    dots = _Dots()
    QCoreApplication.installTranslator(dots)
    translated.cache_clear()
    speaker_now.cache_clear()
    yield
    QCoreApplication.removeTranslator(dots)
    speak("en")


def _texts(widget: QWidget) -> Iterator[str]:
    yield from (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip())
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QComboBox():
            yield from (widget.itemText(at) for at in range(widget.count()))
        case QLineEdit():
            yield widget.placeholderText()
        case QMenu():
            yield from (action.text() for action in widget.actions())


def _foreign(text: str) -> list[str]:
    """The words of a text that nobody translated; ids of hexes and keys are the same everywhere."""
    plain = re.sub(r"<[^>]*>|&\w+;|\b[A-M]\d{1,2}\b", " ", text)
    return [word for word in re.findall(r"[^\W\d_]{2,}", plain) if word not in _UNTRANSLATED]


@pytest.mark.parametrize("name", SCREENS)
def test_every_text_of_a_page_passes_through_the_translator(qapp: QApplication, name: str) -> None:
    with ExitStack() as stack:
        window = QWidget()
        window.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        window.resize(1280, 720)
        sample = SCREENS[name](stack)
        sample.widget.setParent(window)
        sample.widget.setGeometry(window.rect())
        window.show()
        qapp.processEvents()
        if sample.act is not None:
            sample.act()
            qapp.processEvents()
        said = [text for widget in (window, *window.findChildren(QWidget)) for text in _texts(widget) if text]
        # The page goes before the profile it reads.
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(window, QEvent.Type.DeferredDelete)
    assert len(said) > 5
    assert {text: words for text in said if (words := _foreign(text))} == {}
