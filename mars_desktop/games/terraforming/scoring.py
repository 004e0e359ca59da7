"""The final score (rule book: Final Scoring)."""

from mars_desktop.engine.score import Score, SeatScore
from mars_desktop.games.terraforming.amounts import value
from mars_desktop.games.terraforming.goals import award_points
from mars_desktop.games.terraforming.resources import MC
from mars_desktop.games.terraforming.state import CITY, GREENERY, State
from mars_desktop.games.terraforming.table import Table


def card_points(table: Table, state: State, seat: int, card: int) -> int:
    """Points of one card as things stand."""
    return value(table, state, seat, table.cards[card].vp, card)


def _city_points(table: Table, state: State, seat: int) -> int:
    return sum(
        state.tile[near] == GREENERY
        for place, tile in enumerate(state.tile)
        if tile == CITY and state.owner[place] == seat
        for near in table.map.adjacent[place]
    )


def seat_score(table: Table, state: State, seat: int, awards: dict[str, list[int]]) -> SeatScore:
    """Points of one seat by source."""
    player = state.players[seat]
    greeneries = sum(tile == GREENERY and state.owner[i] == seat for i, tile in enumerate(state.tile))
    return SeatScore(
        (
            ("rating", player.tr),
            ("awards", sum(points[seat] for points in awards.values())),
            ("milestones", table.numbers.milestone_vp * sum(owner == seat for owner in state.milestones.values())),
            ("greeneries", greeneries),
            ("cities", _city_points(table, state, seat)),
            ("cards", sum(card_points(table, state, seat, c) for c in (*player.played, *player.events))),
        ),
        tie_break=player.stock[MC],
    )


def score(table: Table, state: State) -> Score:
    """The score sheet as it stands, and who won by it. Ties go to the most M€, then victory is shared."""
    awards = {award: award_points(table, state, award) for award in state.awards}
    seats = tuple(seat_score(table, state, seat, awards) for seat in range(table.seats))
    if table.solo:
        won = state.goals_met
        if table.options["solo_goal"] == "rating":
            won = state.players[0].tr >= table.numbers.solo_target_rating
        return Score(seats, (0,) if won else (), "solo-won" if won else "solo-lost")
    best = max(seat.total for seat in seats)
    leaders = [i for i, seat in enumerate(seats) if seat.total == best]
    if len(leaders) == 1:
        return Score(seats, tuple(leaders), "most-points")
    money = max(seats[i].tie_break for i in leaders)
    richest = [i for i in leaders if seats[i].tie_break == money]
    return Score(seats, tuple(richest), "tie-money" if len(richest) == 1 else "tie-shared")
