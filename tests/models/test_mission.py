"""The models of a table show what a mission adds: workers, Population, sides of oceans, names and melting point."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session, Setup, rules_for
from mars_desktop.games.legacy.state import LegacyState
from mars_desktop.games.terraforming.resources import TAG_INDEX, TEMPERATURE, WORKERS
from mars_desktop.games.terraforming.state import CITY, OCEAN
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.models.mission import corporation_sides, mission_of
from mars_desktop.models.places import new_kind, pieces
from mars_desktop.models.players import PlayersModel, player_rows
from mars_desktop.models.table import TableModels
from mars_desktop.models.terraforming_face import FACE
from mars_desktop.models.tracks import track_rows
from tests.models.conftest import chooser, controller_of


def mission(number: int, seats: int = 2, seed: int = 1) -> Session[Any]:
    return Session(rules_for(Setup.quick("legacy", seats, seed, mission=number)))


def state_of(session: Session[Any]) -> LegacyState:
    state = session.state.copy()
    assert isinstance(state, LegacyState)
    return state


def test_a_table_of_terraforming_mars_is_no_mission() -> None:
    table = controller_of(2).rules.table  # type: ignore[attr-defined]  # rules of these games have a table
    assert mission_of(table) is None
    assert corporation_sides(table) == {}


def test_a_seat_shows_workers_population_melts_box_and_innovation_action(qtbot: QtBot) -> None:
    session = mission(1)
    state, rules = state_of(session), session.rules
    player = state.players[0]
    player.stock[WORKERS], player.melts, player.boxed = 7, 2, [1, 2]
    player.tags[TAG_INDEX["floater"]] = 1
    state.tile[0], state.owner[0], state.people[0] = CITY, 0, 2
    row, other = player_rows(rules, state, ())  # type: ignore[arg-type]  # the rules of this session
    assert row.mission == (2, 2, 2, True)
    assert other.mission == (0, 0, 0, True)
    assert row.stock[WORKERS] == 7
    said = PlayersModel().spoken(row)
    assert "7 workers" in said
    assert "2 Populations" in said
    assert "2 glaciers melted" in said
    assert "1 floater" in said
    assert "innovation action open" in said


def test_oceans_show_their_side_and_tiles_their_population() -> None:
    session = mission(1)
    state = state_of(session)
    places = session.rules.table.map.places  # type: ignore[attr-defined]  # as above
    for place, frozen in ((0, 1), (1, 0)):
        state.tile[place], state.frozen[place] = OCEAN, frozen
    state.tile[2], state.owner[2], state.people[2] = CITY, 1, 3
    laid = pieces(session.rules, state)  # type: ignore[arg-type]  # as above
    assert [laid[places[i]].kind for i in range(3)] == ["glacier", "ocean", "city"]
    assert laid[places[2]].people == 3


@pytest.mark.parametrize(("temperature", "side"), [(-12, "glacier"), (-10, "ocean")])
def test_an_ocean_waits_on_the_side_on_which_it_will_lie(temperature: int, side: str) -> None:
    session = mission(2)
    state = state_of(session)
    state.parameters[TEMPERATURE] = temperature
    kinds = [new_kind(session.rules, state, tile) for tile in ("ocean", "city")]  # type: ignore[arg-type]  # as above
    assert kinds == [side, "city"]


def test_an_ocean_of_terraforming_mars_is_always_water() -> None:
    controller = controller_of(2)
    assert new_kind(controller.rules, controller.view, "ocean") == "ocean"  # type: ignore[arg-type]  # as above


@pytest.mark.parametrize(
    ("number", "names", "melts_from"),
    [
        (2, ["Temperature", "Oxygen", "Oceans"], -10),
        (5, ["Vault warmth", "Vault air", "Brine vaults"], 0),
        (7, ["Dome temperature", "Oxygen", "Lakes of water"], 0),
    ],
)
def test_tracks_have_the_names_and_the_melting_point_of_the_mission(
    number: int, names: list[str], melts_from: int
) -> None:
    session = mission(number)
    rows = track_rows(session.rules, session.state)  # type: ignore[arg-type]  # as above
    assert [row.name for row in rows] == names
    assert [row.melts_from for row in rows] == [melts_from, None, None]
    assert rows[0].bonuses[-1][1].endswith("on glaciers melt.")


def test_the_history_counts_population() -> None:
    session = mission(1)
    state = state_of(session)
    state.tile[0], state.owner[0], state.people[0] = CITY, 1, 2
    seats = FACE.standings(session.rules, state)
    assert [seat.figures["population"] for seat in seats] == [0, 2]


@pytest.mark.parametrize("number", range(1, 8))
def test_the_models_show_no_cards_but_those_of_the_viewer(qtbot: QtBot, number: int) -> None:
    session = mission(number, 3, number)
    controller = GameController(session, covering=Covering.WHEN_NEEDED)
    models = TableModels(controller)
    answer = chooser(number)
    for _ in range(60):
        if controller.over:
            break
        if controller.covered:
            assert models.hand.rows() == ()
            controller.lift()
        viewer, decision = controller.viewer, controller.decision
        assert decision is not None
        if viewer is None:
            assert decision.kind in FACE.open_questions
            assert models.hand.rows() == ()
            controller.submit(answer(decision))
            continue
        player = session.state.players[viewer]
        own = {*player.hand, *player.offered, *player.drafted, *player.dealt_corporations}
        own |= {card for task in session.state.agenda.now for card in getattr(task, "cards", ())}
        cards = session.rules.table.cards  # type: ignore[attr-defined]  # as above
        assert {row.id for row in models.hand.rows()} <= {cards[card].id for card in own}
        controller.submit(answer(decision))
