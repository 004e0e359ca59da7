"""The screens of Terraforming Mars and of the missions of The Legacy of Mars, which share a table.

What is drawn is loaded when it is first wanted.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtWidgets import QWidget

from mars_desktop.engine import Rules, Session
from mars_desktop.games.terraforming.resources import MC
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording.options import map_name
from mars_desktop.models.campaign_packs import content_of_sample
from mars_desktop.models.controller import GameController
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.mission import mission_of, pack_words
from mars_desktop.models.results import GameResult
from mars_desktop.models.sayings import card_title
from mars_desktop.models.terraforming_face import terraforming_rules
from mars_desktop.windows.game_screens import GameScreens, Portrait, SeatNote, Site
from mars_desktop.windows.preferences import GUIDE
from mars_desktop.windows.words import tr

if TYPE_CHECKING:
    from mars_desktop.windows.game_table import GameTable
    from mars_desktop.windows.table.guide import Guide
    from mars_desktop.windows.table.page import TablePage
    from mars_desktop.windows.table.replay import TableReplay


class TerraformingScreens(GameScreens):
    """The planet, its table and its replay."""

    browsable: ClassVar = True
    readable: ClassVar = True
    guided: ClassVar = GUIDE
    tints: ClassVar = {
        "rating": ("resource", "tr"),
        "awards": ("resource", "energy"),
        "milestones": ("resource", "heat"),
        "greeneries": ("resource", "plants"),
        "cities": ("resource", "steel"),
        "cards": ("parameter", "oceans"),
        "goal": ("resource", "workers"),
    }

    def table(self, controller: GameController) -> "TablePage":
        from mars_desktop.windows.table.page import TablePage

        return TablePage(controller)

    def replay(self, session: Session[Any], table: str) -> "TableReplay":
        from mars_desktop.windows.table.replay import TableReplay

        return TableReplay(session, table)

    def portrait(self, owner: QWidget) -> Portrait:
        from mars_desktop.windows.table.portrait import PlanetPortrait

        return PlanetPortrait(owner)

    def site(self, rules: Rules[Any]) -> Site:
        table = terraforming_rules(rules).table
        name = map_name(table.map.id, speaker_now(), table.map)
        return Site(table.map.id, tr("The map {name}", name=name), pack_words(table.world))

    def cover_remark(self, controller: GameController) -> str:
        view: State = controller.view
        n = view.generation
        match controller.asked_kind:
            case "start":
                return tr("Corporations and first cards")
            case "draft":
                return tr("Draft, generation {n}", n=n)
            case "research":
                return tr("Research, generation {n}", n=n)
            case "action":
                return tr("Action phase, generation {n}", n=n)
            case _:
                return tr("A question, generation {n}", n=n)

    def guide(self, page: "GameTable") -> "Guide | None":
        from mars_desktop.windows.table.guidance import LAST_GENERATION
        from mars_desktop.windows.table.guide import Guide
        from mars_desktop.windows.table.page import TablePage

        assert isinstance(page, TablePage)
        return Guide(page) if page.controller.view.generation <= LAST_GENERATION else None

    def seat_notes(self, rules: Rules[Any], state: State) -> Sequence[SeatNote]:
        table = terraforming_rules(rules).table
        # In a mission the order of passing breaks ties.
        by_money = mission_of(table) is None
        return [
            SeatNote(
                card_title(table.cards[player.corporation]) if player.corporation >= 0 else "",
                player.stock[MC] if by_money else None,
            )
            for player in state.players
        ]

    @property
    def corporations(self) -> bool:
        return True

    def corporation_name(self, id_: str) -> str:
        from mars_desktop.games.terraforming.content import content

        for cards in (content(), content_of_sample()):
            if id_ in cards.index:
                return card_title(cards.cards[cards.index[id_]])
        return id_

    @property
    def variants(self) -> tuple[str, str]:
        return tr("Map"), tr("The map, or the mission of The Legacy of Mars")

    def variant(self, result: GameResult) -> str:
        if "mission" in result.options:
            return tr("Mission {n}", n=int(result.options["mission"]))
        name = str(result.options.get("map", ""))
        return map_name(name, speaker_now()) if name in ("tharsis", "hellas", "elysium") else name


SCREENS: Final = TerraformingScreens()
