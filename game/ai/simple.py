"""Two simple opponents, pure functions of a view: any legal move, and the greedy one."""

from __future__ import annotations

import random
from enum import StrEnum
from typing import assert_never

from game.rules.move import Move, Play
from game.rules.policies.choices import Counting
from game.rules.view import View


class Simple(StrEnum):
    """The names by which these opponents are asked for."""

    RANDOM = "random"
    GREEDY = "greedy"


def choose(view: View, tier: str, seed: int) -> Move:
    """Decide for the seat on turn.

    Args:
        view: the seat's view, on its turn.
        tier: one of `Simple`.
        seed: settles what is left open; the same arguments give the same move.

    Raises:
        ValueError: for another tier, or where it is not the seat's turn.
    """
    choices = list(view.honest)
    if not choices:
        raise ValueError(f"it is not the turn of seat {view.seat}")
    match Simple(tier):
        case Simple.RANDOM:
            best = choices
        case Simple.GREEDY:
            worth = {move: _greed(view, move) for move in choices}
            best = [move for move in choices if worth[move] == max(worth.values())]
        case unknown:
            assert_never(unknown)
    return random.Random(seed).choice(best)


def _greed(view: View, move: Move) -> tuple[int, int]:
    """Points at once, then the weight of the tile."""
    if not isinstance(move, Play):
        return (0, 0)
    counting = view.rules.policies.counting
    if counting is Counting.NONE:
        return (0, move.tile.value)
    count = view.line.lay(move.tile, move.arm).count
    return (counting.points(count), move.tile.value)
