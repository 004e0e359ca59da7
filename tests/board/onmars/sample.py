"""A board of On Mars in the middle of a game, and pictures of it."""

from dataclasses import replace
from typing import Final

from PySide6.QtCore import QRectF, QSize, QSizeF
from PySide6.QtGui import QImage, QPainter

from mars_desktop.board.onmars import ColonyScene
from mars_desktop.models.onmars.board_rows import (
    BoardRows,
    BuildingRow,
    DiscoveryRow,
    GlyphRow,
    HexRow,
    Note,
    PieceRow,
    ResearchRow,
    ShuttleRow,
    SpaceRow,
)

FIRST: Final = (2, 0, -1, -2, -3, -3, -4, -4, -5, -5, -5, -5, -4)
LAST: Final = (4, 5, 5, 5, 5, 4, 4, 3, 3, 2, 1, 0, -2)
"""The first and last row of each column of the map, from A to M."""

BARE: Final = tuple(
    HexRow(f"{chr(ord('A') + column)}{r - first + 1}", column - 6, r)
    for column, (first, last) in enumerate(zip(FIRST, LAST, strict=True))
    for r in range(first, last + 1)
)
BOTS: Final = tuple(PieceRow("bot", seat) for seat in range(4))
ROVERS: Final = tuple(PieceRow("rover", seat) for seat in range(4))
SPACES: Final = tuple(SpaceRow(number) for number in range(1, 9))
EMPTY: Final = BoardRows(BARE, SPACES, ShuttleRow("colony", 1), {}, ("Orbit", "Colony"))


def with_hexes(rows: BoardRows, **changed: dict[str, object]) -> BoardRows:
    """The same board with some hexes changed: G5={"crystals": 1}."""
    unknown = set(changed) - {cell.name for cell in rows.hexes}
    assert not unknown, unknown
    return replace(
        rows,
        hexes=tuple(replace(cell, **changed.get(cell.name, {})) for cell in rows.hexes),  # type: ignore[arg-type]  # by name
    )


def with_spaces(rows: BoardRows, *spaces: SpaceRow) -> BoardRows:
    """The same board with some spaces changed."""
    by_number = {space.number: space for space in spaces}
    return replace(rows, spaces=tuple(by_number.get(space.number, space) for space in rows.spaces))


def _gain(icon: str, count: int = 1) -> DiscoveryRow:
    return DiscoveryRow((GlyphRow(icon, count),))


def _research(colour: str, cost: str) -> dict[str, object]:
    return {"tile": ResearchRow(colour, "A", (GlyphRow(f"onmars-{cost}"),))}  # type: ignore[arg-type]  # one of the colours


def rich() -> BoardRows:
    """Everything a board can show, at once."""
    rows = with_hexes(
        EMPTY,
        G5={"building": BuildingRow("mine", miner=1)},
        G3={"building": BuildingRow("generator")},
        G7={"building": BuildingRow("greenhouse")},
        E5={"building": BuildingRow("water-extractor")},
        I5={"building": BuildingRow("oxygen-condenser")},
        H2={"building": BuildingRow("generator", marker=0)},
        D3={"building": BuildingRow("shelter", owner=0), "pieces": (BOTS[0],)},
        J3={"building": BuildingRow("shelter", owner=1)},
        J6={"building": BuildingRow("shelter", owner=2, marker=2), "pieces": (BOTS[2],)},
        D6={"building": BuildingRow("shelter", owner=3), "pieces": (BOTS[3],), "crystals": 1},
        F7={"building": BuildingRow("greenhouse")},
        G8={"building": BuildingRow("greenhouse", marker=2)},
        D5={"building": BuildingRow("water-extractor"), "pieces": (ROVERS[0],)},
        I7={"building": BuildingRow("mine", miner=3), "pieces": (BOTS[1],)},
        C3={"building": BuildingRow("shelter", owner=0)},
        K4={"building": BuildingRow("oxygen-condenser"), "crystals": 1},
        L4={"building": BuildingRow("oxygen-condenser", marker=3), "pieces": (ROVERS[2],), "crystals": 1},
        F5={"pieces": (BOTS[0],)},
        F3={"crystals": 1},
        H4={"crystals": 2},
        H6={"crystals": 1, "pieces": (ROVERS[1],)},
        E8={"crystals": 1},
        I3={"crystals": 1},
        L3={"crystals": 1},
        E3={"pieces": (BOTS[0], ROVERS[3])},
        J2={"pieces": (BOTS[1],)},
        B1=_research("purple", "battery"),
        C1=_research("purple", "battery"),
        L1=_research("orange", "water"),
        K1=_research("orange", "water"),
        L6=_research("teal", "plant"),
        K7=_research("teal", "plant"),
        B6=_research("white", "oxygen"),
        C7=_research("white", "oxygen"),
        C2={"tile": _gain("onmars-mineral", 2)},
        E1={"tile": _gain("onmars-colonist")},
        I1={"tile": _gain("onmars-crystal", 3)},
        K2={"tile": DiscoveryRow((GlyphRow("onmars-battery"), GlyphRow("onmars-oxygen")))},
        F8={"tile": _gain("onmars-any", 2)},
        H8={"tile": DiscoveryRow((GlyphRow("vp", 4),), (GlyphRow("onmars-battery"),))},
        I8={"tile": _gain("onmars-develop")},
        J8={"tile": _gain("onmars-blueprint")},
        B4={"tile": _gain("onmars-retrieve", 2)},
        M2={"tile": _gain("onmars-bot", 3), "pieces": (ROVERS[0],)},
        A2={"tile": _gain("onmars-plant", 2)},
    )
    rows = with_spaces(
        rows,
        SpaceRow(1, 3, done=True, benefit=GlyphRow("onmars-warehouse")),
        SpaceRow(2, benefit=GlyphRow("onmars-learn")),
        SpaceRow(3, benefit=GlyphRow("onmars-blueprint")),
        SpaceRow(4, benefit=GlyphRow("onmars-colonist")),
        SpaceRow(6, 0, acting=True),
        SpaceRow(7, 1, benefit=GlyphRow("onmars-bot")),
        SpaceRow(8, 2, done=True, benefit=GlyphRow("onmars-colonist")),
    )
    return replace(
        rows,
        shuttle=ShuttleRow("colony", 2, "Shuttle: two more rounds on this side, then to Orbit"),
        waiting={1: "Rover of Jonas, waits", 2: "Rover of Aylin, waits"},
    )


SITES: Final = {
    "E6": Note("Complex of 3\n+3 Water, 1 Crystal on D7", crystals=("D7", "E7"), group=("D5", "E5", "E6")),
    "F4": Note("Complex of 3\n+3 Water", group=("D5", "E5", "F4")),
    "F6": Note("Complex of 3\n+3 Water", group=("D5", "E5", "F6")),
    "F5": Note("Complex of 3\n+3 Water; the Bot gives way", group=("D5", "E5", "F5")),
    "E4": Note("Complex of 3\n+3 Water", group=("D5", "E5", "E4")),
}


def picture(scene: ColonyScene, size: QSize, ratio: float = 1.0) -> QImage:
    """The stage in a size as it is drawn at a device pixel ratio."""
    scene.set_stage(QSizeF(size))
    image = QImage(QSize(round(size.width() * ratio), round(size.height() * ratio)), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    scene.render(painter, QRectF(0, 0, size.width(), size.height()), scene.sceneRect())
    painter.end()
    return image
