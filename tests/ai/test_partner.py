"""Partners leave each other's ends open where it costs nothing."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.ai.decision import choose, lies
from game.ai.partner import arms, considerate, partners_end
from game.ai.tree import Judged
from game.rules.apply import apply
from game.rules.dealing import Deal, deal, new_match
from game.rules.line import Arm
from game.rules.move import Play
from game.rules.seat import Seat
from game.rules.tile import double_six, tile
from game.rules.variants import resolve
from game.rules.view import View
from game.rules.views import view

HANDS = [
    "6-6 6-5 5-5 4-0 3-0 2-0 1-0",
    "6-1 4-4 3-3 2-2 1-1 0-0 5-0",
    "6-2 6-3 6-0 5-1 5-2 4-1 4-2",
    "6-4 5-4 5-3 4-3 3-2 3-1 2-1",
]


def after(*plays: str) -> View:
    """A pairs' round in which A leads, and what the seat on turn then sees."""
    hands = tuple(frozenset(map(tile, hand.split())) for hand in HANDS)
    assert frozenset().union(*hands) == set(double_six())
    state = deal(new_match(resolve("express", {"seats": "2x2"})), Deal(hands, ())).state
    for text in plays:
        name, _, arm = text.partition(" ")
        assert state.turn is not None
        state = apply(state, state.turn, Play(tile(name), Arm(arm) if arm else None)).state
    assert state.turn is not None
    return view(state, state.turn)


def judged(seen: View, name: str, arm: str, value: float, visits: int = 100) -> Judged:
    return Judged(lies(seen, Play(tile(name), Arm(arm))), visits, value)


def test_the_partner_s_end_is_known() -> None:
    assert partners_end(after("6-6")) is None
    seen = after("6-6", "6-1 W", "6-2 E", "2-1 W")
    assert seen.seat is Seat.A
    assert partners_end(seen) is Arm.E
    assert partners_end(replace(seen, rules=resolve("express", {"seats": "4"}))) is None


@pytest.mark.parametrize(("loss", "spared"), [(0.0, True), (0.3, True), (5.0, False)])
def test_it_is_left_alone_where_that_costs_nothing(loss: float, *, spared: bool) -> None:
    seen = after("6-6", "6-1 W", "6-2 E", "3-1 W")
    covering = judged(seen, "2-0", "E", 1.0)
    other = judged(seen, "3-0", "W", 1.0 - loss)
    assert considerate(seen, [covering, other], 20.0) is (covering if not spared else other)


def test_of_two_equal_ends_the_other_is_taken() -> None:
    seen = after("6-6", "6-1 W", "6-2 E", "2-1 W")
    rng = random.Random(1)
    for _ in range(5):
        assert choose(seen, "craque", rng.getrandbits(30)).move == Play(tile("2-0"), Arm.W)
    assert arms(seen, judged(seen, "2-0", "W", 0.0)) == (Arm.W, Arm.E)
