from __future__ import annotations

from pathlib import Path

import pygame

from game.engine.art import Art
from game.scenes.backdrop import STEP, Backdrop

CALM = pygame.Rect(120, 40, 400, 300)


def drawn(seconds: float) -> pygame.Surface:
    canvas = pygame.Surface((640, 360), 0, 32)
    Backdrop.of(Art(Path("assets"))).draw(canvas, seconds)
    return canvas


def test_it_covers_the_canvas_and_only_the_bulbs_move() -> None:
    one, other = drawn(0.0), drawn(STEP)
    assert pygame.image.tobytes(one, "RGB") != pygame.image.tobytes(other, "RGB")
    changed = pygame.PixelArray(one).compare(pygame.PixelArray(other)).make_surface()
    black = pygame.mask.from_threshold(changed, (0, 0, 0), (1, 1, 1, 255))
    assert black.get_bounding_rects()
    assert max(area.bottom for area in black.get_bounding_rects()) <= 12


def test_lights_go_round_slowly_enough_to_be_safe() -> None:
    pictures = [pygame.image.tobytes(drawn(number * STEP), "RGB") for number in range(4)]
    assert pictures[0] == pictures[3]
    assert len(set(pictures)) == 3
    assert 1 / STEP <= 3


def test_the_middle_is_dark_enough_for_text() -> None:
    middle = drawn(0.0).subsurface(CALM)
    brightest = max(
        sum(middle.get_at((x, y))[:3]) for x in range(20, 380, 7) for y in range(0, 300, 7)
    )
    assert brightest <= sum((65, 42, 78))
