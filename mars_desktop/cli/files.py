"""`export`, `import` and `backup`: what a profile holds, as files of their own."""

import argparse
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from mars_desktop import paths
from mars_desktop.cli import campaigns
from mars_desktop.cli.failure import Failed
from mars_desktop.cli.replay import described, played_table
from mars_desktop.profile.database import Database
from mars_desktop.profile.exchange import export_table, import_table, write_table
from mars_desktop.profile.files import has_side_files
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.rows import MatchRow

_NAMED = 5
"""How many tables a sentence may name."""


def export(arguments: argparse.Namespace) -> None:
    """Write one saved table, or a campaign where the file is to end in `.marscampaign`."""
    with _profile() as database:
        if campaigns.is_campaign_file(arguments.file):
            _refuse_existing(arguments.file)
            campaigns.export(database, arguments.table, arguments.file)
            return
        matches = Matches(database)
        row = _table(matches.rows(), arguments.table)
        _refuse_existing(arguments.file)
        write_table(arguments.file, export_table(matches, row.id))
    sys.stdout.write(f"“{row.title}” with {row.answered} answers is in “{arguments.file}”.\n")


def take_in(arguments: argparse.Namespace) -> None:
    """Show the table or campaign in a file and store it as a new one."""
    if campaigns.is_campaign_file(arguments.file):
        campaigns.take_in(arguments.file, preview=arguments.preview)
        return
    table, session = played_table(arguments.file)
    sys.stdout.write(f"{described(table, session)}\n")
    if arguments.preview:
        return
    sys.stdout.flush()
    paths.ensure(paths.home())
    with Database.open(paths.profile_file(), backups=paths.backups()) as database:
        number = import_table(Matches(database), table)
    sys.stdout.write(f"Saved as a new table with the id {number}.\n")


def backup(arguments: argparse.Namespace) -> None:
    """Write a verified copy of the profile to a file."""
    with _profile() as database:
        _refuse_existing(arguments.file)
        database.backup_to(arguments.file)
    sys.stdout.write(f"The profile is copied to “{arguments.file}”, and the copy was read back whole.\n")


@contextmanager
def _profile() -> Iterator[Database]:
    """The profile, where there is one: nobody wants an empty one made to copy nothing."""
    file = paths.profile_file()
    if not file.exists() and not has_side_files(file) and not any(paths.backups().glob("profile-*")):
        raise Failed(f"There is no profile “{file}” yet: begin a game first, or set {paths.HOME_VARIABLE}.")
    with Database.open(file, backups=paths.backups()) as database:
        yield database


def _refuse_existing(file: Path) -> None:
    if file.exists():
        raise Failed(f"“{file}” exists already and is left as it is: choose another name.")


def _table(rows: list[MatchRow], wanted: str) -> MatchRow:
    """The saved table with that id, the beginning of an id, or title."""
    found = [row for row in rows if row.id == wanted] or [row for row in rows if row.title == wanted]
    found = found or [row for row in rows if len(wanted) >= 4 and row.id.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        ids = ", ".join(row.id for row in found[:_NAMED])
        raise Failed(f"{len(found)} saved tables are called “{wanted}”: name one by its id ({ids}).")
    if not rows:
        raise Failed(f"There is no saved table “{wanted}”: none is saved in “{paths.profile_file()}”.")
    titles = ", ".join(f"“{row.title}”" for row in rows[:_NAMED])
    raise Failed(f"There is no saved table “{wanted}”: the last played are {titles}.")
