"""The scores added up: who was beaten how often, and how fair the deals were."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from math import sqrt

from game.match.annal import Annal, Hands, Outcome
from game.rules.tile import Tile, double_six

SURE = 1.96
"""So many standard errors hold 95 of 100 averages."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Matches of one kind: finished ones, and those of them that were won."""

    played: int
    won: int


@dataclass(frozen=True, slots=True)
class Record:
    """Everything that was ever played here by one person against computers.

    `run` is how many matches were won in a row up to now, `best_run` the longest such row;
    `left` counts matches that were begun and never finished.
    """

    played: int
    won: int
    left: int
    rounds: int
    rounds_won: int
    run: int
    best_run: int


class Measure(Enum):
    """What is counted in a hand."""

    DOUBLES = "doubles"
    PIPS = "pips"

    def of_tile(self, tile: Tile) -> int:
        """What a tile counts."""
        return int(tile.is_double) if self is Measure.DOUBLES else tile.value

    def of_hands(self, hands: Hands) -> int:
        """What so many hands came to."""
        return hands.doubles if self is Measure.DOUBLES else hands.pips


@dataclass(frozen=True, slots=True)
class Luck:
    """An average of dealt hands beside what it should be.

    `mean` and `even` are per hand; an honest deal keeps `mean` within `even` plus or minus
    `margin` 95 times of 100.
    """

    hands: int
    mean: float
    even: float
    margin: float


def standings(annals: Iterable[Annal]) -> dict[tuple[str, str], Standing]:
    """By variant and tier, where any match was finished."""
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for annal in annals:
        if annal.outcome in (Outcome.WON, Outcome.LOST):
            key = annal.variant, annal.tier
            played[key] += 1
            won[key] += annal.outcome is Outcome.WON
    return {key: Standing(number, won[key]) for key, number in played.items()}


def whole(annals: Sequence[Annal]) -> Record:
    """Over all variants; `annals` are in the order in which they were played."""
    done = [annal for annal in annals if annal.outcome in (Outcome.WON, Outcome.LOST)]
    run = best = 0
    for annal in done:
        run = run + 1 if annal.outcome is Outcome.WON else 0
        best = max(best, run)
    return Record(
        len(done),
        sum(annal.outcome is Outcome.WON for annal in done),
        sum(annal.outcome is Outcome.LEFT for annal in annals),
        sum(annal.rounds for annal in done),
        sum(annal.rounds_won for annal in done),
        run,
        best,
    )


def luck(dealt: Iterable[tuple[int, Hands]], measure: Measure) -> Luck | None:
    """The average over hands, given with their sizes; None where there are none."""
    number = total = 0
    even, variance = Fraction(0), Fraction(0)
    for size, hands in dealt:
        number += hands.number
        total += measure.of_hands(hands)
        even += hands.number * size * _mean(measure)
        variance += hands.number * _variance(measure, size)
    if not number:
        return None
    margin = SURE * sqrt(variance) / number
    return Luck(number, total / number, float(even / number), margin)


def _mean(measure: Measure) -> Fraction:
    pack = double_six()
    return Fraction(sum(measure.of_tile(tile) for tile in pack), len(pack))


def _variance(measure: Measure, size: int) -> Fraction:
    """Of the sum over a hand, drawn from the pack without putting back."""
    pack, mean = double_six(), _mean(measure)
    each = sum(((measure.of_tile(tile) - mean) ** 2 for tile in pack), Fraction(0)) / len(pack)
    return each * size * Fraction(len(pack) - size, len(pack) - 1)
