"""The list of saved tables follows the profile and never shows what it cannot read."""

from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mars_desktop.models.controller import GameController
from mars_desktop.models.saving import begin_table
from mars_desktop.models.tables import SavedTablesModel, table_row
from mars_desktop.profile.matches import Matches
from tests.models.conftest import play, setup


def test_the_list_follows_tables_that_are_played_renamed_and_deleted(qtbot: QtBot, matches: Matches) -> None:
    model = SavedTablesModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)

    def follow() -> list[str]:
        model.sync([table_row(match) for match in matches.rows()])
        return [row.title for row in model.rows()]

    first = begin_table(matches, setup(2), "Tuesday")
    second = begin_table(matches, setup(3), "Thursday")
    assert follow() == ["Thursday", "Tuesday"]
    play(GameController(first.session, first.keeper), 3)
    assert follow() == ["Tuesday", "Thursday"]
    matches.rename(second.keeper.table, "Friday")
    assert follow() == ["Tuesday", "Friday"]
    matches.delete(first.keeper.table)
    assert follow() == ["Friday"]


def test_a_table_is_said_with_its_people(qtbot: QtBot, matches: Matches) -> None:
    begin_table(matches, setup(2), "Tuesday")
    model = SavedTablesModel()
    model.sync([table_row(match) for match in matches.rows()])
    assert model.spoken(model.rows()[0]) == "Tuesday, generation 1, Player 1, Player 2"


def test_a_table_whose_summary_cannot_be_read_is_still_listed(matches: Matches) -> None:
    matches.create("Old", "terraforming", 1, "{}")
    row = table_row(matches.rows()[0])
    assert (row.title, row.round, row.seats) == ("Old", 0, ())
