"""A key that is still down when the cover lifts: it must not go on to answer something beneath."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication


class HeldKey(QObject):
    """Swallows the repeats of one key, and its release, wherever they go; then it is done."""

    _KINDS = frozenset({QEvent.Type.KeyPress, QEvent.Type.KeyRelease, QEvent.Type.ShortcutOverride})

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._key: Qt.Key | None = None

    def swallow(self, key: Qt.Key) -> None:
        """Begin with that key, which is down now."""
        self._key = key
        if (application := QApplication.instance()) is not None:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() not in self._KINDS or not isinstance(event, QKeyEvent) or event.key() != self._key:
            return super().eventFilter(watched, event)
        if event.isAutoRepeat():
            return True
        self._key = None
        if (application := QApplication.instance()) is not None:
            application.removeEventFilter(self)
        # a new press is a new answer; the release belongs to the old one
        return event.type() == QEvent.Type.KeyRelease
