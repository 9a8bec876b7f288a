from __future__ import annotations

import pygame
import pytest

from game.engine.screen.compose import Composer, Look
from game.engine.screen.scanlines import Scanlines, dark_column
from game.engine.screen.viewport import CANVAS, Scaling, viewport

SIZES = [
    (640, 360),
    (1280, 720),
    (1366, 768),
    (1280, 800),
    (1919, 1081),
    (1, 1),
    (1, 900),
    (900, 1),
    (639, 359),
    (641, 361),
    (300, 1000),
]
LOOKS = [Look(scaling, scanlines) for scaling in Scaling for scanlines in Scanlines]


def checkered() -> pygame.Surface:
    """Each pixel's colour tells where it is."""
    canvas = pygame.Surface(CANVAS, 0, 32)
    for x in range(CANVAS[0]):
        for y in range(CANVAS[1]):
            canvas.set_at((x, y), (x % 200 + 55, y % 200 + 55, 255 * (x + y & 1)))
    return canvas


@pytest.fixture(scope="module")
def canvas() -> pygame.Surface:
    return checkered()


def composed(canvas: pygame.Surface, size: tuple[int, int], look: Look) -> pygame.Surface:
    target = pygame.Surface(size, 0, 32)
    target.fill((255, 0, 255))
    Composer().compose(canvas, target, look)
    return target


def test_each_canvas_pixel_is_a_square_of_its_colour(canvas: pygame.Surface) -> None:
    target = composed(canvas, (1366, 768), Look())
    for x, y in ((0, 0), (639, 359), (1, 0), (320, 100)):
        square = {
            tuple(target.get_at((43 + 2 * x + i, 24 + 2 * y + j))) for i in (0, 1) for j in (0, 1)
        }
        assert square == {tuple(canvas.get_at((x, y)))}


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("look", LOOKS)
def test_any_size_is_covered_whole(
    canvas: pygame.Surface, size: tuple[int, int], look: Look
) -> None:
    target = composed(canvas, size, look)
    magenta = pygame.mask.from_threshold(target, (255, 0, 255), (1, 1, 1, 255))
    assert magenta.count() == 0


def test_the_frame_is_dark_and_has_a_rim_next_to_the_picture(canvas: pygame.Surface) -> None:
    target = composed(canvas, (1366, 768), Look())
    frame = [target.get_at((x, 300)) for x in range(43)]
    assert max(max(colour[:3]) for colour in frame) < 140
    assert sum(sum(colour[:3]) / 3 for colour in frame) / len(frame) < 50
    assert len({tuple(colour) for colour in frame}) >= 3
    left, right = frame[-1], target.get_at((43 + 1280, 300))
    assert left == right
    assert target.get_at((42, 23)) == left


@pytest.mark.parametrize(
    ("size", "rows"), [((1280, 720), [1]), ((1920, 1080), [2]), ((3840, 2160), [4, 5])]
)
def test_scanlines_darken_the_last_rows_of_each_canvas_row(
    size: tuple[int, int], rows: list[int]
) -> None:
    canvas = pygame.Surface(CANVAS, 0, 32)
    canvas.fill((200, 100, 50))
    target = composed(canvas, size, Look(scanlines=Scanlines.FULL))
    k = size[1] // CANVAS[1]
    middle = [target.get_at((size[0] // 2, y)).r for y in range(size[1])]
    dark = [y for y in range(size[1]) if middle[y] < middle[y // k * k]]
    assert dark == [k * line + row for line in range(CANVAS[1]) for row in rows]
    half = dark[len(dark) // 2]
    assert middle[half] == pytest.approx(middle[half // k * k] * 160 / 255, abs=1)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (2560, 1440)])
@pytest.mark.parametrize("scanlines", [Scanlines.SOFT, Scanlines.FULL])
@pytest.mark.parametrize("grey", [30, 90, 150])
def test_the_tube_is_as_bright_as_the_plain_picture(
    size: tuple[int, int], scanlines: Scanlines, grey: int
) -> None:
    canvas = pygame.Surface(CANVAS, 0, 32)
    canvas.fill((grey, grey, grey))
    target = composed(canvas, size, Look(scanlines=scanlines))
    bright = pygame.transform.average_color(target)[0]
    assert bright == pytest.approx(grey, rel=0.04, abs=2)


def test_light_spreads_a_little_and_corners_are_darker() -> None:
    canvas = pygame.Surface(CANVAS, 0, 32)
    canvas.fill((255, 255, 255), (300, 100, 60, 60))
    canvas.fill((120, 120, 120), (0, 200, 640, 160))
    target = composed(canvas, (1920, 1080), Look(scanlines=Scanlines.FULL))
    near, far = target.get_at((3 * 297, 3 * 130)).r, target.get_at((3 * 200, 3 * 130)).r
    assert 40 > near > far == 0
    assert target.get_at((3, 1077)).r < 0.85 * target.get_at((960, 3 * 280)).r


def test_there_are_no_scanlines_where_they_would_beat(canvas: pygame.Surface) -> None:
    for size, scaling in (((640, 360), Scaling.INTEGER), ((1600, 900), Scaling.FIT)):
        plain = composed(canvas, size, Look(scaling))
        lined = composed(canvas, size, Look(scaling, Scanlines.FULL))
        assert pygame.image.tobytes(plain, "RGB") == pygame.image.tobytes(lined, "RGB")


def test_scanlines_stay_off_the_frame(canvas: pygame.Surface) -> None:
    plain = composed(canvas, (1366, 768), Look())
    lined = composed(canvas, (1366, 768), Look(scanlines=Scanlines.FULL))
    edge = (0, 0, 43, 768)
    assert pygame.image.tobytes(plain.subsurface(edge), "RGB") == pygame.image.tobytes(
        lined.subsurface(edge), "RGB"
    )


@pytest.mark.parametrize(
    "size", [(1366, 768), (1600, 900), (1280, 800), (3440, 1440), (1919, 1081)]
)
def test_the_bezel_has_stripes_of_whole_pixels(
    canvas: pygame.Surface, size: tuple[int, int]
) -> None:
    target = composed(canvas, size, Look())
    view = viewport(size, Scaling.INTEGER)
    k = view.scale
    for away in (16, 20, 24):
        if away * k < view.x:
            left = target.get_at((view.x - away * k, size[1] // 2))
            right = target.get_at((view.x + view.w + (away - 1) * k, size[1] // 2))
            assert left == right
            assert max(left[:3]) > 70
    for away in range(1, view.x // k):
        square = {
            tuple(target.get_at((view.x - away * k + i, view.y + j)))
            for i in range(k)
            for j in range(k)
        }
        assert len(square) == 1


def test_the_column_for_renderers_darkens_the_same_rows() -> None:
    view = viewport((1920, 1080), Scaling.INTEGER)
    column = dark_column(view, Scanlines.SOFT)
    assert column is not None
    assert column.get_size() == (1, 1080)
    assert [column.get_at((0, y)).a for y in range(6)] == [0, 0, 47, 0, 0, 47]
    assert dark_column(view, Scanlines.OFF) is None
    assert dark_column(viewport((640, 360), Scaling.INTEGER), Scanlines.FULL) is None


def test_one_composer_serves_changing_sizes_and_looks(canvas: pygame.Surface) -> None:
    composer = Composer()
    for size in SIZES:
        for look in LOOKS:
            target = pygame.Surface(size, 0, 32)
            composer.compose(canvas, target, look)
            fresh = composed(canvas, size, look)
            assert pygame.image.tobytes(target, "RGB") == pygame.image.tobytes(fresh, "RGB")


def test_fit_is_larger_than_integer_and_keeps_the_colours() -> None:
    flat = pygame.Surface(CANVAS, 0, 32)
    flat.fill((10, 200, 30))
    target = composed(flat, (1600, 900), Look(Scaling.FIT))
    corners = [(0, 0), (1599, 0), (0, 899), (1599, 899)]
    assert {tuple(target.get_at(corner))[:3] for corner in corners} == {(10, 200, 30)}
