"""Titles, Title Points and the money that helps whoever did less well (Titles; decisions 16 to 18)."""

import msgspec
import pytest

from mars_desktop.engine.reason import Refused
from mars_desktop.games.legacy.campaign import Joined, MissionAbandoned, MissionOpened, book, start_of
from mars_desktop.games.legacy.mission_start import SeatResult
from tests.games.legacy.campaign.evening import SMALL, Evening, member, ranked


@pytest.mark.parametrize(
    ("players", "titles", "points", "money"),
    [
        (2, "GP", (15, 5), (0, 10)),
        (3, "GAP", (15, 10, 5), (0, 5, 10)),
        (4, "GAP-", (15, 10, 5, 0), (0, 5, 10, 15)),
        (5, "GAP--", (15, 10, 5, 0, 0), (0, 5, 10, 15, 15)),
    ],
)
def test_places_bring_titles_title_points_and_money_for_the_next_mission(
    players: int, titles: str, points: tuple[int, ...], money: tuple[int, ...]
) -> None:
    order = [f"p{n}" for n in range(1, players + 1)]
    seen = Evening(players).play(1, *order).book
    assert [seen.player(player).titles[1] for player in order] == list(titles)
    assert [seen.mission(1).entries[player].title_points for player in order] == list(points)
    assert [seen.player(player).title_points for player in order] == list(points)
    assert [seen.player(player).next_money for player in order] == list(money)


def test_titles_are_those_of_the_pack() -> None:
    other = msgspec.structs.replace(
        SMALL,
        titles={2: ("P", "G"), 3: ("A", "A", "-")},
        title_points={"G": 7, "A": 3, "P": 1, "-": 0},
        money={"G": 1, "A": 2, "P": 3, "-": 4},
    )
    seen = book(Evening(3).play(1, "p2", "p1", "p3").campaign, other)
    assert [(p.titles[1], p.title_points, p.next_money) for p in seen.players] == [
        ("A", 3, 2),
        ("A", 3, 2),
        ("-", 0, 4),
    ]


def test_a_tie_in_points_is_decided_by_the_place_given() -> None:
    evening = Evening(2).start(1).finish(1, p1=SeatResult(70, 2), p2=SeatResult(70, 1))
    assert evening.book.player("p2").titles == {1: "G"}
    assert evening.book.player("p1").titles == {1: "P"}


def test_nobody_has_help_money_in_mission_1() -> None:
    evening = Evening(3).add(MissionOpened, mission=1)
    assert [player.next_money for player in evening.book.players] == [0, 0, 0]
    assert [(seat.money, seat.title) for seat in start_of(evening.campaign, SMALL, 1, ("p1", "p2")).seats] == [
        (0, "")
    ] * 2


def test_who_missed_the_mission_before_has_15_money_whatever_titles_there_were_earlier() -> None:
    evening = Evening(3).play(1, "p3", "p1", "p2").play(2, "p1", "p2").add(MissionOpened, mission=3)
    page = evening.book.player("p3")
    assert (page.next_money, page.next_title, page.titles) == (15, "", {1: "G"})
    seat = start_of(evening.campaign, SMALL, 3, ("p1", "p2", "p3")).seats[2]
    assert (seat.money, seat.title, seat.titles) == (15, "", ("G",))


def test_titles_go_by_the_players_at_the_table() -> None:
    """CP-012: of five members two played, so the second is Prefect."""
    assert Evening(5).play(1, "p4", "p2").book.player("p2").titles == {1: "P"}


def test_a_new_player_has_15_money() -> None:
    evening = Evening(2).play(1, "p1", "p2").add(Joined, member=member(3))
    assert (evening.book.player("p3").next_money, evening.book.player("p3").next_title) == (15, "")


def test_a_new_player_before_mission_1_is_like_everybody_else() -> None:
    assert Evening(2).add(Joined, member=member(3)).book.player("p3").next_money == 0


def test_after_a_mission_passed_over_nobody_has_a_title_of_the_last_one() -> None:
    evening = Evening(2).play(1, "p1", "p2").start(2).add(MissionAbandoned, mission=2).add(MissionOpened, mission=3)
    assert [player.next_money for player in evening.book.players] == [15, 15]


def test_title_points_add_up_over_missions_and_equal_ones_share_a_place() -> None:
    evening = Evening(3).play(1, "p1", "p2", "p3").play(2, "p2", "p1", "p3")
    assert [(p.id, p.title_points, p.standing) for p in evening.book.standings] == [
        ("p1", 25, 1),
        ("p2", 25, 1),
        ("p3", 10, 3),
    ]


def test_the_standings_list_equal_title_points_by_points() -> None:
    evening = Evening(2).start(1).finish(1, p1=SeatResult(60, 1), p2=SeatResult(50, 2))
    evening.start(2).finish(2, p1=SeatResult(60, 2), p2=SeatResult(90, 1))
    assert [(p.id, p.points) for p in evening.book.standings] == [("p2", 140), ("p1", 120)]


def test_a_solo_campaign_has_no_titles_and_missions_are_won_or_lost() -> None:
    evening = Evening(1, solo=True).start(1).finish(1, p1=SeatResult(62, 1, won=False))
    entry = evening.book.mission(1).entries["p1"]
    assert (entry.points, entry.won, entry.title, entry.title_points) == (62, False, "", 0)
    page = evening.add(MissionOpened, mission=2).book.player("p1")
    assert (page.titles, page.title_points, page.next_title, page.next_money) == ({}, 0, "", 0)
    start = start_of(evening.campaign, SMALL, 2, ("p1",))
    assert (start.first, start.seats[0].money, start.seats[0].titles) == (-1, 0, ())


def test_a_solo_mission_must_be_won_or_lost_and_one_with_several_is_neither() -> None:
    with pytest.raises(Refused, match="won-or-lost"):
        Evening(1, solo=True).start(1).finish(1, "p1")
    with pytest.raises(Refused, match="not-solo"):
        Evening(2).start(1).finish(1, p1=SeatResult(80, 1, won=True), p2=SeatResult(70, 2))


def test_places_are_each_given_once_and_follow_the_points() -> None:
    evening = Evening(3).start(1)
    for wrong in ((1, 1, 2), (1, 2, 4), (2, 3, 4)):
        with pytest.raises(Refused, match="places"):
            evening.finish(1, **{f"p{n}": SeatResult(50, place) for n, place in enumerate(wrong, 1)})
    with pytest.raises(Refused, match="places-against-points"):
        evening.finish(1, **ranked("p1", "p2") | {"p3": SeatResult(75, 3)})
