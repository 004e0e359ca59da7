"""The places of a map as items of the board: the tiles that lie there, and the marks of the last move."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGraphicsScene

from mars_desktop.board.gesture import PickHex, carried_tile
from mars_desktop.board.items import SpotItem
from mars_desktop.board.layout import StageLayout
from mars_desktop.board.modes import Mode, mode_of
from mars_desktop.board.pieces import HexCell, MoonCell, TileLook
from mars_desktop.board.stamps import Stamps
from mars_desktop.theme.color_tokens import Theme
from mars_desktop.theme.motion import Motions
from mars_desktop.theme.tokens import look

# So many places off the map are always shown.
MOONS_AT_EASE = 3


class Spots(Mapping[str, SpotItem]):
    """The items of one map's hexes and moons on a scene, by the id of the place."""

    def __init__(self, scene: QGraphicsScene, stamps: Stamps, motions: Motions) -> None:
        self._scene, self._stamps, self._motions = scene, stamps, motions
        self._items: dict[str, SpotItem] = {}
        self._moons: tuple[MoonCell, ...] = ()
        self._set_up = False

    def __getitem__(self, place: str) -> SpotItem:
        return self._items[place]

    def __iter__(self) -> Iterator[str]:
        return iter(self._items)

    def __len__(self) -> int:
        return len(self._items)

    def set_map(self, theme: Theme, cells: Sequence[HexCell], moons: Sequence[MoonCell]) -> None:
        """Show the empty places of a map instead of those of another."""
        for old in self._items.values():
            self._scene.removeItem(old)
        self._moons = tuple(moons)
        self._items = {cell.id: SpotItem(theme, cell, self._stamps) for cell in cells}
        self._items |= {moon.id: SpotItem(theme, moon, self._stamps) for moon in moons}
        for item in self._items.values():
            self._scene.addItem(item)
        self._set_up = False

    def demand(self, places: Iterable[str]) -> None:
        """Raise KeyError for a place the map does not have."""
        for place in places:
            if place not in self._items:
                raise KeyError(f"The map has no place “{place}”.")

    def set_tiles(self, tiles: Mapping[str, TileLook], claimed: Mapping[str, int]) -> None:
        """Show these tiles and claim markers and no others; those that are new are laid down and marked.

        The first call after `set_map` sets up a position and marks nothing. Raises KeyError, and changes nothing, for a
        place the map does not have.
        """
        self.demand((*tiles, *claimed))
        for place, item in self._items.items():
            tile = tiles.get(place)
            new = tile is not None and tile != item.tile and self._set_up
            before = item.tile
            item.set_piece(tile, claimed.get(place))
            if new:
                item.set_last_move(True)
                self._bring(place, item, before)
            elif tile is None:
                item.set_last_move(False)
        self._set_up = True

    def _bring(self, place: str, item: SpotItem, before: TileLook | None) -> None:
        """Lay a new tile down, or turn one over; other changes on a tile are simply there."""
        motion, curves = look().motion_ms, look().easing
        if before is None or item.tile is None:
            self._motions.start(f"tile {place}", motion.tile_place, curves.in_place, item.set_landing)
        elif before.turns_into(item.tile):
            item.turn_from(before)
            self._motions.start(f"tile {place}", motion.move_piece_max, curves.travel, item.set_turning)

    def clear_last_move(self) -> None:
        """Take the ticks of the last move away."""
        for item in self._items.values():
            item.set_last_move(False)

    def shown_moons(self, asked: Collection[str]) -> tuple[MoonCell, ...]:
        """All places off the map while they are few; of many only those on which something lies or is to be placed."""
        if len(self._moons) <= MOONS_AT_EASE:
            return self._moons
        return tuple(moon for moon in self._moons if moon.id in asked or self._items[moon.id].tile)

    def place(self, layout: StageLayout, name: QFont) -> None:
        """Take the places of the layout; what has none there is not shown. `name` is the face of the moons' names."""
        for place, item in self._items.items():
            item.setVisible(place in layout.spots)
            if place in layout.spots:
                item.place(layout.spots[place], name)

    def follow(
        self,
        gesture: PickHex | None,
        refused: str | None,
        carrying: bool,
        previews: Mapping[str, TileLook],
        tip: Callable[[str], str],
    ) -> None:
        """Bring every item into the state the gesture asks for; `tip` gives the words of a place's tool tip."""
        for place, item in self._items.items():
            mode = mode_of(gesture, place, refused, carrying)
            shown = mode in (Mode.HOVERED, Mode.PICKED)
            preview = previews.get(place, carried_tile(gesture)) if shown else None
            item.set_mode(mode, preview)
            item.setToolTip(tip(place))
