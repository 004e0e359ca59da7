"""Settings keep their type and bounds; players are remembered by name."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from mars_desktop.profile.database import Database
from mars_desktop.profile.players import Players
from mars_desktop.profile.problems import InvalidValue
from mars_desktop.profile.settings import Setting, Settings

TEXT_SIZE = Setting("text.size", Annotated[float, msgspec.Meta(ge=0.8, le=2.0)], 1.0)
PALETTE: Setting[str] = Setting("palette", Literal["system", "light", "dark"], "system")
DISMISSED: Setting[tuple[str, ...]] = Setting("hints.dismissed", tuple[str, ...], ())


def test_a_setting_has_its_default_until_it_is_set_and_after_it_is_reset(database: Database) -> None:
    settings = Settings(database)
    assert settings.get(TEXT_SIZE) == 1.0
    settings.set(TEXT_SIZE, 1.5)
    assert settings.get(TEXT_SIZE) == 1.5
    settings.reset(TEXT_SIZE)
    assert settings.get(TEXT_SIZE) == 1.0


def test_settings_survive_a_restart_with_their_types(profile: Path) -> None:
    with Database.open(profile) as database:
        Settings(database).set(DISMISSED, ("undo", "ü"))
        Settings(database).set(PALETTE, "dark")
    with Database.open(profile) as database:
        assert Settings(database).get(DISMISSED) == ("undo", "ü")
        assert Settings(database).get(PALETTE) == "dark"


def test_a_value_out_of_bounds_is_refused_and_the_old_one_stands(database: Database) -> None:
    settings = Settings(database)
    settings.set(TEXT_SIZE, 1.5)
    with pytest.raises(InvalidValue, match=r"text\.size.* 3\.5"):
        settings.set(TEXT_SIZE, 3.5)
    with pytest.raises(InvalidValue):
        settings.set(PALETTE, "pink")
    assert settings.get(TEXT_SIZE) == 1.5
    assert settings.get(PALETTE) == "system"


@pytest.mark.parametrize("stored", ['"pink"', "7", "null", "{", "", "\x00"])
def test_a_stored_value_that_does_not_fit_gives_the_default(database: Database, profile: Path, stored: str) -> None:
    with closing(sqlite3.connect(profile)) as connection, connection:
        connection.execute("INSERT INTO settings VALUES ('palette', ?)", (stored,))
    assert Settings(database).get(PALETTE) == "system"


def test_players_are_remembered_the_one_seen_last_first(database: Database) -> None:
    players = Players(database)
    for name, colour in (("Ada", "azure"), ("Béla", "rose"), ("  ada ", "mint")):
        players.remember(name, colour)
    assert [(player.name, player.colour) for player in players.rows()] == [("ada", "mint"), ("Béla", "rose")]
    players.forget("BE\u0301LA")
    players.forget("nobody")
    assert [player.name for player in players.rows()] == ["ada"]


def test_a_player_needs_a_name(database: Database) -> None:
    with pytest.raises(InvalidValue):
        Players(database).remember("  ", "azure")
    assert Players(database).rows() == []
