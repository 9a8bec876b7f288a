"""Partners leave each other's ends open where it costs nothing."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from game.ai.decision import Decision, choose, lies
from game.ai.partner import arms, considerate, partners_end
from game.ai.tree import Judged
from game.ai.utility import Utility
from game.rules.apply import apply
from game.rules.dealing import Deal, deal, new_match
from game.rules.line import Arm
from game.rules.move import Pass, Play
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


OPEN_HANDS = [
    "6-6 6-0 5-4 5-3 2-2 1-1 1-0",
    "6-4 6-3 6-2 4-4 4-3 4-1 3-2",
    "6-1 5-5 5-2 5-1 3-3 3-1 3-0",
    "6-5 5-0 4-2 4-0 2-1 2-0 0-0",
]
OPEN_PLAYS = (
    "6-6,6-3 W,3-3 W,6-5 E,5-3 E,4-3 W,3-1 E,4-2 W,2-2 W,4-1 E,5-2 W,5-0 W,"
    "5-4 E,pass,3-0 W,pass,pass,3-2 W,5-1 E,2-1 W,1-1 W,pass,6-1 E,pass"
)
"""By now all passes together leave A one way to lay the hidden tiles."""


def after(*plays: str, variant: str = "express", hands: Sequence[str] = HANDS) -> View:
    """A pairs' round in which A leads, and what the seat on turn then sees."""
    dealt = tuple(frozenset(map(tile, hand.split())) for hand in hands)
    assert frozenset().union(*dealt) == set(double_six())
    state = deal(new_match(resolve(variant, {"seats": "2x2"})), Deal(dealt, ())).state
    for text in plays:
        name, _, arm = text.partition(" ")
        assert state.turn is not None
        move = Pass() if name == "pass" else Play(tile(name), Arm(arm) if arm else None)
        state = apply(state, state.turn, move).state
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


@pytest.mark.parametrize("tier", ["mestre", "lenda"])
def test_no_end_is_spared_at_a_cost_where_all_tiles_are_known(tier: str) -> None:
    seen = after(*OPEN_PLAYS.split(","), variant="brasil", hands=OPEN_HANDS)
    good, bad = Play(tile("6-0"), Arm.E), Play(tile("1-0"), Arm.W)
    assert set(seen.honest) == {good, bad}
    assert partners_end(seen) is Arm.E
    decision = Decision(seen, tier, 1, utility=Utility.POINTS)
    while not decision.done:
        decision.step()
    assert decision.iterations == 0
    assert {each.laying: each.value for each in decision.judged()} == {
        lies(seen, good): 1,
        lies(seen, bad): -3,
    }
    assert decision.best().move == good
