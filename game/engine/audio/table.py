"""The cue table: what every sound is called, which files it has, and how it behaves."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Any

PLACE = Path("sound") / "cues.json"
"""Where the table lies in the assets folder; the files it names are relative to that folder."""


class CueTableError(Exception):
    """The table cannot be read; one line with file and remedy."""


class Choice(Enum):
    """How one of a cue's files is chosen."""

    VARIANT = "variant"
    """Any but the last one heard."""
    STEP = "step"
    """The one at the pitch asked for, the lowest first."""


@dataclass(frozen=True, slots=True)
class Cue:
    """A short sound.

    Attributes:
        files: at least one.
        family: its class (tile, ui, score, ...); all sounds of a class are about as loud.
        caption: key of the catalogue that says it in words.
        cooldown: seconds in which it does not sound again.
        priority: where all channels are taken, a higher one ends a lower one.
        volume: 0 to 1.
    """

    files: tuple[Path, ...]
    choice: Choice
    family: str
    caption: str
    cooldown: float
    priority: int
    volume: float


@dataclass(frozen=True, slots=True)
class Track:
    """A piece of music, or a room's ambience: a file that turns for ever.

    Attributes:
        volume: 0 to 1.
        room: the ambience that a piece of music brings along.
    """

    file: Path
    caption: str
    volume: float
    room: str | None = None


@dataclass(frozen=True, slots=True)
class CueTable:
    """All sounds by name."""

    cues: Mapping[str, Cue] = field(default_factory=dict)
    music: Mapping[str, Track] = field(default_factory=dict)
    ambience: Mapping[str, Track] = field(default_factory=dict)


def read(assets: Path) -> CueTable:
    """The table of an assets folder, its files as full paths.

    Raises:
        CueTableError: it is missing or broken.
    """
    path = assets / PLACE
    try:
        raw = json.loads(path.read_text("utf-8"))
        return CueTable(
            {name: _cue(assets, row) for name, row in raw["cues"].items()},
            {name: _track(assets, row) for name, row in raw["music"].items()},
            {name: _track(assets, row) for name, row in raw["ambience"].items()},
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as error:
        what = " ".join(f"{type(error).__name__} {error}".split())
        raise CueTableError(
            f"{path}: no sounds, the cue table cannot be read ({what}); install the game again"
        ) from error


def _cue(assets: Path, row: Mapping[str, Any]) -> Cue:
    files = tuple(assets / name for name in row["files"])
    if not files:
        raise ValueError("a cue without files")
    return Cue(
        files,
        Choice(row["choice"]),
        str(row["class"]),
        str(row["caption"]),
        float(row["cooldown"]),
        int(row["priority"]),
        float(row["volume"]),
    )


def _track(assets: Path, row: Mapping[str, Any]) -> Track:
    return Track(assets / row["file"], str(row["caption"]), float(row["volume"]), row.get("room"))
