"""A sample campaign to look at: founded, played by typing results in up to the mission that is wanted."""

from mars_desktop.engine.rng import Rng
from mars_desktop.games.legacy.campaign import (
    PRINTED,
    Founded,
    Line,
    Member,
    MissionFinished,
    MissionOpened,
    MissionStarted,
    founded,
)
from mars_desktop.games.legacy.mission_start import SeatResult, Version
from mars_desktop.models.campaign_desk import CampaignDesk
from mars_desktop.models.campaign_packs import SAMPLE, book_content
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.windows.samples import PEOPLE
from mars_desktop.windows.words import tr


def sample_campaign(
    database: Database, finished: int, *, players: int = 4, opened: bool = False, printed: bool = False
) -> CampaignDesk:
    """A campaign of so many players with so many missions finished, and the one after them opened or not."""
    content = PRINTED if printed else book_content(SAMPLE)
    names = list(content.corporations) or ["", "", "", "", ""]
    members = tuple(
        Member(f"p{number}", seat.name, seat.colour, names[number - 1])
        for number, seat in enumerate(PEOPLE[:players], 1)
    )
    title = tr("Sunday campaign")
    founding = Founded(at=database.clock(), title=title, pack=content.pack, members=members, solo=players == 1)
    desk = CampaignDesk(database, Campaigns(database).create(founded(content, founding)))
    rng = Rng(20260130)
    for mission in range(1, finished + 1):
        desk.add(*_mission(desk, rng, mission))
    if opened:
        desk.add(MissionOpened(at=desk.now(), mission=finished + 1))
    return desk


def _mission(desk: CampaignDesk, rng: Rng, mission: int) -> list[Line]:
    """A mission from its opening to results drawn by lot; in the third, one of four or more is away."""
    now = desk.now()
    members = desk.book.members
    there = [member.id for member in members if len(members) < 4 or mission != 3 or member is not members[1]]
    points = sorted((62 + rng.below(45) for _ in there), reverse=True)
    order = rng.shuffled(there)
    results = {player: _result(desk, rng, mission, place, points[place - 1]) for place, player in enumerate(order, 1)}
    return [
        MissionOpened(at=now, mission=mission),
        MissionStarted(at=now, mission=mission, present=tuple(there)),
        MissionFinished(at=desk.now(), mission=mission, results=results),
    ]


def _result(desk: CampaignDesk, rng: Rng, mission: int, place: int, points: int) -> SeatResult:
    versions: tuple[Version, ...] = ("a", "b")
    last = mission == len(desk.book.missions)
    return SeatResult(
        points=points,
        place=place,
        side=rng.pick(("A", "B")),
        developments={mission: rng.pick(versions)},
        saved=() if last else ("?",) * rng.below(3),
        won=points > 70 if desk.book.solo else None,
    )
