"""The cover over a window while the seats change."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QToolTip, QWidget

from mars_desktop.models.controller import GameController
from mars_desktop.theme.living_widgets import top_level_widgets

if TYPE_CHECKING:
    from mars_desktop.windows.cover import Cover


class Curtain:
    """Lets the cover fall over a window, and takes it away. `lifted` is called when a person has lifted it.

    The cover is made when it is first wanted: the window is on the screen before that.
    """

    def __init__(self, window: QWidget, lifted: Callable[[], None]) -> None:
        self._window, self._lifted = window, lifted
        self._cover: Cover | None = None

    @property
    def cover(self) -> "Cover":
        """The cover, whether it lies over the window or not."""
        if self._cover is None:
            from mars_desktop.windows.cover import Cover

            self._cover = Cover(self._window)
            self._cover.lifted.connect(self._lifted)
        return self._cover

    @property
    def down(self) -> bool:
        """Whether the window is covered."""
        return self._cover is not None and self._cover.isVisible()

    def fall(self, controller: GameController) -> None:
        """Cover the window until the next seat of this table lifts the cover; without a next seat there is none."""
        from mars_desktop.windows.sittings import cover_remark, sealed_seats

        if controller.next_seat is None:
            self.clear()
            return
        self._close_other_windows()
        seat = controller.rules.setup.seats[controller.next_seat]
        self.cover.fall(seat.colour, seat.name, cover_remark(controller), sealed_seats(controller))

    def _close_other_windows(self) -> None:
        """Menus, lists, dialogs and tool tips may show what the next seat must not see."""
        QToolTip.hideText()
        for window in top_level_widgets():
            if window is not self._window and window.isVisible() and window.parent() is not None:
                window.close()

    def clear(self) -> None:
        """Uncover the window."""
        if self._cover is not None:
            self._cover.clear()

    def fit(self) -> None:
        """Cover the whole window, which has another size now."""
        if self._cover is not None:
            self._cover.fit()
