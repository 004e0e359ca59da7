"""Campaigns of the profile as files of their own: what `export` and `import` do with a `.marscampaign`."""

import sys
from pathlib import Path

from mars_desktop import paths
from mars_desktop.cli.failure import Failed
from mars_desktop.games.legacy.campaign import PRINTED, MissionState, book, pack_of, title_of
from mars_desktop.games.legacy.content import book_content
from mars_desktop.profile.campaign_files import SUFFIX, CampaignFile, read_campaign, write_campaign
from mars_desktop.profile.campaigns import Campaigns
from mars_desktop.profile.database import Database
from mars_desktop.profile.rows import CampaignRow


def is_campaign_file(file: Path) -> bool:
    """Whether a file is meant to hold a campaign, by the end of its name."""
    return file.suffix == SUFFIX


def export(database: Database, wanted: str, file: Path) -> None:
    """Write the campaign of that title or id to a file."""
    campaigns = Campaigns(database)
    row = _named(campaigns.rows(), wanted)
    campaign = campaigns.load(row.id)
    write_campaign(file, CampaignFile(id=row.id, lines=campaign.lines))
    sys.stdout.write(f"The campaign “{row.title}” with {len(campaign.lines)} lines is in “{file}”.\n")


def take_in(file: Path, *, preview: bool) -> None:
    """Show the campaign in a file and store it; where its id is taken already, as one of its own beside it."""
    found = read_campaign(file, book_content)
    sys.stdout.write(f"{described(found)}\n")
    if preview:
        return
    sys.stdout.flush()
    paths.ensure(paths.home())
    with Database.open(paths.profile_file(), backups=paths.backups()) as database:
        stored = Campaigns(database).create(found.campaign, found.id)
    sys.stdout.write(f"Saved as a new campaign with the id {stored}.\n")


def described(found: CampaignFile) -> str:
    """What is in an exported campaign, in a few lines."""
    content = book_content(pack_of(found.campaign)) or PRINTED
    seen = book(found.campaign, content)
    finished = sum(page.state is MissionState.FINISHED for page in seen.missions)
    standing = ", ".join(f"{player.name} {player.title_points} TP" for player in seen.players)
    return "\n".join(
        [
            f"{title_of(found.campaign)} ({content.name})",
            f"{finished} of {len(seen.missions)} missions finished; {len(found.lines)} lines of history",
            f"Players: {standing}",
        ]
    )


def _named(rows: list[CampaignRow], wanted: str) -> CampaignRow:
    found = [row for row in rows if wanted in (row.id, row.title)]
    if len(found) == 1:
        return found[0]
    if found:
        raise Failed(f"{len(found)} campaigns are called “{wanted}”: name one by its id, such as {found[0].id}.")
    titles = ", ".join(f"“{row.title}”" for row in rows[:5]) or "none is saved"
    raise Failed(f"There is no campaign “{wanted}”; saved are: {titles}.")
