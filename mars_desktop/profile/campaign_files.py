"""One campaign as one sealed file ending in `.marscampaign`, and its score sheet as a file for spreadsheets."""

import csv
import io
import re
from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec

from mars_desktop.games.legacy.campaign import PRINTED, Broken, Campaign, CampaignContent, Line, book, pack_of
from mars_desktop.profile.campaign_words import said
from mars_desktop.profile.clauses import Clause
from mars_desktop.profile.files import date_in_name, free_name, write_atomically
from mars_desktop.profile.problems import (
    CampaignFileProblem,
    DamagedCampaignFile,
    ForeignCampaignFile,
    NewerCampaignFile,
    file_problem,
)
from mars_desktop.profile.sealed_files import (
    DamagedSeal,
    ForeignFile,
    NewerFormat,
    SealedKind,
    UnreadFile,
    Upgrader,
)

SUFFIX = ".marscampaign"
FORMAT = 1

UPGRADERS: dict[int, Upgrader] = {}
"""By the format they take."""


class CampaignFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An exported campaign: its id in the profile that wrote it, and its history."""

    id: Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
    lines: Annotated[tuple[Line, ...], msgspec.Meta(min_length=1)]

    @property
    def campaign(self) -> Campaign:
        """The campaign in the file."""
        return Campaign(self.lines)


_CAMPAIGNS = SealedKind("campaign", FORMAT, CampaignFile, UPGRADERS)


def write_campaign(path: Path, campaign: CampaignFile) -> None:
    """Make `path` an export of the campaign, or leave it as it was; raises the problems of `files.write_atomically`.

    The folder is made if it is missing.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_problem(error, path.parent) from error
    _CAMPAIGNS.write(path, campaign)


def read_campaign(path: Path, content_of: Callable[[str], CampaignContent | None]) -> CampaignFile:
    """The campaign in the file `path`, checked whole, its history added up once with the content of its pack.

    `content_of` gives the content by id of the pack, None where it is not installed. Raises `CampaignFileProblem` and
    its kinds with the place and the reason; nothing is imported by reading.
    """
    try:
        found = _CAMPAIGNS.read(path)
    except UnreadFile as error:
        raise CampaignFileProblem(
            "The campaign file “{file}” cannot be read ({reason}): choose another one.",
            path,
            file=path,
            reason=error.fault,
        ) from error
    except DamagedSeal as error:
        raise _damaged(path, error.fault) from error
    except ForeignFile as error:
        raise ForeignCampaignFile(
            "“{file}” is not an exported campaign ({fault}): choose a file ending in “{suffix}” that Mars Desktop "
            "wrote.",
            path,
            file=path,
            fault=error.fault,
            suffix=SUFFIX,
        ) from error
    except NewerFormat as error:
        raise NewerCampaignFile(
            "The campaign file “{file}” was written by a newer Mars Desktop (format {found}, this one reads up to "
            "{known}): open it with the newer program.",
            path,
            file=path,
            found=error.found,
            known=FORMAT,
        ) from error
    pack = pack_of(found.campaign)
    content = content_of(pack) if pack else PRINTED
    if content is None:
        raise CampaignFileProblem(
            "The campaign in “{file}” is played with the pack “{pack}”, which is not here: install the pack first.",
            path,
            file=path,
            pack=pack,
        )
    try:
        book(found.campaign, content)
    except Broken as broken:
        raise _damaged(path, Clause("line {n}: {why}", n=broken.number, why=said(broken.reason))) from broken
    return found


def write_sheet(path: Path, rows: Sequence[Sequence[str]]) -> None:
    """Make `path` a CSV file of a score sheet, or leave it as it was; raises the problems of `write_atomically`."""
    text = io.StringIO(newline="")
    csv.writer(text).writerows(rows)
    # With a mark that it is UTF-8, without which spreadsheets take names for another encoding.
    write_atomically(path, text.getvalue().encode("utf-8-sig"))


def free_file(folder: Path, title: str, now: datetime) -> Path:
    """A free name for an export in a folder, of the campaign's title and the date."""
    told = re.sub(r"[^\w-]+", "-", title).strip("-")[:40] or "campaign"
    return free_name(folder / f"{told}-{date_in_name(now)}{SUFFIX}")


def _damaged(path: Path, fault: Clause) -> CampaignFileProblem:
    return DamagedCampaignFile(
        "The campaign file “{file}” is damaged ({fault}): export the campaign anew.", path, file=path, fault=fault
    )
