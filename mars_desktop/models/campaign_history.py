"""The history of a campaign in words: what happened when, and what of it was undone. No saved card is named."""

from collections.abc import Mapping
from datetime import datetime
from typing import NamedTuple

from mars_desktop.games.legacy import campaign as c
from mars_desktop.games.legacy.campaign import Campaign, CampaignContent
from mars_desktop.games.legacy.mission_start import SeatResult
from mars_desktop.models.campaign_words import corporation_name
from mars_desktop.models.words import tr, tr_count


class HistoryRow(NamedTuple):
    """A line as the book shows it; `undoable` unless it is the founding or undone already."""

    id: int
    at: datetime
    words: str
    in_force: bool
    undoable: bool


def history_rows(campaign: Campaign, content: CampaignContent) -> tuple[HistoryRow, ...]:
    """Every line, the latest first."""
    names = _names(campaign)
    return tuple(
        HistoryRow(
            told.number,
            told.line.at,
            line_words(told.line, names, content),
            told.in_force,
            told.in_force and not isinstance(told.line, c.Founded),
        )
        for told in reversed(c.history(campaign))
    )


def _names(campaign: Campaign) -> Mapping[str, str]:
    """The last name of everybody who ever was in the campaign."""
    names: dict[str, str] = {}
    for line in campaign.lines:
        match line:
            case c.Founded(members=members):
                names |= {member.id: member.name for member in members}
            case c.Joined(member=member):
                names[member.id] = member.name
            case c.Renamed(player=player, name=name):
                names[player] = name
            case _:
                pass
    return names


def line_words(line: c.Line, names: Mapping[str, str], content: CampaignContent) -> str:
    """What a line says."""
    match line:
        case c.Founded(title=title, members=members):
            people = ", ".join(member.name for member in members)
            return tr("“{title}” founded by {people}", title=title, people=people)
        case c.Retitled(title=title):
            return tr("The campaign is now called “{title}”", title=title)
        case c.Joined(member=member):
            return tr("{name} joined with {corporation}", name=member.name, corporation=_corporation(member, content))
        case c.Left(player=player):
            return tr("{name} left; the box is kept", name=names.get(player, player))
        case c.Returned(player=player):
            return tr("{name} came back", name=names.get(player, player))
        case c.Renamed(name=name):
            return tr("A player is now called {name}", name=name)
        case c.CorporationCorrected(player=player, corporation=corporation):
            return tr(
                "Corporation of {name} corrected: {corporation}",
                name=names.get(player, player),
                corporation=corporation_name(content, corporation),
            )
        case c.Undone(line=number):
            return tr("Line {n} undone", n=number)
        case c.DevelopmentChosen(player=player, mission=mission, version=version):
            return tr(
                "{name} keeps version {letter} of development {n}",
                name=names.get(player, player),
                letter=version.upper(),
                n=mission,
            )
        case c.DevelopmentCorrected(player=player, mission=mission, version=version):
            return tr(
                "Development {n} of {name} corrected: version {letter}",
                name=names.get(player, player),
                letter=version.upper(),
                n=mission,
            )
        case c.SavedChanged(player=player, saved=saved, boxed=boxed):
            return tr_count(
                "Box of {name} changed: {n} card",
                "Box of {name} changed: {n} cards",
                len(saved) + len(boxed),
                name=names.get(player, player),
            )
        case _:
            return _mission_words(line, names)


def _mission_words(
    line: c.MissionOpened | c.MissionStarted | c.MissionAbandoned | c.MissionFinished | c.MissionCorrected,
    names: Mapping[str, str],
) -> str:
    match line:
        case c.MissionOpened(mission=mission):
            return tr("Mission {n} opened", n=mission)
        case c.MissionStarted(mission=mission, present=present, match=match):
            people = ", ".join(names.get(player, player) for player in present)
            if match:
                return tr("Mission {n} begun here by {people}", n=mission, people=people)
            return tr("Mission {n} begun on a real table by {people}", n=mission, people=people)
        case c.MissionAbandoned(mission=mission):
            return tr("Mission {n} given up", n=mission)
        case c.MissionFinished(mission=mission, results=results):
            return tr("Mission {n} finished: {points}", n=mission, points=_points(results, names))
        case c.MissionCorrected(mission=mission, results=results):
            return tr("Results of mission {n} corrected: {points}", n=mission, points=_points(results, names))


def _points(results: Mapping[str, SeatResult], names: Mapping[str, str]) -> str:
    """“Mira 91, Jonas 84”, the best place first."""
    order = sorted(results.items(), key=lambda entry: entry[1].place)
    return ", ".join(tr("{name} {n}", name=names.get(player, player), n=result.points) for player, result in order)


def _corporation(member: c.Member, content: CampaignContent) -> str:
    return corporation_name(content, member.corporation) or tr("a corporation not noted")
