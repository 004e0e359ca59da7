"""The 13 corporations, each stated in numbers: what it starts with and what it does."""

import pytest

from mars_desktop.engine import Setup
from mars_desktop.games.terraforming.resources import RESOURCES, TAGS
from mars_desktop.games.terraforming.rules import TerraformingRules
from tests.games.terraforming.cards.covering import card, each_card
from tests.games.terraforming.cards.playing import changes, play, unplayable, unusable, use, why_not
from tests.games.terraforming.situation import Situation


def company(corporation: str, *, seats: int = 2, other: str = "beginner-corporation") -> Situation:
    """Seat 0 has the corporation, without stock and with its first action done; seat 1 has ``other``."""
    table = Situation(seats=seats, corporations=(corporation, other)[:seats])
    for player in table.state.players:
        player.owes_first_action = False
        player.stock = [0] * len(player.stock)
    return table


START = {
    "beginner-corporation": ({"mc": 42}, {}, ""),
    "saturn-systems": ({"mc": 42}, {"titanium": 1, "mc": 1}, "jovian"),
    "credicor": ({"mc": 57}, {}, ""),
    "phobolog": ({"mc": 23, "titanium": 10}, {}, "space"),
    "thorgate": ({"mc": 48}, {"energy": 1}, "power"),
    "ecoline": ({"mc": 36, "plants": 3}, {"plants": 2}, "plant"),
    "helion": ({"mc": 42}, {"heat": 3}, "space"),
    "interplanetary-cinematics": ({"mc": 30, "steel": 20}, {}, "building"),
    "mining-guild": ({"mc": 30, "steel": 5}, {"steel": 1}, "building building"),
    "teractor": ({"mc": 60}, {}, "earth"),
    "tharsis-republic": ({"mc": 40}, {}, "building"),
    "united-nations-mars-initiative": ({"mc": 40}, {}, "earth"),
    "inventrix": ({"mc": 45}, {}, "science"),
}


@each_card(START)
def test_starting_stock_production_tags_and_first_action(
    name: str, numbers: tuple[dict[str, int], dict[str, int], str]
) -> None:
    stock, production, tags = numbers
    table = Situation(corporations=(name,))
    assert {r: table.stock_of(0, r) for r in RESOURCES if table.stock_of(0, r)} == stock
    assert {r: table.production_of(0, r) for r in RESOURCES if table.production_of(0, r)} == production
    assert " ".join(tag for tag in TAGS for _ in range(table.tags_of(0, tag))) == tags
    assert table.tr_of(0) == 20
    owing = {"tharsis-republic", "inventrix"}
    assert (f"first-action {name}" in table.options) == (name in owing)


@each_card(START)
def test_starting_production_adds_to_1_of_each_in_the_standard_game(
    name: str, numbers: tuple[dict[str, int], dict[str, int], str]
) -> None:
    table = Situation(corporations=(name,), corporate_era=False)
    assert {r: table.production_of(0, r) - 1 for r in RESOURCES} == dict.fromkeys(RESOURCES, 0) | numbers[1]


@card("beginner-corporation")
def test_beginner_keeps_all_10_dealt_cards_without_paying_and_chooses_nothing() -> None:
    rules = TerraformingRules(Setup.quick("terraforming", 3, 5, beginners="1,3"))
    assert [decision.seat for decision in rules.pending(rules.new_state())] == [1]
    state = TerraformingRules(Setup.quick("terraforming", 2, 5, beginners="all")).new_state()
    assert [(len(player.hand), player.stock[0]) for player in state.players] == [(10, 42), (10, 42)]


@card("saturn-systems")
def test_saturn_systems_get_1_mc_production_for_each_jovian_tag_played_by_anybody() -> None:
    table = company("saturn-systems")
    assert play(table, "terraforming-ganymede", 33) == {"tr": 2, "mc production": 1}
    table.turn_of(1).hand(1, "colonizer-training-camp", "power-plant").stock(1, mc=12)
    assert changes(table, "play colonizer-training-camp") == {"p2 cards": -1, "p2 mc": -8, "mc production": 1}
    assert changes(table, "play power-plant") == {"p2 cards": -1, "p2 mc": -4, "p2 energy production": 1}


@card("credicor")
def test_credicor_gets_4_mc_after_paying_for_a_card_printed_at_20_or_more() -> None:
    table = company("credicor")
    assert play(table, "mohole-area", 20, "place A5") == {"heat production": 4, "special A5": 1, "mc": 4}
    assert play(table, "lava-flows", 18, "place E1")["temperature"] == 4
    assert table.stock_of(0, "mc") == 0
    assert play(table.in_play(0, "shuttles", "earth-office"), "imported-nitrogen", 18) == {
        "tr": 1,
        "plants": 4,
        "mc": 4,
    }
    table.turn_of(0).hand(0, "immigration-shuttles").stock(0, mc=0, titanium=9)
    assert changes(table, "play immigration-shuttles", played=1) == {"titanium": -9, "mc production": 5, "mc": 4}


@card("credicor")
def test_credicor_gets_4_mc_for_the_greenery_and_city_projects_only() -> None:
    table = company("credicor").stock(0, mc=100)
    assert changes(table, "project power-plant") == {"mc": -11, "energy production": 1}
    assert changes(table, "project asteroid") == {"mc": -14, "temperature": 2, "tr": 1}
    table.turn_of(0)
    assert changes(table, "project aquifer", "place A5") == {"mc": -18, "ocean A5": 1, "oceans": 1, "tr": 1}
    assert changes(table, "project greenery", "place G3") == {"mc": -19, "greenery G3": 1, "oxygen": 1, "tr": 1}
    table.turn_of(0)
    assert changes(table, "project city", "place C3") == {"mc": -21, "city C3": 1, "mc production": 1}
    table.turn_of(1).stock(1, mc=25)
    assert changes(table, "project city", "place C5") == {"p2 mc": -25, "p2 city C5": 1, "p2 mc production": 1}


@card("credicor")
def test_credicor_with_standard_technology_and_rover_construction_gets_9_mc_back_for_a_city() -> None:
    table = company("credicor").in_play(0, "standard-technology", "rover-construction").stock(0, mc=24)
    assert why_not(table, "project city") == "needs-mc(have=24, need=25)"
    table.stock(0, mc=25)
    assert changes(table, "project city", "place C3") == {"mc": -16, "city C3": 1, "mc production": 1}


@card("phobolog")
def test_phobolog_pays_4_mc_with_each_titanium_and_5_with_advanced_alloys() -> None:
    table = company("phobolog").hand(0, "soletta").stock(0, titanium=8, mc=2)
    assert why_not(table, "play soletta") == "needs-payment(have=34, need=35)"
    table.stock(0, mc=3)
    assert changes(table, "play soletta", played=1) == {"titanium": -8, "mc": -3, "heat production": 7}
    table = company("phobolog").hand(0, "soletta").in_play(0, "advanced-alloys").stock(0, titanium=7)
    assert changes(table, "play soletta", played=1) == {"titanium": -7, "heat production": 7}
    other = Situation().hand(0, "soletta").stock(0, titanium=11, mc=2)
    assert changes(other, "play soletta", played=1) == {"titanium": -11, "mc": -2, "heat production": 7}


@card("thorgate")
def test_thorgate_pays_3_less_for_power_cards_and_the_power_plant_project() -> None:
    table = company("thorgate")
    assert play(table, "geothermal-power", 8) == {"energy production": 2}
    assert play(table, "power-plant", 1) == {"energy production": 1}
    assert play(table, "mine", 4) == {"steel production": 1}
    table.turn_of(0).stock(0, mc=7)
    assert why_not(table, "project power-plant") == "needs-mc(have=7, need=8)"
    table.stock(0, mc=8)
    assert changes(table, "project power-plant") == {"mc": -8, "energy production": 1}
    table.stock(0, mc=13)
    assert why_not(table, "project asteroid") == "needs-mc(have=13, need=14)"
    table.turn_of(1).stock(1, mc=10)
    assert why_not(table, "project power-plant") == "needs-mc(have=10, need=11)"


@card("ecoline")
def test_ecoline_pays_7_plants_for_a_greenery() -> None:
    table = company("ecoline").stock(0, plants=6)
    assert why_not(table, "convert plants") == "needs-stock(have=6, need=7, resource=plants)"
    greenery = {"plants": -7, "oxygen": 1, "tr": 1}
    table.stock(0, plants=14)
    assert changes(table, "convert plants", "place G3") == greenery | {"greenery G3": 1}
    assert changes(table, "convert plants", "place G4") == greenery | {"greenery G4": 1}
    table.turn_of(1).stock(1, plants=7)
    assert why_not(table, "convert plants") == "needs-stock(have=7, need=8, resource=plants)"


@card("ecoline")
def test_ecoline_pays_7_plants_for_the_greeneries_at_the_end_too() -> None:
    table = company("ecoline").production(0, plants=0).stock(0, plants=7).stock(1, plants=7)
    table.finish_game()
    table.do("convert plants", "place G3")
    assert table.pending == ()
    assert (table.points(0, "greeneries"), table.points(1, "greeneries")) == (1, 0)


@card("helion")
def test_helion_pays_mc_with_heat_for_cards_projects_actions_milestones_and_awards() -> None:
    table = company("helion").hand(0, "mine").stock(0, mc=1, heat=2)
    assert why_not(table, "play mine") == "needs-payment(have=3, need=4)"
    table.stock(0, heat=3)
    assert changes(table, "play mine mc=1 heat=3", played=1) == {"mc": -1, "heat": -3, "steel production": 1}
    table.stock(0, heat=14)
    assert changes(table, "project asteroid") == {"heat": -14, "temperature": 2, "tr": 1}
    table.turn_of(0).rating(0, 35).stock(0, heat=8)
    assert changes(table, "milestone terraformer") == {"heat": -8}
    table.stock(0, heat=8)
    assert changes(table, "fund thermalist") == {"heat": -8}
    table.in_play(0, "underground-detonations").stock(0, heat=9)
    assert unusable(table, "underground-detonations") == "needs-mc(have=9, need=10)"
    assert use(table.stock(0, heat=10), "underground-detonations") == {"heat": -10, "heat production": 2}


@card("helion")
def test_helion_pays_for_research_with_heat() -> None:
    table = company("helion").stock(0, heat=2).rating(0, 0).production(0, heat=0)
    table.end_generation()
    bought = table.rules.decision_of(table.state, 0)
    assert bought is not None
    assert bought.picks[0].high == 0
    table = company("helion").stock(0, heat=7).rating(0, 0).production(0, heat=0)
    table.end_generation()
    two = [table.table.cards[c].id for c in table.state.players[0].offered[:2]]
    table.do(f"p1 buy {' '.join(two)}", "p2 buy")
    assert (table.stock_of(0, "heat"), table.hand_of(0)) == (1, two)


@card("helion")
def test_helions_heat_is_no_mc_for_other_players_nor_for_the_tie_at_the_end() -> None:
    table = company("helion").stock(0, heat=9).turn_of(1).hand(1, "sabotage").stock(1, mc=2)
    assert changes(table, "play sabotage", "remove none") == {"p2 cards": -1, "p2 mc": -1}
    score = table.rules.score(table.state)
    assert [seat.total for seat in score.seats] == [20, 20]
    assert (score.winners, score.verdict) == ((1,), "tie-money")


@card("interplanetary-cinematics")
def test_interplanetary_cinematics_gets_2_mc_after_each_own_event_is_paid() -> None:
    table = company("interplanetary-cinematics")
    assert play(table, "bribed-committee", 7) == {"tr": 2, "mc": 2}
    assert play(table, "micro-mills", 3) == {"heat production": 1}
    table.turn_of(1).hand(1, "investment-loan").stock(1, mc=3).stock(0, mc=0)
    assert changes(table, "play investment-loan") == {"p2 cards": -1, "p2 mc": 7, "p2 mc production": -1}


@card("interplanetary-cinematics")
def test_a_space_event_brings_interplanetary_cinematics_with_media_group_and_optimal_aerobraking_8_mc() -> None:
    table = company("interplanetary-cinematics").in_play(0, "media-group", "optimal-aerobraking")
    assert play(table, "import-of-advanced-ghg", 9) == {"heat production": 2, "mc": 8, "heat": 3}


@card("mining-guild")
def test_mining_guild_gets_1_steel_production_for_each_own_tile_on_a_metal_hex() -> None:
    table = company("mining-guild").stock(0, mc=100)
    assert changes(table, "project city", "place I2") == {
        "mc": -25,
        "city I2": 1,
        "steel": 2,
        "mc production": 1,
        "steel production": 1,
    }
    assert changes(table, "project aquifer", "place I5") == {
        "mc": -18,
        "ocean I5": 1,
        "oceans": 1,
        "tr": 1,
        "titanium": 2,
        "steel production": 1,
    }
    table.turn_of(0)
    assert changes(table, "project greenery", "place I3") == {
        "mc": -23,
        "greenery I3": 1,
        "oxygen": 1,
        "tr": 1,
    }
    table.turn_of(1).stock(1, mc=25)
    assert changes(table, "project city", "place A1") == {
        "p2 mc": -25,
        "p2 city A1": 1,
        "p2 steel": 2,
        "p2 mc production": 1,
    }


@card("mining-guild")
def test_mining_guild_gets_2_steel_production_by_mining_rights_on_steel() -> None:
    table = company("mining-guild")
    assert play(table, "mining-rights", 9, "place C7") == {"special C7": 1, "steel": 1, "steel production": 2}
    table = company("mining-guild")
    assert play(table, "mining-rights", 9, "place H6") == {
        "special H6": 1,
        "titanium": 1,
        "titanium production": 1,
        "steel production": 1,
    }


@card("mining-guild")
def test_robotic_workforce_may_copy_the_starting_production_of_mining_guild() -> None:
    table = company("mining-guild")
    assert play(table, "robotic-workforce", 9) == {"steel production": 1}


@card("teractor")
def test_teractor_pays_3_less_for_earth_cards() -> None:
    table = company("teractor")
    assert play(table, "acquired-company", 7) == {"mc production": 3}
    assert play(table, "micro-mills", 3) == {"heat production": 1}
    assert play(table.in_play(0, "earth-office"), "cartel", 2) == {"mc production": 4}


@card("tharsis-republic")
def test_tharsis_republic_places_a_city_first_which_counts_as_one_action() -> None:
    table = Situation(corporations=("tharsis-republic",)).hand(0, "mine")
    assert why_not(table, "play mine") == "first-action-owed(card=tharsis-republic)"
    assert why_not(table, "project aquifer") == "first-action-owed(card=tharsis-republic)"
    assert changes(table, "first-action tharsis-republic", "place C3") == {
        "city C3": 1,
        "mc": 3,
        "mc production": 1,
    }
    assert table.asked.seat == 0
    assert changes(table, "play mine", paid=4, played=1) == {"steel production": 1}
    assert table.asked.seat == 1


@card("tharsis-republic")
def test_tharsis_republic_still_owes_its_city_after_passing() -> None:
    table = Situation(corporations=("tharsis-republic",))
    table.do("pass")
    table.end_generation()
    table.do("p1 buy", "p2 buy", "p2 pass")
    assert why_not(table, "p1 project aquifer") == "first-action-owed(card=tharsis-republic)"
    assert "first-action tharsis-republic" in table.options


@card("tharsis-republic")
def test_tharsis_republic_gets_3_mc_for_own_cities_and_1_mc_production_for_all_cities_on_mars() -> None:
    table = company("tharsis-republic")
    assert play(table, "phobos-space-haven", 25) == {
        "city phobos-space-haven": 1,
        "titanium production": 1,
        "mc": 3,
    }
    table.turn_of(0).stock(0, mc=25)
    assert changes(table, "project city", "place C3") == {"mc": -22, "city C3": 1, "mc production": 2}
    table.turn_of(1).stock(1, mc=45).hand(1, "ganymede-colony")
    assert changes(table, "project city", "place G3") == {
        "p2 mc": -25,
        "p2 city G3": 1,
        "p2 mc production": 1,
        "mc production": 1,
    }
    table.turn_of(0).stock(0, mc=23)
    assert changes(table, "project greenery", "place C4") == {"mc": -23, "greenery C4": 1, "oxygen": 1, "tr": 1}
    table.turn_of(1)
    assert changes(table, "play ganymede-colony") == {"p2 cards": -1, "p2 mc": -20, "p2 city ganymede-colony": 1}


@card("tharsis-republic")
def test_tharsis_republic_starts_a_solo_game_with_2_mc_production_for_the_neutral_cities() -> None:
    table = Situation(seats=1, corporations=("tharsis-republic",))
    assert (table.production_of(0, "mc"), table.stock_of(0, "mc"), table.tr_of(0)) == (2, 40, 14)


@card("united-nations-mars-initiative")
def test_united_nations_mars_initiative_buys_1_rating_for_3_after_any_rating_gain_of_the_generation() -> None:
    unmi = "united-nations-mars-initiative"
    table = company(unmi).stock(0, mc=3)
    assert unusable(table, unmi) == "needs-rating-raised"
    assert play(table, "bribed-committee", 7) == {"tr": 2}
    assert unusable(table.stock(0, mc=2), unmi) == "needs-mc(have=2, need=3)"
    assert use(table.stock(0, mc=3), unmi) == {"mc": -3, "tr": 1}
    table.turn_of(0)
    assert why_not(table, f"use {unmi}") == "used-this-generation"
    table.end_generation()
    table.do("p1 buy", "p2 buy", "p2 pass")
    assert unusable(table, unmi) == "needs-rating-raised"
    assert changes(table.stock(0, heat=8), "convert heat") == {"heat": -8, "temperature": 2, "tr": 1}
    table.stock(0, mc=3)
    assert changes(table, f"use {unmi}") == {"mc": -3, "tr": 1}


@card("inventrix")
def test_inventrix_draws_3_cards_first() -> None:
    table = Situation(corporations=("inventrix",)).hand(0, "mine")
    assert why_not(table, "play mine") == "first-action-owed(card=inventrix)"
    assert changes(table, "first-action inventrix") == {"cards": 3}
    assert changes(table, "play mine", paid=4, played=1) == {"steel production": 1}


@card("inventrix")
@pytest.mark.parametrize(
    ("name", "missed", "met", "reason"),
    [
        ("breathing-filters", {"oxygen": 4}, {"oxygen": 5}, "needs-oxygen(have=4, need=7, slack=2)"),
        ("dust-seals", {"oceans": 6}, {"oceans": 5}, "needs-at-most-oceans(have=6, need=3, slack=2)"),
        ("farming", {"temperature": -2}, {"temperature": 0}, "needs-temperature(have=-2, need=4, slack=4)"),
    ],
)
def test_inventrix_may_miss_global_requirements_by_2_steps(
    name: str, missed: dict[str, int], met: dict[str, int], reason: str
) -> None:
    table = company("inventrix").parameters(**missed)
    assert unplayable(table, name) == reason
    table.parameters(**met)
    assert f"play {name}" in table.options


@card("inventrix")
def test_inventrix_gets_no_leniency_on_tags_tiles_or_production() -> None:
    table = company("inventrix").in_play(0, "power-plant").tile("C3", "city", 1)
    assert unplayable(table, "fusion-power") == "needs-tags(have=1, need=2, tag=power)"
    assert unplayable(table, "rad-suits") == "needs-cities(have=1, need=2)"
    assert unplayable(table, "asteroid-mining-consortium") == "needs-production(have=0, need=1, resource=titanium)"
