"""Every colour, size and duration of the program, read once from `resources/theme/tokens.json`.

Reading is strict: a key that is not named here, a missing one or a value of the wrong form is an error. What the groups
hold is said in `color_tokens`, `board_tokens` and `measure_tokens`, what forms values have in `token_values`.
"""

from functools import cache
from pathlib import Path
from typing import Literal

import msgspec

from mars_desktop import paths
from mars_desktop.theme.board_tokens import BoardState, OnMarsBuildings, Planet, Ring, Tiles
from mars_desktop.theme.color_tokens import Seat, SeatMark, Tags, Theme, Themes
from mars_desktop.theme.measure_tokens import Card, Easing, Layouts, Motion, Size, Typography
from mars_desktop.theme.token_values import THEME_NAMES, TYPE_STYLES, ThemeName, Tokens


class TokenProblem(ValueError):
    """The file of tokens is missing or not what is expected; `str()` is one sentence with file and place."""


class Look(Tokens, frozen=True):
    """All tokens."""

    version: Literal[1]
    note: str
    themes: Themes
    seats: tuple[Seat, ...]
    seat_mark: SeatMark
    tags: Tags
    planet: Planet
    tiles: Tiles
    onmars_buildings: OnMarsBuildings
    board_state: BoardState
    type: Typography
    size: Size
    motion_ms: Motion
    easing: Easing
    card: Card
    layout: Layouts
    ring: Ring

    def theme(self, name: ThemeName) -> Theme:
        """The theme of that name."""
        themes: dict[ThemeName, Theme] = {
            "dark": self.themes.dark,
            "light": self.themes.light,
            "contrast": self.themes.contrast,
        }
        return themes[name]


def read(file: Path) -> Look:
    """Read a file of tokens. Raises `TokenProblem` if it is missing or anything in it is not as expected."""
    try:
        look = msgspec.json.decode(file.read_bytes(), type=Look)
    except OSError as error:
        raise TokenProblem(f"The file of tokens “{file}” cannot be read: {error.strerror}.") from error
    except msgspec.MsgspecError as error:
        raise TokenProblem(f"The file of tokens “{file}” is not valid: {error}.") from error
    for name in THEME_NAMES:
        if look.theme(name).name != name:
            raise TokenProblem(f"The file of tokens “{file}” calls the theme “{name}” “{look.theme(name).name}”.")
    if missing := set(TYPE_STYLES) - look.type.scale.keys():
        raise TokenProblem(f"The file of tokens “{file}” lacks the type style “{min(missing)}”.")
    return look


@cache
def look() -> Look:
    """The program's own tokens, read at the first call."""
    return read(paths.resources() / "theme" / "tokens.json")
