"""The cards in play of one seat: corporation, projects with what lies on them and their actions, events face down."""

from enum import IntEnum
from typing import NamedTuple

from PySide6.QtCore import QObject

from mars_desktop.engine import Candidate, Choice, Decision
from mars_desktop.games.terraforming.actions import refuse_action
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.resources import ALL_TAGS
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.scoring import card_points
from mars_desktop.games.terraforming.state import State
from mars_desktop.models.reasons import why
from mars_desktop.models.rows import FIRST_ROLE, RowModel
from mars_desktop.models.sayings import card_title, card_words, said_card
from mars_desktop.models.words import tr


class PlayedRow(NamedTuple):
    """One card in play; `kind` is corporation, active, automated or event.

    `holds` names the resource it collects, with `resources` of them on it. `actions` counts its actions; `usable` says
    whether one can be used now, `reason` why none can (empty for cards without actions); `used` whether one was this
    generation.
    """

    id: str
    name: str
    kind: str
    tags: tuple[str, ...]
    holds: str
    resources: int
    actions: int
    usable: bool
    used: bool
    reason: str
    points: int
    text: str


def played_rows(
    rules: TerraformingRules, view: State, seat: int, decision: Decision | None, candidates: list[Candidate]
) -> list[PlayedRow]:
    """The cards of a seat in the order in which they came into play, events last."""
    table, player = rules.table, view.players[seat]
    asked = decision is not None and decision.kind == "action" and decision.seat == seat
    corporation = [player.corporation] if player.corporation >= 0 else []
    return [
        _row(rules, view, seat, table.cards[index], candidates if asked else None)
        for index in (*corporation, *player.played, *player.events)
    ]


def _row(rules: TerraformingRules, view: State, seat: int, card: Card, candidates: list[Candidate] | None) -> PlayedRow:
    player = view.players[seat]
    reason = _reason(rules, view, seat, card, candidates) if card.actions else ""
    return PlayedRow(
        id=card.id,
        name=card_title(card),
        kind=card.kind,
        tags=tuple(ALL_TAGS[tag] for tag in card.tags),
        holds=card.holds or "",
        resources=player.resources.get(card.index, 0),
        actions=len(card.actions),
        usable=bool(card.actions) and not reason,
        used=card.index in player.used,
        reason=reason,
        points=card_points(rules.table, view, seat, card.index),
        text=card_words(card),
    )


def _reason(rules: TerraformingRules, view: State, seat: int, card: Card, candidates: list[Candidate] | None) -> str:
    """Why none of the card's actions can be used now; empty if one can."""
    if candidates is None:
        refusals = [refuse_action(rules.table, view, seat, card, number) for number in range(len(card.actions))]
        open_ = next((refusal for refusal in refusals if refusal is None), refusals[0])
        return tr("Actions are used in the seat's own turn.") if open_ is None else why(rules, open_)
    reasons = [
        reason
        for answer, reason in candidates
        if isinstance(answer, Choice) and answer.verb == "use" and answer.words[0] == card.id
    ]
    first = next((reason for reason in reasons if reason is None), reasons[0])
    return "" if first is None else why(rules, first)


class PlayedModel(RowModel):
    """The cards in play of the seat `seat`."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        NAME = FIRST_ROLE + 1
        KIND = FIRST_ROLE + 2
        TAGS = FIRST_ROLE + 3
        HOLDS = FIRST_ROLE + 4
        RESOURCES = FIRST_ROLE + 5
        ACTIONS = FIRST_ROLE + 6
        USABLE = FIRST_ROLE + 7
        USED = FIRST_ROLE + 8
        REASON = FIRST_ROLE + 9
        POINTS = FIRST_ROLE + 10
        TEXT = FIRST_ROLE + 11

    ROLES = Role

    def __init__(self, seat: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.seat = seat

    def title(self, row: PlayedRow) -> str:
        return row.name

    def spoken(self, row: PlayedRow) -> str:
        holds = row.resources if row.holds else None
        return said_card(row.name, row.kind, row.tags, row.text, holds=holds, note=row.reason)

    def tip(self, row: PlayedRow) -> str:
        return row.reason
