"""The files of the running match: where they lie, and how they are put away."""

from __future__ import annotations

from pathlib import Path

from game.store.files import free_name
from game.store.places import Places

SUFFIX = ".dmn"
LEFT = "unfinished"  # among the records, the name of a match that was left for another


def save_of(places: Places) -> Path:
    """The running match's record."""
    return places.saves / f"running{SUFFIX}"


def backup_of(places: Places) -> Path:
    """The older copy of it."""
    return places.saves / f"running-backup{SUFFIX}"


def lock_of(places: Places) -> Path:
    """What the process that is playing the match holds."""
    return places.saves / "running.lock"


def clear(places: Places) -> None:
    """Make room for a new match: keep one that is there among the records. Raises OSError.

    Its older copy is kept in its stead where the match itself has been lost.
    """
    save, backup = save_of(places), backup_of(places)
    if save.exists():
        put_away(places, LEFT)
    elif backup.exists():
        backup.rename(_room(places, LEFT))


def put_away(places: Places, name: str) -> Path:
    """Move the running match to the records as `name`, or `name-2`, …. Raises OSError."""
    backup_of(places).unlink(missing_ok=True)  # first: alone it would pass for a lost match
    return save_of(places).rename(_room(places, name))


def put_there(places: Places, name: str, record: bytes) -> Path:
    """Write a record that never got to the disk among the records. Raises OSError."""
    kept = _room(places, name)
    kept.write_bytes(record)
    return kept


def _room(places: Places, name: str) -> Path:
    places.records.mkdir(parents=True, exist_ok=True)
    return free_name(places.records, name, SUFFIX)
