"""The scene shows what it is told, touches only what changed, and lets what moved travel."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mars_desktop.board.modes import Mode
from mars_desktop.board.onmars import ColonyScene, ColonyView
from mars_desktop.board.onmars.overlays import TravellerItem
from mars_desktop.models.onmars.board_rows import (
    BoardRows,
    BuildingRow,
    Construction,
    Mover,
    Note,
    PieceRow,
    ShuttleRow,
    SpaceRow,
    waiting_id,
)
from mars_desktop.theme.tokens import look
from tests.board.onmars.sample import BOTS, EMPTY, ROVERS, SITES, picture, rich, with_hexes, with_spaces

SMALL = QSize(560, 470)
MINE = BuildingRow("mine")
BOT_ON_F5 = with_hexes(EMPTY, F5={"pieces": (BOTS[0],)})
BOT_ON_G4 = with_hexes(EMPTY, G4={"pieces": (BOTS[0],)})


@contextmanager
def changes(board: ColonyScene) -> Iterator[list[QRectF]]:
    """Collect the regions of the scene that ask to be drawn again."""
    regions: list[QRectF] = []
    QApplication.processEvents()
    board.changed.connect(regions.extend)
    yield regions
    QApplication.processEvents()
    board.changed.disconnect()


def travellers(board: ColonyScene) -> list[TravellerItem]:
    return [item for item in board.items() if isinstance(item, TravellerItem)]


def marked(board: ColonyScene) -> set[str]:
    return {name for name, item in board._colony._hexes.items() if item.last_move}


def seen(board: ColonyScene, place: str) -> tuple[PieceRow, ...]:
    return board._colony._hexes[place].shown.pieces


def mode(board: ColonyScene, place: str) -> Mode:
    return board._colony[place].mode


def test_a_board_shown_twice_touches_nothing(board: ColonyScene, view: ColonyView) -> None:
    board.show(rich())
    board.clear_last_move()
    with changes(board) as regions:
        board.show(rich())
    assert regions == []


def test_a_new_building_touches_its_own_hex_only_and_is_the_last_move(board: ColonyScene, view: ColonyView) -> None:
    with changes(board) as regions:
        board.show(with_hexes(EMPTY, G5={"building": MINE}))
    spot = board.layout.spots["G5"]
    allowed = QRectF(0, 0, spot.side * 3, spot.side * 3)
    allowed.moveCenter(spot.centre)
    assert regions
    assert all(allowed.contains(region) for region in regions)
    assert marked(board) == {"G5"}
    board.clear_last_move()
    assert marked(board) == set()


def test_the_pointer_over_places_that_are_not_offered_touches_nothing(board: ColonyScene, view: ColonyView) -> None:
    board.show(rich())
    board.offer({"G5": Note()})
    with changes(board) as regions:
        board.hover("B3")
        board.hover("C4")
        board.hover("1")
    assert regions == []


def test_a_site_hovered_touches_its_hex_its_crystals_and_its_complex_only(board: ColonyScene, view: ColonyView) -> None:
    board.show(rich())
    board.place_building(Construction(BuildingRow("water-extractor"), (3,)), SITES)
    board.hover("E6")
    board.hover(None)
    with changes(board) as regions:
        board.hover("E6")
    side, spots = board.layout.side, board.layout.spots
    allowed = QRectF()
    for name in ("E6", "D7", "E7", "D5", "E5"):
        allowed = allowed.united(
            QRectF(spots[name].centre.x() - side, spots[name].centre.y() - side, 2 * side, 2 * side)
        )
    allowed = allowed.adjusted(-side, -side, side, side)
    assert regions
    assert all(allowed.contains(region) for region in regions)


def test_the_first_position_of_a_board_is_no_move() -> None:
    board = ColonyScene()
    board.show(rich())
    assert marked(board) == set()
    assert travellers(board) == []


def test_what_is_taken_back_leaves_no_trace(board: ColonyScene) -> None:
    before = picture(board, SMALL)
    board.show(rich())
    assert picture(board, SMALL) != before
    board.show(EMPTY)
    board.clear_last_move()
    assert picture(board, SMALL) == before


def test_a_bot_travels_and_is_not_seen_at_its_goal_before_it_arrives(board: ColonyScene, moving: None) -> None:
    board.show(BOT_ON_F5)
    board._motions.finish_all()
    board.show(BOT_ON_G4)
    (item,) = travellers(board)
    assert item.pos() == board.layout.spots["F5"].centre
    assert seen(board, "G4") == ()
    board._motions.finish_all()
    assert travellers(board) == []
    assert seen(board, "G4") == (BOTS[0],)
    assert marked(board) == {"F5", "G4"}


def test_a_journey_ends_when_a_person_goes_on(board: ColonyScene, view: ColonyView, moving: None) -> None:
    board.show(BOT_ON_F5)
    board._motions.finish_all()
    board.show(BOT_ON_G4)
    QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton)
    assert travellers(board) == []


def test_a_board_shown_in_the_middle_of_a_journey_shows_every_piece_once(board: ColonyScene, moving: None) -> None:
    board.show(BOT_ON_F5)
    board.show(BOT_ON_G4)
    board.show(BOT_ON_F5)
    board.show(EMPTY)
    board._motions.finish_all()
    assert travellers(board) == []
    board.show(BOT_ON_G4)
    board._motions.finish_all()
    assert seen(board, "G4") == (BOTS[0],)


def test_a_rover_comes_onto_the_map_from_its_place_beside_it(board: ColonyScene, moving: None) -> None:
    board.show(replace(EMPTY, waiting={0: "", 1: ""}))
    start = board.layout.spots[waiting_id(0)].centre
    board.show(replace(with_hexes(EMPTY, G4={"pieces": (ROVERS[0],)}), waiting={1: ""}))
    (item,) = travellers(board)
    assert item.pos() == start
    assert waiting_id(0) not in board.layout.spots
    assert waiting_id(1) in board.layout.spots


def test_of_alike_bots_the_nearest_is_the_one_that_moved(board: ColonyScene, moving: None) -> None:
    two = with_hexes(EMPTY, F5={"pieces": (BOTS[0],)}, A1={"pieces": (BOTS[0],)})
    board.show(two)
    board._motions.finish_all()
    board.show(with_hexes(EMPTY, A1={"pieces": (BOTS[0],)}, G4={"pieces": (BOTS[0],)}))
    (item,) = travellers(board)
    assert item.pos() == board.layout.spots["F5"].centre


def test_a_marker_travels_to_its_new_space(board: ColonyScene, moving: None) -> None:
    board.show(with_spaces(EMPTY, SpaceRow(1, 2)))
    board.show(with_spaces(EMPTY, SpaceRow(7, 2)))
    (item,) = travellers(board)
    assert item.pos() == board.layout.spots["1"].centre


def test_the_shuttle_flies_to_its_new_space(board: ColonyScene, moving: None) -> None:
    board.show(replace(EMPTY, shuttle=ShuttleRow("orbit", 1)))
    assert board._shuttle._ship == board.layout.stop("colony", 1)
    board._motions.finish_all()
    assert board._shuttle._ship == board.layout.stop("orbit", 1)


@pytest.mark.parametrize(
    "call",
    [
        lambda board: board.offer({"Z9": Note()}),
        lambda board: board.place_building(Construction(MINE), {"Z9": Note()}),
        lambda board: board.move_pieces({Mover("bot", 0, "Z9"): {"G5": Note()}}),
        lambda board: board.move_pieces({Mover("bot", 0, "G5"): {"Z9": Note()}}),
    ],
    ids=["target", "site", "piece", "goal"],
)
def test_a_place_the_board_lacks_is_refused_and_changes_nothing(
    board: ColonyScene, call: Callable[[ColonyScene], None]
) -> None:
    before = picture(board, SMALL)
    with pytest.raises(KeyError, match="no place “Z9”"):
        call(board)
    assert picture(board, SMALL) == before
    assert board.gesture is None


def test_an_offer_lights_its_places_and_veils_the_others_and_its_end_unveils_them(board: ColonyScene) -> None:
    before = picture(board, SMALL)
    board.offer({"G5": Note("words"), "3": Note()})
    assert mode(board, "G5") is Mode.TARGET
    assert mode(board, "3") is Mode.TARGET
    assert mode(board, "G6") is Mode.VEILED
    assert board._colony["G5"].toolTip() == "words"
    board.withdraw()
    assert picture(board, SMALL) == before


def test_what_is_asked_stays_asked_while_the_board_changes(board: ColonyScene) -> None:
    board.offer({"G5": Note()})
    board.show(BOT_ON_F5)
    assert mode(board, "G5") is Mode.TARGET


def test_over_a_site_the_building_its_crystals_and_its_complex_are_seen(board: ColonyScene) -> None:
    board.show(rich())
    board.place_building(Construction(BuildingRow("water-extractor"), (3,)), SITES)
    board.hover("E6")
    assert mode(board, "E6") is Mode.HOVERED
    assert board._colony["E6"]._ghost == Construction(BuildingRow("water-extractor"), (3,))
    assert {name for name, item in board._colony._hexes.items() if item._coming} == {"D7", "E7"}
    assert board._group.isVisible()
    assert mode(board, "D5") is Mode.REST
    board.hover("F4")
    assert not any(item._coming for item in board._colony._hexes.values())
    board.hover(None)
    assert not board._group.isVisible()


def test_the_note_of_a_hovered_place_stands_in_a_free_corner_or_in_its_tool_tip(
    board: ColonyScene, view: ColonyView
) -> None:
    board.offer({"E6": Note("Complex of 3\n+3 Water")})
    board.hover("E6")
    assert not board._note.isVisible()
    assert board._colony["E6"].toolTip() == "Complex of 3\n+3 Water"
    view.resize(1000, 800)
    board.hover("E6")
    assert board._note.isVisible()
    assert board._colony["E6"].toolTip() == ""
    assert board.sceneRect().contains(board._note._box)
    near = [spot.id for spot in board.layout.spots.values() if board._note._box.contains(spot.centre)]
    assert near == []


@pytest.mark.parametrize("name", ["light", "contrast"])
def test_a_theme_colours_the_stage_and_returns(board: ColonyScene, name: str) -> None:
    board.show(rich())
    dark = picture(board, SMALL)
    theme = look().themes.light if name == "light" else look().themes.contrast
    board.set_theme(theme)
    image = picture(board, SMALL)
    assert image.pixelColor(2, 240) == QColor(theme.base.ground)
    assert image != dark
    board.set_theme(look().themes.dark)
    assert picture(board, SMALL) == dark


@pytest.mark.parametrize("percent", look().type.text_sizes_percent)
def test_larger_text_never_pushes_a_place_out_of_the_stage(board: ColonyScene, percent: int) -> None:
    board.show(rich())
    board.set_theme(look().themes.dark, percent)
    for spot in board.layout.spots.values():
        assert board.sceneRect().contains(spot.centre)
    assert board.layout.side > 20


def changed_pixels(board: ColonyScene, rows: BoardRows, place: str, size: QSize) -> int:
    """How many pixels round a place are clearly different from those of the empty board."""
    spot = board.layout.spots[place]
    board.show(EMPTY)
    board.clear_last_move()
    empty = picture(board, size)
    board.show(rows)
    board.clear_last_move()
    full = picture(board, size)
    reach = int(spot.side * 1.2)
    x, y = int(spot.centre.x()), int(spot.centre.y())
    return sum(
        abs(_grey(empty, u, v) - _grey(full, u, v)) > 40
        for u in range(x - reach, x + reach)
        for v in range(y - reach, y + reach)
    )


def _grey(image: QImage, x: int, y: int) -> int:
    return image.pixelColor(x, y).lightness()


@pytest.mark.parametrize("theme", ["dark", "light", "contrast"])
@pytest.mark.parametrize("thing", ["bot", "rover", "crystal", "miner", "mark", "research", "discovery"])
def test_each_thing_is_seen_on_the_ground_of_a_small_window_in_grey(
    board: ColonyScene, view: ColonyView, thing: str, theme: str
) -> None:
    lying = with_hexes(rich(), **{cell.name: {} for cell in rich().hexes})
    source = {
        "bot": "J2", "rover": "H6", "crystal": "F3", "miner": "G5", "mark": "C3", "research": "B1", "discovery": "C2"
    }[thing]  # fmt: skip
    board.set_theme(look().theme(theme))  # type: ignore[arg-type]  # a name of a theme
    assert changed_pixels(board, lying, source, SMALL) > 60


def test_signs_at_every_device_pixel_ratio_cover_the_same_places(board: ColonyScene) -> None:
    board.show(rich())
    one, two = picture(board, SMALL), picture(board, SMALL, 2.0)
    half = two.scaled(SMALL, mode=Qt.TransformationMode.SmoothTransformation)
    astray = sum(abs(_grey(one, x, y) - _grey(half, x, y)) > 60 for x in range(0, 560, 3) for y in range(0, 470, 3))
    assert astray < 560 * 470 / 9 * 0.02
