"""A history that only grows: what is undone or corrected stays in it, and what cannot be is refused with its reason."""

import re
from collections.abc import Callable
from datetime import UTC, datetime
from string import Formatter
from typing import Any, Final

import msgspec
import pytest

from mars_desktop.engine.reason import Refused
from mars_desktop.games.legacy.campaign import (
    SENTENCES,
    Broken,
    Campaign,
    CorporationCorrected,
    DevelopmentChosen,
    DevelopmentCorrected,
    Founded,
    Joined,
    Left,
    Line,
    Member,
    MissionAbandoned,
    MissionCorrected,
    MissionFinished,
    MissionOpened,
    MissionStarted,
    MissionState,
    Renamed,
    Retitled,
    Returned,
    SavedChanged,
    Undone,
    book,
    history,
    last_undoable,
    line_text,
    mission_running,
    next_member_id,
    pack_of,
    read_line,
    refuse,
    remarks,
    results,
    title_of,
)
from mars_desktop.games.legacy.mission_start import SeatResult
from tests.games.legacy.campaign.evening import BEGINNING, SMALL, Evening, campaign_of, member, ranked

PEOPLE: Final = tuple(member(number) for number in range(1, 7))


def founding(*members: Member, pack: str = "small", solo: bool = False) -> Founded:
    return Founded(at=BEGINNING, title="Thursdays", pack=pack, members=members, solo=solo)


def played() -> Evening:
    """Three players, two missions finished, the third one open; p3 missed the second and then left."""
    evening = Evening(3).play(1, "p1", "p2", "p3").play(2, "p2", "p1")
    return evening.add(MissionOpened, mission=3).add(Left, player="p3")


REFUSED: Final[tuple[tuple[str, Callable[[], Evening], type[Line], dict[str, Any]], ...]] = (
    ("not-founded", Evening, Founded, {"title": "Again", "pack": "small", "members": PEOPLE[:2]}),
    ("name-empty", Evening, Retitled, {"title": " "}),
    ("name-empty", Evening, Renamed, {"player": "p1", "name": "  ", "colour": "rose"}),
    ("name-taken", Evening, Renamed, {"player": "p1", "name": "jonas", "colour": "rose"}),
    ("name-taken", Evening, Joined, {"member": Member("p9", " MIRA", "rose", "counter")}),
    ("player-twice", Evening, Joined, {"member": Member("p1", "Somebody", "rose", "counter")}),
    (
        "player-twice",
        lambda: Evening().add(MissionOpened, mission=1),
        MissionStarted,
        {"mission": 1, "present": ("p1",) * 2},
    ),
    ("unknown-player", Evening, Left, {"player": "p9"}),
    ("unknown-player", Evening, SavedChanged, {"player": "p9", "saved": ()}),
    ("player-left", played, Left, {"player": "p3"}),
    ("player-left", played, MissionStarted, {"mission": 3, "present": ("p1", "p3")}),
    ("player-there", played, Returned, {"player": "p1"}),
    ("player-in-play", lambda: Evening().start(1), Left, {"player": "p1"}),
    ("too-many-players", lambda: Evening(5), Joined, {"member": PEOPLE[5]}),
    (
        "too-many-players",
        lambda: Evening(5).add(Left, player="p1").add(Joined, member=PEOPLE[5]),
        Returned,
        {"player": "p1"},
    ),
    ("solo-campaign", lambda: Evening(1, solo=True), Joined, {"member": PEOPLE[1]}),
    ("solo-campaign", lambda: Evening(1, solo=True), Left, {"player": "p1"}),
    (
        "present-solo",
        lambda: Evening(1, solo=True).add(MissionOpened, mission=1),
        MissionStarted,
        {"mission": 1, "present": ()},
    ),
    ("unknown-corporation", Evening, CorporationCorrected, {"player": "p1", "corporation": "Ecoline"}),
    ("corporation-taken", Evening, CorporationCorrected, {"player": "p1", "corporation": "hearth"}),
    ("unknown-mission", Evening, MissionOpened, {"mission": 5}),
    ("mission-open", played, MissionOpened, {"mission": 1}),
    ("mission-before", Evening, MissionOpened, {"mission": 2}),
    ("mission-sealed", Evening, MissionStarted, {"mission": 1, "present": ("p1", "p2")}),
    ("mission-in-play", lambda: Evening().start(1), MissionStarted, {"mission": 1, "present": ("p1", "p2")}),
    ("mission-not-in-play", played, MissionFinished, {"mission": 3, "results": ranked("p1", "p2")}),
    ("mission-not-in-play", played, MissionAbandoned, {"mission": 2}),
    (
        "mission-finished",
        lambda: Evening().play(1, "p1", "p2"),
        MissionStarted,
        {"mission": 1, "present": ("p1", "p2")},
    ),
    (
        "mission-not-finished",
        lambda: Evening().start(1),
        MissionCorrected,
        {"mission": 1, "results": ranked("p1", "p2")},
    ),
    ("mission-past", played, MissionStarted, {"mission": 1, "present": ("p1", "p2")}),
    ("present-number", played, MissionCorrected, {"mission": 1, "results": ranked("p1")}),
    ("first-player", played, MissionStarted, {"mission": 3, "present": ("p1", "p2"), "first": 2}),
    ("other-players", lambda: Evening().start(1), MissionFinished, {"mission": 1, "results": ranked("p1", "p2")}),
    ("places", played, MissionCorrected, {"mission": 1, "results": {"p1": SeatResult(1, 1), "p2": SeatResult(1, 1)}}),
    (
        "places-against-points",
        played,
        MissionCorrected,
        {"mission": 1, "results": {"p1": SeatResult(50, 1), "p2": SeatResult(51, 2)}},
    ),
    (
        "not-solo",
        played,
        MissionCorrected,
        {"mission": 1, "results": ranked("p1") | {"p2": SeatResult(1, 2, won=False)}},
    ),
    ("won-or-lost", lambda: Evening(1, solo=True).start(1), MissionFinished, {"mission": 1, "results": ranked("p1")}),
    (
        "development-fixed",
        lambda: played().add(DevelopmentChosen, player="p1", mission=1, version="a"),
        DevelopmentChosen,
        {"player": "p1", "mission": 1, "version": "b"},
    ),
    (
        "development-later",
        played,
        MissionCorrected,
        {"mission": 1, "results": ranked("p1") | {"p2": SeatResult(1, 2, developments={2: "a"})}},
    ),
    ("development-not-chosen", played, DevelopmentCorrected, {"player": "p1", "mission": 1, "version": "b"}),
    (
        "no-next-mission",
        lambda: played().play(3, "p1", "p2").play(4, "p1", "p2"),
        SavedChanged,
        {"player": "p1", "saved": ("always-1",)},
    ),
    ("card-not-legal", played, SavedChanged, {"player": "p1", "saved": ("early-1",)}),
    ("card-twice", played, SavedChanged, {"player": "p1", "saved": ("always-1", "always-1")}),
    (
        "unknown-innovation",
        played,
        MissionCorrected,
        {"mission": 1, "results": ranked("p1", "p2"), "pool": ("always-1",)},
    ),
    ("unknown-line", Evening, Undone, {"line": 2}),
    ("founding-stays", Evening, Undone, {"line": 1}),
    ("undone-already", lambda: Evening().add(Retitled, title="Fridays").undo(2), Undone, {"line": 2}),
    ("not-a-line", Evening, Retitled, {"title": "x" * 81}),
    ("line-needed", lambda: Evening().start(1), Undone, {"line": 2}),
)
FOUNDINGS: Final = (
    ("too-few-players", founding(PEOPLE[0])),
    ("too-many-players", founding(*PEOPLE)),
    ("solo-campaign", founding(*PEOPLE[:2], solo=True)),
    ("wrong-pack", founding(*PEOPLE[:2], pack="large")),
    ("player-twice", founding(PEOPLE[0], PEOPLE[0])),
    ("name-taken", founding(PEOPLE[0], Member("p2", "mira", "rose", "counter"))),
    ("corporation-taken", founding(PEOPLE[0], Member("p2", "Ida", "rose", "greenwake"))),
    ("unknown-corporation", founding(PEOPLE[0], Member("p2", "Ida", "rose", ""))),
)
REMARKS: Final = {"saved-over-limit", "development-missing"}


@pytest.mark.parametrize(("key", "situation", "kind", "values"), REFUSED)
def test_a_line_that_cannot_follow_is_refused_and_nothing_changes(
    key: str, situation: Callable[[], Evening], kind: type[Line], values: dict[str, Any]
) -> None:
    evening = situation()
    before = evening.campaign
    with pytest.raises(Refused) as refused:
        evening.add(kind, **values)
    assert refused.value.reason.key == key
    assert_sentence(key, dict(refused.value.reason.values))
    assert evening.campaign == before


@pytest.mark.parametrize(("key", "line"), FOUNDINGS)
def test_a_founding_that_cannot_be_is_refused(key: str, line: Founded) -> None:
    reason = refuse(campaign_of(), SMALL, line)
    assert reason is not None
    assert reason.key == key
    assert_sentence(key, dict(reason.values))


def assert_sentence(key: str, values: dict[str, str | int]) -> None:
    """The sentence has a value for every place, and a place for every value."""
    places = {name for _, name, _, _ in Formatter().parse(SENTENCES[key]) if name}
    assert places <= set(values)
    assert re.fullmatch(r"[^{}]+\.|[^{}]+: [^{}]+\.", SENTENCES[key].format(**values))


def test_every_reason_is_met() -> None:
    met = {key for key, *_ in REFUSED} | {key for key, _ in FOUNDINGS} | REMARKS
    assert sorted(met) == sorted(SENTENCES)


def test_remarks_have_sentences() -> None:
    evening = Evening(2).start(1)
    result = SeatResult(70, 2, saved=("always-1", "always-2", "always-3"))
    told = remarks(
        evening.campaign, SMALL, MissionFinished(at=BEGINNING, mission=1, results=ranked("p1") | {"p2": result})
    )
    assert {reason.key for reason in told} == REMARKS
    for reason in told:
        assert_sentence(reason.key, dict(reason.values))


def test_nothing_is_ever_removed_and_undoing_is_a_line_too() -> None:
    evening = Evening(2).play(1, "p1", "p2")
    before = evening.campaign.lines
    evening.undo(evening.last)
    assert evening.campaign.lines[: len(before)] == before
    assert [told.in_force for told in history(evening.campaign)] == [True, True, True, False, True]
    assert evening.book.mission(1).state is MissionState.IN_PLAY


def test_undoing_an_undoing_brings_the_line_back() -> None:
    evening = Evening(2).play(1, "p1", "p2")
    finished = evening.book
    evening.undo(4).undo(5)
    assert evening.book == finished
    assert [told.in_force for told in history(evening.campaign)] == [True, True, True, True, False, True]


def test_a_result_typed_in_wrongly_can_be_undone_and_typed_in_anew() -> None:
    evening = Evening(2).play(1, "p1", "p2").undo(4).finish(1, "p2", "p1")
    assert evening.book.player("p2").titles == {1: "G"}


def test_a_line_on_which_others_build_is_undone_after_them() -> None:
    evening = (
        Evening(3).start(1).finish(1, "p1", "p2", "p3").add(MissionCorrected, mission=1, results=ranked("p2", "p1"))
    )
    with pytest.raises(Refused) as refused:
        evening.undo(4)
    assert dict(refused.value.reason.values) == {"line": 5}
    assert evening.undo(5).undo(4).book.mission(1).state is MissionState.IN_PLAY


def test_a_mission_once_open_stays_open_when_the_one_before_is_played_anew() -> None:
    """CP-009: what was opened is a fact with a date."""
    evening = Evening(2).play(1, "p1", "p2").add(MissionOpened, mission=2)
    opened = evening.book.mission(2)
    evening.undo(4)
    assert evening.book.mission(2) == opened
    assert evening.finish(1, "p2", "p1").book.mission(2) == opened


def test_a_correction_takes_the_place_of_the_results() -> None:
    evening = Evening(3).play(1, "p1", "p2", "p3").play(2, "p1", "p2", "p3")
    boxes = [player.box for player in evening.book.players]
    at = evening.now
    evening.add(MissionCorrected, mission=1, results=ranked("p3", "p2", "p1"))
    page = evening.book.mission(1)
    assert list(page.entries) == ["p3", "p2", "p1"]
    assert page.corrected == at
    assert [player.title_points for player in evening.book.players] == [20, 20, 20]
    # What lay in the boxes then was played since.
    assert [player.box for player in evening.book.players] == boxes
    assert results(evening.campaign, SMALL, 1) == ranked("p3", "p2", "p1")


def test_a_player_forgotten_when_a_mission_was_written_down_is_put_in_later() -> None:
    evening = Evening(3).play(1, "p1", "p2")
    assert evening.book.mission(1).absent == ("p3",)
    evening.add(MissionCorrected, mission=1, results=ranked("p3", "p1", "p2"))
    page = evening.book.mission(1)
    assert (page.present, page.absent) == (("p3", "p1", "p2"), ())
    assert [player.next_money for player in evening.book.players] == [5, 10, 0]


def test_somebody_who_played_before_being_written_down_as_a_member_is_put_in_too() -> None:
    evening = Evening(2).play(1, "p1", "p2").play(2, "p2", "p1").add(Joined, member=member(3))
    evening.add(MissionCorrected, mission=1, results=ranked("p3", "p1", "p2"))
    seen = evening.book
    assert seen.player("p3").titles == {1: "G"}
    assert (seen.mission(1).absent, seen.mission(2).absent) == ((), ("p3",))
    with pytest.raises(Refused) as refused:
        evening.undo(8)
    assert dict(refused.value.reason.values) == {"line": 9}


def test_undoing_brings_back_no_name_corporation_or_seat_that_others_took_since() -> None:
    renamed = Evening(2).add(Renamed, player="p1", name="Ida", colour="rose")
    renamed.add(Renamed, player="p2", name="Mira", colour="mint")
    moved = Evening(2).add(CorporationCorrected, player="p1", corporation="counter")
    moved.add(CorporationCorrected, player="p2", corporation="greenwake")
    full = Evening(5).add(Left, player="p1").add(Joined, member=member(6))
    for evening, key in ((renamed, "name-taken"), (moved, "corporation-taken"), (full, "too-many-players")):
        with pytest.raises(Refused, match=key):
            evening.undo(2)


def test_the_last_of_several_corrections_counts_until_it_is_undone() -> None:
    evening = Evening(2).play(1, "p1", "p2")
    evening.add(MissionCorrected, mission=1, results={"p1": SeatResult(70, 1), "p2": SeatResult(60, 2)})
    first = evening.book
    evening.add(MissionCorrected, mission=1, results=ranked("p2", "p1"))
    assert evening.undo(6).book == first


def test_results_of_a_mission_not_finished_are_empty() -> None:
    assert results(Evening(2).start(1).campaign, SMALL, 1) == {}


def test_title_pack_and_mission_in_play_are_told_by_the_history_alone() -> None:
    evening = Evening(2).add(Retitled, title="Fridays").start(1, match="table")
    assert (title_of(evening.campaign), evening.book.title, pack_of(evening.campaign)) == (
        "Fridays",
        "Fridays",
        "small",
    )
    running = mission_running(evening.campaign)
    assert running is not None
    assert (running.mission, running.match) == (1, "table")
    assert mission_running(evening.finish(1, "p1", "p2").campaign) is None
    assert title_of(evening.undo(2).campaign) == "Thursdays"


def test_what_could_be_undone_last_is_the_newest_line_in_force() -> None:
    evening = Evening(2)
    assert last_undoable(evening.campaign) == 0
    evening.add(MissionOpened, mission=1)
    assert last_undoable(evening.campaign) == 2
    assert last_undoable(evening.undo(2).campaign) == 0


def test_members_get_ids_that_nobody_had() -> None:
    assert next_member_id(None) == "p1"
    evening = Evening(2).add(Joined, member=member(3))
    assert next_member_id(evening.undo(2).campaign) == "p4"


@pytest.mark.parametrize("line", played().add(Undone, line=8).campaign.lines)
def test_a_line_goes_through_text_unchanged(line: Line) -> None:
    assert read_line(line_text(line)) == line


def test_a_line_without_the_fields_of_later_versions_is_read() -> None:
    text = '{"kind":"started","at":"2031-07-01T19:00:00Z","mission":1,"present":["p1","p2"]}'
    at = datetime(2031, 7, 1, 19, tzinfo=UTC)
    assert read_line(text) == MissionStarted(at=at, mission=1, present=("p1", "p2"), first=-1, match="")


@pytest.mark.parametrize(
    "text",
    [
        '{"kind":"opened","at":"2031-07-01T19:00:00Z","mission":1,"by":"p1"}',
        '{"kind":"opened","at":"2031-07-01T19:00:00Z","mission":0}',
        '{"kind":"opened","at":"2031-07-01T19:00:00","mission":1}',
        '{"kind":"opened","at":"2031-07-01T19:00:00Z"}',
        '{"kind":"closed","at":"2031-07-01T19:00:00Z","mission":1}',
    ],
)
def test_no_other_text_is_a_line(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        read_line(text)


@pytest.mark.parametrize(
    ("lines", "number"),
    [
        ((), 1),
        ((MissionOpened(at=BEGINNING, mission=1),), 1),
        ((founding(*PEOPLE[:2]), founding(*PEOPLE[:2])), 2),
        ((founding(*PEOPLE[:2]), Undone(at=BEGINNING, line=2)), 2),
        ((founding(*PEOPLE[:2]), Undone(at=BEGINNING, line=1)), 1),
        ((founding(*PEOPLE[:2]), MissionOpened(at=BEGINNING, mission=9)), 2),
        ((founding(*PEOPLE[:2]), MissionCorrected(at=BEGINNING, mission=1, results={})), 2),
    ],
)
def test_a_history_that_cannot_be_names_its_first_impossible_line(lines: tuple[Line, ...], number: int) -> None:
    with pytest.raises(Broken) as broken:
        book(Campaign(lines), SMALL)
    assert broken.value.number == number
