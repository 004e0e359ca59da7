"""The board of one player: laboratory, Storage, Depot with Executive actions, people and pieces, cards and tiles."""

from typing import Final

from mars_desktop.games.onmars.content import Content
from mars_desktop.games.onmars.measures import contract_met, quarters_limit, storage_limit
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import Player, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import cards, names
from mars_desktop.games.onmars.wording.things import goal_text
from mars_desktop.games.onmars.words import BUILDINGS, ITEMS, NOTHING, RESOURCES, TECHNOLOGIES
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.onmars.orbit_side import blueprint_row, card_row, spoken_card
from mars_desktop.models.onmars.panel_rows import CardGroup, FigureRow, LabRow, PlaceRow, PlayerBoard
from mars_desktop.models.onmars.people import seat_index, seat_name
from mars_desktop.models.onmars.ways import QUARTERS, WORKING
from mars_desktop.models.words import tr, tr_count

_HALVES: Final = {"T": 0, "M": 2, "B": 4}
"""Where the spaces of a column of three stand, in half spaces."""


def player_board(rules: OnMarsRules, view: State, player: int, viewer: int | None) -> PlayerBoard:
    """The board of a player as the viewer may see it: Private Goals are those of the viewer alone."""
    table, own = rules.table, view.players[player]
    return PlayerBoard(
        seat=player,
        mark=seat_index(table, player),
        name=seat_name(table, player),
        laboratory=tuple(_lab_row(table.content, own, space) for space in range(len(table.content.spaces))),
        column_points=tuple(column.points for column in table.content.columns),
        store=tuple(_store_row(own, item) for item in range(len(RESOURCES))),
        store_remark=tr("up to {n} each", n=storage_limit(own)),
        depot=tuple(_depot_row(table, own, slot) for slot in range(len(own.covered))),
        depot_remark=_pending(own),
        people=_people(table, own),
        groups=tuple(group for group in _groups(table, view, player, viewer) if group.cards),
    )


def _lab_row(content: Content, player: Player, space: int) -> LabRow:
    entry = content.spaces[space]
    tech = player.laboratory[space]
    there = sum(1 for other in content.spaces if other.column == entry.column)
    text = cards.laboratory_space(speaker_now(), entry, content)
    said = spoken_card(text)
    icon = ""
    if tech != NOTHING:
        icon = f"onmars-{TECHNOLOGIES[tech]}"
        said = tr("{tech}, level {n}", tech=names.tech(speaker_now(), TECHNOLOGIES[tech]), n=entry.column) + f"\n{said}"
    # Two spaces of a column stand between the three of the next, one in the middle.
    half = {3: _HALVES, 2: {"T": 1, "B": 3}, 1: {"": 2}}[there][entry.id[2:]]
    place = PlaceRow(f"lab {entry.id}", str(entry.column), icon=icon, bare=tech == NOTHING, spoken=said)
    return LabRow(place, entry.column, half, tuple(f"lab {name}" for name in entry.next))


def _store_row(player: Player, item: int) -> PlaceRow:
    name, units = ITEMS[item], player.stock[item]
    return PlaceRow(
        f"store {name}",
        names.items(speaker_now(), name),
        icon=f"onmars-{name}",
        figure=str(units),
        slots=storage_limit(player),
        spoken=tr("Storage: {amount}", amount=names.counted(speaker_now(), name, units)),
    )


def _depot_row(table: Table, player: Player, slot: int) -> PlaceRow:
    """A space of the Depot: a Ship that covers its action, a Crystal, or nothing."""
    speaker, entry = speaker_now(), table.content.executives[slot]
    text = cards.executive(speaker, entry)
    covered = player.covered[slot]
    # Crystals lie on the lowest spaces that no Ship covers.
    crystal = not covered and player.covered[:slot].count(False) < player.depot
    if covered:
        caption, icon = tr("a Ship covers it"), "onmars-ship"
    else:
        caption, icon = names.counted(speaker, "crystal", entry.crystals), "onmars-crystal" if crystal else ""
    holds = tr("Space {n} of the Depot: {what}", n=slot + 1, what=_lies(covered=covered, crystal=crystal))
    return PlaceRow(
        f"depot {slot + 1}" if covered else f"exec {entry.id}",
        text.title,
        caption,
        icon=icon,
        bare=not icon,
        aside=covered,
        spoken=f"{spoken_card(text)}\n{holds}",
    )


def _lies(*, covered: bool, crystal: bool) -> str:
    return tr("a Ship") if covered else tr("a Crystal") if crystal else tr("nothing")


def _pending(player: Player) -> str:
    return tr("{n} next turn", n=f"+{player.pending}") if player.pending else ""


def _people(table: Table, player: Player) -> tuple[FigureRow, ...]:
    limit = quarters_limit(table, player)
    return (
        FigureRow(
            "onmars-colonist",
            f"{player.quarters}/{limit}",
            tr("{n} Colonists in the Living Quarters, which hold {limit}", n=player.quarters, limit=limit),
            QUARTERS,
        ),
        FigureRow(
            "onmars-retrieve",
            str(player.working),
            tr_count("{n} Colonist in the Working Area", "{n} Colonists in the Working Area", player.working),
            WORKING,
        ),
        FigureRow(
            "onmars-ship",
            str(player.hangar),
            tr_count("{n} Ship in the Hangar", "{n} Ships in the Hangar", player.hangar),
            "hangar",
        ),
    )


def _groups(table: Table, view: State, player: int, viewer: int | None) -> list[CardGroup]:
    own = view.players[player]
    return [
        CardGroup(tr("Private Goals"), _goals(table, own, hidden=player != viewer and not view.over)),
        CardGroup(tr("Blueprints"), tuple(blueprint_row(table, card) for card in own.blueprints)),
        CardGroup(tr("Advanced Buildings"), tuple(_built(table, view, own, card) for card in own.built)),
        CardGroup(tr("Scientists"), tuple(_scientist(table, view, card) for card in own.scientists)),
        CardGroup(tr("Contracts"), tuple(_contract(table, view, player, card) for card in own.contracts)),
        CardGroup(tr("Progress"), tuple(_progress(kind) for kind, moved in enumerate(own.progress) if moved)),
        CardGroup(tr("Research tiles"), tuple(_research(table, kind) for kind in own.research)),
        CardGroup(tr("First Colonists"), _tasks(table, own, hidden=player != viewer and not view.over)),
    ]


def _goals(table: Table, player: Player, *, hidden: bool) -> tuple[PlaceRow, ...]:
    """The Private Goals: face down but for their owner."""
    content = table.content
    found: list[PlaceRow] = []
    if player.goal >= 0:
        name = content.goals[player.goal].id
        text = goal_text(table, name, speaker_now())
        found.append(PlaceRow("goal-met", text.title, tr("completed"), icon="vp", spoken=spoken_card(text)))
    if hidden:
        if player.goals:
            n = len(player.goals)
            words = tr_count("{n} face down", "{n} face down", n)
            found.append(PlaceRow("goals", words, icon="card", spoken=words))
        return tuple(found)
    for goal in player.goals:
        name = content.goals[goal].id
        text = goal_text(table, name, speaker_now())
        found.append(PlaceRow(f"goal {name}", text.title, icon="card", spoken=spoken_card(text)))
    return tuple(found)


def _built(table: Table, view: State, player: Player, card: int) -> PlaceRow:
    """A Blueprint whose marker stands on the map, with the Scientist who works in it."""
    row = blueprint_row(table, card)
    where = table.map.names[player.built[card]]
    caption = tr("on {hex}", hex=where)
    if card in view.scientist_at:
        scientist = table.content.scientists[view.scientist_at.index(card)]
        caption += f" · {cards.scientist_name(speaker_now(), scientist)}"
    return PlaceRow(row.id, row.title, caption, icon=row.icon, tone=row.tone, spoken=f"{row.spoken}\n{caption}")


def _scientist(table: Table, view: State, card: int) -> PlaceRow:
    row = card_row(table, card, f"scientist {table.content.card_ids[card]}")
    at = view.scientist_at[card]
    caption = (
        tr("works in {blueprint}", blueprint=cards.blueprint_name(speaker_now(), table.content.blueprints[at]))
        if at >= 0
        else tr("not at work yet")
    )
    return PlaceRow(row.id, row.title, caption, icon=row.icon, tone=row.tone, spoken=f"{row.spoken}\n{caption}")


def _contract(table: Table, view: State, player: int, card: int) -> PlaceRow:
    row = card_row(table, card, f"contract {table.content.card_ids[card]}")
    lying = view.players[player].delivered.get(card)
    if contract_met(table, view, player, card):
        caption = tr("completed")
    elif lying is not None and any(lying):
        items: dict[str, int] = {ITEMS[item]: units for item, units in enumerate(lying) if units}
        caption = tr("delivered: {items}", items=names.cost(speaker_now(), items.items()))
    else:
        caption = row.caption
    return PlaceRow(row.id, row.title, caption, row.icon, signs=row.signs, spoken=f"{row.spoken}\n{caption}")


def _progress(kind: int) -> PlaceRow:
    name = names.building(speaker_now(), BUILDINGS[kind])
    words = tr("Progress cube: {building}", building=name)
    return PlaceRow(f"progress {BUILDINGS[kind]}", name, icon=f"onmars-{BUILDINGS[kind]}", spoken=words)


def _research(table: Table, kind: int) -> PlaceRow:
    text = cards.research(speaker_now(), table.content.research[kind])
    return PlaceRow(f"research {kind}", text.title, icon="onmars-research", spoken=spoken_card(text))


def _tasks(table: Table, player: Player, *, hidden: bool) -> tuple[PlaceRow, ...]:
    """The secret plan and the open tasks of the variant."""
    found: list[PlaceRow] = []
    speaker = speaker_now()
    if player.plan >= 0:
        if hidden:
            words = tr("secret plan, face down")
            found.append(PlaceRow("plan", words, icon="card", spoken=words))
        else:
            text = cards.colonist_plan(speaker, table.content.plans[player.plan], table.content)
            found.append(PlaceRow("plan", text.sentences[0], icon="card", spoken=spoken_card(text)))
    for task in player.tasks:
        text = cards.colonist_task(speaker, table.content.tasks[task])
        found.append(PlaceRow(f"task {task}", text.sentences[0], icon="card", spoken=spoken_card(text)))
    return tuple(found)
