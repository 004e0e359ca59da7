"""The cards that only the viewer may see: hand, offers, draft and corporations dealt."""

from collections.abc import Mapping
from enum import IntEnum
from typing import NamedTuple

from mars_desktop.engine import Candidate, Choice, Decision
from mars_desktop.games.terraforming.content import Card
from mars_desktop.games.terraforming.costs import card_price
from mars_desktop.games.terraforming.resources import ALL_TAGS
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import Innovate, Keep, State
from mars_desktop.models.reasons import why
from mars_desktop.models.rows import FIRST_ROLE, RowModel
from mars_desktop.models.sayings import card_title, card_words, said_card
from mars_desktop.models.words import tr


class HandRow(NamedTuple):
    """One card; `zone` is "hand", "offered", "drafted", "seen" (drawn to choose from) or "corporation".

    `price` is what it costs now, `printed` what its face says. `reason` says why it cannot be played now, empty if
    it can.
    """

    id: str
    zone: str
    name: str
    kind: str
    tags: tuple[str, ...]
    price: int
    printed: int
    playable: bool
    reason: str
    text: str


def hand_rows(
    rules: TerraformingRules, view: State, viewer: int | None, decision: Decision | None, candidates: list[Candidate]
) -> list[HandRow]:
    """The viewer's cards, newest last; none for the public. `candidates` are those of the present question."""
    if viewer is None:
        return []
    table, player = rules.table, view.players[viewer]
    refusals = _refusals(rules, decision, candidates)
    waiting = _waiting(view, viewer, decision)
    zones = (
        ("corporation", player.dealt_corporations),
        ("seen", [c for t in view.agenda.now if isinstance(t, Keep | Innovate) and t.seat == viewer for c in t.cards]),
        ("offered", player.offered),
        ("drafted", player.drafted),
        ("hand", player.hand),
    )
    rows = []
    for zone, cards in zones:
        for card in (table.cards[index] for index in cards if index >= 0):
            reason = refusals.get(card.id, waiting) if zone == "hand" else ""
            rows.append(_row(card, zone, card_price(player, card), reason))
    return rows


def _row(card: Card, zone: str, price: int, reason: str) -> HandRow:
    return HandRow(
        id=card.id,
        zone=zone,
        name=card_title(card),
        kind=card.kind,
        tags=tuple(ALL_TAGS[tag] for tag in card.tags),
        price=price,
        printed=card.cost,
        playable=zone == "hand" and not reason,
        reason=reason,
        text=card_words(card),
    )


def _refusals(rules: TerraformingRules, decision: Decision | None, candidates: list[Candidate]) -> Mapping[str, str]:
    """Why each card in hand cannot be played, empty where it can, by id; nothing outside a turn."""
    if decision is None or decision.kind != "action":
        return {}
    return {
        answer.words[0]: "" if reason is None else why(rules, reason)
        for answer, reason in candidates
        if isinstance(answer, Choice) and answer.verb == "play"
    }


def _waiting(view: State, viewer: int, decision: Decision | None) -> str:
    """Why no card at all can be played now."""
    if decision is None:
        return tr("The game is over.")
    if decision.seat != viewer or not view.agenda.turn:
        return tr("Cards are played in your own turn of the action phase.")
    return tr("First the question above has to be answered.")


class HandModel(RowModel):
    """The viewer's own cards; empty while the screen shows nobody's."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        ZONE = FIRST_ROLE + 1
        NAME = FIRST_ROLE + 2
        KIND = FIRST_ROLE + 3
        TAGS = FIRST_ROLE + 4
        PRICE = FIRST_ROLE + 5
        PRINTED = FIRST_ROLE + 6
        PLAYABLE = FIRST_ROLE + 7
        REASON = FIRST_ROLE + 8
        TEXT = FIRST_ROLE + 9

    ROLES = Role

    def title(self, row: HandRow) -> str:
        return row.name

    def spoken(self, row: HandRow) -> str:
        note = tr("Can be played now.") if row.playable else row.reason
        return said_card(row.name, row.kind, row.tags, row.text, price=row.price, note=note)

    def tip(self, row: HandRow) -> str:
        return row.reason
