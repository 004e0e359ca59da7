"""A table in the profile: begun, kept answer by answer, opened again where it stopped.

A table is opened by playing its answers again. Where that cannot be done, because rules or packs are not what they
were, it goes on from the state that was stored with its last answer, and says so.
"""

import hashlib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from mars_desktop.engine import Choice, ChoiceSyntax, Rules, Score, Session, Setup, SetupProblem, rules_for
from mars_desktop.engine.codec import CodecProblem
from mars_desktop.engine.journal import Journal, ReplayProblem, replay
from mars_desktop.engine.pack_files import PackProblem
from mars_desktop.models.games import face_of
from mars_desktop.models.results import result_text
from mars_desktop.models.summary import summary_of
from mars_desktop.models.words import tr
from mars_desktop.profile.exchange import TableFile, export_table, import_table, read_table, write_table
from mars_desktop.profile.matches import Matches
from mars_desktop.profile.problems import TableFileProblem, TableProblem
from mars_desktop.profile.rows import GameRecord, StoredMatch, pack_differences


class OpenTable(NamedTuple):
    """A table ready to play. `notice` is a sentence to show where it was not opened by playing it again, else empty."""

    session: Session[Any]
    keeper: "TableKeeper"
    notice: str


class TableKeeper:
    """Writes the answers of one stored table; the keeper of a `GameController`.

    `before` is how many stored answers lie before the session's own, because it began at a stored state.
    """

    def __init__(self, matches: Matches, table: str, rules: Rules[Any], before: int = 0) -> None:
        self.table = table
        self._matches = matches
        self.rules = rules
        self._before = before

    def answered(self, number: int, choice: Choice, state: Any) -> None:
        """Store an answer with the state and the summary after it."""
        self._matches.append(self.table, self._before + number, str(choice), *self._told(state))

    def taken_back(self, keep: int, state: Any) -> None:
        """Move the answers after the first `keep` aside."""
        self._matches.truncate(self.table, self._before + keep, *self._told(state))

    def given_again(self, number: int, state: Any) -> None:
        """Bring the answers up to `number` back."""
        self._matches.redo(self.table, self._before + number, *self._told(state))

    def ended(self, score: Score, state: Any) -> None:
        """Close the table and store its record."""
        setup = self.rules.setup
        record = GameRecord(
            game=setup.game,
            names=tuple(seat.name for seat in setup.seats),
            scores=tuple(seat.total for seat in score.seats),
            winners=score.winners,
            details=result_text(self.rules, state, score),
        )
        self.close(record, state)

    def close(self, record: GameRecord, state: Any) -> None:  # noqa: ARG002 - a campaign is told more than the record
        """Close the table; its game ended in `state`."""
        self._matches.finish(self.table, record)

    def _told(self, state: Any) -> tuple[bytes, str]:
        return self.rules.codec.encode(state), summary_of(self.rules, state)


def begin_table(matches: Matches, setup: Setup, title: str) -> OpenTable:
    """Set up a game and store it as a new table. Raises `SetupProblem` and the problems of `Matches.create`."""
    session = Session(rules_for(setup))
    rules = session.rules
    text = msgspec.json.encode(setup).decode()
    table = matches.create(title, setup.game, rules.revision, text, pack_digests(setup))
    keeper = TableKeeper(matches, table, rules)
    keeper.taken_back(0, session.state)
    return OpenTable(session, keeper, "")


KeeperOf = Callable[[Matches, str, Rules[Any], int], TableKeeper]
"""Makes the keeper of a table."""


def open_table(matches: Matches, table: str, keeper_of: KeeperOf = TableKeeper) -> OpenTable:
    """Open a stored table at the very question where it stopped, in the middle of a draft or an effect too.

    Raises `TableProblem` with a sentence when it cannot go on, and the problems of `Matches.load`; it is then
    unchanged.
    """
    stored = matches.load(table)
    setup = _setup_of(stored)
    try:
        session, before, notice = _replayed(stored, setup), 0, ""
    except ReplayProblem as problem:
        session, before = _resumed(stored, setup, problem), stored.snapshot_at
        notice = tr(
            "“{title}” was begun under other rules and goes on from where it stood; what was answered before cannot be "
            "taken back.",
            title=stored.title,
        )
    keeper = keeper_of(matches, table, session.rules, before)
    if session.over and not stored.finished:
        # The program ended between the last answer and the record.
        keeper.ended(session.rules.score(session.state), session.state)
    return OpenTable(session, keeper, notice)


class WatchedTable(NamedTuple):
    """A stored table to look at. `notice` is a sentence to show where its course cannot be told, else empty."""

    session: Session[Any]
    title: str
    notice: str


def watch_table(matches: Matches, table: str) -> WatchedTable:
    """A stored table to look at, which stays as it is; raises what `open_table` raises.

    Where it cannot be played again its course is only the moment at which it was stored.
    """
    stored = matches.load(table)
    setup = _setup_of(stored)
    try:
        return WatchedTable(_replayed(stored, setup), stored.title, "")
    except ReplayProblem as problem:
        notice = tr("“{title}” was begun under other rules: only its last moment can be shown.", title=stored.title)
        return WatchedTable(_resumed(stored, setup, problem), stored.title, notice)


def _setup_of(stored: StoredMatch) -> Setup:
    try:
        return msgspec.json.decode(stored.setup_text, type=Setup)
    except msgspec.MsgspecError as problem:
        raise _cannot_go_on(stored.title, str(problem)) from problem


def _replayed(stored: StoredMatch, setup: Setup) -> Session[Any]:
    """The table played again, with what was taken back ready to be given again.

    Raises `ReplayProblem` also if it leads elsewhere than it did when it was stored.
    """
    try:
        if rules_for(setup).revision != stored.revision:
            raise ReplayProblem(f"it was begun under revision {stored.revision} of the rules")
        session = replay(Journal(setup, stored.answers))
        undone = [Choice.parse(text) for text in reversed(stored.undone)]
    except (SetupProblem, PackProblem) as problem:
        raise ReplayProblem(str(problem)) from problem
    except ChoiceSyntax as problem:
        raise ReplayProblem(f"an answer that was taken back cannot be read: {problem}") from problem
    snapshot = stored.snapshot
    if snapshot is not None:
        state = session.state_before(stored.snapshot_at) if stored.snapshot_at < len(stored.answers) else session.state
        if session.rules.codec.encode(state) != snapshot:
            changed = ", ".join(d.pack for d in pack_differences(stored.packs, pack_digests(setup)))
            raise ReplayProblem(f"the cards are not what they were ({changed or 'no pack changed'})")
    session.undone.extend(undone)
    return session


def _resumed(stored: StoredMatch, setup: Setup, problem: ReplayProblem) -> Session[Any]:
    """A session that begins at the stored state."""
    if stored.snapshot is None or stored.snapshot_at != len(stored.answers):
        raise _cannot_go_on(stored.title, str(problem)) from problem
    try:
        rules = rules_for(setup)
        return Session(rules, resume_from=rules.codec.decode(stored.snapshot))
    except (SetupProblem, PackProblem, CodecProblem) as second:
        raise _cannot_go_on(stored.title, str(second)) from second


def _cannot_go_on(title: str, why: str) -> TableProblem:
    return TableProblem(
        tr(
            "The table “{title}” cannot go on in this version ({why}): use the version that began it, or delete it.",
            title=title,
            why=why,
        )
    )


def last_state(stored: StoredMatch) -> tuple[Rules[Any], Any]:
    """The rules and the last stored state of a table, to draw a picture of it; raises `TableProblem` if it has none."""
    setup = _setup_of(stored)
    try:
        rules = rules_for(setup)
        return rules, rules.new_state() if stored.snapshot is None else rules.codec.decode(stored.snapshot)
    except (SetupProblem, PackProblem, CodecProblem) as problem:
        raise _cannot_go_on(stored.title, str(problem)) from problem


def save_to_file(matches: Matches, table: str, file: Path) -> None:
    """Write a table to a file of its own. Raises the problems of `export_table` and `write_table`."""
    write_table(file, export_table(matches, table))


def take_in(matches: Matches, file: Path) -> str:
    """Store the table in a file as a new one and return its id.

    Raises `TableFileProblem` when the file cannot be read or its game cannot be played from start to end; nothing is
    stored then.
    """
    return import_table(matches, checked(file))


def checked(file: Path) -> TableFile:
    """The table in a file, played through once; raises `TableFileProblem`."""
    found = read_table(file)
    try:
        setup = msgspec.json.decode(found.setup, type=Setup)
        if setup.game != found.game:
            raise SetupProblem(f"its set-up is one of {setup.game!r}, not of {found.game!r}")
        replay(Journal(setup, found.answers))
    except (msgspec.MsgspecError, SetupProblem, ReplayProblem) as problem:
        raise TableFileProblem(
            tr(
                "The table file “{file}” holds a game that cannot be played here ({why}): choose another one.",
                file=str(file),
                why=str(problem),
            ),
            file,
        ) from problem
    return found


def pack_digests(setup: Setup) -> dict[str, str]:
    """A digest of each content pack that a game is played with, by pack id."""
    return _digests(face_of(setup.game).packs(setup))


@cache
def _digests(folders: tuple[Path, ...]) -> dict[str, str]:
    return {
        file.stem: hashlib.sha256(file.read_bytes()).hexdigest()[:32]
        for folder in folders
        for file in sorted(folder.glob("*.toml"))
    }
