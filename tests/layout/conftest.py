"""Lines to lay, and an examiner that trusts nothing of the router but the squares it hands out."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator
from itertools import pairwise, zip_longest

import pytest

from game.layout.lattice import CROSS_FELT, LINE_FELT, Felt, Rect
from game.layout.layout import Layout
from game.layout.router import route
from game.rules.line import Arm, Branching, Line
from game.rules.tile import Tile, double_six

Wish = Callable[[Tile, Arm], bool]
Grow = Callable[[Line, random.Random, Wish | None], Line]
Examine = Callable[[Line], Layout]
Trail = Callable[[Collection[Tile]], list[int]]
Double = Callable[[list[int], Collection[int]], list[int]]
Join = Callable[[list[int]], list[Tile]]
Spread = Callable[[Line, list[int], int], Line]


def felt_for(line: Line) -> Felt:
    return CROSS_FELT if line.branching is Branching.SPINNER else LINE_FELT


def grow_line(line: Line, rng: random.Random, wish: Wish | None = None) -> Line:
    """Lay random fitting tiles, those that `wish` likes first, until none fits."""
    laid = {each.tile for each in line.laid}
    left = [tile for tile in double_six() if tile not in laid]
    if not line.laid:
        lead = rng.choice(left)
        left.remove(lead)
        line = line.lay(lead, None)
    while choices := [(tile, arm) for tile in left for arm in line.arms_for(tile)]:
        wished = [choice for choice in choices if wish is not None and wish(*choice)]
        tile, arm = rng.choice(wished or choices)
        left.remove(tile)
        line = line.lay(tile, arm)
    return line


def closed_trail(without: Collection[Tile] = ()) -> list[int]:
    """Pips along one closed trail from 0 over all tiles that are no doubles, but `without` some."""
    links = {(a, b) for a in range(7) for b in range(7) if a != b}
    links -= {pair for each in without for pair in ((each.high, each.low), (each.low, each.high))}
    trail, stack = list[int](), [0]
    while stack:
        here = stack[-1]
        there = next((b for b in range(7) if (here, b) in links), None)
        if there is None:
            trail.append(stack.pop())
        else:
            links -= {(here, there), (there, here)}
            stack.append(there)
    return trail


def with_doubles(pips: list[int], places: Collection[int]) -> list[int]:
    """The same trail with its pips said twice, hence a double, where first met at `places`."""
    doubled, trail = set[int](), list[int]()
    for place, here in enumerate(pips):
        trail.append(here)
        if place in places and here not in doubled:
            doubled.add(here)
            trail.append(here)
    return trail


def joined(pips: list[int]) -> list[Tile]:
    """The tiles along a trail."""
    return [Tile(max(pair), min(pair)) for pair in pairwise(pips)]


def spread_line(empty: Line, pips: list[int], lead: int) -> Line:
    """The tiles along a trail, led by the one at index `lead`, laid to both ends in turn."""
    tiles = joined(pips)
    line = empty.lay(tiles[lead], None)
    forward, backward = Arm.E, Arm.W
    if pips[lead + 1] == tiles[lead].high:
        forward, backward = Arm.W, Arm.E
    for ahead, behind in zip_longest(tiles[lead + 1 :], reversed(tiles[:lead])):
        line = line.lay(ahead, forward) if ahead else line
        line = line.lay(behind, backward) if behind else line
    return line


def parents(line: Line) -> Iterator[tuple[int, int]]:
    """Pairs of indexes in `line.laid` that were joined when laid, told from the line alone."""
    tips: dict[Arm, int] = {}
    spinner = next((i for i, each in enumerate(line.laid) if each.tile == line.spinner), 0)
    for index, laid in enumerate(line.laid):
        if laid.arm is not None:
            start = 0 if laid.arm in (Arm.W, Arm.E) else spinner
            yield tips.get(laid.arm, start), index
            tips[laid.arm] = index


def examine_layout(line: Line) -> Layout:
    """Route `line`; assert that it fits, that only joined halves touch, and that they are equal."""
    felt = felt_for(line)
    layout = route(line, felt)
    assert [placed.tile for placed in layout.placed] == [laid.tile for laid in line.laid]
    cells: dict[tuple[int, int], tuple[int, int]] = {}
    for index, placed in enumerate(layout.placed):
        assert placed.rect.inside(felt.rect), placed
        assert sorted(pips for pips, _ in placed.halves) == [placed.tile.low, placed.tile.high]
        for pips, square in placed.halves:
            assert square.inside(placed.rect)
            for cell in _cells(square):
                assert cell not in cells, f"{placed} lies on another tile"
                cells[cell] = (index, pips)
    joints = {(min(pair), max(pair)): 2 for pair in parents(line)}
    assert _contacts(cells) == joints
    assert _corners(cells) <= set(joints), "tiles that are not joined lie less than a unit apart"
    _assert_sockets_free(line, layout, set(cells))
    return layout


def _cells(rect: Rect) -> Iterator[tuple[int, int]]:
    for x in range(rect.x, rect.right):
        for y in range(rect.y, rect.bottom):
            yield x, y


def _contacts(cells: dict[tuple[int, int], tuple[int, int]]) -> dict[tuple[int, int], int]:
    """Length in units over which each two tiles touch; asserts that touching halves are equal."""
    contacts: dict[tuple[int, int], int] = {}
    for (x, y), (index, pips) in cells.items():
        for near in ((x + 1, y), (x, y + 1)):
            other = cells.get(near)
            if other is not None and other[0] != index:
                assert other[1] == pips, f"tiles {index} and {other[0]} touch with unequal halves"
                pair = (min(index, other[0]), max(index, other[0]))
                contacts[pair] = contacts.get(pair, 0) + 1
    return contacts


def _corners(cells: dict[tuple[int, int], tuple[int, int]]) -> set[tuple[int, int]]:
    """Which tiles touch at a corner at least."""
    pairs = set[tuple[int, int]]()
    for (x, y), (index, _) in cells.items():
        for near in ((x + 1, y + 1), (x - 1, y + 1)):
            other = cells.get(near)
            if other is not None and other[0] != index:
                pairs.add((min(index, other[0]), max(index, other[0])))
    return pairs


def _assert_sockets_free(line: Line, layout: Layout, taken: set[tuple[int, int]]) -> None:
    if len(line.laid) == len(double_six()):
        assert layout.sockets == {}
        return
    assert set(layout.sockets) == {end.arm for end in line.ends}
    for kind in (Tile(6, 5), Tile(6, 6)):
        claimed: set[tuple[int, int]] = set(taken)
        for arm in layout.sockets:
            rect = layout.socket(arm, kind).rect
            assert rect.inside(layout.felt.rect)
            assert claimed.isdisjoint(_cells(rect)), f"the socket of {arm} is not free"
            claimed.update(_cells(rect))


@pytest.fixture
def rng(request: pytest.FixtureRequest) -> random.Random:
    """Chance that is the same in every run of a test."""
    return random.Random(request.node.name)


@pytest.fixture(scope="session")
def grow() -> Grow:
    return grow_line


@pytest.fixture(scope="session")
def examine() -> Examine:
    return examine_layout


@pytest.fixture(scope="session")
def trail() -> Trail:
    return closed_trail


@pytest.fixture(scope="session")
def double() -> Double:
    return with_doubles


@pytest.fixture(scope="session")
def join() -> Join:
    return joined


@pytest.fixture(scope="session")
def spread() -> Spread:
    return spread_line
