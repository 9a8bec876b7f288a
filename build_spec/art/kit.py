"""The kit: frames from rings of colour, sprites drawn as text, and what is made by rule."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING

from build_spec.art.palette import ArtError, Palette
from build_spec.art.raster import Grid, painted
from build_spec.art.sprites import CLEAR, Sprite, read_sprites

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent / "sources" / "kit"
TEXTS = ("colours", "kit", "marks", "props", "dip")
DASH = 4
"""Pixels of a dash and its gap together."""

SOCKET = 12
BULB = 8
ROTARY, ROTARY_POSES = 17, 13
"""Size of a rotary switch, and its poses from one end to the other."""

SLANT = 3
"""Pixels, across the light, of the band of a knob that is neither lit nor shaded."""

LAMP = ("kkkkk", "kwofk", "kooxk", "kfxyk", "kkkkk")


def kit(palette: Palette) -> Iterator[tuple[str, Sprite]]:
    """Every sprite of the kit by name."""
    drawn = read_sprites([HERE / f"{name}.txt" for name in TEXTS], palette)
    letters = read_key(palette)
    yield from _frames(letters, drawn)
    yield from ((name, sprite) for name, sprite in drawn.items() if "/" in name)
    yield from _sockets(letters)
    yield from _rings(letters)
    yield from _rotaries(letters)
    yield from _marquees(letters)


def read_key(palette: Palette, source: Path = HERE / "colours.txt") -> dict[str, int]:
    """The letters of the kit with their palette indices."""
    words = [line.split()[1:] for line in source.read_text("utf-8").splitlines() if line[0] == "k"]
    pairs = [pair for row in words for pair in zip(row[::2], row[1::2], strict=True)]
    return {letter: palette.index(colour) for letter, colour in pairs} | {CLEAR: 0}


def _frames(letters: dict[str, int], drawn: dict[str, Sprite]) -> Iterator[tuple[str, Sprite]]:
    for line in (HERE / "frames.txt").read_text("utf-8").splitlines():
        if not line or line.startswith(";"):
            continue
        name, *words = line.split()
        fields = _fields(words)
        try:
            rings = [(letters[ring[0]], letters[ring[1]]) for ring in fields["rings"]]
            fill = [letters[letter] for letter in fields["fill"][0]]
            foot = [letters[letter] for letter in fields.get("foot", [""])[0]]
            grid = _framed(rings, fill, int(fields["cut"][0]), foot)
        except (KeyError, IndexError) as error:
            raise ArtError(f"frames.txt: {name}: {error} is missing or no colour") from None
        edge = max(len(rings), int(fields["cut"][0]))
        for stud in fields.get("stud", []):
            edge = max(edge, _studded(grid, drawn[stud].grid, 2))
        yield name, Sprite(grid, (0, 0), (edge, edge, edge, edge + len(foot)))


def _fields(words: list[str]) -> dict[str, list[str]]:
    fields: dict[str, list[str]] = {}
    for word in words:
        if word in {"cut", "rings", "fill", "stud", "foot"}:
            fields[word] = []
        else:
            fields[list(fields)[-1]].append(word)
    return fields


def _framed(rings: list[tuple[int, int]], fill: list[int], cut: int, foot: list[int]) -> Grid:
    """Rings around a fill; a foot is a second bottom edge that the frame stands on."""
    size = 2 * max(len(rings), cut) + 4
    grid = Grid(size, size)
    for step, (lit, dark) in enumerate(rings):
        span = size - 2 * step
        grid.fill(step, step, span, span, dark)
        grid.fill(step, step, span - 1, 1, lit)
        grid.fill(step, step, 1, span - 1, lit)
        _round(grid, step, max(cut - step, 0), rings[max(step - 1, 0)] if step else (0, 0))
    inner = size - 2 * len(rings)
    for row in range(inner):
        grid.fill(len(rings), len(rings) + row, inner, 1, fill[row % len(fill)])
    return _footed(grid, foot)


def _round(grid: Grid, step: int, cut: int, outer: tuple[int, int]) -> None:
    """Clips the corners of a ring in a slant, giving them to the ring outside of it."""
    far = grid.width - 1 - step
    for y in range(cut):
        for x in range(cut - y):
            grid.put(step + x, step + y, outer[0])
            grid.put(far - x, step + y, outer[0])
            grid.put(step + x, far - y, outer[0])
            grid.put(far - x, far - y, outer[1])


def _footed(grid: Grid, foot: list[int]) -> Grid:
    out = Grid(grid.width, grid.height + len(foot))
    for drop in range(len(foot), 0, -1):
        out.paste(painted(grid, foot[drop - 1]), 0, drop)
    out.paste(grid, 0, 0)
    return out


def _studded(grid: Grid, stud: Grid, inset: int) -> int:
    for x in (inset, grid.width - inset - stud.width):
        for y in (inset, grid.height - inset - stud.height):
            grid.paste(stud, x, y)
    return inset + stud.width


def _sockets(letters: dict[str, int]) -> Iterator[tuple[str, Sprite]]:
    """Where a tile may be laid: dashes that walk around, over a darker bed."""
    for kind, inks in (("socket", "lh"), ("socket/hot", "oz")):
        for frame in range(DASH):
            grid = Grid(SOCKET, SOCKET, letters["#"])
            last = SOCKET - 1
            for place in range(1, last):
                there = letters[inks[(place - frame) % DASH // 2]]
                back = letters[inks[(place + frame) % DASH // 2]]
                grid.put(place, 0, there)
                grid.put(last, place, there)
                grid.put(place, last, back)
                grid.put(0, place, back)
            for x, y in ((0, 0), (last, 0), (0, last), (last, last)):
                grid.put(x, y, 0)
            yield f"{kind}/{frame}", Sprite(grid, (0, 0), (DASH, DASH, DASH, DASH))


def _rings(letters: dict[str, int]) -> Iterator[tuple[str, Sprite]]:
    """A ring that spreads from an end that scored: eight-sided, thinner as it grows."""
    for frame, inks in enumerate(("wo", "ox", "xy", "y", "z")):
        radius = 6 + 2 * frame
        size = 2 * radius + 1
        grid = Grid(size, size)
        for y in range(size):
            for x in range(size):
                dx, dy = abs(x - radius), abs(y - radius)
                away = radius - max(dx, dy, (dx + dy) * 5 // 7)
                if 0 <= away < len(inks):
                    grid.put(x, y, letters[inks[away]])
        yield f"fx/ring/{frame}", Sprite(grid, (radius, radius))


def _rotaries(letters: dict[str, int]) -> Iterator[tuple[str, Sprite]]:
    """A rotary switch from the first position to the last, three quarters of a turn on."""
    middle, reach = ROTARY // 2, ROTARY // 2 - 3
    for pose in range(ROTARY_POSES):
        turn = math.radians(-135 + 270 * pose / (ROTARY_POSES - 1))
        grid = Grid(ROTARY, ROTARY)
        for y in range(ROTARY):
            for x in range(ROTARY):
                grid.put(x, y, letters[_knob(x - middle, y - middle)])
        for step in range(2 * reach):
            along, beside = math.sin(turn) * step / 2, -math.cos(turn) * step / 2
            x, y = middle + round(along), middle + round(beside)
            grid.fill(x, y, 2, 2, letters["q" if step > reach else "k"])
        yield f"dip/rotary/{pose}", Sprite(grid, (middle, middle))


def _knob(dx: int, dy: int) -> str:
    """The letter of a pixel of a round knob, lit from the top left."""
    away = math.hypot(dx, dy)
    if away > ROTARY / 2:
        return CLEAR
    if away > ROTARY / 2 - 1:
        return "k"
    towards = (dx + dy) // SLANT
    if away > ROTARY / 2 - 3:
        return "w" if towards < 0 else "u" if towards else "f"
    return "f" if towards <= 0 else "t"


def _marquees(letters: dict[str, int]) -> Iterator[tuple[str, Sprite]]:
    """A frame of bulbs that chase each other in two frames; sides in multiples of 16 fit it."""
    dark = {"w": "c", "o": "b", "x": "b", "y": "a", "f": "b", "k": "k"}
    lit = {"w": "w", "o": "o", "x": "x", "y": "y", "f": "o", "k": "z"}
    size, bulb = 4 * BULB, BULB
    for frame in range(2):
        grid = Grid(size, size, letters["k"])
        grid.fill(1, 1, size - 2, size - 2, letters["p"])
        grid.fill(bulb - 1, bulb - 1, size - 2 * bulb + 2, size - 2 * bulb + 2, letters["k"])
        grid.fill(bulb, bulb, size - 2 * bulb, size - 2 * bulb, letters["1"])
        for step in range(4):
            key = lit if step % 2 == frame else dark
            far, on = size - bulb, bulb * step
            for x, y in ((on, 0), (far, on), (far - on, far), (0, far - on)):
                _stamp(grid, x + 1, y + 1, [[letters[key[c]] for c in row] for row in LAMP])
        yield f"panel/marquee/{frame}", Sprite(grid, (0, 0), (bulb, bulb, bulb, bulb))


def _stamp(grid: Grid, x: int, y: int, rows: list[list[int]]) -> None:
    for dy, row in enumerate(rows):
        for dx, index in enumerate(row):
            grid.put(x + dx, y + dy, index)
