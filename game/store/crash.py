"""Crash reports: one text file with all that is needed to find out why, and the match itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from game.store.files import free_name, read_whole, write_whole
from game.store.places import Places
from game.store.slot import save_of
from game.store.trouble import Trouble

PREFIX = "crash-"
MOST = 10
"""So many reports are kept; older ones go."""

HEADING = """\
Lá e Ló came to a sudden end. This file says how, and holds the match that was being played.
It has been sent to nobody. It names folders of this machine: look through it before sharing it.
"""


@dataclass(frozen=True, slots=True)
class Crash:
    """How the game ended.

    Attributes:
        when: the time on the player's clock.
        error: the traceback, or what the interpreter could say while it died.
        log: the last lines of the log.
        facts: versions, drivers and the like, by what they are.
    """

    when: datetime
    error: str
    log: tuple[str, ...] = ()
    facts: Mapping[str, str] | None = None


def report(places: Places, crash: Crash) -> Path | Trouble:
    """Write a crash down, together with the running match; where it is, or why it is nowhere."""
    path = free_name(places.logs, f"{PREFIX}{crash.when:%Y-%m-%d-%H%M%S}", ".txt")
    trouble = write_whole(path, text_of(crash, record_of(places)).encode(errors="replace"))
    if trouble is not None:
        return trouble
    for old in reports(places)[:-MOST]:
        old.unlink(missing_ok=True)
    return path


def reports(places: Places) -> list[Path]:
    """The reports that there are, oldest first."""
    return sorted(places.logs.glob(f"{PREFIX}*.txt"), key=lambda path: path.stat().st_mtime_ns)


def record_of(places: Places) -> str:
    """The running match as it is on the disk; empty where there is none."""
    found = read_whole(save_of(places))
    if isinstance(found, Trouble):
        return f"; not readable: {found.detail}"
    return (found or b"").decode(errors="backslashreplace")


def match_waits(places: Places) -> bool:
    """Whether there is a running match to be continued."""
    found = read_whole(save_of(places))
    return isinstance(found, bytes) and bool(found)


def text_of(crash: Crash, record: str) -> str:
    """A report as it is written."""
    facts = [f"{name}: {value}" for name, value in (crash.facts or {}).items()]
    parts = {
        "error": crash.error,
        "last lines of the log": "\n".join(crash.log),
        "versions and drivers": "\n".join(facts),
        "the running match": record,
    }
    told = [f"== {name}\n{text.strip() or 'none'}\n" for name, text in parts.items()]
    return "\n".join([HEADING, f"{crash.when.isoformat(timespec='seconds')}\n", *told])
