"""Finding the match that was being played, whatever state its files are in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from pathlib import Path

from game.store.files import move_aside, read_whole
from game.store.lock import Lock
from game.store.places import Places
from game.store.slot import backup_of, lock_of, save_of
from game.store.trouble import Kind, Trouble

Valid = Callable[[bytes], bool]


class Source(Enum):
    """Which file the match was found in."""

    NONE = auto()
    SAVE = auto()
    BACKUP = auto()


@dataclass(frozen=True, slots=True)
class Loaded:
    """What there is to continue.

    `data` is the record up to its last whole line, empty where there is none; `troubles` what was
    met on the way, to be told to the player.
    """

    data: bytes
    source: Source
    troubles: tuple[Trouble, ...] = ()


def load(places: Places, valid: Valid) -> Loaded:
    """Read the running match, or its older copy where the match itself cannot be read.

    `valid` says whether bytes are a record. What is not is moved aside and kept. A match that
    another window is playing is left to it.
    """
    troubles: list[Trouble] = []
    files = ((Source.SAVE, save_of(places)), (Source.BACKUP, backup_of(places)))
    if in_use(places):
        return Loaded(b"", Source.NONE, (Trouble(Kind.IN_USE, save_of(places)),))
    for source, path in files:
        data = _read(path, valid, troubles)
        if data:
            if source is Source.BACKUP:
                troubles.append(Trouble(Kind.OLDER_COPY, path))
            return Loaded(data, source, tuple(troubles))
    return Loaded(b"", Source.NONE, tuple(troubles))


def in_use(places: Places) -> bool:
    """Whether a window of the game is playing the match that is there."""
    lock = lock_of(places)
    try:
        if lock.exists():
            Lock.take(lock).release()
    except BlockingIOError:
        return True
    except OSError:
        return False  # nobody who may not write here is playing here
    return False


def whole_lines(data: bytes) -> bytes:
    """The lines that were written to their end.

    A killed process can leave a torn last line; a power cut can leave NULs where the disk had
    been told of a length and not of what fills it.
    """
    written = data.partition(b"\0")[0]
    return written[: written.rfind(b"\n") + 1]


def _read(path: Path, valid: Valid, troubles: list[Trouble]) -> bytes:
    found = read_whole(path)
    if isinstance(found, Trouble):
        troubles.append(found)
    elif found is not None:
        data = whole_lines(found)
        if data and _is_text(data) and valid(data):
            return data
        troubles.append(move_aside(path))
    return b""


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
