"""A record as data: headers, then one entry a line (NOTATION.md)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.line import Arm
from game.rules.seat import Seat
from game.rules.tile import Tile


class RecordError(ValueError):
    """A record that breaks the format or the rules; `line` counts from 1."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


@dataclass(frozen=True, slots=True)
class Header:
    """`[Key "value"]`; keys are compared without regard to case."""

    key: str
    value: str

    @property
    def name(self) -> str:
        """The key as options are named: lower case."""
        return self.key.lower()

    def __str__(self) -> str:
        return f'[{self.key} "{self.value}"]'


@dataclass(frozen=True, slots=True)
class RoundEntry:
    """`round N`."""

    number: int

    def __str__(self) -> str:
        return f"round {self.number}"


@dataclass(frozen=True, slots=True)
class RedealEntry:
    """`redeal`: the tiles were put back."""

    def __str__(self) -> str:
        return "redeal"


class Proof(Enum):
    """The lines of the fair shuffle."""

    COMMIT = "commit"
    SEED = "seed"
    STIR = "stir"


@dataclass(frozen=True, slots=True)
class ProofEntry:
    """`commit HEX`, `seed HEX` or `stir HEX`."""

    proof: Proof
    data: bytes

    def __str__(self) -> str:
        return f"{self.proof.value} {self.data.hex()}"


@dataclass(frozen=True, slots=True)
class DealEntry:
    """`deal SEAT tiles…`; the order within a hand means nothing."""

    seat: Seat
    tiles: tuple[Tile, ...]

    def __str__(self) -> str:
        return " ".join(["deal", self.seat.name, *map(str, self.tiles)])


@dataclass(frozen=True, slots=True)
class StockEntry:
    """`stock tiles…`, in the order in which they will be drawn."""

    tiles: tuple[Tile, ...]

    def __str__(self) -> str:
        return " ".join(["stock", *map(str, self.tiles)])


@dataclass(frozen=True, slots=True)
class PlayEntry:
    """`A 6-5 W`; the lead has no arm, and a reader may find none where one end takes the tile."""

    seat: Seat
    tile: Tile
    arm: Arm | None

    def __str__(self) -> str:
        return f"{self.seat} {self.tile} {self.arm}" if self.arm else f"{self.seat} {self.tile}"


@dataclass(frozen=True, slots=True)
class DrawEntry:
    """`A draw 3-1`."""

    seat: Seat
    tile: Tile

    def __str__(self) -> str:
        return f"{self.seat} draw {self.tile}"


@dataclass(frozen=True, slots=True)
class PassEntry:
    """`A pass`."""

    seat: Seat

    def __str__(self) -> str:
        return f"{self.seat} pass"


ActEntry = PlayEntry | DrawEntry | PassEntry
Entry = RoundEntry | RedealEntry | ProofEntry | DealEntry | StockEntry | ActEntry


@dataclass(frozen=True, slots=True)
class Record:
    """One match, finished or not."""

    headers: tuple[Header, ...]
    entries: tuple[Entry, ...]

    def header(self, name: str) -> str | None:
        """The value of a header, or None."""
        return next((h.value for h in self.headers if h.name == name.lower()), None)

    def __str__(self) -> str:
        return "".join(f"{line}\n" for line in (*self.headers, *self.entries))
