from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.screen.viewport import CANVAS, Scaling, Viewport, viewport

sides = st.integers(0, 8000)
FIT, INTEGER = Scaling.FIT, Scaling.INTEGER


@pytest.mark.parametrize(
    ("window", "scaling", "view", "scale"),
    [
        ((1280, 720), INTEGER, Viewport(0, 0, 1280, 720), 2),
        ((1920, 1080), INTEGER, Viewport(0, 0, 1920, 1080), 3),
        ((3840, 2160), INTEGER, Viewport(0, 0, 3840, 2160), 6),
        ((1366, 768), INTEGER, Viewport(43, 24, 1280, 720), 2),
        ((1600, 900), INTEGER, Viewport(160, 90, 1280, 720), 2),
        ((1280, 800), INTEGER, Viewport(0, 40, 1280, 720), 2),
        ((3440, 1440), INTEGER, Viewport(440, 0, 2560, 1440), 4),
        ((1366, 768), FIT, Viewport(0, 0, 1365, 768), 0),
        ((1600, 900), FIT, Viewport(0, 0, 1600, 900), 0),
        ((1920, 1080), FIT, Viewport(0, 0, 1920, 1080), 3),
        ((1280, 800), FIT, Viewport(0, 40, 1280, 720), 2),
        ((639, 900), INTEGER, Viewport(0, 270, 639, 359), 0),
        ((320, 180), INTEGER, Viewport(0, 0, 320, 180), 0),
        ((0, 0), INTEGER, Viewport(0, 0, 1, 1), 0),
    ],
)
def test_where_the_canvas_lies(
    window: tuple[int, int], scaling: Scaling, view: Viewport, scale: int
) -> None:
    assert viewport(window, scaling) == view
    assert view.scale == scale


@given(sides, sides, st.sampled_from(Scaling))
def test_the_canvas_is_inside_any_window_and_centred(w: int, h: int, scaling: Scaling) -> None:
    view = viewport((w, h), scaling)
    assert view.w >= 1
    assert view.h >= 1
    assert 0 <= view.x <= view.x + view.w <= max(w, 1)
    assert 0 <= view.y <= view.y + view.h <= max(h, 1)
    assert abs(w - view.w - 2 * view.x) <= 1
    assert abs(h - view.h - 2 * view.y) <= 1


@given(st.integers(640, 8000), st.integers(360, 8000), st.sampled_from(Scaling), st.data())
def test_every_canvas_pixel_can_be_pointed_at(
    w: int, h: int, scaling: Scaling, data: st.DataObject
) -> None:
    view = viewport((w, h), scaling)
    x = data.draw(st.integers(0, CANVAS[0] - 1))
    y = data.draw(st.integers(0, CANVAS[1] - 1))
    first = (view.x - (-x * view.w // CANVAS[0]), view.y - (-y * view.h // CANVAS[1]))
    assert view.to_canvas(first) == (x, y)


@given(sides, sides, st.sampled_from(Scaling))
def test_the_corners_of_the_view_are_the_corners_of_the_canvas(
    w: int, h: int, scaling: Scaling
) -> None:
    view = viewport((w, h), scaling)
    assert view.to_canvas((view.x, view.y)) == (0, 0)
    last = view.to_canvas((view.x + view.w - 1, view.y + view.h - 1))
    assert last[0] < CANVAS[0]
    assert last[1] < CANVAS[1]
    assert view.to_canvas((view.x - 1, view.y - 1))[0] < 0


def test_the_bezel_lies_outside_the_canvas() -> None:
    view = viewport((1366, 768), INTEGER)
    assert view.to_canvas((42, 23)) == (-1, -1)
    assert view.to_canvas((1365, 767)) == (661, 371)
