"""The program as far as it ends a mission of a campaign, for a test that kills it: `PROFILE TABLE`.

It goes on with the table of the mission and tells each step on a line when it is done: every answer, the end of the
table with its result in the campaign, the book as it then stands, and the opening of the next mission.
"""

import random
import sys
from pathlib import Path

import mars_desktop.games  # noqa: F401 - registers every game
from mars_desktop.engine import Choice, Decision
from mars_desktop.games.legacy.campaign import MissionOpened, MissionState
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_tables import mission_of_table, open_any_table
from mars_desktop.models.controller import GameController
from mars_desktop.profile.database import Database


def numbered_answer(decision: Decision) -> Choice:
    """An answer at random, always the same one to the same question; as many cards are saved as may be."""
    if decision.kind == "saving" and decision.picks:
        pick = decision.picks[0]
        return pick.choice(pick.items[: pick.high])
    rng = random.Random(decision.number)
    options, picks = decision.options, decision.picks
    number = rng.randrange(len(options) + len(picks))
    if number < len(options):
        return options[number]
    pick = picks[number - len(options)]
    return pick.choice(tuple(rng.sample(pick.items, rng.randint(pick.low, pick.high))))


def play_on(controller: GameController, until: int = 100_000) -> None:
    """Answer until the game is over, or so many answers were given."""
    while not controller.over and controller.answers_given < until:
        controller.lift()
        decision = controller.decision
        assert decision is not None
        assert controller.submit(numbered_answer(decision), decision.number) is None


def end_mission(profile: Path, table: str) -> None:
    """Play the mission to its end, look at the book, and open the mission after it."""
    with Database.open(profile) as database:
        opened = open_any_table(database, table)
        controller = GameController(opened.session, opened.keeper)
        tell("opened", controller.answers_given)
        while not controller.over:
            play_on(controller, controller.answers_given + 1)
            tell("answered", controller.answers_given)
        found = mission_of_table(database, table)
        assert found is not None
        desk = CampaignDesk(database, found.campaign_id)
        tell("told", sum(entry.points for entry in desk.book.mission(found.mission).entries.values()))
        following = found.mission + 1
        if desk.book.mission(following).state is MissionState.LOCKED:
            desk.add(MissionOpened(at=desk.now(), mission=following))
        tell("next", following)


def tell(what: str, number: int) -> None:
    """One line for whoever listens."""
    print(what, number, flush=True)


if __name__ == "__main__":
    end_mission(Path(sys.argv[1]), sys.argv[2])
