"""Words that lead somewhere: a line of text with links in it, for pointer and keyboard."""

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLabel, QWidget

from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.fonts import font

_CHANGES = (QEvent.Type.ApplicationPaletteChange, QEvent.Type.ApplicationFontChange)


class Links(QLabel):
    """A caption, then links side by side. `chosen` carries the id of a link that is followed."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._caption = ""
        self._links: tuple[tuple[str, str], ...] = ()
        self.setTextFormat(Qt.TextFormat.RichText)
        self.setWordWrap(True)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.linkActivated.connect(self.chosen)

    def show_links(self, caption: str, links: Sequence[tuple[str, str]]) -> None:
        """Show these links, each with its id and its words."""
        self._caption, self._links = caption, tuple(links)
        self.setAccessibleName(" ".join((caption, ", ".join(words for _, words in links))))
        self._dress()

    def links(self) -> tuple[tuple[str, str], ...]:
        """Ids and words of the links."""
        return self._links

    def event(self, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            self._dress()
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Whoever comes by Tab stands on the first link, or backwards on the last, and sees it."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.focusNextPrevChild(event.reason() is Qt.FocusReason.TabFocusReason)

    def _dress(self) -> None:
        base = current_theme().base
        self.setFont(font("caption", current_text_size()))
        joined = "&nbsp; ".join(
            f'<a href="{escape(id_)}" style="color:{base.ink}">{escape(words).replace(" ", "&nbsp;")}</a>'
            for id_, words in self._links
        )
        self.setText(f'<span style="color:{base.ink2}">{escape(self._caption)}</span>&nbsp; {joined}')
