"""The face of On Mars: what the screens shared by all games ask of it, in words and figures."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar, Final

from mars_desktop.engine import Choice, Event, Pick, Reason, Rules, Score, Seat, SeatScore, Setup
from mars_desktop.games.onmars.measures import count
from mars_desktop.games.onmars.pack import BUILT_IN, own_packs, pack_folders, pack_name
from mars_desktop.games.onmars.rules import OnMarsRules
from mars_desktop.games.onmars.scoring import SOURCES, close_accounts, sheet
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.table import Table
from mars_desktop.games.onmars.wording.answers import answer_label
from mars_desktop.games.onmars.wording.log import log_lines, open_heading
from mars_desktop.games.onmars.wording.options import option_text
from mars_desktop.games.onmars.wording.prompts import kinds
from mars_desktop.games.onmars.wording.reasons import reason_text
from mars_desktop.games.onmars.wording.results import goal_lines, goal_title, score_text, source_name
from mars_desktop.games.texts import AnswerText, LogLine, OptionText
from mars_desktop.models.face import Aim, Figure, GameFace, LineGroup, OptionPlaces, Standing
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.onmars.people import seat_colour, seat_name
from mars_desktop.models.words import tr, tr_count


class LineKind(StrEnum):
    """What a line of the log is about."""

    ACTIONS = "actions"
    MAP = "map"
    RESOURCES = "resources"
    CARDS = "cards"


ABOUT: Final[Mapping[LineKind, frozenset[str]]] = {
    LineKind.ACTIONS: frozenset(
        {
            *("main", "exec", "scientist-works", "use", "goal", "goal-given", "end-turn", "turn", "space", "travel"),
            *("solo-card", "borrow"),
        }
    ),
    LineKind.MAP: frozenset(
        {
            *("move-bot", "move-rover", "take-up", "discovery", "research", "crystal-appears", "crystal-removed"),
            *("tile-removed", "displaced", "first-shelter", "construct", "raise", "upgrade", "progress"),
            *("life-support", "discovery-placed", "discovery-opened", "bot", "bot-taken", "miner-returns"),
            *("shuttle-starts", "shuttle", "shuttle-crosses", "colony-level"),
        }
    ),
    LineKind.RESOURCES: frozenset(
        {
            *("gain", "crystals", "depot", "pay", "swap", "warehouse", "warehouse-refilled", "points", "boost"),
            *("colonists", "colonist-placed", "cleared", "retrieve", "colonists-back", "ship", "ship-used"),
        }
    ),
    LineKind.CARDS: frozenset(
        {
            *("learn", "develop", "blueprint", "scientist", "contract", "refill", "deliver", "contract-completed"),
            *("mission-laid-out", "mission", "mission-completed", "remaining", "blueprints-laid-out", "tech-opened"),
            *("plan", "task-drawn", "task", "goal", "goal-given"),
        }
    ),
}
"""The kinds of event of each kind of line; headings of rounds stand over all of them."""


def onmars_rules(rules: Rules[Any]) -> OnMarsRules:
    """Rules as what they are; raises `TypeError` for those of another game."""
    if not isinstance(rules, OnMarsRules):
        raise TypeError(f"this shows On Mars, not {rules.id}")
    return rules


def _table(rules: Rules[Any]) -> Table:
    return onmars_rules(rules).table


class OnMarsFace(GameFace):
    """On Mars in words and figures."""

    # Private Goals and a secret plan are all that a seat hides.
    few_secrets: ClassVar = True
    # In a turn Private Goals may be met, and they may be given as Crystals.
    open_questions: ClassVar = kinds() - {"turn", "give"}
    hidden_verbs: ClassVar = frozenset({"goal", "give"})
    apart: ClassVar = frozenset({"end", "stop", "stay", "keep"})
    round_begins: ClassVar = "round"
    turn_bounds: ClassVar = frozenset({"turn", "end-turn"})
    sources: ClassVar = SOURCES
    options: ClassVar = OptionPlaces(house_rules=("undo",), with_others=("first_colonists",))

    def reason(self, rules: Rules[Any], reason: Reason, seat: int | None = None) -> str:
        return reason_text(_table(rules), reason, speaker_now(), seat)

    def answer(self, rules: Rules[Any], view: State, answer: Choice | Pick) -> AnswerText:
        return answer_label(_table(rules), view, answer, speaker_now())

    def log_lines(
        self,
        rules: Rules[Any],
        events: Sequence[Event],
        reader: int | None,  # noqa: ARG002 - events of this game hold no secrets
        under: Event | None,
    ) -> list[LogLine]:
        return log_lines(_table(rules), events, speaker_now(), under)

    def open_heading(self, events: Sequence[Event], under: Event | None) -> Event | None:
        return open_heading(events, under)

    def line_groups(self) -> tuple[LineGroup, ...]:
        return (
            LineGroup(LineKind.ACTIONS, tr("Actions"), ABOUT[LineKind.ACTIONS]),
            LineGroup(LineKind.MAP, tr("Map"), ABOUT[LineKind.MAP]),
            LineGroup(LineKind.RESOURCES, tr("Resources and Colonists"), ABOUT[LineKind.RESOURCES]),
            LineGroup(LineKind.CARDS, tr("Technology and cards"), ABOUT[LineKind.CARDS]),
        )

    def option(self, key: str) -> OptionText:
        text = option_text(key, speaker_now())
        if key != "pack":
            return text
        return text._replace(values={pack: pack_name(pack) for pack in (BUILT_IN, *own_packs())})

    @property
    def order_note(self) -> str:
        return tr("Who chooses first is drawn by lot; the others follow clockwise.")

    def packs(self, setup: Setup) -> tuple[Path, ...]:
        return pack_folders(str(setup.options.get("pack", BUILT_IN)))

    def source_name(self, source: str) -> str:
        return source_name(source, speaker_now())

    def verdict(self, rules: Rules[Any], score: Score) -> str:
        return score_text(_table(rules), score, speaker_now())

    def lost(self, rules: Rules[Any]) -> str:
        return tr("“{goal}” is not met", goal=goal_title(_table(rules), speaker_now()))

    def opponents(self, rules: Rules[Any]) -> tuple[Seat, ...]:
        table = _table(rules)
        players = range(table.seats, table.players)
        return tuple(Seat(seat_name(table, player), seat_colour(table, player)) for player in players)

    def opponent_scores(self, rules: Rules[Any], state: State) -> tuple[SeatScore, ...]:
        table = _table(rules)
        closed = close_accounts(table, state)
        return tuple(sheet(table, closed, player) for player in range(table.seats, table.players))

    def aims(self, rules: Rules[Any], state: State) -> tuple[Aim, ...]:
        table = _table(rules)
        return tuple(Aim(*line) for line in goal_lines(table, state, speaker_now())) if table.solo else ()

    @property
    def so_far(self) -> str:
        return tr("Points as if the game ended now, with unbuilt Blueprints and open Contracts taken off.")

    def open_points(self, view: State) -> Sequence[int]:
        return [player.points for player in view.players]

    def standings(self, rules: Rules[Any], state: State) -> tuple[Standing, ...]:
        table, view = _table(rules), rules.view(state, None)
        score = rules.score(view)
        return tuple(
            Standing(sheet.sources, self._figures(table, view, seat)) for seat, sheet in enumerate(score.seats)
        )

    @staticmethod
    def _figures(table: Table, view: State, seat: int) -> dict[str, int]:
        """What lies open before a seat."""
        player = view.players[seat]
        level = table.content.space_level
        return {
            "track": player.points,
            "colonists": player.quarters + player.working + sum(slots.count(seat) for slots in view.slots),
            "shelters": player.shelters,
            "technology": sum(level[space] for space in player.tech_at if space >= 0),
            "advanced": count(table, view, seat, "advanced-buildings"),
            "progress": sum(player.progress),
            "crystals": player.depot + player.pending,
        }

    def figures(self) -> tuple[Figure, ...]:
        return (
            Figure("track", tr("Scored"), tr("Opportunity Points scored so far")),
            Figure("colonists", tr("Colonists"), tr("Colonists at home, at work and on actions")),
            Figure("shelters", tr("Shelters"), tr("Shelters on the map")),
            Figure("technology", tr("Technology"), tr("Levels of all Tech tiles together")),
            Figure("advanced", tr("Advanced"), tr("Advanced Buildings on the map")),
            Figure("progress", tr("Progress"), tr("Progress cubes on the Production area")),
            Figure("crystals", tr("Crystals"), tr("Crystals in the Depot and below it")),
        )

    def uneventful(self, standing: Standing) -> str:
        return tr_count("{n} Shelter built", "{n} Shelters built", standing.figures["shelters"])


FACE: Final = OnMarsFace()
