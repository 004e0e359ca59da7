"""The verbs and their words, read by argparse with its complaints made plain."""

import argparse
import re
from pathlib import Path
from typing import NoReturn

from mars_desktop.cli import files, packs, replay, simulate, window
from mars_desktop.cli.failure import DONE, WRONG_USE
from mars_desktop.engine import games

_LARGEST_SIDE = 16384


class Parser(argparse.ArgumentParser):
    """A parser that tells in one sentence what is wrong, where, and what to do."""

    def error(self, message: str) -> NoReturn:
        """End with that sentence on stderr and the exit status for wrong use."""
        self.exit(WRONG_USE, f"mars-desktop: {_plain(message)} (“{self.prog} --help” tells how).\n")


def _plain(message: str) -> str:
    """What argparse has to say, in the program's own words."""
    if found := re.match(r"argument VERB: invalid choice: (.+?) \(choose from (.+)\)", message):
        return f"There is no verb {found[1]}: use one of {found[2].replace(chr(39), '')}"
    if found := re.match(r"the following arguments are required: (.+)", message):
        return f"Something is missing: give {found[1]}"
    if found := re.match(r"unrecognized arguments: (.+)", message):
        return f"“{found[1]}” means nothing here: leave it out"
    if found := re.match(r"argument (\S+): invalid choice: (.+?) \(choose from (.+)\)", message):
        return f"{found[1]} cannot be {found[2]}: use one of {found[3].replace(chr(39), '')}"
    if found := re.match(r"argument (\S+): expected (.+)", message):
        return f"{found[1]} expects {found[2]}: write it behind"
    if found := re.match(r"argument (\S+?)(?:/\S+)?: (.+)", message):
        return f"{found[1]} {found[2]}"
    return message[:1].upper() + message[1:]


def parser() -> Parser:
    """The command line of the whole program; `run` of what it reads carries the verb out."""
    whole = Parser(
        prog="mars-desktop",
        description="Board games about Mars on one screen. Without a verb the window opens.",
        epilog="Exit status: 0 done, 1 the work failed with a sentence on stderr, 2 wrong use.",
        allow_abbrev=False,
    )
    whole.add_argument("--version", action=_Version, nargs=0, help="say which version this is")
    whole.set_defaults(run=window.open_window)
    verbs = whole.add_subparsers(metavar="VERB", parser_class=Parser)
    _simulate(verbs)
    _replay(verbs)
    _check(verbs)
    _picture(verbs)
    _smoke(verbs)
    _files(verbs)
    return whole


Verbs = argparse._SubParsersAction  # noqa: SLF001 - argparse has no public name for it


def _simulate(verbs: "Verbs[Parser]") -> None:
    verb = verbs.add_parser(
        "simulate",
        help="play whole games with random legal choices",
        description="Play whole games with random legal choices, without a window. Progress goes to stderr.",
        epilog="With --json each line on stdout is one game: game, seed, seats, rounds, decisions, seconds, scores "
        "(for each seat every source of points and the total), winners (as positions in scores, from 0) and digest.",
        allow_abbrev=False,
    )
    verb.add_argument("game", metavar="GAME", help="which game: " + ", ".join(games()))
    verb.add_argument("--seats", type=_whole(1), default=3, metavar="N", help="how many play (3)")
    verb.add_argument("--games", type=_whole(0), default=1, metavar="K", help="how many games (1)")
    verb.add_argument("--seed", type=_whole(0), default=1, metavar="S", help="seed of the first game (1)")
    verb.add_argument(
        "--option", action="append", default=[], metavar="KEY=VALUE", help="an option of the game; may be repeated"
    )
    verb.add_argument("--json", action="store_true", help="one object per game and line")
    verb.set_defaults(run=simulate.run)


def _replay(verbs: "Verbs[Parser]") -> None:
    verb = verbs.add_parser(
        "replay",
        help="play an exported table again and print its score sheet",
        description="Play an exported table again from its first answer, check its digest and print the score sheet.",
        allow_abbrev=False,
    )
    verb.add_argument("file", metavar="FILE", type=Path, help="an exported table")
    verb.add_argument("--json", action="store_true", help="the score sheet as one object")
    verb.set_defaults(run=replay.run)


def _check(verbs: "Verbs[Parser]") -> None:
    verb = verbs.add_parser(
        "check",
        help="validate content packs",
        description="Validate content packs together: one line per fault, with file, place and what was expected.",
        allow_abbrev=False,
    )
    verb.add_argument("packs", metavar="PACK", nargs="+", type=Path, help="a pack file, or a folder of them")
    verb.set_defaults(run=packs.run)


def _picture(verbs: "Verbs[Parser]") -> None:
    verb = verbs.add_parser(
        "picture",
        help="draw a screen with sample content; no display needed",
        description="Draw a named screen with sample content into a PNG file. No display is needed.",
        allow_abbrev=False,
    )
    verb.add_argument("screen", metavar="SCREEN", nargs="?", help="the name of a screen")
    verb.add_argument("out", metavar="OUT.png", nargs="?", type=Path, help="the picture to write")
    verb.add_argument("--list", action="store_true", help="name the screens")
    verb.add_argument("--size", type=_size, default=(1280, 720), metavar="WxH", help="size of the window (1280x720)")
    verb.add_argument("--theme", choices=("light", "dark", "contrast"), default="dark", help="colours (dark)")
    verb.add_argument("--language", choices=("en", "de"), default="en", help="language of the texts (en)")
    verb.add_argument("--scale", type=_scale, default=1.0, metavar="F", help="pixels for each point of the size (1)")
    verb.set_defaults(run=window.picture)


def _smoke(verbs: "Verbs[Parser]") -> None:
    verb = verbs.add_parser(
        "smoke",
        help="open the real window, play, save, reload and compare",
        description="Open the real window, play every game through it, save, reload and compare.",
        allow_abbrev=False,
    )
    verb.add_argument("out", metavar="OUT.png", nargs="?", type=Path, help="a picture of the window to write")
    verb.set_defaults(run=window.smoke)


def _files(verbs: "Verbs[Parser]") -> None:
    export = verbs.add_parser("export", help="write a saved table or campaign to a file of its own", allow_abbrev=False)
    export.add_argument("table", metavar="TABLE", help="title or id of a saved table, or of a campaign")
    export.add_argument("file", metavar="FILE", type=Path, help="the file to write; a campaign's ends in .marscampaign")
    export.set_defaults(run=files.export)
    taken = verbs.add_parser(
        "import", help="show an exported table or campaign and save it as a new one", allow_abbrev=False
    )
    taken.add_argument("file", metavar="FILE", type=Path, help="an exported table")
    taken.add_argument("--preview", action="store_true", help="only show what is in it")
    taken.set_defaults(run=files.take_in)
    backup = verbs.add_parser("backup", help="write a verified copy of the whole profile", allow_abbrev=False)
    backup.add_argument("file", metavar="FILE", type=Path, help="the file to write")
    backup.set_defaults(run=files.backup)


class _Version(argparse.Action):
    """Says the version. It is looked up only when somebody asks, because that takes longer than reading the words."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from importlib import metadata

        print(f"Mars Desktop {metadata.version('mars-desktop')}")
        parser.exit(DONE)


class _whole:  # noqa: N801 - used as a function
    """Reads a whole number that is not below the least one."""

    def __init__(self, least: int) -> None:
        self._least = least

    def __call__(self, text: str) -> int:
        if not re.fullmatch(r"-?[0-9]{1,18}", text) or int(text) < self._least:
            raise argparse.ArgumentTypeError(f"cannot be {text!r}: give a whole number from {self._least}")
        return int(text)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([1-9][0-9]{0,4})x([1-9][0-9]{0,4})", text)
    if found is None or max(int(found[1]), int(found[2])) > _LARGEST_SIDE:
        raise argparse.ArgumentTypeError(f"cannot be {text!r}: write it as width x height, such as 1280x720")
    return int(found[1]), int(found[2])


def _scale(text: str) -> float:
    found = re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,4})?", text)
    if found is None or not 0.25 <= float(text) <= 8:
        raise argparse.ArgumentTypeError(f"cannot be {text!r}: give a number from 0.25 to 8, such as 1.5")
    return float(text)
