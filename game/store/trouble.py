"""What can go wrong with files, as values: the game plays on, and says it."""

from __future__ import annotations

import errno
from dataclasses import dataclass
from enum import Enum
from pathlib import Path


class Kind(Enum):
    """What went wrong; the value is the key of the sentence for the player."""

    MOVED_ASIDE = "moved-aside"
    """A file could not be understood; it was kept under another name."""
    UNREADABLE = "unreadable"
    """A file could not be read, and could not be moved either; it is left alone."""
    NOT_WRITTEN = "not-written"
    """A file or folder could not be written: read-only, or failing."""
    DISK_FULL = "disk-full"
    IN_USE = "in-use"
    """Another window of the game is keeping its match in the same place."""
    OLDER_COPY = "older-copy"
    """The file was lost or broken, and its older copy was taken."""
    VALUE = "value"
    """One value of a file was no good, and its default was taken."""


@dataclass(frozen=True, slots=True)
class Trouble:
    """One thing that went wrong, where, and what was kept.

    `kept` is where the file now is; `detail` the system's own words, or the name of the value.
    """

    kind: Kind
    path: Path
    kept: Path | None = None
    detail: str = ""


def trouble_writing(path: Path, error: OSError) -> Trouble:
    """Describe an error met while writing."""
    kind = Kind.NOT_WRITTEN
    if error.errno in {errno.ENOSPC, errno.EDQUOT}:
        kind = Kind.DISK_FULL
    elif isinstance(error, BlockingIOError):
        kind = Kind.IN_USE
    return Trouble(kind, path, detail=error.strerror or str(error))
