"""The parts of the table and the terms that explain them: shown where the pointer rests, and opened by F1."""

from math import atan2, degrees, hypot
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPointF
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip

from mars_desktop.board import BoardView
from mars_desktop.games.terraforming.state import NO_TILE, TILES, State
from mars_desktop.models.table import TableModels
from mars_desktop.theme.tokens import look
from mars_desktop.windows.explaining import explain, explain_cards, reference
from mars_desktop.windows.table.top_bar import ABOUT, REDO, UNDO

if TYPE_CHECKING:
    from mars_desktop.windows.table.page import TablePage

_CORNERS: Final = {(False, False): "temperature", (True, False): "oxygen", (True, True): "oceans"}
"""Where the figures of the parameters stand: right or not, low or not."""

_CORNER_PART: Final = (0.22, 0.2)
"""How much of the stage's width and height a corner takes."""

_TERMS: Final = {"temperature": "temperature", "oxygen": "oxygen", "oceans": "ocean"}
_TILE_TERMS: Final = {"ocean": "ocean", "greenery": "greenery", "city": "city", "special": "special-tile"}


def explain_table(page: "TablePage") -> None:
    """Tell every part of a table what it is about."""
    explain_cards(page, page.models.rules.table.content)
    explain(page.top, "generation")
    explain(page.top.button(ABOUT), "mission", tip=False)
    explain(page.top.order, "first-player")
    for name in (UNDO, REDO):
        explain(page.top.button(name), "undo", tip=False)
    explain(page.seats, "resource", tip=False)
    explain(page.side.milestones, "milestone")
    explain(page.side.awards, "award")
    explain(page.side.log, "log", tip=False)
    explain(page.hand, "hand", tip=False)
    explain(page.view, "map", tip=False)
    # Kept by the view as its child.
    MapHints(page.view, page.models)


class MapHints(QObject):
    """Explains the map where the pointer rests: its parameters, its tiles and its areas."""

    def __init__(self, view: BoardView, models: TableModels) -> None:
        super().__init__(view)
        self._view, self._models = view, models
        view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Answer a request for a tool tip."""
        if event.type() is not QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return super().eventFilter(watched, event)
        words = self.words_at(self._view.mapToScene(event.pos()))
        if words:
            QToolTip.showText(event.globalPos(), words, self._view.viewport())
        else:
            QToolTip.hideText()
        return True

    def words_at(self, point: QPointF) -> str:
        """What is explained at a point of the scene, empty where nothing is."""
        layout = self._view.board.layout
        spot = layout.spot_at(point)
        if spot is not None:
            return "\n".join((self._view.board.accessible_name(spot.id), reference(self._place_term(spot.id))))
        parameter = self._parameter_at(point)
        return reference(_TERMS[parameter]) if parameter else ""

    def _place_term(self, place: str) -> str:
        table, view = self._models.rules.table, self._models.controller.view
        assert isinstance(view, State)
        at = table.map.places.index(place)
        tile = view.tile[at]
        if place in self._models.pieces and self._models.pieces[place].kind == "glacier":
            return "glacier"
        if tile != NO_TILE:
            return _TILE_TERMS[TILES[tile]]
        return "claim" if place in self._models.claims else "area"

    def _parameter_at(self, point: QPointF) -> str:
        """The parameter whose part of the ring or whose figure is there."""
        layout, ring = self._view.board.layout, look().ring
        x, y = point.x() - layout.centre.x(), point.y() - layout.centre.y()
        away = hypot(x, y) / layout.side
        if ring.inner_of_side <= away <= ring.outer_of_side:
            angle = degrees(atan2(x, -y))
            if parameter := self._view.board.parameter_at(angle):
                return parameter
        wide, high = (part * size for part, size in zip(_CORNER_PART, layout.size.toTuple(), strict=True))
        right, low = point.x() > layout.size.width() - wide, point.y() > layout.size.height() - high
        in_corner = (right or point.x() < wide) and (low or point.y() < high)
        return _CORNERS.get((right, low), "") if in_corner else ""
