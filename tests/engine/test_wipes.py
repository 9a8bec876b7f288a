from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.engine.scene import Wipe
from game.engine.sheet import Sheet
from game.engine.wipes import Falling, Iris

SIZE = (640, 360)
OLD, NEW, NIGHT, EDGE = (200, 0, 0), (0, 0, 200), (16, 8, 29), (192, 108, 14)
TILES = Path("assets/sheets/tiles.png")


@pytest.fixture(params=["iris", "iris in a corner", "falling"])
def wipe(request: pytest.FixtureRequest) -> Wipe:
    if request.param == "falling":
        return Falling(Sheet.load(TILES, TILES.with_suffix(".json")), "back/hand/n", NIGHT)
    return Iris((320, 180) if request.param == "iris" else (3, 355), NIGHT, EDGE)


def drawn(wipe: Wipe, progress: float) -> pygame.Surface:
    canvas, before = pygame.Surface(SIZE, 0, 32), pygame.Surface(SIZE, 0, 32)
    canvas.fill(NEW)
    before.fill(OLD)
    wipe.draw(canvas, before, progress)
    return canvas


def part_of(picture: pygame.Surface, colour: tuple[int, int, int]) -> float:
    mask = pygame.mask.from_threshold(picture, colour, (1, 1, 1, 255))
    return mask.count() / (SIZE[0] * SIZE[1])


def test_it_begins_with_the_old_picture(wipe: Wipe) -> None:
    assert part_of(drawn(wipe, 0.0), OLD) > 0.97


def test_halfway_neither_picture_is_seen(wipe: Wipe) -> None:
    assert part_of(drawn(wipe, 0.4999), OLD) < 0.001
    assert part_of(drawn(wipe, 0.5), NEW) < 0.001


def test_it_ends_with_the_new_picture(wipe: Wipe) -> None:
    assert part_of(drawn(wipe, 0.999), NEW) > 0.97


def test_the_old_picture_only_shrinks_and_the_new_one_only_grows(wipe: Wipe) -> None:
    times = [number / 20 for number in range(20)]
    old = [part_of(drawn(wipe, time), OLD) for time in times]
    new = [part_of(drawn(wipe, time), NEW) for time in times]
    assert old == sorted(old, reverse=True)
    assert new == sorted(new)


def test_equal_progress_gives_equal_pictures(wipe: Wipe) -> None:
    one, other = (pygame.image.tobytes(drawn(wipe, 0.3), "RGB") for _ in range(2))
    assert one == other


def test_the_iris_opens_around_its_point() -> None:
    picture = drawn(Iris((100, 50), NIGHT, EDGE), 0.65)
    assert picture.get_at((100, 50))[:3] == NEW
    assert picture.get_at((500, 300))[:3] == NIGHT
    assert part_of(picture, EDGE) > 0
