"""The seats of the table as their boards and the top bar show them."""

from collections.abc import Sequence
from typing import Final

from mars_desktop.games.legacy.state import LegacyPlayer
from mars_desktop.games.phrases import Speaker, capitalised, number
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, ALL_TAGS
from mars_desktop.games.terraforming.state import Player
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording import names
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.played import PlayedRow
from mars_desktop.models.players import ACTIONS_IN_TURN, MissionRow, PlayerRow
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.seat_face import Counter, SeatFace, Stock, TagCount
from mars_desktop.widgets.turn_order import Turn
from mars_desktop.windows.explaining import explained
from mars_desktop.windows.words import tr, tr_count

_ON_BOARD: Final = ("mc", "steel", "titanium", "workers", "plants", "energy", "heat")
"""The resources in the order of a player board; workers stand there only in a mission."""


def seat_face(
    row: PlayerRow,
    mark: Seat,
    played: Sequence[PlayedRow],
    *,
    at_it: bool,
    asked_for: str,
    bargains: str,
    spoken: str,
    changed: frozenset[str] = frozenset(),
) -> SeatFace:
    """The board of a seat. `at_it`: the table waits for this seat; `asked_for` says what for when it is no action.

    `bargains` says what is cheaper for it; `changed` names what the last answer changed.
    """
    speaker = speaker_now()
    stock = tuple(
        Stock(
            resource,
            row.stock[i],
            row.production[i],
            explained(
                tr(
                    "{amount}, {production} {steps}",
                    amount=names.counted(speaker, resource, row.stock[i]),
                    production=names.production(speaker, resource),
                    steps=number(row.production[i], signed=True),
                ),
                resource,
            ),
        )
        for resource in _ON_BOARD
        if (i := ALL_RESOURCES.index(resource)) < len(row.stock)
    )
    counts = [
        TagCount(ALL_TAGS[i], n, explained(_tag_words(speaker, ALL_TAGS[i], n), "tag"))
        for i, n in enumerate(row.tags)
        if n
    ]
    if row.events:
        words = tr_count("{n} event played", "{n} events played", row.events)
        counts.append(TagCount("event", row.events, explained(words, "event")))
    title, notes, dots = _to_do(row, played, asked_for) if at_it else ("", (), (0, 0))
    if at_it and bargains:
        notes = (bargains, *notes)
    return SeatFace(
        seat=row.id,
        mark=mark,
        name=row.name,
        corporation=row.corporation_name,
        rating=row.rating,
        rating_words=explained(tr("Terraform rating {n}", n=row.rating), "rating"),
        stock=stock,
        tags=tuple(counts),
        hand=row.hand,
        hand_words=explained(tr_count("{n} card in hand", "{n} cards in hand", row.hand), "hand"),
        active=at_it,
        status=_status(row),
        title=title,
        notes=notes,
        dots=dots,
        spoken=spoken,
        changed=changed,
        counters=() if row.mission is None else _counters(row.mission, speaker),
    )


def _counters(mission: MissionRow, speaker: Speaker) -> tuple[Counter, ...]:
    """What a mission counts for a seat: Population always, the rest once there is some; and the innovation action."""
    housed = explained(names.counted(speaker, "population", mission.population), "population")
    said = [Counter("population", str(mission.population), housed)]
    if mission.melts:
        words = tr_count("{n} glacier melted", "{n} glaciers melted", mission.melts)
        said.append(Counter("melt", str(mission.melts), explained(words, "melting")))
    if mission.box:
        words = tr_count(
            "{n} card put into the box in this mission", "{n} cards put into the box in this mission", mission.box
        )
        said.append(Counter("box", str(mission.box), explained(words, "box")))
    words = (
        tr("Innovation action: still open") if mission.innovation else tr("Innovation action: taken in this mission")
    )
    said.append(Counter("innovation", "1" if mission.innovation else "0", explained(words, "innovation-action")))
    return tuple(said)


def _tag_words(speaker: Speaker, tag: str, n: int) -> str:
    name = capitalised(names.tag(speaker, tag))
    return tr_count("{tag}: {n} tag", "{tag}: {n} tags", n, tag=name)


def _status(row: PlayerRow) -> str:
    if row.passed:
        return tr("Passed")
    if row.sealed:
        return tr("Has chosen")
    if row.active:
        return tr("In the middle of a turn")
    return ""


def asked_for(kind: str) -> str:
    """What the table waits for, by the kind of question; empty for an action, where the turn itself says it."""
    if kind == "action":
        return ""
    words = {
        "place": tr("Places a tile or marker"),
        "claim": tr("Places a tile or marker"),
        "population": tr("Places a Population"),
        "melt": tr("Melts a glacier"),
        "freeze": tr("Freezes water"),
        "corporation": tr("Chooses a corporation"),
        "development": tr("Chooses a development"),
        "innovation": tr("Chooses an innovation"),
        "saving": tr("Chooses what to save"),
        "save": tr("Chooses what to save"),
        "conversion": tr("Last conversions"),
        "order": tr("Orders effects"),
        "start": tr("Chooses corporation and cards"),
        "draft": tr("Chooses what to keep"),
        "research": tr("Chooses what to buy"),
        "buy": tr("Chooses what to buy"),
        "final-greenery": tr("Last greeneries"),
    }
    return words.get(kind, tr("Has a question to answer"))


def bargains(table: Table, player: Player) -> str:
    """“All cards 2 less, space cards 2 less. Titanium is worth 4”: what a seat has by its cards."""
    speaker = speaker_now()
    parts = []
    if player.discount:
        parts.append(tr("All cards {n} less", n=player.discount))
    for i, less in enumerate(player.tag_discounts):
        if less:
            parts.append(tr("{tag} cards {n} less", tag=names.tag(speaker, ALL_TAGS[i]), n=less))
    if isinstance(player, LegacyPlayer):
        parts += [_cut(speaker, cut) for cut in player.cuts]
    said = [capitalised(", ".join(parts))] if parts else []
    if isinstance(player, LegacyPlayer):
        said += _uses_of_workers(player)
    usual = table.numbers.metal_value
    if player.steel_value != usual["steel"]:
        said.append(tr("Steel is worth {n}", n=player.steel_value))
    if player.titanium_value != usual["titanium"]:
        said.append(tr("Titanium is worth {n}", n=player.titanium_value))
    return ". ".join(said)


def _cut(speaker: Speaker, cut: v.Discount) -> str:
    """“cards from the box 4 less”: a discount that only a mission knows."""
    if cut.innovation:
        return tr("innovations {n} less", n=cut.amount)
    if cut.saved:
        return tr("cards from the box {n} less", n=cut.amount)
    if cut.requires:
        return tr("cards with a requirement {n} less", n=cut.amount)
    if cut.tag is None:
        return tr("all cards {n} less", n=cut.amount)
    return tr("{tag} cards {n} less", tag=names.tag(speaker, cut.tag), n=cut.amount)


def _uses_of_workers(player: LegacyPlayer) -> list[str]:
    return [tr("Workers pay {n} M€ each", n=player.workers_as_mc)] if player.workers_as_mc else []


def _to_do(row: PlayerRow, played: Sequence[PlayedRow], asked_for: str) -> tuple[str, tuple[str, ...], tuple[int, int]]:
    """Title, lines and dots of what remains to do."""
    with_actions = [card for card in played if card.actions]
    left = sum(not card.used for card in with_actions)
    notes: tuple[str, ...] = ()
    dots = (0, 0)
    if with_actions:
        notes = (tr("Card actions: {n} of {all} left", n=left, all=len(with_actions)),)
        dots = (left, len(with_actions)) if len(with_actions) <= 6 else (0, 0)
    if asked_for:
        return asked_for, notes, dots
    if row.actions_left >= ACTIONS_IN_TURN:
        return tr("First of two actions"), notes, dots
    return (tr("Second of two actions") if row.actions_left == 1 else tr("Turn ends after this")), notes, dots


def turn_order(rows: Sequence[PlayerRow], marks: Sequence[Seat], at_it: int | None) -> list[Turn]:
    """The order of turns, first player first."""
    first = next((row.id for row in rows if row.first), 0)
    turns = []
    for row in (*rows[first:], *rows[:first]):
        remark = tr("passed") if row.passed else tr("starts") if row.first and len(rows) > 1 else ""
        parts = [row.name]
        if row.first and len(rows) > 1:
            parts.append(tr("first player"))
        if row.passed:
            parts.append(tr("has passed"))
        if row.id == at_it:
            parts.append(tr("is asked now"))
        turns.append(Turn(marks[row.id], row.name, remark, row.id == at_it, ", ".join(parts)))
    return turns
