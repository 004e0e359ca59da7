"""Another program that plays campaigns, for tests that kill it.

`play PROFILE` founds a campaign if there is none and plays on for ever: it opens and begins missions, plays a table of
a few answers, closes it, writes the result into the campaign, and tells each step when it is done.
"""

import sys
from pathlib import Path

from mars_desktop.games.legacy.campaign import (
    PRINTED,
    Campaign,
    Founded,
    Member,
    MissionOpened,
    MissionStarted,
    book,
    extended,
    founded,
)
from mars_desktop.games.legacy.mission_start import MissionResult, SeatResult
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.rows import GameRecord

ANSWERS = 3
PEOPLE = (Member("p1", "Ada", "azure", "Green"), Member("p2", "Béla", "rose", "Red"))


def result_of(mission: int) -> MissionResult:
    """What the table of a mission tells at its end, the same whenever it is asked."""
    return MissionResult(mission, (SeatResult(60 + mission, 1), SeatResult(50, 2, saved=("A card",) * (mission < 7))))


def play(profile: Path) -> None:
    """Play campaigns one after the other until somebody kills this program."""
    with Database.open(profile) as database:
        campaigns = Campaigns(database)
        while True:
            running = [row.id for row in campaigns.rows() if book(campaigns.load(row.id), PRINTED).next_mission]
            if running:
                go_on(database, campaigns, running[0])
            else:
                founding = Founded(at=database.clock(), title="Ours", pack="printed", members=PEOPLE)
                campaigns.create(founded(PRINTED, founding))


def go_on(database: Database, campaigns: Campaigns, campaign_id: str) -> None:
    """Play the next mission of a campaign from wherever it stands."""
    campaign = campaigns.load(campaign_id)
    mission = book(campaign, PRINTED).next_mission
    if book(campaign, PRINTED).mission(mission).opened is None:
        campaign = opened(database, campaigns, campaign_id, campaign, mission)
    running = book(campaign, PRINTED).in_play
    match = running.match if running else begun(database, campaigns, campaign_id, campaign, mission)
    matches = Matches(database)
    for number in range(len(matches.load(match).answers) + 1, ANSWERS + 1):
        matches.append(match, number, f"answer {number}")
    record = GameRecord(game="legacy", names=("Ada", "Béla"), scores=(60, 50), winners=(0,))
    if mission % 2:
        # The table is closed first, as it is when its game ends; the campaign is told afterwards.
        matches.finish(match, record)
        tell(campaign_id, mission, "over")
        campaigns.finish_mission(match, PRINTED, result_of(mission))
    else:
        campaigns.finish_mission(match, PRINTED, result_of(mission), record)
    tell(campaign_id, mission, "finished")
    campaigns.finish_mission(match, PRINTED, result_of(mission), record)


def opened(database: Database, campaigns: Campaigns, campaign_id: str, campaign: Campaign, mission: int) -> Campaign:
    """The campaign with the mission open."""
    after = extended(campaign, PRINTED, MissionOpened(at=database.clock(), mission=mission))
    return campaigns.append(campaign_id, len(after.lines), after.lines[-1])


def begun(database: Database, campaigns: Campaigns, campaign_id: str, campaign: Campaign, mission: int) -> str:
    """The table of a mission that was begun now."""
    line = MissionStarted(at=database.clock(), mission=mission, present=("p1", "p2"))
    number = len(campaign.lines) + 1
    match = campaigns.begin_mission(campaign_id, number, line, f"Mission {mission}", "legacy", 1, "{}", {})
    tell(campaign_id, mission, "begun")
    return match


def tell(campaign_id: str, mission: int, what: str) -> None:
    """One line for whoever listens."""
    print(campaign_id, mission, what, flush=True)


if __name__ == "__main__":
    play(Path(sys.argv[1]))
