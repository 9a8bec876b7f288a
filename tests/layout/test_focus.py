from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import combinations

import pytest

from game.layout.focus import cycle, first, step, ways
from game.layout.lattice import CROSS_FELT, Facing, Rect
from game.layout.router import route
from game.rules.line import Arm, Branching, Line
from game.rules.tile import Tile, tile

Wish = Callable[[Tile, Arm], bool]
Grow = Callable[[Line, random.Random, Wish | None], Line]

CROSS = {
    Arm.W: Rect(-9, -1, 4, 2),
    Arm.E: Rect(5, -1, 4, 2),
    Arm.N: Rect(-1, -6, 2, 4),
    Arm.S: Rect(-1, 2, 2, 4),
}
TURNED = {Arm.W: Rect(20, -13, 4, 2), Arm.E: Rect(-20, 11, 4, 2)}


@pytest.mark.parametrize("current", [None, *Arm])
@pytest.mark.parametrize("arm", Arm)
def test_on_a_cross_each_direction_is_its_arm(current: Arm | None, arm: Arm) -> None:
    assert step(CROSS, current, Facing[arm.name]) is arm


def test_an_arm_keeps_its_direction_wherever_it_has_wandered() -> None:
    wandered = {**CROSS, Arm.N: Rect(30, -10, 2, 4)}
    assert step(wandered, Arm.E, Facing.N) is Arm.N


def test_a_direction_whose_arm_does_not_take_the_tile_goes_by_what_lies_there() -> None:
    assert step({Arm.N: CROSS[Arm.N], Arm.W: CROSS[Arm.W]}, Arm.W, Facing.E) is Arm.N


@pytest.mark.parametrize(
    ("heading", "arm"),
    [(Facing.W, Arm.E), (Facing.E, Arm.W), (Facing.N, Arm.W), (Facing.S, Arm.E)],
)
def test_on_a_turned_line_directions_are_what_the_eye_sees(heading: Facing, arm: Arm) -> None:
    for current in (None, Arm.W, Arm.E):
        assert step(TURNED, current, heading) is arm


def test_a_press_towards_nothing_changes_nothing() -> None:
    line = {Arm.W: Rect(-6, -1, 4, 2), Arm.E: Rect(2, -1, 4, 2)}
    assert step(line, Arm.W, Facing.N) is Arm.W
    assert step(line, None, Facing.N) is Arm.W
    assert step({}, None, Facing.N) is None


def presses_to(ends: Mapping[Arm, Rect], current: Arm | None, wanted: Arm) -> int:
    reached, presses = {current}, 0
    while wanted not in reached:
        wider = reached | {step(ends, arm, heading) for arm in reached for heading in Facing}
        assert wider != reached, f"{wanted} cannot be reached from {current}"
        reached, presses = wider, presses + 1
    return presses


@pytest.mark.parametrize("branching", Branching)
def test_every_end_is_one_press_away_on_any_line(
    rng: random.Random, grow: Grow, branching: Branching
) -> None:
    for _ in range(60):
        whole = grow(Line.empty(branching), rng, None)
        length = rng.randrange(1, 28)
        line = Line.empty(branching)
        for laid in whole.laid[:length]:
            line = line.lay(laid.tile, laid.arm)
        layout = route(line, CROSS_FELT)
        ends = {arm: layout.socket(arm, tile("6-6")).rect for arm in layout.sockets}
        for size in range(1, len(ends) + 1):
            for arms in combinations(ends, size):
                some = {arm: ends[arm] for arm in arms}
                for current in some:
                    for wanted in some:
                        assert presses_to(some, current, wanted) <= 1


def test_the_focus_begins_in_the_west_and_goes_round_clockwise() -> None:
    assert first(CROSS) is Arm.W
    assert first({Arm.S: CROSS[Arm.S], Arm.E: CROSS[Arm.E]}) is Arm.E
    assert first({}) is None
    assert [cycle(CROSS, Arm.W, steps) for steps in range(5)] == [
        Arm.W,
        Arm.N,
        Arm.E,
        Arm.S,
        Arm.W,
    ]
    assert cycle(CROSS, Arm.W, -1) is Arm.S
    assert cycle({Arm.E: CROSS[Arm.E]}, Arm.W) is Arm.E


def test_ways_name_the_presses_that_lead_elsewhere() -> None:
    assert ways(TURNED, Arm.W) == {Facing.W: Arm.E, Facing.S: Arm.E}
    assert ways(CROSS, Arm.W) == {Facing.E: Arm.E, Facing.S: Arm.S, Facing.N: Arm.N}
