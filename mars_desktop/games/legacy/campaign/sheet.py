"""The score sheet as a table of cells, for files and print."""

from mars_desktop.games.legacy.campaign.book import Book, PlayerPage
from mars_desktop.games.legacy.campaign.content import CampaignContent


def sheet_rows(seen: Book, content: CampaignContent) -> tuple[tuple[str, ...], ...]:
    """A heading and one row for each player; missions not finished have empty cells, sealed ones no name."""
    heading = ["Player", "Corporation"]
    for page in seen.missions:
        heading += [f"Mission {page.number} points", f"Mission {page.number} place"]
        heading += (
            [f"Mission {page.number} won"] if seen.solo else [_title_heading(page.number), f"Mission {page.number} TP"]
        )
    heading += ["Points"] if seen.solo else ["Points", "TP", "Standing"]
    return (tuple(heading), *(_row(seen, player, content) for player in seen.players))


def _title_heading(mission: int) -> str:
    return f"Mission {mission} title"


def _row(seen: Book, player: PlayerPage, content: CampaignContent) -> tuple[str, ...]:
    corporation = player.box.corporation
    cells = [player.name, content.corporations.get(corporation, corporation)]
    for page in seen.missions:
        entry = page.entries.get(player.id)
        if entry is None:
            cells += [""] * (3 if seen.solo else 4)
        else:
            cells += [str(entry.points), str(entry.place)]
            cells += ["yes" if entry.won else "no"] if seen.solo else [entry.title, str(entry.title_points)]
    cells += [str(player.points)]
    cells += [] if seen.solo else [str(player.title_points), str(player.standing)]
    return tuple(cells)
