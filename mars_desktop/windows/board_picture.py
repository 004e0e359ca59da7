"""A table's map as the board scene shows it."""

from typing import Final

from mars_desktop.board import BoardScene, Gauge, GaugeMark, HexCell, MoonCell, TileLook
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.maps import CITY_SLOT, OCEAN_AREA, VOLCANIC, GameMap, TrackBonus
from mars_desktop.games.terraforming.resources import ALL_RESOURCES
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.places import claims, pieces
from mars_desktop.models.tracks import TrackRow, track_rows
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


def show_map(scene: BoardScene, table: Table) -> None:
    """Show a table's map without anything on it."""
    board = table.map
    scene.set_map(board.id, hex_cells(board), moon_cells(board), table.world)


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
                marks=(*(GaugeMark(bonus.at, _icon(bonus)) for bonus in track.bonuses), *_melting(row)),
            )
        )
    temperature, oxygen, oceans = made
    return temperature, oxygen, oceans


def _melting(row: TrackRow) -> list[GaugeMark]:
    return [] if row.melts_from is None else [GaugeMark(row.melts_from, "melt")]


def _icon(bonus: TrackBonus) -> str:
    match bonus.gain[0]:
        case v.Place(tile=tile):
            return "oceans" if tile == "ocean" else tile
        case v.Raise(temperature=steps):
            return "temperature" if steps else "oxygen"
        case v.Draw():
            return "card"
        case v.Produce() | v.Gain() as bundle:
            return next((kind for kind in ALL_RESOURCES if getattr(bundle, kind)), "heat")
        case _:
            return "vp"


def tiles(rules: TerraformingRules, view: State) -> dict[str, TileLook]:
    """The tiles on a map as the scene draws them."""
    return {place: TileLook(*piece) for place, piece in pieces(rules, view).items()}


def show_table(scene: BoardScene, rules: TerraformingRules, view: State) -> None:
    """Show a table's map, tiles, markers and parameters in a scene."""
    show_map(scene, rules.table)
    scene.set_parameters(*gauges(rules, view))
    scene.set_tiles(tiles(rules, view), claims(rules, view))
