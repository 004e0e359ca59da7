"""The panel of Orbit: actions, Tech Grid, Warehouse, Blueprints on display, Scientists and Contracts."""

from collections.abc import Sequence

from mars_desktop.games.onmars.content import SLOT_INDEX
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording import cards, names
from mars_desktop.games.onmars.words import ITEMS, NOTHING, ORBIT_ACTIONS, TECHNOLOGIES, WAREHOUSE
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.onmars.board_rows import GlyphRow
from mars_desktop.models.onmars.colony_map import cost_glyphs, price_words
from mars_desktop.models.onmars.panel_rows import GridRowRow, OrbitRows, PlaceRow
from mars_desktop.models.onmars.people import seat_index, seat_name
from mars_desktop.models.words import tr, tr_count


def orbit_rows(rules: OnMarsRules, view: State) -> OrbitRows:
    """Everything on the side of Orbit."""
    table = rules.table
    return OrbitRows(
        actions=action_rows(table, view, ORBIT_ACTIONS),
        grid=_grid(table, view),
        warehouse=tuple(_pile(view, item) for item in WAREHOUSE),
        blueprints=tuple(blueprint_row(table, card) for card in view.display),
        blueprints_remark=tr_count("{n} on display", "{n} on display", len(view.display)),
        offer=tuple(offer_row(table, card) for card in view.offer),
    )


def action_rows(table: Table, view: State, actions: Sequence[str]) -> tuple[PlaceRow, ...]:
    """Main actions with the Colonists on their slots."""
    return tuple(_action(table, view, action) for action in actions)


def _short(action: str) -> str:
    """What an action is called beside its slots, which leave little room."""
    match action:
        case "construct":
            return tr("Construct")
        case "upgrade":
            return tr("Upgrade")
        case "hire":
            return tr("Scientist, Contract")
        case _:
            return names.action(speaker_now(), action)


def _action(table: Table, view: State, action: str) -> PlaceRow:
    name = names.action(speaker_now(), action)
    if action not in SLOT_INDEX:
        return PlaceRow(f"action {action}", name, spoken=name)
    slot = SLOT_INDEX[action]
    there = view.slots[slot]
    slots = table.content.slots_of(slot, table.players)
    said = [name, *(tr("Colonist of {who}", who=seat_name(table, seat)) for seat in there)]
    if free := slots - len(there):
        said.append(tr_count("{n} free slot", "{n} free slots", free))
    return PlaceRow(
        f"action {action}",
        _short(action),
        seats=tuple(seat_index(table, seat) for seat in there),
        slots=max(slots, len(there)),
        spoken=", ".join(said),
    )


def tech_row(place: str, technology: str, remark: str) -> PlaceRow:
    """A Tech tile on some place."""
    name = names.tech(speaker_now(), technology)
    spoken = f"{name}, {remark}" if remark else name
    return PlaceRow(place, name, icon=f"onmars-{technology}", spoken=spoken)


def _grid(table: Table, view: State) -> tuple[GridRowRow, ...]:
    rows: list[GridRowRow] = []
    # Of two tiles of a type the one in the cheaper row is taken (7.3.3).
    taken = {tech: place for place, tech in enumerate(view.grid)}
    for number, row in enumerate(table.content.grid_rows):
        price = price_words(row.cost) or tr("free")
        tiles = [
            tech_row(
                f"tech {TECHNOLOGIES[tech]}" if taken[tech] == place else f"grid {place}", TECHNOLOGIES[tech], price
            )
            if tech != NOTHING
            else PlaceRow(f"grid {place}", bare=True, spoken=tr("empty space, {price}", price=price))
            for place, tech in enumerate(view.grid)
            if table.content.grid_row[place] == number
        ]
        rows.append(GridRowRow(tuple(tiles), cost_glyphs(row.cost), price))
    return tuple(rows)


def _pile(view: State, item: int) -> PlaceRow:
    name = ITEMS[item]
    units = view.warehouse[item]
    return PlaceRow(
        f"warehouse {name}",
        names.items(speaker_now(), name),
        icon=f"onmars-{name}",
        figure=str(units),
        bare=not units,
        spoken=tr("Warehouse: {amount}", amount=names.counted(speaker_now(), name, units)),
    )


def blueprint_row(table: Table, card: int) -> PlaceRow:
    """A Blueprint: name, what it upgrades, what taking it brings."""
    speaker, entry = speaker_now(), table.content.blueprints[card]
    text = cards.blueprint(speaker, entry, table.content)
    return PlaceRow(
        f"blueprint {entry.id}",
        text.title,
        tr("level {n} · {building}", n=int(entry.level), building=names.building(speaker, entry.building)),
        icon=f"onmars-{entry.building}",
        gain=GlyphRow(f"onmars-{entry.gain}"),
        tone=f"onmars-{entry.building}",
        spoken=spoken_card(text),
    )


def spoken_card(text: cards.CardText) -> str:
    """A card as it is read aloud, and as its tip says it."""
    return "\n".join((text.title, *text.sentences))


def offer_row(table: Table, card: int) -> PlaceRow:
    """A Scientist or Contract of the display; an empty slot is bare."""
    if card == NOTHING:
        return PlaceRow("offer", bare=True, spoken=tr("empty slot"))
    return card_row(table, card, f"offer {table.content.card_ids[card]}")


def card_row(table: Table, card: int, place: str) -> PlaceRow:
    """A Scientist or a Contract on some place."""
    speaker, content = speaker_now(), table.content
    if card < len(content.scientists):
        scientist = content.scientists[card]
        text = cards.scientist(speaker, scientist, content)
        return PlaceRow(
            place,
            text.title,
            price_words(scientist.cost),
            icon="onmars-colonist",
            gain=next(iter(cost_glyphs(scientist.cost)), None),
            tone=f"onmars-{scientist.works_in}",
            spoken=spoken_card(text),
        )
    contract = content.contracts[card - len(content.scientists)]
    text = cards.contract(speaker, contract, content)
    caption = tr_count("{n} point", "{n} points", contract.points)
    if contract.upgrade is None:
        signs = tuple(GlyphRow(f"onmars-{item}", units) for item, units in contract.delivery.items())
    else:
        signs = (GlyphRow(f"onmars-{contract.upgrade}", content.numbers.contract_complex),)
    return PlaceRow(place, text.title, caption, icon="onmars-blueprint", signs=signs, spoken=spoken_card(text))
