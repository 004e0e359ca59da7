"""A column on the ground of a panel, which scrolls only when its parts need more height than there is."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from mars_desktop.theme.application import current_theme
from mars_desktop.theme.palette import palette
from mars_desktop.widgets.lettering import tint


class TintedColumn(QScrollArea):
    """Its parts stand in `_inside`, where `_lay_out` puts them at every change of size."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._inside = QWidget()
        self.setWidget(self._inside)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._coloured()

    def _lay_out(self) -> None:
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the height out anew."""
        super().resizeEvent(event)
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Take on another theme."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange:
            self._coloured()

    def _coloured(self) -> None:
        colours = palette(current_theme())
        colours.setColor(colours.ColorRole.Window, tint("surface"))
        if self.viewport().palette().window() != colours.window():
            self.viewport().setPalette(colours)
            self.viewport().setAutoFillBackground(True)
            self._inside.setAutoFillBackground(False)
