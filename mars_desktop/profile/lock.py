"""One program at a time on one profile.

The lock is the operating system's, on an empty file beside the profile. It vanishes with the process however that ends,
so nobody ever has to delete a stale one.
"""

import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from mars_desktop.profile.problems import file_problem, locked

if sys.platform == "win32":
    import msvcrt

    def _try_lock(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:
    import fcntl

    def _try_lock(handle: int) -> bool:
        # flock, unlike lockf, also excludes a second holder within this process.
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


class ProfileLock:
    """The right to use one profile, from construction to `release`.

    Raises `LockedProfile` at once when another program, or another part of this one, holds it, and `ReadOnlyProfile` or
    `UnreadableProfile` when the lock file cannot be made. A child made by a bare `fork` shares the lock; one made by
    `spawn` or `exec` does not.
    """

    def __init__(self, profile: Path) -> None:
        self.file = profile.with_name(profile.name + ".lock")
        try:
            self._handle: int | None = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise file_problem(error, profile) from error
        try:
            held = _try_lock(self._handle)
        except OSError as error:
            self.release()
            raise file_problem(error, profile) from error
        if not held:
            self.release()
            raise locked(profile)

    def release(self) -> None:
        """Let others have the profile. The file stays: deleting it could pull it from under the next holder."""
        if self._handle is not None:
            os.close(self._handle)
            self._handle = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.release()
