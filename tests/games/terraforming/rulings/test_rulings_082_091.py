"""Rulings 82 to 91: effects of single cards."""

import pytest

from tests.games.terraforming.rulings.numbering import ruling
from tests.games.terraforming.situation import Situation


@ruling(82)
def test_robotic_workforce_repeats_one_whole_production_box_losses_included() -> None:
    table = Situation().stock(0, mc=9).production(0, energy=1).hand(0, "robotic-workforce")
    table.in_play(0, "cupola-city", "strip-mine", "space-elevator", "aquifer-pumping", "immigrant-city")
    table.production(0, mc=-5).do("play robotic-workforce")
    # strip mine wants 2 energy, immigrant city would pass -5, aquifer pumping has no production box
    assert table.options == {"copy cupola-city", "copy space-elevator"}
    table.do("copy cupola-city")
    assert table.productions(0) == {"mc": -2}
    assert table.state.tile == [0] * len(table.state.tile)


@ruling(82)
def test_robotic_workforce_is_unplayable_without_a_box_that_can_be_repeated() -> None:
    table = Situation().stock(0, mc=9).hand(0, "robotic-workforce").in_play(0, "strip-mine", "rover-construction")
    table.in_play(1, "mine")
    assert table.refused("play robotic-workforce").key == "nothing-to-copy"


@ruling(82)
def test_robotic_workforce_may_repeat_the_steel_of_mining_guild() -> None:
    table = Situation(corporations=("mining-guild",)).stock(0, mc=9).hand(0, "robotic-workforce")
    table.do("play robotic-workforce")
    assert table.production_of(0, "steel") == 2


@ruling(83)
def test_robotic_workforce_counts_medical_lab_anew_and_repeats_mined_metal() -> None:
    table = Situation().stock(0, mc=18).hand(0, "mining-rights", "robotic-workforce")
    table.do("play mining-rights", "place D1")
    table.in_play(0, "medical-lab", "strip-mine", "rover-construction").do("play robotic-workforce")
    assert table.options == {"copy mining-rights", "copy medical-lab"}
    before = table.state.copy()
    table.do("copy medical-lab")
    assert table.productions(0) == {"titanium": 1, "mc": 2}
    table.state = before
    table.do("copy mining-rights")
    assert table.productions(0) == {"titanium": 2}


@ruling(83)
@pytest.mark.parametrize(
    ("card", "resource", "count"), [("heat-trappers", "heat", 2), ("biomass-combustors", "plants", 1)]
)
def test_robotic_workforce_may_pick_another_victim(card: str, resource: str, count: int) -> None:
    table = Situation(seats=3).stock(0, mc=9).hand(0, "robotic-workforce").in_play(0, card)
    table.production(1, **{resource: 2}).production(2, **{resource: 2})
    table.do("play robotic-workforce")
    assert table.options == {"reduce p2", "reduce p3"}
    table.do("reduce p3")
    assert table.production_of(2, resource) == 2 - count
    assert table.production_of(0, "energy") == (1 if card == "heat-trappers" else 2)


@ruling(83)
def test_robotic_workforce_repeats_neither_events_nor_cards_without_a_building_tag() -> None:
    table = Situation().stock(0, mc=9).hand(0, "robotic-workforce")
    table.in_play(0, "solar-wind-power", "imported-ghg", "sponsors")
    assert table.refused("play robotic-workforce").key == "nothing-to-copy"


@ruling(84)
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("noctis-city", {"energy": 1}, {"mc": 3}), ("immigrant-city", {"energy": 1, "mc": 2}, {})],
)
def test_robotic_workforce_repeats_noctis_city_with_its_loss_and_immigrant_city_too(
    card: str, before: dict[str, int], after: dict[str, int]
) -> None:
    table = Situation().stock(0, mc=9).production(0, **before).hand(0, "robotic-workforce").in_play(0, card)
    table.do("play robotic-workforce")
    assert table.productions(0) == after


@ruling(85)
def test_ceos_favorite_project_adds_to_an_own_card_that_holds_something() -> None:
    table = Situation().stock(0, mc=1).hand(0, "ceos-favorite-project")
    table.in_play(0, "fish", "tardigrades", "search-for-life", "security-fleet").in_play(1, "birds").holding("birds", 4)
    table.holding("tardigrades", 1).holding("search-for-life", 1)
    table.do("play ceos-favorite-project")
    assert table.options == {"add tardigrades", "add search-for-life"}
    table.do("add search-for-life")
    assert table.held_by("search-for-life") == 2
    assert table.card_points("search-for-life") == 3


@ruling(85)
def test_ceos_favorite_project_is_playable_for_nothing() -> None:
    table = Situation().stock(0, mc=1).hand(0, "ceos-favorite-project").in_play(0, "fish")
    table.do("play ceos-favorite-project")
    assert table.held_by("fish") == 0
    assert table.asked.kind == "action"


@ruling(86)
def test_resources_for_another_card_are_compulsory_on_one_card_of_each_kind_or_dropped() -> None:
    table = Situation().stock(0, mc=23).hand(0, "imported-nitrogen").in_play(0, "tardigrades", "ants", "fish", "pets")
    table.do("play imported-nitrogen")
    assert table.options == {"add tardigrades", "add ants"}
    table.do("add ants")
    assert table.options == {"add fish", "add pets"}
    table.do("add pets")
    held = [table.held_by(card) for card in ("tardigrades", "ants", "fish", "pets")]
    assert held == [0, 3, 0, 2]
    nothing = Situation().stock(0, mc=23).hand(0, "imported-nitrogen").in_play(1, "tardigrades", "fish")
    nothing.do("play imported-nitrogen")
    assert nothing.asked.kind == "action"
    assert (nothing.held_by("tardigrades"), nothing.held_by("fish")) == (0, 0)


@ruling(86)
def test_symbiotic_fungus_is_usable_for_nothing() -> None:
    table = Situation().in_play(0, "symbiotic-fungus").in_play(1, "ants")
    table.do("use symbiotic-fungus")
    assert table.held_by("ants") == 0
    assert table.refused("use symbiotic-fungus").key == "used-this-generation"


@ruling(87)
@pytest.mark.parametrize(("tags", "production"), [(("moss", "grass"), 1), (("moss", "grass", "trees"), 4)])
def test_nitrogen_rich_asteroid_gives_4_plant_production_instead_of_1_with_3_plant_tags(
    tags: tuple[str, ...], production: int
) -> None:
    table = Situation().stock(0, mc=31).hand(0, "nitrogen-rich-asteroid").in_play(0, *tags)
    table.do("play nitrogen-rich-asteroid")
    assert table.production_of(0, "plants") == production
    assert table.tr_of(0) == 23


@ruling(88)
@pytest.mark.parametrize(("top", "science"), [("virus", 1), ("advanced-ecosystems", 1), ("fish", 0)])
def test_search_for_life_reveals_to_all_and_scores_a_microbe_tag_on_any_card(top: str, science: int) -> None:
    table = Situation().stock(0, mc=1).in_play(0, "search-for-life").deck_top(top)
    table.do("use search-for-life")
    revealed = [event.seen_by(1) for event in table.events if event.kind == "reveal"]
    assert [event.values for event in revealed] == [(top,)]
    assert table.held_by("search-for-life") == science
    assert table.card_points("search-for-life") == 3 * science
    assert table.stock_of(0, "mc") == 0
    assert table.state.discard[-1] == table.table.content.index[top]


@ruling(88)
def test_search_for_life_is_worth_3_at_most() -> None:
    table = Situation().in_play(0, "search-for-life").holding("search-for-life", 3)
    assert table.card_points("search-for-life") == 3


@ruling(89)
@pytest.mark.parametrize("card", ["inventors-guild", "business-network"])
def test_looking_at_a_card_is_allowed_without_the_money_to_buy_it(card: str) -> None:
    table = Situation().stock(0, mc=2).in_play(0, card).deck_top("grass")
    table.do(f"use {card}")
    look = next(event for event in table.events if event.kind == "look")
    assert look.seen_by(0).hidden == ("grass",)
    assert look.seen_by(1).hidden == ()
    assert table.hand_of(0) == []
    assert table.state.discard[-1] == table.table.content.index["grass"]
    rich = Situation().stock(0, mc=3).in_play(0, card).deck_top("grass")
    rich.do(f"use {card}", "buy grass")
    assert rich.hand_of(0) == ["grass"]
    assert rich.stock_of(0, "mc") == 0


@ruling(90)
def test_insulation_and_power_infrastructure_take_at_least_1() -> None:
    table = Situation().stock(0, mc=2).hand(0, "insulation").in_play(0, "power-infrastructure")
    assert table.refused("play insulation").key == "needs-production"
    assert table.refused("use power-infrastructure").key == "needs-stock"
    table.production(0, heat=2).stock(0, energy=2).do("play insulation")
    assert table.options == {"amount 1", "amount 2"}
    table.do("amount 2", "use power-infrastructure")
    assert table.options == {"amount 1", "amount 2"}
    table.do("amount 1")
    assert table.productions(0) == {"mc": 2}
    assert table.stocks(0) == {"mc": 1, "energy": 1}


@ruling(91)
def test_media_archives_count_events_ever_played_by_all() -> None:
    table = Situation().stock(0, mc=8).hand(0, "media-archives").in_play(0, "asteroid", "comet").in_play(1, "virus")
    table.do("play media-archives")
    assert table.stock_of(0, "mc") == 3


@ruling(91)
def test_toll_station_counts_space_tags_of_all_opponents_corporations_too() -> None:
    table = Situation(seats=3, corporations=("phobolog", "helion", "credicor")).stock(0, mc=12)
    table.in_play(0, "space-station").in_play(1, "satellites", "asteroid").in_play(2, "shuttles", "space-mirrors")
    table.hand(0, "toll-station").do("play toll-station")
    assert table.productions(0) == {"mc": 1 + 1 + 2}
