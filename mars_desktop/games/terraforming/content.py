"""The cards and numbers of a game, loaded once and shared by all states.

States name cards by number: project cards first, in printed order, then
corporations. The numbering covers all decks whichever are in play, so it does not
depend on options.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from mars_desktop import paths
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.maps import GameMap
from mars_desktop.games.terraforming.pack import Fault, GameNumbers, PackProblem, read_pack, read_packs
from mars_desktop.games.terraforming.resources import ALL_RESOURCES, RESOURCES, TAG_INDEX

UNKNOWN: Final = -1
"""Stands in a view for a card that the viewer may not see."""


Face = v.Project | v.Corporation | v.Development
"""Everything that lies in front of a player."""


class Card:
    """A project card or corporation, prepared for play. Immutable by convention."""

    __slots__ = (
        "actions",
        "cost",
        "deck",
        "event",
        "face",
        "holds",
        "id",
        "immediate",
        "index",
        "innovation",
        "is_corporation",
        "kind",
        "modifiers",
        "name",
        "owes",
        "number",
        "on_place",
        "on_play",
        "on_project",
        "requires",
        "tags",
        "triggers",
        "vp",
    )

    def __init__(self, index: int, face: Face) -> None:
        self.index: Final = index
        self.face: Final = face
        self.id: Final = face.id
        self.number: Final = face.number
        self.name: Final = face.name
        self.deck: Final[str] = "development" if isinstance(face, v.Development) else face.deck
        self.is_corporation: Final = isinstance(face, v.Corporation)
        self.tags: Final = tuple(TAG_INDEX[tag] for tag in face.tags)
        self.triggers: Final = face.triggers
        self.on_play: Final = tuple(t for t in face.triggers if isinstance(t, v.OnPlay))
        self.on_place: Final = tuple(t for t in face.triggers if isinstance(t, v.OnPlace))
        self.on_project: Final = tuple(t for t in face.triggers if isinstance(t, v.OnProject))
        self.modifiers: Final = face.modifiers
        self.actions: Final = face.actions
        self.kind: str
        if isinstance(face, v.Project):
            self.kind = face.kind
            self.cost: int = face.cost
            self.requires: v.Requires = face.requires
            self.vp: int | v.Count = face.vp
            self.holds: str | None = face.holds
            self.immediate: tuple[v.AnyEffect, ...] = face.immediate
        elif isinstance(face, v.Development):
            self.kind = "development"
            self.cost = 0
            self.requires = v.Requires()
            self.vp = face.vp
            self.holds = face.holds
            self.immediate = face.immediate
        else:
            self.kind = "corporation"
            self.cost = 0
            self.requires = v.Requires()
            self.vp = 0
            self.holds = None
            # a corporation's starting production is its production box (ruling 82)
            self.immediate = (v.Produce(**face.production),) if face.production else ()
        self.event: Final = self.kind == "event"
        payments = [effect for effect in self.immediate if isinstance(effect, v.Pay)]
        self.owes: Final = {
            name: sum(getattr(pay, name) for pay in payments)
            for name in ALL_RESOURCES
            if any(isinstance(getattr(pay, name), int) and getattr(pay, name) for pay in payments)
        }
        self.innovation: Final = self.deck == "innovation"

    def __repr__(self) -> str:
        return f"<Card {self.id}>"


class Content:
    """All cards and the game's numbers."""

    def __init__(
        self,
        projects: Sequence[v.Project],
        others: Sequence[Face],
        numbers: GameNumbers,
        resources: int = len(RESOURCES),
    ) -> None:
        """``projects`` and ``others`` by number; ``resources``: how many of ALL_RESOURCES are used."""
        self.cards: Final = tuple(Card(i, face) for i, face in enumerate((*projects, *others)))
        self.index: Final = {card.id: card.index for card in self.cards}
        self.projects: Final = len(projects)
        self.floors: Final = tuple(getattr(numbers.minimum_production, name) for name in ALL_RESOURCES[:resources])
        self.take_numbers(numbers)

    def take_numbers(self, numbers: GameNumbers) -> None:
        """Let these numbers and standard projects hold; only for who makes the content."""
        self.numbers = numbers
        self.standard_projects = {p.id: p for p in numbers.standard_projects}

    def __getitem__(self, card: int | str) -> Card:
        return self.cards[self.index[card] if isinstance(card, str) else card]

    def deck(self, *, corporate_era: bool) -> list[int]:
        """The project cards in play, in printed order."""
        return [i for i in range(self.projects) if corporate_era or self.cards[i].deck == "base"]

    def corporations(self, *, corporate_era: bool) -> list[int]:
        """The corporations that are dealt (never the beginner corporation)."""
        decks = ("standard", "corporate-era") if corporate_era else ("standard",)
        return [card.index for card in self.cards[self.projects :] if card.deck in decks]

    def beginner(self) -> int:
        """The beginner corporation."""
        return next(card.index for card in self.cards[self.projects :] if card.deck == "beginner")


@cache
def content() -> Content:
    """The built-in cards and numbers; raises :class:`PackProblem` if the installation is damaged."""
    packs = read_packs(sorted((paths.resources() / "packs" / "terraforming").glob("*.toml")))
    projects = sorted((p for pack in packs for p in pack.project), key=lambda p: p.number)
    corporations = sorted((c for pack in packs for c in pack.corporation), key=lambda c: c.number)
    return Content(projects, corporations, next(pack.game for pack in packs if pack.game is not None))


@cache
def game_map(name: str) -> GameMap:
    """A built-in map by id."""
    path = paths.resources() / "maps" / f"{name}.toml"
    pack = read_pack(path)
    if pack.map is None:
        raise PackProblem([Fault(str(path), "map", "the table [map] is missing")])
    return GameMap(pack.map)
