"""The 28 tiles that lie face down on the felt before a deal, and how they swirl.

A picture only: it never feeds the shuffle. A pure function of how far they have been stirred.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING

from game.layout.lattice import Rect

if TYPE_CHECKING:
    from collections.abc import Sequence

RINGS = ((4, 0.16, 1.0), (9, 0.44, -0.7), (15, 0.74, 0.5))
"""Tiles in a ring, its radius as a part of the whole, and turns of it for one turn of the stir."""

REACH = (200, 86)
"""Half width and half height of the outermost swirl, in pixels."""

TURNED = 7
"""Every how many tiles the pattern of those that lie on their side repeats."""

LYING = (1, 4, 5)
WOBBLE = 9.0


@dataclass(frozen=True, slots=True)
class Strewn:
    """A tile that lies face down, upright or on its side."""

    rect: Rect
    upright: bool


def spread(index: int, turns: float, felt: Sequence[int]) -> Strewn:
    """Where tile `index`, 0 to 27, lies after so many turns of the stir."""
    ring, place = _ring_of(index)
    count, radius, speed = RINGS[ring]
    angle = 2 * pi * ((place + 0.37 * ring) / count + turns * speed)
    wobble = WOBBLE * sin(2 * pi * (0.41 * index + turns * (1 + index % 3)))
    x = felt[0] + felt[2] // 2 + round(cos(angle) * (REACH[0] * radius + wobble))
    y = felt[1] + felt[3] // 2 + round(sin(angle) * (REACH[1] * radius + wobble / 2))
    upright = index % TURNED not in LYING
    w, h = (16, 32) if upright else (32, 16)
    return Strewn(Rect(x - w // 2, y - h // 2, w, h), upright)


def _ring_of(index: int) -> tuple[int, int]:
    for ring, (count, _, _) in enumerate(RINGS):
        if index < count:
            return ring, index
        index -= count
    raise ValueError("there are only 28 tiles")
