"""Reads a picture as a reader's eye would: what was written, and whether it can be read.

Every line that a font draws onto the canvas is noted as it is drawn. When the picture is finished,
its pixels tell whether the line is all there, on what it stands, and what lies over it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import combinations
from unittest import mock

import pygame

from game.engine.font import Align, Font
from game.engine.palette import Colour, Ink
from game.scenes.front import Front

FULL_HD, DECK = 3, 2
"""Screen pixels for one of the canvas at 1920x1080 and at 1280x800."""

FLOORS = {FULL_HD: 18, DECK: 12}
COVERED, WHOLE = 0.02, 0.93
"""Less of a line than the first is seen: it lies under a page; paper may fall over a little."""

TOUCH = 2
"""Pixels that two lines may share: an accent reaches into a descender."""

SHARE = 0.12
"""A colour that makes up so much of what surrounds the letters is a ground that they stand on."""


@dataclass(frozen=True)
class Written:
    """A line as it was drawn."""

    text: str
    font: Font
    mask: pygame.mask.Mask
    at: tuple[int, int]
    ink: Ink
    clip: pygame.Rect
    fresh: pygame.Surface
    """The canvas as it was then."""

    @property
    def area(self) -> pygame.Rect:
        """The pixels of its letters, tightly."""
        rects = self.mask.get_bounding_rects()
        tight = rects[0].unionall(rects[1:]) if rects else pygame.Rect(0, 0, 0, 0)
        return tight.move(self.at)


@dataclass
class Page:
    """What was written on a canvas."""

    canvas: pygame.Surface
    lines: list[Written] = field(default_factory=list)
    cut: list[str] = field(default_factory=list)


@contextmanager
def reading(canvas: pygame.Surface) -> Iterator[Page]:
    """Notes what is written onto a canvas while this is open."""
    page = Page(canvas)
    draw, fit = Font.draw, Font.fit

    def noted(
        self: Font,
        surface: pygame.Surface,
        text: str,
        at: tuple[int, int],
        colour: Colour | Ink,
        align: Align = Align.LEFT,
    ) -> pygame.Rect:
        drawn = draw(self, surface, text, at, colour, align)
        if surface is canvas and text.strip():
            page.lines.append(_written(self, canvas, text, at, colour, align))
        return drawn

    def fitted(self: Font, text: str, width: int) -> str:
        shown = fit(self, text, width)
        if shown != text:
            page.cut.append(f"{text!r} cut to {shown!r}")
        return shown

    with mock.patch.object(Font, "draw", noted), mock.patch.object(Font, "fit", fitted):
        yield page


def read(front: Front, canvas: pygame.Surface) -> Page:
    """Draws what is on the screen, and notes what the scene on top writes there."""
    top = front.stack.top
    with reading(canvas) as page:

        def alone(onto: pygame.Surface) -> None:
            page.lines.clear()
            page.cut.clear()
            type(top).draw(top, onto)

        with mock.patch.object(top, "draw", alone):
            front.draw(canvas)
    return page


def _written(
    font: Font,
    canvas: pygame.Surface,
    text: str,
    at: tuple[int, int],
    colour: Colour | Ink,
    align: Align,
) -> Written:
    ink = colour if isinstance(colour, Ink) else Ink(colour, colour, colour, (0, 0, 0))
    x = at[0]
    if align is not Align.LEFT:
        x -= font.width(text) // (2 if align is Align.CENTRE else 1)
    plain = Ink(ink.face, ink.face, ink.face, None)
    mask = pygame.mask.from_surface(font.line(text, plain))
    return Written(text, font, mask, (x, at[1]), ink, canvas.get_clip(), canvas.copy())


def faults(page: Page, *, capital: int, ratio: float) -> list[str]:
    """What cannot be read, a sentence each.

    Args:
        page: what was written.
        capital: pixels of the canvas that a capital must have at least.
        ratio: contrast that letters must have to what they stand on.
    """
    seen = [
        (line, part)
        for place, line in enumerate(page.lines)
        if (part := _seen(page.canvas, line, page.lines[place + 1 :])) > COVERED
        and not (part < WHOLE and _painted_over(page.canvas, line))
    ]
    told = [f"cut: {cut}" for cut in page.cut]
    for line, part in seen:
        told += _faults_of(page.canvas, line, part, capital, ratio)
    for (one, _), (two, _) in combinations(seen, 2):
        if one.area.colliderect(two.area) and not _rewritten(one, two):
            offset = two.at[0] - one.at[0], two.at[1] - one.at[1]
            touching = one.mask.overlap_area(two.mask, offset) > TOUCH
            if touching or _crossing(one.area, two.area):
                told.append(f"overlap: {one.text!r} and {two.text!r} at {one.area.clip(two.area)}")
    return told


def _faults_of(
    canvas: pygame.Surface, line: Written, part: float, capital: int, ratio: float
) -> Iterator[str]:
    where = f"{line.text!r} at {tuple(line.area)}"
    if not line.clip.clip(canvas.get_rect()).contains(line.area):
        yield f"clipped: {where} by {tuple(line.clip)}"
    if part < WHOLE:
        yield f"covered: {where}, {part:.0%} is seen"
    if line.font.capital < capital:
        yield f"small: {where}, capitals of {line.font.capital}"
    for scale, floor in FLOORS.items():
        if line.font.capital * scale < floor:
            yield f"under the floor: {where} at {scale}x"
    for ground, grey in _grounds(canvas, line):
        found = min(contrast(line.ink.face, ground), contrast(_grey(line.ink.face), grey))
        if found < ratio:
            yield f"faint: {where}, {found:.1f}:1 on {ground}"


def _seen(canvas: pygame.Surface, line: Written, later: list[Written]) -> float:
    """The part of a line's pixels that still have its colours, or those of its term."""
    terms = [other for other in later if _rewritten(line, other)]
    ours = {tone for each in (line, *terms) for tone in _tones(each)}
    others = [other for other in later if other.area.colliderect(line.area)]
    over = {at for other in others if other not in terms for at in _pixels(canvas, other)}
    pixels = [at for at in _pixels(canvas, line) if at not in over]
    shown = sum(tuple(canvas.get_at(at)[:3]) in ours for at in pixels)
    return shown / len(pixels) if pixels else 0.0


def _painted_over(canvas: pygame.Surface, line: Written) -> bool:
    """Whether most of what lies between the letters is no longer what it was."""
    area = line.area.clip(canvas.get_rect())
    ground = [
        (x, y)
        for x in range(area.left, area.right)
        for y in range(area.top, area.bottom)
        if not line.mask.get_at((x - line.at[0], y - line.at[1]))
    ]
    changed = sum(canvas.get_at(at) != line.fresh.get_at(at) for at in ground)
    return bool(ground) and changed > len(ground) / 2


def _tones(line: Written) -> set[Colour]:
    return {line.ink.face, line.ink.light, line.ink.shade}


def _pixels(canvas: pygame.Surface, line: Written) -> Iterator[tuple[int, int]]:
    """The canvas pixels of a line that its clip lets through."""
    clip = line.clip.clip(canvas.get_rect())
    width, height = line.mask.get_size()
    for y in range(height):
        for x in range(width):
            at = x + line.at[0], y + line.at[1]
            if line.mask.get_at((x, y)) and clip.collidepoint(at):
                yield at


def _grounds(canvas: pygame.Surface, line: Written) -> Iterator[tuple[Colour, Colour]]:
    """The colours next to the letters that are not their own, and the same in grey."""
    ours = set(_pixels(canvas, line))
    own = _tones(line)
    around: Counter[Colour] = Counter()
    bounds = canvas.get_rect()
    for x, y in ours:
        for at in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
            if at not in ours and bounds.collidepoint(at):
                red, green, blue, _ = canvas.get_at(at)
                around[red, green, blue] += 1
    total = sum(around.values())
    for colour, count in around.items():
        if count >= SHARE * total and colour not in own:
            yield colour, _grey(colour)


def _rewritten(one: Written, two: Written) -> bool:
    """Whether a line was written again over its own beginning, in another colour."""
    return one.at == two.at and one.text.startswith(two.text)


def _crossing(one: pygame.Rect, two: pygame.Rect) -> bool:
    """Whether two lines stand in each other's way, and do not just reach into a gap."""
    shared = one.clip(two)
    return shared.width > 2 and shared.height > min(one.height, two.height) // 3


def _grey(colour: Colour) -> Colour:
    """As on a screen without colours."""
    red, green, blue = colour
    level = round(0.299 * red + 0.587 * green + 0.114 * blue)
    return level, level, level


def contrast(one: Colour, two: Colour) -> float:
    """The contrast of two colours, 1 to 21, as WCAG 2 reckons it."""
    light, dark = sorted((luminance(one), luminance(two)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Colour) -> float:
    """How light a colour is, 0 to 1."""
    red, green, blue = (
        part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4
        for part in (level / 255 for level in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
