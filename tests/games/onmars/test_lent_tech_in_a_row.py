"""Lent Tech is settled at the end of the turn that used it (6.5), also when settling one tile borrows another."""

from tests.games.onmars.board import Board

YOU, BLUE, RED = 0, 1, 2


def test_tech_borrowed_while_other_tech_is_settled_is_settled_in_the_same_turn() -> None:
    board = Board(3).lay("greenhouse", (0, 0)).bots(YOU, (2, 0)).stock(YOU, water=1).colony(1, greenhouse=2)
    board.tech(RED, "greenhouse", "C4B").tech(BLUE, "rover", "C1T").rover(RED, (-3, 0))
    board.do("main construct", "site (1,0) p3")
    assert (board.asked.kind, board.asked.seat) == ("settle", RED)
    board.do("develop greenhouse C5B", "tech p2", "stop")
    assert (board.asked.kind, board.asked.seat) == ("settle", BLUE)
    board.do("keep")
    assert board.stocks(BLUE) == {"oxygen": 1}
    assert (board.asked.kind, board.asked.seat) == ("turn", BLUE)
