"""The planet of a table whole, for pages that give it a place of its own."""

from PySide6.QtGui import QResizeEvent

from mars_desktop.windows.table_picture import TablePicture


class WholePicture(TablePicture):
    """A picture in the middle of its widget, as large as there is room for, never cut at an edge."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        side = self.width() / max(1, self.height())
        self.frame((side / 2, 0.5), min(0.47, side * 0.49))
