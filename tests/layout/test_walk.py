"""A proof by exhaustion: every walk that a double-six arm can take stays in its own territory."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from game.layout.lattice import CROSS_FELT, LINE_FELT, Facing, Rect
from game.layout.router import CROSS_GAP, EDGE
from game.layout.walk import Bounds, Course, Stage, Walk


@dataclass(frozen=True, slots=True)
class Progress:
    walk: Walk
    tiles: int = 0
    doubles: int = 0
    after_double: bool = False


def every_rect(start: Progress, *, tiles: int, doubles: int) -> set[Rect]:
    """All places where any of `tiles` tiles, `doubles` doubles among them, may come to lie."""
    rects: set[Rect] = set()
    seen, ahead = set[Progress](), [start]
    while ahead:
        here = ahead.pop()
        if here in seen or here.tiles == tiles:
            continue
        seen.add(here)
        for double in (False, True):
            if double and (here.after_double or here.doubles == doubles):
                continue
            rect, _, walk = here.walk.lay(double=double)
            rects.add(rect)
            ahead.append(Progress(walk, here.tiles + 1, here.doubles + double, double))
    return rects


def extent(rects: set[Rect]) -> tuple[int, int, int, int]:
    return (
        min(rect.x for rect in rects),
        min(rect.y for rect in rects),
        max(rect.right for rect in rects),
        max(rect.bottom for rect in rects),
    )


@pytest.mark.parametrize(
    ("start", "along", "depth"),
    [(1, CROSS_FELT.width, CROSS_FELT.height), (2, CROSS_FELT.height, CROSS_FELT.width)],
    ids=["W and E", "N and S"],
)
def test_any_arm_of_a_cross_takes_the_other_27_tiles_in_its_quadrant(
    start: int, along: int, depth: int
) -> None:
    walk = Walk(Bounds(CROSS_GAP, along // 2 - EDGE), start)
    rects = every_rect(Progress(walk, after_double=True), tiles=27, doubles=6)
    left, top, right, bottom = extent(rects)
    assert (left, top) == (start, -2)
    assert right <= along // 2 - EDGE
    assert bottom <= depth // 2 - EDGE
    below_first_row = {rect for rect in rects if rect.y >= 2}
    assert extent(below_first_row)[0] >= CROSS_GAP


@pytest.mark.parametrize(("start", "doubles", "after_double"), [(2, 7, False), (1, 6, True)])
def test_either_end_of_a_line_takes_the_other_27_tiles_in_its_half(
    start: int, doubles: int, *, after_double: bool
) -> None:
    far = LINE_FELT.width // 2 - EDGE
    walk = Walk(Bounds(-far, far), start)
    rects = every_rect(Progress(walk, after_double=after_double), tiles=27, doubles=doubles)
    first_row = {rect for rect in rects if rect.y < 2 and rect.bottom <= 2}
    assert extent(first_row)[0] == start
    left, top, right, bottom = extent(rects)
    assert -far <= left
    assert right <= far
    assert top == -2
    assert bottom <= LINE_FELT.height // 2 - EDGE


BOUNDS = Bounds(-19, 19)


def test_a_double_lies_across_in_a_run_while_a_tile_fits_behind_it() -> None:
    rect, facing, walk = Walk(BOUNDS, 13).lay(double=True)
    assert rect == (13, -2, 2, 4)
    assert facing is Facing.E
    assert walk == Walk(BOUNDS, 15)


def test_a_double_at_a_rows_end_lies_inline() -> None:
    rect, facing, walk = Walk(BOUNDS, 15).lay(double=True)
    assert rect == (15, -1, 4, 2)
    assert facing is Facing.E
    assert walk.room == 0


@pytest.mark.parametrize("double", [False, True])
def test_a_turn_is_a_leg_under_the_last_half_then_a_row_under_the_leg(*, double: bool) -> None:
    leg, facing, walk = Walk(BOUNDS, 18).lay(double=double)
    assert leg == (16, 1, 2, 4)
    assert facing is Facing.S
    assert walk == Walk(BOUNDS, 18, 6, Course.BACK, Stage.START)
    row, facing, walk = walk.lay(double=double)
    assert row == (14, 5, 4, 2)
    assert facing is Facing.W
    assert walk == Walk(BOUNDS, 14, 6, Course.BACK)


def test_rows_turn_at_the_near_side_too() -> None:
    leg, facing, walk = Walk(BOUNDS, -17, 6, Course.BACK).lay(double=False)
    assert leg == (-17, 7, 2, 4)
    assert facing is Facing.S
    assert walk.lay(double=False)[:2] == ((-17, 11, 4, 2), Facing.E)
