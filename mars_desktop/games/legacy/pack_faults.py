"""Faults of one pack of a campaign by itself: its head, its cards, the numbers of the rule book, the campaign."""

from collections.abc import Sequence
from typing import Final, get_args

from mars_desktop.engine.pack_checks import Faults, in_format, repeated, within
from mars_desktop.games.legacy.mission_faults import faults_of_mission, no_points
from mars_desktop.games.legacy.pack_format import CampaignEntry, CampaignPack, LegacyNumbers
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.effect_places import effects_of
from mars_desktop.games.terraforming.pack_faults import (
    faults_of_cards,
    faults_of_hexes,
    faults_of_id,
    faults_of_standard_projects,
    place_of,
)
from mars_desktop.games.terraforming.pack_format import FORMAT

MOST_MISSIONS: Final = 9
"""So many decks the vocabulary knows."""

_TITLES: Final = ("G", "A", "P", "-")
_BASE_DECKS: Final = ("base", "corporate-era")
_POSITIVE: Final = (
    "solo_last_generation",
    "projects_dealt",
    "actions_per_turn",
    "plants_per_greenery",
    "heat_per_temperature",
    "workers_per_population",
    "innovation_look",
)
_NOT_NEGATIVE: Final = (
    "card_price",
    "milestone_price",
    "milestone_vp",
    "award_first_vp",
    "award_second_vp",
    "ocean_adjacency_mc",
    "sell_price",
    "population_tr",
    "population_adjacency_mc",
    "saved_cards",
    "random_when_none_saved",
    "innovations_per_mission",
)
_NOT_HERE: Final = (
    "terraform_rating",
    "solo_terraform_rating",
    "solo_target_rating",
    "milestones_claimed",
    "award_prices",
    "corporations_dealt",
    "cards_per_research",
    "standard_production",
    "corporate_era_production",
)
"""Numbers of the base game that are the mission's own, or stand under ``research``, or that this game has not."""


def faults_of_campaign_pack(pack: CampaignPack) -> Faults:
    """Places and problems of one pack of a campaign by itself."""
    yield from in_format("pack.format", pack.pack.format, FORMAT)
    yield from faults_of_id("pack.id", pack.pack.id)
    yield from faults_of_id("pack.campaign", pack.pack.campaign)
    if pack.game is not None:
        yield from _numbers(pack.game)
    if pack.campaign is not None:
        yield from _campaign(pack.campaign)
    yield from faults_of_cards(pack.cards)
    for card in pack.cards:
        yield from ((f"{place_of(card)}, {place}", text) for place, text in _card(card))
    for identity in pack.identity:
        yield from faults_of_id(f"identity {identity.id!r}", identity.id)
        if not identity.name.strip():
            yield f"identity {identity.id!r}, name", "is empty, expected text"
    for entry in pack.adapted:
        yield from _missions(f"adapted {entry.id!r}, missions", entry.missions)
    for mission in pack.mission:
        yield from faults_of_mission(mission)
    for layout in pack.map:
        place = f"map {layout.id!r}"
        yield from faults_of_id(place, layout.id)
        yield from faults_of_hexes(f"{place}, hexes", layout.hexes, layout.off_map)


def _card(card: v.Project | v.Corporation | v.Development) -> Faults:
    match card:
        case v.Project():
            if card.deck in _BASE_DECKS:
                yield "deck", f"is {card.deck!r}, expected a mission's deck such as 'mission-1', or innovation"
            yield from _missions("missions", card.missions)
        case v.Corporation():
            if card.deck != "campaign":
                yield "deck", f"is {card.deck!r}, expected 'campaign'"
            if not card.side:
                yield "side", "is missing, expected A or B"
        case v.Development():
            yield from within("mission", card.mission, 1, MOST_MISSIONS)
    yield from no_points(effects_of(card))


def _missions(place: str, missions: Sequence[int]) -> Faults:
    if not missions:
        yield place, "is empty, expected the missions in which the card is legal"
    elif min(missions) < 1 or max(missions) > MOST_MISSIONS or list(missions) != sorted(set(missions)):
        yield place, f"are {list(missions)}, expected numbers from 1 to {MOST_MISSIONS}, each once, in order"


def _numbers(numbers: LegacyNumbers) -> Faults:
    for name in _POSITIVE:
        yield from within(f"game.{name}", getattr(numbers, name), 1, 200)
    for name in _NOT_NEGATIVE:
        yield from within(f"game.{name}", getattr(numbers, name), 0, 200)
    for name in _NOT_HERE:
        value = getattr(numbers, name)
        if value:
            yield f"game.{name}", f"is {value}, expected none: missions, research or nothing says that here"
    yield from within("game.award_second_from_seats", numbers.award_second_from_seats, 2, 9)
    for kind, n in numbers.population_room.items():
        yield from within(f"game.population_room.{kind}", n, 0, 20)
    for name in ("city", "special"):
        if name not in numbers.population_room:
            yield "game.population_room", f"says nothing of {name}, expected how many Populations have room there"
    for name in ("melter_gains", "neighbours_gain"):
        gains: dict[v.Resource, int] = getattr(numbers, name)
        for resource, n in gains.items():
            yield from within(f"game.{name}.{resource}", n, 1, 50)
    for name in ("metal_value", "metal_tag"):
        missing = [metal for metal in get_args(v.Metal) if metal not in getattr(numbers, name)]
        if missing:
            yield f"game.{name}", f"says nothing of {', '.join(missing)}, expected an entry for steel and titanium"
    yield from _research(numbers)
    yield from faults_of_standard_projects(numbers)
    for i, project in enumerate(numbers.standard_projects):
        place = f"game.standard_projects[{i}]"
        if project.sells:
            yield f"{place}.sells", f"is {project.sells}, expected none: selling cards is no standard project here"
        yield from no_points((f"{place}.gain[{n}]", effect) for n, effect in enumerate(project.gain))


def _research(numbers: LegacyNumbers) -> Faults:
    begins = [step.from_generation for step in numbers.research]
    if not begins or begins[0] != 2 or begins != sorted(set(begins)):
        yield "game.research", f"begins in generations {begins}, expected 2 and later ones in order"
    for i, step in enumerate(numbers.research):
        yield from within(f"game.research[{i}].draw", step.draw, 1, 20)
        yield from within(f"game.research[{i}].keep", step.keep, 1, max(1, step.draw))


def _campaign(entry: CampaignEntry) -> Faults:
    yield from faults_of_id("campaign.id", entry.id)
    for name in ("name", "status"):
        if not getattr(entry, name).strip():
            yield f"campaign.{name}", "is empty, expected text"
    if not 1 <= len(entry.missions) <= MOST_MISSIONS:
        yield "campaign.missions", f"are {len(entry.missions)}, expected 1 to {MOST_MISSIONS}"
    yield from repeated("campaign.missions", entry.missions)
    yield from repeated("campaign.corporations", entry.corporations)
    if not 1 <= entry.players_min <= entry.players_max <= 5:
        yield "campaign", f"is for {entry.players_min} to {entry.players_max} players, expected a range within 1 to 5"
        return
    if len(entry.corporations) < entry.players_max:
        problem = f"are {len(entry.corporations)}, expected one for each of {entry.players_max} players"
        yield "campaign.corporations", problem
    yield from _titles(entry)
    for name in ("points", "names", "money"):
        missing = [title for title in _TITLES if title not in getattr(entry, name)]
        if missing:
            yield f"campaign.{name}", f"says nothing of {', '.join(missing)}, expected an entry for G, A, P and -"
    for name, table in (("points", entry.points), ("money", entry.money)):
        for title, n in table.items():
            yield from within(f"campaign.{name}.{title}", n, 0, 200)
    for name in ("newcomer_money", "solo_money"):
        yield from within(f"campaign.{name}", getattr(entry, name), 0, 200)


def _titles(entry: CampaignEntry) -> Faults:
    numbers = [str(n) for n in range(max(2, entry.players_min), entry.players_max + 1)]
    if sorted(entry.titles) != numbers:
        found = ", ".join(sorted(entry.titles)) or "none"
        yield "campaign.titles", f"are those of {found} players, expected a list for each of {', '.join(numbers)}"
    for players, titles in entry.titles.items():
        if players in numbers and len(titles) != int(players):
            yield f"campaign.titles.{players}", f"are {len(titles)}, expected one for each of {players} places"
        if list(titles) != sorted(titles, key=_TITLES.index):
            yield f"campaign.titles.{players}", f"are {', '.join(titles)}, expected the best title first"
