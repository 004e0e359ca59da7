"""A sheet whose panel takes the size that its contents need, whenever they change."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QWidget

from mars_desktop.theme.application import current_text_size
from mars_desktop.widgets.sheet import Sheet
from mars_desktop.windows.campaign.following_scroll import FollowingScroll

_AROUND = 40
"""Pixels of the page that stay free above and below."""


class GrowingSheet(Sheet):
    """Holds a column in the middle that scrolls only where the page is too small for all of it."""

    def __init__(self, page: QWidget, inner: QWidget, wide: int, *, kept: bool = False) -> None:
        super().__init__(page, kept=kept)
        self._whole, self._inner, self._wide = page, inner, wide
        self._given = 0
        self.area = FollowingScroll(inner)
        # The surface of the sheet is its ground.
        for part in (self.area.viewport(), inner):
            part.setAutoFillBackground(False)
        self.panel.installEventFilter(self)

    def arrange(self) -> None:
        """Give the column all the height it needs, or all there is."""
        width = min(round(self._wide * min(current_text_size(), 150) / 100), self._whole.width() - 2 * _AROUND)
        layout = self._inner.layout()
        if layout is not None:
            needed = layout.sizeHint().height()
            if layout.hasHeightForWidth():
                needed = layout.heightForWidth(width)
            others = self.panel.sizeHint().height() - (self._given or self.area.sizeHint().height())
            room = self._whole.height() - 2 * _AROUND - max(0, others)
            self._given = max(80, min(needed + 4, room))
            self.area.setFixedSize(width + 12, self._given)
        super().arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        done = super().eventFilter(watched, event)
        if watched is self.panel and event.type() is QEvent.Type.LayoutRequest and self.isVisible():
            self.arrange()
        return done
