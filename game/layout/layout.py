"""What the router hands out: placed tiles, the sockets of the open ends, and where to drop."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.layout.lattice import LENGTH, WIDTH, Facing, Felt, Rect, turned
from game.rules.line import Arm
from game.rules.tile import double_six

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.layout.walk import Walk
    from game.rules.tile import Tile

REACH = 3
"""Units by which a drop target reaches beyond its socket, where nothing is in the way."""


@dataclass(frozen=True, slots=True)
class Placed:
    """One tile on the felt, in units about the anchor's centre.

    `facing` is where its outer half points: away from the anchor along its arm, for a double the
    direction of travel. `inner` and `outer` are the pips of the joined and of the open half. `arm`
    is the arm that it lies on now, None for the anchor; a lead has its larger half west, as inner.
    """

    tile: Tile
    arm: Arm | None
    x: int
    y: int
    w: int
    h: int
    facing: Facing
    inner: int
    outer: int

    @property
    def rect(self) -> Rect:
        """Its outline."""
        return Rect(self.x, self.y, self.w, self.h)

    @property
    def halves(self) -> tuple[tuple[int, Rect], tuple[int, Rect]]:
        """Pips and 2x2 square of the inner half, then of the outer one."""
        first, last = _squares(self.rect)
        if self.facing in (Facing.W, Facing.N) and self.inner != self.outer:
            first, last = last, first
        return (self.inner, first), (self.outer, last)


@dataclass(frozen=True, slots=True)
class Socket:
    """Where a next tile would lie, and where its outer half would point."""

    x: int
    y: int
    w: int
    h: int
    facing: Facing

    @property
    def rect(self) -> Rect:
        """Its outline."""
        return Rect(self.x, self.y, self.w, self.h)


@dataclass(frozen=True, slots=True)
class Tip:
    """An open end: its walk, in a frame so many quarter turns clockwise of the table's."""

    walk: Walk
    quarters: int

    def socket(self, *, double: bool) -> Socket:
        """Where a double, or any other tile, would go on."""
        rect, facing, _ = self.walk.lay(double=double)
        return Socket(*turned(rect, self.quarters), facing.turned(self.quarters))


@dataclass(frozen=True, slots=True)
class Layout:
    """A line on its felt: tiles in the order laid, and its open ends.

    Once all tiles of the set are laid there are no more sockets.
    """

    felt: Felt
    placed: tuple[Placed, ...]
    tips: Mapping[Arm, Tip]

    @property
    def sockets(self) -> dict[Arm, Socket]:
        """Where a tile that is no double would lie, for every open end."""
        if len(self.placed) == len(double_six()):
            return {}
        return {arm: tip.socket(double=False) for arm, tip in self.tips.items()}

    def socket(self, arm: Arm | None, tile: Tile) -> Socket:
        """Where `tile` would lie on `arm`, or as the lead for None; whether it fits is not asked.

        A first double, about to become the spinner, is shown at the tip; the line moves once laid.
        Raises KeyError for an arm that is not open.
        """
        if arm is None:
            return Socket(*lead_rect(tile), Facing.E)
        return self.tips[arm].socket(double=tile.is_double)

    def targets(self, tile: Tile) -> dict[Arm | None, Rect]:
        """Where `tile` may be dropped for each open end: generous, apart, and on the felt.

        On an empty table the one target is the felt, for the lead.
        """
        if not self.placed:
            return {None: self.felt.rect}
        if not self.sockets:
            return {}
        rects = {arm: self.socket(arm, tile).rect for arm in self.tips}
        for _ in range(REACH):
            for arm in rects:
                for side in Facing:
                    _grow(rects, arm, side, self.felt.rect)
        return {arm: rects[arm] for arm in rects}


def lead_rect(tile: Tile) -> Rect:
    """The anchor's outline: a double lies across the line, any other tile along it."""
    if tile.is_double:
        return Rect(-WIDTH // 2, -LENGTH // 2, WIDTH, LENGTH)
    return Rect(-LENGTH // 2, -WIDTH // 2, LENGTH, WIDTH)


def _grow(rects: dict[Arm, Rect], arm: Arm, side: Facing, felt: Rect) -> None:
    grown = rects[arm].grown(side)
    others = (rect for other, rect in rects.items() if other is not arm)
    if grown.inside(felt) and not any(grown.overlaps(rect) for rect in others):
        rects[arm] = grown


def _squares(rect: Rect) -> tuple[Rect, Rect]:
    x, y, w, h = rect
    dx, dy = (WIDTH, 0) if w > h else (0, WIDTH)
    return Rect(x, y, WIDTH, WIDTH), Rect(x + dx, y + dy, WIDTH, WIDTH)
