"""What the profile hands out: plain, frozen rows of text and numbers."""

from collections.abc import Mapping
from datetime import UTC, datetime

import msgspec


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """One table as the list of saved tables shows it."""

    id: str
    title: str
    game: str
    revision: int
    created: datetime
    updated: datetime
    finished: bool
    answered: int
    """How many answers are in force."""
    summary: str | None
    """What the screen that saved it wanted to show here, as JSON text."""


class StoredMatch(MatchRow, frozen=True, kw_only=True):
    """One table whole: enough to play on where it stopped."""

    setup_text: str
    packs: dict[str, str]
    """Digest of each content pack it was begun with, by pack id."""
    answers: tuple[str, ...]
    """The answers in force, the first one first."""
    undone: tuple[str, ...]
    """The answers taken back that can be given again, the next one first."""
    snapshot: bytes | None
    """The encoded state after `snapshot_at` answers, where one was saved."""
    snapshot_at: int


class CampaignRow(msgspec.Struct, frozen=True, kw_only=True):
    """One campaign as the list of campaigns shows it."""

    id: str
    title: str
    pack: str
    created: datetime
    updated: datetime
    lines: int
    """How long its history is."""


class MissionTable(msgspec.Struct, frozen=True):
    """A table on which a mission of a campaign is or was played."""

    match_id: str
    campaign_id: str
    mission: int


class GameRecord(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a finished game: names and scores by seat, winners as seats (none when a solo game is lost)."""

    game: str
    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    details: str | None = None
    """Points by source and the like, as JSON text."""


class RecordRow(GameRecord, frozen=True, kw_only=True):
    """A stored record. It stays when its table is deleted."""

    match_id: str
    finished_at: datetime

    @property
    def seats(self) -> int:
        """How many played."""
        return len(self.names)


class RememberedPlayer(msgspec.Struct, frozen=True):
    """A person who played here before, with the colour they last had."""

    name: str
    colour: str
    seen: datetime


class PackDifference(msgspec.Struct, frozen=True):
    """A content pack that is not as it was when a table was begun; None for a digest means that the pack is absent."""

    pack: str
    stored: str | None
    present: str | None


def pack_differences(stored: Mapping[str, str], present: Mapping[str, str]) -> tuple[PackDifference, ...]:
    """What the screen must warn of before a table goes on: packs changed, gone or new since, by pack id."""
    return tuple(
        PackDifference(pack, stored.get(pack), present.get(pack))
        for pack in sorted(stored.keys() | present.keys())
        if stored.get(pack) != present.get(pack)
    )


def moment_text(moment: datetime) -> str:
    """A moment as the profile stores it: in UTC and of fixed width, so that it sorts as text."""
    return moment.astimezone(UTC).isoformat(timespec="microseconds")
