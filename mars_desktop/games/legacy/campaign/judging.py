"""Whether the rules allow the next line, and what is unusual about it though allowed."""

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any, Final

from mars_desktop.engine.reason import Reason, Refused
from mars_desktop.games.legacy.campaign import lines as ln
from mars_desktop.games.legacy.campaign.book import MissionState
from mars_desktop.games.legacy.campaign.bookkeeping import next_mission
from mars_desktop.games.legacy.campaign.content import UNNAMED_CARD, CampaignContent
from mars_desktop.games.legacy.campaign.folding import Account, Broken, add_up, mission_of, player_of
from mars_desktop.games.legacy.campaign.history import Campaign, history, with_line
from mars_desktop.games.legacy.mission_start import SeatResult, Version


def extended(campaign: Campaign, content: CampaignContent, *lines: ln.Line) -> Campaign:
    """The campaign with these lines at its end. Raises `Refused` for the first that is not allowed."""
    for line in lines:
        reason = refuse(campaign, content, line)
        if reason is not None:
            raise Refused(reason)
        campaign = with_line(campaign, line)
    return campaign


def founded(content: CampaignContent, founding: ln.Founded) -> Campaign:
    """A new campaign. Raises `Refused`."""
    return extended(Campaign(()), content, founding)


def refuse(campaign: Campaign, content: CampaignContent, line: ln.Line) -> Reason | None:
    """Why the line may not come next, or None; `SENTENCES` has the words."""
    if fault := ln.line_fault(line):
        return Reason.of("not-a-line", fault=fault)
    try:
        if isinstance(line, ln.Founded):
            _judge_founding(campaign, content, line)
            add_up(with_line(campaign, line), content)
            return None
        before = add_up(campaign, content)
        if isinstance(line, ln.Undone):
            _judge_undoing(campaign, line)
        elif (judge := _JUDGES.get(type(line))) is not None:
            judge(before, line)
        after = add_up(with_line(campaign, line), content)
        if isinstance(line, ln.MissionFinished | ln.MissionCorrected):
            _judge_developments(before, after, line)
        _judge_places(before, after, line)
        if isinstance(line, ln.Undone):
            _judge_members(after)
    except Broken as broken:
        own = broken.number == len(campaign.lines) + 1
        return broken.reason if own else Reason.of("line-needed", line=broken.number)
    except Refused as refused:
        return refused.reason
    return None


def remarks(campaign: Campaign, content: CampaignContent, line: ln.Line) -> tuple[Reason, ...]:
    """What a person should be told before adding a line that is allowed: cards beyond the limit, choices not noted."""
    account = add_up(campaign, content)
    told = []
    for player, saved, developments, mission in _boxes_filled(account, line):
        name = account.players[player].member.name
        if len(saved) > content.saved_limit:
            told.append(Reason.of("saved-over-limit", name=name, have=len(saved), limit=content.saved_limit))
        known = {*developments, *account.players[player].developments}
        told += [
            Reason.of("development-missing", name=name, mission=number)
            for number in range(1, mission + 1)
            if number not in known
        ]
    return tuple(told)


def _boxes_filled(account: Account, line: ln.Line) -> list[tuple[str, tuple[str, ...], Mapping[int, Version], int]]:
    if isinstance(line, ln.SavedChanged):
        return [(line.player, line.saved, {}, 0)]
    if isinstance(line, ln.MissionFinished | ln.MissionCorrected):
        return [(player, one.saved, one.developments, line.mission) for player, one in line.results.items()]
    return []


def _judge_founding(campaign: Campaign, content: CampaignContent, line: ln.Founded) -> None:
    if campaign.lines:
        raise Refused(Reason.of("not-founded"))
    if line.pack != content.pack:
        raise Refused(Reason.of("wrong-pack", pack=content.pack))
    least, most = _seats(content)
    if line.solo and len(line.members) != 1:
        raise Refused(Reason.of("solo-campaign"))
    if not line.solo and len(line.members) < least:
        raise Refused(Reason.of("too-few-players", least=least))
    if len(line.members) > most:
        raise Refused(Reason.of("too-many-players", most=most))
    for number, member in enumerate(line.members):
        _judge_member(content, member, line.members[:number])


def _seats(content: CampaignContent) -> tuple[int, int]:
    return min(content.titles), max(content.titles)


def _judge_member(content: CampaignContent, member: ln.Member, others: tuple[ln.Member, ...]) -> None:
    if any(other.id == member.id for other in others):
        raise Refused(Reason.of("player-twice"))
    _judge_name(member.name, others)
    _judge_corporation(content, member.corporation, others)


def _judge_name(name: str, others: tuple[ln.Member, ...]) -> None:
    if not name.strip():
        raise Refused(Reason.of("name-empty"))
    if any(_same(name, other.name) for other in others):
        raise Refused(Reason.of("name-taken", name=name))


def _same(one: str, other: str) -> bool:
    return " ".join(one.casefold().split()) == " ".join(other.casefold().split())


def _judge_corporation(content: CampaignContent, corporation: str, others: tuple[ln.Member, ...]) -> None:
    if content.corporations and corporation not in content.corporations:
        raise Refused(Reason.of("unknown-corporation", corporation=corporation))
    for other in others:
        if corporation and _same(corporation, other.corporation):
            shown = content.corporations.get(corporation, corporation)
            raise Refused(Reason.of("corporation-taken", corporation=shown, name=other.name))


def _others(account: Account, player: str) -> tuple[ln.Member, ...]:
    return tuple(one.member for other, one in account.players.items() if other != player)


def _judge_undoing(campaign: Campaign, line: ln.Undone) -> None:
    told = history(campaign)
    if not 1 <= line.line <= len(told):
        raise Refused(Reason.of("unknown-line", line=line.line))
    if line.line == 1:
        raise Refused(Reason.of("founding-stays"))
    if not told[line.line - 1].in_force:
        raise Refused(Reason.of("undone-already", line=line.line))


def _judge_members(after: Account) -> None:
    """Names, corporations and seats that others took since do not come back by undoing."""
    members = tuple(one.member for one in after.players.values())
    for number, member in enumerate(members):
        _judge_member(after.content, member, members[:number])
    most = _seats(after.content)[1]
    if sum(not one.left for one in after.players.values()) > most:
        raise Refused(Reason.of("too-many-players", most=most))


def _judge_title(account: Account, line: ln.Retitled) -> None:
    if not line.title.strip():
        raise Refused(Reason.of("name-empty"))


def _judge_joining(account: Account, line: ln.Joined) -> None:
    _judge_room(account)
    _judge_member(account.content, line.member, _others(account, ""))


def _judge_return(account: Account, line: ln.Returned) -> None:
    if player_of(account, line.player).left:
        _judge_room(account)


def _judge_room(account: Account) -> None:
    if account.founding.solo:
        raise Refused(Reason.of("solo-campaign"))
    most = _seats(account.content)[1]
    if sum(not one.left for one in account.players.values()) >= most:
        raise Refused(Reason.of("too-many-players", most=most))


def _judge_leaving(account: Account, line: ln.Left) -> None:
    name = player_of(account, line.player).member.name
    if account.founding.solo:
        raise Refused(Reason.of("solo-campaign"))
    for number, mission in account.missions.items():
        if mission.state is MissionState.IN_PLAY and line.player in mission.present:
            raise Refused(Reason.of("player-in-play", name=name, mission=number))


def _judge_renaming(account: Account, line: ln.Renamed) -> None:
    player_of(account, line.player)
    _judge_name(line.name, _others(account, line.player))


def _judge_other_corporation(account: Account, line: ln.CorporationCorrected) -> None:
    player_of(account, line.player)
    _judge_corporation(account.content, line.corporation, _others(account, line.player))


def _judge_opening(account: Account, line: ln.MissionOpened) -> None:
    mission_of(account, line.mission)
    before = account.missions.get(line.mission - 1)
    if before is not None and before.state not in (MissionState.FINISHED, MissionState.ABANDONED):
        raise Refused(Reason.of("mission-before", mission=line.mission - 1))


def _judge_start(account: Account, line: ln.MissionStarted) -> None:
    mission_of(account, line.mission)
    judge_present(account, line.mission, line.present)


def judge_present(account: Account, number: int, present: tuple[str, ...]) -> None:
    """Raise `Refused` when these players cannot play that mission now."""
    later = [other for other, one in account.missions.items() if other > number and one.started is not None]
    if later:
        raise Refused(Reason.of("mission-past", mission=later[0]))
    least, most = _seats(account.content)
    if account.founding.solo and len(present) != 1:
        raise Refused(Reason.of("present-solo"))
    if not account.founding.solo and not least <= len(present) <= most:
        raise Refused(Reason.of("present-number", least=least, most=most, have=len(present)))


def _judge_finish(account: Account, line: ln.MissionFinished) -> None:
    mission = mission_of(account, line.mission)
    if mission.state is MissionState.IN_PLAY and set(line.results) != set(mission.present):
        raise Refused(Reason.of("other-players"))
    _judge_results(account, line)


def _judge_correction(account: Account, line: ln.MissionCorrected) -> None:
    mission_of(account, line.mission)
    _judge_results(account, line)


def _judge_results(account: Account, line: ln.MissionFinished | ln.MissionCorrected) -> None:
    told = line.results
    names = {player: player_of(account, player).member.name for player in told}
    least, most = (1, 1) if account.founding.solo else _seats(account.content)
    if not least <= len(told) <= most:
        raise Refused(Reason.of("present-number", least=least, most=most, have=len(told)))
    by_place = sorted(told.items(), key=lambda entry: entry[1].place)
    if [one.place for _, one in by_place] != list(range(1, len(told) + 1)):
        raise Refused(Reason.of("places", most=len(told)))
    for (_, better), (player, worse) in pairwise(by_place):
        if worse.points > better.points:
            raise Refused(Reason.of("places-against-points", name=names[player]))
    for player, one in told.items():
        if (one.won is None) == account.founding.solo:
            raise Refused(Reason.of("won-or-lost" if account.founding.solo else "not-solo"))
        for number in one.developments:
            if number > line.mission:
                raise Refused(Reason.of("development-later", mission=number, name=names[player]))
    _judge_cards(account, line, told)


def _judge_cards(
    account: Account, line: ln.MissionFinished | ln.MissionCorrected, told: Mapping[str, SeatResult]
) -> None:
    for player, one in told.items():
        _judge_kept(account, player, one, line.mission + 1)
    for card in (*(line.pool or ()), *(line.innovations or ())):
        if card not in account.content.innovations:
            raise Refused(Reason.of("unknown-innovation", card=card))


def _judge_places(before: Account, after: Account, line: ln.Line) -> None:
    """Every card is in one place. What a table of the program told is not doubted: its mission would never end."""
    played = isinstance(line, ln.MissionFinished) and after.missions[line.mission].match
    if after.content.cards and not played:
        doubled = sorted(_doubled(after) - _doubled(before))
        if doubled:
            raise Refused(Reason.of("card-twice", card=doubled[0]))


def _doubled(account: Account) -> set[str]:
    boxes = (card for player in account.players.values() for card in player.saved + player.boxed)
    counted = Counter([*boxes, *account.pool, *account.innovations])
    return {card for card, times in counted.items() if times > 1 and card != UNNAMED_CARD}


def _judge_kept(account: Account, player: str, kept: SeatResult | ln.SavedChanged, mission: int) -> None:
    """Only cards legal in the next mission are saved (Saving Cards); what a card boxed in the last stays."""
    if mission not in account.missions:
        if kept.saved:
            raise Refused(Reason.of("no-next-mission", name=account.players[player].member.name))
        return
    for card in kept.saved + kept.boxed:
        if not account.content.legal(card, mission):
            raise Refused(Reason.of("card-not-legal", card=card, mission=mission))


def _judge_developments(before: Account, after: Account, line: ln.MissionFinished | ln.MissionCorrected) -> None:
    """A version once chosen stays the same for the whole campaign."""
    replaced = before.missions[line.mission].results if isinstance(line, ln.MissionCorrected) else {}
    for player, result in line.results.items():
        old = replaced[player].developments if player in replaced else {}
        kept = after.players[player].developments
        for mission, version in result.developments.items():
            if old.get(mission) != version and kept[mission] != version:
                name = after.players[player].member.name
                raise Refused(Reason.of("development-fixed", name=name, mission=mission, version=kept[mission]))


def _judge_choice(account: Account, line: ln.DevelopmentChosen) -> None:
    player = player_of(account, line.player)
    mission = mission_of(account, line.mission)
    if line.mission in player.developments:
        version = player.developments[line.mission]
        raise Refused(Reason.of("development-fixed", name=player.member.name, mission=line.mission, version=version))
    if mission.state is MissionState.LOCKED:
        raise Refused(Reason.of("mission-sealed", mission=line.mission))


def _judge_other_choice(account: Account, line: ln.DevelopmentCorrected) -> None:
    player = player_of(account, line.player)
    mission_of(account, line.mission)
    if line.mission not in player.developments:
        raise Refused(Reason.of("development-not-chosen", name=player.member.name, mission=line.mission))


def _judge_box(account: Account, line: ln.SavedChanged) -> None:
    player_of(account, line.player)
    _judge_kept(account, line.player, line, next_mission(account))


_JUDGES: Final[dict[type, Callable[[Account, Any], None]]] = {
    ln.Retitled: _judge_title,
    ln.Joined: _judge_joining,
    ln.Left: _judge_leaving,
    ln.Returned: _judge_return,
    ln.Renamed: _judge_renaming,
    ln.CorporationCorrected: _judge_other_corporation,
    ln.MissionOpened: _judge_opening,
    ln.MissionStarted: _judge_start,
    ln.MissionFinished: _judge_finish,
    ln.MissionCorrected: _judge_correction,
    ln.DevelopmentChosen: _judge_choice,
    ln.DevelopmentCorrected: _judge_other_choice,
    ln.SavedChanged: _judge_box,
}
