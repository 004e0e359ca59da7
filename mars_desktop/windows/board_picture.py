"""A table's map as the board scene shows it, and a picture of it for pages on which nothing is chosen."""

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from mars_desktop.board import BoardScene, Gauge, GaugeMark, HexCell, MoonCell, TileLook
from mars_desktop.board.layout import STAGE_HALF_HEIGHT
from mars_desktop.board.ring import RING_REACH
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.maps import CITY_SLOT, OCEAN_AREA, VOLCANIC, GameMap, TrackBonus
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.places import claims, pieces
from mars_desktop.models.tracks import track_rows
from mars_desktop.theme.application import current_theme
from mars_desktop.windows.words import tr, tr_count

_KINDS: Final = {OCEAN_AREA: "ocean", VOLCANIC: "volcanic", CITY_SLOT: "city-slot"}


def hex_cells(board: GameMap) -> list[HexCell]:
    """The hexes of a map as the scene draws them."""
    return [
        HexCell(
            entry.id, entry.q, entry.r, _KINDS.get(board.kind[i], "land"), entry.bonus, _name(entry.name), entry.slot
        )
        for i, entry in enumerate(board.entry.hexes)
    ]


def moon_cells(board: GameMap) -> list[MoonCell]:
    """The places off a map."""
    return [MoonCell(entry.slot, _name(entry.name)) for entry in board.entry.off_map]


def _name(place: str) -> str:
    return speaker_now().say("place name", place) if place else ""


def gauges(rules: TerraformingRules, view: State) -> tuple[Gauge, Gauge, Gauge]:
    """Temperature, oxygen and oceans with their words."""
    made = []
    for row, track in zip(track_rows(rules, view), rules.table.map.tracks, strict=True):
        left = row.steps_left
        made.append(
            Gauge(
                value=row.value,
                start=row.start,
                maximum=row.maximum,
                step=row.step,
                title=row.name,
                reading=f"{row.value} / {row.maximum}" if row.id == "oceans" else row.reading,
                goal=f"+{row.maximum}" if row.id == "temperature" else str(row.maximum),
                remark=tr_count("{n} step left", "{n} steps left", left) if left else tr("complete"),
                marks=tuple(GaugeMark(bonus.at, _icon(bonus)) for bonus in track.bonuses),
            )
        )
    temperature, oxygen, oceans = made
    return temperature, oxygen, oceans


def _icon(bonus: TrackBonus) -> str:
    match bonus.gain[0]:
        case v.Place():
            return "oceans"
        case v.Raise():
            return "temperature"
        case _:
            return "heat"


def tiles(rules: TerraformingRules, view: State) -> dict[str, TileLook]:
    """The tiles on a map as the scene draws them."""
    return {place: TileLook(*piece) for place, piece in pieces(rules, view).items()}


def show_table(scene: BoardScene, rules: TerraformingRules, view: State) -> None:
    """Show a table's map, tiles, markers and parameters in a scene."""
    board = rules.table.map
    scene.set_map(board.id, hex_cells(board), moon_cells(board))
    scene.set_parameters(*gauges(rules, view))
    scene.set_tiles(tiles(rules, view), claims(rules, view))


class TablePicture(QWidget):
    """The planet of a table with its ring, to look at only.

    `middle` is where its centre stands and `reach` how far its ring goes, both as shares of the widget's height and
    measured from its left upper corner; a picture may run over its widget's edges.
    """

    def __init__(
        self, parent: QWidget | None = None, *, middle: tuple[float, float] = (0.5, 0.5), reach: float = 0.49
    ) -> None:
        super().__init__(parent)
        self._middle, self._reach = middle, reach
        self._scene = BoardScene(self, still=True)
        self._waiting: tuple[TerraformingRules, State] | None = None
        self._shown = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_table(self, rules: TerraformingRules, view: State, words: str) -> None:
        """Show a table; `words` say what the picture shows."""
        self._waiting = rules, view
        self.setAccessibleName(words)
        self.update()

    def _grow(self) -> None:
        if self._waiting is not None:
            rules, view = self._waiting
            self._waiting = None
            show_table(self._scene, rules, view)
            self._shown = True
            self.update()

    def frame(self, middle: tuple[float, float], reach: float) -> None:
        """Show the planet elsewhere or in another size, in the measures of the constructor."""
        if (middle, reach) != (self._middle, self._reach):
            self._middle, self._reach = middle, reach
            self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._waiting is not None:
            # A planet takes a moment to grow: the page with its words comes first.
            QTimer.singleShot(0, self, self._grow)
        if not self._shown or not self.height():
            return
        self._scene.set_theme(current_theme())
        reach = self.height() * self._reach
        # A stage wide enough to keep the figures in its corners out of the picture.
        half_height = reach * STAGE_HALF_HEIGHT / RING_REACH * 1.02
        self._scene.set_stage(QSizeF(half_height * 6, half_height * 2))
        centre = self._scene.layout.centre
        around = QRectF(centre.x() - reach, 0, reach * 2, half_height * 2)
        at = QPointF(self._middle[0] * self.height(), self._middle[1] * self.height())
        target = QRectF(at.x() - reach, at.y() - half_height, reach * 2, half_height * 2)
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(self.rect())
        self._scene.render(painter, target, around)
        painter.end()
