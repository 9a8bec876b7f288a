"""Rows of small tiles: opponents' racks, the boneyard, hands revealed at the end of a round."""

from __future__ import annotations

from dataclasses import dataclass

from game.layout.lattice import Rect


@dataclass(frozen=True, slots=True)
class Ranks:
    """How tiles are set out in rows: their size, and the wish for the distance between them."""

    w: int
    h: int
    across: int
    down: int


RACK = Ranks(10, 20, 11, 21)
"""Backs of the tiles that an opponent holds."""

PILE = Ranks(8, 16, 9, 18)
"""Backs of the tiles in the boneyard."""

ROWS = 2
"""Rows of upright tiles that the boneyard's frame has room for, with a row of lying ones."""

REVEALED = Ranks(12, 24, 14, 24)
"""Faces of the tiles left in a hand, or asleep."""


LYING = Ranks(24, 12, 25, 12)
"""Faces that lie on their side."""

CLOSE = 10
"""Pixels from one revealed tile to the next at which all pips of both are still seen."""


def shown(count: int, box: tuple[int, int, int, int]) -> tuple[Rect, ...]:
    """Where the faces of `count` tiles lie in `box`: upright in two rows, the rest below.

    As many stand as can be read, the last ones lie on their side in a row beneath. Raises
    ValueError for a box lower than such a pile.
    """
    x, y, w, h = box
    most = ROWS * (1 + (w - REVEALED.w) // CLOSE)
    if count <= most:
        return ranked(count, box, REVEALED)
    foot = ROWS * REVEALED.down
    return (
        *ranked(most, (x, y, w, foot), REVEALED),
        *ranked(count - most, (x, y + foot, w, h - foot), LYING),
    )


def ranked(count: int, box: tuple[int, int, int, int], ranks: Ranks) -> tuple[Rect, ...]:
    """Where `count` tiles lie in `box`: whole rows from the top left, one row alone centred.

    Tiles that do not fit at their wished distance move closer together, over one another at need,
    never beyond the box. Raises ValueError for a box smaller than one tile.
    """
    x, y, w, h = box
    if w < ranks.w or h < ranks.h:
        raise ValueError(f"a box of {w}x{h} pixels holds no tile of {ranks.w}x{ranks.h}")
    if count <= 0:
        return ()
    full = 1 + (w - ranks.w) // ranks.across
    rows = min(-(-count // full), 1 + (h - ranks.h) // ranks.down)
    in_row = -(-count // rows)
    across = min(ranks.across, (w - ranks.w) // (in_row - 1)) if in_row > 1 else ranks.across
    row_width = (in_row - 1) * across + ranks.w
    left = x + (w - row_width) // 2
    top = y + (h - (rows - 1) * ranks.down - ranks.h) // 2
    return tuple(
        Rect(left + index % in_row * across, top + index // in_row * ranks.down, ranks.w, ranks.h)
        for index in range(count)
    )
