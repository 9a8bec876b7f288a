from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.art import Art, Atlas

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.engine.sheet import Sheet

PAIRS = [(high, low) for high in range(7) for low in range(high + 1)]
SIZES = {
    "table": (12, 24, 2, (2, 5, 8)),
    "near": (16, 32, 3, (2, 6, 10)),
    "hand": (24, 48, 4, (3, 10, 17)),
}
UPRIGHT = {
    "": 0,
    "11": 1,
    "0022": 2,
    "001122": 3,
    "00022022": 4,
    "0002112022": 5,
    "000102202122": 6,
}
DARK = 60
"""Luminance below which a sampled spot is a pip, 0-255."""


@pytest.fixture(scope="module")
def art() -> Art:
    return Art(Path("assets"))


@pytest.fixture(scope="module")
def tiles(art: Art) -> Sheet:
    return art.sheet(Atlas.TILES)


def grey(colour: pygame.Color) -> float:
    return 0.299 * colour.r + 0.587 * colour.g + 0.114 * colour.b


def half_seen(picture: pygame.Surface, x: int, y: int, size: str, turns: int) -> int:
    """The pips of a half whose square begins at x, y, read from grey pixels alone."""
    *_, pip, at = SIZES[size]
    pattern = set()
    for column in range(3):
        for row in range(3):
            spot = (x + at[column] + pip // 2, y + at[row] + pip // 2)
            if grey(picture.get_at(spot)) < DARK:
                seen = (column, row)
                for _ in range(turns % 4):
                    seen = seen[1], 2 - seen[0]
                pattern.add(f"{seen[0]}{seen[1]}")
    return UPRIGHT["".join(sorted(pattern))]


def halves(picture: pygame.Surface, size: str, direction: str) -> tuple[int, int]:
    """The half at the direction, and the other one."""
    side = SIZES[size][0]
    second = (0, side) if direction in "ns" else (side, 0)
    turns = "nesw".index(direction)
    first, other = (half_seen(picture, x, y, size, turns) for x, y in ((0, 0), second))
    return (first, other) if direction in "nw" else (other, first)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("direction", "nesw")
def test_every_half_is_read_from_grey_pixels(tiles: Sheet, size: str, direction: str) -> None:
    for high, low in PAIRS:
        picture = tiles.image(f"{size}/{high}-{low}/{direction}")
        assert halves(picture, size, direction) == (high, low)


@pytest.mark.parametrize("direction", "nesw")
def test_leaning_tiles_keep_every_pip_whole(art: Art, direction: str) -> None:
    sheet = art.sheet(Atlas.DRAG)
    beds = {tuple(art.palette[name]) for name in ("ink0", "ink1")}
    for high, low in PAIRS:
        for frame in range(5):
            picture = sheet.image(f"drag/{high}-{low}/{direction}/{frame}")
            blobs = list(pips(picture, beds))
            assert len(blobs) == high + low
            assert {len(blob) for blob in blobs} <= {12}


def pips(picture: pygame.Surface, beds: set[tuple[int, ...]]) -> Iterator[set[tuple[int, int]]]:
    left = {
        (x, y)
        for x in range(picture.width)
        for y in range(picture.height)
        if picture.get_at((x, y)).a and tuple(picture.get_at((x, y)))[:3] in beds
    }
    while left:
        blob, frontier = set(), [left.pop()]
        while frontier:
            x, y = frontier.pop()
            blob.add((x, y))
            near = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)} & left
            left -= near
            frontier.extend(near)
        yield blob


def test_native_sizes(tiles: Sheet, art: Art) -> None:
    assert tiles.rect("table/6-5/n").size == (12, 24)
    assert tiles.rect("table/6-5/e").size == (24, 12)
    # The front edges of the larger ones hang below their faces.
    assert tiles.rect("near/6-5/n").size == (16, 32 + 2)
    assert tiles.rect("near/6-5/e").size == (32, 16 + 2)
    assert tiles.rect("hand/6-5/n").size == (24, 48 + 3)
    assert tiles.rect("hand/6-5/w").size == (48, 24 + 3)
    assert tiles.rect("back/rack/n").size == (10, 20)
    assert tiles.rect("back/stock/n").size == (8, 16)
    assert art.sheet(Atlas.DRAG).entries["drag/6-5/n/2"].pivot == (3, 3)


@pytest.mark.parametrize("direction", "nesw")
@pytest.mark.parametrize("size", SIZES)
def test_light_falls_from_the_top_left(tiles: Sheet, art: Art, size: str, direction: str) -> None:
    picture = tiles.image(f"{size}/0-0/{direction}")
    middle = picture.width // 2, picture.height // 2
    lit, dark = art.palette["bone4"], art.palette["bone2"]
    assert tuple(picture.get_at((middle[0] // 2, 0)))[:3] == lit
    assert tuple(picture.get_at((0, middle[1] // 2)))[:3] == lit
    assert tuple(picture.get_at((picture.width - 1, middle[1] // 2)))[:3] == dark
    assert grey(picture.get_at((middle[0] // 2, picture.height - 1))) < grey(pygame.Color(*dark))


def test_a_tile_turned_round_is_the_other_one_lit_anew(tiles: Sheet) -> None:
    for size in SIZES:
        one, other = tiles.image(f"{size}/6-2/n"), tiles.image(f"{size}/6-2/s")
        assert one.get_size() == other.get_size()
        assert tiles.rect(f"{size}/3-3/n").size == tiles.rect(f"{size}/3-3/s").size
        assert tiles.entries[f"{size}/3-3/n"].area == tiles.entries[f"{size}/3-3/s"].area


def test_backs_tell_nothing_apart(tiles: Sheet) -> None:
    backs = {name.split("/")[1] for name in tiles.names("back/")}
    assert sorted(backs) == ["hand", "near", "rack", "stock", "table"]


def shape(canvas: pygame.Surface) -> frozenset[tuple[int, int]]:
    mask = pygame.mask.from_surface(canvas)
    width, height = mask.get_size()
    return frozenset((x, y) for x in range(width) for y in range(height) if mask.get_at((x, y)))


def test_marks_differ_by_shape(art: Art) -> None:
    """In grey, and drawn around or on the same tile, no two marks leave the same picture."""
    kit = art.sheet(Atlas.KIT)
    tile = pygame.Rect(20, 20, 24, 48)
    shapes = {}
    for name in ("mark/focus/0", "mark/last", "mark/selected", "socket/0"):
        canvas = pygame.Surface((64, 96), pygame.SRCALPHA)
        kit.nine(canvas, name, tile.inflate(6, 6))
        shapes[name] = shape(canvas)
    for name, at in (
        ("mark/playable/hand", tile.topleft),
        ("mark/tab/0", tile.midtop),
        ("mark/hint", tile.midtop),
        ("mark/dead", tile.center),
        ("mark/flag/0", tile.topright),
        ("mark/spinner/n", tile.center),
    ):
        canvas = pygame.Surface((64, 96), pygame.SRCALPHA)
        kit.blit(canvas, name, at)
        shapes[name] = shape(canvas)
    assert len(set(shapes.values())) == len(shapes)


@pytest.mark.parametrize("size", SIZES)
def test_a_half_by_itself_is_read_like_one_on_a_tile(tiles: Sheet, size: str) -> None:
    for pips in range(7):
        assert half_seen(tiles.image(f"half/{size}/{pips}"), 0, 0, size, 0) == pips
