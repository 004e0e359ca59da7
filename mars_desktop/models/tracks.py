"""The global parameters as they stand."""

from enum import IntEnum
from typing import NamedTuple

from mars_desktop.games.legacy.pack_format import Temperature
from mars_desktop.games.phrases import Speaker, capitalised
from mars_desktop.games.terraforming.maps import Track
from mars_desktop.games.terraforming.resources import PARAMETERS
from mars_desktop.games.terraforming.rules import TerraformingRules
from mars_desktop.games.terraforming.state import State
from mars_desktop.games.terraforming.wording import names, things
from mars_desktop.games.terraforming.wording.board import track_bonus
from mars_desktop.models.languages import speaker_now
from mars_desktop.models.rows import FIRST_ROLE, RowModel
from mars_desktop.models.words import tr, tr_count


class TrackRow(NamedTuple):
    """One parameter: `id` is temperature, oxygen or oceans; `steps_left` counts steps to `maximum`.

    `reading` is the value with its unit. `bonuses` are pairs of a value and the words of what reaching it brings.
    `melts_from` is the temperature from which glaciers melt, None for other parameters and where there are none.
    """

    id: str
    name: str
    value: int
    start: int
    maximum: int
    step: int
    steps_left: int
    reading: str
    goal: str
    bonuses: tuple[tuple[int, str], ...]
    melts_from: int | None = None


def track_rows(rules: TerraformingRules, view: State) -> list[TrackRow]:
    """The rows of the three parameters, in the order of resources.PARAMETERS."""
    speaker = speaker_now()
    rows = []
    for i, parameter in enumerate(PARAMETERS):
        track, value = rules.table.map.tracks[i], view.parameters[i]
        rows.append(
            TrackRow(
                id=parameter,
                name=capitalised(things.parameter_name(rules.table, parameter, speaker)),
                value=value,
                start=track.start,
                maximum=track.max,
                step=track.step,
                steps_left=(track.max - value) // track.step,
                reading=names.value(speaker, parameter, value),
                goal=names.value(speaker, parameter, track.max),
                bonuses=(
                    *((bonus.at, track_bonus(speaker, parameter, bonus)) for bonus in track.bonuses),
                    *_melting(speaker, track),
                ),
                melts_from=track.melts_from if isinstance(track, Temperature) else None,
            )
        )
    return rows


def _melting(speaker: Speaker, track: Track) -> list[tuple[int, str]]:
    if not isinstance(track, Temperature):
        return []
    value = names.value(speaker, "temperature", track.melts_from)
    return [(track.melts_from, tr("From {value} on glaciers melt.", value=value))]


class TracksModel(RowModel):
    """Temperature, oxygen and oceans."""

    class Role(IntEnum):
        """A role for each field of a row."""

        ID = FIRST_ROLE
        NAME = FIRST_ROLE + 1
        VALUE = FIRST_ROLE + 2
        START = FIRST_ROLE + 3
        MAXIMUM = FIRST_ROLE + 4
        STEP = FIRST_ROLE + 5
        STEPS_LEFT = FIRST_ROLE + 6
        READING = FIRST_ROLE + 7
        GOAL = FIRST_ROLE + 8
        BONUSES = FIRST_ROLE + 9
        MELTS_FROM = FIRST_ROLE + 10

    ROLES = Role

    def title(self, row: TrackRow) -> str:
        return tr("{name} {reading}", name=row.name, reading=row.reading)

    def spoken(self, row: TrackRow) -> str:
        if not row.steps_left:
            return tr("{track}, complete", track=self.title(row))
        left = tr_count("{n} step left", "{n} steps left", row.steps_left)
        return tr("{track}, {left}", track=self.title(row), left=left)

    def tip(self, row: TrackRow) -> str:
        return "\n".join(words for _, words in row.bonuses)
