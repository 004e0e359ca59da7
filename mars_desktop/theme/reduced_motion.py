"""Whether the system is set to show less motion. Qt does not tell, so each system is asked in its own way."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from ctypes import byref, c_int
from typing import Final

Run = Callable[[Sequence[str]], str]
"""Runs a command and returns what it printed, or nothing where it failed."""

_GET_CLIENT_AREA_ANIMATION: Final = 0x1042
_PATIENCE: Final = 1.0
"""Seconds until a system that does not answer is taken to ask for nothing."""

_QUESTIONS: Final[Mapping[str, Sequence[tuple[tuple[str, ...], str]]]] = {
    "darwin": ((("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),),
    "linux": (
        (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
        (("kreadconfig6", "--group", "KDE", "--key", "AnimationDurationFactor"), "0"),
    ),
}
"""For each system commands, and what they print where less motion is wanted."""


def asks_for_less_motion(platform: str = sys.platform, run: Run | None = None) -> bool:
    """Whether a person has told the system to reduce motion; no where the system cannot be asked."""
    if platform == "win32":
        return _windows_asks()
    ask = run or _run
    return any(ask(command).strip() == reduced for command, reduced in _QUESTIONS.get(platform, ()))


def _run(command: Sequence[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=_PATIENCE, check=False)
    except (OSError, subprocess.SubprocessError):
        return ""
    return done.stdout


def _windows_asks() -> bool:
    if sys.platform == "win32":
        from ctypes import windll

        animated = c_int(1)
        known = windll.user32.SystemParametersInfoW(_GET_CLIENT_AREA_ANIMATION, 0, byref(animated), 0)
        return bool(known) and not animated.value
    return False
