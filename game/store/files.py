"""Reading and writing whole files so that at every moment one good version is on the disk."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from itertools import count
from pathlib import Path

from game.store.trouble import Kind, Trouble, trouble_writing

LARGEST = 16 * 1024 * 1024  # bytes; nothing that the game writes comes near
NOT_FOR_FOLDERS = {errno.EINVAL, errno.ENOTSUP, errno.EACCES, errno.EISDIR}


def read_whole(path: Path) -> bytes | Trouble | None:
    """A file's bytes; None where there is no such file.

    Of an absurdly long file only as much is read as shows that it is none of ours.
    """
    try:
        with path.open("rb") as file:
            return file.read(LARGEST + 1)
    except FileNotFoundError:
        return None
    except OSError as error:
        return Trouble(Kind.UNREADABLE, path, detail=error.strerror or str(error))


def write_whole(path: Path, data: bytes) -> Trouble | None:
    """Put `data` in the place of what `path` holds: after a fault the old bytes are still there."""
    new = new_of(path)
    try:
        write_new(new, data)
        put(new, path)
        sync_folder(path.parent)
    except OSError as error:
        with suppress(OSError):
            new.unlink()
        return trouble_writing(path, error)
    return None


def new_of(path: Path) -> Path:
    """Where the next version of a file is written before it takes the file's place."""
    return path.with_name(f"{path.name}.new")


def write_new(new: Path, data: bytes) -> None:
    """Write a next version and wait until the disk has it. Raises OSError."""
    new.parent.mkdir(parents=True, exist_ok=True)
    with new.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def put(new: Path, path: Path) -> None:
    """Let a next version take its file's place. Raises OSError."""
    new.replace(path)


def sync_file(path: Path) -> None:
    """Wait until the disk has a file. Raises OSError."""
    with path.open("r+b") as file:
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Wait until the disk knows the names in a folder, where the system has that. Raises OSError.

    Windows opens no folders, and some file systems sync none.
    """
    try:
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
    except OSError as error:
        if error.errno not in NOT_FOR_FOLDERS:
            raise


def free_name(folder: Path, stem: str, suffix: str) -> Path:
    """A name in a folder that no file has: `stem.suffix`, then `stem-2.suffix` and so on."""
    names = (f"{stem}{suffix}" if n == 1 else f"{stem}-{n}{suffix}" for n in count(1))
    return next(folder / name for name in names if not (folder / name).exists())


def move_aside(path: Path) -> Trouble:
    """Keep a file that cannot be understood under another name, out of the game's way."""
    try:
        kept = free_name(path.parent, f"{path.stem}-unreadable", path.suffix)
        path.rename(kept)
    except OSError as error:
        return Trouble(Kind.UNREADABLE, path, detail=error.strerror or str(error))
    return Trouble(Kind.MOVED_ASIDE, path, kept)
