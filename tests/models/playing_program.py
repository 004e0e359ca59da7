"""The program as far as it plays and saves, for a test that kills it: `PROFILE SEED`.

It goes on with the table last played, or begins one, and answers at random through the controller. Each answer is told
on a line, `TABLE NUMBER ANSWER`, only when the controller has taken it; that is when the screen would show it.
"""

import sys
from pathlib import Path

import mars_desktop.games  # noqa: F401 - registers every game
from mars_desktop.bots import RandomBot
from mars_desktop.engine import Setup
from mars_desktop.engine.rng import Rng
from mars_desktop.models.controller import GameController
from mars_desktop.models.saving import OpenTable, begin_table, open_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches


def last_table(matches: Matches, seed: int) -> OpenTable:
    """The table last played if its game goes on, or a new one."""
    row = next(iter(matches.rows()), None)
    if row is not None and not row.finished:
        return open_table(matches, row.id)
    draft = ("none", "one", "two")[seed % 3]
    return begin_table(
        matches, Setup.quick("terraforming", 1 + seed % 5, seed, research_draft=draft, undo="free"), f"Table {seed}"
    )


def play(profile: Path, seed: int) -> None:
    """Play until killed."""
    bot, rng = RandomBot(seed, mixes=True), Rng(seed)
    with Database.open(profile) as database:
        matches = Matches(database)
        while True:
            session, keeper, notice = last_table(matches, seed)
            assert not notice
            controller = GameController(session, keeper)
            print(keeper.table, len(session.choices), "opened", flush=True)
            while not controller.over:
                controller.lift()
                decision = controller.decision
                assert decision is not None
                # Now and then answers are taken back and given again, so that these are killed too.
                if session.choices and rng.below(12) == 0:
                    assert controller.undo() is None
                    print(keeper.table, len(session.choices), "undone", flush=True)
                    if rng.below(2):
                        assert controller.redo() is None
                        print(keeper.table, len(session.choices), session.choices[-1], flush=True)
                    continue
                choice = bot.choose(controller.rules, controller.rules.view(session.state, decision.seat), decision)
                assert controller.submit(choice) is None
                print(keeper.table, len(session.choices), choice, flush=True)
            seed += 1000


if __name__ == "__main__":
    play(Path(sys.argv[1]), int(sys.argv[2]))
