"""The lines of a campaign's history. Each says what happened and when; none is ever changed or removed.

A line is one JSON object with its `kind`. Fields that later versions add have defaults, so that old lines stay good.
"""

from collections.abc import Mapping
from datetime import datetime
from typing import Annotated, Final

import msgspec

from mars_desktop.games.legacy.mission_start import MissionNumber, SeatResult, Version

Moment = Annotated[datetime, msgspec.Meta(tz=True)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
CardNames = tuple[Annotated[str, msgspec.Meta(min_length=1, max_length=120)], ...]


class Member(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player of the campaign, who keeps one corporation through all its missions."""

    id: Name
    """Never shown; unique in its campaign: `next_member_id`."""
    name: Name
    colour: str
    corporation: str = ""
    """Identity of the pack, or whatever people wrote who play with the printed game."""


class Dated(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind"):
    """What every line has."""

    at: Moment


class Founded(Dated, frozen=True, kw_only=True, tag="founded"):
    """The first line of every campaign, and never another."""

    title: Name
    pack: str
    members: tuple[Member, ...]
    solo: bool = False


class Retitled(Dated, frozen=True, kw_only=True, tag="retitled"):
    """The campaign has another title."""

    title: Name


class Joined(Dated, frozen=True, kw_only=True, tag="joined"):
    """A new player (Adding or Losing Players During the Campaign)."""

    member: Member


class Left(Dated, frozen=True, kw_only=True, tag="left"):
    """A player takes part no longer; the box is kept as it is."""

    player: str


class Returned(Dated, frozen=True, kw_only=True, tag="returned"):
    """A player who had left is back, with the same box."""

    player: str


class Renamed(Dated, frozen=True, kw_only=True, tag="renamed"):
    """A player has another name or colour, or somebody else takes over the box."""

    player: str
    name: Name
    colour: str


class CorporationCorrected(Dated, frozen=True, kw_only=True, tag="corporation-corrected"):
    """The corporation of a player was written down wrongly."""

    player: str
    corporation: str


class MissionOpened(Dated, frozen=True, kw_only=True, tag="opened"):
    """The envelope of a mission is open: from now on its name and content are shown, whatever happens."""

    mission: MissionNumber


class MissionStarted(Dated, frozen=True, kw_only=True, tag="started"):
    """A mission is being played by those present, in the order round the table."""

    mission: MissionNumber
    present: tuple[str, ...]
    first: int = -1
    """Place in `present` of the first player; -1 = drawn at random."""
    match: str = ""
    """Id of the table on which it is played; empty = on a real table."""


class MissionAbandoned(Dated, frozen=True, kw_only=True, tag="abandoned"):
    """A mission in play was given up; boxes are as before it, and it may be started anew."""

    mission: MissionNumber


class MissionFinished(Dated, frozen=True, kw_only=True, tag="finished"):
    """The results of a mission in play, by player."""

    mission: MissionNumber
    results: Mapping[str, SeatResult]
    pool: CardNames | None = None
    """Innovations in the card pool afterwards; None = worked out from the boxes, as where nobody wrote it down."""
    innovations: CardNames | None = None
    """Innovations in the box afterwards."""


class MissionCorrected(Dated, frozen=True, kw_only=True, tag="corrected"):
    """What takes the place of the results of a finished mission, whole: also who took part may change."""

    mission: MissionNumber
    results: Mapping[str, SeatResult]
    pool: CardNames | None = None
    """None = as it was."""
    innovations: CardNames | None = None
    match: str = ""
    """The table that gave these results after its first ones; empty = a person."""


class DevelopmentChosen(Dated, frozen=True, kw_only=True, tag="development-chosen"):
    """Which version of a mission's development a player keeps for good, where it was not part of a result."""

    player: str
    mission: MissionNumber
    version: Version


class DevelopmentCorrected(Dated, frozen=True, kw_only=True, tag="development-corrected"):
    """A version that was written down wrongly."""

    player: str
    mission: MissionNumber
    version: Version


class SavedChanged(Dated, frozen=True, kw_only=True, tag="saved-changed"):
    """What now lies in the box of a player instead of what lay there."""

    player: str
    saved: CardNames
    boxed: CardNames = ()


class Undone(Dated, frozen=True, kw_only=True, tag="undone"):
    """Line `line`, counted from 1, is no longer in force. Undoing an undoing brings the line back."""

    line: Annotated[int, msgspec.Meta(ge=1)]


Line = (
    Founded
    | Retitled
    | Joined
    | Left
    | Returned
    | Renamed
    | CorporationCorrected
    | MissionOpened
    | MissionStarted
    | MissionAbandoned
    | MissionFinished
    | MissionCorrected
    | DevelopmentChosen
    | DevelopmentCorrected
    | SavedChanged
    | Undone
)

_DECODER: Final = msgspec.json.Decoder(Line)


def line_text(line: Line) -> str:
    """A line as it is stored."""
    return msgspec.json.encode(line).decode()


def line_fault(line: Line) -> str:
    """Why a line would not be read again (a name too long, a moment without its zone); empty where it would."""
    try:
        return "" if read_line(line_text(line)) == line else "it reads differently"
    except msgspec.ValidationError as error:
        return str(error)


def read_line(text: str | bytes) -> Line:
    """A stored line; raises `msgspec.ValidationError` or `msgspec.DecodeError` for anything else."""
    return _DECODER.decode(text)
