"""Everybody at the table in the column of seats: what they have in the open, and what remains to do."""

from collections.abc import Sequence

from mars_desktop.games.onmars.measures import quarters_limit
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import Player, State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.tasks import Turn
from mars_desktop.games.onmars.wording import names
from mars_desktop.games.onmars.words import RESOURCES, SIDES
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.onmars.panel_rows import FigureRow, SeatRow
from mars_desktop.models.onmars.people import seat_index, seat_name
from mars_desktop.models.words import tr, tr_count


def seat_rows(rules: OnMarsRules, view: State, asked: int | None) -> tuple[SeatRow, ...]:
    """All players in the order of the table, the solo opponent last; ``asked`` is whom the table waits for."""
    return tuple(_seat(rules.table, view, player, asked) for player in range(len(view.players)))


def turn_of(view: State) -> Turn | None:
    """The turn being taken, if there is one."""
    turn = view.agenda.turn[0] if view.agenda.turn else None
    return turn if isinstance(turn, Turn) else None


def _seat(table: Table, view: State, number: int, asked: int | None) -> SeatRow:
    player = view.players[number]
    name = seat_name(table, number)
    side = names.side(speaker_now(), SIDES[0 if player.space <= 4 else 1]) if player.space else ""
    stock = () if number == table.opponent else _stock(player)
    pieces = _pieces(table, player, number)
    status, note = _status(table, view, number, asked)
    points = tr_count("{n} point", "{n} points", player.points)
    parts = [name, side, points, *(figure.words for figure in (*stock, *pieces)), status, note]
    return SeatRow(
        id=number,
        mark=seat_index(table, number),
        name=name,
        side=side,
        points=points,
        stock=stock,
        pieces=pieces,
        status=status,
        note=note,
        acting=number == asked,
        spoken=speaker_now().listed([part for part in parts if part]),
    )


def _stock(player: Player) -> tuple[FigureRow, ...]:
    speaker = speaker_now()
    found = [
        FigureRow(f"onmars-{name}", str(units), names.counted(speaker, name, units))
        for name, units in zip(RESOURCES, player.stock, strict=True)
    ]
    words = names.counted(speaker, "crystal", player.depot)
    figure = str(player.depot)
    if player.pending:
        words = tr("{crystals}, {n} more next turn", crystals=words, n=player.pending)
        figure = f"{figure}+{player.pending}"
    return (*found, FigureRow("onmars-crystal", figure, words))


def _pieces(table: Table, player: Player, number: int) -> tuple[FigureRow, ...]:
    speaker = speaker_now()
    hangar = FigureRow(
        "onmars-ship", str(player.hangar), tr_count("{n} Ship in the Hangar", "{n} Ships in the Hangar", player.hangar)
    )
    bots = FigureRow("onmars-bot", str(len(player.bots)), tr_count("{n} Bot", "{n} Bots", len(player.bots)))
    shelters = FigureRow("onmars-shelter", str(player.shelters), names.buildings(speaker, "shelter", player.shelters))
    blueprints = FigureRow(
        "onmars-blueprint",
        f"{len(player.built)}/{len(player.blueprints) + len(player.built)}",
        tr("{built} of {n} Blueprints built", built=len(player.built), n=len(player.blueprints) + len(player.built)),
    )
    if number == table.opponent:
        return bots, shelters, blueprints, hangar
    limit = quarters_limit(table, player)
    quarters = FigureRow(
        "onmars-colonist",
        f"{player.quarters}/{limit}",
        tr("{n} Colonists in the Living Quarters, which hold {limit}", n=player.quarters, limit=limit),
    )
    return quarters, shelters, bots, blueprints, hangar


def _status(table: Table, view: State, number: int, asked: int | None) -> tuple[str, str]:
    """What a player has still to do in this round, and a line about it."""
    player, turn = view.players[number], turn_of(view)
    if view.over:
        return "", ""
    if turn is not None and turn.seat == number:
        return _turn_words(turn), ""
    if number == asked:
        return tr("Has a question to answer"), ""
    if number == table.opponent and view.solo_card >= 0:
        return tr("Finished this round") if player.down else tr("Acts by the card"), lacerda_words(table, view)
    if player.down:
        return tr("Finished this round"), ""
    if not player.space:
        return "", ""
    return _order_words(table, view, number), ""


def _turn_words(turn: Turn) -> str:
    if not turn.main and not turn.executive:
        return tr("To act: main action and one executive action")
    if not turn.main:
        return tr("To act: main action")
    if not turn.executive:
        return tr("One executive action may follow")
    return tr("The turn can be ended")


def _order_words(table: Table, view: State, number: int) -> str:
    """After whom a player acts."""
    order: Sequence[int] = sorted(
        (seat for seat, player in enumerate(view.players) if not player.down and player.space),
        key=lambda seat: view.players[seat].space,
    )
    at = order.index(number)
    if at == 0:
        return tr("Acts next")
    return tr("Acts after {who}", who=seat_name(table, order[at - 1]))


def lacerda_words(table: Table, view: State) -> str:
    """The card that the solo opponent revealed last, in words; empty before the first."""
    if view.solo_card < 0:
        return ""
    card = table.content.solo_cards[view.solo_card]
    orbit = ("obtain-blueprint", "learn-technology", "research-development")
    colony = ("construct", "upgrade", "hire")
    speaker = speaker_now()
    said = tr(
        "Last card: {orbit} or {colony}",
        orbit=names.action(speaker, orbit[card.action - 1]),
        colony=names.action(speaker, colony[card.action - 1]),
    )
    left = tr_count("{n} card left in his deck", "{n} cards left in his deck", len(view.solo_deck))
    return f"{said} · {left}"
