from __future__ import annotations

import pygame
import pytest

from game.engine.screen.offscreen import OffscreenPresenter
from game.lab import states
from game.lab.studio import Studio
from game.store.shipped import assets_dir

LIGHT = 180
"""A tile's face is lighter than this; the band is not."""


@pytest.mark.parametrize("name", ["table-la-e-lo", "table-spinner"])
def test_a_great_word_leaves_the_tile_it_speaks_of_in_sight(name: str) -> None:
    screen = OffscreenPresenter((640, 360))
    studio = Studio(screen, assets_dir(), "en")
    states.poses()[name](studio)
    studio.front.draw(screen.canvas)
    places = studio.table.places
    line = studio.table.picture.shown.line
    tile = pygame.Rect(places.camera.pixels(places.layout(line).placed[-1].rect))
    seen = screen.canvas.subsurface(tile)
    dots = [seen.get_at((x, y)) for x in range(tile.width) for y in range(tile.height)]
    assert sum(dot.g > LIGHT for dot in dots) > len(dots) / 2
    screen.close()
