"""Carrying something from a place of a panel to another place, or onto the map."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from mars_desktop.board.onmars import ColonyView
from mars_desktop.theme.application import current_theme
from mars_desktop.theme.icons import icon_color, paint_icon
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.lettering import tint
from mars_desktop.widgets.onmars.panel import Panel
from mars_desktop.windows.onmars.colony_stage import place_of

_SIDE = 40


class _Chip(QWidget):
    """What is in the hand, under the pointer."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.icon = ""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(_SIDE, _SIDE)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the icon on a raised square."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setBrush(tint("raised"))
        painter.setPen(QPen(tint("accent"), look().size.line.emphasis))
        painter.drawRoundedRect(box, look().size.radius.chip, look().size.radius.chip)
        paint_icon(painter, self.icon, box.adjusted(7, 7, -7, -7), icon_color(current_theme(), self.icon))
        painter.end()


class Carrying(QObject):
    """Follows drags that begin in panels. `brought` carries the place where one began and the one where it ended.

    `may_carry` tells whether an answer leads from a place to another, `begun` comes with the place as it is picked up,
    `over` with each other place of a panel that it is carried over.
    """

    begun = Signal(str)
    over = Signal(str)
    brought = Signal(str, str)

    def __init__(
        self, page: QWidget, panels: Sequence[Panel], view: ColonyView, may_carry: Callable[[str], bool]
    ) -> None:
        super().__init__(page)
        self._page, self._panels, self._view, self._may_carry = page, panels, view, may_carry
        self._chip = _Chip(page)
        self._held = ""
        self._over = ""
        for panel in panels:
            panel.carried.connect(self._carry)
            panel.dropped.connect(self._drop)

    def _carry(self, place: str, at: QPoint) -> None:
        if not self._held:
            if not self._may_carry(place):
                return
            self._held = self._over = place
            button = next((found for panel in self._panels if (found := panel.place(place)) is not None), None)
            self._chip.icon = button.row.icon if button is not None and button.row.icon else "onmars-colonist"
            self._chip.show()
            self._chip.raise_()
            self.begun.emit(place)
        here = self._page.mapFromGlobal(at)
        self._chip.move(here.x() - _SIDE // 2, here.y() - _SIDE // 2)
        on_map = self._view.viewport().mapFromGlobal(at)
        if self._view.viewport().rect().contains(on_map):
            spot = self._view.board.layout.spot_at(self._view.mapToScene(on_map))
            self._view.board.hover(None if spot is None else spot.id)
        elif (under := self._under(at)) != self._over:
            self._over = under
            self.over.emit(under)

    def _drop(self, place: str, at: QPoint) -> None:
        held, self._held = self._held, ""
        self._chip.hide()
        if held:
            self.brought.emit(place, self._under(at))

    def _under(self, at: QPoint) -> str:
        """The place under a point of the screen; empty for none."""
        for panel in self._panels:
            if panel.isVisible() and (button := panel.place_at(at)) is not None:
                return button.row.id
        on_map = self._view.viewport().mapFromGlobal(at)
        if not self._view.viewport().rect().contains(on_map):
            return ""
        spot = self._view.board.layout.spot_at(self._view.mapToScene(on_map))
        return "" if spot is None else place_of(spot.id)
