"""The people who played here, so that nobody types a name twice."""

import unicodedata
from datetime import datetime

from mars_desktop.profile.database import Database
from mars_desktop.profile.problems import InvalidValue
from mars_desktop.profile.rows import RememberedPlayer, moment_text


class Players:
    """The remembered players of one profile. Every method raises the problems of `Database.writing`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def remember(self, name: str, colour: str) -> None:
        """Store a name with the colour it now has; names that differ in capitals alone are one person.

        Raises `InvalidValue` for an empty name.
        """
        shown = " ".join(unicodedata.normalize("NFC", name).split())
        if not shown:
            raise InvalidValue("A player needs a name: type one.")
        with self._database.writing() as connection:
            connection.execute(
                "INSERT OR REPLACE INTO players (key, name, colour, seen) VALUES (?, ?, ?, ?)",
                (_key(name), shown, colour, moment_text(self._database.clock())),
            )

    def rows(self) -> list[RememberedPlayer]:
        """Everybody remembered, the one seen last first."""
        with self._database.reading() as connection:
            found = connection.execute("SELECT name, colour, seen FROM players ORDER BY seen DESC, key").fetchall()
        return [RememberedPlayer(name, colour, datetime.fromisoformat(seen)) for name, colour, seen in found]

    def forget(self, name: str) -> None:
        """Remember a name no longer; one that is not remembered changes nothing."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM players WHERE key = ?", (_key(name),))


def _key(name: str) -> str:
    return " ".join(unicodedata.normalize("NFC", name).casefold().split())
