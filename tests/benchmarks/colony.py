"""How fast frames of the board of On Mars are: at 4k, with a building carried over it, and from move to move."""

import sys
from functools import partial
from statistics import median

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from mars_desktop.board.onmars import ColonyScene, ColonyView
from mars_desktop.models.onmars.board_rows import BuildingRow, Construction, Note
from mars_desktop.theme.motion import Pace, apply_pace
from mars_desktop.windows.application import make_application
from tests.benchmarks.frames import MOVES, SIZE_4K, STEPS, bare, moves_of_one_item, ms, repaints
from tests.board.onmars.sample import BOTS, rich, with_hexes


def repaint_4k(app: QApplication, view: ColonyView) -> tuple[float, float]:
    """Milliseconds to repaint the whole board at 3840 × 2160 and as many bare items, medians."""
    times = []
    for shown in (view, bare(len(view.board.items()))):
        shown.resize(*SIZE_4K)
        shown.show()
        app.processEvents()
        times.append(repaints(shown))
        shown.hide()
    return times[0], times[1]


def drag(app: QApplication, view: ColonyView) -> list[float]:
    """Milliseconds of work for each move of a building carried over the board, painted."""
    board, viewport, left, no_key = (
        view.board,
        view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    free = [cell.name for cell in rich().hexes if cell.building is None]
    board.place_building(Construction(BuildingRow("mine"), (0, 3)), {name: Note(name, (name,)) for name in free[::3]})
    start = view.mapFromScene(board.layout.tray.center())
    QTest.mousePress(viewport, left, no_key, start)
    app.processEvents()

    def move(part: float) -> None:
        """Along a zigzag over the whole stage."""
        QTest.mouseMove(viewport, QPoint(round(view.width() * part), round(view.height() * (part * 5 % 1))))
        app.processEvents()

    taken = [ms(partial(move, number / MOVES)) for number in range(MOVES)]
    QTest.mouseRelease(viewport, left, no_key, start)
    board.withdraw()
    app.processEvents()
    return taken


def moments(app: QApplication, view: ColonyView) -> list[float]:
    """Milliseconds from one moment to the next, painted in full, without animations."""
    one = with_hexes(rich(), G4={"pieces": (BOTS[0],)})
    other = with_hexes(rich(), F4={"pieces": (BOTS[0],), "crystals": 1})

    def step(number: int) -> None:
        view.board.show((one, other)[number % 2])
        app.processEvents()

    return [ms(partial(step, number)) for number in range(STEPS)]


def report() -> None:
    """Print everything."""
    app = make_application(sys.argv)
    apply_pace(Pace.OFF)
    board = ColonyScene()
    board.show(rich())
    view = ColonyView(board)
    view.resize(850, 700)
    view.show()
    app.processEvents()
    carried, plain = drag(app, view), median(moves_of_one_item(app, len(board.items())))
    print(
        f"a building follows the pointer over On Mars: {median(carried):.1f} ms a move, longest {max(carried):.1f} ms, "
        f"{median(carried) / plain:.1f} × one item moved over a bare scene"
    )
    print(f"the next moment of On Mars shown: {median(moments(app, view)):.1f} ms")
    whole, items = repaint_4k(app, view)
    print(f"board of On Mars repainted at 3840 × 2160: {whole:.1f} ms, {whole / items:.1f} × a bare scene")
    view.close()
    view.deleteLater()
    app.processEvents()
