"""All that a table of On Mars shows, kept in step with its controller."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from mars_desktop.engine import Choice
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.state import State
from mars_desktop.models.controller import GameController
from mars_desktop.models.log import LogModel
from mars_desktop.models.onmars.board_rows import BoardRows
from mars_desktop.models.onmars.colony_map import board_rows
from mars_desktop.models.onmars.colony_side import colony_rows
from mars_desktop.models.onmars.naming import Naming
from mars_desktop.models.onmars.orbit_side import orbit_rows
from mars_desktop.models.onmars.panel_rows import ColonyRows, OrbitRows, PlayerBoard, SeatRow
from mars_desktop.models.onmars.player_board import player_board
from mars_desktop.models.onmars.seats import seat_rows
from mars_desktop.models.onmars.ways import NO_WAY, way_of
from mars_desktop.models.options import OptionRow, OptionsModel, open_candidates, option_rows
from mars_desktop.models.rows import RowModel


class OnMarsModels(QObject):
    """A table of On Mars for the eyes now in front of the screen.

    `options` and `log` are models that grow and shrink; all else is read anew as plain rows after each `followed`.
    `naming` tells which answers the places name; what was pressed half-way is forgotten with each new question.
    """

    followed = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        rules = controller.rules
        if not isinstance(rules, OnMarsRules):
            raise TypeError(f"these models show On Mars, not {rules.id}")
        self.rules = rules
        self.controller = controller
        self.options = OptionsModel(self)
        self.log = LogModel(rules, self)
        self.naming = Naming(())
        self._show(RowModel.replace)
        controller.stepped.connect(self._follow)

    @property
    def view(self) -> State:
        """The state as the viewer may know it; read-only."""
        view: State = self.controller.view
        return view

    @property
    def looks(self) -> int:
        """The player whose board lies in front: whoever looks, or is asked, or else the first."""
        controller = self.controller
        if controller.viewer is not None:
            return controller.viewer
        return controller.next_seat or 0

    def _follow(self, _old: object, _new: object, _events: object) -> None:
        self._show(RowModel.sync)
        self.followed.emit()

    def _show(self, show: Callable[[RowModel, list[Any]], None]) -> None:
        controller = self.controller
        candidates = controller.candidates()
        if controller.viewer is None:
            candidates = open_candidates(self.rules, candidates)
        show(self.options, option_rows(self.rules, self.view, controller.decision, candidates, controller.payment))
        self.log.follow(controller)
        rows: tuple[OptionRow, ...] = self.options.rows()
        content, view = self.rules.table.content, self.view
        self.naming = Naming(
            (row, way_of(content, view, row.answer) if isinstance(row.answer, Choice) else NO_WAY) for row in rows
        )

    # What is shown

    def seats(self) -> tuple[SeatRow, ...]:
        """All players."""
        return seat_rows(self.rules, self.view, self.controller.next_seat)

    def board(self) -> BoardRows:
        """Map, turn order and Shuttle."""
        return board_rows(self.rules, self.view, self.controller.next_seat)

    def orbit(self) -> OrbitRows:
        """The side of Orbit."""
        return orbit_rows(self.rules, self.view)

    def colony(self) -> ColonyRows:
        """The side of the Colony."""
        return colony_rows(self.rules, self.view, self.looks)

    def player_board(self, player: int) -> PlayerBoard:
        """The board of a player."""
        return player_board(self.rules, self.view, player, self.controller.viewer)
