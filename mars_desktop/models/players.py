"""Everything that lies open in front of each seat."""

from enum import IntEnum
from typing import NamedTuple

from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.phrases import number
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, ALL_TAGS
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State, Turn
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.mission import pack_words, population_of
from mars_desktop.models.rows import FIRST_ROLE, RowModel
from mars_desktop.models.sayings import card_title
from mars_desktop.models.words import tr, tr_count

ACTIONS_IN_TURN = 2


class MissionRow(NamedTuple):
    """What only a mission of The Legacy of Mars puts before a seat.

    `population` on its tiles, glaciers it has melted (`melts`), cards that it has put into its box in this mission
    (`box`), and whether its innovation action is still open (`innovation`).
    """

    population: int
    melts: int
    box: int
    innovation: bool


class PlayerRow(NamedTuple):
    """One seat; `id` counts from 0.

    `stock` and `production` go by resources.ALL_RESOURCES, `tags` by resources.ALL_TAGS. `corporation` is the card's
    id, empty before it is revealed, and `corporation_name` its name; in a campaign that of the corporation before then.
    `asked`: a question is open to this seat; `active`: it is this seat's turn, with `actions_left` of two. `sealed`:
    its choice lies in the envelope. `mission` is None at a table of Terraforming Mars.
    """

    id: int
    name: str
    colour: str
    corporation: str
    corporation_name: str
    rating: int
    stock: tuple[int, ...]
    production: tuple[int, ...]
    tags: tuple[int, ...]
    hand: int
    in_play: int
    events: int
    points: int
    active: bool
    actions_left: int
    asked: bool
    sealed: bool
    passed: bool
    first: bool
    mission: MissionRow | None = None


def player_rows(rules: TerraformingRules, view: State, asked: tuple[int, ...]) -> list[PlayerRow]:
    """The rows of all seats in order of the table; `asked` are the seats that have a question to answer."""
    table = rules.table
    score = rules.score(view)
    turn = view.agenda.turn[0] if view.agenda.turn else None
    rows = []
    for seat, player in enumerate(view.players):
        corporation = table.cards[player.corporation] if player.corporation >= 0 else None
        active = turn is not None and turn.seat == seat
        done = turn.done if isinstance(turn, Turn) else 0
        rows.append(
            PlayerRow(
                id=seat,
                name=table.setup.seats[seat].name,
                colour=table.setup.seats[seat].colour,
                corporation="" if corporation is None else corporation.id,
                corporation_name=_chosen(table, view, seat) if corporation is None else card_title(corporation),
                rating=player.tr,
                stock=tuple(player.stock),
                production=tuple(player.production),
                tags=tuple(player.tags),
                hand=len(player.hand),
                in_play=len(player.played),
                events=len(player.events),
                points=score.seats[seat].total,
                active=active,
                actions_left=max(0, ACTIONS_IN_TURN - done) if active else 0,
                asked=seat in asked,
                sealed=view.sealed[seat] is not None,
                passed=player.passed,
                first=view.first == seat,
                mission=_mission_row(table, view, seat),
            )
        )
    return rows


def _chosen(table: Table, view: State, seat: int) -> str:
    """The corporation of a campaign whose side has not been revealed yet; empty for none."""
    identity = view.players[seat].identity if isinstance(view, LegacyState) else ""
    return pack_words(table.identity_name(identity)) if identity else ""


def _mission_row(table: Table, view: State, seat: int) -> MissionRow | None:
    if not isinstance(view, LegacyState):
        return None
    player = view.players[seat]
    return MissionRow(
        population=population_of(table, view, seat) or 0,
        melts=player.melts,
        box=len(player.boxed) + len(player.saved),
        innovation=not player.innovation_used,
    )


class PlayersModel(RowModel):
    """All seats in the order of the table."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        NAME = FIRST_ROLE + 1
        COLOUR = FIRST_ROLE + 2
        CORPORATION = FIRST_ROLE + 3
        CORPORATION_NAME = FIRST_ROLE + 4
        RATING = FIRST_ROLE + 5
        STOCK = FIRST_ROLE + 6
        PRODUCTION = FIRST_ROLE + 7
        TAGS = FIRST_ROLE + 8
        HAND = FIRST_ROLE + 9
        IN_PLAY = FIRST_ROLE + 10
        EVENTS = FIRST_ROLE + 11
        POINTS = FIRST_ROLE + 12
        ACTIVE = FIRST_ROLE + 13
        ACTIONS_LEFT = FIRST_ROLE + 14
        ASKED = FIRST_ROLE + 15
        SEALED = FIRST_ROLE + 16
        PASSED = FIRST_ROLE + 17
        FIRST = FIRST_ROLE + 18
        MISSION = FIRST_ROLE + 19

    ROLES = Role

    def title(self, row: PlayerRow) -> str:
        return row.name

    def spoken(self, row: PlayerRow) -> str:
        speaker = speaker_now()
        parts = [row.name]
        if row.corporation_name:
            parts.append(row.corporation_name)
        parts.append(tr("rating {n}", n=row.rating))
        for resource, units, production in zip(ALL_RESOURCES, row.stock, row.production, strict=False):
            amount = names.counted(speaker, resource, units)
            parts.append(tr("{amount}, production {production}", amount=amount, production=number(production)))
        parts += [tr("{n} {tag}", n=n, tag=names.tag(speaker, ALL_TAGS[i])) for i, n in enumerate(row.tags) if n]
        parts.append(tr_count("{n} card in hand", "{n} cards in hand", row.hand))
        if row.mission is not None:
            parts.append(names.counted(speaker, "population", row.mission.population))
            parts.append(tr_count("{n} glacier melted", "{n} glaciers melted", row.mission.melts))
            parts.append(tr_count("{n} card put into the box", "{n} cards put into the box", row.mission.box))
            parts.append(tr("innovation action open") if row.mission.innovation else tr("innovation action taken"))
        if row.passed:
            parts.append(tr("has passed"))
        if row.active:
            parts.append(tr_count("to act, {n} action left", "to act, {n} actions left", row.actions_left))
        if row.first:
            parts.append(tr("first player"))
        return speaker.listed(parts)
