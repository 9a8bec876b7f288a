"""How many ways there are to play on from fixed deals: changed rules move these numbers."""

from __future__ import annotations

import random

import pytest

from game.rules.apply import apply
from game.rules.dealing import deal
from game.rules.legal import legal
from game.rules.state import State
from game.rules.variants import resolve
from tests.rules.play import shuffled, start


def perft(state: State, depth: int) -> int:
    """The number of ways to make `depth` moves; rounds that end earlier count as one."""
    if depth == 0 or state.turn is None:
        return 1
    return sum(perft(apply(state, state.turn, move).state, depth - 1) for move in legal(state))


@pytest.mark.parametrize(
    ("variant", "given", "counts"),
    [
        ("mano-a-mano", {}, [2, 7, 13, 29, 47, 103, 167]),
        ("all-fives", {}, [2, 7, 13, 53, 141, 601, 1595]),
        ("express", {"seats": "2"}, [2, 7, 14, 34, 54, 118, 198]),
        ("express", {"seats": "3"}, [2, 7, 23, 42, 146, 492, 974]),
        ("express", {"seats": "4"}, [2, 2, 7, 36, 102, 292, 902]),
        ("express", {"seats": "2x2"}, [2, 2, 7, 36, 102, 292, 902]),
        (
            "brasil",
            {"seats": "2", "dead-ends": "draw-all", "doubles": "off"},
            [2, 7, 13, 29, 47, 103, 167],
        ),
        (
            "brasil",
            {"seats": "3", "over-draw": "penalty", "hand": "6"},
            [2, 6, 18, 36, 88, 222, 376],
        ),
        ("brasil", {"seats": "4", "first": "drawn"}, [14, 46, 141, 455, 1273, 3597, 9691]),
        ("nordeste", {}, [2, 2, 7, 24, 76, 206, 478]),
    ],
)
def test_perft(variant: str, given: dict[str, str], counts: list[int]) -> None:
    rules = resolve(variant, given)
    found = []
    for depth in range(1, len(counts) + 1):
        found.append(0)
        rng = random.Random(20)
        for _ in range(2):
            state = deal(start(rules, rng), shuffled(rules, rng)).state
            found[-1] += perft(state, depth)
    assert found == counts
