"""The verbs that open a window or draw one: without a verb, `picture` and `smoke`. Qt is loaded only here."""

import argparse
import os
import sys

from mars_desktop import paths
from mars_desktop.cli.failure import Failed, WrongUse
from mars_desktop.cli.screen import nobody_looks, refuse_screen
from mars_desktop.profile.database import Database


def open_window(_: argparse.Namespace) -> None:
    """Open the window and stay until it is closed."""
    _require_screen()
    if nobody_looks():
        # A question about a profile that does not open would wait for ever.
        Database.open(paths.profile_file(), backups=paths.backups()).close()
    from mars_desktop.windows.application import run

    status = run()
    if status:
        raise Failed("The window ended with a fault: start the program again; every answer given is kept.")


def picture(arguments: argparse.Namespace) -> None:
    """Draw a named screen, or name the screens."""
    # Whatever display there is: a picture must come out the same everywhere.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    from mars_desktop.windows.pictures import SCREENS, draw, write_picture

    if arguments.list:
        sys.stdout.write("".join(f"{name}\n" for name in SCREENS))
        return
    if arguments.screen is None or arguments.out is None:
        raise WrongUse("Something is missing: give SCREEN and OUT.png, or --list for the names of the screens.")
    if arguments.screen not in SCREENS:
        raise WrongUse(f"There is no screen {arguments.screen!r}: use one of {', '.join(SCREENS)}.")
    image = draw(arguments.screen, arguments.size, arguments.theme, arguments.scale, arguments.language)
    write_picture(image, arguments.out)


def smoke(arguments: argparse.Namespace) -> None:
    """Play through the real window, save, reload and compare."""
    _require_screen()
    from mars_desktop.windows.pictures import write_picture
    from mars_desktop.windows.smoke import play

    fault, image = play()
    if arguments.out is not None:
        write_picture(image, arguments.out)
    if fault:
        raise Failed(fault)
    sys.stdout.write("The window opened; every game was played, saved and read back the same.\n")


def _require_screen() -> None:
    fault = refuse_screen()
    if fault is not None:
        raise Failed(fault)
