"""The guide through a first generation, where it covers neither cards nor the map."""

from PySide6.QtCore import QPoint, QRect

from mars_desktop.windows.guide import GAP, Step, TableGuide
from mars_desktop.windows.table.guidance import LAST_GENERATION, guidance
from mars_desktop.windows.table.page import TablePage


class Guide(TableGuide):
    """Leads through the first generation and into the second."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page, (page.side, page.bar))
        self._page = page
        page.asking.panel_opened.connect(self.place)
        self.follow()

    @property
    def led(self) -> bool:
        return bool(self._page.controller.view.generation > LAST_GENERATION)

    def advice(self) -> Step | None:
        controller = self._page.controller
        return guidance(self._page.models.rules.table, controller.view, controller.decision)

    def wanted_text(self) -> int:
        return self._page.asking.text_size

    def escapes(self) -> bool:
        return not self._page.large_card.isVisible()

    def stop(self) -> None:
        self._page.asking.panel_opened.disconnect(self.place)
        super().stop()

    def stand_somewhere(self) -> None:
        page, panel = self._page, self._page.panel
        picking = panel is not None and panel.isVisibleTo(page)
        page.asking.keep_free(0)
        if self.silent:
            self.note.hide()
            return
        if panel is not None and picking:
            panel.installEventFilter(self)
            spare = panel.spare_rect().translated(panel.pos())
            if self.fits(spare):
                self.stand(spare)
                return
            page.asking.keep_free(page.side.width())
        # Over the log, which whoever is led by the hand needs least, and over the goals only if it must be.
        column = page.side.geometry().adjusted(0, GAP, -GAP, -GAP)
        lines = page.side.log.lines
        log = column.intersected(QRect(lines.mapTo(page, QPoint()), lines.size()))
        self.stand(log if self.fits(log) else column, None if picking else page.bar.geometry().center().y())
