"""What an answer would bring and what it would waste, in words for the screen."""

from mars_desktop.engine import Choice, Event
from mars_desktop.games.terraforming.wording.foresight import warnings
from mars_desktop.games.terraforming.wording.log import log_lines
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.table import TableModels


class Foresight:
    """Tries answers out on copies; nothing that is still hidden comes to light."""

    def __init__(self, models: TableModels) -> None:
        self._models = models
        self._speaker = speaker_now()

    def gains(self, choice: Choice) -> list[str]:
        """What an answer brings, line by line; the tile that it places is not told again."""
        controller, table = self._models.controller, self._models.rules.table
        events = controller.preview(choice)
        if events and events[0].kind in ("tile", "claim", "population", "melt"):
            events = events[1:]
        lines = log_lines(table, events, self._speaker, controller.viewer, self._heading())
        return [line.text for line in lines if line.kind != "turn"]

    def waste(self, choice: Choice) -> str:
        """What an answer would waste, in words; empty for nothing."""
        view = self._models.controller.view
        return " ".join(warnings(self._models.rules, view, choice, self._speaker))

    def _heading(self) -> Event | None:
        """Whose answer it is and what asks for it, so that its lines need not name them again."""
        decision = self._models.controller.decision
        return None if decision is None else Event("use", decision.seat, decision.cause, (1,))
