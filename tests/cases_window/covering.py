"""Situations in which programs like this one went wrong at the screen or in saving, by id.

Each has a test in this folder, marked `@case("UI-006")`, or is stated by tests elsewhere, listed in `ELSEWHERE`.
"""

from typing import Final

from tests.games.register import Register

case: Final[Register[str]] = Register()

ELSEWHERE: Final[dict[str, tuple[str, ...]]] = {
    "UI-002": (
        "tests.windows.test_handover_frames.test_no_frame_between_two_seats_shows_a_private_pixel_or_text",
        "tests.windows.test_cover.test_no_dialog_is_left_open_over_the_cover",
        "tests.windows.test_main_window.test_the_title_names_the_table_and_never_a_card",
    ),
    "UI-007": ("tests.models.test_controller.test_sealed_choices_are_asked_seat_after_seat_each_behind_a_cover",),
    "UI-009": (
        (
            "tests.models.test_handover."
            "test_a_question_that_needs_hidden_cards_brings_a_cover_for_that_seat_and_one_for_the_way_back"
        ),
        "tests.models.test_handover.test_after_an_open_question_to_another_seat_the_hand_comes_back_without_a_cover",
    ),
    "UI-012": (
        "tests.board.test_pointer.test_with_confirmation_the_first_click_shows_the_tile_and_the_second_places_it",
        "tests.windows.table.test_places.test_after_an_undo_the_question_is_asked_again",
    ),
    "UI-013": (
        "tests.windows.table.test_passing.test_pass_never_has_the_keyboard_by_itself",
        "tests.windows.table.test_passing.test_passing_asks_when_something_else_could_be_done",
    ),
    "UI-014": (
        "tests.engine.test_session.test_ui_014_undo_stops_where_hidden_cards_came_to_light",
        "tests.engine.test_session.test_ui_014_undo_stops_at_a_shuffle_even_when_the_card_stays_hidden",
        "tests.engine.test_session.test_ui_014_undo_stops_where_the_turn_passed_to_another_seat",
        "tests.windows.table.test_reasons.test_drawn_cards_block_undo_with_the_reason",
    ),
    "UI-015": (
        "tests.engine.test_session.test_ui_015_undo_of_the_second_action_restores_the_turn_with_one_action_taken",
    ),
    "UI-016": (
        "tests.engine.test_session.test_ui_016_undo_never_goes_back_across_a_generation",
        "tests.engine.test_session.test_ui_016_one_undo_takes_back_one_answer",
    ),
    "UI-018": (
        "tests.models.test_log_filter.test_every_line_of_a_whole_game_is_kept",
        "tests.models.test_log_filter.test_only_lines_of_a_kind_are_shown_each_under_its_heading",
        "tests.models.test_log_filter.test_only_what_concerns_a_seat_is_shown",
        "tests.models.test_log_filter.test_only_one_generation_is_shown",
        "tests.windows.table.test_log_menu.test_what_is_copied_and_saved_tells_no_secret_of_a_running_game",
    ),
    "UI-019": (
        "tests.windows.table.test_look.test_regions_lie_side_by_side_inside_the_page",
        "tests.board.test_view.test_keys_zoom_in_and_out_within_limits_and_zero_fits",
    ),
    "UI-020": (
        (
            "tests.windows.table.test_reasons."
            "test_every_standard_project_is_listed_with_its_price_and_the_reason_if_it_is_too_dear"
        ),
    ),
    "UI-023": ("tests.windows.table.test_log_menu.test_a_menu_at_a_line_closes_with_the_next_answer",),
    "UI-026": (
        "tests.windows.test_replay.test_space_plays_at_the_chosen_speed_and_stops",
        "tests.windows.table.test_motion.test_what_an_answer_changed_is_marked_until_the_next_answer",
    ),
    "UI-027": (
        "tests.windows.table.test_log_menu.test_taking_back_to_a_line_asks_says_how_many_answers_and_can_be_redone",
        "tests.windows.test_main_window.test_the_whole_turn_is_taken_back_from_the_menu_after_asking",
    ),
    "UI-028": (
        "tests.windows.test_cover.test_nothing_shines_through",
        "tests.windows.test_cover.test_the_cover_follows_the_size_of_the_window",
    ),
    "QT-002": ("tests.board.test_repaint.test_a_carried_tile_leaves_no_trail",),
    "QT-004": (
        "tests.board.test_repaint.test_a_move_within_a_hex_repaints_the_tile_alone",
        "tests.board.test_repaint.test_the_view_never_repaints_all_for_one_item",
    ),
    "QT-006": (
        "tests.models.test_rows.test_a_persistent_index_follows_its_row",
        "tests.models.test_table.test_models_followed_step_by_step_show_what_fresh_ones_show",
    ),
    "QT-011": ("tests.windows.test_lifetimes.test_fifty_windows_opened_and_closed_leave_nothing_behind",),
    "QT-014": ("tests.windows.test_main_window.test_closing_in_the_middle_of_a_turn_loses_no_answer",),
    "QT-018": ("tests.windows.test_geometry.test_the_window_does_not_creep_when_the_program_is_started_again",),
    "QT-019": (
        (
            "tests.windows.test_geometry."
            "test_a_window_seen_by_less_than_100_pixels_opens_in_the_middle_of_the_first_screen"
        ),
    ),
    "QT-020": (
        "tests.board.test_pointer.test_a_click_on_the_tray_and_a_click_on_a_hex_place_the_tile",
        "tests.windows.table.test_whole_game.test_a_whole_game_is_played_by_keys_alone_under_all_covers",
    ),
    "QT-022": ("tests.board.test_view.test_screen_readers_find_every_place_by_name",),
    "SV-001": (
        "tests.profile.test_files.test_a_file_cut_short_by_a_full_disk_leaves_the_old_one",
        "tests.profile.test_database.test_an_answer_that_finds_the_disk_full_is_refused_whole",
    ),
    "SV-003": ("tests.profile.test_database.test_a_newer_profile_is_refused_and_not_touched",),
    "SV-008": (
        "tests.profile.test_database.test_a_second_program_is_refused_until_the_first_one_ends",
        "tests.profile.test_database.test_an_answer_refused_by_a_foreign_lock_can_be_given_again",
    ),
    "SV-012": (
        "tests.profile.test_migrations.test_a_profile_of_every_version_opens_with_all_that_is_in_it",
        "tests.profile.test_migrations.test_steps_run_once_and_in_order",
    ),
    "SV-013": (
        "tests.models.test_saving.test_a_table_of_another_revision_goes_on_from_where_it_stood_and_says_so",
        "tests.models.test_saving.test_a_table_that_plays_out_otherwise_goes_on_from_where_it_stood",
    ),
}
"""Tests by id, each as module and name."""
