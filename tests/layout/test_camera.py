from __future__ import annotations

from dataclasses import replace

import pytest

from game.layout.camera import Camera, Zoom
from game.layout.lattice import Felt, Rect
from game.layout.router import route
from game.rules.line import Arm, Branching, Line
from game.rules.tile import tile

CAMERA = Camera((80, 24, 480, 240))


def test_the_anchor_lies_in_the_middle_of_the_felt() -> None:
    assert CAMERA.pixels(Rect(-1, -2, 2, 4)) == (314, 132, 12, 24)


def test_the_whole_felt_is_seen() -> None:
    assert CAMERA.felt == Felt(80, 40)
    assert CAMERA.pixels(CAMERA.felt.rect) == (80, 24, 480, 240)


def test_a_felt_of_odd_units_is_centred_to_the_pixel() -> None:
    camera = Camera((0, 0, 486, 246))
    assert camera.felt == Felt(81, 41)
    assert camera.pixels(camera.felt.rect) == (3, 3, 480, 240)


def test_a_pixel_is_found_again_in_units() -> None:
    target = Rect(2, -1, 4, 2)
    x, y, w, h = CAMERA.pixels(target)
    assert CAMERA.units(x, y) == (2, -1)
    assert target.holds(*CAMERA.units(x, y))
    assert target.holds(*CAMERA.units(x + w - 1, y + h - 1))
    assert not target.holds(*CAMERA.units(x + w, y))
    assert not target.holds(*CAMERA.units(x, y - 1))


def line(*plays: str, branching: Branching = Branching.NONE) -> Line:
    laid = Line.empty(branching)
    for play in plays:
        name, _, arm = play.partition(" ")
        laid = laid.lay(tile(name), Arm(arm) if arm else None)
    return laid


def test_a_nearer_view_shows_the_anchor_larger_and_in_the_same_place() -> None:
    close = Camera(CAMERA.area, Zoom.CLOSE)
    assert close.pixels(Rect(-1, -2, 2, 4)) == (308, 120, 24, 48)
    assert close.felt == CAMERA.felt


def test_every_pixel_of_a_tile_is_found_again_in_every_view() -> None:
    target = Rect(3, 2, 4, 2)
    for zoom in Zoom:
        camera = Camera(CAMERA.area, zoom)
        x, y, w, h = camera.pixels(target)
        assert (w, h) == (4 * zoom, 2 * zoom)
        assert target.holds(*camera.units(x, y))
        assert target.holds(*camera.units(x + w - 1, y + h - 1))
        assert not target.holds(*camera.units(x + w, y))


WEST = ("5-5", "5-2 W", "2-0 W", "6-0 W", "6-4 W", "4-1 W", "1-1 W", "3-1 W")


@pytest.mark.parametrize(
    ("count", "zoom"), [(0, Zoom.CLOSE), (1, Zoom.CLOSE), (4, Zoom.CLOSE), (5, Zoom.NEAR)]
)
def test_the_view_is_as_near_as_the_line_and_its_next_tiles_allow(count: int, zoom: Zoom) -> None:
    layout = route(line(*WEST[:count]), CAMERA.felt)
    assert CAMERA.nearest(layout) is zoom
    camera = Camera(CAMERA.area, zoom)
    felt = Rect(*CAMERA.area)
    shown = [placed.rect for placed in layout.placed]
    shown += [socket.rect for socket in layout.sockets.values()]
    assert all(camera.pixels(rect).inside(felt) for rect in shown)


def test_a_line_that_reaches_far_is_seen_from_afar() -> None:
    assert CAMERA.nearest(route(line(*WEST), CAMERA.felt)) is Zoom.WIDE


def test_the_open_arms_of_a_spinner_count_too() -> None:
    plays = ("6-6", "6-3 W", "6-1 E", "6-2 N")
    cross = route(line(*plays, branching=Branching.SPINNER), CAMERA.felt)
    low = Camera((80, 48, 480, 216))
    assert CAMERA.nearest(cross) is Zoom.CLOSE
    assert low.nearest(cross) is Zoom.NEAR


@pytest.mark.parametrize(("unit", "size"), [(6.9, 6), (7.1, 8), (9.9, 8), (10.2, 12)])
def test_between_two_sizes_tiles_have_the_one_that_is_nearer(unit: float, size: int) -> None:
    assert Camera(CAMERA.area, unit).size == size


CROSS = ("6-6", "6-5 W", "6-4 E", "6-3 N", "3-3 N")


def test_what_covers_the_felt_brings_the_line_down_and_no_further_than_the_felt() -> None:
    tall = route(line(*CROSS, branching=Branching.SPINNER), CAMERA.felt)
    covered = replace(CAMERA, covered=40)
    zoom = covered.nearest(tall)
    down = covered.lowered(tall, zoom)
    seen = replace(covered, unit=zoom, down=down)
    boxes = [seen.pixels(placed.rect) for placed in tall.placed]
    assert down > 0
    assert min(box.y for box in boxes) >= CAMERA.area[1] + 40
    assert max(box.bottom for box in boxes) <= CAMERA.area[1] + CAMERA.area[3]
    assert CAMERA.lowered(tall, CAMERA.nearest(tall)) == 0
    assert seen.units(*seen.pixels(Rect(2, -1, 4, 2))[:2]) == (2, -1)


def test_with_too_little_room_the_lower_end_stays_on_the_felt() -> None:
    tall = route(line(*CROSS, "6-2 S", branching=Branching.SPINNER), CAMERA.felt)
    covered = replace(CAMERA, covered=200)
    zoom = covered.nearest(tall)
    seen = replace(covered, unit=zoom, down=covered.lowered(tall, zoom))
    assert zoom is Zoom.WIDE
    assert max(seen.pixels(placed.rect).bottom for placed in tall.placed) <= 264
