"""How plausible a way of dealing the hidden tiles is, by what the others chose to play.

Who plays a light tile that scores nothing has probably no heavy one that fits, and none that
scores: every tile that a seat might have held and played instead is less likely to have been
there, the more so the better it would have looked. Looks are what a plain player goes by: points
at once, pips, doubles. Choices are taken as independent, so that a lot's plausibility is a product
over its tiles and can be looked up.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import exp, log

from game.ai.bits import TILES, by_place, places
from game.ai.seen import Choice, Seen

POINT = 3.0  # pips that a point at once looks like
DOUBLE = 5.0  # pips that a double looks heavier by
BLUR = 7.0  # pips of difference at which a preference is clear
DEAF = 2.0  # the most that one choice says, as a logarithm
PART = 7  # tiles looked up at a time
PARTS = TILES // PART
PART_MASK = (1 << PART) - 1


class Beliefs:
    """The plausibility of lots, from the choices that were seen."""

    def __init__(self, seen: Seen) -> None:
        logs: dict[int, list[float]] = defaultdict(lambda: [0.0] * TILES)
        for choice in seen.choices:
            for at, doubt in _doubts(choice):
                for lot in choice.lots:
                    logs[lot][at - 1] -= doubt
        self._tables = [
            (lot, [_products(row[part * PART : (part + 1) * PART]) for part in range(PARTS)])
            for lot, row in logs.items()
        ]

    @property
    def any(self) -> bool:
        """Whether anything has been learnt."""
        return bool(self._tables)

    def weight(self, lots: Sequence[int]) -> float:
        """How plausible it is that the lots hold these sets of tiles, by some measure."""
        found = 1.0
        for lot, (first, second, third, fourth) in self._tables:
            tiles = lots[lot]
            found *= (
                first[tiles & PART_MASK]
                * second[tiles >> PART & PART_MASK]
                * third[tiles >> 2 * PART & PART_MASK]
                * fourth[tiles >> 3 * PART]
            )
        return found


def _doubts(choice: Choice) -> list[tuple[int, float]]:
    """For every tile that could have been played instead, how much that speaks against it."""
    chosen = _looks(choice.at, choice.points)
    found = []
    for at in places(choice.ends.playable):
        if at != choice.at:
            better = _looks(at, choice.ends.after(at)[0][1]) - chosen
            found.append((at, min(log(1 + exp(better / BLUR)), DEAF)))
    return found


def _looks(at: int, points: int) -> float:
    tile = by_place()[at - 1]
    return POINT * points + tile.value + DOUBLE * tile.is_double


def _products(logs: Sequence[float]) -> list[float]:
    """The plausibility of every set of a few tiles, by its bits."""
    found = [1.0]
    for each in logs:
        factor = exp(each)
        found += [known * factor for known in found]
    return found
