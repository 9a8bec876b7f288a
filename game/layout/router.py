"""Lay a line of play on a felt: a pure function of the line, proved to fit (DESIGN section 4).

Every arm of a cross owns a quadrant, every end of a two-ended line a half of the table; all walk
alike in frames a quarter turn apart, a pinwheel, so that they cannot meet. A tile once laid never
moves, but for the turn in which a spinner appears and becomes the anchor.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.layout.branch import branches
from game.layout.lattice import CROSS_FELT, LINE_FELT, Facing, Felt, turned
from game.layout.layout import Layout, Placed, Tip, lead_rect
from game.layout.walk import Bounds, Walk
from game.rules.line import Arm, Branching

if TYPE_CHECKING:
    from game.rules.line import Line
    from game.rules.tile import Tile

EDGE = 1
"""Units kept free between a row's end and the edge of the felt."""

CROSS_GAP = 4
"""How near to its neighbour's first row an arm of a cross runs back, from that row's middle."""

_QUARTERS = {Arm.E: 0, Arm.S: 1, Arm.W: 2, Arm.N: 3}


def route(line: Line, felt: Felt) -> Layout:
    """Where every tile of `line` lies on `felt`, and where each open end would go on.

    Raises ValueError where the felt is too small to promise that every line fits: a line that may
    grow a spinner needs `CROSS_FELT`, any other `LINE_FELT`.
    """
    _check(line.branching, felt)
    if not line.laid:
        return Layout(felt, (), {})
    told = branches(line)
    anchor = line.laid[told.anchor].tile
    placed = [_anchored(anchor)] * len(line.laid)
    tips: dict[Arm, Tip] = {}
    for arm, indexes in told.arms.items():
        walk = _start(anchor, arm, _bounds(line, arm, felt))
        pips, quarters = anchor.high if arm is Arm.W else anchor.low, _QUARTERS[arm]
        for index in indexes:
            tile = line.laid[index].tile
            outer = tile.other(pips)
            rect, facing, walk = walk.lay(double=tile.is_double)
            x, y, w, h = turned(rect, quarters)
            placed[index] = Placed(tile, arm, x, y, w, h, facing.turned(quarters), pips, outer)
            pips = outer
        tips[arm] = Tip(walk, quarters)
    return Layout(felt, tuple(placed), {end.arm: tips[end.arm] for end in line.ends})


def _check(branching: Branching, felt: Felt) -> None:
    least = CROSS_FELT if branching is Branching.SPINNER else LINE_FELT
    if felt.width < least.width or felt.height < least.height:
        raise ValueError(
            f"a felt of {felt.width}x{felt.height} units is too small; "
            f"this line needs {least.width}x{least.height}"
        )


def _anchored(tile: Tile) -> Placed:
    return Placed(tile, None, *lead_rect(tile), Facing.E, tile.high, tile.low)


def _start(anchor: Tile, arm: Arm, bounds: Bounds) -> Walk:
    _, _, w, h = lead_rect(anchor)
    return Walk(bounds, (w if arm in (Arm.W, Arm.E) else h) // 2)


def _bounds(line: Line, arm: Arm, felt: Felt) -> Bounds:
    along = felt.width if arm in (Arm.W, Arm.E) else felt.height
    far = along // 2 - EDGE
    return Bounds(CROSS_GAP if line.spinner else -far, far)
