"""How every seat came to where it is: what lay open before each of them at the end of every generation."""

from bisect import bisect_left
from typing import NamedTuple

from mars_desktop.engine import Session
from mars_desktop.games.terraforming.resources import MC
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.models.mission import population_of


class Standing(NamedTuple):
    """One seat at one moment.

    `income` is what the next production phase brings in M€, rating included; `production` goes by
    resources.ALL_RESOURCES. `cards` counts project cards played, events included; `hand` those in hand. `sources` are
    points by source, as if the game had ended then. `population` is None at a table of Terraforming Mars.
    """

    rating: int
    income: int
    production: tuple[int, ...]
    cards: int
    hand: int
    sources: tuple[tuple[str, int], ...]
    population: int | None = None

    @property
    def points(self) -> int:
        """All points, as if the game had ended then."""
        return sum(points for _, points in self.sources)

    @property
    def production_total(self) -> int:
        """All productions added up."""
        return sum(self.production)


class Moment(NamedTuple):
    """All seats at the end of a generation; `generation` 0 is the start of the game.

    The last moment of a game that still goes on is the present one and not `closed`.
    """

    generation: int
    seats: tuple[Standing, ...]
    closed: bool = True


class History:
    """The moments of one session, each worked out once.

    Undo and redo may change the session in between: a moment is kept only while the very state it was read from stands.
    Nothing is read but what everybody at the table may see.
    """

    def __init__(self, rules: TerraformingRules) -> None:
        self._rules = rules
        self._read: dict[int, tuple[State, Moment]] = {}

    def follow(self, session: Session[State]) -> tuple[Moment, ...]:
        """The moments of the session as it stands, from the start to the present.

        A session that went on from a stored state knows no moments before that.
        """
        last = len(session.choices)

        def state_at(answers: int) -> State:
            return session.state if answers == last else session.state_before(answers)

        first, present = state_at(0), session.state
        moments = []
        if first.number == 0:
            moments.append(self._moment(0, first))
        for generation in range(first.generation, present.generation):
            # A generation ends with the answer that begins the next: the phases between ask nobody anything.
            end = bisect_left(range(last + 1), generation + 1, key=lambda answers: state_at(answers).generation)
            moments.append(self._moment(generation, state_at(end)))
        moments.append(self._moment(present.generation, present)._replace(closed=session.over))
        self._read = {moment.generation: self._read[moment.generation] for moment in moments}
        return tuple(moments)

    def _moment(self, generation: int, state: State) -> Moment:
        read = self._read.get(generation)
        if read is None or read[0] is not state:
            read = state, Moment(generation, standings(self._rules, state))
            self._read[generation] = read
        return read[1]


def standings(rules: TerraformingRules, state: State) -> tuple[Standing, ...]:
    """All seats as they stand, read from what is public."""
    view = rules.view(state, None)
    score = rules.score(view)
    return tuple(
        Standing(
            rating=player.tr,
            income=player.production[MC] + player.tr,
            production=tuple(player.production),
            cards=len(player.played) + len(player.events),
            hand=len(player.hand),
            sources=sheet.sources,
            population=population_of(rules.table, view, seat),
        )
        for seat, (player, sheet) in enumerate(zip(view.players, score.seats, strict=True))
    )
