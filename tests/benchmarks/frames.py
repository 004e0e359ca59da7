"""How fast frames are: the board on a 4k screen, a tile carried over it, and a step late in a game of five seats.

Each time stands beside that of a bare scene with as many items in the same run: a slow machine is slow at both.
"""

import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QGraphicsScene, QGraphicsView

from mars_desktop.board import BoardView, TileLook
from mars_desktop.bots import RandomBot
from mars_desktop.engine import Choice, Session, Setup, rules_for
from mars_desktop.models.controller import GameController
from mars_desktop.models.handover import Covering
from mars_desktop.theme.motion import Pace, apply_pace
from mars_desktop.windows.application import make_application
from mars_desktop.windows.table import TablePage
from tests.benchmarks.engine import LATE, whole_game

SETUP = Setup.quick("terraforming", 5, 5)
SIZE_4K = (3840, 2160)
REPAINTS, MOVES, STEPS = 40, 120, 40


def bare(items: int) -> QGraphicsView:
    """A view of plain rectangles, as many as the board has items, all over the stage."""
    scene = QGraphicsScene()
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    columns = 12
    for number in range(items):
        box = QGraphicsRectItem(QRectF(0, 0, 90, 90))
        box.setBrush(QColor("#884422"))
        box.setPos(number % columns * 100, number // columns * 100)
        scene.addItem(box)
    view = QGraphicsView(scene)
    scene.setParent(view)
    view.setRenderHint(QPainter.RenderHint.Antialiasing)
    view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
    return view


def ms(act: Callable[[], object]) -> float:
    """How many milliseconds something takes."""
    began = time.perf_counter()
    act()
    return (time.perf_counter() - began) * 1000


def repaints(view: QGraphicsView) -> float:
    """Milliseconds to repaint a whole view, the median of many."""
    viewport = view.viewport()
    viewport.repaint()
    return median(ms(viewport.repaint) for _ in range(REPAINTS))


def _late_table() -> TablePage:
    """The page of a game of five seats near its end."""
    session = Session(rules_for(SETUP))
    choices = whole_game(SETUP)
    for choice in choices[: int(len(choices) * LATE)]:
        session.choose(choice)
    page = TablePage(GameController(session, covering=Covering.NEVER))
    page.controller.setParent(page)
    return page


def repaint_4k(app: QApplication, page: TablePage) -> tuple[float, float]:
    """Milliseconds to repaint the whole board at 3840 × 2160 and as many bare items, medians."""
    board = BoardView(page.board)
    plain = bare(len(page.board.items()))
    times = []
    for view in (board, plain):
        view.resize(*SIZE_4K)
        view.show()
        app.processEvents()
        times.append(repaints(view))
        view.hide()
    return times[0], times[1]


def drag(app: QApplication, page: TablePage) -> list[float]:
    """Milliseconds of work for each move of a tile carried over the board, painted."""
    scene, view = page.board, page.view
    viewport, left, no_key = view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    places = [spot.id for spot in scene.places() if not spot.moon]
    scene.offer({place: place for place in places[::3]}, TileLook("greenery", 0))
    layout = scene.layout
    start = view.mapFromScene(layout.tray.center())
    corner = view.mapFromScene(layout.centre - QPointF(layout.side * 7, layout.side * 6))
    QTest.mousePress(viewport, left, no_key, start)
    app.processEvents()

    def move(part: float) -> None:
        """Along a zigzag over the whole map."""
        at = corner + QPoint(round(layout.side * 14 * part), round(layout.side * 12 * (part * 5 % 1)))
        QTest.mouseMove(viewport, at)
        app.processEvents()

    taken = [ms(partial(move, number / MOVES)) for number in range(MOVES)]
    QTest.mouseRelease(viewport, left, no_key, start)
    scene.offer({}, None)
    app.processEvents()
    return taken


def moves_of_one_item(app: QApplication, items: int) -> list[float]:
    """The same for one rectangle over a bare scene of so many items."""
    view = bare(items)
    view.resize(1184, 700)
    view.show()
    app.processEvents()
    carried = view.scene().items()[0]

    def move(part: float) -> None:
        carried.setPos(1100 * part, 600 * (part * 5 % 1))
        app.processEvents()

    taken = [ms(partial(move, number / MOVES)) for number in range(MOVES)]
    view.hide()
    return taken


def steps(app: QApplication, page: TablePage) -> list[float]:
    """Milliseconds from an answer to its result painted in full, without animations."""
    bot = RandomBot(7)
    controller = page.controller

    def step(choice: Choice) -> None:
        assert controller.submit(choice) is None
        app.processEvents()

    taken: list[float] = []
    while len(taken) < STEPS and not controller.over:
        decision = controller.decision
        assert decision is not None
        choice = bot.choose(controller.rules, controller.rules.view(controller.view, decision.seat), decision)
        taken.append(ms(partial(step, choice)))
    return taken


def report() -> None:
    """Print everything."""
    app = make_application(sys.argv)
    apply_pace(Pace.OFF)
    page = _late_table()
    page.resize(1920, 1080)
    page.show()
    app.processEvents()
    items = len(page.board.items())
    carried, plain = drag(app, page), median(moves_of_one_item(app, items))
    print(
        f"a carried tile follows the pointer: {median(carried):.1f} ms a move, longest {max(carried):.1f} ms, "
        f"{median(carried) / plain:.1f} × one item moved over a bare scene"
    )
    taken = steps(app, page)
    print(f"a step late in a game of 5 seats shown: {median(taken):.0f} ms, longest {max(taken):.0f} of {len(taken)}")
    # Last, because it lays the board out for another view.
    board, plain_board = repaint_4k(app, page)
    print(f"board of {items} items repainted at 3840 × 2160: {board:.1f} ms, {board / plain_board:.1f} × a bare scene")
    page.close()
    page.deleteLater()
    app.processEvents()
