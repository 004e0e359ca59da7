"""Campaigns that are open: what lines would change, what a mission tells, how a table's result comes to the book."""

from pathlib import Path

import pytest

from mars_desktop.games.legacy.campaign import (
    PRINTED,
    Campaign,
    Founded,
    Joined,
    Left,
    Line,
    Member,
    MissionAbandoned,
    MissionFinished,
    MissionOpened,
    MissionStarted,
    Renamed,
    Undone,
    founded,
)
from mars_desktop.games.legacy.mission_start import SeatResult
from mars_desktop.games.legacy.rules import LegacyRules
from mars_desktop.models.campaign_desk import CampaignDesk, LineRefused
from mars_desktop.models.campaign_history import history_rows
from mars_desktop.models.campaign_list import campaign_rows
from mars_desktop.models.campaign_missions import briefing, clean_up, savable
from mars_desktop.models.campaign_packs import SAMPLE, book_content, cards_of, content_or_none, pack_choices
from mars_desktop.models.campaign_results import ResultDraft, level, named_cards, placed, results_of
from mars_desktop.models.campaign_sheet import CampaignSheetModel, SheetRole, course_of
from mars_desktop.models.campaign_tables import begin_mission, mission_of_table, open_any_table
from mars_desktop.models.controller import GameController
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import CampaignProblem
from tests.models.mission_program import play_on

MIRA, JONAS, AYLIN = (
    Member("p1", "Mira", "rose", "greenwake"),
    Member("p2", "Jonas", "azure", "common-hearth"),
    Member("p3", "Aylin", "amber", "hoarfrost-works"),
)


def desk_of(database: Database, *members: Member, pack: str = SAMPLE) -> CampaignDesk:
    """A campaign of these players, newly founded."""
    content = book_content(pack)
    founding = Founded(at=database.clock(), title="Sunday", pack=pack, members=members, solo=len(members) == 1)
    return CampaignDesk(database, Campaigns(database).create(founded(content, founding)))


def typed(desk: CampaignDesk, mission: int, **points: int) -> list[Line]:
    """A mission opened, begun and finished with these points, the most first."""
    results = {player: SeatResult(n, place) for place, (player, n) in enumerate(points.items(), 1)}
    now = desk.now()
    return [
        MissionOpened(at=now, mission=mission),
        MissionStarted(at=now, mission=mission, present=tuple(points)),
        MissionFinished(at=now, mission=mission, results=results),
    ]


# --- lines ------------------------------------------------------------------------------------------------------------


def test_a_line_that_is_not_allowed_is_refused_with_names_and_changes_nothing(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    before = desk.campaign
    line = Joined(at=desk.now(), member=Member("p9", "Ruth", "mint", "greenwake"))
    with pytest.raises(LineRefused, match="Greenwake belongs to Mira: choose another"):
        desk.add(line)
    assert desk.refused(line).startswith("Greenwake belongs to Mira")
    assert desk.campaign == before == Campaigns(database).load(desk.id)


def test_what_lines_would_change_is_told_before_they_are_written(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    found = desk.foresee(typed(desk, 1, p1=80, p2=70))
    told = {(change.player, change.what, change.mission): (change.before, change.after) for change in found.changes}
    assert told["p1", "title", 1] == ("", "G")
    assert told["p2", "title", 1] == ("", "P")
    assert told["p1", "total", 0] == (0, 15)
    assert told["p2", "next-money", 0] == (0, 10)
    assert "Mira has no version of development 1 yet." in found.remarks
    assert len(Campaigns(database).load(desk.id).lines) == 1


def test_the_history_tells_every_line_and_names_no_saved_card(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    lines = typed(desk, 1, p1=80, p2=70)
    card = next(iter(savable(desk.cards, 1).values()))
    lines[-1] = MissionFinished(
        at=desk.now(), mission=1, results={"p1": SeatResult(80, 1, saved=(card,)), "p2": SeatResult(70, 2)}
    )
    desk.add(*lines, Renamed(at=desk.now(), player="p2", name="Jonas B.", colour="azure"))
    desk.add(Undone(at=desk.now(), line=5))
    rows = history_rows(desk.campaign, desk.content)
    assert [(row.id, row.in_force, row.undoable) for row in rows] == [
        (6, True, True),
        (5, False, False),
        (4, True, True),
        (3, True, True),
        (2, True, True),
        (1, True, False),
    ]
    assert rows[2].words == "Mission 1 finished: Mira 80, Jonas B. 70"
    assert desk.cards is not None
    assert not any(desk.cards[card].name in row.words for row in rows)


def test_the_score_sheet_has_a_letter_for_each_title_and_says_who_was_absent(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS, AYLIN)
    desk.add(*typed(desk, 1, p2=90, p1=80, p3=70))
    desk.add(*typed(desk, 2, p1=85, p3=75))
    model = CampaignSheetModel()
    model.show_book(desk.book, desk.content)
    cells = [
        [model.index(row, column).data(SheetRole.CELL) for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    assert [[cell.letter for cell in row[:4]] + [row[8].letter] for row in cells] == [
        ["Mira", "A", "G", "", "25"],
        ["Jonas", "G", "", "", "15"],
        ["Aylin", "P", "P", "", "10"],
    ]
    assert cells[1][2].spoken == "Jonas, mission 2: absent"
    assert cells[0][2].spoken == "Mira, mission 2: Governor, 85 points"
    assert cells[0][3].spoken == "Mira, mission 3: sealed"
    assert course_of(desk.book).title_points == ((0, 10, 25), (0, 15, 15), (0, 5, 10))


def test_a_campaign_that_cannot_be_read_is_listed_with_the_reason(database: Database) -> None:
    desk_of(database, MIRA, JONAS)
    founding = Founded(at=database.clock(), title="Theirs", pack="not-here", members=(MIRA, JONAS))
    Campaigns(database).create(Campaign((founding,)))
    theirs, ours = campaign_rows(database)
    assert "“not-here”" in theirs.stands
    assert (ours.title, ours.pack, ours.stands) == ("Sunday", "The Patience Campaign", "mission 1 comes next")


def test_packs_are_offered_with_our_own_first_and_the_printed_game_last() -> None:
    choices = pack_choices()
    assert [choice.id for choice in (choices[0], choices[-1])] == [SAMPLE, PRINTED.pack]
    assert cards_of(PRINTED.pack) is None
    assert content_or_none("not-here") is None


# --- missions ---------------------------------------------------------------------------------------------------------


def test_a_sealed_mission_has_no_briefing_and_an_open_one_has_all_of_it(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    assert desk.cards is not None
    assert briefing(desk.book, desk.cards, 1) is None
    desk.add(MissionOpened(at=desk.now(), mission=1))
    told = briefing(desk.book, desk.cards, 1)
    assert told is not None
    mission = desk.cards.missions[1]
    assert (told.title, told.text, len(told.steps)) == (mission.title, mission.briefing, len(mission.setup))
    assert briefing(desk.book, desk.cards, 2) is None


def test_clean_up_names_the_cards_without_the_next_mark(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    desk.add(*typed(desk, 1, p1=80, p2=70))
    assert desk.cards is not None
    leaving = clean_up(desk.book, desk.cards, 1).leaving
    gone = set(desk.cards.pool_of(1)) - set(desk.cards.pool_of(2))
    assert set(leaving) == {desk.cards.cards[card].name for card in gone}


# --- results typed in -------------------------------------------------------------------------------------------------


def test_points_decide_places_and_who_is_level_keeps_the_order_given() -> None:
    drafts = [ResultDraft("a", "A", 70, 2), ResultDraft("b", "B", 70, 1), ResultDraft("c", "C", 90, 3)]
    assert [draft.place for draft in placed(drafts)] == [3, 2, 1]
    assert level(drafts)


def test_missing_points_are_asked_for_by_name() -> None:
    with pytest.raises(CampaignProblem, match="The points of Mira are missing"):
        results_of([ResultDraft("p1", "Mira")])


def test_saved_cards_may_be_named_or_only_counted() -> None:
    known = {"Comet": "comet", "Ice Road": "ice-road"}
    assert named_cards(" comet ,  Ice road", known) == ("comet", "ice-road")
    assert named_cards("Whatever, Else", {}) == ("Whatever", "Else")
    with pytest.raises(CampaignProblem, match="No card “Comte” can be saved"):
        named_cards("Comte", known)
    (result,) = results_of([ResultDraft("p1", "Mira", 70, 1, saved=("comet",), unnamed=1)]).values()
    assert result.saved == ("comet", "?")


# --- missions played here ---------------------------------------------------------------------------------------------


def test_a_mission_played_here_is_told_to_the_campaign_exactly_once(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    desk.add(MissionOpened(at=desk.now(), mission=1))
    opened, title = begin_mission(database, desk, 1, ("p2", "p1"), 5)
    assert title == "Sunday, mission 1"
    table = opened.keeper.table
    found = mission_of_table(database, table)
    assert found is not None
    assert (found.campaign_id, found.mission) == (desk.id, 1)
    play_on(GameController(opened.session, opened.keeper))
    desk.reload()
    page = desk.book.mission(1)
    assert set(page.entries) == {"p1", "p2"}
    assert page.match == table
    lines = desk.campaign.lines
    assert sum(isinstance(line, MissionFinished) for line in lines) == 1
    assert Matches(database).load(table).finished
    for _ in range(2):
        assert open_any_table(database, table).session.over
    desk.reload()
    assert desk.campaign.lines == lines
    rules = opened.session.rules
    assert isinstance(rules, LegacyRules)
    told = rules.result(opened.session.state).seats
    for player, seat in zip(("p2", "p1"), told, strict=True):
        assert page.entries[player].points == seat.points
        assert desk.book.player(player).box.saved == seat.saved


def test_the_next_mission_begins_with_what_the_last_one_left(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    for mission in (1, 2):
        desk.add(MissionOpened(at=desk.now(), mission=mission))
        before = desk.book
        opened, _ = begin_mission(database, desk, mission, ("p1", "p2"), 5)
        start = opened.session.rules.table.start  # type: ignore[attr-defined]  # a table of a mission
        for seat, player in zip(start.seats, before.players, strict=True):
            assert seat.saved == player.box.cards
            assert seat.money == (player.next_money if mission > 1 else 0)
            assert dict(seat.developments) == dict(player.box.developments)
        play_on(GameController(opened.session, opened.keeper))
        desk.reload()
    assert [set(player.box.developments) for player in desk.book.players] == [{1, 2}, {1, 2}]


def test_the_end_of_a_table_whose_mission_was_given_up_closes_it_and_changes_no_book(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    desk.add(MissionOpened(at=desk.now(), mission=1))
    opened, _ = begin_mission(database, desk, 1, ("p1", "p2"), 5)
    desk.add(MissionAbandoned(at=desk.now(), mission=1))
    play_on(GameController(opened.session, opened.keeper))
    desk.reload()
    assert not desk.book.mission(1).entries
    assert Matches(database).load(opened.keeper.table).finished


def test_a_mission_that_may_not_begin_leaves_no_table_behind(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    with pytest.raises(LineRefused, match="still sealed"):
        begin_mission(database, desk, 1, ("p1", "p2"), 5)
    desk.add(MissionOpened(at=desk.now(), mission=1))
    with pytest.raises(LineRefused):
        begin_mission(database, desk, 1, ("p1",), 5)
    assert Matches(database).rows() == []


def test_answers_taken_back_after_the_end_correct_the_result(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS)
    desk.add(MissionOpened(at=desk.now(), mission=1))
    opened, _ = begin_mission(database, desk, 1, ("p1", "p2"), 5)
    controller = GameController(opened.session, opened.keeper)
    play_on(controller)
    desk.reload()
    lines = desk.campaign.lines
    if controller.refuse_undo() is None:
        assert controller.undo() is None
        play_on(controller)
    desk.reload()
    # The same answers give the same result, which is written no second time.
    assert desk.campaign.lines == lines


def test_a_player_away_keeps_the_box_and_comes_back_without_a_title(database: Database) -> None:
    desk = desk_of(database, MIRA, JONAS, AYLIN)
    desk.add(*typed(desk, 1, p1=90, p2=80, p3=70))
    desk.add(Left(at=desk.now(), player="p3"))
    desk.add(*typed(desk, 2, p1=90, p2=80))
    assert desk.book.player("p3").next_money == 15
    assert [player.id for player in desk.book.members] == ["p1", "p2"]


def test_the_sheet_and_the_campaign_are_written_to_files(database: Database, tmp_path: Path) -> None:
    desk = desk_of(database, MIRA, JONAS)
    desk.add(*typed(desk, 1, p1=90, p2=80))
    desk.write_sheet(tmp_path / "sheet.csv")
    desk.export(tmp_path / "sunday.marscampaign")
    assert "Mira,Greenwake,90,1,G,15" in (tmp_path / "sheet.csv").read_text(encoding="utf-8-sig")
    assert (tmp_path / "sunday.marscampaign").stat().st_size > 100
