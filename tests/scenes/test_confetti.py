"""Paper falls once, stays in its area, and is not there where it is not wanted."""

from __future__ import annotations

import random

import pygame
import pytest

from game.engine.palette import Palette
from game.scenes.confetti import SPEEDS, Confetti
from game.store.shipped import assets_dir

AREA = pygame.Rect(20, 10, 200, 120)


def test_it_falls_within_its_area_and_is_over() -> None:
    confetti, canvas = Confetti(random.Random(1), AREA, 1.0), pygame.Surface((240, 160), 0, 32)
    palette = Palette.load(assets_dir() / "palette.json")
    seen = 0
    while confetti.falling:
        canvas.fill((0, 0, 0))
        confetti.draw(canvas, palette)
        painted = pygame.mask.from_threshold(canvas, (0, 0, 0), (1, 1, 1))
        painted.invert()
        for rect in painted.get_bounding_rects():
            assert AREA.contains(rect)
            seen += 1
        assert confetti.update(0.25)
    assert seen > 0
    assert not confetti.update(0.25)
    canvas.fill((0, 0, 0))
    confetti.draw(canvas, palette)
    assert pygame.transform.average_color(canvas)[:3] == (0, 0, 0)


def test_it_is_over_soon() -> None:
    confetti = Confetti(random.Random(2), AREA, 1.0)
    confetti.update(2 * AREA.height / SPEEDS[0])
    assert not confetti.falling


@pytest.mark.parametrize("seed", range(3))
def test_none_is_none(seed: int) -> None:
    assert not Confetti(random.Random(seed), AREA, 0.0).falling
