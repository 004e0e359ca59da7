"""Contracts, the tasks and plans of the First Colonists, and the lines of the solo goals."""

from collections.abc import Callable

import pytest

from mars_desktop.games.onmars.scoring import sheet
from tests.games.onmars.board import Board
from tests.games.onmars.content.covering import plays
from tests.games.onmars.laying import Place
from tests.games.onmars.rules.playing import answer, construct
from tests.games.onmars.rules.solo_table import LACERDA, YOU, SoloTable

BLUE = 1

# --- Contracts --------------------------------------------------------------------------------------------------------

UPGRADES = {
    "contract-1": ("mine", "metal-deposit"),
    "contract-2": ("generator", "wind-turbines"),
    "contract-3": ("water-extractor", "moisture-vaporator"),
    "contract-4": ("greenhouse", "biomarket"),
    "contract-5": ("oxygen-condenser", "oxygen-tank"),
    "contract-6": ("shelter", "gym"),
}
DELIVERIES = {
    "contract-7": {"mineral": 4},
    "contract-8": {"battery": 3, "mineral": 2},
    "contract-9": {"water": 3, "mineral": 2},
    "contract-10": {"oxygen": 3, "mineral": 2},
    "contract-11": {"plant": 3, "mineral": 2},
    "contract-12": {"crystal": 3, "mineral": 2},
}


def contract_points(board: Board) -> int:
    return dict(board.rules.score(board.state).seats[YOU].sources)["contracts"]


@plays(*(f"contract:{name}" for name in UPGRADES))
@pytest.mark.parametrize(("contract", "building", "blueprint"), [(name, *rest) for name, rest in UPGRADES.items()])
def test_an_upgrade_contract_is_met_in_a_complex_of_four_and_scores_twelve(
    contract: str, building: str, blueprint: str
) -> None:
    line: tuple[Place, ...] = ((0, 0), (1, 0), (2, 0), (3, 0))
    board = Board(3).lay(building, *line, seat=YOU).bots(YOU, (0, 1)).stock(YOU, mineral=1).contract(YOU, contract)
    assert contract_points(board) == -6
    board.blueprints(YOU, blueprint).do("main upgrade", f"upgrade {blueprint} (0,0)")
    assert contract_points(board) == 12


@plays(*(f"contract:{name}" for name in DELIVERIES))
@pytest.mark.parametrize(("contract", "need"), list(DELIVERIES.items()))
def test_a_delivery_is_met_with_all_of_its_items_and_scores_nine(contract: str, need: dict[str, int]) -> None:
    board = Board(3).contract(YOU, contract).lay("shelter", (-3, 0), (-3, 3), (-5, 3), seat=YOU)
    assert contract_points(board) == -4
    board.stock(YOU, **{name: n for name, n in need.items() if name != "crystal"}).depot(YOU, need.get("crystal", 0))
    deliveries = [f"deliver {contract} {name}" for name, n in need.items() for _ in range(n)]
    board.do(*deliveries[:-1])
    assert board.player(YOU).completed == []
    board.do(deliveries[-1])
    assert board.player(YOU).completed == [board.content.card_index[contract]]
    assert (contract_points(board), board.stocks(YOU), board.player(YOU).depot) == (9, {}, 0)


# --- First Colonists --------------------------------------------------------------------------------------------------


def learn(board: Board) -> None:
    answer(board.space(YOU, 1).turn_of(YOU), "main learn-technology", f"learn {board.grid(2)[0]} C1T", "stop", "stop")


def travel(board: Board) -> None:
    answer(board.space(YOU, 1).turn_of(YOU), "main landing-pod", "space 5")


def shelter(board: Board) -> None:
    construct(board.lay("shelter", (0, 0), seat=YOU).bots(YOU, (2, 0)).stock(YOU, oxygen=1), "shelter", (2, -1))


def scientist(board: Board) -> None:
    board.stock(YOU, oxygen=2).do("main hire systems-engineer")


def two_steps(board: Board) -> None:
    board.space(YOU, 1).turn_of(YOU).tech(YOU, "mine", "C1T").tech(YOU, "shelter", "C6").stock(YOU, plant=1, oxygen=1)
    answer(board, "main research-development", "develop mine C2M", "develop mine C3B", "stop", "stop")


def borrow(board: Board) -> None:
    board.lay("generator", (0, 0)).bots(YOU, (1, 1)).tech(BLUE, "generator", "C1T").stock(YOU, mineral=1)
    board.colony(1, built=("generator",), generator=3)
    answer(board, "main construct", "building generator", "site (1,0) p2")


def discovery(board: Board) -> None:
    answer(board.rover(YOU, (0, 0)).discovery("D09", (0, 1)), "main control-center", "rover (0,1)", "stop")


def blueprint(board: Board) -> None:
    board.space(YOU, 1).turn_of(YOU).display("biomarket", "concentrator")
    answer(board, "main obtain-blueprint", "take biomarket", "stop")


TASKS: dict[str, tuple[Callable[[Board], None], str]] = {
    "B1": (learn, "battery"),
    "B2": (travel, "plant"),
    "B3": (shelter, "crystal"),
    "B4": (scientist, "crystal"),
    "B5": (two_steps, "water"),
    "B6": (borrow, "oxygen"),
    "B7": (discovery, "mineral"),
    "B8": (blueprint, "crystal"),
}


def rewarded(task: str, holding: str) -> dict[str, int]:
    """What you have after the deed of one task while you hold another or the same."""
    board = Board(3, first_colonists=True)
    board.player(YOU).plan = -1
    board.player(YOU).tasks = [[entry.id for entry in board.content.tasks].index(holding)]
    TASKS[task][0](board)
    done = [board.content.tasks[number].id for number in board.player(YOU).finished_tasks]
    assert done == ([holding] if task == holding else [])
    return {**board.stocks(YOU), "crystal": board.player(YOU).pending}


@plays(*(f"task:{name}" for name in TASKS))
@pytest.mark.parametrize("task", list(TASKS))
def test_a_task_brings_its_reward_when_it_is_done(task: str) -> None:
    reward = TASKS[task][1]
    other = "B2" if task != "B2" else "B4"
    without, gained = rewarded(task, other), rewarded(task, task)
    assert gained == {**without, reward: without.get(reward, 0) + 1}


PLANS = {
    "A1": {"generator", "water-extractor", "greenhouse", "shelter"},
    "A2": {"water-extractor", "greenhouse", "oxygen-condenser", "shelter"},
    "A3": {"greenhouse", "oxygen-condenser", "generator", "shelter"},
    "A4": {"oxygen-condenser", "generator", "water-extractor", "shelter"},
}
PRICES = {
    "mine": "battery",
    "generator": "mineral",
    "water-extractor": "battery",
    "greenhouse": "water",
    "oxygen-condenser": "plant",
    "shelter": "oxygen",
}


@plays(*(f"plan:{name}" for name in PLANS))
@pytest.mark.parametrize("building", list(PRICES))
@pytest.mark.parametrize("plan", list(PLANS))
def test_a_plan_is_met_by_building_one_of_its_four_types(plan: str, building: str) -> None:
    board = Board(3, first_colonists=True).lay(building, (0, 0), seat=YOU).bots(YOU, (2, 0))
    board.player(YOU).plan = [entry.id for entry in board.content.plans].index(plan)
    construct(board.stock(YOU, **{PRICES[building]: 1}), building, (2, -1))
    player = board.player(YOU)
    drawn = len(player.tasks) + len(player.finished_tasks)
    assert drawn == (2 if building in PLANS[plan] else 0)
    assert (player.plan < 0) == (building in PLANS[plan])


# --- solo goals -------------------------------------------------------------------------------------------------------

Spoiling = Callable[[SoloTable], object]
LINE: tuple[Place, ...] = ((0, 0), (1, 0), (2, 0), (3, 0), (4, 0))
FAR: tuple[Place, ...] = ((-3, 0), (-3, 3), (-5, 3), (-5, 1))


def with_contracts(board: SoloTable, *names: str) -> SoloTable:
    for name in names:
        board.contract(YOU, name, **DELIVERIES.get(name, {}))
        board.player(YOU).completed.append(board.content.card_index[name])
    board.player(YOU).goal, board.player(YOU).points = 0, 150
    return board


def lose_contract(name: str) -> Spoiling:
    def lose(board: SoloTable) -> None:
        card = board.content.card_index[name]
        board.player(YOU).completed.remove(card)
        board.player(YOU).delivered.pop(card, None)

    return lose


def lose_goal(board: SoloTable) -> None:
    board.player(YOU).goal = -1


def lead_by(board: SoloTable, points: int) -> None:
    """Let him have so many points that your lead is that."""
    lead = sheet(board.table, board.state, YOU).total - sheet(board.table, board.state, LACERDA).total
    board.his.points += lead - points


def lose_a_point(board: SoloTable) -> None:
    lead_by(board, board.content.solo_goals[board.table.solo_goal].margin - 1)


def lose_a_shelter(board: SoloTable) -> None:
    board.player(YOU).shelters -= 1


def lose_a_research_tile(board: SoloTable) -> None:
    board.player(YOU).research.pop()


def first_colonists() -> SoloTable:
    board = SoloTable(solo_goal="first-colonists").colony(3).tech(YOU, "mine", "C6")
    return with_contracts(board, "contract-7")


def next_generation() -> SoloTable:
    board = SoloTable(solo_goal="next-generation").colony(3).lay("shelter", *FAR, seat=YOU)
    board.player(YOU).research = [0, 1]
    return with_contracts(board, "contract-7", "contract-1")


def hunky_dory() -> SoloTable:
    board = SoloTable(solo_goal="hunky-dory").colony(4).lay("mine", (0, 3), (2, 3), (-2, 3))
    board.miners(YOU, (0, 3), (2, 3), (-2, 3)).lay("greenhouse", *LINE[:4]).lay("generator", (0, -2))
    names = ("biomarket", "hydroponic-farm", "eco-resort", "trade-market", "wind-turbines")
    for name, place in zip(names, (*LINE[:4], (0, -2)), strict=True):
        board.advanced(YOU, name, place)
    return with_contracts(board, "contract-8", "contract-4")


def martian_potato() -> SoloTable:
    board = SoloTable(solo_goal="martian-potato").colony(3).lay("greenhouse", *LINE).lay("shelter", *FAR, seat=YOU)
    for name, place in zip(("biomarket", "hydroponic-farm", "eco-resort"), LINE, strict=False):
        board.advanced(YOU, name, place)
    board.scientist(YOU, "biochemist").stock(YOU, plant=5).tech(YOU, "greenhouse", "C6").space(YOU, 2)
    board.player(YOU).research = [0, 1]
    return with_contracts(board, "contract-4", "contract-11")


def empty_a_mine(board: SoloTable) -> None:
    place = board.hex((0, 3))
    board.state.miner[place] = -1
    board.state.pieces[place] -= 1


def unbuild(name: str) -> Spoiling:
    def take_back(board: SoloTable) -> None:
        place = board.player(YOU).built.pop(board.content.blueprint_index[name])
        board.state.marker[place] = -1

    return take_back


def shorten_the_complex(board: SoloTable) -> None:
    board.state.building[board.hex(LINE[4])] = -1


GOALS: dict[str, tuple[Callable[[], SoloTable], dict[str, Spoiling]]] = {
    "first-colonists": (
        first_colonists,
        {
            "level": lambda board: board.colony(2),
            "contract": lose_contract("contract-7"),
            "private goal": lose_goal,
            "technology": lambda board: board.tech(YOU, "mine", "C5T"),
            "margin": lose_a_point,
        },
    ),
    "next-generation": (
        next_generation,
        {
            "level": lambda board: board.colony(2),
            "delivery": lose_contract("contract-7"),
            "upgrade": lose_contract("contract-1"),
            "private goal": lose_goal,
            "research": lose_a_research_tile,
            "shelters": lose_a_shelter,
            "margin": lose_a_point,
        },
    ),
    "hunky-dory": (
        hunky_dory,
        {
            "level": lambda board: board.colony(3),
            "delivery": lose_contract("contract-8"),
            "private goal": lose_goal,
            "mines": empty_a_mine,
            "advanced buildings": unbuild("wind-turbines"),
            "margin": lose_a_point,
        },
    ),
    "martian-potato": (
        martian_potato,
        {
            "level": lambda board: board.colony(2),
            "the one contract": lose_contract("contract-4"),
            "the other contract": lose_contract("contract-11"),
            "scientist": lambda board: board.player(YOU).scientists.clear(),
            "advanced greenhouses": unbuild("eco-resort"),
            "complex": shorten_the_complex,
            "stored plants": lambda board: board.stock(YOU, plant=4),
            "research": lose_a_research_tile,
            "technology": lambda board: board.tech(YOU, "greenhouse", "C5T"),
            "side": lambda board: board.space(YOU, 5),
            "margin": lose_a_point,
        },
    ),
}


def won(board: SoloTable) -> bool:
    return board.rules.score(board.state).winners == (YOU,)


@plays(*(f"solo-goal:{name}" for name in GOALS))
@pytest.mark.parametrize("goal", list(GOALS))
def test_a_solo_goal_is_won_with_all_of_its_lines(goal: str) -> None:
    board = GOALS[goal][0]()
    assert won(board)
    margin = {"first-colonists": 1, "next-generation": 10, "hunky-dory": 20, "martian-potato": 30}
    lead_by(board, margin[goal])
    assert won(board)


@pytest.mark.parametrize(("goal", "line"), [(goal, line) for goal, (_, lines) in GOALS.items() for line in lines])
def test_a_solo_goal_is_lost_with_one_line_missed(goal: str, line: str) -> None:
    lay, lines = GOALS[goal]
    board = lay()
    lines[line](board)
    assert not won(board)
