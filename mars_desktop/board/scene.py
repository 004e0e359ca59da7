"""The board of Terraforming Mars as a scene: what lies on it and what may be chosen there.

A chosen hex is only reported; a tile appears when `set_tiles` says so.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF
from PySide6.QtGui import QFontMetricsF

from mars_desktop.board.asking import AskingScene
from mars_desktop.board.backdrop import FiguresItem, PlanetItem, RingItem
from mars_desktop.board.gesture import PickHex, PlaceTile, carried_tile
from mars_desktop.board.layout import StageLayout, hex_centre, lay_out
from mars_desktop.board.pieces import Gauge, HexCell, MoonCell, TileLook
from mars_desktop.board.ring import PARAMETERS, Parameter, StageFonts, block_height, corner_block
from mars_desktop.board.spots import Spots
from mars_desktop.board.tiles import draw_tile
from mars_desktop.board.tray import CarriedItem, TrayItem
from mars_desktop.board.worlds import world_of
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

FIRST_SIZE = QSizeF(748, 482)


class BoardScene(AskingScene):
    """One map with its moons, its tiles and the three global parameters."""

    def __init__(self, parent: QObject | None = None, *, still: bool = False) -> None:
        super().__init__(FIRST_SIZE, parent, still=still)
        self._cells: tuple[HexCell, ...] = ()
        self._gauges: dict[Parameter, Gauge] = {}
        self._previews: dict[str, TileLook] = {}
        self._spots = Spots(self, self._stamps, self._motions)
        self._planet: PlanetItem | None = None
        self._ring = RingItem(self._theme)
        self._figures = FiguresItem(self._theme)
        self._tray = TrayItem(self._theme, self._stamps, draw_tile)
        self._carried = CarriedItem(self._theme, self._stamps, draw_tile)
        overlays = (self._tray, self._cursor_item, self._note, self._carried)
        for height, item in enumerate(overlays, start=4):
            item.setZValue(height)
            item.setVisible(False)
            self.addItem(item)
        self.addItem(self._ring)
        self.addItem(self._figures)
        self._layout, self._fonts = self._placed()

    # What lies on the board

    def set_map(self, name: str, cells: Sequence[HexCell], moons: Sequence[MoonCell] = (), world: str = "Mars") -> None:
        """Show an empty map; its name is the seed of the ground, its world gives the ground its colours."""
        self.offer({}, None)
        self._motions.finish_all()
        if self._planet is not None:
            self.removeItem(self._planet)
        self._cells = tuple(cells)
        radius = look().planet.radius_of_hex_side
        places = {cell.id: hex_centre(cell, 1 / radius).toTuple() for cell in cells}
        seas = [places[cell.id] for cell in cells if cell.kind == "ocean"]
        volcanoes = [places[cell.id] for cell in cells if cell.kind == "volcanic"]
        self._planet = PlanetItem(self._theme, world_of(world), zlib.crc32(name.encode()), seas, volcanoes)
        self.addItem(self._planet)
        self._spots.set_map(self._theme, cells, moons)
        self._names = {}
        self._lay_out(afresh=True)
        self._show_climate()

    def set_tiles(self, tiles: Mapping[str, TileLook], claims: Mapping[str, int] | None = None) -> None:
        """Show these tiles and claim markers, by id of the place, and no others.

        Only places that changed are drawn again. Tiles that are new since the last call are laid down and marked as the
        last move; the first call after `set_map` sets up a position and marks nothing. Raises KeyError, and changes
        nothing, for a place the map does not have.
        """
        self._spots.set_tiles(tiles, claims or {})
        self._lay_out()

    def parameter_at(self, angle: float) -> Parameter | None:
        """The parameter whose part of the ring lies at an angle, in degrees clockwise from north."""
        return next((parameter for parameter, arc in self._ring.arcs.items() if arc.holds(angle)), None)

    def clear_last_move(self) -> None:
        """Take the ticks of the last move away."""
        self._spots.clear_last_move()

    def set_parameters(self, temperature: Gauge, oxygen: Gauge, oceans: Gauge) -> None:
        """Show the three global parameters. New steps light up one after the other; the figures change at once."""
        gauges = dict(zip(PARAMETERS, (temperature, oxygen, oceans), strict=True))
        known, self._gauges = self._gauges, gauges
        self._ring.set_gauges(gauges)
        self._figures.set_gauges(gauges)
        for parameter, gauge in gauges.items():
            self._ring.light(parameter, gauge.taken, self._motions, moving=parameter in known)
        self._lay_out()
        self._show_climate()

    def _show_climate(self) -> None:
        if self._planet is not None and self._gauges:
            self._planet.set_climate(self._gauges["oxygen"].progress, self._gauges["temperature"].progress)

    # How it looks

    def set_theme(self, theme: Theme, text_size: int = 100) -> None:
        """Draw with another theme and text size, in percent."""
        self._theme, self._text_size = theme, text_size
        self.setBackgroundBrush(color(theme.base.ground))
        for item in (*self._spots.values(), self._ring, self._tray, self._carried, self._cursor_item):
            item.set_theme(theme)
        self._figures.set_theme(theme)
        self._note.set_theme(theme)
        if self._planet is not None:
            self._planet.set_theme(theme)
        self._lay_out()

    def set_stage(self, size: QSizeF) -> None:
        """Lay the board out anew for a stage of this size in device-independent pixels."""
        if size != self._size and not size.isEmpty():
            self._size = QSizeF(size)
            self._lay_out()

    @property
    def layout(self) -> StageLayout:
        """Where everything stands."""
        return self._layout

    def _placed(self) -> tuple[StageLayout, StageFonts]:
        fonts = StageFonts.for_stage(self._size, self._text_size, self._gauges)
        names = QFontMetricsF(fonts.name)
        moons = self._spots.shown_moons(self._gesture.targets if self._gesture is not None else {})
        lines = [line for moon in moons for line in moon.lines]
        longest = max((names.horizontalAdvance(line) for line in lines), default=0.0)
        name = QSizeF(longest, names.height() * max((len(moon.lines) for moon in moons), default=1))
        return lay_out(self._size, self._cells, moons, corner_block(self._gauges, fonts), name), fonts

    def _lay_out(self, afresh: bool = False) -> None:
        """Put everything in its place; nothing is touched while the places stay the same, unless it is new."""
        layout, fonts = self._placed()
        if (layout, fonts) == (self._layout, self._fonts) and not afresh:
            return
        self._layout, self._fonts = layout, fonts
        self.setSceneRect(QRectF(QPointF(0, 0), self._size))
        if self._planet is not None:
            self._planet.place(layout)
        self._ring.place(layout, fonts)
        self._figures.place(layout, fonts)
        self._spots.place(layout, fonts.name)
        self._tray.place(layout.tray, layout.side)
        self._keys.lay_out(layout.spots)
        self._note.setVisible(False)

    # What is asked

    def offer(
        self,
        targets: Mapping[str, str],
        tile: TileLook | None,
        reasons: Mapping[str, str] | None = None,
        *,
        previews: Mapping[str, TileLook] | None = None,
        picked: Collection[str] = (),
    ) -> None:
        """Ask for one of the places in `targets`, each with the words that say what choosing it would bring.

        With a tile, it lies in the tray and can be dragged. `reasons` says why other places are refused. `previews` are
        the tiles as they would lie there, for those that are not the tile of the tray; `picked` places are chosen
        already. No targets end the question. After `chosen` the board takes no further answer until it is asked again.
        Raises KeyError, and changes nothing, for a place the map does not have.
        """
        self._spots.demand(targets)
        self._hand.let_go()
        self._refused = None
        refusal, known, confirm = self._refusal(), dict(reasons or {}), self.confirm_clicks
        if not targets:
            self._gesture = None
        elif tile is None:
            self._gesture = PickHex(targets, known, refusal, confirm)
        else:
            self._gesture = PlaceTile(tile, targets, known, refusal, confirm)
        if self._gesture is not None:
            self._gesture.picked = frozenset(picked)
        self._previews = dict(previews or {})
        self._lay_out()
        self._hand.take(self._gesture)
        self.refresh()

    def lift(self, point: QPointF) -> bool:
        """Pick the tile up if it lies in the tray at this point."""
        gesture = self._gesture
        return isinstance(gesture, PlaceTile) and self._layout.tray.contains(point) and gesture.lift()

    def home(self) -> QPointF:
        """The tray."""
        return self._tray.pos()

    def carry(self, at: QPointF | None) -> None:
        """Show the tile in the air over a point, or not at all."""
        self._carried.carry(carried_tile(self._gesture) if at is not None else None, self._layout.side)
        if at is not None:
            self._carried.setPos(at)

    def refresh(self) -> None:
        """Bring every item into the state the gesture asks for."""
        gesture = self._gesture
        self._spots.follow(gesture, self._refused, self._hand.carrying, self._previews, self._tip)
        self._tray.hold(carried_tile(gesture), self._hand.carrying)
        self._note.follow(gesture, self._layout, self._text_size, block_height(self._fonts))

    def _tip(self, place: str) -> str:
        gesture = self._gesture
        if gesture is None:
            return self._names.get(place, "")
        # On a wide stage the note beside the ring says it already.
        return "" if self._layout.wide and gesture.allows(place) else gesture.words(place)
