"""The double-six set (RULES.md section 1)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from operator import attrgetter

MAX_PIPS = 6

in_order = attrgetter("high", "low")
"""Sort key of tiles by suit; quicker than comparing them."""


@dataclass(frozen=True, slots=True, order=True)
class Tile:
    """One tile, larger half first: `0 <= low <= high <= 6`."""

    high: int
    low: int

    def __post_init__(self) -> None:
        if not 0 <= self.low <= self.high <= MAX_PIPS:
            raise ValueError(f"no such tile in a double-six set: {self.high}-{self.low}")

    @property
    def is_double(self) -> bool:
        """Whether both halves are equal."""
        return self.high == self.low

    @property
    def value(self) -> int:
        """Sum of the halves, 0 to 12."""
        return self.high + self.low

    @property
    def rank(self) -> tuple[bool, int, int]:
        """Order used only to find an opener: doubles first, then sum, then the larger half."""
        return (self.is_double, self.value, self.high)

    def fits(self, pips: int) -> bool:
        """Whether a half shows `pips`."""
        return pips in (self.high, self.low)

    def other(self, pips: int) -> int:
        """The half that stays open when `pips` is joined; raises ValueError if none fits."""
        if pips == self.high:
            return self.low
        if pips == self.low:
            return self.high
        raise ValueError(f"{self} has no half of {pips}")

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    def __repr__(self) -> str:
        return str(self)


@cache
def double_six() -> tuple[Tile, ...]:
    """All 28 tiles in the order of the fair shuffle: 0-0, 1-0, 1-1, 2-0, … 6-6."""
    return tuple(Tile(high, low) for high in range(MAX_PIPS + 1) for low in range(high + 1))


@cache
def _by_name() -> dict[str, Tile]:
    names = {str(tile): tile for tile in double_six()}
    names.update({f"{tile.low}-{tile.high}": tile for tile in double_six()})
    return names


def tile(text: str) -> Tile:
    """Read `5-6` or `6-5`; raises ValueError for anything else."""
    try:
        return _by_name()[text]
    except KeyError:
        raise ValueError(f"no such tile: {text!r} (write one from 0-0 to 6-6)") from None
