"""Every half on the table and in the hand is read off the finished 1280x720 picture."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, partial
from itertools import product
from pathlib import Path

import pygame
import pytest

from game.engine.art import Art, Atlas
from game.engine.screen.compose import Look
from game.engine.screen.offscreen import OffscreenPresenter
from game.engine.screen.scanlines import Scanlines
from game.lab.studio import Studio, match_where
from game.layout.camera import Zoom
from game.rules.seat import Seat
from game.rules.state import State
from game.rules.tile import double_six
from game.scenes.table.paint.brush import SIZES
from tests.lab.pips import Box, UnreadableError, half

SCREEN = (1280, 720)
ASSETS = Path("assets")
TURNS: list[tuple[str, int, dict[str, str]]] = [
    ("mano-a-mano", 2, {}),
    ("mano-a-mano", 7, {}),
    ("nordeste", 4, {}),
    ("nordeste", 3, {}),
    ("express", 4, {"seats": "3"}),
    ("nordeste", 1, {}),
    ("all-fives", 6, {}),
    ("brasil", 5, {"seats": "3"}),
    ("mano-a-mano", 14, {}),
    ("mano-a-mano", 19, {}),
    ("all-fives", 4, {}),
    ("all-fives", 9, {}),
    ("all-fives", 16, {}),
    ("express", 6, {"seats": "3"}),
    ("express", 16, {"seats": "2x2"}),
    ("express", 23, {"seats": "2x2"}),
    ("brasil", 10, {"seats": "4"}),
]
"""Rule system, tiles on the table at least, options."""

LOOKS = [pytest.param(Look(scanlines=lines), id=lines.name.lower()) for lines in Scanlines]
HIGHEST = 6
INKS = ["colour", "grey"]

Seen = list[tuple[int, Box]]
"""Pips, and where they should be read."""


def own_turn(laid: int, state: State) -> bool:
    return state.turn is Seat.A and len(state.line.laid) >= laid


@dataclass(frozen=True)
class Table:
    """A canvas, what lies on the table and in the hand, and how near it is seen."""

    canvas: pygame.Surface
    table: Seen
    hand: Seen
    zoom: Zoom


@cache
def tables() -> list[Table]:
    presenter, found = OffscreenPresenter(SCREEN), []
    for variant, laid, options in TURNS:
        studio = Studio(presenter, ASSETS, "en")
        studio.sit_at(match_where(partial(own_turn, laid), variant, options))
        studio.run(1.6)
        studio.front.draw(presenter.canvas)
        zoom = studio.table.places.camera.size
        found.append(Table(presenter.canvas.copy(), *halves(studio), zoom))
    presenter.close()
    return found


def halves(studio: Studio) -> tuple[Seen, Seen]:
    places, picture = studio.table.places, studio.table.picture
    table: Seen = [
        (pips, places.camera.pixels(square))
        for placed in places.layout(picture.shown.line).placed
        for pips, square in placed.halves
    ]
    hand: Seen = []
    for tile in picture.cursor.hand:
        x, y = picture.tray.at(tile)
        hand += [(tile.high, (x, y, 24, 24)), (tile.low, (x, y + 24, 24, 24))]
    return table, hand


def finished(canvas: pygame.Surface, look: Look, ink: str) -> pygame.Surface:
    """The canvas as a screen shows it."""
    presenter = OffscreenPresenter(SCREEN, look)
    presenter.canvas.blit(canvas, (0, 0))
    presenter.present()
    picture = presenter.picture
    presenter.close()
    return pygame.transform.grayscale(picture) if ink == "grey" else picture


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("look", LOOKS)
def test_every_half_of_a_played_table_is_read(look: Look, ink: str) -> None:
    for each in tables():
        picture = finished(each.canvas, look, ink)
        for pips, box in (*each.table, *each.hand):
            assert half(picture, box) == pips, box


def test_the_tables_show_every_size_and_every_half() -> None:
    assert {each.zoom for each in tables()} == set(Zoom)
    for zoom in Zoom:
        seen = {pips for each in tables() if each.zoom is zoom for pips, _ in each.table}
        assert seen == set(range(HIGHEST + 1))
    assert len({pips for each in tables() for pips, _ in each.hand}) >= HIGHEST


def pages(zoom: Zoom) -> Iterator[list[tuple[str, Box, Box]]]:
    """Every tile in every direction on the felt, page by page: its sprite and its two halves."""
    names = [f"{tile}/{way}" for way, tile in product("nesw", double_six())]
    pitch, side = 4 * zoom + 4, 2 * zoom
    across, down = 480 // pitch, 216 // pitch
    for start in range(0, len(names), across * down):
        page = []
        for place, name in enumerate(names[start : start + across * down]):
            x, y = 82 + place % across * pitch, 50 + place // across * pitch
            aside = (0, side) if name[-1] in "ns" else (side, 0)
            near, far = (x, y, side, side), (x + aside[0], y + aside[1], side, side)
            page.append((name, near, far) if name[-1] in "nw" else (name, far, near))
        yield page


@pytest.mark.parametrize("ink", INKS)
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("zoom", Zoom)
def test_every_tile_is_read_in_every_direction_and_size(zoom: Zoom, look: Look, ink: str) -> None:
    tiles, bed = Art(ASSETS).sheet(Atlas.TILES), tables()[0].canvas.copy()
    bed.fill(bed.get_at((100, 60)), (80, 48, 480, 216))
    read = 0
    for page in pages(zoom):
        canvas = bed.copy()
        for name, first, second in page:
            corner = min(first[0], second[0]), min(first[1], second[1])
            tiles.blit(canvas, f"{SIZES[zoom]}/{name}", corner)
        picture = finished(canvas, look, ink)
        for name, *boxes in page:
            high, low = (int(pips) for pips in name.split("/")[0].split("-"))
            assert [half(picture, box) for box in boxes] == [high, low], name
            read += 1
    assert read == 4 * len(double_six())


@pytest.mark.parametrize("look", LOOKS)
def test_a_pip_that_is_lost_is_missed(look: Look) -> None:
    """The reader can fail: a six with one of its pips painted over is a six no more."""
    close = next(each for each in tables() if 6 in {pips for pips, _ in each.hand})
    (x, y, _, _) = next(box for pips, box in close.hand if pips == HIGHEST)
    assert half(finished(close.canvas, look, "grey"), (x, y, 24, 24)) == HIGHEST
    for column, row in product((3, 17), (3, 10, 17)):
        spoiled = close.canvas.copy()
        spoiled.fill(spoiled.get_at((x + 12, y + 12)), (x + column, y + row, 5, 5))
        with pytest.raises(UnreadableError):
            half(finished(spoiled, look, "grey"), (x, y, 24, 24))
