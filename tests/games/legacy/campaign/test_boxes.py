"""Tuckboxes: saved cards, developments chosen for good, innovations in boxes, card pool and innovation box."""

import pytest

from mars_desktop.engine.reason import Reason, Refused
from mars_desktop.games.legacy.campaign import (
    CorporationCorrected,
    DevelopmentChosen,
    DevelopmentCorrected,
    Joined,
    Left,
    MissionCorrected,
    MissionFinished,
    MissionOpened,
    Renamed,
    Returned,
    SavedChanged,
    remarks,
    start_of,
)
from mars_desktop.games.legacy.mission_start import SeatResult
from tests.games.legacy.campaign.evening import INNOVATIONS, SMALL, Evening, member, ranked


def finished(evening: Evening, mission: int, **results: SeatResult) -> MissionFinished:
    return MissionFinished(at=evening.now, mission=mission, results=results)


def test_the_end_of_a_mission_fills_the_boxes_of_those_present() -> None:
    evening = Evening(2).start(1)
    evening.finish(
        1, p1=SeatResult(80, 1, "A", {1: "a"}, ("always-1",), ("innovation-1",)), p2=SeatResult(70, 2, "B", {1: "b"})
    )
    box = evening.book.player("p1").box
    assert (box.corporation, box.saved, box.boxed) == ("greenwake", ("always-1",), ("innovation-1",))
    assert box.cards == ("always-1", "innovation-1")
    assert [player.box.developments for player in evening.book.players] == [{1: "a"}, {1: "b"}]


def test_saved_cards_come_to_the_hand_and_lie_in_the_box_no_longer() -> None:
    evening = Evening(2).start(1).finish(1, **ranked("p1") | {"p2": SeatResult(70, 2, saved=("always-1",))})
    evening.start(2).finish(2, p1=SeatResult(80, 1, saved=("always-2",)), p2=SeatResult(70, 2))
    assert [player.box.cards for player in evening.book.players] == [("always-2",), ()]


def test_the_box_of_somebody_absent_is_not_touched() -> None:
    evening = Evening(3).start(1)
    evening.finish(1, **ranked("p1", "p2") | {"p3": SeatResult(60, 3, "A", {1: "b"}, ("early-1",), ("innovation-1",))})
    box = evening.book.player("p3").box
    evening.play(2, "p2", "p1").play(3, "p1", "p2")
    assert evening.book.player("p3").box == box
    assert evening.book.mission(3).absent == ("p3",)


def test_only_cards_legal_in_the_next_mission_can_be_saved() -> None:
    evening = Evening(2).play(1, "p1", "p2").start(2)
    with pytest.raises(Refused) as refused:
        evening.finish(2, **ranked("p2") | {"p1": SeatResult(70, 2, saved=("early-1",))})
    assert refused.value.reason == Reason.of("card-not-legal", card="early-1", mission=3)
    with pytest.raises(Refused, match="card-not-legal"):
        evening.finish(2, **ranked("p2") | {"p1": SeatResult(70, 2, saved=("no such card",))})
    evening.finish(2, **ranked("p2") | {"p1": SeatResult(70, 2, saved=("always-1",))})
    with pytest.raises(Refused, match="card-not-legal"):
        evening.add(SavedChanged, player="p1", saved=("early-1",))


def test_nothing_is_saved_in_the_last_mission() -> None:
    evening = Evening(2)
    for mission in (1, 2, 3):
        evening.play(mission, "p1", "p2")
    evening.start(4)
    with pytest.raises(Refused, match="no-next-mission"):
        evening.finish(4, **ranked("p2") | {"p1": SeatResult(70, 2, saved=("always-1",))})
    # An innovation may have gone into the box before anybody thought of it.
    evening.finish(4, **ranked("p2") | {"p1": SeatResult(70, 2, boxed=("innovation-1",))})
    assert evening.book.player("p1").box.boxed == ("innovation-1",)


def test_more_saved_cards_than_the_limit_are_remarked_and_not_refused() -> None:
    evening = Evening(2).start(1)
    many = SeatResult(70, 2, developments={1: "a"}, saved=("always-1", "always-2", "always-3"))
    few = SeatResult(80, 1, developments={1: "a"}, saved=("always-4", "always-5"), boxed=("innovation-1",))
    line = finished(evening, 1, p1=few, p2=many)
    assert remarks(evening.campaign, SMALL, line) == (Reason.of("saved-over-limit", name="Jonas", have=3, limit=2),)
    evening.finish(1, p1=few, p2=many)


def test_a_development_nobody_wrote_down_is_remarked() -> None:
    evening = Evening(2).start(1)
    line = finished(evening, 1, p1=SeatResult(80, 1, developments={1: "a"}), p2=SeatResult(70, 2))
    assert remarks(evening.campaign, SMALL, line) == (Reason.of("development-missing", name="Jonas", mission=1),)


def test_a_card_lies_in_one_box_only() -> None:
    evening = Evening(2).start(1)
    twice = {"p1": SeatResult(80, 1, saved=("always-1",)), "p2": SeatResult(70, 2, saved=("always-1",))}
    with pytest.raises(Refused, match="card-twice"):
        evening.finish(1, **twice)
    evening.finish(1, **twice | {"p2": SeatResult(70, 2)})
    with pytest.raises(Refused, match="card-twice"):
        evening.add(SavedChanged, player="p2", saved=("always-1",))
    evening.add(SavedChanged, player="p1", saved=("always-2",)).add(SavedChanged, player="p2", saved=("always-1",))


def test_undoing_cannot_put_a_card_into_two_boxes() -> None:
    evening = Evening(2).play(1, "p1", "p2").add(SavedChanged, player="p1", saved=("always-1",))
    evening.add(SavedChanged, player="p1", saved=()).add(SavedChanged, player="p2", saved=("always-1",))
    with pytest.raises(Refused, match="card-twice"):
        evening.undo(6)


def test_a_card_of_somebody_absent_is_saved_by_nobody_else() -> None:
    evening = Evening(3).start(1)
    evening.finish(1, **ranked("p1", "p2") | {"p3": SeatResult(60, 3, saved=("always-1",))}).start(2, "p1", "p2")
    with pytest.raises(Refused, match="card-twice"):
        evening.finish(2, **ranked("p1") | {"p2": SeatResult(70, 2, saved=("always-1",))})


def test_cards_whose_names_nobody_wrote_down_are_counted() -> None:
    evening = Evening(2).start(1)
    evening.finish(1, p1=SeatResult(80, 1, saved=("?", "?")), p2=SeatResult(70, 2, saved=("?", "always-1")))
    assert [player.box.saved for player in evening.book.players] == [("?", "?"), ("?", "always-1")]
    start = start_of(
        evening.add(MissionOpened, mission=2).add(Joined, member=member(3)).campaign, SMALL, 2, ("p1", "p3")
    )
    assert (start.seats[0].saved, start.away) == (("?", "?"), ("always-1",))


def test_a_development_once_chosen_stays_the_same() -> None:
    evening = Evening(2).add(MissionOpened, mission=1).add(DevelopmentChosen, player="p1", mission=1, version="b")
    with pytest.raises(Refused, match="development-fixed"):
        evening.add(DevelopmentChosen, player="p1", mission=1, version="a")
    evening.start(1)
    with pytest.raises(Refused, match="development-fixed"):
        evening.finish(1, **ranked("p2") | {"p1": SeatResult(70, 2, developments={1: "a"})})
    evening.finish(1, **ranked("p2") | {"p1": SeatResult(70, 2, developments={1: "b"})})
    evening.start(2).finish(2, **ranked("p2") | {"p1": SeatResult(70, 2, developments={1: "b", 2: "a"})})
    assert evening.book.player("p1").box.developments == {1: "b", 2: "a"}


def test_a_development_written_down_wrongly_is_corrected_by_a_line_of_its_own() -> None:
    evening = Evening(2).start(1).finish(1, **ranked("p2") | {"p1": SeatResult(70, 2, developments={1: "a"})})
    with pytest.raises(Refused, match="development-not-chosen"):
        evening.add(DevelopmentCorrected, player="p2", mission=1, version="b")
    evening.add(DevelopmentCorrected, player="p1", mission=1, version="b")
    assert evening.book.player("p1").box.developments == {1: "b"}
    # Correcting points afterwards repeats what the result said, and changes nothing of it.
    evening.add(MissionCorrected, mission=1, results=ranked("p2") | {"p1": SeatResult(71, 2, developments={1: "a"})})
    assert evening.book.player("p1").box.developments == {1: "b"}


def test_a_correction_of_results_may_correct_the_development_chosen_in_them() -> None:
    evening = Evening(2).start(1).finish(1, **ranked("p2") | {"p1": SeatResult(70, 2, developments={1: "a"})})
    evening.add(MissionCorrected, mission=1, results=ranked("p2") | {"p1": SeatResult(70, 2, developments={1: "b"})})
    assert evening.book.player("p1").box.developments == {1: "b"}


def test_no_development_of_a_later_or_sealed_mission_is_chosen() -> None:
    evening = Evening(2).start(1)
    with pytest.raises(Refused, match="development-later"):
        evening.finish(1, **ranked("p2") | {"p1": SeatResult(70, 2, developments={2: "a"})})
    with pytest.raises(Refused, match="mission-sealed"):
        evening.add(DevelopmentChosen, player="p1", mission=2, version="a")


def test_a_player_who_left_keeps_the_box_and_finds_it_again() -> None:
    evening = Evening(3).start(1)
    evening.finish(1, **ranked("p1", "p2") | {"p3": SeatResult(60, 3, "A", {1: "b"}, ("always-1",))})
    before = evening.book
    evening.add(Left, player="p3")
    assert evening.book.player("p3").left
    assert [player.id for player in evening.book.members] == ["p1", "p2"]
    assert [player.box for player in evening.book.players] == [player.box for player in before.players]
    evening.play(2, "p1", "p2").add(Returned, player="p3")
    page = evening.book.player("p3")
    assert (page.left, page.box, page.next_money) == (False, before.player("p3").box, 15)


def test_the_corporation_of_somebody_who_left_stays_with_the_box() -> None:
    evening = Evening(3).add(Left, player="p1")
    with pytest.raises(Refused, match="corporation-taken"):
        evening.add(Joined, member=member(7))
    # Somebody else may take the box over.
    evening.add(Returned, player="p1").add(Renamed, player="p1", name="Oleg", colour="mint")
    page = evening.book.player("p1")
    assert (page.name, page.colour, page.box.corporation) == ("Oleg", "mint", "greenwake")


def test_a_corporation_written_down_wrongly_is_corrected() -> None:
    evening = Evening(2).add(CorporationCorrected, player="p2", corporation="hoarfrost")
    assert evening.book.player("p2").box.corporation == "hoarfrost"


def test_innovations_are_where_the_mission_left_them() -> None:
    evening = Evening(2)
    assert (evening.book.pool, evening.book.innovations) == ((), INNOVATIONS)
    evening.start(1).add(
        MissionFinished,
        mission=1,
        results=ranked("p1", "p2"),
        pool=("innovation-2",),
        innovations=INNOVATIONS[2:],
    )
    assert (evening.book.pool, evening.book.innovations) == (("innovation-2",), INNOVATIONS[2:])


def test_where_nobody_wrote_it_down_innovations_leave_the_box_with_a_player_and_stay_in_the_pool_after() -> None:
    evening = Evening(2).start(1)
    evening.finish(1, **ranked("p1") | {"p2": SeatResult(70, 2, boxed=("innovation-1",))})
    assert (evening.book.pool, evening.book.innovations) == ((), INNOVATIONS[1:])
    evening.play(2, "p1", "p2")
    assert (evening.book.pool, evening.book.innovations) == (("innovation-1",), INNOVATIONS[1:])
    evening.start(3).finish(3, **ranked("p1") | {"p2": SeatResult(70, 2, saved=("innovation-1",))})
    assert (evening.book.pool, evening.book.innovations) == ((), INNOVATIONS[1:])


def test_a_correction_that_says_nothing_of_innovations_leaves_them() -> None:
    evening = (
        Evening(2)
        .start(1)
        .add(MissionFinished, mission=1, results=ranked("p1", "p2"), pool=INNOVATIONS[:1], innovations=INNOVATIONS[1:])
    )
    evening.add(MissionCorrected, mission=1, results=ranked("p2", "p1"))
    assert (evening.book.pool, evening.book.innovations) == (INNOVATIONS[:1], INNOVATIONS[1:])
