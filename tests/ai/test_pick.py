"""Slips are small, tempers lean a little, and nobody does what looks idiotic."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from game.ai.bits import place
from game.ai.ends import Automaton
from game.ai.pick import lean, pick
from game.ai.position import Laying
from game.ai.tiers import TIERS, Temper, Tier, find, names
from game.ai.tree import Judged
from game.rules.line import Branching
from game.rules.policies.choices import Counting
from game.rules.tile import tile

SPREAD = 20.0
STEADY = Tier("steady", 10, 10, 0, 0.0, 0)
ENDS = Automaton(Branching.NONE, Counting.NONE).empty


def judged(name: str, value: float, points: int = 0, visits: int = 100) -> Judged:
    at = place(tile(name))
    return Judged(Laying(at, ENDS.after(at)[0][0], points), visits, value)


def picks(
    moves: list[Judged], tier: Tier, temper: Temper = Temper.EVEN, need: int = 100
) -> Counter[Judged]:
    rng = random.Random(1)
    return Counter(pick(moves, moves[0], tier, temper, SPREAD, need, rng) for _ in range(2000))


def test_without_a_slip_the_best_is_picked() -> None:
    moves = [judged("6-5", 3.0), judged("4-4", 2.9)]
    assert picks(moves, STEADY) == {moves[0]: 2000}


def test_slips_grow_with_the_dial_and_shrink_with_what_they_cost() -> None:
    moves = [judged("6-5", 0.0), judged("4-4", -3.0), judged("2-1", -12.0)]
    before = 0.0
    for slip in (0.1, 0.3, 0.9):
        found = picks(moves, replace(STEADY, slip=slip))
        missed = 2000 - found[moves[0]]
        assert missed > before
        assert found[moves[1]] > found[moves[2]]
        before = missed


def test_far_worse_moves_are_out_of_the_question() -> None:
    moves = [judged("6-5", 0.0), judged("4-4", -3.0), judged("2-1", -60.0)]
    assert picks(moves, replace(STEADY, slip=0.5))[moves[2]] == 0


def test_ten_points_are_not_left_lying() -> None:
    moves = [judged("6-5", 0.0, points=10), judged("4-4", -0.1), judged("2-1", -0.2, points=5)]
    found = picks(moves, replace(STEADY, slip=0.9))
    assert found[moves[1]] == 0
    assert found[moves[2]] > 0


def test_points_that_win_the_match_are_not_left_lying() -> None:
    moves = [judged("6-5", 0.0, points=5), judged("4-4", -0.1), judged("2-1", -0.2, points=5)]
    tier = replace(STEADY, slip=0.9)
    assert picks(moves, tier, need=10)[moves[1]] > 0
    found = picks(moves, tier, need=5)
    assert found[moves[1]] == 0
    assert found[moves[2]] > 0


def test_a_tile_is_not_laid_where_it_scores_less_for_nothing() -> None:
    low, high = judged("6-5", -0.1), judged("6-5", 0.0, points=5)
    found = picks([high, low, judged("4-4", -0.2)], replace(STEADY, slip=0.9))
    assert found[low] == 0
    wiser = replace(low, value=0.1)
    assert picks([high, wiser], replace(STEADY, slip=0.9))[wiser] > 0


def test_hardly_tried_moves_are_not_trusted() -> None:
    moves = [judged("6-5", 0.0, visits=1000), judged("4-4", 9.0, visits=1)]
    assert picks(moves, replace(STEADY, slip=0.1)) == {moves[0]: 2000}


@pytest.mark.parametrize(
    ("temper", "name"),
    [(Temper.DOUBLES, "1-1"), (Temper.CAUTIOUS, "6-5"), (Temper.BLOCKER, "4-4")],
)
def test_a_temper_tips_the_scale_between_equals(temper: Temper, name: str) -> None:
    moves = [judged("2-1", 0.0), judged(name, 0.0)]
    assert picks(moves, STEADY, temper) == {moves[1]: 2000}
    far = [judged("2-1", 0.0), judged(name, -6.0)]
    assert picks(far, STEADY, temper) == {far[0]: 2000}


def test_the_greedy_temper_likes_points() -> None:
    assert lean(judged("6-4", 0.0, points=10), Temper.GREEDY) == 0.5
    assert lean(judged("6-4", 0.0, points=35), Temper.GREEDY) == 1.0
    assert lean(judged("6-4", 0.0, points=10), Temper.EVEN) == 0.0


def test_tiers_are_named_and_grow() -> None:
    assert names() == ("aprendiz", "parceiro", "craque", "mestre", "lenda")
    for low, high in pairwise(TIERS):
        assert low.iterations < high.iterations
        assert low.worlds < high.worlds
        assert low.memory <= high.memory
        assert low.slip > high.slip
    assert find("craque/blocker") == (TIERS[2], Temper.BLOCKER)
    assert find("lenda") == (TIERS[4], Temper.EVEN)
