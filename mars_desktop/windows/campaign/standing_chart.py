"""The standings of a campaign as curves: title points and points after each mission."""

from mars_desktop.games.legacy.campaign import Book
from mars_desktop.models.campaign_sheet import course_of
from mars_desktop.widgets.charts import Graph, GraphPanel, GraphSet
from mars_desktop.windows.seat_line import mark_of_colour
from mars_desktop.windows.words import tr


def standing_graphs(seen: Book) -> GraphSet:
    """The curves of all players; each bears the mark of its player and the name at its end."""
    course = course_of(seen)
    points = Graph("points", tr("Points"), tr("Points of all missions so far"), course.points)
    titles = Graph("titles", tr("Title points"), tr("Standing after each mission"), course.title_points)
    return GraphSet(
        marks=tuple(mark_of_colour(player.colour) for player in seen.players),
        names=tuple(player.name for player in seen.players),
        steps=(tr("start"), *(str(mission) for mission in course.missions)),
        moments=(tr("Start"), *(tr("Mission {n}", n=mission) for mission in course.missions)),
        unit=tr("mission"),
        graphs=(points,) if seen.solo else (titles, points),
    )


def standing_panel(seen: Book) -> GraphPanel:
    """The curves with their choice, or the same as numbers."""
    return GraphPanel(standing_graphs(seen), tr("What the curves show"), tr("As curves"), tr("As numbers"))
