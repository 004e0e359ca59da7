"""The sample campaign holds what a campaign needs, in the numbers it promises."""

from collections import Counter
from itertools import pairwise

import msgspec
import pytest

from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.terraforming import vocabulary as v
from mars_desktop.games.terraforming.content import Card, content
from mars_desktop.games.terraforming.effect_places import effects_of
from mars_desktop.games.terraforming.legacy_words import legacy_words
from mars_desktop.games.terraforming.maps import OCEAN_AREA

CAMPAIGN = campaign_content()
MISSIONS = range(1, 8)
OURS = [card for card in CAMPAIGN.cards[: CAMPAIGN.projects] if card.id not in content().index]
DEVELOPMENTS = [card for card in CAMPAIGN.cards if isinstance(card.face, v.Development) and card.face.corporation]


def pool(mission: int) -> list[Card]:
    return [CAMPAIGN.cards[index] for index in CAMPAIGN.pool_of(mission)]


def uses_the_legacy(card: Card) -> bool:
    """Whether a card does something that the base game cannot say."""
    face = card.face
    assert isinstance(face, v.Project)
    return any(place not in ("deck", "missions", "flavour") for place, _ in legacy_words(face))


def test_there_are_seven_missions_each_with_all_it_needs() -> None:
    assert list(CAMPAIGN.missions) == list(MISSIONS)
    for mission in CAMPAIGN.missions.values():
        assert mission.setup
        assert mission.notes
        assert len(mission.milestones) == 5
        assert len(mission.awards) == 5
        assert len(mission.briefing) > 300
        assert mission.starting_tr.solo < mission.starting_tr.players


def test_no_milestone_or_award_comes_back_in_a_later_mission() -> None:
    missions = CAMPAIGN.missions.values()
    goals = [goal.id for m in missions for goal in m.milestones] + [goal.id for m in missions for goal in m.awards]
    assert len(goals) == len(set(goals)) == 70


def test_every_mission_has_a_twist_that_its_data_carries_out() -> None:
    for mission in CAMPAIGN.missions.values():
        twist = mission.twist
        assert twist.tiles or twist.start or twist.triggers or twist.modifiers or twist.generations or twist.goal


def test_the_six_maps_have_61_areas_18_of_them_for_oceans() -> None:
    maps = {mission.map: CAMPAIGN.map_of(number) for number, mission in CAMPAIGN.missions.items()}
    assert len(maps) == len(CAMPAIGN.layouts) == 6
    for board in maps.values():
        assert board.hexes == 61
        assert Counter(board.kind)[OCEAN_AREA] == 18


def test_missions_that_follow_each_other_lie_on_different_maps() -> None:
    assert all(a.map != b.map for a, b in pairwise(CAMPAIGN.missions.values()))


def test_there_are_six_corporations_with_two_sides() -> None:
    assert len(CAMPAIGN.sides) == 6
    for identity, sides in CAMPAIGN.sides.items():
        faces = [CAMPAIGN.cards[side].face for side in sides]
        assert [face.side for face in faces if isinstance(face, v.Corporation)] == ["A", "B"], identity


def test_there_are_84_developments_two_for_each_corporation_and_mission() -> None:
    assert len(DEVELOPMENTS) == 84
    assert {(identity, n): {"a", "b"} for identity in CAMPAIGN.sides for n in MISSIONS} == {
        key: set(versions) for key, versions in CAMPAIGN.developments.items()
    }


def test_there_are_36_innovations_legal_in_all_missions_each_with_a_written_word() -> None:
    innovations = [card for card in OURS if card.innovation]
    assert len(innovations) == 36
    for card in innovations:
        assert isinstance(card.face, v.Project)
        assert card.face.missions == tuple(MISSIONS)
        assert card.face.flavour


def test_mission_1_brings_140_cards_of_our_own_and_each_later_one_about_25() -> None:
    decks = Counter(card.deck for card in OURS)
    assert decks.pop("innovation") == 36
    assert decks.pop("mission-1") == 140
    assert set(decks) == {f"mission-{n}" for n in range(2, 8)}
    assert all(25 <= n <= 27 for n in decks.values())


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_pool_has_150_cards_and_more_half_of_them_ours(mission: int) -> None:
    cards = pool(mission)
    ours = [card for card in cards if card in OURS]
    assert len(cards) >= 150
    assert len(ours) * 2 >= len(cards)
    assert sum(map(uses_the_legacy, ours)) * 2 >= len(ours)


@pytest.mark.parametrize("mission", MISSIONS[1:])
def test_a_later_mission_retires_some_cards_and_its_own_are_new(mission: int) -> None:
    before, now = set(CAMPAIGN.pool_of(mission - 1)), set(CAMPAIGN.pool_of(mission))
    assert before - now
    new = {card.id for card in OURS if card.deck == f"mission-{mission}"}
    assert new <= {CAMPAIGN.cards[index].id for index in now - before}


def test_ids_and_names_are_the_cards_own_those_of_the_base_game_included() -> None:
    ours = [*OURS, *CAMPAIGN.cards[CAMPAIGN.projects :]]
    cards = [*ours, *content().cards]
    assert [card_id for card_id, n in Counter(card.id for card in cards).items() if n > 1] == []
    assert [name for name, n in Counter(card.name for card in cards).items() if n > 1] == []


def test_no_two_cards_do_the_same() -> None:
    seen: dict[bytes, str] = {}
    others = [card for card in content().cards if not card.is_corporation]
    for card in (*OURS, *DEVELOPMENTS, *others):
        does = (card.requires, card.vp, card.holds, card.immediate, card.triggers, card.modifiers, card.actions)
        key = msgspec.json.encode((card.event, card.tags, does))
        assert key not in seen, f"{card.id} and {seen[key]}"
        seen[key] = card.id


def test_a_city_of_the_base_game_that_gave_money_production_gives_worker_production_here() -> None:
    changed = []
    for card in (card for card in content().cards if card.id in CAMPAIGN.index and not card.is_corporation):
        effects = [effect for _, effect in effects_of(card.face)]
        places_city = any(isinstance(effect, v.Place) and effect.tile == "city" for effect in effects)
        if places_city and any(isinstance(effect, v.Produce) and effect.mc != 0 for effect in effects):
            here = [effect for _, effect in effects_of(CAMPAIGN[card.id].face) if isinstance(effect, v.Produce)]
            assert sum(isinstance(effect.workers, int) and effect.workers > 0 for effect in here) == 1, card.id
            assert all(effect.mc == 0 for effect in here), card.id
            changed.append(card.id)
    assert len(changed) == 6


@pytest.mark.parametrize("mission", MISSIONS)
def test_tiles_of_cards_on_ocean_areas_leave_room_for_every_ocean(mission: int) -> None:
    on_water = [
        card.id
        for card in (*pool(mission), *(card for card in OURS if card.innovation))
        for _, effect in effects_of(card.face)
        if isinstance(effect, v.Place)
        and effect.tile != "ocean"
        and effect.where is not None
        and effect.where.area == "ocean"
    ]
    assert 18 - len(on_water) >= CAMPAIGN.missions[mission].tracks.oceans.max


def test_titles_bring_15_10_and_5_points_and_help_the_other_way_round() -> None:
    campaign = CAMPAIGN.campaign
    assert campaign.points == {"G": 15, "A": 10, "P": 5, "-": 0}
    assert campaign.money == {"G": 0, "A": 5, "P": 10, "-": 15}
    assert campaign.titles == {
        "2": ("G", "P"),
        "3": ("G", "A", "P"),
        "4": ("G", "A", "P", "-"),
        "5": ("G", "A", "P", "-", "-"),
    }


def test_the_campaign_says_that_it_is_not_the_published_one() -> None:
    assert "not the published one" in CAMPAIGN.campaign.status
