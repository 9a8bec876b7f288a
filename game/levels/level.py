"""One table, read from its map and frozen."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Flag, auto
from pathlib import Path

from game.levels.plan import Company, Plan, Rect

TWO_SEATS = 2
MOST_SEATS = 4


class LevelError(Exception):
    """A map that cannot be used: one line that names the file, the place in it, and the remedy."""

    def __init__(self, path: Path, place: str, remedy: str) -> None:
        super().__init__(_one_line(f"{path}: {place}: {remedy}"))
        self.path = path
        self.place = place
        self.remedy = remedy


def _one_line(text: str, most: int = 400) -> str:
    line = "".join(sign if sign.isprintable() else " " for sign in text)
    return line if len(line) <= most else f"{line[: most - 1]}…"


class Flip(Flag):
    """How a cell's picture is mirrored, diagonally first."""

    NONE = 0
    ACROSS = auto()
    DOWN = auto()
    DIAGONAL = auto()


@dataclass(frozen=True, slots=True)
class Frame:
    """One pose of a cell that moves: the part of its picture, and for how many milliseconds."""

    area: Rect
    shown: int


@dataclass(frozen=True, slots=True)
class Cell:
    """One painted cell: its top left pixel on the canvas, and the part of a picture shown there.

    `area` is None where the picture is shown whole; `frames` are there only for a cell that moves.
    """

    x: int
    y: int
    picture: Path
    area: Rect | None
    flip: Flip
    frames: tuple[Frame, ...] = ()


@dataclass(frozen=True, slots=True)
class Layer:
    """One tile layer, in the order of the map: those first named are painted first.

    A company's name among the words of its own keeps it to the tables of that many seats.
    """

    name: str
    cells: tuple[Cell, ...]

    def seen(self, company: Company) -> bool:
        """Whether it belongs to the table of such a company."""
        kept = [each for each in Company if each.value in self.name.split()]
        return not kept or company in kept


@dataclass(frozen=True, slots=True)
class Level:
    """A table: `name` is its file's stem, `mood` what the room's light and sounds go by.

    `layers` are seen around the table that is played on, `view` (none for most) is the whole room.
    """

    name: str
    mood: str
    folder: Path
    two: Plan
    more: Plan
    layers: tuple[Layer, ...]
    view: tuple[Layer, ...] = ()

    def plan(self, seats: int) -> Plan:
        """Where things lie for 2, 3 or 4 seats; raises ValueError for any other number."""
        if not TWO_SEATS <= seats <= MOST_SEATS:
            raise ValueError(f"a table has 2 to 4 seats, not {seats}")
        return self.two if seats == TWO_SEATS else self.more
