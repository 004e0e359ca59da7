"""The face of the small game."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from mars_desktop.engine import Choice, Event, Pick, Reason, Rules, Score, Setup
from mars_desktop.games.texts import AnswerText, LogLine, OptionText
from mars_desktop.models.face import Figure, GameFace, LineGroup, OptionPlaces, Standing
from tests.stones.rules import Stones


class StonesFace(GameFace):
    """Stones in words and figures."""

    round_begins: ClassVar = "heap"
    turn_bounds: ClassVar = frozenset({"take"})
    sources: ClassVar = ("heaps",)
    options: ClassVar = OptionPlaces()

    def reason(self, rules: Rules[Any], reason: Reason, seat: int | None = None) -> str:
        return f"Only {dict(reason.values)['left']} stones are left."

    def answer(self, rules: Rules[Any], view: Stones, answer: Choice | Pick) -> AnswerText:
        assert isinstance(answer, Choice)
        return AnswerText(f"Take {answer.words[0]}")

    def log_lines(
        self, rules: Rules[Any], events: Sequence[Event], reader: int | None, under: Event | None
    ) -> list[LogLine]:
        return [
            LogLine(f"Heap {event.values[0]}", -1, 0, "heap")
            if event.kind == "heap"
            else LogLine(f"{rules.setup.seats[event.seat].name} takes {event.values[0]}", event.seat, 1, event.kind)
            for event in events
        ]

    def open_heading(self, events: Sequence[Event], under: Event | None) -> Event | None:
        return next((event for event in reversed(events) if event.kind == "heap"), under)

    def line_groups(self) -> tuple[LineGroup, ...]:
        return (LineGroup("stones", "Stones taken", frozenset({"take"})),)

    def option(self, key: str) -> OptionText:
        return {
            "heap": OptionText("Heap", "How many stones lie there at first.", {7: "Seven", 12: "Twelve"}),
            "undo": OptionText("Taking back", "How far.", {}),
        }[key]

    def packs(self, setup: Setup) -> tuple[Path, ...]:
        return ()

    def source_name(self, source: str) -> str:
        return "Last stones"

    def verdict(self, rules: Rules[Any], score: Score) -> str:
        return "Nobody took more last stones."

    def lost(self, rules: Rules[Any]) -> str:
        return "The heap has won"

    @property
    def so_far(self) -> str:
        return "Heaps that are gone count."

    def open_points(self, view: Stones) -> Sequence[int]:
        return view.won

    def standings(self, rules: Rules[Any], state: Stones) -> tuple[Standing, ...]:
        return tuple(Standing((("heaps", n),), {"answers": state.number}) for n in state.won)

    def figures(self) -> tuple[Figure, ...]:
        return (Figure("answers", "Answers", "Answers given"),)

    def uneventful(self, standing: Standing) -> str:
        return "Took no last stone"


FACE: Final = StonesFace()
