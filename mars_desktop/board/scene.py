"""The board as a scene: what lies on it, what may be chosen, and the signals that tell what a person did.

The scene never changes the game. A chosen hex is only reported; a tile appears when `set_tiles` says so.
"""

from __future__ import annotations

import zlib
from collections.abc import Collection, Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from mars_desktop.board.backdrop import FiguresItem, PlanetItem, RingItem
from mars_desktop.board.cursor import reading_order
from mars_desktop.board.gesture import Cancelled, Chosen, Outcome, PickHex, PlaceTile, Refused
from mars_desktop.board.items import CarriedItem, CursorItem, NoteItem, TrayItem
from mars_desktop.board.keyboard import DIRECTIONS, KEYS_COMMIT, KeyboardHand
from mars_desktop.board.layout import Spot, StageLayout, hex_centre, lay_out
from mars_desktop.board.pieces import Gauge, HexCell, MoonCell, TileLook
from mars_desktop.board.pointer import PointerHand
from mars_desktop.board.ring import PARAMETERS, Parameter, StageFonts, block_height, corner_block
from mars_desktop.board.spots import Spots
from mars_desktop.board.stamps import Stamps
from mars_desktop.board.worlds import world_of
from mars_desktop.theme.application import chosen_text_size, current_theme
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.palette import color
from mars_desktop.theme.tokens import look

FIRST_SIZE = QSizeF(748, 482)


class BoardScene(QGraphicsScene):
    """One map with its moons, its tiles and the three global parameters.

    `chosen` carries the id of the place a person committed to, `hovered` the place under pointer or cursor ("" for
    none), `refused` a place that may not be chosen and the reason, `cancelled` comes with Esc, `cursor_moved` with each
    step of the keyboard's cursor. On a `still` board everything takes its place at once.
    """

    chosen = Signal(str)
    hovered = Signal(str)
    refused = Signal(str, str)
    cancelled = Signal()
    cursor_moved = Signal(str)

    def __init__(self, parent: QObject | None = None, *, still: bool = False) -> None:
        super().__init__(parent)
        self.confirm_clicks = False
        self._theme = current_theme()
        self._text_size = chosen_text_size()
        self._size = FIRST_SIZE
        self._cells: tuple[HexCell, ...] = ()
        self._gauges: dict[Parameter, Gauge] = {}
        self._names: dict[str, str] = {}
        self._previews: dict[str, TileLook] = {}
        self._gesture: PickHex | None = None
        self._refused: str | None = None
        self._stamps = Stamps()
        self._motions = Motions(self, still=still)
        self._spots = Spots(self, self._stamps, self._motions)
        self._planet: PlanetItem | None = None
        self._ring = RingItem(self._theme)
        self._figures = FiguresItem(self._theme)
        self._tray = TrayItem(self._theme, self._stamps)
        self._carried = CarriedItem(self._theme, self._stamps)
        self._cursor_item = CursorItem(self._theme)
        self._note = NoteItem(self._theme)
        self._keys = KeyboardHand(self._cursor_item)
        self._hand = PointerHand(self, self._tray, self._carried, self._motions)
        overlays = (self._tray, self._cursor_item, self._note, self._carried)
        for height, item in enumerate(overlays, start=4):
            item.setZValue(height)
            item.setVisible(False)
            self.addItem(item)
        self.addItem(self._ring)
        self.addItem(self._figures)
        # A hundred items that hardly move need no search tree.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.setBackgroundBrush(color(self._theme.base.ground))
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

    @property
    def theme(self) -> Theme:
        """The theme in force on the board."""
        return self._theme

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
        self._hand.lay_out(layout)
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
        refusal = QCoreApplication.translate("BoardScene", "This place is not among those allowed.")
        known, confirm = dict(reasons or {}), self.confirm_clicks
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

    @property
    def gesture(self) -> PickHex | None:
        """The gesture that is under way, if a question is asked."""
        return self._gesture

    def settle(self, outcome: Outcome) -> None:
        """Tell the world what came of a gesture's verb."""
        self._refused = outcome.spot if isinstance(outcome, Refused) else None
        self.refresh()
        match outcome:
            case Chosen(spot):
                self.chosen.emit(spot)
            case Refused(spot, reason):
                self.refused.emit(spot, reason)
            case Cancelled():
                self.cancelled.emit()
            case _:
                pass

    def hover(self, place: str | None) -> None:
        """The pointer or the cursor came to a place, or to none."""
        gesture = self._gesture
        if gesture is not None:
            gesture.hover(place)
        if place != self._refused:
            self._refused = None
        self.refresh()
        self.hovered.emit(place or "")

    def refresh(self) -> None:
        """Bring every item into the state the gesture asks for."""
        gesture = self._gesture
        self._spots.follow(gesture, self._refused, self._hand.carrying, self._previews, self._tip)
        self._tray.hold(gesture.tile if gesture is not None else None, self._hand.carrying)
        self._note.follow(gesture, self._layout, self._text_size, block_height(self._fonts))

    def _tip(self, place: str) -> str:
        gesture = self._gesture
        if gesture is None:
            return self._names.get(place, "")
        # On a wide stage the note beside the ring says it already.
        return "" if self._layout.wide and gesture.allows(place) else gesture.words(place)

    # Names for those who do not see the board

    def set_accessible_names(self, names: Mapping[str, str]) -> None:
        """Name the places for screen readers and tool tips: "E5, land, 2 plants, free"."""
        self._names = dict(names)
        self.refresh()

    def accessible_name(self, place: str) -> str:
        """What a screen reader says for a place; its id where nobody named it."""
        return self._names.get(place, place)

    def places(self) -> list[Spot]:
        """All places in reading order, moons last."""
        return reading_order(self._layout.spots.values())

    # The keyboard

    @property
    def cursor(self) -> str | None:
        """Where the keyboard's cursor stands."""
        return self._keys.at

    def jump(self, forward: bool) -> bool:
        """Move the cursor to the next place that may be chosen, or back; False when there is none further on."""
        return self._cursor_came(self._keys.jump(forward, self._gesture))

    def put_cursor(self, place: str | None, shown: bool = True) -> None:
        """Stand on a place without a key, as a click does; `shown` tells whether the dashes are drawn."""
        self._keys.put(place, shown)

    def hide_cursor(self) -> None:
        """Show no dashes, because the keyboard is elsewhere; the cursor stays where it stands."""
        self._keys.hide()

    def _cursor_came(self, place: str | None) -> bool:
        if place is not None:
            self.hover(place)
            self.cursor_moved.emit(place)
        return place is not None

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk, Enter and Space choose, Esc takes back."""
        key, gesture = event.key(), self._gesture
        event.accept()
        if key in DIRECTIONS:
            self._cursor_came(self._keys.walk(DIRECTIONS[key], gesture))
        elif key in KEYS_COMMIT and gesture is not None:
            outcome = self._keys.commit(gesture)
            if outcome is None:
                self._cursor_came(self.cursor)
                return
            self._hand.let_go()
            self.settle(outcome)
        elif key == Qt.Key.Key_Escape and gesture is not None:
            outcome = gesture.cancel()
            self._hand.come_home()
            self.settle(outcome)
        else:
            event.ignore()

    # The pointer

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take a tile from the tray or press a place."""
        self._keys.hide()
        self._hand.press(event)
        self.refresh()

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a quick pair counts like any other."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Hover, or carry the tile."""
        self._hand.move(event)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop the tile, or finish a click."""
        self._hand.release(event)

    def pointer_left(self) -> None:
        """The pointer left the board."""
        self._hand.left()
        if not self._keys.shown:
            self.hover(None)
