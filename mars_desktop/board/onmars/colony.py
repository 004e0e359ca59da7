"""The places of a board of On Mars as items of its scene, and the way from one moment to the next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsScene

from mars_desktop.board.gesture import PickHex
from mars_desktop.board.modes import Mode, mode_of
from mars_desktop.board.onmars.faces import Face
from mars_desktop.board.onmars.gestures import MovePiece, PickPlace, PlaceBuilding
from mars_desktop.board.onmars.journeys import journeys
from mars_desktop.board.onmars.layout import ColonyLayout
from mars_desktop.board.onmars.overlays import Traveller, TravellerItem
from mars_desktop.board.onmars.places import Ghost, HexItem, PlaceItem, SpaceItem, WaitingItem
from mars_desktop.board.stamps import Stamps
from mars_desktop.models.onmars.board_rows import BoardRows, Mover, Note, PieceRow, waiting_id
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.tokens import look


class Colony:
    """The items of all hexes, spaces and waiting Rovers on a scene."""

    def __init__(self, scene: QGraphicsScene, stamps: Stamps, motions: Motions) -> None:
        self._scene, self._stamps, self._motions = scene, stamps, motions
        self._hexes: dict[str, HexItem] = {}
        self._spaces: dict[str, SpaceItem] = {}
        self._waiting: dict[str, WaitingItem] = {}
        self._rows: BoardRows | None = None

    def items(self) -> Iterator[PlaceItem]:
        """Every place."""
        yield from self._hexes.values()
        yield from self._spaces.values()
        yield from self._waiting.values()

    def __getitem__(self, place: str) -> PlaceItem:
        return self._places()[place]

    def _places(self) -> dict[str, PlaceItem]:
        return {**self._hexes, **self._spaces, **self._waiting}

    # What there is

    def set_map(self, theme: Theme, rows: BoardRows) -> None:
        """Show the empty places of a map instead of those of another."""
        for old in (*self._hexes.values(), *self._spaces.values()):
            self._scene.removeItem(old)
        self._hexes = {cell.name: HexItem(theme, self._stamps) for cell in rows.hexes}
        self._spaces = {space.id: SpaceItem(theme, self._stamps) for space in rows.spaces}
        for item in (*self._hexes.values(), *self._spaces.values()):
            self._scene.addItem(item)
        self._rows = None
        self.set_waiting(theme, rows)

    def set_waiting(self, theme: Theme, rows: BoardRows) -> None:
        """Show these Rovers beside the map and no others."""
        for old in self._waiting.values():
            self._scene.removeItem(old)
        self._waiting = {waiting_id(seat): WaitingItem(theme, self._stamps, seat) for seat in rows.waiting}
        for item in self._waiting.values():
            self._scene.addItem(item)

    @staticmethod
    def waiting_names(rows: BoardRows) -> dict[str, str]:
        """What is said of the Rovers beside the map."""
        return {waiting_id(seat): spoken or waiting_id(seat) for seat, spoken in rows.waiting.items()}

    def demand(self, places: Iterable[str]) -> None:
        """Raise KeyError for a place the board does not have."""
        known = self._places()
        for place in places:
            if place not in known:
                raise KeyError(f"The board has no place “{place}”.")

    def place(self, layout: ColonyLayout, face: QFont, line: float) -> None:
        """Take the places of the layout; the numbers of the spaces are written in a face with lines of this height."""
        for space in self._spaces.values():
            space.set_face(face, line)
        for name, item in self._places().items():
            if name in layout.spots:
                item.place(layout.spots[name])

    # From one moment to the next

    def show(self, theme: Theme, rows: BoardRows, earlier: ColonyLayout, layout: ColonyLayout, *, moving: bool) -> None:
        """Show what lies where; where it is `moving`, what changed its place travels and what is new is laid down.

        Things set out from where they stood in the `earlier` layout, which may have had places that are no more.
        """
        before, self._rows = self._rows, rows
        for cell in rows.hexes:
            item = self._hexes[cell.name]
            old, new = item.face, Face.of(cell)
            item.set_face(new)
            if moving and _came(old, new):
                item.set_last_move(True)
            if moving and old.building is None and new.building is not None:
                self._motions.start(
                    f"hex {cell.name}", look().motion_ms.tile_place, look().easing.in_place, item.set_landing
                )
        for space in rows.spaces:
            self._spaces[space.id].set_row(space)
        if not moving or before is None:
            return
        for traveller, start, goal in journeys(before, rows):
            self._travel(theme, traveller, earlier.spots[start].centre, goal, layout)

    def _travel(self, theme: Theme, traveller: Traveller, start: QPointF, goal: str, layout: ColonyLayout) -> None:
        """Let a piece or a marker travel to its place, where it is not shown until it arrives."""
        to, end = self._places()[goal], layout.spots[goal].centre
        piece = isinstance(traveller, PieceRow)
        item = TravellerItem(theme, traveller, layout.side if piece else layout.spots[goal].side)
        item.setPos(start)
        self._scene.addItem(item)
        _hide(to, traveller, True)

        def step(part: float) -> None:
            item.setPos(start + (end - start) * part)
            if part >= 1 and item.scene() is not None:
                self._scene.removeItem(item)
                _hide(to, traveller, False)

        name = f"to {goal}"
        self._motions.start(name, look().motion_ms.move_piece_max, look().easing.travel, step)

    def clear_last_move(self) -> None:
        """Take the ticks of the last move away."""
        for item in self._hexes.values():
            item.set_last_move(False)

    # What is asked

    def follow(
        self,
        gesture: PickHex | None,
        refused: str | None,
        carrying: bool,
        note: Note,
        tip: Callable[[str], str],
    ) -> None:
        """Bring every item into the state the gesture asks for; `tip` gives the words of a place's tool tip."""
        mover = gesture.mover if isinstance(gesture, MovePiece) and not gesture.over else None
        in_air = mover if carrying else None
        for place, item in self._places().items():
            mode = mode_of(gesture, place, refused, carrying)
            if mover is not None and place == mover.place and mode is not Mode.FORBIDDEN:
                mode = Mode.HOVERED
            elif mode is Mode.VEILED and place in note.group:
                mode = Mode.REST
            shown = mode in (Mode.HOVERED, Mode.PICKED) and not (mover is not None and place == mover.place)
            item.set_mode(mode, _ghost(gesture) if shown else None)
            item.setToolTip(tip(place))
            if isinstance(item, HexItem):
                item.set_coming(place in note.crystals)
            if isinstance(item, HexItem | WaitingItem):
                held = in_air is not None and in_air.place == place
                item.set_lifted(PieceRow(in_air.kind, in_air.seat) if in_air is not None and held else None)


def _came(old: Face, new: Face) -> bool:
    """Whether something came to a hex that the last move is told by: a building, its marker, a Colonist or a piece."""
    return (new.building is not None and new.building != old.building) or any(
        new.pieces.count(piece) > old.pieces.count(piece) for piece in new.pieces
    )


def _hide(item: PlaceItem, traveller: Traveller, hidden: bool) -> None:
    if isinstance(item, HexItem) and isinstance(traveller, PieceRow):
        item.set_absent(traveller if hidden else None)
    elif isinstance(item, SpaceItem):
        item.set_away(hidden)


def _ghost(gesture: PickHex | None) -> Ghost | None:
    """What would come to a chosen place."""
    match gesture:
        case PlaceBuilding():
            return gesture.construction
        case MovePiece(mover=Mover(kind, seat)):
            return PieceRow(kind, seat)
        case PickPlace():
            return gesture.seat
        case _:
            return None
