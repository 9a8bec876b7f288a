"""From judged moves to the one that is made: tempers, slips, and what nobody would do."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import exp
from typing import assert_never

from game.ai.bits import by_place
from game.ai.tiers import Temper, Tier
from game.ai.tree import Judged
from game.rules.tile import MAX_PIPS

LEAN = 0.25  # spreads that a temper may move a value by
REACH = 3.0  # slips beyond which a move is out of the question
BLUNT = 10  # points at once that nobody leaves lying
TRIED = 0.02  # share of the visits below which a mean says nothing
FULL_COUNT = 20
HEAVIEST = 2 * MAX_PIPS


def pick(
    judged: Sequence[Judged],
    first: Judged,
    tier: Tier,
    temper: Temper,
    spread: float,
    need: int,
    rng: random.Random,
) -> Judged:
    """The move of this tier and temper, where `first` is the one of a player without either.

    `need` are the points that win the match at once.
    """
    if tier.slip == 0 and temper is Temper.EVEN:
        return first
    total = sum(move.visits for move in judged)
    tried = [move for move in judged if move is first or move.visits >= TRIED * total]
    leaning = {move: move.value + LEAN * spread * lean(move, temper) for move in tried}
    best = max(tried, key=lambda move: leaning[move])
    if tier.slip == 0:
        return best
    near = [move for move in tried if move is best or not _blunt(move, tried, best, need)]
    scale = tier.slip * spread
    near = [move for move in near if leaning[best] - leaning[move] <= REACH * scale]
    weights = [exp((leaning[move] - leaning[best]) / scale) for move in near]
    return rng.choices(near, weights)[0]


def _blunt(move: Judged, tried: Sequence[Judged], best: Judged, need: int) -> bool:
    """Whether a move leaves points lying so that it would look like an oversight."""
    points, scored = move.laying.points, best.laying.points
    if scored - points >= BLUNT or points < need <= scored:
        return True
    elsewhere = (each for each in tried if each.laying.at == move.laying.at)
    return any(each.laying.points > points and each.value >= move.value for each in elsewhere)


def lean(move: Judged, temper: Temper) -> float:
    """How much a temper likes a move, 0 to 1."""
    tile = by_place()[move.laying.at - 1]
    match temper:
        case Temper.EVEN:
            return 0.0
        case Temper.GREEDY:
            return min(move.laying.points / FULL_COUNT, 1.0)
        case Temper.BLOCKER:
            return 1 - len(set(move.laying.ends.pips)) / max(len(move.laying.ends.pips), 1)
        case Temper.DOUBLES:
            return float(tile.is_double)
        case Temper.CAUTIOUS:
            return tile.value / HEAVIEST
        case _:
            assert_never(temper)
