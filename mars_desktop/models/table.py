"""All models of one table, kept in step with its controller."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.models.controller import GameController
from mars_desktop.models.goals import GoalsModel, goal_rows
from mars_desktop.models.hand import HandModel, hand_rows
from mars_desktop.models.log import LogModel
from mars_desktop.models.options import OptionsModel, open_candidates, option_rows
from mars_desktop.models.places import Piece, claims, pieces
from mars_desktop.models.played import PlayedModel, played_rows
from mars_desktop.models.players import PlayersModel, player_rows
from mars_desktop.models.rows import RowModel
from mars_desktop.models.tracks import TracksModel, track_rows


class TableModels(QObject):
    """Everything there is to see at a table of Terraforming Mars, for the eyes now in front of the screen.

    All models have followed when `followed` comes; views that need several of them wait for it.
    """

    followed = Signal()

    def __init__(self, controller: GameController, parent: QObject | None = None) -> None:
        super().__init__(parent)
        rules = controller.rules
        if not isinstance(rules, TerraformingRules):
            raise TypeError(f"these models show Terraforming Mars, not {rules.id}")
        self.rules = rules
        self.controller = controller
        self.players = PlayersModel(self)
        self.hand = HandModel(self)
        self.played = tuple(PlayedModel(seat, self) for seat in range(len(rules.setup.seats)))
        self.options = OptionsModel(self)
        self.tracks = TracksModel(self)
        self.goals = GoalsModel(self)
        self.log = LogModel(rules, self)
        self.pieces: dict[str, Piece] = {}
        self.claims: dict[str, int] = {}
        self._show(RowModel.replace)
        controller.stepped.connect(self._follow)

    def _follow(self, _old: object, _new: object, _events: object) -> None:
        self._show(RowModel.sync)
        self.followed.emit()

    def _show(self, show: Callable[[RowModel, list[Any]], None]) -> None:
        controller, rules = self.controller, self.rules
        view: State = controller.view
        decision = controller.decision
        candidates = controller.candidates()
        if controller.viewer is None:
            candidates = open_candidates(rules, candidates)
        show(self.players, player_rows(rules, view, controller.open_seats))
        show(self.hand, hand_rows(rules, view, controller.viewer, decision, candidates))
        for model in self.played:
            show(model, played_rows(rules, view, model.seat, decision, candidates))
        show(self.options, option_rows(rules, view, decision, candidates, controller.payment))
        show(self.tracks, track_rows(rules, view))
        show(self.goals, goal_rows(rules, view, None if decision is None else decision.seat))
        self.log.follow(controller)
        self.pieces = pieces(rules, view)
        self.claims = claims(rules, view)
