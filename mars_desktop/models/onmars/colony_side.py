"""The panel of the Colony: actions, building stacks, Life Support System, open Discovery tiles and Missions."""

from mars_desktop.games.onmars.measures import reward_points
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import cards, names
from mars_desktop.games.onmars.wording.things import tile_text
from mars_desktop.games.onmars.words import BUILDINGS, COLONY_ACTIONS, LSS, SHELTER
from mars_desktop.games.phrases import Speaker
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.onmars.colony_map import glyphs_of
from mars_desktop.models.onmars.orbit_side import action_rows, spoken_card
from mars_desktop.models.onmars.panel_rows import ColonyRows, MissionRow, PlaceRow, SupportRow
from mars_desktop.models.words import tr, tr_count


def colony_rows(rules: OnMarsRules, view: State, viewer: int) -> ColonyRows:
    """Everything on the side of the Colony; Shelters and points are those of the viewer."""
    table = rules.table
    return ColonyRows(
        actions=action_rows(table, view, COLONY_ACTIONS),
        buildings=tuple(_stack(table, view, viewer, kind) for kind in range(len(BUILDINGS))),
        support=tuple(_support(table, view, viewer, column) for column in range(len(LSS))),
        support_rows=table.content.life_support.rows,
        level=view.level,
        tiles=tuple(_tile(table, tile) for tile in view.open_tiles),
        missions=tuple(_mission(table, view, number) for number in range(len(view.missions))),
        missions_remark=tr_count("{n} remains", "{n} remain", view.remaining),
    )


def _stack(table: Table, view: State, viewer: int, kind: int) -> PlaceRow:
    """The tiles of a type that are left, and where the arrows of the next one point."""
    name = BUILDINGS[kind]
    if kind == SHELTER:
        left = table.numbers.shelters - view.players[viewer].shelters
    else:
        left = len(view.stacks[kind]) - view.built[kind]
    said = tr("{building}: {n} left", building=names.building(speaker_now(), name), n=left)
    if kind != SHELTER and left:
        arrows = len(table.content.tiles[view.stacks[kind][view.built[kind]]].arrows)
        said += "\n" + tr_count("The next one points {n} arrow", "The next one points {n} arrows", arrows)
    return PlaceRow(
        f"building {name}",
        names.building(speaker_now(), name),
        icon=f"onmars-{name}",
        figure=str(left),
        bare=not left,
        spoken=said,
    )


def _support(table: Table, view: State, viewer: int, column: int) -> SupportRow:
    speaker = speaker_now()
    name = BUILDINGS[LSS[column]]
    tile = table.content.rewards[view.rewards[column]]
    reward = cards.reward_tile(speaker, tile).sentences[0]
    points = reward_points(table, view, viewer, tile)
    said = [
        tr(
            "Life support by {building}: row {row} of {rows}; the Colony is at level {level}.",
            building=names.building(speaker, name),
            row=view.rows[column],
            rows=table.content.life_support.rows,
            level=view.level,
        ),
        tr("A build below the level line: {reward}", reward=reward),
        tr_count("For you now {n} point.", "For you now {n} points.", points),
    ]
    if not view.first_built[column]:
        said.append(_first(speaker, table))
    return SupportRow(f"onmars-{name}", view.rows[column], reward, points, "\n".join(said))


def _first(speaker: Speaker, table: Table) -> str:
    points = names.counted(speaker, "point", table.content.life_support.first_points)
    return tr("The first one scores {points}.", points=points)


def _tile(table: Table, number: int) -> PlaceRow:
    entry = table.content.discoveries[number]
    text = tile_text(table, entry.id, speaker_now())
    first, *_ = glyphs_of(entry.effect)
    return PlaceRow(
        f"tile {entry.id}",
        text.title,
        icon=first.icon,
        figure=str(first.count) if first.count > 1 else "",
        spoken=spoken_card(text),
    )


def _mission(table: Table, view: State, number: int) -> MissionRow:
    speaker = speaker_now()
    kind = view.missions[number]
    target = table.mission_targets[kind]
    done = target - view.mission_left[number]
    text = cards.mission(speaker, table.content.missions[kind], target)
    progress = tr("completed") if done >= target else tr("{n} of {all}", n=done, all=target)
    return MissionRow(text.title, done, target, progress, f"{spoken_card(text)}\n{progress}")
