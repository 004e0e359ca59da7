"""What a pack file may hold: project cards, corporations, a map, the game's numbers."""

from typing import Final, Literal

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.maps import MapEntry

FORMAT: Final = 1
"""The format of packs and maps that this program reads."""


class PackHead(v.Entry, frozen=True):
    """Who a pack is."""

    id: str
    format: int
    name: str
    game: Literal["terraforming"]


class MinimumProduction(v.Entry, frozen=True):
    """How low each production may go."""

    mc: int
    steel: int
    titanium: int
    plants: int
    energy: int
    heat: int
    workers: int = 0


class DefaultWhere(v.Entry, frozen=True):
    """Where a tile goes unless its card says otherwise."""

    ocean: v.Where
    greenery: v.Where
    city: v.Where
    special: v.Where


class GameNumbers(v.Entry, frozen=True):
    """The numbers of the rule book that no map changes."""

    terraform_rating: int
    solo_terraform_rating: int
    solo_last_generation: int
    solo_target_rating: int
    corporations_dealt: int
    projects_dealt: int
    cards_per_research: int
    card_price: int
    standard_production: int
    corporate_era_production: int
    actions_per_turn: int
    milestone_price: int
    milestone_vp: int
    milestones_claimed: int
    award_prices: tuple[int, ...]
    award_first_vp: int
    award_second_vp: int
    award_second_from_seats: int
    ocean_adjacency_mc: int
    plants_per_greenery: int
    heat_per_temperature: int
    minimum_production: MinimumProduction
    metal_value: dict[v.Metal, int]
    metal_tag: dict[v.Metal, v.Tag]
    where: DefaultWhere
    standard_projects: tuple[v.StandardProject, ...]


class PackFile(v.Entry, frozen=True):
    """A whole pack file: any of project cards, corporations, a map, the game's numbers."""

    pack: PackHead | None = None
    project: tuple[v.Project, ...] = ()
    corporation: tuple[v.Corporation, ...] = ()
    game: GameNumbers | None = None
    map: MapEntry | None = None

    @property
    def cards(self) -> tuple[v.Project | v.Corporation, ...]:
        """Project cards, then corporations."""
        return (*self.project, *self.corporation)
