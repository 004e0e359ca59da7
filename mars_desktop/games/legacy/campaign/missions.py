"""From a campaign to the start of a mission, and from the end of a mission to the campaign after it."""

from collections.abc import Mapping, Sequence
from datetime import datetime

from mars_desktop.engine.reason import Reason, Refused
from mars_desktop.games.legacy.campaign import bookkeeping
from mars_desktop.games.legacy.campaign.book import MissionState
from mars_desktop.games.legacy.campaign.content import UNNAMED_CARD, CampaignContent
from mars_desktop.games.legacy.campaign.folding import add_up, mission_of, player_of
from mars_desktop.games.legacy.campaign.history import Campaign
from mars_desktop.games.legacy.campaign.judging import extended, judge_present
from mars_desktop.games.legacy.campaign.lines import MissionCorrected, MissionFinished
from mars_desktop.games.legacy.mission_start import MissionResult, MissionStart, SeatResult, SeatStart


def start_of(
    campaign: Campaign, content: CampaignContent, mission: int, present: Sequence[str], first: int | None = None
) -> MissionStart:
    """How the mission begins for these players, in the order round the table.

    `first` is the seat of the first player where people decide it, as who last won does in mission 1; by default the
    last Governor who takes part, else -1 for random. The mission must be open; for one in play this still tells how it
    began. Raises `Refused`.
    """
    account = add_up(campaign, content)
    seats = tuple(present)
    state = mission_of(account, mission).state
    if state is MissionState.LOCKED:
        raise Refused(Reason.of("mission-sealed", mission=mission))
    if state is MissionState.FINISHED:
        raise Refused(Reason.of("mission-finished", mission=mission))
    judge_present(account, mission, seats)
    if first is not None and not -1 <= first < len(seats):
        raise Refused(Reason.of("first-player"))
    for player in seats:
        if player_of(account, player).left:
            raise Refused(Reason.of("player-left", name=account.players[player].member.name))
    return MissionStart(
        pack=content.pack,
        mission=mission,
        seats=tuple(
            SeatStart(
                player=player,
                corporation=account.players[player].member.corporation,
                money=bookkeeping.help_money(account, player, mission),
                title=bookkeeping.last_title(account, player, mission),
                titles=bookkeeping.titles_won(account, player, mission),
                saved=account.players[player].saved + account.players[player].boxed,
                developments=dict(sorted(account.players[player].developments.items())),
            )
            for player in seats
        ),
        first=bookkeeping.first_player(account, mission, seats) if first is None else first,
        pool=account.pool,
        innovations=account.innovations,
        away=tuple(
            card
            for player, one in account.players.items()
            if player not in seats
            for card in one.saved + one.boxed
            if card != UNNAMED_CARD
        ),
    )


def standalone_start(content: CampaignContent, mission: int, seats: int, first: int = -1) -> MissionStart:
    """A mission by itself: everybody enters there, with 15 M€, nothing saved and all developments to choose.

    The innovations all lie in the box; the mission moves two random ones times its number to the pool.
    """
    if not 1 <= mission <= len(content.missions):
        raise Refused(Reason.of("unknown-mission", missions=len(content.missions)))
    return MissionStart(
        pack=content.pack,
        mission=mission,
        seats=(SeatStart(player="", money=content.money_without_title),) * seats,
        first=first,
        innovations=content.innovations,
        standalone=True,
    )


def next_campaign(
    campaign: Campaign, content: CampaignContent, result: MissionResult, at: datetime, match: str = ""
) -> Campaign:
    """The campaign after a mission was played to its end at the table `match`; seats are those of its start.

    The same result again changes nothing; another one for the same table, as after taking back the last answers,
    corrects the first. Raises `Refused`.
    """
    account = add_up(campaign, content)
    mission = mission_of(account, result.mission)
    if mission.match != match or mission.state not in (MissionState.IN_PLAY, MissionState.FINISHED):
        raise Refused(Reason.of("mission-not-in-play", mission=result.mission))
    if len(mission.present) != len(result.seats):
        raise Refused(Reason.of("other-players"))
    told: Mapping[str, SeatResult] = dict(zip(mission.present, result.seats, strict=True))
    if mission.state is MissionState.IN_PLAY:
        line = MissionFinished(
            at=at, mission=result.mission, results=told, pool=result.pool, innovations=result.innovations
        )
        return extended(campaign, content, line)
    if _last_told(campaign, result.mission, match) == told:
        return campaign
    correction = MissionCorrected(
        at=at, mission=result.mission, results=told, pool=result.pool, innovations=result.innovations, match=match
    )
    return extended(campaign, content, correction)


def _last_told(campaign: Campaign, mission: int, match: str) -> Mapping[str, SeatResult]:
    """What the table itself told last, whatever people have corrected or undone since."""
    by_table = [
        line.results
        for line in campaign.lines
        if isinstance(line, MissionFinished | MissionCorrected)
        and line.mission == mission
        and (isinstance(line, MissionFinished) or line.match == match)
    ]
    return by_table[-1] if by_table else {}
