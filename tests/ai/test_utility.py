"""The search wants the match, not the round."""

from __future__ import annotations

import pytest

from game.ai.utility import MatchWorth, PointsWorth, Timing, Utility, worth
from game.ai.warmth import Warmth
from game.rules.variants import resolve


def chance(name: str, totals: tuple[int, ...], gains: tuple[int, ...], **options: str) -> float:
    policies = resolve(name, options).policies
    return MatchWorth(totals, policies).of(gains)[0]


def test_an_even_match_is_even() -> None:
    for name in ("all-fives", "mano-a-mano"):
        assert chance(name, (0, 0), (0, 0)) == pytest.approx(0.5)
    assert chance("brasil", (3, 3), (0, 0), seats="2x2") == pytest.approx(0.5)


def test_points_are_worth_more_near_the_end() -> None:
    early = chance("all-fives", (0, 0), (5, 0)) - chance("all-fives", (0, 0), (0, 0))
    late = chance("all-fives", (85, 85), (5, 0)) - chance("all-fives", (85, 85), (0, 0))
    assert late > early > 0


def test_at_the_last_stone_every_finish_counts_the_same() -> None:
    ends = {chance("nordeste", (5, 5), (stones, 0)) for stones in (1, 2, 3, 6)}
    assert ends == {1.0}
    early = [chance("nordeste", (0, 0), (stones, 0)) for stones in (1, 2, 3, 6)]
    assert early == sorted(early)
    assert early[0] < early[-1] == 1.0


def test_who_passes_the_target_first_has_won() -> None:
    assert chance("all-fives", (95, 10), (5, 0)) == 1.0
    assert chance("all-fives", (95, 95), (5, 10)) == 0.0


def test_chances_add_up_with_more_sides_too() -> None:
    policies = resolve("express", {"seats": "4"}).policies
    shares = MatchWorth((40, 10, 0, 90), policies).of((0, 0, 0, 0))
    assert sum(shares) == pytest.approx(1)
    assert shares[3] == max(shares)
    assert shares[2] == min(shares)


def test_points_are_those_beyond_the_others() -> None:
    assert PointsWorth((0, 0), 100).of((10, 4)) == (6.0, -6.0)
    assert PointsWorth((0, 0, 0), 100).of((9, 3, 0))[0] == 7.5


def test_both_utilities_know_what_is_needed() -> None:
    policies = resolve("all-fives", {}).policies
    for utility in Utility:
        assert worth(utility, (30, 75), policies).needs == (70, 25)


def test_the_pace_is_found_in_steps() -> None:
    policies = resolve("mano-a-mano", {}).policies
    timing = Timing(policies)
    assert timing.pace is None
    steps = 0
    while not timing.step():
        steps += 1
    assert steps > 50
    assert timing.pace is not None
    assert 5 < timing.pace.stride < 40


def test_tables_are_warmed_step_by_step() -> None:
    warmth = Warmth()
    assert warmth.done
    policies = resolve("express", {"seats": "3"}).policies
    warmth.add(policies)
    warmth.add(policies)
    steps = 0
    while not warmth.done:
        warmth.step()
        steps += 1
    assert steps >= 29
    warmth.step()
    assert warmth.done
