"""The board of On Mars as it stands: hexes, spaces of the turn order and the Shuttle, to be shown and read aloud."""

from collections.abc import Mapping
from typing import Final, cast

from mars_desktop.games.onmars import vocabulary as v
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import OFF_MAP, SHELTER_OF, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import names
from mars_desktop.games.onmars.wording.effects import clause
from mars_desktop.games.onmars.words import BUILDINGS, NOBODY, ORBIT, SIDES
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.onmars.board_rows import (
    BoardRows,
    BuildingRow,
    DiscoveryRow,
    GlyphRow,
    HexRow,
    PieceRow,
    ResearchColour,
    ResearchRow,
    ShuttleRow,
    SpaceRow,
    Tile,
)
from mars_desktop.models.onmars.people import seat_index, seat_name
from mars_desktop.models.words import tr, tr_count

_COST_ICONS: Final = {"any-resource": "onmars-any", "colonist": "onmars-colonist"}


def board_rows(rules: OnMarsRules, view: State, acting: int | None = None) -> BoardRows:
    """The whole board; ``acting`` is the seat at its turn."""
    table = rules.table
    players = range(len(view.players))
    return BoardRows(
        hexes=tuple(_hex(table, view, place) for place in range(table.map.hexes)),
        spaces=tuple(_space(table, view, number, acting) for number in range(1, 9)),
        shuttle=_shuttle(view),
        waiting={
            seat_index(table, player): tr("{who}: the Rover waits for its first move", who=seat_name(table, player))
            for player in players
            if view.players[player].rover == OFF_MAP
        },
        titles=(names.side(speaker_now(), "orbit"), names.side(speaker_now(), "colony")),
    )


def hex_words(table: Table, view: State, place: int) -> str:
    """What lies on a hex: "G5, Mine, manned by Mira, Bot of Jonas"."""
    return _hex(table, view, place).spoken


_EFFECTS: Final[Mapping[type, tuple[str, str]]] = {
    v.GainChoice: ("onmars-any", "count"),
    v.GainCrystals: ("onmars-crystal", "count"),
    v.GainColonists: ("onmars-colonist", "count"),
    v.GainPoints: ("vp", "count"),
    v.TakeFromWarehouse: ("onmars-warehouse", "count"),
    v.ObtainBlueprint: ("onmars-blueprint", "count"),
    v.LearnTechnology: ("onmars-learn", "count"),
    v.Develop: ("onmars-develop", "steps"),
    v.MoveBots: ("onmars-bot", "points"),
    v.MoveRover: ("onmars-rover", "points"),
    v.MoveEither: ("onmars-rover", "points"),
    v.Retrieve: ("onmars-retrieve", "count"),
    v.UpgradeBuilding: ("onmars-upgrade", "count"),
    v.WelcomeShip: ("onmars-ship", "count"),
    v.PlaceBot: ("onmars-bot", "count"),
}
"""The icon of an effect and the field that says how much of it."""


def glyphs_of(effect: v.AnyEffect) -> tuple[GlyphRow, ...]:
    """What an effect brings as icons, one or two."""
    match effect:
        case v.GainResource(resource=resource, count=count):
            return (GlyphRow(f"onmars-{resource}", count),)
        case v.GainResources(resources=resources):
            return tuple(GlyphRow(f"onmars-{name}", count) for name, count in resources.items())[:2]
        case v.Construct(building=building):
            return (GlyphRow(f"onmars-{building or 'mine'}"),)
        case v.InOrder(effects=effects):
            return tuple(glyphs_of(part)[0] for part in effects[:2])
        case _:
            icon, field = _EFFECTS.get(type(effect), ("onmars-any", ""))
            return (GlyphRow(icon, getattr(effect, field) if field else 1),)


def price_words(price: v.Cost) -> str:
    """A price in words; empty for none."""
    return names.cost(speaker_now(), price.items())


def cost_glyphs(cost: v.Cost) -> tuple[GlyphRow, ...]:
    """A price as icons."""
    return tuple(GlyphRow(_COST_ICONS.get(name, f"onmars-{name}"), count) for name, count in cost.items())


def _hex(table: Table, view: State, place: int) -> HexRow:
    q, r = table.map.cells[place]
    name = table.map.names[place]
    said = [name]
    building = _building(table, view, place, said)
    pieces = _pieces(table, view, place, said)
    tile = _tile(table, view, place, said)
    if view.crystals[place]:
        said.append(names.counted(speaker_now(), "crystal", view.crystals[place]))
    if len(said) == 1:
        said.append(tr("empty"))
    return HexRow(name, q, r, building, pieces, view.crystals[place], tile, ", ".join(said))


def _building(table: Table, view: State, place: int, said: list[str]) -> BuildingRow | None:
    code = view.building[place]
    if code < 0:
        return None
    kind = BUILDINGS[min(code, SHELTER_OF)]
    owner, marker, miner = (code - SHELTER_OF if code >= SHELTER_OF else NOBODY), view.marker[place], view.miner[place]
    said.append(names.building(speaker_now(), kind))
    if owner >= 0:
        said.append(tr("of {who}", who=seat_name(table, owner)))
    if marker >= 0:
        said.append(tr("Advanced Building of {who}", who=seat_name(table, marker)))
    if miner >= 0:
        said.append(tr("manned by {who}", who=seat_name(table, miner)))
    marks = (None if player < 0 else seat_index(table, player) for player in (owner, marker, miner))
    return BuildingRow(kind, *marks)


def _pieces(table: Table, view: State, place: int, said: list[str]) -> tuple[PieceRow, ...]:
    found: list[PieceRow] = []
    for seat, player in enumerate(view.players):
        for bot in player.bots:
            if bot == place:
                found.append(PieceRow("bot", seat_index(table, seat)))
                said.append(tr("Bot of {who}", who=seat_name(table, seat)))
        if player.rover == place:
            found.append(PieceRow("rover", seat_index(table, seat)))
            said.append(tr("Rover of {who}", who=seat_name(table, seat)))
    return tuple(found)


def _tile(table: Table, view: State, place: int, said: list[str]) -> Tile | None:
    speaker = speaker_now()
    if (number := view.discovery[place]) >= 0:
        discovery = table.content.discoveries[number]
        said.append(tr("Discovery: {what}", what=clause(speaker, discovery.effect)))
        if discovery.cost:
            said.append(tr("for {cost}", cost=price_words(discovery.cost)))
        return DiscoveryRow(glyphs_of(discovery.effect), cost_glyphs(discovery.cost))
    if (number := view.research[place]) >= 0:
        research = table.content.research[number]
        said.append(
            tr(
                "Research {letter}: {what}, for {cost}",
                letter=research.letter,
                what=clause(speaker, research.effect),
                cost=price_words(research.cost),
            )
        )
        return ResearchRow(cast("ResearchColour", research.colour), research.letter, cost_glyphs(research.cost))
    return None


def _space(table: Table, view: State, number: int, acting: int | None) -> SpaceRow:
    player = next((seat for seat, one in enumerate(view.players) if one.space == number), None)
    effect = table.content.turn_order[number - 1].effect
    said = [names.turn_space(speaker_now(), number)]
    done = player is not None and view.players[player].down
    if player is not None:
        said.append(seat_name(table, player))
        if done:
            said.append(tr("has finished the turn"))
    said.append(clause(speaker_now(), effect) if effect is not None else tr("brings nothing"))
    seat = None if player is None else seat_index(table, player)
    benefit = None if effect is None else glyphs_of(effect)[0]
    return SpaceRow(number, seat, done, acting is not None and player == acting, benefit, ", ".join(said))


def _shuttle(view: State) -> ShuttleRow:
    """Where the Shuttle is; it goes inward once a round and crosses from the red space (15.1)."""
    side = SIDES[view.shuttle_side]
    if not any(player.space for player in view.players):
        return ShuttleRow(side, view.shuttle_at)
    if side == SIDES[ORBIT]:
        words = tr_count(
            "Shuttle: crosses to the Colony after this round",
            "Shuttle: crosses to the Colony after {n} rounds",
            view.shuttle_at,
        )
    else:
        words = tr_count(
            "Shuttle: crosses to Orbit after this round", "Shuttle: crosses to Orbit after {n} rounds", view.shuttle_at
        )
    return ShuttleRow(side, view.shuttle_at, words)
