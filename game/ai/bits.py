"""Tiles as bits of an integer: bit 27 is the 6-6, bit 0 the 0-0, heavier tiles are higher.

A set of tiles is an int; its heaviest tile has place `set.bit_length()`, 1 to 28.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache

from game.rules.tile import Tile, double_six

TILES = 28
ALL = (1 << TILES) - 1
BLANK_BIT = 1
BITS = tuple(1 << at >> 1 for at in range(TILES + 1))  # by place: one object each, quick to look up
HALF = 14
HALF_MASK = (1 << HALF) - 1


@cache
def by_place() -> tuple[Tile, ...]:
    """The tiles from the lightest to the heaviest: the tile of place p is `by_place()[p - 1]`."""
    return tuple(sorted(double_six(), key=lambda tile: (tile.value, tile.high)))


@cache
def _places() -> dict[Tile, int]:
    return {tile: index + 1 for index, tile in enumerate(by_place())}


def place(tile: Tile) -> int:
    """The place of a tile, 1 to 28."""
    return _places()[tile]


def bit(tile: Tile) -> int:
    """The set that holds one tile."""
    return 1 << (_places()[tile] - 1)


def mask(tiles: Iterable[Tile]) -> int:
    """The set of these tiles."""
    found = 0
    for tile in tiles:
        found |= bit(tile)
    return found


def places(held: int) -> Iterator[int]:
    """The places of a set, heaviest first."""
    while held:
        top = held.bit_length()
        yield top
        held ^= 1 << (top - 1)


def tiles(held: int) -> tuple[Tile, ...]:
    """The tiles of a set, heaviest first."""
    names = by_place()
    return tuple(names[each - 1] for each in places(held))


@cache
def suits() -> tuple[int, ...]:
    """For each number of pips, the tiles that show it."""
    return tuple(mask(tile for tile in double_six() if tile.fits(pips)) for pips in range(7))


@cache
def doubles() -> int:
    """The seven doubles."""
    return mask(tile for tile in double_six() if tile.is_double)


@cache
def halves() -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Pips of every set of the 14 lightest and of the 14 heaviest tiles, by the set's 14 bits."""
    values = [tile.value for tile in by_place()]
    return _sums(values[:HALF]), _sums(values[HALF:])


def _sums(values: list[int]) -> tuple[int, ...]:
    found = [0]
    for value in values:
        found += [known + value for known in found]
    return tuple(found)


def pips(held: int) -> int:
    """The pips of a set of tiles."""
    low, high = halves()
    return low[held & HALF_MASK] + high[held >> HALF]
