"""The cases about what a campaign remembers, adds up, and hides."""

import pytest

from mars_desktop.engine.reason import Refused
from mars_desktop.games.legacy.campaign import (
    Box,
    Change,
    DevelopmentChosen,
    Left,
    MissionAbandoned,
    MissionCorrected,
    MissionOpened,
    MissionState,
    Returned,
    history,
    next_campaign,
    preview,
    sheet_rows,
    standalone_start,
    start_of,
)
from mars_desktop.games.legacy.mission_start import MissionResult, SeatResult
from tests.cases_campaign.covering import case
from tests.games.legacy.campaign.evening import INNOVATIONS, SMALL, Evening, ranked


@case("CP-006")
def test_after_scoring_titles_points_money_saved_cards_and_developments_are_all_there() -> None:
    evening = Evening(3).start(1, "p1", "p2", "p3", match="table")
    told = MissionResult(
        1,
        (
            SeatResult(71, 2, "A", {1: "b"}, ("always-1",), ("innovation-1",)),
            SeatResult(88, 1, "B", {1: "a"}, ("always-2", "early-1")),
            SeatResult(60, 3, "A", {1: "a"}),
        ),
        pool=("innovation-2",),
        innovations=INNOVATIONS[2:],
    )
    evening.campaign = next_campaign(evening.campaign, SMALL, told, evening.now, "table")
    seen = evening.book
    assert [player.titles for player in seen.players] == [{1: "A"}, {1: "G"}, {1: "P"}]
    assert [player.title_points for player in seen.players] == [10, 15, 5]
    assert [player.points for player in seen.players] == [71, 88, 60]
    assert [player.next_money for player in seen.players] == [5, 0, 10]
    assert [player.box for player in seen.players] == [
        Box("greenwake", {1: "b"}, ("always-1",), ("innovation-1",)),
        Box("hearth", {1: "a"}, ("always-2", "early-1"), ()),
        Box("lantern", {1: "a"}, (), ()),
    ]
    assert (seen.pool, seen.innovations) == (("innovation-2",), INNOVATIONS[2:])
    assert seen.next_mission == 2


@case("CP-008")
def test_who_leaves_touches_nobody_elses_box_and_finds_the_own_one_again() -> None:
    evening = Evening(4).play(1, "p1", "p2", "p3", "p4")
    before = evening.book.players
    evening.add(Left, player="p2")
    assert [player.box for player in evening.book.players] == [player.box for player in before]
    assert [player.left for player in evening.book.players] == [False, True, False, False]
    assert [player.title_points for player in evening.book.players] == [15, 10, 5, 0]
    assert evening.add(Returned, player="p2").book.players == before


@case("CP-010")
def test_a_mission_half_played_is_not_finished_and_can_be_played_again() -> None:
    evening = Evening(2).start(1)
    states = [evening.book.mission(1).state, evening.book.mission(2).state]
    evening.add(MissionAbandoned, mission=1)
    states.append(evening.book.mission(1).state)
    assert states == [MissionState.IN_PLAY, MissionState.LOCKED, MissionState.ABANDONED]
    assert evening.book.mission(1).entries == {}
    evening.start(1).finish(1, "p2", "p1")
    assert evening.book.mission(1).state is MissionState.FINISHED
    evening.add(MissionCorrected, mission=1, results=ranked("p1", "p2"))
    assert isinstance(history(evening.campaign)[-1].line, MissionCorrected)
    assert evening.book.mission(1).corrected is not None


@case("CP-011")
def test_an_absent_player_keeps_the_box_and_has_15_money_on_return() -> None:
    evening = Evening(3).start(1)
    evening.finish(1, **ranked("p1", "p2") | {"p3": SeatResult(60, 3, "A", {1: "b"}, ("always-1",))})
    box = evening.book.player("p3").box
    evening.play(2, "p1", "p2").add(MissionOpened, mission=3)
    assert evening.book.player("p3").box == box
    seat = start_of(evening.campaign, SMALL, 3, ("p1", "p2", "p3")).seats[2]
    assert (seat.money, seat.title, seat.saved, seat.developments) == (15, "", ("always-1",), {1: "b"})


@case("CP-012")
def test_order_first_player_and_titles_use_those_present_only() -> None:
    evening = Evening(5).play(1, "p5", "p4", "p3", "p2", "p1").add(MissionOpened, mission=2)
    start = start_of(evening.campaign, SMALL, 2, ("p2", "p1"))
    assert ([seat.player for seat in start.seats], start.first) == (["p2", "p1"], -1)
    evening.start(2, "p2", "p1").finish(2, "p1", "p2")
    page = evening.book.mission(2)
    assert (page.present, page.absent) == (("p2", "p1"), ("p3", "p4", "p5"))
    assert {player: entry.title for player, entry in page.entries.items()} == {"p1": "G", "p2": "P"}


@case("CP-014")
def test_a_sealed_mission_is_a_number_and_nothing_else_in_book_sheet_and_preview() -> None:
    evening = Evening(2).play(1, "p1", "p2")
    opening = MissionOpened(at=evening.now, mission=2)
    shown = (
        repr(evening.book),
        repr(sheet_rows(evening.book, SMALL)),
        repr(preview(evening.campaign, SMALL, MissionCorrected(at=evening.now, mission=1, results=ranked("p2", "p1")))),
    )
    for sealed in ("Long Winter", "Open Water", "The Crossing", "greenwake-2"):
        assert not any(sealed in text for text in shown)
    with pytest.raises(Refused, match="mission-sealed"):
        start_of(evening.campaign, SMALL, 2, ("p1", "p2"))
    assert preview(evening.campaign, SMALL, opening).after.mission(2).title == "Long Winter"


@case("CP-015")
def test_a_forgotten_player_is_put_in_and_titles_and_money_are_worked_out_anew_after_a_preview() -> None:
    evening = Evening(3).play(1, "p1", "p2")
    line = MissionCorrected(at=evening.now, mission=1, results=ranked("p1", "p3", "p2"))
    changes = preview(evening.campaign, SMALL, line).changes
    assert Change("p3", "title", 1, "", "A") in changes
    assert Change("p3", "next-money", 0, 15, 5) in changes
    assert Change("p2", "points", 1, 70, 60) in changes
    assert evening.book.player("p3").titles == {}
    evening.add(MissionCorrected, mission=1, results=line.results)
    assert [player.titles[1] for player in evening.book.players] == ["G", "P", "A"]
    assert [player.next_money for player in evening.book.players] == [0, 10, 5]


@case("CP-018")
def test_of_two_players_the_second_is_prefect_with_5_title_points_and_10_money() -> None:
    evening = Evening(2).start(1).finish(1, p1=SeatResult(80, 1), p2=SeatResult(70, 2))
    assert [(p.titles[1], p.title_points, p.next_money) for p in evening.book.players] == [("G", 15, 0), ("P", 5, 10)]


@case("CP-019")
def test_fourth_and_fifth_have_no_title_and_15_money_each() -> None:
    evening = Evening(5).play(1, "p1", "p2", "p3", "p4", "p5").add(MissionOpened, mission=2)
    for player in evening.book.players[3:]:
        assert (player.titles[1], player.title_points, player.next_money) == ("-", 0, 15)
    assert [seat.title for seat in start_of(evening.campaign, SMALL, 2, ("p4", "p5")).seats] == ["-", "-"]


@case("CP-022")
def test_the_mission_is_told_of_no_saved_card_or_of_just_that_one() -> None:
    evening = Evening(2).start(1).finish(1, **ranked("p1") | {"p2": SeatResult(70, 2, saved=("always-1",))})
    start = start_of(evening.add(MissionOpened, mission=2).campaign, SMALL, 2, ("p1", "p2"))
    assert [seat.saved for seat in start.seats] == [(), ("always-1",)]


@case("CP-023")
def test_versions_of_developments_stay_and_the_side_of_the_corporation_may_change() -> None:
    evening = Evening(2)
    evening.start(1).finish(1, p1=SeatResult(80, 1, "A", {1: "b"}), p2=SeatResult(70, 2))
    evening.start(2).finish(2, p1=SeatResult(80, 1, "B", {1: "b", 2: "a"}), p2=SeatResult(70, 2))
    evening.add(MissionOpened, mission=3)
    assert [evening.book.mission(n).entries["p1"].side for n in (1, 2)] == ["A", "B"]
    seat = start_of(evening.campaign, SMALL, 3, ("p1", "p2")).seats[0]
    assert (seat.corporation, seat.developments) == ("greenwake", {1: "b", 2: "a"})
    with pytest.raises(Refused, match="development-fixed"):
        evening.add(DevelopmentChosen, player="p1", mission=1, version="a")


@case("CP-025")
def test_a_stand_alone_mission_gives_15_money_no_saved_cards_and_every_development_to_choose() -> None:
    start = standalone_start(SMALL, 4, 3)
    assert start.standalone
    assert (start.mission, start.pool, start.innovations) == (4, (), INNOVATIONS)
    assert [(seat.money, seat.saved, seat.developments) for seat in start.seats] == [(15, (), {})] * 3
