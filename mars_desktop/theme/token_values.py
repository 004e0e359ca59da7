"""The forms a token may have.

Colours are text of the form `#rrggbb`; lengths are pixels at text size 100 %; names ending in `_of_radius`, `_of_side`,
`_of_hex` or `_of_width` are fractions of that measure; alphas run from 0 to 1; durations are milliseconds.
"""

from typing import Annotated, Literal, get_args

import msgspec

Hex = Annotated[str, msgspec.Meta(pattern="^#[0-9a-f]{6}$")]
Share = Annotated[float, msgspec.Meta(ge=0, le=1)]
Pixels = Annotated[float, msgspec.Meta(ge=0)]
Milliseconds = Annotated[int, msgspec.Meta(ge=0, le=1000)]
ThemeName = Literal["dark", "light", "contrast"]
SeatShape = Literal["circle", "square", "triangle", "diamond", "cross"]
TypeStyle = Literal["caption", "body", "label", "title", "heading", "number", "cost", "parameter", "display"]

THEME_NAMES: tuple[ThemeName, ...] = get_args(ThemeName)
TYPE_STYLES: tuple[TypeStyle, ...] = get_args(TypeStyle)


class Tokens(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What all groups of tokens share: they cannot change and refuse a key they do not know."""
