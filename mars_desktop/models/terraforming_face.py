"""The face of Terraforming Mars, and of the missions of The Legacy of Mars, which are told in the same words."""

from collections.abc import Mapping, Sequence
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar, Final

from mars_desktop import paths
from mars_desktop.engine import Choice, Event, Pick, Reason, Rules, Score, Setup
from mars_desktop.games.legacy.pack import campaign_folder
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.games.terraforming.resources import MC
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.table import Table
from mars_desktop.games.terraforming.wording.answers import answer_label
from mars_desktop.games.terraforming.wording.log import log_lines, open_heading
from mars_desktop.games.terraforming.wording.options import option_text
from mars_desktop.games.terraforming.wording.reasons import reason_text
from mars_desktop.games.terraforming.wording.results import score_text, source_name
from mars_desktop.games.texts import AnswerText, LogLine, OptionText
from mars_desktop.models.face import Figure, GameFace, LineGroup, OptionPlaces, Standing
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.mission import mission_of, population_of
from mars_desktop.models.words import tr, tr_count


class LineKind(StrEnum):
    """What a line of the log is about."""

    ACTIONS = "actions"
    MAP = "map"
    MONEY = "money"
    CARDS = "cards"


ABOUT: Final[Mapping[LineKind, frozenset[str]]] = {
    LineKind.ACTIONS: frozenset(
        {
            *("play", "use", "project", "convert", "milestone", "award", "first-action", "corporation"),
            *("end-turn", "pass", "chose", "copy"),
        }
    ),
    LineKind.MAP: frozenset({"tile", "neutral-tile", "not-placed", "claim", "parameter", "complete"}),
    LineKind.MONEY: frozenset(
        {"stock", "production", "rating", "next-card", "removed-nothing", "removed-neutral", "reduced-neutral"}
    ),
    LineKind.CARDS: frozenset(
        {
            *("deal", "draw", "look", "keep", "draft", "discard", "reveal", "shuffle", "sealed"),
            *("play", "corporation", "card-resource", "not-added", "copy"),
        }
    ),
}
"""The kinds of event of each kind of line; headings of phases stand over all of them."""


def _table(rules: Rules[Any]) -> Table:
    return terraforming_rules(rules).table


def terraforming_rules(rules: Rules[Any]) -> TerraformingRules:
    """Rules as what they are; raises `TypeError` for those of another family."""
    if not isinstance(rules, TerraformingRules):
        raise TypeError(f"this shows Terraforming Mars, not {rules.id}")
    return rules


class TerraformingFace(GameFace):
    """Terraforming Mars in words and figures; a mission where the table is one."""

    open_questions: ClassVar = frozenset(
        {
            *("place", "claim", "remove", "reduce", "add", "choose", "copy", "amount"),
            *("order", "pay", "final-greenery", "corporation", "population", "melt", "freeze", "refresh", "conversion"),
        }
    )
    hidden_verbs: ClassVar = frozenset(
        {"start", "draft", "buy", "keep", "discard", "play", "sell", "development", "innovate", "save"}
    )
    turn_bounds: ClassVar = frozenset({"turn", "end-turn"})
    sources: ClassVar = ("rating", "awards", "milestones", "greeneries", "cities", "cards")
    options: ClassVar = OptionPlaces(
        house_rules=("undo", "effect_order", "unplaceable_tiles", "full_board_ends"),
        with_others=("research_draft",),
        not_alone=("corporate_era",),
        # Beginners are said at the seats, how a mission begins by its campaign.
        unasked=("beginners", "campaign", "pack"),
    )

    def reason(self, rules: Rules[Any], reason: Reason, seat: int | None = None) -> str:
        return reason_text(_table(rules), reason, speaker_now(), seat)

    def answer(self, rules: Rules[Any], view: State, answer: Choice | Pick) -> AnswerText:
        return answer_label(_table(rules), view, answer, speaker_now())

    def log_lines(
        self, rules: Rules[Any], events: Sequence[Event], reader: int | None, under: Event | None
    ) -> list[LogLine]:
        return log_lines(_table(rules), events, speaker_now(), reader, under)

    def open_heading(self, events: Sequence[Event], under: Event | None) -> Event | None:
        return open_heading(events, under)

    def line_groups(self) -> tuple[LineGroup, ...]:
        return (
            LineGroup(LineKind.ACTIONS, tr("Actions"), ABOUT[LineKind.ACTIONS]),
            LineGroup(LineKind.MAP, tr("Tiles and parameters"), ABOUT[LineKind.MAP]),
            LineGroup(LineKind.MONEY, tr("Money and resources"), ABOUT[LineKind.MONEY]),
            LineGroup(LineKind.CARDS, tr("Cards"), ABOUT[LineKind.CARDS]),
        )

    def option(self, key: str) -> OptionText:
        text = option_text(key, speaker_now())
        if key != "mission":
            return text
        # Only the number is said: the name of a mission may still be sealed for somebody.
        missions = next(option.values for option in LegacyRules.options if option.key == key)
        return text._replace(values={n: tr("Mission {n}", n=int(n)) for n in missions})

    def story(self, game: str) -> str:
        if game != LegacyRules.id:
            return ""
        return tr(
            "One mission by itself, as if everybody entered the campaign with it. Nothing of it is sealed here: it "
            "tells a part of the story. Campaigns are founded from the home page."
        )

    @property
    def order_note(self) -> str:
        return tr("The first seat begins the first generation.")

    def packs(self, setup: Setup) -> tuple[Path, ...]:
        base = paths.resources() / "packs" / "terraforming"
        if setup.game != LegacyRules.id:
            return (base,)
        return base, campaign_folder(str(setup.options.get("pack", "patience")))

    def source_name(self, source: str) -> str:
        return source_name(source, speaker_now())

    def verdict(self, rules: Rules[Any], score: Score) -> str:
        return score_text(_table(rules), score, speaker_now())

    def lost(self, rules: Rules[Any]) -> str:
        table = _table(rules)
        if mission_of(table) is not None:
            return tr("The goal of the mission is not reached")
        if table.options["solo_goal"] == "rating":
            return tr("The terraform rating is too low")
        return tr("Mars is not terraformed")

    @property
    def so_far(self) -> str:
        return tr("Points as if the game ended now, with the awards funded so far.")

    def open_points(self, view: State) -> Sequence[int]:
        return [player.tr for player in view.players]

    def corporation(self, rules: Rules[Any], state: State, seat: int) -> str:
        card = state.players[seat].corporation
        return _table(rules).cards[card].id if card >= 0 else ""

    def standings(self, rules: Rules[Any], state: State) -> tuple[Standing, ...]:
        view = rules.view(state, None)
        score = rules.score(view)
        return tuple(
            Standing(sheet.sources, self._figures(_table(rules), view, seat)) for seat, sheet in enumerate(score.seats)
        )

    @staticmethod
    def _figures(table: Table, view: State, seat: int) -> dict[str, int]:
        """What lies open before a seat. The income is what the next production phase brings in M€."""
        player = view.players[seat]
        figures = {
            "rating": player.tr,
            "income": player.production[MC] + player.tr,
            "production": sum(player.production),
            "cards": len(player.played) + len(player.events),
        }
        population = population_of(table, view, seat)
        return figures if population is None else {**figures, "population": population}

    def figures(self) -> tuple[Figure, ...]:
        return (
            Figure("rating", tr("Rating"), tr("Terraform rating")),
            Figure("income", tr("Income"), tr("M€ of the next production, rating included")),
            Figure("production", tr("Production"), tr("All productions together")),
            Figure("cards", tr("Cards"), tr("Project cards played")),
            Figure("population", tr("Population"), tr("Population on the seat’s own tiles")),
        )

    def uneventful(self, standing: Standing) -> str:
        return tr_count("{n} card played", "{n} cards played", standing.figures["cards"])


FACE: Final = TerraformingFace()
