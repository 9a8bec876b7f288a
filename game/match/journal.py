"""The record of a running match, kept on disk while it is played."""

from __future__ import annotations

from typing import Protocol

from game.match import fair
from game.rules.notation import Reading, Record, read
from game.rules.notation.record import (
    DealEntry,
    Entry,
    ProofEntry,
    StockEntry,
)


class Sink(Protocol):
    """Where the running record goes. Neither method may raise: trouble is the sink's to show."""

    def append(self, line: str) -> None:
        """Add one line, given without its end, to what is there."""

    def replace(self, text: str) -> None:
        """Put the whole record, every line ended, in the place of what is there."""


def read_running(data: bytes) -> Reading:
    """Read a record that may have been cut anywhere.

    A last line without its end is not read: cut short, it could say something else (`A 6-5` for
    `A 6-5 E`). Raises RecordError.
    """
    return read(data[: data.rfind(b"\n") + 1], fair)


def parts(record: Record) -> list[tuple[Entry, ...]]:
    """The entries of a record, one group for each deal and one for each action."""
    found: list[list[Entry]] = []
    for entry in record.entries:
        if isinstance(entry, ProofEntry | DealEntry | StockEntry):
            found[-1].append(entry)
        else:
            found.append([entry])
    return [tuple(part) for part in found]


def line_of(data: bytes, key: str) -> int:
    """The line, from 1, of the header `key`; 1 where there is none."""
    wanted = f"[{key.casefold()} "
    lines = data.decode("utf-8", "replace").split("\n")
    found = (n for n, line in enumerate(lines, 1) if line.strip().casefold().startswith(wanted))
    return next(found, 1)
