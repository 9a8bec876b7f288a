"""The scoreboard's two pictures: the rounds as a table, the totals as a race to the target."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.ui.panel import Panel
from game.rules.seat import Seating

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.ui.look import Look
    from game.scenes.tally import Row, Tally

AIR = 8
TOKENS = ("token/seat/a", "token/seat/b", "token/seat/c", "token/seat/d")
MOST_STONES = 12
"""Up to this target the race is run by stones, above it along a bar."""

STONE = 13
BAR, WIDE_BAR = 10, 18
"""Heights of a bar among many sides, and among two."""

NUMBER = 26
"""Width of the column of the rounds' numbers, in pixels."""


def draw_rounds(
    canvas: pygame.Surface, look: Look, area: pygame.Rect, tally: Tally, heading: str
) -> None:
    """Paints a row for each of the last rounds and a column for each side."""
    Panel.SCREEN.draw(canvas, look, area)
    body = look.body
    inner = area.inflate(-2 * AIR, -2 * AIR)
    step = (inner.width - NUMBER) // len(tally.rows)
    line = body.line_height + 1
    body.draw(canvas, heading, inner.topleft, look.ink("sea3"))
    for row in tally.rows:
        right = inner.x + NUMBER + step * (row.side + 1)
        token = look.kit.rect(TOKENS[row.side])
        look.kit.blit(canvas, TOKENS[row.side], (right - token.width, inner.y))
    room = (inner.height - line - 2) // line
    first = max(0, len(tally.numbers) - room)
    for place, index in enumerate(range(first, len(tally.numbers))):
        y = inner.y + line + 2 + place * line
        last = index == len(tally.numbers) - 1
        body.draw(canvas, str(tally.numbers[index]), (inner.x, y), look.ink("sea3"))
        for row in tally.rows:
            right = inner.x + NUMBER + step * (row.side + 1)
            gain = row.gains[index]
            colour = "brass3" if last and gain else "bone4" if gain else "bone1"
            body.draw(canvas, signed(gain), (right, y), look.ink(colour), Align.RIGHT)


def draw_race(
    canvas: pygame.Surface,
    look: Look,
    area: pygame.Rect,
    tally: Tally,
    names: Sequence[str],
    goal: str,
) -> None:
    """Paints each side's way to the target."""
    Panel.INSET.draw(canvas, look, area)
    inner = area.inflate(-2 * AIR, -2 * AIR)
    body = look.body
    body.draw(canvas, goal, (inner.right, inner.y), look.ink("bone2"), Align.RIGHT)
    top = inner.y + body.line_height
    step = (inner.bottom - top) // len(tally.rows)
    for place, row in enumerate(tally.rows):
        track = pygame.Rect(inner.x, top + place * step, inner.width, step)
        _draw_runner(canvas, look, track, row, names[row.side], tally)


def signed(points: int) -> str:
    """A gain with its sign."""
    return f"+{points}" if points > 0 else str(points)


def _draw_runner(
    canvas: pygame.Surface, look: Look, track: pygame.Rect, row: Row, name: str, tally: Tally
) -> None:
    body, target = look.body, tally.target
    height = WIDE_BAR if len(tally.rows) == len(Seating.TWO.sides) else BAR
    y = track.y + (track.height - body.line_height - height - 2) // 2
    token = look.kit.rect(TOKENS[row.side])
    look.kit.blit(canvas, TOKENS[row.side], (track.x, y))
    x = track.x + token.width + 5
    total = str(row.total)
    body.draw(canvas, total, (track.right, y), look.ink("brass3"), Align.RIGHT)
    room = track.right - body.width(total) - 8 - x
    body.draw(canvas, body.fit(name, room), (x, y), look.ink("bone4"))
    way = pygame.Rect(track.x, y + body.line_height + 2, track.width, height)
    if target <= MOST_STONES:
        _draw_stones(canvas, look, way, row, target)
    else:
        _draw_bar(canvas, look, way, row, target)


def _draw_stones(
    canvas: pygame.Surface, look: Look, way: pygame.Rect, row: Row, target: int
) -> None:
    for stone in range(target):
        name = "token/stone/on" if stone < row.total else "token/stone/off"
        look.kit.blit(canvas, name, (way.x + stone * STONE, way.y))


def _draw_bar(canvas: pygame.Surface, look: Look, way: pygame.Rect, row: Row, target: int) -> None:
    look.kit.nine(canvas, "slider/rail", way)
    inner = way.inflate(-4, -4)
    reached = inner.width * min(max(row.total, 0), target) // target
    before = inner.width * min(max(row.before, 0), target) // target
    if reached > 0:
        look.kit.nine(canvas, "slider/fill", pygame.Rect(inner.topleft, (reached, inner.height)))
    if reached > before > 0:
        canvas.fill(look.palette["bone4"], (inner.x + before, inner.y, 1, inner.height))
