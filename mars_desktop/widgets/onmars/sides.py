"""The panels of Orbit and of the Colony beside the map."""

from collections.abc import Iterator
from itertools import chain

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from mars_desktop.models.onmars.panel_rows import ColonyRows, GridRowRow, OrbitRows
from mars_desktop.theme.tokens import look
from mars_desktop.widgets.onmars.panel import HEADING, SIDE, Panel, Shelf
from mars_desktop.widgets.onmars.place_button import PlaceButton
from mars_desktop.widgets.onmars.places import ActionLine, BlueprintCard, CardLine, CountTile, TileButton
from mars_desktop.widgets.onmars.support import MissionLines, SupportChart


class OrbitPanel(Panel):
    """Orbit: actions, Tech Grid, Warehouse, Blueprints, Scientists and Contracts."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Orbit"), parent)
        self._actions = Shelf(self, ActionLine)
        self._grid: list[Shelf] = []
        self._prices: list[GridRowRow] = []
        self._warehouse = Shelf(self, CountTile)
        self._blueprints = Shelf(self, BlueprintCard)
        self._offer = Shelf(self, CardLine)
        self._remark = ""

    def show_rows(self, rows: OrbitRows) -> None:
        """Show this side."""
        while len(self._grid) < len(rows.grid):
            self._grid.append(Shelf(self, TileButton))
        changed = [
            self._actions.show_rows(rows.actions),
            self._warehouse.show_rows(rows.warehouse),
            self._blueprints.show_rows(rows.blueprints),
            self._offer.show_rows(rows.offer),
            *(shelf.show_rows(row.tiles) for shelf, row in zip(self._grid, rows.grid, strict=True)),
        ]
        changed.append(self._remark != rows.blueprints_remark)
        self._remark = rows.blueprints_remark
        self._prices = list(rows.grid)
        if any(changed):
            self.arrange()
        self.set_lights(self._lights)

    def places(self) -> Iterator[PlaceButton]:
        """Everything that may be pressed."""
        shelves = (self._actions, *self._grid, self._warehouse, self._blueprints, self._offer)
        return chain.from_iterable(shelf.buttons for shelf in shelves)

    def _arrange(self, width: float) -> None:
        self._heading(self.tr("Orbit actions"), "", width)
        self._in_rows(self._actions.buttons, 1, width, self.px(32), 0)
        self._heading(self.tr("Technology"), "", width)
        for shelf, row in zip(self._grid, self._prices, strict=True):
            top = self._y
            self._side_by_side(shelf.buttons, SIDE)
            left = shelf.buttons[-1].geometry().right() + self.px(8) if shelf.buttons else SIDE
            self.add_note(row.words, row.price, QRectF(left, top, width - 2 * SIDE - left, self._y - top))
            self._y += self.px(2)
        self._heading(self.tr("Warehouse"), "", width)
        self._in_rows(self._warehouse.buttons, len(self._warehouse.buttons) or 1, width, self.px(32))
        self._heading(self.tr("Blueprints"), self._remark, width)
        self._in_rows(self._blueprints.buttons, 2, width, self.px(42), 2)
        self._heading(self.tr("Scientists and Contracts"), "", width)
        self._in_rows(self._offer.buttons, 2, width, self.px(35), 1)


class ColonyPanel(Panel):
    """The Colony: actions, building stacks, Life Support System, Discovery tiles and Missions."""

    surface = "ground"

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(self.tr("Colony"), parent)
        self._actions = Shelf(self, ActionLine)
        self._buildings = Shelf(self, CountTile)
        self._tiles = Shelf(self, CountTile)
        self.support = SupportChart(self.inside)
        self.missions = MissionLines(self.inside)
        self._level = 1
        self._remark = ""

    @property
    def buildings(self) -> list[PlaceButton]:
        """The stacks, from which buildings may be dragged onto the map."""
        return self._buildings.buttons

    def show_rows(self, rows: ColonyRows) -> None:
        """Show this side."""
        changed = [
            self._actions.show_rows(rows.actions),
            self._buildings.show_rows(rows.buildings),
            self._tiles.show_rows(rows.tiles),
        ]
        self.support.show_rows(rows.support, rows.support_rows, rows.level)
        self.missions.show_rows(rows.missions)
        changed.append((self._level, self._remark) != (rows.level, rows.missions_remark))
        self._level, self._remark = rows.level, rows.missions_remark
        if any(changed):
            self.arrange()
        self.set_lights(self._lights)

    def places(self) -> Iterator[PlaceButton]:
        """Everything that may be pressed."""
        return chain(self._actions.buttons, self._buildings.buttons, self._tiles.buttons)

    def set_text_size(self, text_size: int) -> None:
        """Write at this size, in percent."""
        self.support.set_text_size(text_size)
        self.missions.set_text_size(text_size)
        super().set_text_size(text_size)

    def _arrange(self, width: float) -> None:
        # In a low window what explains itself does without a heading.
        low = self.height() < self.px(500)
        self._heading(self.tr("Colony actions"), "", width)
        self._in_rows(self._actions.buttons, 1, width, self.px(32), 0)
        if low:
            self._y += self.px(3)
        else:
            self._heading(self.tr("Buildings left"), "", width)
        gap = 1 if low else 2
        in_line = len(self._buildings.buttons)
        narrow = width - 2 * SIDE - self.px(gap) * (in_line - 1) < in_line * max(look().size.hit_min, self.px(32))
        self._in_rows(self._buildings.buttons, 3 if narrow else in_line, width, self.px(32), gap)
        self._heading(self.tr("Life support"), self.tr("Colony level {n}").format(n=self._level), width)
        # What is left over makes the columns of the Life Support System higher.
        missions, line = self.missions.needed_height(), self.px(36)
        below = missions + line + (0 if low else 2 * self.px(HEADING))
        own = max(self.support.least_height(), min(self.support.most_height(), self.height() - self._y - below))
        self._stand(self.support, width, own)
        if not low:
            self._heading(self.tr("Missions"), self._remark, width)
        self._stand(self.missions, width, missions)
        left = float(SIDE)
        if low:
            left += self._inline(self.tr("Discoveries"), self.px(34))
        else:
            self._heading(self.tr("Discoveries"), "", width)
        # Three in a line, unless the word before them leaves less than a finger needs.
        least = 3 * max(look().size.hit_min, self.px(32)) + 2
        if width - left - SIDE < least:
            left = float(SIDE)
            self._y += self.px(HEADING)
        self._in_rows(self._tiles.buttons, 3, width, self.px(32), 1, left)

    def _stand(self, widget: QWidget, width: float, height: float) -> None:
        widget.setGeometry(SIDE, round(self._y), round(width - 2 * SIDE), round(height))
        self._y += height
