"""What happens is told in plain words to those who do not see it, and nothing that only one seat may know."""

import random

import pytest
from PySide6.QtGui import QAccessible
from pytestqt.qtbot import QtBot

from mars_desktop.engine import Session, Setup, rules_for
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.models.log import LogModel
from mars_desktop.windows.table import TablePage
from tests.games.terraforming.situation import Situation
from tests.models.conftest import chooser
from tests.windows.shown_table import Opener


def _heard(page: TablePage) -> list[str]:
    heard: list[str] = []
    page.announcer.said.connect(heard.append)
    return heard


def _give(page: TablePage, answer: str) -> None:
    decision = page.controller.decision
    assert decision is not None
    choice = next(option for option in decision.options if str(option._replace(numbers=())) == answer)
    assert page.controller.submit(choice, decision.number) is None


def test_an_answer_is_told_with_what_it_brought_and_the_next_question(open_table: Opener) -> None:
    page = open_table(Situation(seats=2).stock(0, mc=40))
    heard = _heard(page)
    _give(page, "p1 project asteroid")
    assert len(heard) == 1
    told = [row.text for row in page.models.log.rows() if row.answer == 0]
    assert told
    for line in told:
        assert line in heard[0]
    assert heard[0].endswith(f"{page.bar.question}.")


def test_taking_back_is_told(open_table: Opener) -> None:
    page = open_table(Situation(seats=2).stock(0, mc=40))
    _give(page, "p1 project asteroid")
    heard = _heard(page)
    assert page.controller.undo() is None
    assert heard[0].startswith("1 answer is taken back.")


def test_of_many_lines_the_log_tells_the_rest(open_table: Opener) -> None:
    situation = Situation(seats=5)
    for seat in range(5):
        situation.stock(seat, energy=3).production(seat, mc=1, plants=1, heat=1)
    page = open_table(situation)
    heard = _heard(page)
    while page.controller.view.generation == 1:
        heard.clear()
        _give(page, f"p{(page.controller.next_seat or 0) + 1} pass")
    assert "more lines in the log." in heard[-1]


def test_a_look_at_the_same_question_is_not_told_again(open_table: Opener) -> None:
    page = open_table(Situation(seats=1).stock(0, mc=40))
    heard = _heard(page)
    page.controller.decisionChanged.emit()
    page.controller.decisionChanged.emit()
    assert len(heard) <= 1


@pytest.mark.parametrize("seed", [1, 2])
def test_nothing_is_told_that_only_one_seat_may_know(qtbot: QtBot, seed: int) -> None:
    session = Session(rules_for(Setup.quick("terraforming", 3, seed, research_draft="one")))
    controller = GameController(session, covering=Covering.NEVER)
    page = TablePage(controller)
    qtbot.addWidget(page)
    heard = _heard(page)
    # The log as somebody reads it who sits at no seat.
    public = LogModel(page.models.rules)

    class Course:
        viewer = None
        steps = controller.steps

    answer, rng = chooser(seed), random.Random(seed)
    names = [card.name for card in page.models.rules.table.cards if len(card.name) > 6]
    for _ in range(60):
        if controller.over:
            break
        controller.lift()
        decision = controller.decision
        assert decision is not None
        heard.clear()
        assert controller.submit(answer(decision), decision.number) is None
        if rng.random() < 0.1:
            controller.cover()
        public.follow(Course())
        words = " ".join(row.text for row in public.rows())
        for said in heard:
            for name in names:
                if name in said and name not in page.bar.question:
                    assert name in words, f"“{name}” is told though the public log does not have it: {said}"


def test_words_reach_the_screen_reader_that_listens(open_table: Opener) -> None:
    page = open_table(Situation(seats=2).stock(0, mc=40))
    QAccessible.setActive(True)
    try:
        heard = _heard(page)
        _give(page, "p1 project asteroid")
        assert heard
    finally:
        QAccessible.setActive(False)


def test_a_card_says_name_price_tags_and_whether_it_can_be_played(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "asteroid", "birds").stock(0, mc=40))
    spoken = {card.face.id: card.accessibleName() for card in page.hand.cards}
    assert spoken["asteroid"].startswith("Asteroid, 14 M€, tags: space, event.")
    assert spoken["asteroid"].endswith("Can be played now.")
    birds = page.hand.card("birds")
    assert birds is not None
    assert spoken["birds"].endswith(birds.face.reason)
    assert birds.face.reason
