"""Whether a guide leads through a table, as it is set, and that it is turned off when it has done so."""

import contextlib
from collections.abc import Callable

from shiboken6 import isValid

from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.settings import Settings
from mars_desktop.windows.game_table import GameTable
from mars_desktop.windows.preferences import GUIDE
from mars_desktop.windows.table.guidance import LAST_GENERATION
from mars_desktop.windows.table.guide import Guide
from mars_desktop.windows.table.page import TablePage


class Guiding:
    """Keeps the guide of the open table. `explain` looks a term up."""

    def __init__(self, settings: Settings, explain: Callable[[str], None]) -> None:
        self._settings, self._explain = settings, explain
        self._guide: Guide | None = None

    @property
    def guide(self) -> Guide | None:
        """The guide at work, if there is one."""
        guide = self._guide
        return guide if guide is not None and isValid(guide) else None

    def lead(self, page: GameTable) -> None:
        """Lead through this table, or leave it alone, as it is set now."""
        assert isinstance(page, TablePage)
        wanted = self._settings.get(GUIDE)
        controller = page.controller
        guide = self.guide
        if guide is not None and (not wanted or guide.parent() is not page):
            self._guide = None
            guide.stop()
        if wanted and self.guide is None and not controller.over and controller.view.generation <= LAST_GENERATION:
            self._guide = Guide(page)
            self._guide.ended.connect(self._ended)
            self._guide.more_wanted.connect(self._explain)

    def leave(self) -> None:
        """The table is left: nobody is led there any more."""
        self._guide = None

    def _ended(self) -> None:
        if self._guide is not None:
            self._guide = None
            # If it cannot be written the guide comes once more, which does no harm.
            with contextlib.suppress(ProfileProblem):
                self._settings.set(GUIDE, False)
