"""The campaign of The Legacy of Mars: its history, the book it adds up to, and what a new line would change.

A `Campaign` is a tuple of dated lines, and nothing else is stored: `book` adds them up. It grows by `extended`, which
asks the rules (`refuse`) and never changes or removes a line; undoing and correcting are lines too. `start_of` and
`next_campaign` join it to the missions. Everything is pure and needs a `CampaignContent` for what the pack says.
"""

from mars_desktop.games.legacy.campaign.book import Book, Box, Entry, MissionPage, MissionState, PlayerPage
from mars_desktop.games.legacy.campaign.bookkeeping import book, results
from mars_desktop.games.legacy.campaign.content import PRINTED, UNNAMED_CARD, CampaignContent
from mars_desktop.games.legacy.campaign.folding import Broken
from mars_desktop.games.legacy.campaign.foresight import Change, Preview, preview
from mars_desktop.games.legacy.campaign.history import (
    Campaign,
    HistoryLine,
    history,
    last_undoable,
    mission_running,
    next_member_id,
    pack_of,
    title_of,
)
from mars_desktop.games.legacy.campaign.judging import extended, founded, refuse, remarks
from mars_desktop.games.legacy.campaign.lines import (
    CorporationCorrected,
    DevelopmentChosen,
    DevelopmentCorrected,
    Founded,
    Joined,
    Left,
    Line,
    Member,
    MissionAbandoned,
    MissionCorrected,
    MissionFinished,
    MissionOpened,
    MissionStarted,
    Renamed,
    Retitled,
    Returned,
    SavedChanged,
    Undone,
    line_fault,
    line_text,
    read_line,
)
from mars_desktop.games.legacy.campaign.missions import next_campaign, standalone_start, start_of
from mars_desktop.games.legacy.campaign.reasons import SENTENCES
from mars_desktop.games.legacy.campaign.sheet import sheet_rows

__all__ = [
    "PRINTED",
    "SENTENCES",
    "UNNAMED_CARD",
    "Book",
    "Box",
    "Broken",
    "Campaign",
    "CampaignContent",
    "Change",
    "CorporationCorrected",
    "DevelopmentChosen",
    "DevelopmentCorrected",
    "Entry",
    "Founded",
    "HistoryLine",
    "Joined",
    "Left",
    "Line",
    "Member",
    "MissionAbandoned",
    "MissionCorrected",
    "MissionFinished",
    "MissionOpened",
    "MissionPage",
    "MissionStarted",
    "MissionState",
    "PlayerPage",
    "Preview",
    "Renamed",
    "Retitled",
    "Returned",
    "SavedChanged",
    "Undone",
    "book",
    "extended",
    "founded",
    "history",
    "last_undoable",
    "line_fault",
    "line_text",
    "mission_running",
    "next_campaign",
    "next_member_id",
    "pack_of",
    "preview",
    "read_line",
    "refuse",
    "remarks",
    "results",
    "sheet_rows",
    "standalone_start",
    "start_of",
    "title_of",
]
