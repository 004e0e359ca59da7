"""What a player without a person is: something that answers decisions from a seat's view."""

from typing import Any, Protocol

from mars_desktop.engine import Choice, Decision, Rules


class Bot(Protocol):
    """Answers for one or more seats. It gets the view of the seat that is asked and never the state itself."""

    def choose(self, rules: Rules[Any], view: Any, decision: Decision) -> Choice:
        """A legal answer to `decision`; `view` is the asked seat's and stays as it is."""
        ...
