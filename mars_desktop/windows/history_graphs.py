"""The course of a game as curves: which quantities there are, what they are called, whose marks they bear."""

from collections.abc import Callable, Sequence
from typing import Final

from mars_desktop.engine import Seat
from mars_desktop.models.history import Moment, Standing
from mars_desktop.widgets.charts import Graph, GraphPanel, GraphSet
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.words import tr

_READINGS: Final[dict[str, Callable[[Standing], int]]] = {
    "points": lambda seat: seat.points,
    "rating": lambda seat: seat.rating,
    "income": lambda seat: seat.income,
    "production": lambda seat: seat.production_total,
    "cards": lambda seat: seat.cards,
    "population": lambda seat: seat.population or 0,
}


def graph_set(seats: Sequence[Seat], moments: Sequence[Moment]) -> GraphSet:
    """The curves of these seats over these moments."""
    names = {
        "points": (tr("Points"), tr("Points if the game had ended then")),
        "rating": (tr("Rating"), tr("Terraform rating")),
        "income": (tr("Income"), tr("M€ of the next production, rating included")),
        "production": (tr("Production"), tr("All productions together")),
        "cards": (tr("Cards"), tr("Project cards played")),
    }
    if any(standing.population is not None for moment in moments for standing in moment.seats):
        names["population"] = (tr("Population"), tr("Population on the seat’s own tiles"))
    graphs = tuple(
        Graph(id_, *names[id_], tuple(tuple(read(moment.seats[i]) for moment in moments) for i in range(len(seats))))
        for id_, read in _READINGS.items()
        if id_ in names
    )
    return GraphSet(
        marks=tuple(mark_of_colour(seat.colour) for seat in seats),
        names=tuple(seat.name for seat in seats),
        steps=tuple(str(moment.generation) if moment.generation else tr("start") for moment in moments),
        moments=tuple(_moment_words(moment) for moment in moments),
        unit=tr("generation"),
        graphs=graphs,
    )


def _moment_words(moment: Moment) -> str:
    if not moment.generation:
        return tr("Start")
    if not moment.closed:
        return tr("Generation {n}, now", n=moment.generation)
    return tr("Generation {n}", n=moment.generation)


def graph_panel(seats: Sequence[Seat], moments: Sequence[Moment]) -> GraphPanel:
    """The curves of a game with their choice, as every page shows them."""
    return GraphPanel(graph_set(seats, moments), tr("What the curves show"), tr("As curves"), tr("As numbers"))
