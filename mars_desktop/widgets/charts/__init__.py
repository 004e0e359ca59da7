"""Charts by generation. Nothing here imports pyqtgraph before a chart is first looked at, because that takes long."""

from mars_desktop.widgets.charts.graph_panel import GraphPanel
from mars_desktop.widgets.charts.graphs import Graph, GraphSet

__all__ = ["Graph", "GraphPanel", "GraphSet"]
