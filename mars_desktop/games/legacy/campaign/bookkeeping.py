"""The book of a campaign: titles, TP, standings and help money worked out from the account of its history."""

from collections.abc import Mapping

from mars_desktop.games.legacy.campaign.book import Book, Box, Entry, MissionPage, MissionState, PlayerPage
from mars_desktop.games.legacy.campaign.content import CampaignContent
from mars_desktop.games.legacy.campaign.folding import Account, MissionAccount, PlayerAccount, add_up
from mars_desktop.games.legacy.campaign.history import Campaign
from mars_desktop.games.legacy.mission_start import NO_TITLE, SeatResult


def book(campaign: Campaign, content: CampaignContent) -> Book:
    """The campaign as its book shows it. Raises `Broken` for a history that cannot be."""
    return book_of(add_up(campaign, content))


def results(campaign: Campaign, content: CampaignContent, mission: int) -> Mapping[str, SeatResult]:
    """The results of a mission by player as they now stand, to be corrected; empty until it is finished."""
    found = add_up(campaign, content).missions.get(mission)
    return dict(found.results) if found is not None and found.state is MissionState.FINISHED else {}


def book_of(account: Account) -> Book:
    """The book of an account."""
    missions = tuple(_mission_page(account, number, one) for number, one in account.missions.items())
    following = next_mission(account)
    points = {
        player: sum(page.entries[player].title_points for page in missions if player in page.entries)
        for player in account.players
    }
    return Book(
        title=account.title,
        pack=account.founding.pack,
        solo=account.founding.solo,
        founded=account.founding.at,
        players=tuple(_player_page(account, one, missions, points, following) for one in account.players.values()),
        missions=missions,
        next_mission=following,
        pool=account.pool,
        innovations=account.innovations,
    )


def next_mission(account: Account) -> int:
    """The mission in play, or else the one to open or start next; 0 when the last one is finished."""
    played = [number for number, one in account.missions.items() if one.state in _BEGUN]
    opened = [number for number, one in account.missions.items() if one.state is not MissionState.LOCKED]
    last = max(played, default=0)
    if last and account.missions[last].state is MissionState.IN_PLAY:
        return last
    # A mission given up is passed over once the one after it was opened.
    candidate = max(last + 1, *opened, 1)
    return candidate if candidate in account.missions else 0


_BEGUN = (MissionState.IN_PLAY, MissionState.FINISHED)


def title_of(content: CampaignContent, result: SeatResult, players: int) -> str:
    """The title for a place among so many players (Titles)."""
    titles = content.titles.get(players, ())
    return titles[result.place - 1] if result.place <= len(titles) else NO_TITLE


def last_title(account: Account, player: str, mission: int) -> str:
    """The title of the mission before; empty for absent and new players, in mission 1 and in a solo campaign."""
    before = account.missions.get(mission - 1)
    if account.founding.solo or before is None or before.state is not MissionState.FINISHED:
        return ""
    result = before.results.get(player)
    return "" if result is None else title_of(account.content, result, len(before.results))


def help_money(account: Account, player: str, mission: int) -> int:
    """M€ for the last title at the start of a mission; nobody gets any in mission 1."""
    if mission <= 1:
        return 0
    if account.founding.solo:
        return account.content.money_solo
    title = last_title(account, player, mission)
    return account.content.money[title] if title else account.content.money_without_title


def titles_won(account: Account, player: str, before: int) -> tuple[str, ...]:
    """Every title won in missions before the given one, the first one first."""
    if account.founding.solo:
        return ()
    won = (
        title_of(account.content, one.results[player], len(one.results))
        for number, one in account.missions.items()
        if number < before and player in one.results and one.state is MissionState.FINISHED
    )
    return tuple(title for title in won if title != NO_TITLE)


def first_player(account: Account, mission: int, present: tuple[str, ...]) -> int:
    """Place in `present` of the last Governor who takes part; -1 where there is none and it is drawn at random."""
    for number in range(mission - 1, 0, -1):
        before = account.missions[number]
        if before.state is MissionState.FINISHED:
            governor = next((player for player, result in before.results.items() if result.place == 1), "")
            if governor in present and not account.founding.solo:
                return present.index(governor)
    return -1


def _mission_page(account: Account, number: int, mission: MissionAccount) -> MissionPage:
    if mission.state is MissionState.LOCKED:
        return MissionPage(number, mission.state)
    best_first = sorted(mission.results.items(), key=lambda entry: entry[1].place)
    return MissionPage(
        number,
        mission.state,
        account.content.missions[number - 1],
        mission.opened,
        mission.started,
        mission.finished,
        mission.corrected,
        mission.match,
        mission.present,
        mission.absent,
        mission.first,
        {player: _entry(account, result, len(mission.results)) for player, result in best_first},
    )


def _entry(account: Account, result: SeatResult, players: int) -> Entry:
    title = "" if account.founding.solo else title_of(account.content, result, players)
    return Entry(
        points=result.points,
        place=result.place,
        title=title,
        title_points=account.content.title_points.get(title, 0),
        side=result.side,
        sources=result.sources,
        won=result.won,
    )


def _player_page(
    account: Account,
    player: PlayerAccount,
    missions: tuple[MissionPage, ...],
    points: Mapping[str, int],
    following: int,
) -> PlayerPage:
    member = player.member
    entries = {page.number: page.entries[member.id] for page in missions if member.id in page.entries}
    return PlayerPage(
        id=member.id,
        name=member.name,
        colour=member.colour,
        joined=player.joined,
        left=player.left,
        box=Box(member.corporation, dict(sorted(player.developments.items())), player.saved, player.boxed),
        titles={number: entry.title for number, entry in entries.items() if entry.title},
        title_points=points[member.id],
        points=sum(entry.points for entry in entries.values()),
        standing=1 + sum(other > points[member.id] for other in points.values()),
        next_title=last_title(account, member.id, following) if following else "",
        next_money=help_money(account, member.id, following) if following else 0,
    )
