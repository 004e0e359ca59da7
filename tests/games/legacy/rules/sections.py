"""Which tests state which sentence of the rule book of the Legacy: by section, each sentence in our own words."""

from collections.abc import Mapping
from typing import Final

Sentences = Mapping[str, tuple[str, ...]]

SECTIONS: Final[Mapping[str, Sentences]] = {
    "Game Overview": {
        "the game ends with enough oxygen, oceans and warmth; the winner has most points": (
            "test_the_mission_ends_after_the_generation_in_which_all_three_parameters_are_complete",
            "test_most_points_win",
        ),
        "the three best players gain titles and Title Points": (
            "test_places_bring_titles_title_points_and_money_for_the_next_mission",
        ),
    },
    "Global Parameters": {
        "raising a parameter raises the rating as much": ("test_each_raise_of_a_parameter_raises_the_rating_as_much",),
        "a complete parameter changes no more; cards that raise it may be played": (
            "test_a_complete_parameter_does_not_rise_and_gives_no_rating_but_the_rest_of_the_card_happens",
        ),
        "with all three complete the game ends after that generation": (
            "test_the_mission_ends_after_the_generation_in_which_all_three_parameters_are_complete",
            "test_two_complete_parameters_do_not_end_the_mission",
        ),
        "fifteen oceans are to be placed": (
            "test_fifteen_oceans_complete_the_track_and_an_ocean_card_may_still_be_played",
        ),
        "at 0 °C and above each raise melts a glacier that the active player chooses": (
            "test_raising_the_temperature_to_zero_melts_one_glacier_of_the_players_choice",
            "test_below_zero_nothing_melts",
            "test_two_steps_at_or_above_zero_melt_two_glaciers",
            "test_of_two_steps_only_the_one_that_ends_at_zero_melts",
            "test_the_temperature_step_of_a_bonus_melts_too",
            "test_without_a_glacier_left_nothing_melts",
            "test_every_step_that_ends_at_zero_or_above_melts_lost_ones_too",
        ),
        "the melter gains a plant and no placement bonus, adjacent tiles give a plant to their owners": (
            "test_melting_brings_no_placement_bonus_and_no_rating",
            "test_every_tile_beside_a_melting_glacier_gives_its_owner_a_plant",
            "test_the_melters_own_tile_beside_the_glacier_gives_a_plant_on_top_of_the_melters",
        ),
        "raising a maxed temperature still melts": (
            "test_raising_a_maxed_temperature_gives_no_rating_but_melts",
            "test_a_step_made_and_a_step_lost_melt_one_glacier_each",
        ),
    },
    "Game Board": {
        "all begin with a rating of 25": ("test_the_rating_starts_at_twenty_five_and_every_production_at_nothing",),
        "from generation 7 six cards": ("test_from_generation_seven_six_cards_are_drawn_three_kept_and_three_passed",),
        "tracks have their starts": ("test_markers_stand_at_their_starts_and_nothing_lies_on_the_map",),
        "bonus steps: heat production, a temperature step at 8 % oxygen": (
            "test_heat_production_is_the_bonus_of_the_first_temperature_steps",
            "test_eight_percent_of_oxygen_raise_the_temperature",
            "test_both_bonus_steps_of_one_raise_are_given",
            "test_no_ocean_comes_free_at_zero_degrees",
            "test_bonus_steps_are_those_of_the_missions_tracks",
        ),
        "printed resources and cards are gained": (
            "test_placing_a_tile_brings_the_bonus_printed_on_the_area",
            "test_a_card_printed_on_an_area_is_drawn_for_nothing",
        ),
    },
    "Tiles & Population": {
        "oceans on reserved areas only, nothing else there; nobody owns them": (
            "test_oceans_go_on_reserved_areas_only_and_no_other_tile_goes_there",
            "test_an_ocean_tile_belongs_to_nobody",
            "test_the_ocean_track_ends_before_the_reserved_areas_do",
        ),
        "each ocean, glaciers too, gives 2 M€ beside it": (
            "test_each_ocean_gives_two_money_to_whoever_places_beside_it_even_another_ocean",
            "test_a_glacier_counts_as_ocean_for_adjacency",
        ),
        "below 0 °C oceans are placed as glaciers, from 0 °C as water, which is no melting": (
            "test_an_ocean_below_the_melting_temperature_lies_on_its_glacier_side",
            "test_an_ocean_at_the_melting_temperature_or_above_lies_on_its_water_side_without_melting",
            "test_an_ocean_laid_before_the_temperature_reaches_zero_lies_as_glacier_and_may_melt",
            "test_an_ocean_laid_after_the_temperature_has_reached_zero_is_water_and_nothing_melts",
        ),
        "greeneries next to own tiles if possible, else anywhere": (
            "test_a_greenery_goes_beside_an_own_tile_if_possible",
            "test_without_an_own_tile_a_greenery_goes_anywhere",
        ),
        "cities not next to cities, with room for two Populations": (
            "test_a_city_may_not_touch_another_city_not_even_a_neutral_one",
            "test_a_city_has_room_for_two_populations_and_a_special_tile_for_one",
            "test_a_special_tile_counts_as_neither_city_nor_greenery",
        ),
        "Population on own cities and special tiles, 1 rating each": (
            "test_population_stands_on_own_cities_and_special_tiles_only",
            "test_each_population_placed_is_one_rating",
            "test_tiles_off_the_map_hold_population_and_have_no_neighbours",
        ),
        "each Population beside a placed tile gives 1 M€": (
            "test_each_population_on_adjacent_tiles_gives_one_money_whoever_owns_it",
            "test_population_and_oceans_beside_a_new_tile_both_pay",
            "test_an_ocean_placed_beside_population_is_paid_too",
            "test_placing_population_itself_is_no_tile_and_pays_nobody",
        ),
    },
    "Markers": {
        "the first player marker goes clockwise each generation": (
            "test_each_generation_the_first_player_marker_goes_one_step_clockwise",
        ),
    },
    "Player Boards": {
        "productions start at 0, only M€ may be negative, down to -5": (
            "test_the_rating_starts_at_twenty_five_and_every_production_at_nothing",
            "test_only_money_production_may_be_negative_and_never_below_minus_five",
        ),
        "steel pays 2 for building, titanium 3 for space": (
            "test_steel_pays_two_for_building_cards_and_titanium_three_for_space_cards",
        ),
        "workers may be spent for Population, and for nothing else": (
            "test_ten_workers_become_one_population_on_a_tile_of_choice",
            "test_workers_may_not_pay_for_cards",
            "test_workers_are_the_seventh_standard_resource_and_population_is_none",
        ),
        "leftover energy becomes heat": ("test_energy_becomes_heat_before_new_energy_is_produced",),
    },
    "Cards": {
        "either side of a corporation each mission": (
            "test_for_each_mission_either_side_of_the_corporation_may_be_played",
        ),
        "a development stays as it was chosen": ("test_a_development_once_chosen_stays_for_the_whole_campaign",),
        "actions once per generation, effects always": (
            "test_an_action_costs_what_stands_left_of_the_arrow_and_is_used_once_a_generation",
            "test_effects_without_an_arrow_always_work",
        ),
        "requirements when playing only, some too late": (
            "test_a_card_needs_its_requirement_only_when_it_is_played",
            "test_a_red_requirement_comes_too_late",
        ),
        "the mission index says in which missions a card is included": (
            "test_the_deck_of_a_mission_holds_exactly_the_cards_marked_for_it_and_the_innovations_of_the_pool",
        ),
    },
    "Campaign Preparations": {
        "each player chooses a corporation for the campaign": (
            "test_each_player_chooses_a_corporation_that_nobody_else_has",
        ),
        "innovations wait in their box": ("test_innovations_outside_the_pool_lie_in_their_box",),
    },
    "Mission 1 Setup": {
        "a first player": (
            "test_the_first_player_of_a_campaign_mission_is_the_one_it_names",
            "test_the_last_governor_who_takes_part_is_first_player_else_chance_decides",
        ),
        "ten cards": ("test_ten_project_cards_are_dealt_to_each_player",),
        "side, cards and development chosen at once; 3 M€ for each card kept, not more than can be paid": (
            "test_sides_and_cards_are_chosen_in_secret_and_revealed_in_player_order",
            "test_three_money_are_paid_for_each_card_kept_and_the_others_are_discarded",
            "test_nobody_can_keep_more_cards_than_the_corporation_can_pay",
            "test_each_player_chooses_one_of_two_developments_and_it_costs_nothing",
        ),
        "corporations give what they say": (
            "test_a_corporation_gives_its_starting_resources_and_production",
            "test_the_corporations_own_tag_sets_off_its_own_effect",
        ),
        "developments after corporations, in player order, in any order of one's own": (
            "test_developments_are_played_in_player_order_after_all_corporations",
            "test_several_developments_are_played_in_the_order_that_serves_their_owner",
            "test_the_player_orders_the_effects_of_developments",
        ),
        "what the mission adds": ("test_the_mission_twist_gives_to_everybody_after_the_developments",),
    },
    "Saved Cards and Starting Hand": {
        "saved cards come before setup": (
            "test_saved_cards_come_to_the_hand_for_nothing_before_setup_as_normal",
            "test_a_saved_card_lies_in_no_deck",
        ),
        "unplayable ones are replaced": (
            "test_saved_cards_that_are_not_playable_in_this_mission_are_replaced_by_random_cards",
            "test_only_cards_legal_in_the_next_mission_are_saved_and_illegal_ones_are_replaced",
        ),
        "none saved: two random cards": (
            "test_without_any_saved_card_two_random_cards_are_drawn",
            "test_with_one_saved_card_there_is_just_that_one",
        ),
    },
    "Generations": {
        "player order, not in the first generation": (
            "test_each_generation_the_first_player_marker_goes_one_step_clockwise",
            "test_the_first_generation_has_no_player_order_phase_and_no_research",
        ),
        "research: draw, keep, pass, buy": (
            "test_four_cards_are_drawn_two_kept_and_two_passed_left_in_even_and_right_in_uneven_generations",
            "test_from_generation_seven_six_cards_are_drawn_three_kept_and_three_passed",
            "test_even_generations_pass_to_the_left_others_to_the_right_six_cards_from_the_seventh",
            "test_any_number_of_the_cards_may_be_bought_for_three_money_each",
            "test_nobody_buys_more_cards_than_the_money_pays",
            "test_cards_not_bought_are_discarded",
        ),
        "an empty deck is made anew": ("test_when_the_deck_runs_out_the_discards_are_shuffled_into_a_new_one",),
        "one or two actions or pass, clockwise until all have passed": (
            "test_players_take_one_or_two_actions_or_pass_clockwise_until_all_have_passed",
        ),
        "production as in the base game": (
            "test_production_is_that_of_the_base_game",
            "test_income_is_rating_plus_money_production_and_may_be_less_than_the_rating",
            "test_all_seven_resources_are_produced",
            "test_used_actions_may_be_used_again_in_the_next_generation",
        ),
    },
    "Actions": {
        "one or two in any combination; whoever does not pass has another turn": (
            "test_the_same_action_may_be_taken_twice_in_a_turn",
            "test_whoever_does_not_pass_gets_another_turn",
            "test_all_ten_actions_exist_and_selling_cards_is_an_action_of_its_own",
        ),
    },
    "A) Play a Card from Your Hand": {
        "effects must be possible": (
            "test_a_card_whose_production_loss_is_not_there_cannot_be_played",
            "test_a_card_that_places_population_needs_a_place_for_it",
        ),
        "but parameters may be complete or lowest": (
            "test_a_card_may_raise_parameters_that_are_complete",
            "test_a_card_may_lower_a_parameter_that_is_at_its_minimum_or_complete_which_is_ignored",
        ),
        "resources may be uncollectable, removing is optional": (
            "test_a_card_may_add_resources_that_nobody_can_hold",
            "test_removing_is_optional_may_be_done_in_part_and_hits_one_player",
        ),
        "events face down, other tags stay": (
            "test_an_event_lies_face_down_and_its_tags_no_longer_count",
            "test_tags_of_automated_and_active_cards_count",
            "test_an_effect_in_play_sees_the_tags_of_the_card_that_brings_it",
        ),
    },
    "B) Sell Cards from Your Hand": {
        "1 M€ for each, and no standard project": (
            "test_selling_cards_brings_one_money_each",
            "test_selling_cards_is_no_standard_project",
            "test_no_cards_no_sale",
        ),
    },
    "C) Use a Standard Project": {
        "five projects with their prices": (
            "test_the_power_plant_costs_ten_and_gives_energy_production",
            "test_the_asteroid_costs_fourteen_and_raises_the_temperature",
            "test_the_aquifer_costs_eighteen_and_places_an_ocean_with_its_bonus",
            "test_the_greenery_costs_twenty_three_and_raises_oxygen",
            "test_the_city_costs_twenty_five_and_raises_worker_production",
        ),
        "several times in a generation": (
            "test_there_are_five_standard_projects_each_usable_several_times_in_a_generation",
        ),
    },
    "D) Claim a Milestone": {
        "8 M€, 5 points, criteria, once, three in all": (
            "test_a_milestone_costs_eight_and_is_worth_five_points",
            "test_a_milestone_needs_its_criteria",
            "test_a_milestone_may_be_claimed_by_one_player_only",
            "test_so_many_milestones_may_be_claimed_in_all_as_the_mission_says",
        ),
    },
    "E) Fund an Award": {
        "8, 14, 20 M€, each once": (
            "test_awards_cost_eight_fourteen_and_twenty_and_in_the_last_mission_a_fourth_twenty_six",
            "test_each_award_can_only_be_funded_once",
        ),
        "5 and 2 points, friendly ties, no second of two": (
            "test_awards_give_five_and_two_ties_are_friendly_and_two_players_have_no_second_place",
            "test_it_does_not_matter_who_funded_an_award",
        ),
    },
    "F) Use the Action on a Blue Card": {
        "pay what stands left of the arrow, once per generation": (
            "test_an_action_costs_what_stands_left_of_the_arrow_and_is_used_once_a_generation",
            "test_an_action_that_costs_a_card_takes_one_from_the_hand",
        ),
    },
    "G) Convert Plants into Greenery": {"8 plants": ("test_eight_plants_become_a_greenery_with_its_bonus",)},
    "H) Convert Heat into Temperature": {"8 heat": ("test_eight_heat_become_a_temperature_step",)},
    "I) Convert Workers into Population": {
        "10 workers, also for tiles in space": (
            "test_ten_workers_become_one_population_on_a_tile_of_choice",
            "test_population_off_the_map_gives_rating_and_has_no_neighbours",
            "test_population_needs_places_the_lowest_price_counts_and_cards_melt_at_any_temperature",
        ),
    },
    "J) Innovation Action": {
        "once per mission with enough science tags": (
            "test_the_innovation_action_may_be_taken_once_per_mission",
            "test_the_innovation_action_needs_the_science_tags_that_the_mission_names",
            "test_the_innovation_action_is_one_of_the_two_actions_of_a_turn",
        ),
        "three drawn, one kept in hand or box, two discarded": (
            "test_three_random_innovations_are_drawn_one_kept_and_two_discarded_beside_the_box",
            "test_the_innovation_kept_may_be_saved_to_the_box_for_the_next_mission",
            "test_innovation_action_once_and_its_card_in_the_box_does_not_count_as_saved",
            "test_a_short_innovation_box_gives_fewer_and_an_empty_one_none",
            "test_innovations_are_drawn_in_secret",
        ),
        "discards go back into the box at the end": (
            "test_discarded_innovations_are_shuffled_back_into_their_box_at_the_end_of_the_mission",
        ),
    },
    "Final Conversion": {
        "plants, workers and heat after the production phase": (
            "test_after_the_last_production_plants_workers_and_heat_may_be_converted",
            "test_heat_at_the_maximum_gives_no_rating_but_melts",
            "test_without_a_glacier_heat_cannot_be_converted_at_the_end",
        ),
        "one each in player order, coming round again": (
            "test_the_final_conversion_begins_with_the_first_player_of_the_generation",
            "test_each_player_in_order_does_one_conversion_and_the_turn_comes_round_again",
            "test_final_conversion_one_each_round_and_round",
            "test_whoever_gets_enough_on_anothers_turn_may_convert_when_the_turn_comes_back",
            "test_whoever_declined_is_asked_again_after_somebody_converted",
            "test_a_melt_may_bring_the_plants_for_another_greenery",
            "test_the_final_conversion_ends_when_nobody_can_or_wants_to_convert",
        ),
    },
    "Saving Cards": {
        "two that the next mission allows, the rest discarded": (
            "test_up_to_two_unplayed_cards_that_the_next_mission_allows_are_saved_and_the_others_discarded",
            "test_cards_are_saved_in_secret_by_all_at_once",
            "test_cards_sent_to_the_box_during_the_mission_do_not_count_towards_the_two",
            "test_nothing_is_saved_after_the_last_mission_and_hands_are_discarded_before_scoring",
        ),
    },
    "Final Scoring": {
        "rating, awards, milestones, map, cards": (
            "test_rating_is_the_basic_score",
            "test_a_greenery_is_worth_one_point_and_one_more_for_each_city_beside_it_to_the_owner_of_the_city",
            "test_population_itself_scores_nothing_beyond_its_rating",
            "test_points_on_cards_count_events_included",
        ),
        "ties by order of passing in the last generation": (
            "test_ties_are_decided_by_order_of_passing_in_the_final_generation",
            "test_order_of_passing_is_that_of_the_last_generation_only",
            "test_who_passed_first_stands_higher",
        ),
    },
    "Titles": {
        "G, A, P and no title with points and help; of two players G and P": (
            "test_places_bring_titles_title_points_and_money_for_the_next_mission",
            "test_titles_points_and_money_of_the_campaign",
            "test_the_help_for_the_last_title_comes_with_the_corporation_and_may_pay_for_cards",
        ),
    },
    "Clean Up": {
        "only cards marked for the next mission stay, innovations always": (
            "test_the_deck_of_a_mission_holds_exactly_the_cards_marked_for_it_and_the_innovations_of_the_pool",
            "test_a_saved_innovation_leaves_the_pool_and_any_other_stays_in_it",
            "test_innovations_are_where_the_mission_left_them",
        ),
    },
    "Next Mission": {"envelopes are opened in order": ("test_missions_are_opened_in_order",)},
    "Suggestions": {
        "the active player orders effects, others' included": (
            "test_the_active_player_orders_all_effects_those_of_others_included",
        ),
    },
    "Playing Solo": {
        "neutral cities and greeneries": (
            "test_two_neutral_cities_each_with_a_greenery_stand_on_the_map_before_cards_are_chosen",
            "test_the_costs_of_the_four_top_cards_place_the_neutral_tiles",
        ),
        "six rating less": (
            "test_each_mission_says_what_rating_to_start_with_six_less_than_with_several_players",
            "test_starting_rating_is_twenty_five_with_several_players_and_nineteen_alone_or_what_the_mission_says",
        ),
        "no awards, no milestones": ("test_awards_and_milestones_are_not_used",),
        "a neutral opponent": ("test_there_is_a_neutral_opponent_to_steal_from_and_to_reduce_in_whatever_it_takes",),
        "twelve generations": (
            "test_the_mission_always_lasts_twelve_generations",
            "test_alone_twelve_generations_neutral_tiles_a_simulated_draft_and_no_milestones",
        ),
        "a simulated draft": ("test_a_draft_is_simulated",),
        "scoring as the mission says": (
            "test_a_solo_mission_is_won_with_its_points_and_its_complete_parameters",
            "test_a_solo_mission_brings_no_money_for_a_title",
            "test_parameters_that_are_not_complete_still_rise_in_the_final_conversion",
        ),
    },
    "Adding or Losing Players During the Campaign": {
        "boxes of the absent stay; 15 M€ for who comes back or joins": (
            "test_the_box_of_somebody_absent_is_not_touched",
            "test_who_missed_the_mission_before_has_15_money_whatever_titles_there_were_earlier",
            "test_a_new_player_has_15_money",
        ),
    },
    "Stand-Alone Game": {
        "15 M€, two cards, developments up to this mission": (
            "test_alone_standing_missions_give_fifteen_money_and_two_cards_to_everybody",
            "test_in_a_stand_alone_game_a_development_is_chosen_for_each_mission_up_to_this",
            "test_a_stand_alone_mission_is_one_that_everybody_enters_there",
            "test_a_stand_alone_game_saves_nothing_for_a_next_mission",
        ),
        "two innovations times the mission number": (
            "test_in_a_stand_alone_game_two_random_innovations_times_the_mission_number_join_the_pool",
        ),
    },
    "Symbols": {
        "cards drawn by effects are free, lamps mean innovations": (
            "test_a_card_drawn_by_an_effect_is_not_paid_for",
            "test_a_card_with_the_lamp_comes_at_random_from_the_innovation_box",
        ),
        "wild resources are chosen": ("test_the_choice_of_standard_resources_is_the_players",),
        "other resources lie on cards, floaters too": (
            "test_resources_that_are_no_standard_ones_lie_on_their_cards",
            "test_floaters_are_a_tag_and_a_resource_on_cards",
        ),
        "reducing a production must be done": ("test_reducing_a_production_must_be_done_and_may_hit_oneself",),
        "lowering costs nobody rating": (
            "test_lowering_costs_no_rating_bonus_steps_come_once_and_steps_made_anew_give_rating",
            "test_a_bonus_step_passed_by_one_player_is_not_given_to_another",
        ),
    },
    "Are You Ready for the Next Mission?": {
        "cards, developments, results and titles are kept": (
            "test_the_end_of_a_mission_fills_the_boxes_of_those_present",
            "test_developments_stay_with_their_owner",
        ),
    },
}
