"""The cards, missions and maps of a campaign, read once and shared by all states.

Cards are numbered as in the base game: projects first (the campaign's own, adapted ones of
the base game and innovations), then sides of corporations, developments and the twists of
the missions, whose lasting effects lie in front of every player like a card.
"""

from collections.abc import Sequence
from copy import copy
from functools import cache
from typing import Final

import msgspec

from mars_desktop.engine.pack_files import PackProblem
from mars_desktop.games.legacy.campaign.content import PRINTED, CampaignContent
from mars_desktop.games.legacy.mission_start import Version
from mars_desktop.games.legacy.pack import campaign_folder, read_campaign
from mars_desktop.games.legacy.pack_format import Adapted, CampaignEntry, CampaignPack, LegacyNumbers, Mission
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Content, Face, content
from mars_desktop.games.terraforming.maps import GameMap, MapEntry, Tracks
from mars_desktop.games.terraforming.resources import ALL_RESOURCES


class LegacyContent(Content):
    """All cards of a campaign, its missions and its numbers."""

    def __init__(self, packs: Sequence[CampaignPack]) -> None:
        base = content()
        self.campaign: Final[CampaignEntry] = next(p.campaign for p in packs if p.campaign is not None)
        self.legacy_numbers: LegacyNumbers = next(p.game for p in packs if p.game is not None)
        missions = sorted((m for p in packs for m in p.mission), key=lambda m: m.number)
        self.missions: Final[dict[int, Mission]] = {m.number: m for m in missions}
        self.layouts: Final = {layout.id: layout for p in packs for layout in p.map}
        self.identities: Final = {identity.id: identity for p in packs for identity in p.identity}
        projects = [c for p in packs for c in p.project]
        projects += [_adapted(base, entry) for p in packs for entry in p.adapted]
        others: list[Face] = sorted((c for p in packs for c in p.corporation), key=lambda c: (c.number, c.id))
        others += sorted((d for p in packs for d in p.development), key=lambda d: d.number)
        others += [_twist(mission) for mission in missions]
        super().__init__(
            sorted(projects, key=lambda c: c.number), others, self.legacy_numbers, resources=len(ALL_RESOURCES)
        )
        cards = self.cards
        self.innovations: Final = tuple(card.index for card in cards if card.innovation)
        self._pools: Final = {
            mission: tuple(c for c in range(self.projects) if not cards[c].innovation and self.legal(c, mission))
            for mission in self.missions
        }
        self.sides: Final[dict[str, tuple[int, ...]]] = {
            identity: tuple(
                card.index for card in cards if isinstance(card.face, v.Corporation) and card.face.identity == identity
            )
            for identity in self.campaign.corporations
        }
        self.developments: Final[dict[tuple[str, int], dict[Version, int]]] = {}
        for card in cards:
            if isinstance(card.face, v.Development) and card.face.corporation:
                key = (card.face.corporation, card.face.mission)
                self.developments.setdefault(key, {})[card.face.version] = card.index

    def legal(self, card: int, mission: int) -> bool:
        """Whether a project card may be played in the mission, by its own list."""
        face = self.cards[card].face
        return isinstance(face, v.Project) and mission in face.missions

    def pool_of(self, mission: int) -> tuple[int, ...]:
        """The project cards of the mission's deck, innovations apart."""
        return self._pools[mission]

    def twist_of(self, mission: int) -> int:
        """The card that stands for the mission's lasting effects."""
        return self.index[self.missions[mission].twist.id]

    def in_mission(self, number: int) -> "LegacyContent":
        """The same cards with the prices and numbers that the mission changes."""
        mission = self.missions[number]
        numbers = msgspec.structs.replace(
            self.legacy_numbers,
            terraform_rating=mission.starting_tr.players,
            solo_terraform_rating=mission.starting_tr.solo,
            milestones_claimed=mission.milestones_claimed,
            award_prices=mission.award_prices,
            plants_per_greenery=mission.conversions.get("plants", self.legacy_numbers.plants_per_greenery),
            heat_per_temperature=mission.conversions.get("heat", self.legacy_numbers.heat_per_temperature),
            workers_per_population=mission.conversions.get("workers", self.legacy_numbers.workers_per_population),
            standard_projects=tuple(
                msgspec.structs.replace(project, cost=mission.standard_projects.get(project.id, project.cost))
                for project in self.legacy_numbers.standard_projects
            ),
        )
        changed = copy(self)
        changed.take_numbers(numbers)
        changed.legacy_numbers = numbers
        return changed

    def map_of(self, number: int) -> GameMap:
        """The board of a mission: its map with the mission's tracks, milestones and awards."""
        mission = self.missions[number]
        layout, tracks = self.layouts[mission.map], mission.tracks
        entry = MapEntry(
            layout.id,
            1,
            layout.name,
            "legacy",
            layout.hexes,
            layout.off_map,
            Tracks(tracks.temperature, tracks.oxygen, tracks.oceans),
            mission.milestones,
            mission.awards,
        )
        return GameMap(entry)

    def for_book(self) -> CampaignContent:
        """What the campaign book needs to know of the pack."""
        campaign, cards = self.campaign, self.cards
        return CampaignContent(
            pack=campaign.id,
            name=campaign.name,
            missions=tuple(mission.title for mission in self.missions.values()),
            titles={int(players): titles for players, titles in campaign.titles.items()},
            title_points={str(title): points for title, points in campaign.points.items()},
            money={str(title): money for title, money in campaign.money.items()},
            money_without_title=campaign.newcomer_money,
            money_solo=campaign.solo_money,
            saved_limit=self.legacy_numbers.saved_cards,
            corporations={identity: self.identities[identity].name for identity in campaign.corporations},
            developments={
                identity: {
                    mission: {version: cards[card].id for version, card in versions.items()}
                    for (owner, mission), versions in self.developments.items()
                    if owner == identity
                }
                for identity in campaign.corporations
            },
            cards={
                cards[c].id: frozenset(face.missions)
                for c in range(self.projects)
                if isinstance(face := cards[c].face, v.Project)
            },
            innovations=tuple(cards[c].id for c in self.innovations),
        )


def _adapted(base: Content, entry: Adapted) -> v.Project:
    face = base[entry.id].face
    if not isinstance(face, v.Project):
        raise TypeError(f"{entry.id} is no project card")
    return entry.applied_to(face)


def _twist(mission: Mission) -> v.Development:
    twist = mission.twist
    return v.Development(
        id=twist.id,
        number=f"T{mission.number:02}",
        name=twist.name,
        corporation="",
        mission=mission.number,
        version="a",
        triggers=twist.triggers,
        modifiers=twist.modifiers,
    )


@cache
def campaign_content(pack: str = "patience") -> LegacyContent:
    """A campaign by id, built-in or a person's own; raises :class:`~mars_desktop.games.legacy.pack.PackProblem`."""
    return LegacyContent(read_campaign(campaign_folder(pack)))


@cache
def mission_content(pack: str, mission: int) -> LegacyContent:
    """The cards of a campaign with the numbers of one mission."""
    return campaign_content(pack).in_mission(mission)


@cache
def mission_map(pack: str, mission: int) -> GameMap:
    """The board of one mission."""
    return campaign_content(pack).map_of(mission)


def book_content(pack: str) -> CampaignContent | None:
    """What the campaign book needs to know of a pack, the printed game included; None if it is not here or faulty."""
    if pack == PRINTED.pack:
        return PRINTED
    try:
        return campaign_content(pack).for_book()
    except PackProblem:
        return None
