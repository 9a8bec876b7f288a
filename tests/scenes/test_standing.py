from __future__ import annotations

import random
from itertools import combinations
from statistics import fmean, pvariance

import pytest

from game.match.annal import Annal, Hands, Outcome
from game.rules.tile import double_six
from game.scenes.standing import SURE, Measure, Standing, luck, standings, whole

WON, LOST = (
    Annal("brasil", "craque", outcome, 5, won)
    for outcome, won in ((Outcome.WON, 4), (Outcome.LOST, 1))
)
LEFT = Annal("brasil", "craque", Outcome.LEFT, 2, 2)
ASIDE = Annal("brasil", "", Outcome.ASIDE)


def test_only_finished_matches_make_a_standing() -> None:
    assert standings([WON, LOST, WON, LEFT, ASIDE]) == {("brasil", "craque"): Standing(3, 2)}


def test_the_whole_record() -> None:
    record = whole([WON, WON, LOST, LEFT, WON, ASIDE])
    assert (record.played, record.won, record.left) == (4, 3, 1)
    assert (record.rounds, record.rounds_won) == (20, 13)
    assert (record.run, record.best_run) == (1, 2)


@pytest.mark.parametrize("measure", Measure)
def test_the_average_and_its_margin_are_those_of_all_hands(measure: Measure) -> None:
    every = [sum(map(measure.of_tile, hand)) for hand in combinations(double_six(), 3)]
    found = luck([(3, Hands(1))], measure)
    assert found is not None
    assert found.even == pytest.approx(fmean(every))
    assert found.margin == pytest.approx(SURE * pvariance(every) ** 0.5)


@pytest.mark.parametrize("measure", Measure)
def test_of_a_hundred_averages_of_honest_deals_five_lie_outside(measure: Measure) -> None:
    rng = random.Random(5)
    inside = 0
    for _ in range(400):
        hands = [rng.sample(double_six(), 7) for _ in range(20)]
        doubles = sum(tile.is_double for hand in hands for tile in hand)
        pips = sum(tile.value for hand in hands for tile in hand)
        found = luck([(7, Hands(20, doubles, pips))], measure)
        assert found is not None
        inside += abs(found.mean - found.even) <= found.margin
    assert 370 <= inside <= 392


def test_without_hands_there_is_no_luck() -> None:
    assert luck([(7, Hands())], Measure.PIPS) is None
