"""The board of On Mars as a scene: the map, the turn order and the Shuttle, and what may be chosen there.

The scene never changes the game: what a person chose is only reported, and `show` says what has come of it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from PySide6.QtCore import QObject, QPointF, QRectF, QSizeF, Signal
from PySide6.QtGui import QFontMetricsF, QPainterPath

from mars_desktop.board.asking import AskingScene
from mars_desktop.board.gesture import Carry, PickHex
from mars_desktop.board.layout import flat_hex_path
from mars_desktop.board.modes import noted_place
from mars_desktop.board.note import note_height
from mars_desktop.board.onmars.band import ShuttleItem
from mars_desktop.board.onmars.colony import Colony
from mars_desktop.board.onmars.faces import draw_construction
from mars_desktop.board.onmars.gestures import MovePiece, PickPlace, PlaceBuilding
from mars_desktop.board.onmars.layout import ColonyLayout, lay_out
from mars_desktop.board.onmars.overlays import GroupItem, draw_traveller
from mars_desktop.board.onmars.plate import PlateItem
from mars_desktop.board.tray import CarriedItem, TrayItem
from mars_desktop.models.onmars.board_rows import BoardRows, Construction, Mover, Note, PieceRow
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.fonts import font
from mars_desktop.theme.palette import color

FIRST_SIZE = QSizeF(560, 470)
# A stage of this width belongs to a window of 1920 or more, where the words grow.
WIDE_WORDS = 760.0
NOTE_WIDEST, NOTE_NARROWEST = 220.0, 130.0
SHADOW_OF_PIECE = 0.3


class ColonyScene(AskingScene):
    """The playing board of On Mars.

    Besides the signals of every board, `moved` carries the kind of a piece ("bot" or "rover"), the place where it stood
    and the hex a person moved it to. `piece_taken` tells the kind and place of the piece that is to be moved, or two
    empty words when none is taken any more.
    """

    moved = Signal(str, str, str)
    piece_taken = Signal(str, str)

    def __init__(self, parent: QObject | None = None, *, still: bool = False) -> None:
        super().__init__(FIRST_SIZE, parent, still=still)
        self._rows: BoardRows | None = None
        self._plate: PlateItem | None = None
        self._colony = Colony(self, self._stamps, self._motions)
        self._shuttle = ShuttleItem(self._theme)
        self._group = GroupItem()
        self._tray = TrayItem(self._theme, self._stamps, draw_construction, flat_hex_path)
        self._carried = CarriedItem(self._theme, self._stamps, draw_construction, flat_hex_path)
        self._carried_piece = CarriedItem(self._theme, self._stamps, draw_traveller, _shadow_of_piece)
        self._taken: Mover | None = None
        overlays = (self._tray, self._cursor_item, self._note, self._carried, self._carried_piece)
        for height, item in enumerate(overlays, start=4):
            item.setZValue(height)
            item.setVisible(False)
            self.addItem(item)
        self.addItem(self._shuttle)
        self.addItem(self._group)
        self._layout = self._placed()

    # What lies on the board

    def show(self, rows: BoardRows) -> None:
        """Show the board at another moment.

        Only places that changed are drawn again. Pieces, markers and the Shuttle travel, new buildings are laid down,
        and where something came the hex is marked as part of the last move; the first call, and one with another map,
        sets up a position at once and marks nothing. What is asked stays asked.
        """
        afresh = self._rows is None or _cells(rows) != _cells(self._rows)
        resettled = afresh or self._rows is None or tuple(rows.waiting) != tuple(self._rows.waiting)
        self._rows = rows
        if afresh:
            self.offer({})
            self._motions.finish_all()
            self._set_up(rows)
        elif resettled:
            self._colony.set_waiting(self._theme, rows)
        self._names = {cell.name: cell.spoken or cell.name for cell in rows.hexes}
        self._names |= {space.id: space.spoken or space.id for space in rows.spaces}
        self._names |= self._colony.waiting_names(rows)
        before = self._layout
        self._lay_out(afresh=resettled)
        self._colony.show(self._theme, rows, before, self._layout, moving=not afresh)
        self._shuttle.show_row(rows.shuttle, rows.titles, self._motions)
        self.refresh()

    def clear_last_move(self) -> None:
        """Take the ticks of the last move away."""
        self._colony.clear_last_move()

    def _set_up(self, rows: BoardRows) -> None:
        if self._plate is not None:
            self.removeItem(self._plate)
        self._plate = PlateItem(self._theme, rows.hexes)
        self.addItem(self._plate)
        self._colony.set_map(self._theme, rows)
        self._lay_out(afresh=True)

    # How it looks

    def set_theme(self, theme: Theme, text_size: int = 100) -> None:
        """Draw with another theme and text size, in percent."""
        self._theme, self._text_size = theme, text_size
        self.setBackgroundBrush(color(theme.base.ground))
        for item in (*self._colony.items(), self._tray, self._carried, self._carried_piece, self._cursor_item):
            item.set_theme(theme)
        self._shuttle.set_theme(theme)
        self._note.set_theme(theme)
        if self._plate is not None:
            self._plate.set_theme(theme)
        self._lay_out(afresh=True)

    def set_stage(self, size: QSizeF) -> None:
        """Lay the board out anew for a stage of this size in device-independent pixels."""
        if size != self._size and not size.isEmpty():
            self._size = QSizeF(size)
            self._lay_out()

    @property
    def layout(self) -> ColonyLayout:
        """Where everything stands."""
        return self._layout

    def _placed(self) -> ColonyLayout:
        rows = self._rows
        line = QFontMetricsF(font("caption", self._text_size)).height()
        return lay_out(self._size, rows.hexes if rows else (), rows.waiting if rows else (), line)

    def _lay_out(self, afresh: bool = False) -> None:
        """Put everything in its place; nothing is touched while the places stay the same, unless it is new."""
        layout = self._placed()
        if layout == self._layout and not afresh:
            return
        self._motions.finish_all()
        self._layout = layout
        self.setSceneRect(QRectF(QPointF(0, 0), self._size))
        if self._plate is not None:
            self._plate.place(layout)
        words = font("caption", self._text_size)
        label = font("label", self._text_size) if self._size.width() >= WIDE_WORDS else words
        number = font("caption", weight=500)
        self._shuttle.place(layout, label, font("caption", self._text_size, weight=400), number)
        self._colony.place(layout, words, QFontMetricsF(words).height())
        self._tray.place(layout.tray, layout.side)
        self._keys.lay_out(layout.spots)
        self._group.surround(())
        self.refresh()

    # What is asked

    def offer(
        self,
        targets: Mapping[str, Note],
        reasons: Mapping[str, str] | None = None,
        *,
        picked: Collection[str] = (),
        seat: int | None = None,
    ) -> None:
        """Ask for one of some hexes, spaces or both, each with what choosing it would bring.

        `reasons` says why other places are refused, `picked` are places chosen already, and `seat` is whose marker
        would come to a space. No targets end every question. After `chosen` the board takes no further answer until it
        is asked again. Raises KeyError, and changes nothing, for a place the board does not have.
        """
        self._colony.demand(targets)
        gesture = PickPlace(targets, dict(reasons or {}), self._refusal(), seat, self.confirm_clicks)
        gesture.picked = frozenset(picked)
        self._ask(gesture if targets else None)

    def place_building(
        self, construction: Construction, targets: Mapping[str, Note], reasons: Mapping[str, str] | None = None
    ) -> None:
        """Ask where a building goes. Its tile lies in the tray with its arrows; it may be dragged from there.

        `chosen` tells the hex. Over a hex the tile lies as it would, with the Crystals and the Complex of the hex's
        note. Raises KeyError, and changes nothing, for a place the board does not have.
        """
        self._colony.demand(targets)
        self._ask(PlaceBuilding(construction, targets, dict(reasons or {}), self._refusal(), self.confirm_clicks))

    def move_pieces(self, moves: Mapping[Mover, Mapping[str, Note]], reasons: Mapping[str, str] | None = None) -> None:
        """Ask for a move of one of some pieces, each with the hexes where it may go; `moved` tells which and where to.

        Raises KeyError, and changes nothing, for a place the board does not have.
        """
        self._colony.demand([mover.place for mover in moves] + [place for goals in moves.values() for place in goals])
        self._ask(MovePiece(moves, dict(reasons or {}), self._refusal(), self.confirm_clicks) if moves else None)

    def withdraw(self) -> None:
        """Ask for nothing any more."""
        self._ask(None)

    def _ask(self, gesture: PickHex | None) -> None:
        self._hand.let_go()
        self._refused = None
        self._gesture = gesture
        self._hand.take(gesture)
        self._taken = gesture.mover if isinstance(gesture, MovePiece) else None
        self.refresh()

    def _tell_choice(self, place: str) -> None:
        gesture = self._gesture
        if isinstance(gesture, MovePiece) and gesture.mover is not None:
            self.moved.emit(gesture.mover.kind, gesture.mover.place, place)
        else:
            self.chosen.emit(place)

    def refresh(self) -> None:
        """Bring every item into the state the gesture asks for."""
        gesture, place = self._gesture, noted_place(self._gesture)
        note = gesture.note(place) if isinstance(gesture, PickPlace | PlaceBuilding | MovePiece) else Note()
        self._colony.follow(gesture, self._refused, self._hand.carrying, note, self._tip)
        waiting = gesture.construction if isinstance(gesture, PlaceBuilding) and not gesture.over else None
        self._tray.hold(waiting, self._hand.carrying)
        self._group.surround([self._layout.spots[name] for name in note.group])
        self._tell_note(note, place)
        mover = gesture.mover if isinstance(gesture, MovePiece) else None
        if mover != self._taken:
            self._taken = mover
            self.piece_taken.emit(*((mover.kind, mover.place) if mover is not None else ("", "")))

    def _tell_note(self, note: Note, place: str | None) -> None:
        """Write a note in the free corner on the side of its place, where it finds room."""
        self._note.setVisible(False)
        if place is None or not note.words:
            return
        spot = self._layout.spots[place]
        on_right = spot.centre.x() > self._layout.centre.x()
        corner = self._layout.corners[on_right]
        width = min(NOTE_WIDEST * self._text_size / 100, corner.width())
        height = note_height(note.words, width, self._text_size)
        if width < NOTE_NARROWEST or height > corner.height():
            return
        left = corner.right() - width if on_right else corner.left()
        self._note.tell(note.words, QRectF(left, corner.top(), width, height), None, self._text_size)

    def _tip(self, place: str) -> str:
        gesture = self._gesture
        if gesture is None or gesture.over:
            return self._names.get(place, "")
        if self._note.isVisible() and gesture.allows(place):
            return ""
        return gesture.words(place) or self._names.get(place, "")

    # Carrying

    def lift(self, point: QPointF) -> bool:
        """Pick the building up from the tray, or a piece from its place, if one lies at this point."""
        gesture = self._gesture
        if isinstance(gesture, PlaceBuilding):
            return self._layout.tray.contains(point) and gesture.lift()
        spot = self._layout.spot_at(point)
        return isinstance(gesture, MovePiece) and spot is not None and gesture.lift_at(spot.id)

    def home(self) -> QPointF:
        """The tray, or the place of the piece."""
        gesture = self._gesture
        if isinstance(gesture, MovePiece) and gesture.mover is not None:
            return self._layout.spots[gesture.mover.place].centre
        return self._tray.pos()

    def carry(self, at: QPointF | None) -> None:
        """Show the building or the piece in the air over a point, or nothing."""
        gesture, side = self._gesture, self._layout.side
        building = gesture.construction if isinstance(gesture, PlaceBuilding) and at is not None else None
        mover = gesture.mover if isinstance(gesture, MovePiece) and at is not None else None
        self._carried.carry(building, side)
        self._carried_piece.carry(PieceRow(mover.kind, mover.seat) if mover is not None else None, side)
        for item in (self._carried, self._carried_piece):
            if at is not None:
                item.setPos(at)

    def pick_up(self) -> bool:
        """Pick the building up from a panel beside the board; False when none is asked for."""
        return isinstance(self._gesture, Carry) and not isinstance(self._gesture, MovePiece) and self._gesture.lift()

    def follow(self, point: QPointF) -> None:
        """Carry what is held to a point of the scene, hovering the place there."""
        self._hand.follow(point)

    def drop(self, point: QPointF) -> None:
        """Let go of what is held at a point of the scene; beside the map it flies back to the tray."""
        self._hand.drop(point)


def _cells(rows: BoardRows) -> tuple[tuple[str, int, int], ...]:
    return tuple((cell.name, cell.q, cell.r) for cell in rows.hexes)


def _shadow_of_piece(side: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, side * SHADOW_OF_PIECE), side * 0.45, side * 0.22)
    return path
