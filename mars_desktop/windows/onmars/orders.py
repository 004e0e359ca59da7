"""The top bar of a table of On Mars: the round, what is played, and who acts after whom."""

from collections.abc import Sequence

from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.models.games import round_title
from mars_desktop.models.onmars.people import seat_name
from mars_desktop.theme.color_tokens import Seat
from mars_desktop.widgets.turn_order import Turn
from mars_desktop.windows.words import tr, tr_count


def table_title(rules: OnMarsRules, view: State) -> tuple[str, str]:
    """“Round 6”, “On Mars · short game · 2 Missions remain”: with none, the end is triggered (16.1)."""
    remark = tr("On Mars · long game") if rules.table.long else tr("On Mars · short game")
    if not view.ending:
        remark = tr_count("{game} · {n} Mission remains", "{game} · {n} Missions remain", view.remaining, game=remark)
    elif not view.over:
        remark = (
            tr("{game} · last round", game=remark) if view.ending == 2 else tr("{game} · the end is near", game=remark)
        )
    return round_title("onmars", view.round), remark


def turn_order(rules: OnMarsRules, view: State, marks: Sequence[Seat], at_it: int | None) -> list[Turn]:
    """All players in the order of their spaces."""
    order = sorted(range(len(view.players)), key=lambda player: view.players[player].space)
    turns: list[Turn] = []
    for player in order:
        name = seat_name(rules.table, player)
        done = view.players[player].down
        remark = tr("done") if done else ""
        parts = [
            name,
            *([tr("has finished the turn")] if done else []),
            *([tr("is asked now")] if player == at_it else []),
        ]
        turns.append(Turn(marks[player], name, remark, player == at_it, ", ".join(parts)))
    return turns
