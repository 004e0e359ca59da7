"""The score of a mission, its titles' order, and what the campaign keeps (rule book: Final Scoring, Titles)."""

from mars_desktop.engine.score import Score, SeatScore
from mars_desktop.games.legacy.mission_start import MissionResult, SeatResult, Side
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.legacy.table import MissionTable
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.goals import award_points
from mars_desktop.games.terraforming.scoring import seat_score


def score_of_mission(table: MissionTable, state: LegacyState) -> Score:
    """The score sheet as it stands; ties go to who passed first in the last generation (decision 16)."""
    awards = {award: award_points(table, state, award) for award in state.awards}
    seats = tuple(_seat(table, state, seat, awards) for seat in range(table.seats))
    if table.solo:
        goal = table.mission.solo
        complete = sum(value >= table.map.goal(i) for i, value in enumerate(state.parameters))
        won = complete >= goal.parameters_complete and seats[0].total >= goal.vp
        return Score(seats, (0,) if won else (), "mission-won" if won else "mission-lost")
    best = ranking(seats)[0]
    tied = sum(seat.total == seats[best].total for seat in seats) > 1
    return Score(seats, (best,), "tie-passing" if tied else "most-points")


def _seat(table: MissionTable, state: LegacyState, seat: int, awards: dict[str, list[int]]) -> SeatScore:
    plain = seat_score(table, state, seat, awards)
    passed = state.passing.index(seat) if seat in state.passing else table.seats
    sources = plain.sources
    if table.mission.twist.goal is not None:
        sources = (*sources, ("goal", state.players[seat].points))
    return SeatScore(sources, tie_break=table.seats - passed)


def ranking(seats: tuple[SeatScore, ...]) -> list[int]:
    """Seats from the best to the last."""
    return sorted(range(len(seats)), key=lambda seat: (-seats[seat].total, -seats[seat].tie_break, seat))


def mission_result(table: MissionTable, state: LegacyState) -> MissionResult:
    """Points and places, boxes and developments of every seat, and where the innovations are."""
    score = score_of_mission(table, state)
    order = ranking(score.seats)
    cards = table.cards
    kept = {c for player in state.players for c in (*player.saved, *player.boxed)}
    box = [*state.innovations, *state.innovation_discard]
    pool = [c for c in _seen(table) if c not in box and c not in kept]
    return MissionResult(
        mission=table.mission_number,
        seats=tuple(
            SeatResult(
                points=score.seats[seat].total,
                place=order.index(seat) + 1,
                side=_side(cards[player.corporation].face),
                developments=dict(player.developments),
                saved=tuple(cards[c].id for c in player.saved),
                boxed=tuple(cards[c].id for c in player.boxed),
                sources=dict(score.seats[seat].sources),
                won=bool(score.winners) if table.solo else None,
            )
            for seat, player in enumerate(state.players)
        ),
        pool=tuple(sorted(cards[c].id for c in pool)),
        innovations=tuple(sorted(cards[c].id for c in box)),
    )


def _seen(table: MissionTable) -> list[int]:
    """Innovations that this mission knows of: those of the box, of the pool and of the players' boxes."""
    start, content = table.start, table.cards_of_campaign
    if start.standalone:
        return list(content.innovations)
    ids = [*start.pool, *start.innovations, *(card for seat in start.seats for card in seat.saved)]
    return [content.index[card] for card in ids if card in content.index and content[card].innovation]


def _side(face: object) -> Side:
    return face.side if isinstance(face, v.Corporation) else ""
