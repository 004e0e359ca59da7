"""The sheets that lie over a page, the last one on top."""

from mars_desktop.widgets.sheet import Sheet


class Sheets:
    """Keeps the sheets of one page as long as they are open."""

    def __init__(self) -> None:
        self._open: list[Sheet] = []

    @property
    def top(self) -> Sheet | None:
        """The sheet on top, if any."""
        return self._open[-1] if self._open else None

    def add(self, sheet: Sheet) -> None:
        """Keep a sheet until it closes."""
        self._open.append(sheet)
        sheet.closed.connect(lambda: self._gone(sheet))

    def close_all(self) -> None:
        """Take all sheets away, because what they are about has changed."""
        for sheet in reversed(self._open[:]):
            sheet.close_sheet()

    def _gone(self, sheet: Sheet) -> None:
        if sheet in self._open:
            self._open.remove(sheet)
