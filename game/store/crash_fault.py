"""The last words of an interpreter that dies without an exception: inside a driver, say.

Nothing can be shown then; the next start finds the words and shows them.
"""

from __future__ import annotations

import faulthandler
from contextlib import suppress
from pathlib import Path
from typing import IO

from game.store.lock import Lock
from game.store.places import Places

FATAL = b"Fatal Python error", b"Windows fatal exception"
LONGEST = 100_000  # bytes; hundreds of threads' frames


class LastWords:
    """A file that stays empty while all is well, and is gone when the game ends as it should.

    Attributes:
        left: what an earlier run of the game left there; empty where it ended well, or was
            killed from outside.
    """

    def __init__(self, left: str = "") -> None:
        self.left = left
        self._file: IO[bytes] | None = None
        self._path: Path | None = None
        self._lock: Lock | None = None

    @classmethod
    def listen(cls, places: Places) -> LastWords:
        """Read what was left, and listen from now on.

        Where another window of the game does so already, or nothing can be written, nobody does.
        """
        words = cls()
        path = places.logs / "fault.txt"
        with suppress(OSError):
            words._lock = Lock.take(path.with_suffix(".lock"))
            words.left = _left_in(path)
            words._path, words._file = path, path.open("wb")
            faulthandler.enable(words._file)
        return words

    def close(self) -> None:
        """The game ends as it should."""
        if self._file is not None:
            faulthandler.disable()
            with suppress(OSError):
                self._file.close()
        if self._path is not None:
            with suppress(OSError):
                self._path.unlink()
        if self._lock is not None:
            self._lock.release()
        self._file = self._path = self._lock = None


def _left_in(path: Path) -> str:
    with suppress(FileNotFoundError), path.open("rb") as file:
        data = file.read(LONGEST)
        if any(sign in data for sign in FATAL):
            return data.decode(errors="backslashreplace")
    return ""
