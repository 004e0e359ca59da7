"""Whether a guide leads through a table, as it is set, and that it is turned off when it has done so."""

import contextlib
from collections.abc import Callable

from shiboken6 import isValid

from mars_desktop.profile.problems import ProfileProblem
from mars_desktop.profile.settings import Setting, Settings
from mars_desktop.windows.game_screens import screens_of
from mars_desktop.windows.game_table import GameTable
from mars_desktop.windows.guide import TableGuide


class Guiding:
    """Keeps the guide of the open table. `explain` looks a term up."""

    def __init__(self, settings: Settings, explain: Callable[[str], None]) -> None:
        self._settings, self._explain = settings, explain
        self._guide: TableGuide | None = None
        self._setting: Setting[bool] | None = None

    @property
    def guide(self) -> TableGuide | None:
        """The guide at work, if there is one."""
        guide = self._guide
        return guide if guide is not None and isValid(guide) else None

    def lead(self, page: GameTable) -> None:
        """Lead through this table, or leave it alone, as it is set now."""
        screens = screens_of(page.controller.rules.setup.game)
        self._setting = screens.guided
        wanted = self._setting is not None and self._settings.get(self._setting)
        guide = self.guide
        if guide is not None and (not wanted or guide.parent() is not page):
            self._guide = None
            guide.stop()
        if wanted and self.guide is None and not page.controller.over:
            self._guide = screens.guide(page)
            if self._guide is not None:
                self._guide.ended.connect(self._ended)
                self._guide.more_wanted.connect(self._explain)

    def leave(self) -> None:
        """The table is left: nobody is led there any more."""
        self._guide = None

    def _ended(self) -> None:
        if self._guide is not None and self._setting is not None:
            self._guide = None
            # If it cannot be written the guide comes once more, which does no harm.
            with contextlib.suppress(ProfileProblem):
                self._settings.set(self._setting, False)
