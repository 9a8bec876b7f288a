from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.sheet import Sheet

if TYPE_CHECKING:
    from pathlib import Path

RED, GREEN, BLUE = (pygame.Color(name) for name in ("#ff0000", "#00ff00", "#0000ff"))
CLEAR = pygame.Color(0, 0, 0, 0)


@pytest.fixture
def sheet(tmp_path: Path) -> Sheet:
    picture = pygame.Surface((16, 8), pygame.SRCALPHA, 32)
    picture.fill(RED, (0, 0, 4, 4))
    picture.fill(BLUE, (1, 1, 2, 2))
    picture.fill(GREEN, (4, 0, 3, 2))
    pygame.image.save(picture, tmp_path / "sheet.png")
    table = {
        "sprites": {"box": [0, 0, 4, 4], "dot": [4, 0, 3, 2], "dot/b": [4, 0, 1, 1]},
        "pivots": {"dot": [1, 2]},
        "slices": {"box": [1, 1, 1, 1]},
    }
    (tmp_path / "sheet.json").write_text(json.dumps(table))
    return Sheet.load(tmp_path / "sheet.png", tmp_path / "sheet.json")


def test_sprites_are_known_by_name(sheet: Sheet) -> None:
    assert sheet.has("box")
    assert not sheet.has("fox")
    assert list(sheet.names("dot")) == ["dot", "dot/b"]
    with pytest.raises(KeyError):
        sheet.rect("fox")


def test_a_sprite_is_drawn_by_its_pivot(sheet: Sheet) -> None:
    canvas = pygame.Surface((20, 20), pygame.SRCALPHA, 32)
    drawn = sheet.blit(canvas, "dot", (10, 10))
    assert drawn == sheet.rect("dot", (10, 10)) == pygame.Rect(9, 8, 3, 2)
    assert canvas.get_bounding_rect() == drawn
    assert canvas.get_at((9, 8)) == GREEN


def test_an_image_shares_the_sheets_pixels(sheet: Sheet) -> None:
    image = sheet.image("dot")
    assert image.get_size() == (3, 2)
    assert image.get_parent() is sheet.picture


@pytest.mark.parametrize("size", [(2, 2), (3, 9), (12, 7)])
def test_a_nine_slice_keeps_its_border_and_repeats_its_middle(
    sheet: Sheet, size: tuple[int, int]
) -> None:
    canvas = pygame.Surface((20, 20), pygame.SRCALPHA, 32)
    area = pygame.Rect(3, 4, *size)
    sheet.nine(canvas, "box", area)
    assert canvas.get_bounding_rect() == area
    for x in range(area.left, area.right):
        for y in range(area.top, area.bottom):
            inside = area.inflate(-2, -2).collidepoint(x, y)
            assert canvas.get_at((x, y)) == (BLUE if inside else RED)


def test_only_nine_slices_stretch(sheet: Sheet) -> None:
    with pytest.raises(ValueError, match="dot has no slices"):
        sheet.nine(pygame.Surface((9, 9)), "dot", pygame.Rect(0, 0, 9, 9))


def test_clear_pixels_leave_what_is_below(sheet: Sheet) -> None:
    canvas = pygame.Surface((8, 8), pygame.SRCALPHA, 32)
    canvas.fill(BLUE)
    canvas.blit(sheet.picture, (0, 0), (8, 4, 4, 4))
    assert canvas.get_at((1, 1)) == BLUE
    assert sheet.picture.get_at((12, 6)) == CLEAR
