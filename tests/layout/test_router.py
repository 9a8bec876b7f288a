from __future__ import annotations

import random
from collections.abc import Callable, Collection
from itertools import combinations_with_replacement, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.layout.lattice import CROSS_FELT, LINE_FELT, Facing, Felt, Rect
from game.layout.layout import Layout
from game.layout.router import route
from game.rules.line import Arm, Branching, Line
from game.rules.tile import Tile, double_six, tile

Wish = Callable[[Tile, Arm], bool]
Grow = Callable[[Line, random.Random, Wish | None], Line]
Examine = Callable[[Line], Layout]
Trail = Callable[[Collection[Tile]], list[int]]
Double = Callable[[list[int], Collection[int]], list[int]]
Join = Callable[[list[int]], list[Tile]]
Spread = Callable[[Line, list[int], int], Line]

CROSS = Line.empty(Branching.SPINNER)
TWO_ENDS = Line.empty(Branching.NONE)
WISHES: dict[str, Wish | None] = {
    "whatever": None,
    "doubles first": lambda each, _: each.is_double,
    "doubles last": lambda each, _: not each.is_double,
    "west first": lambda _, arm: arm is Arm.W,
    "east first": lambda _, arm: arm is Arm.E,
    "side arms first": lambda _, arm: arm in (Arm.N, Arm.S),
    "north first": lambda _, arm: arm is Arm.N,
    "south first": lambda _, arm: arm is Arm.S,
}


def prefixes(line: Line) -> list[Line]:
    lines = [Line.empty(line.branching)]
    for laid in line.laid:
        lines.append(lines[-1].lay(laid.tile, laid.arm))
    return lines


def lay_all(line: Line, tiles: list[Tile], arm: Arm) -> Line:
    for each in tiles:
        line = line.lay(each, arm)
    return line


@pytest.mark.parametrize("empty", [CROSS, TWO_ENDS], ids=["cross", "line"])
@pytest.mark.parametrize("wish", WISHES)
def test_random_lines_lie_sound_to_their_last_tile(
    rng: random.Random, grow: Grow, examine: Examine, empty: Line, wish: str
) -> None:
    for _ in range(130):
        examine(grow(empty, rng, WISHES[wish]))


@pytest.mark.slow
@pytest.mark.parametrize("empty", [CROSS, TWO_ENDS], ids=["cross", "line"])
@pytest.mark.parametrize("wish", WISHES)
def test_very_many_random_lines_lie_sound_after_every_tile(
    rng: random.Random, grow: Grow, examine: Examine, empty: Line, wish: str
) -> None:
    for _ in range(60):
        for line in prefixes(grow(empty, rng, WISHES[wish])):
            examine(line)


@pytest.mark.parametrize("empty", [CROSS, TWO_ENDS], ids=["cross", "line"])
@pytest.mark.parametrize("wish", WISHES)
def test_no_laid_tile_moves_but_when_a_spinner_appears(
    rng: random.Random, grow: Grow, empty: Line, wish: str
) -> None:
    for _ in range(8):
        lines = prefixes(grow(empty, rng, WISHES[wish]))
        layouts = [route(line, CROSS_FELT) for line in lines]
        for (older, before), (newer, after) in pairwise(zip(lines, layouts, strict=True)):
            if older.spinner == newer.spinner:
                assert after.placed[:-1] == before.placed


@pytest.mark.parametrize("wish", WISHES)
def test_a_tile_comes_to_lie_where_its_socket_was(
    rng: random.Random, grow: Grow, wish: str
) -> None:
    for _ in range(8):
        lines = prefixes(grow(CROSS, rng, WISHES[wish]))
        for older, newer in pairwise(lines):
            laid = newer.laid[-1]
            if older.spinner == newer.spinner:
                socket = route(older, CROSS_FELT).socket(laid.arm, laid.tile)
                placed = route(newer, CROSS_FELT).placed[-1]
                assert (socket.rect, socket.facing) == (placed.rect, placed.facing)


@settings(deadline=None, max_examples=80)
@given(branching=st.sampled_from(Branching), choices=st.lists(st.integers(0, 2**20), max_size=28))
def test_any_line_lies_sound(examine: Examine, branching: Branching, choices: list[int]) -> None:
    line = Line.empty(branching)
    for choice in choices:
        laid = {each.tile for each in line.laid}
        fitting: list[tuple[Tile, Arm | None]] = [
            (each, arm)
            for each in double_six()
            if each not in laid
            for arm in (line.arms_for(each) if line.laid else (None,))
        ]
        if not fitting:
            break
        line = line.lay(*fitting[choice % len(fitting)])
        examine(line)


OnOneArm = Callable[[Arm, Collection[int]], Line]


@pytest.fixture
def on_one_arm(trail: Trail, double: Double, join: Join) -> OnOneArm:
    """A cross led by 0-0 with every tile that can go there on one arm, doubles at given places."""

    def build(arm: Arm, places: Collection[int]) -> Line:
        line = CROSS.lay(tile("0-0"), None)
        if arm in (Arm.N, Arm.S):
            line = line.lay(tile("0-1"), Arm.W).lay(tile("1-2"), Arm.W).lay(tile("0-2"), Arm.E)
        pips = double(trail([laid.tile for laid in line.laid]), places)
        return lay_all(line, [each for each in join(pips) if each != tile("0-0")], arm)

    return build


@pytest.mark.parametrize("arm", Arm)
def test_a_double_at_every_step_of_one_long_arm(
    examine: Examine, on_one_arm: OnOneArm, arm: Arm
) -> None:
    inline = set[tuple[int, int]]()
    for places in combinations_with_replacement(range(1, 21), 2):
        for placed in examine(on_one_arm(arm, places)).placed[1:]:
            along = placed.w > placed.h if placed.facing.step[0] else placed.h > placed.w
            if placed.tile.is_double and along:
                inline.add((placed.x, placed.y))
    assert len(inline) >= 3, "doubles were met at a row's end, on a leg and at a row's start"


@pytest.mark.parametrize("arm", Arm)
def test_all_doubles_from_every_step_of_one_long_arm(
    examine: Examine, on_one_arm: OnOneArm, arm: Arm
) -> None:
    for first in range(1, 15):
        line = on_one_arm(arm, range(first, 21))
        assert len(examine(line).placed) > 22


@pytest.mark.parametrize("empty", [CROSS, TWO_ENDS], ids=["cross", "line"])
def test_all_27_tiles_on_one_end(
    examine: Examine, trail: Trail, double: Double, spread: Spread, empty: Line
) -> None:
    for pips in (double(trail([]), range(21)), double(trail([]), range(1, 22))):
        for lead in (0, 27):
            layout = examine(spread(empty, pips, lead))
            assert len(layout.placed) == 28
            assert layout.sockets == {}
            assert layout.targets(tile("0-0")) == {}


@pytest.mark.parametrize("tip", [Arm.W, Arm.E])
def test_a_late_spinner_at_any_position_of_a_long_line(
    rng: random.Random, grow: Grow, examine: Examine, trail: Trail, spread: Spread, tip: Arm
) -> None:
    pips = trail([])
    for length in range(1, 22):
        for lead in range(length):
            line = spread(CROSS, pips[: length + 1], lead)
            before = examine(line)
            end = line.end(tip)
            assert end is not None
            line = line.lay(Tile(end.pips, end.pips), tip)
            after = examine(line)
            assert after.placed[-1].rect == Rect(-1, -2, 2, 4)
            assert after.placed[-1].arm is None
            inner_side = Arm.E if tip is Arm.W else Arm.W
            assert {placed.arm for placed in after.placed[:-1]} == {inner_side}
            assert after.placed[:-1] != before.placed
            examine(grow(line, rng, None))


def test_both_ends_turning_towards_each_other(
    examine: Examine, trail: Trail, double: Double, spread: Spread
) -> None:
    turned = 0
    for first, last in combinations_with_replacement(range(22), 2):
        pips = double(trail([]), range(first, last + 1))
        layout = examine(spread(TWO_ENDS, pips, len(pips) // 2 - 1))
        rows = {placed.y + placed.h // 2 for placed in layout.placed if placed.facing.step[0]}
        turned += rows == {-6, 0, 6}
    assert turned > 100


def test_a_lead_lies_with_its_larger_half_west() -> None:
    for each in double_six():
        (lead,) = route(TWO_ENDS.lay(each, None), LINE_FELT).placed
        (inner, first), (outer, last) = lead.halves
        assert (inner, outer) == (each.high, each.low)
        assert lead.facing is Facing.E
        if not each.is_double:
            assert first.x < last.x


@pytest.mark.parametrize("arm", Arm)
def test_every_tile_shows_its_joined_half_to_the_spinner(arm: Arm) -> None:
    for pips in range(7):
        for other in set(range(7)) - {pips}:
            line = CROSS.lay(Tile(pips, pips), None)
            if arm in (Arm.N, Arm.S):
                first, second = sorted(set(range(7)) - {pips, other})[:2]
                line = line.lay(Tile(max(pips, first), min(pips, first)), Arm.W)
                line = line.lay(Tile(max(pips, second), min(pips, second)), Arm.E)
            placed = route(line.lay(Tile(max(pips, other), min(pips, other)), arm), CROSS_FELT)
            tip = placed.placed[-1]
            assert tip.facing is Facing[arm.name]
            (inner, near), (outer, far) = tip.halves
            assert (inner, outer) == (pips, other)
            assert abs(near.x + 1) + abs(near.y + 1) < abs(far.x + 1) + abs(far.y + 1)


def test_an_empty_table_has_no_sockets() -> None:
    layout = route(TWO_ENDS, LINE_FELT)
    assert layout.placed == ()
    assert layout.sockets == {}


@pytest.mark.parametrize(
    ("empty", "felt"), [(CROSS, Felt(80, 38)), (CROSS, Felt(78, 40)), (TWO_ENDS, Felt(80, 34))]
)
def test_a_felt_too_small_is_refused_in_words(empty: Line, felt: Felt) -> None:
    with pytest.raises(ValueError, match=f"{felt.width}x{felt.height} units is too small"):
        route(empty, felt)


def test_a_larger_felt_is_used_to_its_edge(trail: Trail, spread: Spread) -> None:
    layout = route(spread(TWO_ENDS, trail([]), 0), Felt(120, 60))
    assert max(abs(placed.x) for placed in layout.placed) > 50
