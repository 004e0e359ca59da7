"""Words on a page: labels that keep a style of the type scale and a colour of the theme whatever is in force."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QFrame, QLabel, QSizePolicy, QWidget

from mars_desktop.theme.application import current_text_size, current_theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color
from mars_desktop.theme.token_values import TypeStyle

_CHANGES = (QEvent.Type.ApplicationPaletteChange, QEvent.Type.ApplicationFontChange)


class Words(QLabel):
    """A label in one style of the type scale; `ink` is the token of its colour."""

    def __init__(
        self,
        text: str,
        style: TypeStyle = "body",
        ink: str = "ink",
        parent: QWidget | None = None,
        *,
        weight: int | None = None,
        wrap: bool = False,
    ) -> None:
        super().__init__(text, parent)
        self._style, self._ink, self._weight = style, ink, weight
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        if wrap:
            self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.MinimumExpanding)
        self._dress()

    def set_style(self, style: TypeStyle) -> None:
        """Write in another style of the type scale."""
        self._style = style
        self._dress()

    def set_ink(self, ink: str) -> None:
        """Write in another colour of the theme."""
        self._ink = ink
        self._dress()

    def event(self, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            self._dress()
        return super().event(event)

    def _dress(self) -> None:
        self.setFont(font(self._style, current_text_size(), weight=self._weight))
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.WindowText, color(getattr(current_theme().base, self._ink)))
        self.setPalette(colours)


class Hairline(QFrame):
    """A line that divides, in the theme's own colour for it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFixedHeight(1)
        self.setAutoFillBackground(True)
        self._dress()

    def event(self, event: QEvent) -> bool:
        if event.type() in _CHANGES:
            self._dress()
        return super().event(event)

    def _dress(self) -> None:
        colours = QPalette(self.palette())
        colours.setColor(QPalette.ColorRole.Window, color(current_theme().base.line))
        self.setPalette(colours)
