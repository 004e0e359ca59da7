"""The course of a game as curves: which quantities there are, what they are called, whose marks they bear."""

from collections.abc import Sequence

from mars_desktop.engine import Setup
from mars_desktop.models.games import face_of, in_generations, round_title
from mars_desktop.models.history import Moment
from mars_desktop.widgets.charts import Graph, GraphPanel, GraphSet
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.words import tr


def graph_set(setup: Setup, moments: Sequence[Moment]) -> GraphSet:
    """The curves of the seats of a table over these moments."""
    seats = range(len(setup.seats))
    points = tuple(tuple(moment.seats[i].points for moment in moments) for i in seats)
    graphs = [Graph("points", tr("Points"), tr("Points if the game had ended then"), points)]
    for figure in face_of(setup.game).figures():
        if all(figure.id in standing.figures for moment in moments for standing in moment.seats):
            values = tuple(tuple(moment.seats[i].figures[figure.id] for moment in moments) for i in seats)
            graphs.append(Graph(*figure, values))
    return GraphSet(
        marks=tuple(mark_of_colour(seat.colour) for seat in setup.seats),
        names=tuple(seat.name for seat in setup.seats),
        steps=tuple(str(moment.round) if moment.round else tr("start") for moment in moments),
        moments=tuple(_moment_words(setup.game, moment) for moment in moments),
        unit=tr("generation") if in_generations(setup.game) else tr("round"),
        graphs=tuple(graphs),
    )


def _moment_words(game: str, moment: Moment) -> str:
    if not moment.round:
        return tr("Start")
    words = round_title(game, moment.round)
    return words if moment.closed else tr("{round}, now", round=words)


def graph_panel(setup: Setup, moments: Sequence[Moment]) -> GraphPanel:
    """The curves of a game with their choice, as every page shows them."""
    return GraphPanel(graph_set(setup, moments), tr("What the curves show"), tr("As curves"), tr("As numbers"))
