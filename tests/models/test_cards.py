"""The card browser's model shows what a search finds, in the order wanted, and says each card whole."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from mars_desktop.games.terraforming.search import SearchProblem
from mars_desktop.models.cards import CardOrder, CardsModel

TESTING = QAbstractItemModelTester.FailureReportingMode.Fatal


@pytest.fixture
def model(qtbot: QtBot) -> CardsModel:
    """The model of all cards, watched for mistakes."""
    made = CardsModel()
    QAbstractItemModelTester(made, TESTING, made)
    return made


def ids(model: CardsModel) -> list[str]:
    return [row.id for row in model.rows()]


def test_all_cards_are_there_projects_before_corporations(model: CardsModel) -> None:
    assert len(ids(model)) == model.total == 221
    kinds = [row.kind == "corporation" for row in model.rows()]
    assert kinds == sorted(kinds)


def test_a_search_leaves_what_it_finds_and_an_empty_one_brings_all_back(model: CardsModel) -> None:
    resets: list[int] = []
    model.modelReset.connect(lambda: resets.append(1))
    everything = ids(model)
    model.show("holds:animal cost<10")
    assert ids(model) == ["fish", "small-animals", "pets"] or set(ids(model)) <= set(everything)
    assert {row.id for row in model.rows()} == {card.id for card in model.search.find("holds:animal cost<10")}
    model.show("")
    assert ids(model) == everything
    assert resets == []


def test_what_cannot_be_understood_changes_nothing(model: CardsModel) -> None:
    model.show("tag:space")
    before = ids(model)
    with pytest.raises(SearchProblem):
        model.show("tag:venus")
    assert ids(model) == before


def test_cards_stand_by_name_or_by_cost_with_corporations_last(model: CardsModel) -> None:
    model.sort_by(CardOrder.NAME)
    names = [row.name.casefold() for row in model.rows()]
    assert names == sorted(names)
    model.sort_by(CardOrder.COST)
    projects = [row.cost for row in model.rows() if row.kind != "corporation"]
    assert projects == sorted(projects)
    assert [row.kind for row in model.rows()][-13:] == ["corporation"] * 13
    model.show("tag:jovian")
    costs = [row.cost for row in model.rows() if row.kind != "corporation"]
    assert costs == sorted(costs)


def test_a_card_is_said_with_name_cost_tags_and_text(model: CardsModel) -> None:
    def said(card: str) -> str:
        return str(model.index(model.row_of(card)).data(Qt.ItemDataRole.AccessibleTextRole))

    assert said("birds").startswith("Birds, 10 M€. Tags: Animal. Requires at least 13")
    assert said("comet").startswith("Comet, 21 M€. Tags: Space, Event. ")
    assert said("credicor").startswith("CrediCor, corporation, 57 M€ to start. No tags. You start with 57")
