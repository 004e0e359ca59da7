"""Everything on the table says what it is and where the rule book has it."""

import pytest
from PySide6.QtCore import QPointF

from mars_desktop.windows.explaining import reference, term_here
from mars_desktop.windows.table import TablePage
from mars_desktop.windows.table.references import MapHints
from tests.games.terraforming.situation import Situation
from tests.windows.shown_table import Opener


def hints(page: TablePage) -> MapHints:
    """What explains the map."""
    found = page.view.findChild(MapHints)
    assert isinstance(found, MapHints)
    return found


def test_milestones_awards_and_the_top_bar_have_their_references(open_table: Opener) -> None:
    page = open_table(Situation())
    assert page.side.milestones.toolTip() == reference("milestone")
    assert page.side.awards.toolTip() == reference("award")
    assert page.top.toolTip() == reference("generation")
    assert "Rule book: D. Fund An Award" in page.side.awards.toolTip()


@pytest.mark.parametrize(
    ("answer", "term"),
    [
        ("group project", "standard-project"),
        ("group milestone", "milestone"),
        ("group fund", "award"),
        ("p1 pass", "pass"),
        ("p1 end", "end-turn"),
    ],
)
def test_answers_explain_themselves_below_what_they_do(open_table: Opener, answer: str, term: str) -> None:
    page = open_table(Situation().stock(0, mc=40))
    button = page.bar.button(answer)
    assert button is not None
    assert button.toolTip().endswith(reference(term))
    assert term_here(button) == term


def test_resources_tags_rating_and_hand_of_a_seat_are_explained(open_table: Opener) -> None:
    page = open_table(Situation().in_play(0, "mine"))
    row = page.seats.boards[0].row
    assert row.rating_words.endswith(reference("rating"))
    assert row.hand_words.endswith(reference("hand"))
    assert {stock.icon: stock.words.partition("\n")[2] for stock in row.stock}["steel"] == reference("steel")
    assert row.tags[0].words.endswith(reference("tag"))


def test_the_map_explains_parameters_tiles_and_areas(open_table: Opener) -> None:
    page = open_table(Situation().tile("E4", "ocean").tile("E6", "city", 0))
    layout, explained = page.board.layout, hints(page)
    words = explained.words_at(layout.spots["E4"].centre)
    assert words.endswith(reference("ocean"))
    assert explained.words_at(layout.spots["E6"].centre).endswith(reference("city"))
    free = explained.words_at(layout.spots["A1"].centre)
    assert free.endswith(reference("area"))
    assert "2 steel" in free
    size = layout.size
    assert explained.words_at(QPointF(20, 20)) == reference("temperature")
    assert explained.words_at(QPointF(size.width() - 20, 20)) == reference("oxygen")
    assert explained.words_at(QPointF(size.width() - 20, size.height() - 20)) == reference("ocean")


def test_the_ring_explains_the_parameter_it_shows(open_table: Opener) -> None:
    page = open_table(Situation())
    layout, explained = page.board.layout, hints(page)
    beside = layout.side * 9
    assert explained.words_at(layout.centre + QPointF(-beside, 0)) == reference("temperature")
    assert explained.words_at(layout.centre + QPointF(beside, 0)) == reference("oxygen")
    assert explained.words_at(layout.centre + QPointF(0, beside)) == reference("ocean")


def test_the_question_is_explained_by_f1_and_its_panel_by_the_pointer(open_table: Opener) -> None:
    situation = Situation().stock(0, mc=40)
    situation.do("project aquifer")
    page = open_table(situation)
    assert term_here(page.bar) == "tile"
    assert term_here(page.hand) == "hand"
    assert term_here(page.view) == "map"


def test_hidden_things_are_in_no_reference(open_table: Opener) -> None:
    page = open_table(Situation().hand(0, "comet").hand(1, "birds"))
    said = "\n".join((page.hand.whatsThis(), page.top.toolTip(), *(b.row.hand_words for b in page.seats.boards)))
    assert "Comet" not in said
    assert "Birds" not in said
