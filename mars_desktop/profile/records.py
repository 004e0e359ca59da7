"""The results of finished games. `Matches.finish` writes them, with the game's end in one transaction."""

from datetime import datetime

import msgspec

from mars_desktop.profile.database import Database
from mars_desktop.profile.rows import RecordRow

_NAMES = msgspec.json.Decoder(tuple[str, ...])
_NUMBERS = msgspec.json.Decoder(tuple[int, ...])


class Records:
    """The records of one profile. Raises the problems of `Database.reading`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def rows(self, game: str | None = None) -> list[RecordRow]:
        """Every record, or those of one game, the latest first."""
        with self._database.reading() as connection:
            found = connection.execute(
                "SELECT match_id, game, names, scores, winners, details, finished_at FROM records"
                " WHERE game = coalesce(?, game) ORDER BY finished_at DESC, rowid DESC",
                (game,),
            ).fetchall()
        return [
            RecordRow(
                match_id=match_id,
                game=played,
                names=_NAMES.decode(names),
                scores=_NUMBERS.decode(scores),
                winners=_NUMBERS.decode(winners),
                details=details,
                finished_at=datetime.fromisoformat(finished_at),
            )
            for match_id, played, names, scores, winners, details, finished_at in found
        ]
