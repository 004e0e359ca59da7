"""Rule decisions 7 to 25: what holds where the rule book is silent or contradicts itself, each by its number."""

import pytest

from mars_desktop.games.legacy.campaign import start_of
from mars_desktop.games.legacy.content import campaign_content
from mars_desktop.games.legacy.mission_start import SeatStart
from tests.games.legacy.campaign.evening import SMALL, Evening
from tests.games.legacy.cards.reading import MISSIONS
from tests.games.legacy.rules.numbering import decision
from tests.games.legacy.situation import Beginning, Mission, StandAlone


@decision(7)
@pytest.mark.parametrize("mission", range(1, 8))
def test_starting_rating_is_twenty_five_with_several_players_and_nineteen_alone_or_what_the_mission_says(
    mission: int,
) -> None:
    said = MISSIONS[mission]["starting_tr"]
    assert mission > 1 or said == {"players": 25, "solo": 19}
    assert [Mission(seats=seats, mission=mission).tr_of(0) for seats in (1, 2, 5)] == [
        said["solo"],
        said["players"],
        said["players"],
    ]


@decision(8)
@pytest.mark.parametrize("mission", range(1, 8))
def test_the_ocean_track_ends_before_the_reserved_areas_do(mission: int) -> None:
    board = Mission(mission=mission).table.map
    assert (len(board.ocean_areas), board.goal(2)) == (18, MISSIONS[mission]["tracks"]["oceans"]["max"])
    assert board.goal(2) == 15 or mission > 1


@decision(9)
def test_all_ten_actions_exist_and_selling_cards_is_an_action_of_its_own() -> None:
    table = Mission().stock(0, mc=99, plants=8, heat=8, workers=10).hand(0, "asteroid").in_play(0, "borrowed-hands")
    table.tile("A2", "city", 0).people("A2", 1).tile("C1", "city", 0).people("C1", 2).tags(0, science=3)
    offered = {option.verb for option in table.asked.options} | {pick.stem.verb for pick in table.asked.picks}
    assert offered == {"play", "sell", "project", "milestone", "fund", "use", "convert", "innovation", "pass"}
    assert {"convert plants", "convert heat", "convert workers"} <= table.options
    projects = {option.words[0] for option in table.asked.options if option.verb == "project"}
    assert projects == {"power-plant", "asteroid", "aquifer", "greenery", "city"}


@decision(10)
def test_production_is_that_of_the_base_game() -> None:
    table = Mission().stock(0, energy=2, mc=3).production(0, mc=-2, energy=1, heat=1, workers=2)
    table.end_generation()
    assert table.stocks(0) == {"mc": 3 + 25 - 2, "energy": 1, "heat": 3, "workers": 2}


@decision(11)
def test_workers_are_the_seventh_standard_resource_and_population_is_none() -> None:
    table = Mission(mission=3)
    assert len(table.player(0).stock) == 7
    table.production(0, mc=1, steel=1, titanium=1, plants=1, energy=1).stock(0, mc=8)
    assert table.refused("milestone all-trades").key == "milestone-unmet"
    table.production(0, workers=1).do("milestone all-trades")
    assert table.points(0, "milestones") == 5


@decision(12)
def test_every_step_that_ends_at_zero_or_above_melts_lost_ones_too() -> None:
    for temperature, melted in ((-6, 0), (-4, 1), (-2, 2), (0, 2), (6, 2), (8, 2)):
        table = Mission().parameters(temperature=temperature).glacier("D4", "F6", "G3").tile("C4", "city", 1)
        table.afford(0, "big-asteroid").do("play big-asteroid")
        while table.asked.kind == "melt":
            table.do("melt " + min(table.glaciers()))
        assert len(table.waters()) == melted
        assert (table.stock_of(0, "plants"), table.stock_of(1, "plants")) == (melted, int(melted > 0))


@decision(13)
@pytest.mark.parametrize(
    ("mission", "temperature", "resource"),
    [
        (1, -24, "heat"),
        (2, -22, "heat"),
        (3, -14, "energy"),
        (4, -6, "plants"),
        (5, -22, "energy"),
        (6, -16, "energy"),
        (7, -12, "workers"),
    ],
)
def test_bonus_steps_are_those_of_the_missions_tracks(mission: int, temperature: int, resource: str) -> None:
    table = Mission(mission=mission).parameters(temperature=temperature - 2).stock(0, mc=14)
    table.do("project asteroid")
    assert table.productions(0) == {resource: 1}


@decision(14)
def test_innovation_action_once_and_its_card_in_the_box_does_not_count_as_saved() -> None:
    table = Mission().tags(0, science=3).innovation_top("warm-stone").hand(0, "asteroid", "comet")
    table.do("innovation", "innovate warm-stone box")
    assert table.refused("innovation").key == "innovation-used"
    table.parameters(temperature=8, oxygen=14, oceans=15).end_generation()
    table.do("p1 save asteroid comet")
    assert (len(table.result().seats[0].saved), len(table.result().seats[0].boxed)) == (2, 1)


@decision(15)
def test_only_cards_legal_in_the_next_mission_are_saved_and_illegal_ones_are_replaced() -> None:
    table = Mission(mission=2).hand(0, "seed-ice", "asteroid")
    table.parameters(temperature=8, oxygen=14, oceans=15).end_generation()
    assert table.asked.picks[0].items == ("asteroid",)
    skipped = Beginning(SeatStart("p1", "greenwake", saved=("seed-ice", "?")), seats=2, mission=4)
    assert len(skipped.hand_of(0)) == 2
    assert "seed-ice" not in skipped.hand_of(0)
    assert (len(skipped.hand_of(1)), len(Beginning(SeatStart("p1", saved=("asteroid",))).player(0).hand)) == (2, 0)


@decision(15)
def test_with_one_saved_card_there_is_just_that_one() -> None:
    table = Beginning(SeatStart("p1", "greenwake", saved=("asteroid",)), seats=2, mission=2)
    assert table.hand_of(0) == ["asteroid"]


@decision(16)
def test_who_passed_first_stands_higher() -> None:
    table = Mission(seats=3).parameters(temperature=8, oxygen=14, oceans=15).stock(0, mc=10)
    table.do("p1 project power-plant", "p1 end", "p2 pass", "p3 pass", "p1 pass")
    assert [seat.place for seat in table.result().seats] == [3, 1, 2]
    assert table.rules.score(table.state).winners == (1,)


@decision(17)
def test_titles_points_and_money_of_the_campaign() -> None:
    campaign = campaign_content().campaign
    assert campaign.titles == {
        "2": ("G", "P"),
        "3": ("G", "A", "P"),
        "4": ("G", "A", "P", "-"),
        "5": ("G", "A", "P", "-", "-"),
    }
    assert dict(campaign.points) == {"G": 15, "A": 10, "P": 5, "-": 0}
    assert dict(campaign.money) == {"G": 0, "A": 5, "P": 10, "-": 15}
    assert campaign.newcomer_money == 15


@decision(18)
def test_the_last_governor_who_takes_part_is_first_player_else_chance_decides() -> None:
    evening = Evening(3).play(1, "p3", "p1", "p2")
    assert start_of(evening.start(2).campaign, SMALL, 2, ("p1", "p2", "p3")).first == 2
    absent = Evening(3).play(1, "p3", "p1", "p2").start(2, "p1", "p2")
    assert start_of(absent.campaign, SMALL, 2, ("p1", "p2")).first == -1
    firsts = {Beginning(seats=3, first=-1, seed=seed).state.first for seed in range(20)}
    assert firsts == {0, 1, 2}


@decision(19)
def test_final_conversion_one_each_round_and_round() -> None:
    table = Mission().tile("A2", "city", 0).tile("I1", "city", 1).production(0, plants=16).production(1, plants=16)
    table.parameters(temperature=8, oxygen=14, oceans=15).end_generation()
    seats = []
    while table.pending and table.asked.kind == "conversion":
        seats.append(table.asked.seat)
        table.do("convert plants")
        table.apply(table.asked.options[0])
    assert seats == [0, 1, 0, 1]


@decision(20)
@pytest.mark.parametrize("generation", range(2, 13))
def test_even_generations_pass_to_the_left_others_to_the_right_six_cards_from_the_seventh(generation: int) -> None:
    table = Mission(seats=3)
    table.state.generation = generation - 1
    table.end_generation()
    dealt = [table.names(player.offered) for player in table.here.players]
    keep = 3 if generation >= 7 else 2
    assert {len(cards) for cards in dealt} == {2 * keep}
    table.do(*(f"p{seat + 1} draft " + " ".join(cards[:keep]) for seat, cards in enumerate(dealt)))
    left = 1 if generation % 2 == 0 else -1
    assert [table.names(table.player((seat + left) % 3).offered)[keep:] for seat in range(3)] == [
        c[keep:] for c in dealt
    ]


@decision(21)
def test_population_off_the_map_gives_rating_and_has_no_neighbours() -> None:
    table = Mission().tile("wheel-habitat", "city", 0).stock(0, workers=10)
    table.do("convert workers")
    assert (table.tr_of(0), table.people_at("wheel-habitat")) == (26, 1)
    assert not table.table.map.adjacent[table.table.map.index["wheel-habitat"]]


@decision(22)
def test_a_stand_alone_mission_is_one_that_everybody_enters_there() -> None:
    table = StandAlone(2, mission=7)
    assert len(campaign_content().missions) == len(campaign_content().campaign.missions) == 7
    assert [(p.money, p.title, p.titles) for p in table.here.players] == [(15, "-", ())] * 2


@decision(23)
def test_alone_twelve_generations_neutral_tiles_a_simulated_draft_and_no_milestones() -> None:
    table = Mission(seats=1).stock(0, mc=99)
    assert table.table.last_generation() == 12
    assert table.refused("fund headcount").key == "not-in-solo"
    table.end_generation()
    assert (len(table.player(0).offered), table.asked.picks[0].low) == (4, 2)


@decision(24)
def test_lowering_costs_no_rating_bonus_steps_come_once_and_steps_made_anew_give_rating() -> None:
    table = Mission().parameters(temperature=-26).stock(0, mc=14 + 14).afford(0, "long-night")
    table.do("project asteroid")
    assert (table.tr_of(0), table.production_of(0, "heat")) == (26, 1)
    table.do("play long-night")
    assert (table.parameter("temperature"), table.tr_of(0), table.production_of(0, "heat")) == (-26, 26, 3)
    table.turn_of(0).do("project asteroid")
    assert (table.parameter("temperature"), table.tr_of(0), table.production_of(0, "heat")) == (-24, 27, 3)


@decision(24)
def test_a_bonus_step_passed_by_one_player_is_not_given_to_another() -> None:
    table = Mission().parameters(temperature=-26).stock(0, mc=14).stock(1, mc=14).afford(0, "long-night")
    table.do("p1 project asteroid", "p1 play long-night", "p2 project asteroid")
    assert (table.tr_of(1), table.productions(1)) == (26, {})


@decision(25)
def test_population_needs_places_the_lowest_price_counts_and_cards_melt_at_any_temperature() -> None:
    table = Mission(sides=("common-hearth-a",)).tile("A2", "city", 0).people("A2", 1).stock(0, mc=30, workers=8)
    table.stock(0, mc=0).afford(0, "great-emigration", "seed-ice").glacier("D4")
    assert table.refused("play great-emigration").values == (("need", 2), ("have", 1))
    table.do("play seed-ice")
    assert (table.parameter("temperature"), table.waters()) == (-30, {"D4"})
    table.do("convert workers")
    assert table.stocks(0)["plants"] == 4
    assert "workers" not in table.stocks(0)
