"""The own hand: its order, and its slots in the tray (pixels of the canvas)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import Enum
from typing import assert_never

from game.layout.lattice import Rect
from game.rules.tile import Tile

TILE_WIDTH = 24
TILE_HEIGHT = 48
PITCH = 28
LIFT = 6
LARGEST_HAND = 22
"""Two seats with six tiles and a stock of sixteen."""


class Order(Enum):
    """How the hand is sorted."""

    SUIT = "suit"
    WEIGHT = "weight"
    HAND = "hand"

    @property
    def following(self) -> Order:
        """The next choice, round and round."""
        orders = list(Order)
        return orders[(orders.index(self) + 1) % len(orders)]


def arranged(hand: Collection[Tile], order: Order, kept: Sequence[Tile] = ()) -> tuple[Tile, ...]:
    """The tiles of `hand` from left to right.

    Args:
        hand: the tiles held, in any order.
        order: by suit, each led by its double; by weight, the heaviest first; or as `kept`.
        kept: the arrangement so far; by hand, tiles no longer held leave it without stirring the
            others, and new ones enter at the right end (several at once: by suit).
    """
    match order:
        case Order.SUIT:
            return tuple(sorted(hand, reverse=True))
        case Order.WEIGHT:
            return tuple(sorted(hand, key=lambda tile: (tile.value, tile), reverse=True))
        case Order.HAND:
            held = frozenset(hand)
            stay = tuple(tile for tile in kept if tile in held)
            return stay + arranged(held - frozenset(stay), Order.SUIT)
        case _:
            assert_never(order)


def moved(kept: Sequence[Tile], tile: Tile, place: int) -> tuple[Tile, ...]:
    """`kept` with `tile` carried to `place` (the nearest one there is), the others closing up.

    Raises ValueError where `tile` is not among them.
    """
    if tile not in kept:
        raise ValueError(f"{tile} is not in the hand")
    others = [other for other in kept if other != tile]
    others.insert(max(0, min(place, len(others))), tile)
    return tuple(others)


def slots(count: int, tray: tuple[int, int, int, int]) -> tuple[Rect, ...]:
    """Where `count` tiles lie in the tray, centred, with room above to be lifted.

    Raises ValueError for more tiles than a hand can hold; they never shrink.
    """
    if not 0 <= count <= LARGEST_HAND:
        raise ValueError(f"a hand has at most {LARGEST_HAND} tiles, not {count}")
    x, y, w, h = tray
    left = x + (w - (count * PITCH - (PITCH - TILE_WIDTH))) // 2
    top = y + LIFT + (h - LIFT - TILE_HEIGHT) // 2
    return tuple(Rect(left + i * PITCH, top, TILE_WIDTH, TILE_HEIGHT) for i in range(count))


def lifted(slot: Rect) -> Rect:
    """The slot of a tile that is held up."""
    return Rect(slot.x, slot.y - LIFT, slot.w, slot.h)


def slot_at(row: Sequence[Rect], x: float, y: float) -> int | None:
    """Index of the slot that a pointer means; gaps count to the left, the lift to the slot."""
    for index, slot in enumerate(row):
        if slot.x <= x < slot.x + PITCH and slot.y - LIFT <= y < slot.bottom:
            return index
    return None


def place_at(row: Sequence[Rect], x: float) -> int:
    """Index among the others at which a tile carried to `x` would be put down."""
    return sum(slot.x + TILE_WIDTH // 2 < x for slot in row)
