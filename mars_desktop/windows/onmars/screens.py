"""The screens of On Mars. What is drawn is loaded when it is first wanted."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, ClassVar, Final

from PySide6.QtWidgets import QWidget

from mars_desktop.engine import Rules, Session
from mars_desktop.games.onmars.state import State
from mars_desktop.games.onmars.turn import side_of
from mars_desktop.games.onmars.words import ORBIT
from mars_desktop.models.controller import GameController
from mars_desktop.models.onmars.face import FACE, onmars_rules
from mars_desktop.models.results import GameResult
from mars_desktop.windows.game_screens import GameScreens, Portrait, Site
from mars_desktop.windows.preferences import COLONY_GUIDE
from mars_desktop.windows.words import tr

if TYPE_CHECKING:
    from mars_desktop.windows.game_table import GameTable
    from mars_desktop.windows.onmars.guide import Guide
    from mars_desktop.windows.onmars.page import OnMarsPage
    from mars_desktop.windows.onmars.replay import OnMarsReplay
    from mars_desktop.windows.samples import Sample


class OnMarsScreens(GameScreens):
    """The colony, its table and its replay."""

    readable: ClassVar = True
    first_term: ClassVar = "onmars-aim"
    guided: ClassVar = COLONY_GUIDE
    tints: ClassVar = {
        "track": ("resource", "tr"),
        "progress": ("onmars", "battery"),
        "hangar": ("resource", "titanium"),
        "colonists": ("onmars", "crystal"),
        "technology": ("onmars", "water"),
        "blueprints": ("onmars", "mineral"),
        "scientists": ("onmars", "oxygen"),
        "contracts": ("onmars", "plant"),
    }

    def table(self, controller: GameController) -> "OnMarsPage":
        from mars_desktop.windows.onmars.page import OnMarsPage

        return OnMarsPage(controller)

    def replay(self, session: Session[Any], table: str) -> "OnMarsReplay":
        from mars_desktop.windows.onmars.replay import OnMarsReplay

        return OnMarsReplay(session, table)

    def portrait(self, owner: QWidget) -> Portrait:
        from mars_desktop.windows.onmars.portrait import ColonyPortrait

        return ColonyPortrait(owner)

    def site(self, rules: Rules[Any]) -> Site:
        players = onmars_rules(rules).table.players
        # What lies on the map before the first turn depends on how many play.
        return Site(f"colony-{players}", tr("The map of the colony"), tr("The colony"))

    def cover_remark(self, controller: GameController) -> str:
        view: State = controller.view
        n, seat = view.round, controller.next_seat
        match controller.asked_kind:
            case "shelter" | "space" | "shuttle-side" if n <= 1:
                return tr("Before the first round")
            case "turn" if seat is not None:
                if side_of(view, seat) == ORBIT:
                    return tr("A turn in Orbit, round {n}", n=n)
                return tr("A turn at the Colony, round {n}", n=n)
            case "ride":
                return tr("The Shuttle, round {n}", n=n)
            case _:
                return tr("A question, round {n}", n=n)

    def guide(self, page: "GameTable") -> "Guide | None":
        from mars_desktop.windows.onmars.guide import LAST_ROUND, Guide
        from mars_desktop.windows.onmars.page import OnMarsPage

        assert isinstance(page, OnMarsPage)
        return Guide(page) if page.controller.view.round <= LAST_ROUND else None

    @property
    def variants(self) -> tuple[str, str]:
        return tr("Game"), tr("How long it is, which variants it has, and alone which goal")

    def variant(self, result: GameResult) -> str:
        options = result.options
        told = ["solo_goal"] if len(result.seats) == 1 else ["length"]
        words = [FACE.option(key).values.get(options.get(key, ""), str(options.get(key, ""))) for key in told]
        words += [FACE.option(key).name for key in ("first_colonists", "space_oddity") if options.get(key) is True]
        return " · ".join(word for word in words if word)

    def samples(self) -> "Mapping[str, Callable[[], Sample]]":
        from mars_desktop.windows.onmars.pictures import TABLES

        return TABLES


SCREENS: Final = OnMarsScreens()
