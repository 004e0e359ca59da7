"""Situations in which programs that keep campaigns went wrong, and what the rule book says of some, by id.

Each has a test in this folder, marked `@case("CP-006")`, or is stated by tests elsewhere, listed in `ELSEWHERE`.
"""

from typing import Final

from tests.games.register import Register

case: Final[Register[str]] = Register()

ELSEWHERE: Final[dict[str, tuple[str, ...]]] = {
    "CP-001": (
        "tests.profile.test_migrations.test_a_step_that_leaves_nothing_of_a_table_is_not_made",
        "tests.profile.test_campaigns.test_a_stored_campaign_of_this_version_adds_up_to_what_it_did",
        ("tests.profile.test_campaigns.test_a_campaign_with_lines_missing_is_never_shown_as_a_shorter_or_empty_one"),
    ),
    "CP-002": (
        "tests.profile.test_campaign_files.test_fields_that_the_writing_program_did_not_know_have_their_defaults",
        "tests.profile.test_campaign_files.test_a_file_of_every_format_is_read",
        "tests.profile.test_campaigns.test_a_campaign_is_replaced_only_after_it_was_exported",
        "tests.profile.test_campaigns.test_nothing_is_replaced_when_the_export_before_cannot_be_written",
    ),
    "CP-009": (
        (
            "tests.games.legacy.campaign.test_history."
            "test_a_mission_once_open_stays_open_when_the_one_before_is_played_anew"
        ),
    ),
    "CP-017": (
        "tests.profile.test_backup.test_one_backup_of_each_of_fourteen_days_is_kept",
        "tests.profile.test_backup.test_one_backup_of_each_of_eight_weeks_is_kept",
        "tests.profile.test_campaigns.test_a_lost_profile_is_brought_back_from_its_backup_with_its_campaigns",
        "tests.profile.test_campaign_files.test_a_campaign_goes_through_a_file_unchanged",
    ),
}
"""Tests by id, each as module and name."""
