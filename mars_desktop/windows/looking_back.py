"""Looking back at a table: its result, how it stands and came there, and replays."""

from typing import Any

from PySide6.QtCore import QObject, Signal

from mars_desktop.engine import Session
from mars_desktop.models.history import History, Moment
from mars_desktop.models.saving import watch_table
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.windows.charts_page import ChartsPage
from mars_desktop.windows.final_page import FinalPage
from mars_desktop.windows.game_screens import screens_of
from mars_desktop.windows.replay_page import ReplayPage
from mars_desktop.windows.visits import Visits


class LookingBack(QObject):
    """Opens the pages on which a course is looked at, one of each kind at a time.

    `home`, `table_wanted` and `again_wanted` ask to leave them for the home page, the table, or another game like it;
    `left` asks to come back from a visit; `told` carries a sentence for the person.
    """

    home = Signal()
    table_wanted = Signal()
    again_wanted = Signal()
    left = Signal()
    told = Signal(str)

    def __init__(self, matches: Matches, visits: Visits, parent: QObject) -> None:
        super().__init__(parent)
        self._matches, self._visits = matches, visits
        self.final: FinalPage | None = None
        self.charts: ChartsPage | None = None
        self.replay: ReplayPage | None = None
        self._history: History | None = None

    def show_final(self, session: Session[Any], title: str) -> None:
        """Show the result of a table."""
        page = FinalPage(session.rules, session.state, title, self._moments(session))
        page.home.connect(self.home)
        page.table_wanted.connect(self.table_wanted)
        page.replay_wanted.connect(lambda: self.show_replay(session, title))
        page.again_wanted.connect(self.again_wanted)
        self._visits.drop(self.final)
        self.final = page
        self._visits.show(page)

    def show_charts(self, session: Session[Any], title: str) -> None:
        """Show how a table stands and came there: what everybody may see, and nothing else."""
        rules = session.rules
        page = ChartsPage(rules, rules.view(session.state, None), title, self._moments(session))
        page.table_wanted.connect(self.table_wanted)
        self._visits.drop(self.charts)
        self.charts = page
        self._visits.show(page)

    def _moments(self, session: Session[Any]) -> tuple[Moment, ...]:
        if self._history is None:
            self._history = History(session.rules)
        return self._history.follow(session)

    # Replays

    def show_replay(self, session: Session[Any], title: str) -> None:
        """Replay a table, which must not go on meanwhile."""
        page = screens_of(session.rules.setup.game).replay(session, title)
        page.left.connect(self._leave_replay)
        self._visits.drop(self.replay)
        self.replay = page
        self._visits.visit(page)

    def watch(self, table: str) -> None:
        """Replay a stored table without opening it, or say why that is not possible."""
        try:
            session, title, notice = watch_table(self._matches, table)
        except ProfileProblem as problem:
            self.told.emit(str(problem))
            return
        self.show_replay(session, title)
        if notice:
            self.told.emit(notice)

    def _leave_replay(self) -> None:
        self.left.emit()
        self._visits.drop(self.replay)
        self.replay = None

    def close(self) -> None:
        """Put everything away: the table is left."""
        for page in (self.final, self.charts, self.replay):
            self._visits.drop(page)
        self.final = self.charts = self.replay = None
        self._history = None
