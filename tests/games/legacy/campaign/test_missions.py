"""Missions one after the other: sealed, opened, begun, given up, finished; what passes into one and out of it."""

import pytest

from mars_desktop.engine.reason import Refused
from mars_desktop.games.legacy.campaign import (
    PRINTED,
    DevelopmentChosen,
    Left,
    MissionAbandoned,
    MissionCorrected,
    MissionFinished,
    MissionOpened,
    MissionStarted,
    MissionState,
    SavedChanged,
    next_campaign,
    refuse,
    results,
    standalone_start,
    start_of,
)
from mars_desktop.games.legacy.mission_start import START_CODEC, MissionResult, MissionStart, SeatResult, SeatStart
from tests.games.legacy.campaign.evening import INNOVATIONS, SMALL, Evening, ranked

TABLE = "11111111-1111-4111-8111-111111111111"


def result(*seats: SeatResult, mission: int = 1) -> MissionResult:
    """What a table tells at its end."""
    return MissionResult(mission, seats, pool=INNOVATIONS[:2], innovations=INNOVATIONS[2:])


def test_a_mission_goes_from_locked_to_finished() -> None:
    evening = Evening(2)
    states = [evening.book.mission(1).state]
    states.append(evening.add(MissionOpened, mission=1).book.mission(1).state)
    states.append(evening.start(1).book.mission(1).state)
    states.append(evening.finish(1, "p1", "p2").book.mission(1).state)
    assert states == [MissionState.LOCKED, MissionState.READY, MissionState.IN_PLAY, MissionState.FINISHED]


def test_a_sealed_mission_shows_nothing_but_its_number() -> None:
    pages = Evening(2).add(MissionOpened, mission=1).book.missions
    assert [page.title for page in pages] == ["First Shore", "", "", ""]
    for name in SMALL.missions[1:]:
        assert name not in repr(pages)


def test_missions_are_opened_in_order() -> None:
    evening = Evening(2).start(1)
    with pytest.raises(Refused, match="mission-before"):
        evening.add(MissionOpened, mission=2)
    evening.finish(1, "p1", "p2").add(MissionOpened, mission=2)
    with pytest.raises(Refused, match="mission-open"):
        evening.add(MissionOpened, mission=2)


def test_one_mission_is_played_at_a_time() -> None:
    evening = Evening(2).play(1, "p1", "p2").start(2)
    assert evening.book.in_play == evening.book.mission(2)
    with pytest.raises(Refused, match="mission-in-play"):
        evening.start(2)


def test_a_mission_given_up_leaves_the_boxes_and_can_be_begun_anew() -> None:
    evening = Evening(2).start(1).finish(1, p1=SeatResult(80, 1, saved=("always-1",)), p2=SeatResult(70, 2))
    boxes = [player.box for player in evening.book.players]
    evening.start(2).add(MissionAbandoned, mission=2)
    assert evening.book.mission(2).state is MissionState.ABANDONED
    assert [player.box for player in evening.book.players] == boxes
    assert evening.book.next_mission == 2
    assert evening.start(2).book.mission(2).state is MissionState.IN_PLAY


def test_a_mission_given_up_can_be_passed_over_and_then_no_longer_played() -> None:
    evening = Evening(2).start(1).add(MissionAbandoned, mission=1).add(MissionOpened, mission=2)
    assert evening.book.next_mission == 2
    evening.play(2, "p1", "p2")
    with pytest.raises(Refused, match="mission-past"):
        evening.start(1)


def test_the_campaign_ends_with_its_last_mission() -> None:
    evening = Evening(2)
    for mission in range(1, 5):
        assert evening.book.next_mission == mission
        evening.play(mission, "p1", "p2")
    assert evening.book.next_mission == 0
    assert [player.next_money for player in evening.book.players] == [0, 0]


def test_the_start_of_a_mission_brings_corporation_titles_money_saved_cards_and_developments() -> None:
    evening = Evening(3).start(1, "p2", "p1", "p3")
    evening.add(
        MissionFinished,
        mission=1,
        results={
            "p1": SeatResult(80, 1, "A", {1: "b"}, ("always-1", "early-1"), ("innovation-3",)),
            "p2": SeatResult(70, 2, "B", {1: "a"}),
            "p3": SeatResult(60, 3, "A", {1: "a"}, ("always-2",)),
        },
        pool=("innovation-1",),
        innovations=("innovation-2",),
    )
    evening.add(MissionOpened, mission=2)
    assert start_of(evening.campaign, SMALL, 2, ("p3", "p1")) == MissionStart(
        pack="small",
        mission=2,
        seats=(
            SeatStart("p3", "lantern", 10, "P", ("P",), ("always-2",), {1: "a"}),
            SeatStart("p1", "greenwake", 0, "G", ("G",), ("always-1", "early-1", "innovation-3"), {1: "b"}),
        ),
        first=1,
        pool=("innovation-1",),
        innovations=("innovation-2",),
    )


def test_cards_in_boxes_that_stay_closed_are_in_no_deck() -> None:
    evening = Evening(3).start(1)
    evening.finish(
        1,
        **ranked("p1")
        | {
            "p2": SeatResult(70, 2, saved=("always-1",), boxed=("innovation-1",)),
            "p3": SeatResult(60, 3, saved=("always-2",)),
        },
    )
    evening.add(Left, player="p2").add(MissionOpened, mission=2)
    assert start_of(evening.campaign, SMALL, 2, ("p1", "p3")).away == ("always-1", "innovation-1")


def test_the_start_of_a_mission_goes_through_text_unchanged() -> None:
    evening = Evening(2).add(MissionOpened, mission=1).add(DevelopmentChosen, player="p1", mission=1, version="b")
    start = start_of(evening.campaign, SMALL, 1, ("p1", "p2"), first=1)
    assert START_CODEC.decode(START_CODEC.encode(start)) == start


def test_the_last_governor_who_takes_part_is_first_player() -> None:
    evening = Evening(3).play(1, "p2", "p1", "p3").play(2, "p3", "p1", "p2").add(MissionOpened, mission=3)
    assert start_of(evening.campaign, SMALL, 3, ("p1", "p2", "p3")).first == 2
    assert start_of(evening.campaign, SMALL, 3, ("p3", "p1")).first == 0
    # The Governor of mission 2 is away; the one before takes part.
    assert start_of(evening.campaign, SMALL, 3, ("p1", "p2")).first == 1


def test_without_a_governor_the_first_player_is_drawn() -> None:
    evening = Evening(3).play(1, "p2", "p1").add(MissionOpened, mission=2)
    assert start_of(evening.campaign, SMALL, 2, ("p1", "p3")).first == -1


def test_in_mission_1_people_may_name_the_first_player() -> None:
    evening = Evening(2).add(MissionOpened, mission=1)
    assert start_of(evening.campaign, SMALL, 1, ("p1", "p2")).first == -1
    assert start_of(evening.campaign, SMALL, 1, ("p1", "p2"), first=1).first == 1
    with pytest.raises(Refused, match="first-player"):
        start_of(evening.campaign, SMALL, 1, ("p1", "p2"), first=2)


def test_there_is_no_start_for_a_sealed_or_finished_mission_or_for_people_who_left() -> None:
    evening = Evening(3).play(1, "p1", "p2")
    with pytest.raises(Refused, match="mission-sealed"):
        start_of(evening.campaign, SMALL, 2, ("p1", "p2"))
    with pytest.raises(Refused, match="mission-finished"):
        start_of(evening.campaign, SMALL, 1, ("p1", "p2"))
    evening.add(MissionOpened, mission=2).add(Left, player="p3")
    with pytest.raises(Refused, match="player-left"):
        start_of(evening.campaign, SMALL, 2, ("p1", "p3"))
    with pytest.raises(Refused, match="present-number"):
        start_of(evening.campaign, SMALL, 2, ("p1",))


def test_a_saved_card_not_legal_in_a_later_mission_still_comes_to_the_start_to_be_replaced() -> None:
    """Decision 15: p1 misses mission 2 and has a card that mission 3 does not know."""
    evening = Evening(3).start(1).finish(1, **ranked("p2", "p3") | {"p1": SeatResult(60, 3, saved=("early-1",))})
    evening.play(2, "p2", "p3").add(MissionOpened, mission=3)
    assert start_of(evening.campaign, SMALL, 3, ("p1", "p2")).seats[0].saved == ("early-1",)
    assert not SMALL.legal("early-1", 3)


@pytest.mark.parametrize("seats", range(1, 6))
def test_in_a_stand_alone_mission_everybody_enters_there(seats: int) -> None:
    start = standalone_start(SMALL, 4, seats)
    assert start.standalone
    assert start.seats == (SeatStart("", "", 15, "", (), (), {}),) * seats
    assert (start.pool, start.innovations, start.first) == ((), INNOVATIONS, -1)
    with pytest.raises(Refused, match="unknown-mission"):
        standalone_start(SMALL, 5, seats)


def test_the_result_of_a_table_is_written_once() -> None:
    evening = Evening(2).start(1, "p2", "p1", match=TABLE)
    told = result(SeatResult(70, 2), SeatResult(80, 1))
    once = next_campaign(evening.campaign, SMALL, told, evening.now, TABLE)
    assert once.lines[:-1] == evening.campaign.lines
    assert results(once, SMALL, 1) == {"p2": SeatResult(70, 2), "p1": SeatResult(80, 1)}
    assert next_campaign(once, SMALL, told, evening.now, TABLE) == once


def test_a_table_played_on_from_an_earlier_answer_corrects_its_result() -> None:
    evening = Evening(2).start(1, match=TABLE)
    first, second = result(SeatResult(70, 2), SeatResult(80, 1)), result(SeatResult(90, 1), SeatResult(80, 2))
    evening.campaign = next_campaign(evening.campaign, SMALL, first, evening.now, TABLE)
    for told, governor in ((second, "p1"), (first, "p2"), (first, "p2")):
        evening.campaign = next_campaign(evening.campaign, SMALL, told, evening.now, TABLE)
        assert evening.book.player(governor).titles == {1: "G"}
    assert len(evening.campaign.lines) == 6


def test_what_a_table_told_before_does_not_overrule_what_people_corrected() -> None:
    evening = Evening(2).start(1, match=TABLE)
    told = result(SeatResult(70, 2), SeatResult(80, 1))
    evening.campaign = next_campaign(evening.campaign, SMALL, told, evening.now, TABLE)
    evening.add(MissionCorrected, mission=1, results=ranked("p1", "p2"))
    assert next_campaign(evening.campaign, SMALL, told, evening.now, TABLE) == evening.campaign


def test_another_table_cannot_finish_the_mission() -> None:
    evening = Evening(2).start(1, match=TABLE)
    with pytest.raises(Refused, match="mission-not-in-play"):
        next_campaign(evening.campaign, SMALL, result(SeatResult(70, 2), SeatResult(80, 1)), evening.now, "other")
    with pytest.raises(Refused, match="other-players"):
        next_campaign(evening.campaign, SMALL, result(SeatResult(80, 1)), evening.now, TABLE)


def test_the_printed_game_needs_no_card_names() -> None:
    evening = Evening(2, PRINTED)
    for mission in range(1, 8):
        evening.start(mission)
        cards = ("whatever it says",) if mission < 7 else ()
        evening.finish(mission, p1=SeatResult(80, 1, saved=cards), p2=SeatResult(70, 2))
    assert [(player.title_points, player.points) for player in evening.book.players] == [(105, 560), (35, 490)]
    assert evening.book.next_mission == 0


def test_the_printed_game_takes_any_text_as_a_card() -> None:
    evening = Evening(2, PRINTED).play(1, "p1", "p2").add(SavedChanged, player="p2", saved=("Two red ones",))
    assert evening.book.player("p2").box.cards == ("Two red ones",)


def test_a_mission_is_played_by_two_to_five_or_by_one_alone() -> None:
    evening = Evening(5).add(MissionOpened, mission=1)
    for present in ((), ("p1",)):
        line = MissionStarted(at=evening.now, mission=1, present=present)
        reason = refuse(evening.campaign, SMALL, line)
        assert reason is not None
        assert reason.key == "present-number"
