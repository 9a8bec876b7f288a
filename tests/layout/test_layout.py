from __future__ import annotations

import random
from collections.abc import Callable
from itertools import combinations

from game.layout.lattice import CROSS_FELT, LINE_FELT, Facing, Rect
from game.layout.layout import Layout
from game.layout.router import route
from game.rules.line import Arm, Branching, Line
from game.rules.tile import Tile, tile

Wish = Callable[[Tile, Arm], bool]
Grow = Callable[[Line, random.Random, Wish | None], Line]

PLAIN = tile("6-5")


def laid(branching: Branching, lead: str, *plays: tuple[str, Arm]) -> Layout:
    line = Line.empty(branching).lay(tile(lead), None)
    for name, arm in plays:
        line = line.lay(tile(name), arm)
    return route(line, CROSS_FELT)


def test_a_lone_lead_has_a_socket_at_each_end() -> None:
    layout = laid(Branching.NONE, "6-4")
    assert layout.sockets[Arm.W].rect == (-6, -1, 4, 2)
    assert layout.sockets[Arm.W].facing is Facing.W
    assert layout.sockets[Arm.E].rect == (2, -1, 4, 2)


def test_the_socket_for_a_double_lies_across() -> None:
    layout = laid(Branching.NONE, "6-4")
    assert layout.socket(Arm.E, tile("4-4")).rect == (2, -2, 2, 4)


def test_a_covered_spinner_has_four_sockets() -> None:
    layout = laid(Branching.SPINNER, "5-5", ("5-1", Arm.W), ("5-2", Arm.E))
    assert {arm: tuple(socket.rect) for arm, socket in layout.sockets.items()} == {
        Arm.W: (-9, -1, 4, 2),
        Arm.E: (5, -1, 4, 2),
        Arm.N: (-1, -6, 2, 4),
        Arm.S: (-1, 2, 2, 4),
    }


def test_a_lead_may_be_dropped_anywhere_on_the_felt() -> None:
    layout = route(Line.empty(), LINE_FELT)
    assert layout.targets(PLAIN) == {None: Rect(-40, -18, 80, 36)}
    assert layout.socket(None, PLAIN).rect == (-2, -1, 4, 2)
    assert layout.socket(None, tile("5-5")).rect == (-1, -2, 2, 4)


def test_a_target_reaches_beyond_its_socket_on_every_side() -> None:
    layout = laid(Branching.NONE, "6-4", ("6-1", Arm.W), ("4-1", Arm.E))
    assert layout.targets(PLAIN)[Arm.E] == (3, -4, 10, 8)


def test_targets_hold_their_sockets_and_keep_apart(rng: random.Random, grow: Grow) -> None:
    for _ in range(40):
        whole = grow(Line.empty(rng.choice(list(Branching))), rng, None)
        line = Line.empty(whole.branching)
        for each in whole.laid[:27]:
            line = line.lay(each.tile, each.arm)
            layout = route(line, CROSS_FELT)
            for kind in (PLAIN, tile("6-6")):
                targets = layout.targets(kind)
                assert set(targets) == set(layout.sockets)
                for arm in layout.sockets:
                    assert layout.socket(arm, kind).rect.inside(targets[arm])
                    assert targets[arm].inside(layout.felt.rect)
                for one, other in combinations(targets.values(), 2):
                    assert not one.overlaps(other)


def test_the_halves_of_a_crosswise_double_lie_one_above_the_other() -> None:
    spinner = laid(Branching.SPINNER, "5-5").placed[0]
    assert spinner.halves == ((5, Rect(-1, -2, 2, 2)), (5, Rect(-1, 0, 2, 2)))


def test_the_inner_half_is_the_joined_one() -> None:
    west = laid(Branching.NONE, "6-4", ("6-1", Arm.W)).placed[1]
    assert (west.inner, west.outer, west.facing) == (6, 1, Facing.W)
    assert west.halves == ((6, Rect(-4, -1, 2, 2)), (1, Rect(-6, -1, 2, 2)))
