"""The table: one page with the map, every seat's board, the question that is asked and the hand."""

from mars_desktop.windows.table.page import TablePage

__all__ = ["TablePage"]
