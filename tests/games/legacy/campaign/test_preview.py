"""What a line would change is shown before it is added; the score sheet as a table."""

import pytest

from mars_desktop.engine.reason import Refused
from mars_desktop.games.legacy.campaign import (
    Change,
    MissionCorrected,
    Retitled,
    SavedChanged,
    Undone,
    preview,
    sheet_rows,
)
from mars_desktop.games.legacy.mission_start import SeatResult
from tests.games.legacy.campaign.evening import SMALL, Evening, ranked


def test_a_correction_shows_titles_title_points_and_money_before_and_after() -> None:
    evening = Evening(2).play(1, "p1", "p2")
    line = MissionCorrected(at=evening.now, mission=1, results={"p1": SeatResult(80, 2), "p2": SeatResult(90, 1)})
    seen = preview(evening.campaign, SMALL, line)
    assert seen.changes == (
        Change("p1", "place", 1, 1, 2),
        Change("p1", "title", 1, "G", "P"),
        Change("p1", "title-points", 1, 15, 5),
        Change("p2", "points", 1, 70, 90),
        Change("p2", "place", 1, 2, 1),
        Change("p2", "title", 1, "P", "G"),
        Change("p2", "title-points", 1, 5, 15),
        Change("p1", "total", 0, 15, 5),
        Change("p1", "standing", 0, 1, 2),
        Change("p1", "next-money", 0, 0, 10),
        Change("p2", "total-points", 0, 70, 90),
        Change("p2", "total", 0, 5, 15),
        Change("p2", "standing", 0, 2, 1),
        Change("p2", "next-money", 0, 10, 0),
    )
    assert seen.before == evening.book
    assert seen.after == evening.add(MissionCorrected, mission=1, results=line.results).book


def test_undoing_shows_what_would_be_gone() -> None:
    evening = Evening(2).play(1, "p1", "p2")
    changes = preview(evening.campaign, SMALL, Undone(at=evening.now, line=evening.last)).changes
    assert Change("p1", "title", 1, "G", "") in changes
    assert Change("p2", "next-money", 0, 10, 0) in changes


def test_a_line_that_changes_no_figure_shows_none() -> None:
    evening = Evening(2).play(1, "p1", "p2")
    assert preview(evening.campaign, SMALL, Retitled(at=evening.now, title="Fridays")).changes == ()


def test_a_preview_tells_what_is_unusual() -> None:
    evening = Evening(2).play(1, "p1", "p2")
    line = SavedChanged(at=evening.now, player="p1", saved=("always-1", "always-2", "always-3"))
    assert [reason.key for reason in preview(evening.campaign, SMALL, line).remarks] == ["saved-over-limit"]


def test_there_is_no_preview_of_what_is_refused() -> None:
    evening = Evening(2)
    with pytest.raises(Refused):
        preview(evening.campaign, SMALL, Undone(at=evening.now, line=1))


def test_the_score_sheet_has_a_row_for_each_player_and_four_cells_for_each_mission() -> None:
    rows = sheet_rows(Evening(3).play(1, "p2", "p1", "p3").play(2, "p1", "p2").book, SMALL)
    assert rows[0][:6] == (
        "Player", "Corporation", "Mission 1 points", "Mission 1 place", "Mission 1 title", "Mission 1 TP",
    )  # fmt: skip
    assert rows[0][-3:] == ("Points", "TP", "Standing")
    assert [len(row) for row in rows] == [2 + 4 * 4 + 3] * 4
    assert rows[1] == (
        "Mira", "Greenwake", "70", "2", "A", "10", "80", "1", "G", "15", *[""] * 8, "150", "25", "1",
    )  # fmt: skip
    assert rows[3] == ("Aylin", "Lantern Institute", "60", "3", "P", "5", *[""] * 12, "60", "5", "3")


def test_the_score_sheet_names_no_sealed_mission() -> None:
    assert "Long Winter" not in str(sheet_rows(Evening(2).play(1, "p1", "p2").book, SMALL))


def test_the_score_sheet_of_a_solo_campaign_says_won_or_lost() -> None:
    evening = Evening(1, solo=True).start(1).finish(1, p1=SeatResult(62, 1, won=True))
    evening.start(2).finish(2, p1=SeatResult(40, 1, won=False))
    heading, row = sheet_rows(evening.book, SMALL)
    assert heading[2:5] == ("Mission 1 points", "Mission 1 place", "Mission 1 won")
    assert row == ("Mira", "Greenwake", "62", "1", "yes", "40", "1", "no", *[""] * 6, "102")
    assert len(heading) == len(row)


def test_a_preview_of_a_forgotten_player_shows_the_new_entry() -> None:
    evening = Evening(3).play(1, "p1", "p2")
    line = MissionCorrected(at=evening.now, mission=1, results=ranked("p3", "p1", "p2"))
    changes = preview(evening.campaign, SMALL, line).changes
    assert Change("p3", "title", 1, "", "G") in changes
    assert Change("p3", "next-money", 0, 15, 0) in changes
