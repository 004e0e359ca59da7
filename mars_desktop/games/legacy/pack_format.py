"""What a campaign pack may hold beyond project cards: missions, maps, developments, numbers of the campaign."""

from typing import Literal

import msgspec

from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.maps import Award, HexEntry, Milestone, OffMapEntry, Track
from mars_desktop.games.terraforming.pack_format import GameNumbers


class CampaignHead(v.Entry, frozen=True):
    """Who a pack is. ``campaign``: the campaign it belongs to; all packs of one folder name the same."""

    id: str
    format: int
    name: str
    game: Literal["legacy"]
    campaign: str


class MapLayout(v.Entry, frozen=True):
    """The hexes of a map; its tracks and goals belong to the mission. ``plays`` says in a sentence how it differs."""

    id: str
    name: str
    world: str
    plays: str
    hexes: tuple[HexEntry, ...]
    off_map: tuple[OffMapEntry, ...] = ()


class Temperature(Track, frozen=True):
    """Temperature of a mission; glaciers melt from ``melts_from`` on, and oceans are placed as water from there."""

    name: str = ""
    melts_from: int = 0


class Oxygen(Track, frozen=True):
    """Oxygen of a mission, under the name it has on that world."""

    name: str = ""


class Oceans(Track, frozen=True):
    """Oceans of a mission, and what their two sides are called there. ``start``: tiles placed at set-up."""

    name: str = ""
    frozen: str = "glacier"
    liquid: str = "ocean"


class MissionTracks(v.Entry, frozen=True):
    """The three global parameters of a mission."""

    temperature: Temperature
    oxygen: Oxygen
    oceans: Oceans


class StartingRating(v.Entry, frozen=True):
    """Terraform rating at the start, with several players and alone."""

    players: int
    solo: int


class SetupTile(v.Entry, frozen=True):
    """A neutral tile that lies on the map from the start, without rating or bonus."""

    tile: v.Tile
    hex: str
    side: Literal["", "glacier", "water"] = ""
    population: int = 0


class GenerationEvent(v.Entry, frozen=True):
    """What happens at the start of generations: to each player in player order, or once to the table."""

    at: tuple[int, ...]
    to: Literal["each-player", "table"]
    effects: tuple[v.AnyEffect, ...]


class SharedGoal(v.Entry, frozen=True):
    """A goal looked at in the final scoring; its outcome is carried out for every player.

    Met with ``min`` of the measure, or ``min_per_player`` times the players; ``min_solo`` alone.
    """

    measure: v.AnyMeasure
    success: tuple[v.AnyEffect, ...] = ()
    failure: tuple[v.AnyEffect, ...] = ()
    min: int = 0
    min_per_player: int = 0
    min_solo: int = 0


class Twist(v.Entry, frozen=True):
    """What makes a mission differ from the rule book: one sentence, and the data that does it."""

    id: str
    name: str
    sentence: str
    tiles: tuple[SetupTile, ...] = ()
    start: tuple[v.AnyEffect, ...] = ()
    triggers: tuple[v.AnyTrigger, ...] = ()
    modifiers: tuple[v.AnyModifier, ...] = ()
    generations: tuple[GenerationEvent, ...] = ()
    goal: SharedGoal | None = None


class SoloGoal(v.Entry, frozen=True):
    """Alone: the mission is won with so many parameters complete and so many victory points."""

    parameters_complete: int
    vp: int


class Mission(v.Entry, frozen=True):
    """One mission: briefing, board, goals and twist."""

    number: int
    id: str
    title: str
    place: str
    briefing: str
    setup: tuple[str, ...]
    starting_tr: StartingRating
    map: str
    tracks: MissionTracks
    milestones: tuple[Milestone, ...]
    awards: tuple[Award, ...]
    science_tags: int
    twist: Twist
    solo: SoloGoal
    milestones_claimed: int = 3
    award_prices: tuple[int, ...] = (8, 14, 20)
    standard_projects: dict[str, int] = {}
    conversions: dict[v.Resource, int] = {}
    notes: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()


class Identity(v.Entry, frozen=True):
    """A corporation of the campaign; its two sides are ``corporation`` entries that name it. ``focus``: a few words."""

    id: str
    number: str
    name: str
    focus: str


class Adapted(v.Entry, frozen=True):
    """A project card of the base game that serves in the campaign; ``why`` says why fields are replaced."""

    id: str
    missions: tuple[int, ...]
    why: str = ""
    cost: int | None = None
    requires: v.Requires | None = None
    immediate: tuple[v.AnyEffect, ...] | None = None

    def applied_to(self, card: v.Project) -> v.Project:
        """The card as it is in the campaign."""
        fields = {"cost": self.cost, "requires": self.requires, "immediate": self.immediate}
        changes = {name: value for name, value in fields.items() if value is not None}
        return msgspec.structs.replace(card, missions=self.missions, **changes)


class ResearchStep(v.Entry, frozen=True):
    """From this generation on so many cards are drawn, so many of them kept and the others passed."""

    from_generation: int
    draw: int
    keep: int


class LegacyNumbers(GameNumbers, frozen=True, kw_only=True):
    """The numbers of the Legacy rule book, besides those it shares with the base game.

    ``melter_gains``: what the active player gains for each glacier, ``neighbours_gain`` the owner of every tile
    beside it. The numbers that stand first are shared with the base game, but here every mission states its own,
    no mission has any, or ``research`` says it.
    """

    terraform_rating: int = 0
    solo_terraform_rating: int = 0
    solo_target_rating: int = 0
    milestones_claimed: int = 0
    award_prices: tuple[int, ...] = ()
    corporations_dealt: int = 0
    cards_per_research: int = 0
    standard_production: int = 0
    corporate_era_production: int = 0
    workers_per_population: int
    research: tuple[ResearchStep, ...]
    sell_price: int
    population_room: dict[Literal["city", "special"], int]
    population_tr: int
    population_adjacency_mc: int
    melter_gains: dict[v.Resource, int]
    neighbours_gain: dict[v.Resource, int]
    saved_cards: int
    random_when_none_saved: int
    innovation_look: int
    innovations_per_mission: int


class CampaignPart(v.Entry, frozen=True):
    """Missions that belong together in the story."""

    name: str
    missions: tuple[int, ...]


class CampaignEntry(v.Entry, frozen=True):
    """A campaign: whose content it is, its missions in order, titles and what they bring.

    ``titles``: by number of players, best place first. ``money``: help in M€ for the next mission by title;
    ``newcomer_money``: for absent and new players.
    """

    id: str
    name: str
    status: str
    missions: tuple[str, ...]
    corporations: tuple[str, ...]
    titles: dict[str, tuple[v.Title, ...]]
    points: dict[v.Title, int]
    names: dict[v.Title, str]
    money: dict[v.Title, int]
    newcomer_money: int
    solo_money: int = 0
    parts: tuple[CampaignPart, ...] = ()
    players_min: int = 1
    players_max: int = 5


class CampaignPack(v.Entry, frozen=True):
    """A whole pack file of a campaign."""

    pack: CampaignHead
    project: tuple[v.Project, ...] = ()
    adapted: tuple[Adapted, ...] = ()
    identity: tuple[Identity, ...] = ()
    corporation: tuple[v.Corporation, ...] = ()
    development: tuple[v.Development, ...] = ()
    mission: tuple[Mission, ...] = ()
    map: tuple[MapLayout, ...] = ()
    campaign: CampaignEntry | None = None
    game: LegacyNumbers | None = None

    @property
    def cards(self) -> tuple[v.Project | v.Corporation | v.Development, ...]:
        """Project cards, then sides of corporations, then developments."""
        return (*self.project, *self.corporation, *self.development)
