"""The log: what the game did, in lines; the last ones go into a crash report."""

from __future__ import annotations

import logging
from collections import deque
from contextlib import suppress
from logging.handlers import RotatingFileHandler
from pathlib import Path

from game.store.places import Places

SIZE = 256 * 1024  # bytes of each file
OLDER = 2  # files beside the one that is written
LAST = 60  # lines for a report
FORMAT = "%(asctime)s %(process)d %(message)s"


class Log:
    """Lines in a rotating file; in memory alone where the disk takes none.

    Args:
        places: where the file lies.
    """

    def __init__(self, places: Places) -> None:
        self._last: deque[str] = deque(maxlen=LAST)
        self._logger = logging.Logger("game")  # noqa: LOG001 - the registry is a global
        for handler in (_Memory(self._last), _file_in(path_of(places))):
            if handler is not None:
                handler.setFormatter(logging.Formatter(FORMAT))
                self._logger.addHandler(handler)

    def note(self, line: str) -> None:
        """Adds a line."""
        self._logger.info("%s", line.replace("\n", " | "))

    def last(self) -> tuple[str, ...]:
        """The last lines of this run."""
        return tuple(self._last)

    def close(self) -> None:
        """Lets go of the file."""
        for handler in self._logger.handlers:
            with suppress(OSError):  # the disk may be full
                handler.close()


def path_of(places: Places) -> Path:
    """The file that is written; older ones have a number after this name."""
    return places.logs / "game.log"


def last_lines(places: Places) -> tuple[str, ...]:
    """The last lines that are on the disk, whichever run wrote them."""
    try:
        lines = path_of(places).read_text("utf-8", errors="backslashreplace").splitlines()
    except OSError:
        return ()
    return tuple(lines[-LAST:])


class _Memory(logging.Handler):
    def __init__(self, lines: deque[str]) -> None:
        super().__init__()
        self._lines = lines

    def emit(self, record: logging.LogRecord) -> None:
        self._lines.append(self.format(record))


class _Quiet(RotatingFileHandler):
    """A log is worth no trouble: a line that cannot be written is left out."""

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
        del record


def _file_in(path: Path) -> logging.Handler | None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        return _Quiet(path, maxBytes=SIZE, backupCount=OLDER, encoding="utf-8")
    except OSError:
        return None
