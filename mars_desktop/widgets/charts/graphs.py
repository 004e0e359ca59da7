"""What a chart shows: curves of several people over the same steps."""

from itertools import count
from typing import NamedTuple

from mars_desktop.theme.color_tokens import Seat


class Graph(NamedTuple):
    """One quantity: what it is called, the line above its chart, and the values of each curve at each step."""

    id: str
    name: str
    heading: str
    values: tuple[tuple[int, ...], ...]


class GraphSet(NamedTuple):
    """Several quantities of the same people over the same steps, of which one is looked at.

    `marks` and `names` belong to the curves, in their order. `steps` are the short names of the steps along the axis,
    `moments` the same in full (“Generation 4”), `unit` what is counted along the axis.
    """

    marks: tuple[Seat, ...]
    names: tuple[str, ...]
    steps: tuple[str, ...]
    moments: tuple[str, ...]
    unit: str
    graphs: tuple[Graph, ...]


class Stretch(NamedTuple):
    """A curve's way from `step` to the next; `rank` of `shared` curves that go exactly the same way."""

    step: int
    rank: int
    shared: int


def shared_stretches(values: tuple[tuple[int, ...], ...]) -> list[list[Stretch]]:
    """For each curve the stretches that it has in common with others: there, one would hide the other."""
    found: list[list[Stretch]] = [[] for _ in values]
    for step in range(len(values[0]) - 1 if values else 0):
        ways: dict[tuple[int, int], list[int]] = {}
        for curve, at in enumerate(values):
            ways.setdefault((at[step], at[step + 1]), []).append(curve)
        for together in ways.values():
            if len(together) > 1:
                for rank, curve in enumerate(together):
                    found[curve].append(Stretch(step, rank, len(together)))
    return found


def marked_steps(curve: int, curves: int, steps: int) -> range:
    """The steps at which a curve bears its mark: no step bears two, so that marks of equal value never hide another.

    The last step is left out, because there the label bears the mark.
    """
    stride = max(3, curves)
    return range(curve, steps - 1, stride)


def scale(low: int, high: int, most: int) -> range:
    """Round whole numbers for an axis, at most `most` or two of them: from `low` or the next below it to `high`."""
    for step in (factor * 10**power for power in count() for factor in (1, 2, 5)):
        first = low // step * step
        # Two are needed where the scale goes through zero, however far apart they are.
        if (high - first) // step < max(2, most):
            return range(first, high + 1, step)
    raise AssertionError("steps grow without end")


def lowest_and_highest(graph: Graph) -> tuple[int, int]:
    """The range of all values of a graph."""
    values = [value for curve in graph.values for value in curve]
    return min(values, default=0), max(values, default=0)
