"""Killing the program between any two steps of the end of a mission loses nothing and does nothing twice."""

import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from mars_desktop.engine import Session
from mars_desktop.games.legacy.campaign import MissionFinished, MissionOpened
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_tables import begin_mission
from mars_desktop.models.controller import GameController
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.records import Records
from tests.models.mission_program import end_mission, play_on
from tests.models.test_campaign import JONAS, MIRA, desk_of

ROOT = Path(__file__).parents[2]
BEFORE_THE_END = 12
"""Answers that are still to be given when the program begins: the last conversions and saving are among them."""


def mission_before_its_end(profile: Path) -> str:
    """A campaign whose first mission lacks its last answers; returns the id of its table."""
    with Database.open(profile) as database:
        desk = desk_of(database, MIRA, JONAS)
        desk.add(MissionOpened(at=desk.now(), mission=1))
        opened, _ = begin_mission(database, desk, 1, ("p1", "p2"), 5)
        whole = GameController(Session(opened.session.rules))
        play_on(whole)
        play_on(GameController(opened.session, opened.keeper), whole.answers_given - BEFORE_THE_END)
        return opened.keeper.table


def lines_until_killed(profile: Path, table: str, steps: int) -> list[str]:
    """What the program told until it was killed right after so many steps."""
    command = [sys.executable, "-m", "tests.models.mission_program", str(profile), table]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=ROOT, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        lines = [process.stdout.readline() for _ in range(steps)]
        process.kill()
        errors = process.stderr.read()
    assert errors == ""
    return [line.strip() for line in lines]


def stored(profile: Path) -> tuple[object, ...]:
    """Everything that the end of the mission leaves behind, without moments."""
    with Database.open(profile) as database:
        (row,) = Campaigns(database).rows()
        desk = CampaignDesk(database, row.id)
        (match,) = Matches(database).rows()
        kinds = Counter(type(line).__name__ for line in desk.campaign.lines)
        results = [dict(line.results) for line in desk.campaign.lines if isinstance(line, MissionFinished)]
        boxes = [player.box for player in desk.book.players]
        records = [(record.names, record.scores) for record in Records(database).rows()]
        return kinds, results, boxes, match.finished, match.answered, records


@pytest.mark.slow
def test_killed_between_any_two_steps_of_the_end_nothing_is_lost_and_nothing_done_twice(tmp_path: Path) -> None:
    first = tmp_path / "first.db"
    table = mission_before_its_end(first)
    unharmed = tmp_path / "unharmed.db"
    shutil.copy(first, unharmed)
    end_mission(unharmed, table)
    wanted = stored(unharmed)
    assert wanted[0] == Counter(Founded=1, MissionOpened=2, MissionStarted=1, MissionFinished=1)
    for steps in range(1, BEFORE_THE_END + 4):
        profile = tmp_path / f"killed-{steps}.db"
        shutil.copy(first, profile)
        lines = lines_until_killed(profile, table, steps)
        assert lines[0].startswith("opened")
        # Whatever was shown is there; what follows is done once, however often it is tried.
        for _ in range(2):
            end_mission(profile, table)
            assert stored(profile) == wanted, f"killed after “{lines[-1]}”"
