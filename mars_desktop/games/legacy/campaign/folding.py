"""The history added up, line after line.

A fold refuses only what cannot be: a line about somebody or something that is not there. Whether a new line obeys the
rules is asked once, when it is added (`judging`); what was added stays a fact even when its condition later falls.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any, Final, NamedTuple

import msgspec

from mars_desktop.engine.reason import Reason, Refused
from mars_desktop.games.legacy.campaign import lines as ln
from mars_desktop.games.legacy.campaign.book import MissionState
from mars_desktop.games.legacy.campaign.content import CampaignContent
from mars_desktop.games.legacy.campaign.history import Campaign, history
from mars_desktop.games.legacy.mission_start import SeatResult, Version


@dataclass(slots=True)
class PlayerAccount:
    """A player while lines are added up."""

    member: ln.Member
    joined: datetime
    left: bool = False
    developments: dict[int, Version] = field(default_factory=dict)
    saved: tuple[str, ...] = ()
    boxed: tuple[str, ...] = ()


@dataclass(slots=True)
class MissionAccount:
    """A mission while lines are added up."""

    state: MissionState = MissionState.LOCKED
    opened: datetime | None = None
    started: datetime | None = None
    finished: datetime | None = None
    corrected: datetime | None = None
    match: str = ""
    present: tuple[str, ...] = ()
    absent: tuple[str, ...] = ()
    first: int = -1
    results: Mapping[str, SeatResult] = field(default_factory=dict)


@dataclass(slots=True)
class Account:
    """A campaign while lines are added up."""

    content: CampaignContent
    founding: ln.Founded
    title: str
    players: dict[str, PlayerAccount]
    missions: dict[int, MissionAccount]
    pool: tuple[str, ...]
    innovations: tuple[str, ...]


class Broken(Refused):
    """A history that cannot be: line `number` cannot follow those before it."""

    def __init__(self, number: int, reason: Reason) -> None:
        super().__init__(reason)
        self.number = number


class _Counted(NamedTuple):
    number: int
    """Whose fault it is if the line cannot be: its own, or that of the correction from which it has its results."""
    line: ln.Line
    corrected: datetime | None = None
    """When the results of a `MissionFinished` were last replaced by those it has here."""


def add_up(campaign: Campaign, content: CampaignContent) -> Account:
    """The account after the last line. Raises `Broken` for a history that cannot be."""
    counted = _counted(campaign)
    if not counted or not isinstance(founding := counted[0].line, ln.Founded) or counted[0].number != 1:
        raise Broken(1, Reason.of("not-founded"))
    account = Account(
        content,
        founding,
        founding.title,
        {},
        {number: MissionAccount() for number in range(1, len(content.missions) + 1)},
        (),
        content.innovations,
    )
    for number, line, corrected in counted:
        try:
            _ADDING[type(line)](account, line)
            if corrected is not None and isinstance(line, ln.MissionFinished):
                account.missions[line.mission].corrected = corrected
        except Refused as refused:
            raise Broken(number, refused.reason) from refused
    return account


def _counted(campaign: Campaign) -> list[_Counted]:
    """The lines in force without undoings, each correction at the place of the results that it replaces."""
    counted: list[_Counted] = []
    for told in history(campaign):
        line = told.line
        if not told.in_force:
            continue
        if isinstance(line, ln.Undone):
            if not line.line < told.number:
                raise Broken(told.number, Reason.of("unknown-line", line=line.line))
        elif isinstance(line, ln.MissionCorrected):
            _correct(counted, told.number, line)
        else:
            counted.append(_Counted(told.number, line))
    return counted


def _correct(counted: list[_Counted], number: int, correction: ln.MissionCorrected) -> None:
    """Put the corrected results in their place; of the innovations a correction may say nothing."""
    mission = correction.mission
    for place, one in enumerate(counted):
        if isinstance(one.line, ln.MissionFinished) and one.line.mission == mission:
            changed = {name: getattr(correction, name) for name in ("results", "pool", "innovations")}
            told = {name: value for name, value in changed.items() if value is not None}
            counted[place] = _Counted(number, msgspec.structs.replace(one.line, **told), correction.at)
            # Somebody forgotten may have been written down as a member only afterwards.
            late = [
                c for c in counted[place:] if isinstance(c.line, ln.Joined) and c.line.member.id in correction.results
            ]
            counted[place:] = late + [c for c in counted[place:] if c not in late]
            return
    raise Broken(number, Reason.of("mission-not-finished", mission=mission))


def player_of(account: Account, player: str) -> PlayerAccount:
    """The player with an id. Raises `Refused`."""
    if player not in account.players:
        raise Refused(Reason.of("unknown-player", player=player))
    return account.players[player]


def mission_of(account: Account, mission: int) -> MissionAccount:
    """The mission with a number. Raises `Refused`."""
    if mission not in account.missions:
        raise Refused(Reason.of("unknown-mission", missions=len(account.missions)))
    return account.missions[mission]


def mission_in_play(account: Account) -> int:
    """Number of the mission in play, else 0."""
    return next((number for number, one in account.missions.items() if one.state is MissionState.IN_PLAY), 0)


def _founded(account: Account, line: ln.Founded) -> None:
    if line is not account.founding:
        raise Refused(Reason.of("not-founded"))
    for member in line.members:
        _add_member(account, member, line.at)


def _add_member(account: Account, member: ln.Member, at: datetime) -> None:
    if member.id in account.players:
        raise Refused(Reason.of("player-twice"))
    account.players[member.id] = PlayerAccount(member, at)


def _retitled(account: Account, line: ln.Retitled) -> None:
    account.title = line.title


def _joined(account: Account, line: ln.Joined) -> None:
    _add_member(account, line.member, line.at)


def _left(account: Account, line: ln.Left) -> None:
    player = player_of(account, line.player)
    if player.left:
        raise Refused(Reason.of("player-left", name=player.member.name))
    player.left = True


def _returned(account: Account, line: ln.Returned) -> None:
    player = player_of(account, line.player)
    if not player.left:
        raise Refused(Reason.of("player-there", name=player.member.name))
    player.left = False


def _renamed(account: Account, line: ln.Renamed) -> None:
    player = player_of(account, line.player)
    player.member = ln.Member(line.player, line.name, line.colour, player.member.corporation)


def _corporation_corrected(account: Account, line: ln.CorporationCorrected) -> None:
    player = player_of(account, line.player)
    member = player.member
    player.member = ln.Member(member.id, member.name, member.colour, line.corporation)


def _opened(account: Account, line: ln.MissionOpened) -> None:
    mission = mission_of(account, line.mission)
    if mission.state is not MissionState.LOCKED:
        raise Refused(Reason.of("mission-open", mission=line.mission))
    mission.state, mission.opened = MissionState.READY, line.at


def _started(account: Account, line: ln.MissionStarted) -> None:
    mission = mission_of(account, line.mission)
    if mission.state is MissionState.LOCKED:
        raise Refused(Reason.of("mission-sealed", mission=line.mission))
    if mission.state is MissionState.FINISHED:
        raise Refused(Reason.of("mission-finished", mission=line.mission))
    if running := mission_in_play(account):
        raise Refused(Reason.of("mission-in-play", mission=running))
    if len(set(line.present)) < len(line.present):
        raise Refused(Reason.of("player-twice"))
    for player in line.present:
        if player_of(account, player).left:
            raise Refused(Reason.of("player-left", name=account.players[player].member.name))
    if not -1 <= line.first < len(line.present):
        raise Refused(Reason.of("first-player"))
    mission.state, mission.started, mission.match = MissionState.IN_PLAY, line.at, line.match
    mission.first = line.first
    _set_present(account, mission, line.present)


def _set_present(account: Account, mission: MissionAccount, present: tuple[str, ...]) -> None:
    mission.present = present
    mission.absent = tuple(player for player, one in account.players.items() if not one.left and player not in present)


def _abandoned(account: Account, line: ln.MissionAbandoned) -> None:
    _running(account, line.mission).state = MissionState.ABANDONED


def _running(account: Account, number: int) -> MissionAccount:
    mission = mission_of(account, number)
    if mission.state is not MissionState.IN_PLAY:
        raise Refused(Reason.of("mission-not-in-play", mission=number))
    return mission


def _finished(account: Account, line: ln.MissionFinished) -> None:
    mission = _running(account, line.mission)
    before = {card for player in line.results for card in _cards(player_of(account, player))}
    mission.state, mission.finished, mission.results = MissionState.FINISHED, line.at, line.results
    if set(line.results) != set(mission.present):
        # Corrected: other people took part than was written down at the start.
        _set_present(account, mission, tuple(line.results))
        mission.first = -1
    for player, result in line.results.items():
        owner = account.players[player]
        owner.saved, owner.boxed = result.saved, result.boxed
        # What is in the box already was chosen for good; a correction of it is a line of its own.
        owner.developments = {**result.developments, **owner.developments}
    _carry_innovations(account, before, line.pool, line.innovations)


def _cards(player: PlayerAccount) -> tuple[str, ...]:
    return player.saved + player.boxed


def _carry_innovations(
    account: Account, before: set[str], pool: tuple[str, ...] | None, innovations: tuple[str, ...] | None
) -> None:
    """Where nobody wrote it down: what is in no player's box any more stays in the card pool for good (Clean Up)."""
    kept = {card for player in account.players.values() for card in _cards(player)}
    loose = tuple(card for card in account.content.innovations if card in before and card not in kept)
    account.pool = tuple(card for card in account.pool if card not in kept) + loose if pool is None else pool
    taken = kept | set(account.pool)
    account.innovations = (
        tuple(card for card in account.innovations if card not in taken) if innovations is None else innovations
    )


def _development(account: Account, line: ln.DevelopmentChosen | ln.DevelopmentCorrected) -> None:
    mission_of(account, line.mission)
    player_of(account, line.player).developments[line.mission] = line.version


def _saved_changed(account: Account, line: ln.SavedChanged) -> None:
    player = player_of(account, line.player)
    before = set(_cards(player))
    player.saved, player.boxed = line.saved, line.boxed
    _carry_innovations(account, before, None, None)


_ADDING: Final[dict[type, Callable[[Account, Any], None]]] = {
    ln.Founded: _founded,
    ln.Retitled: _retitled,
    ln.Joined: _joined,
    ln.Left: _left,
    ln.Returned: _returned,
    ln.Renamed: _renamed,
    ln.CorporationCorrected: _corporation_corrected,
    ln.MissionOpened: _opened,
    ln.MissionStarted: _started,
    ln.MissionAbandoned: _abandoned,
    ln.MissionFinished: _finished,
    ln.DevelopmentChosen: _development,
    ln.DevelopmentCorrected: _development,
    ln.SavedChanged: _saved_changed,
}
