"""How plausible a way of dealing the hidden tiles is, by what the others chose to play.

Who plays a light tile that scores nothing has probably no heavy one that fits, and none that
scores: every tile that a seat might have held and played instead is less likely to have been
there, the more so the better it would have looked. Looks are what a plain player goes by: points
at once, pips, doubles. A seat may also play anything, whatever it looks like; which of the two it
is, its choices between tiles that are known by now help to tell.

Choices are taken as independent and between two tiles at a time, so that plausibility is a product
over the tiles of a lot and can be looked up.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log

from game.ai.bits import BITS, TILES, by_place, places
from game.ai.seen import Choice, Seen

POINT = 3.0  # pips that a point at once looks like
DOUBLE = 5.0  # pips that a double looks heavier by
BLUR = 5.0  # pips of difference at which a preference is clear
DEAF = 4.0  # the most that one choice says, as a logarithm
SENSIBLE = 0.6  # of all players
HALF = log(0.5)
PART = 7  # tiles looked up at a time
PARTS = TILES // PART
PART_MASK = (1 << PART) - 1

Table = list[list[float]]
"""Products over a set of tiles, by parts of the set."""


class _Mind:
    """One seat: how its choices look if it is sensible, and if it plays anything."""

    def __init__(self, choices: Sequence[Choice]) -> None:
        sensible: dict[int, list[float]] = {}
        blind: dict[int, list[float]] = {}
        known, guessed = log(SENSIBLE), log(1 - SENSIBLE)
        for number, choice in enumerate(choices):
            doubts = _doubts(choice)
            for lot in choice.lots:
                row = sensible.setdefault(lot, [0.0] * TILES)
                other = blind.setdefault(lot, [0.0] * TILES)
                for at, doubt in doubts.items():
                    row[at - 1] -= doubt
                    other[at - 1] += HALF
            for later in choices[number + 1 :]:
                if later.source in choice.lots and later.at in doubts:
                    known -= doubts[later.at]
                    guessed += HALF
        self._known, self._guessed = exp(known), exp(guessed)
        self._lots = [(lot, _table(row), _table(blind[lot])) for lot, row in sensible.items()]

    def weight(self, lots: Sequence[int]) -> float:
        """How plausible these lots are as what the seat chose from."""
        sensible, blind = self._known, self._guessed
        for lot, one, other in self._lots:
            tiles = lots[lot]
            sensible *= _product(one, tiles)
            blind *= _product(other, tiles)
        return sensible + blind


class Beliefs:
    """The plausibility of lots, from the choices that were seen."""

    def __init__(self, seen: Seen) -> None:
        seats = dict.fromkeys(choice.seat for choice in seen.choices)
        self._minds = [
            _Mind([choice for choice in seen.choices if choice.seat == seat]) for seat in seats
        ]

    @property
    def any(self) -> bool:
        """Whether anything has been learnt."""
        return bool(self._minds)

    def weight(self, lots: Sequence[int]) -> float:
        """How plausible it is that the lots hold these sets of tiles, by some measure."""
        found = 1.0
        for mind in self._minds:
            found *= mind.weight(lots)
        return found


def _doubts(choice: Choice) -> dict[int, float]:
    """For every tile that could have been played instead, how much that speaks against it."""
    chosen = _looks(choice.at, choice.points)
    found = {}
    for at in places(choice.ends.playable & ~choice.table & ~BITS[choice.at]):
        better = _looks(at, choice.ends.after(at)[0][1]) - chosen
        found[at] = min(log(1 + exp(better / BLUR)), DEAF)
    return found


def _looks(at: int, points: int) -> float:
    tile = by_place()[at - 1]
    return POINT * points + tile.value + DOUBLE * tile.is_double


def _table(logs: Sequence[float]) -> Table:
    return [_products(logs[part * PART : (part + 1) * PART]) for part in range(PARTS)]


def _products(logs: Sequence[float]) -> list[float]:
    """The product over every set of a few tiles, by its bits."""
    found = [1.0]
    for each in logs:
        factor = exp(each)
        found += [known * factor for known in found]
    return found


def _product(table: Table, tiles: int) -> float:
    first, second, third, fourth = table
    return (
        first[tiles & PART_MASK]
        * second[tiles >> PART & PART_MASK]
        * third[tiles >> 2 * PART & PART_MASK]
        * fourth[tiles >> 3 * PART]
    )
