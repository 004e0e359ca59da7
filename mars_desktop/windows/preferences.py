"""What a person may set, and where each setting lies in the profile."""

from typing import Annotated, Final, Literal

import msgspec

from mars_desktop.models.handover import Covering
from mars_desktop.models.languages import LanguageChoice
from mars_desktop.profile.settings import Setting
from mars_desktop.theme.motion import Pace
from mars_desktop.theme.system_theme import ThemeChoice

TEXT_SIZES: Final = (75, 90, 100, 115, 130, 150, 175, 200, 250)
"""Percent. No text gets smaller than what can be read, whatever is chosen."""

LANGUAGE: Final[Setting[LanguageChoice]] = Setting("language", LanguageChoice, "system")
THEME: Final[Setting[ThemeChoice]] = Setting("look.theme", ThemeChoice, "system")
TEXT_SIZE: Final[Setting[int]] = Setting("look.text-size", Literal[75, 90, 100, 115, 130, 150, 175, 200, 250], 100)
ANIMATIONS: Final[Setting[Pace]] = Setting("look.animations", Pace, Pace.NORMAL)
"""How long movements take; where the system asks for less motion, nothing moves whatever is set here."""
CONFIRM_CLICKS: Final[Setting[bool]] = Setting("table.confirm-clicks", bool, False)
COVERING: Final[Setting[Covering]] = Setting("table.covering", Covering, Covering.WHEN_NEEDED)
GUIDE: Final[Setting[bool]] = Setting("help.guide", bool, True)
"""Whether a guide leads through the first generation; it turns itself off when it has done so."""
COLONY_GUIDE: Final[Setting[bool]] = Setting("help.guide-colony", bool, True)
"""The same for the first round of On Mars."""
GEOMETRY: Final[Setting[tuple[int, int, int, int]]] = Setting(
    "window.geometry",
    tuple[int, int, Annotated[int, msgspec.Meta(ge=1)], Annotated[int, msgspec.Meta(ge=1)]],
    (0, 0, 1280, 720),
)
"""Left, top, width and height of the window's content where it is not maximized, in device-independent pixels."""
MAXIMIZED: Final[Setting[bool]] = Setting("window.maximized", bool, False)
PLACED: Final[Setting[bool]] = Setting("window.placed", bool, False)
"""Whether the window was ever put somewhere, so that `GEOMETRY` means anything."""
SETUP_TICKS: Final[Setting[dict[str, tuple[int, ...]]]] = Setting("campaign.ticks", dict[str, tuple[int, ...]], {})
"""Steps of a mission's set-up on a real table that are done, counted from 0, by campaign and mission."""
LAST_SETUP: Final[Setting[str]] = Setting("new-game.last", str, "")
"""The set-up of the game begun last, as JSON text, to begin the same again."""
