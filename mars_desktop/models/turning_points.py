"""What decided a game: one sentence for every seat, told from the score sheet and the way there."""

from collections.abc import Sequence
from itertools import pairwise

from mars_desktop.engine import Setup
from mars_desktop.models.face import GameFace, Standing
from mars_desktop.models.games import face_of, round_words
from mars_desktop.models.history import Moment
from mars_desktop.models.words import tr, tr_count

LEAST_LEAD = 2
"""How many points more than the next a source must have brought to be worth telling first."""


def turning_points(setup: Setup, moments: Sequence[Moment]) -> tuple[str, ...]:
    """A sentence for each seat; none where nobody is compared with anybody, or where the way there is not known."""
    if len(setup.seats) < 2 or not moments:
        return ()
    return tuple(_sentence(setup.game, moments, seat) for seat in range(len(setup.seats)))


def _sentence(game: str, moments: Sequence[Moment], seat: int) -> str:
    face = face_of(game)
    leads = _leading_sources(moments[-1].seats, seat)
    front = _last_in_front(moments, seat)
    if leads and leads[0][2] >= LEAST_LEAD:
        return _most(face, leads[:2] if len(leads) > 1 and leads[1][2] >= LEAST_LEAD else leads[:1])
    if front is not None and front.round and front is not moments[-1]:
        return tr("In front until {round}", round=round_words(game, front.round))
    if leads:
        return _most(face, leads[:1])
    rise = _best_round(moments, seat)
    if rise is not None:
        number, points = rise
        return tr_count(
            "Gained most in {round}: {n} point",
            "Gained most in {round}: {n} points",
            points,
            round=round_words(game, number),
        )
    return face.uneventful(moments[-1].seats[seat])


def _most(face: GameFace, leads: Sequence[tuple[str, int, int]]) -> str:
    """What nobody else had as much of: one source, or two."""
    said = [tr("{source} {n}", source=face.source_name(source), n=points) for source, points, _ in leads]
    if len(said) == 1:
        return tr("{one}: more than anybody else", one=said[0])
    return tr("{one} and {other}: more than anybody else", one=said[0], other=said[1])


def _leading_sources(standings: Sequence[Standing], seat: int) -> list[tuple[str, int, int]]:
    """The sources that brought this seat more than any other: key, points and lead, the largest lead first.

    Losing fewer points than the others is nothing that anybody won by.
    """
    found = []
    for place, (source, points) in enumerate(standings[seat].sources):
        next_best = max(other.sources[place][1] for i, other in enumerate(standings) if i != seat)
        if points > max(0, next_best):
            found.append((source, points, points - next_best))
    return sorted(found, key=lambda lead: -lead[2])


def _last_in_front(moments: Sequence[Moment], seat: int) -> Moment | None:
    """The last moment at which this seat had more points than every other; None if there was none."""
    for moment in reversed(moments):
        rivals = [other.points for i, other in enumerate(moment.seats) if i != seat]
        if moment.seats[seat].points > max(rivals):
            return moment
    return None


def _best_round(moments: Sequence[Moment], seat: int) -> tuple[int, int] | None:
    """The round in which this seat won most points, and how many; None if it won none in any."""
    rises = [(after.round, after.seats[seat].points - before.seats[seat].points) for before, after in pairwise(moments)]
    best = max(rises, key=lambda rise: rise[1], default=None)
    return best if best is not None and best[1] > 0 else None
