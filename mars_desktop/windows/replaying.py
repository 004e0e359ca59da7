"""Replays over whatever page is in front: of the table that is open, and of stored ones."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QStackedWidget

from mars_desktop.engine import Session
from mars_desktop.models.saving import watch_table
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.windows.page import Page


class Replaying(QObject):
    """Opens one replay at a time. `visit` shows a page so that one can come back, `leave` comes back from it."""

    def __init__(
        self,
        pages: QStackedWidget,
        matches: Matches,
        visit: Callable[[Page], None],
        leave: Callable[[], None],
        tell: Callable[[str], None],
    ) -> None:
        super().__init__(pages)
        self._pages, self._matches = pages, matches
        self._visit, self._leave, self._tell = visit, leave, tell
        self.page: Page | None = None

    def show(self, session: Session[Any], title: str) -> None:
        """Replay a session, which must not go on meanwhile."""
        from mars_desktop.windows.replay_page import ReplayPage

        self.put_away()
        page = ReplayPage(session, title)
        page.left.connect(self._close)
        page.home.connect(self._close)
        self.page = page
        self._pages.addWidget(page)
        self._visit(page)

    def watch(self, table: str) -> bool:
        """Replay a stored table, without opening it; whether that was possible. If not it is said."""
        try:
            session, title, notice = watch_table(self._matches, table)
        except ProfileProblem as problem:
            self._tell(str(problem))
            return False
        self.show(session, title)
        if notice:
            self._tell(notice)
        return True

    def _close(self) -> None:
        self._leave()
        self.put_away()

    def put_away(self) -> None:
        """Forget the replay."""
        if self.page is not None:
            self._pages.removeWidget(self.page)
            self.page.hide()
            self.page.deleteLater()
            self.page = None
