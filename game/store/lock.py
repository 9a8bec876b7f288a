"""A lock that one process holds, and that ends with the process however it ends."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _free(handle: int) -> bool:
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True
else:
    import fcntl

    def _free(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError:
            return True  # some network folders know no locks; there the player has to take care
        return True


class Lock:
    """A held lock; `release` gives it back."""

    def __init__(self, handle: int) -> None:
        self._handle = handle

    @classmethod
    def take(cls, path: Path) -> Lock:
        """Take the lock that the file `path` stands for.

        Raises BlockingIOError where another holds it, OSError where the file cannot be made.
        """
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
        if _free(handle):
            return cls(handle)
        os.close(handle)
        raise BlockingIOError(errno.EAGAIN, "in use", str(path))

    def release(self) -> None:
        """Let others take it."""
        os.close(self._handle)
