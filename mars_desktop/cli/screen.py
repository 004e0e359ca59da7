"""Whether a window can be shown: asked before Qt is, because Qt ends the whole process where it cannot."""

import ctypes
import os
import sys
from collections.abc import Mapping
from pathlib import Path

_WITHOUT_SCREEN = frozenset({"offscreen", "minimal", "vnc", "linuxfb", "eglfs", "minimalegl", "vkkhrdisplay"})


def refuse_screen(environment: Mapping[str, str] = os.environ) -> str | None:
    """Why no window can be shown here, as a sentence; None if one can."""
    if not sys.platform.startswith("linux"):
        return None
    asked = [name.partition(":")[0] for name in environment.get("QT_QPA_PLATFORM", "").split(";") if name]
    if not asked:
        asked = [
            name for name, variable in (("wayland", "WAYLAND_DISPLAY"), ("xcb", "DISPLAY")) if environment.get(variable)
        ]
    if not asked:
        return (
            "There is no display to open a window on: start the program in a desktop session, or under xvfb-run, or "
            "set QT_QPA_PLATFORM=offscreen."
        )
    faults = [_fault(name, environment) for name in asked]
    return None if None in faults else faults[0]


def nobody_looks(environment: Mapping[str, str] = os.environ) -> bool:
    """Whether windows are drawn where no person can see or answer them."""
    return environment.get("QT_QPA_PLATFORM", "").partition(":")[0] in ("offscreen", "minimal")


def _fault(platform: str, environment: Mapping[str, str]) -> str | None:
    """Why this one of Qt's platforms cannot show a window."""
    if platform in _WITHOUT_SCREEN:
        reachable = True
    elif platform.startswith("wayland"):
        reachable = _wayland_answers(environment)
    elif platform == "xcb":
        reachable = _x_answers(environment)
    else:
        reachable = True
    if not reachable:
        where = environment.get("WAYLAND_DISPLAY" if platform.startswith("wayland") else "DISPLAY", "")
        return (
            f"The display “{where}” cannot be reached: start the program in a desktop session, or under xvfb-run, or "
            "set QT_QPA_PLATFORM=offscreen."
        )
    return _plugin_fault(platform)


def _wayland_answers(environment: Mapping[str, str]) -> bool:
    folder = Path(environment.get("XDG_RUNTIME_DIR", "/nowhere"))
    return (folder / (environment.get("WAYLAND_DISPLAY") or "wayland-0")).is_socket()


def _x_answers(environment: Mapping[str, str]) -> bool:
    if not environment.get("DISPLAY"):
        return False
    try:
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError:
        return False
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(environment["DISPLAY"].encode(), None)
    failed = bool(xcb.xcb_connection_has_error(connection))
    xcb.xcb_disconnect(connection)
    return not failed


def _plugin_fault(platform: str) -> str | None:
    """Why Qt's plugin for a platform does not load: it is not there, or a library of the system is missing."""
    from PySide6.QtCore import QLibraryInfo, QPluginLoader

    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)) / "platforms"
    known = sorted(file.stem.removeprefix("libq") for file in folder.glob("libq*.so"))
    name = "wayland" if platform.startswith("wayland") and platform not in known else platform
    if name not in known:
        return f"Qt has no platform “{platform}”: set QT_QPA_PLATFORM to one of {', '.join(known)}, or leave it unset."
    loader = QPluginLoader(str(folder / f"libq{name}.so"))
    if loader.load():
        return None
    reason = loader.errorString().rpartition(": (")[2].rstrip(")")
    return f"Qt cannot use the platform “{platform}” ({reason}): install what is missing."
