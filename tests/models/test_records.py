"""The records added up: by player, by pair, by corporation."""

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from mars_desktop.models.records import (
    Game,
    colours_in,
    corporation_tallies,
    games_of,
    names_in,
    pairs,
    player_tallies,
)
from mars_desktop.models.results import GameResult, SeatResult, read_result
from mars_desktop.models.saving import begin_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.records import Records
from mars_desktop.profile.rows import RecordRow
from tests.models.conftest import chooser, setup

NOON = datetime(2026, 1, 30, 12, tzinfo=UTC)


def record(
    number: int, points: dict[str, int], winners: tuple[int, ...], corporations: tuple[str, ...] = (), details: str = ""
) -> RecordRow:
    """A finished game; all its points come from the rating but for 5 from awards."""
    seats = tuple(
        SeatResult(colour, corporation, {"rating": n - 5, "awards": 5})
        for colour, corporation, n in zip(
            ("rose", "azure", "amber"), corporations or ("ecoline",) * len(points), points.values(), strict=False
        )
    )
    told = msgspec.json.encode(GameResult(11, {"map": "hellas"}, "most-points", seats)).decode()
    return RecordRow(
        game="terraforming",
        names=tuple(points),
        scores=tuple(points.values()),
        winners=winners,
        details=details or told,
        match_id=f"table {number}",
        finished_at=NOON - timedelta(days=number),
    )


@pytest.fixture
def games() -> tuple[Game, ...]:
    return games_of(
        [
            record(1, {"Ada": 70, "Béla": 60}, (0,), ("thorgate", "helion")),
            record(2, {"Béla": 66, "Ada": 64, "Cid": 50}, (0,), ("thorgate", "thorgate", "helion")),
            record(3, {"Ada": 55, "Béla": 55}, (0, 1)),
            record(4, {"Ada": 41}, (0,)),
            record(5, {"Cid": 30}, ()),
        ]
    )


def test_wins_and_means_count_games_of_two_or_more(games: tuple[Game, ...]) -> None:
    ada, bela, cid = (next(t for t in player_tallies(games) if t.id == name) for name in ("Ada", "Béla", "Cid"))
    assert (ada.games, ada.wins, ada.mean, ada.best) == (3, 2, 63.0, 70)
    assert (bela.games, bela.wins) == (3, 2)
    assert (cid.games, cid.wins, cid.mean, cid.best) == (1, 0, 50.0, 50)


def test_a_shared_victory_is_a_win_for_each() -> None:
    shared = games_of([record(1, {"Ada": 55, "Béla": 55}, (0, 1))])
    assert [tally.wins for tally in player_tallies(shared)] == [1, 1]


def test_games_alone_are_told_apart(games: tuple[Game, ...]) -> None:
    tallies = {tally.id: tally for tally in player_tallies(games)}
    assert (tallies["Ada"].solo, tallies["Ada"].solo_wins) == (1, 1)
    assert (tallies["Cid"].solo, tallies["Cid"].solo_wins) == (1, 0)
    assert (tallies["Béla"].solo, tallies["Béla"].solo_wins) == (0, 0)


def test_somebody_who_only_played_alone_has_no_mean() -> None:
    (tally,) = player_tallies(games_of([record(1, {"Ada": 41}, (0,))]))
    assert (tally.games, tally.mean, tally.best, tally.sources) == (0, None, None, ())


def test_points_by_source_are_means(games: tuple[Game, ...]) -> None:
    ada = next(tally for tally in player_tallies(games) if tally.id == "Ada")
    assert dict(ada.sources) == {"rating": 58.0, "awards": 5.0}


def test_the_player_with_most_wins_comes_first(games: tuple[Game, ...]) -> None:
    # Ada and Béla won two each; Ada has more points on average.
    assert [tally.id for tally in player_tallies(games)] == ["Ada", "Béla", "Cid"]


def test_head_to_head_counts_who_had_more_points(games: tuple[Game, ...]) -> None:
    found = {pair.id: pair for pair in pairs(games)}
    assert set(found) == {("Ada", "Béla"), ("Ada", "Cid"), ("Béla", "Cid")}
    ada = found["Ada", "Béla"]
    assert (ada.games, ada.ahead, ada.behind, ada.level) == (3, 1, 1, 1)
    assert ada.lead == pytest.approx(8 / 3)


def test_the_pair_names_first_who_has_more_points_on_average() -> None:
    (pair,) = pairs(games_of([record(1, {"Ada": 50, "Béla": 60}, (1,))]))
    assert (pair.id, pair.ahead, pair.behind, pair.lead) == (("Béla", "Ada"), 1, 0, 10.0)


def test_head_to_head_of_one_player_names_that_player_first(games: tuple[Game, ...]) -> None:
    assert [pair.id for pair in pairs(games, "Béla")] == [("Béla", "Ada"), ("Béla", "Cid")]
    against = pairs(games, "Béla")[0]
    assert (against.ahead, against.behind, against.level) == (1, 1, 1)


def test_corporations_are_counted_for_everybody_or_one_player(games: tuple[Game, ...]) -> None:
    everybody = {tally.id: tally for tally in corporation_tallies(games)}
    assert (everybody["thorgate"].games, everybody["thorgate"].wins) == (3, 2)
    ada = {tally.id: tally for tally in corporation_tallies(games, "Ada")}
    assert (ada["thorgate"].games, ada["thorgate"].wins, ada["thorgate"].mean) == (2, 1, 67.0)
    assert "helion" not in ada


def test_names_come_with_who_played_most_first(games: tuple[Game, ...]) -> None:
    assert names_in(games) == ("Ada", "Béla", "Cid")


def test_a_player_keeps_the_colour_of_the_latest_game(games: tuple[Game, ...]) -> None:
    assert colours_in(games) == {"Ada": "rose", "Béla": "azure", "Cid": "amber"}


@pytest.mark.parametrize("details", ["[]", "not json", '{"tr": [1, 2]}'])
def test_details_of_another_version_leave_names_and_points(details: str) -> None:
    (game,) = games_of([record(1, {"Ada": 70, "Béla": 60}, (0,), details=details)])
    assert game.result is None
    assert [(seat.name, seat.points, seat.won) for seat in game.seats] == [("Ada", 70, True), ("Béla", 60, False)]
    assert [tally.sources for tally in player_tallies([game])] == [(), ()]
    assert corporation_tallies([game]) == ()


def test_details_for_another_number_of_seats_are_not_believed() -> None:
    row = record(1, {"Ada": 70, "Béla": 60}, (0,))
    three = record(2, {"Ada": 1, "Béla": 2, "Cid": 3}, (0,)).details
    (game,) = games_of([msgspec.structs.replace(row, details=three)])
    assert game.result is None


def test_a_finished_game_leaves_its_details(database: Database, matches: Matches) -> None:
    table = begin_table(matches, setup(2, 5, map="elysium"), "Thursday")
    session, answer = table.session, chooser(5)
    while not session.over:
        session.choose(answer(session.pending[0]))
        table.keeper.answered(len(session.choices), session.choices[-1], session.state)
    score = session.rules.score(session.state)
    table.keeper.ended(score, session.state)
    (row,) = Records(database).rows()
    result = read_result(row.details)
    assert result is not None
    cards = session.rules.table.cards  # type: ignore[attr-defined]  # the only game so far
    assert result.generations == session.state.generation
    assert result.options["map"] == "elysium"
    assert result.verdict == score.verdict
    assert [seat.colour for seat in result.seats] == ["rose", "azure"]
    assert [seat.corporation for seat in result.seats] == [cards[p.corporation].id for p in session.state.players]
    assert [tuple(seat.sources.items()) for seat in result.seats] == [sheet.sources for sheet in score.seats]
