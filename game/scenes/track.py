"""The totals as a race to the target: a cribbage track with pegs, or a row of stones."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.ui.panel import Panel
from game.scenes.chart import AIR, INKS, draw_tokens

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.ui.look import Look
    from game.rules.seat import Seat
    from game.scenes.faces import Faces
    from game.scenes.tally import Row

MOST_STONES = 12
"""Up to this target the race is run by stones, above it by pegs."""

STONE = 18
"""A stone's side: twice the kit's, so that few of them fill the way."""

PLANK = 13
STEPS = (5, 10, 20, 25, 50, 100)
"""Points from one hole to the next."""

SPACING = 9
"""Pixels between holes at least."""

FLAG = 12
"""Width kept free at the end of the way for the flag."""

GAP = 6


@dataclass(frozen=True, slots=True)
class Race:
    """What the race shows.

    Attributes:
        rows: by side.
        names: of the sides.
        members: the seats of each side.
        target: where the flag stands.
        goal: the target in words.
    """

    rows: Sequence[Row]
    names: Sequence[str]
    members: Sequence[Sequence[Seat]]
    target: int
    goal: str


def draw_race(
    canvas: pygame.Surface, look: Look, area: pygame.Rect, race: Race, faces: Faces
) -> None:
    """Paints each side's way to the target."""
    Panel.INSET.draw(canvas, look, area)
    inner = area.inflate(-2 * AIR, -2 * AIR)
    look.body.draw(canvas, race.goal, inner.topright, look.ink("bone2"), Align.RIGHT)
    top = inner.y + look.body.line_height
    step = (inner.bottom - top) // len(race.rows)
    for place, row in enumerate(race.rows):
        lane = pygame.Rect(inner.x, top + place * step, inner.width, step)
        left = _draw_faces(canvas, lane, race.members[row.side], faces)
        _draw_runner(canvas, look, pygame.Rect(left, lane.y, lane.right - left, step), row, race)


def spacing(target: int, width: int) -> int:
    """Points from one hole to the next, so that holes do not touch on a way of some pixels."""
    return next((step for step in STEPS if width * step // target >= SPACING), target)


def _draw_faces(
    canvas: pygame.Surface, lane: pygame.Rect, seats: Sequence[Seat], faces: Faces
) -> int:
    """Paints the faces of a side; returns the x behind them."""
    x, y = lane.x, lane.y + (lane.height - faces.small) // 2
    for seat in seats:
        faces.draw_small(canvas, seat, (x, y))
        x += faces.small + 2
    return x + GAP - 2


def _draw_runner(
    canvas: pygame.Surface, look: Look, lane: pygame.Rect, row: Row, race: Race
) -> None:
    body = look.body
    stones = race.target <= MOST_STONES
    height = STONE if stones else PLANK
    y = lane.y + (lane.height - body.line_height - height - 2) // 2
    seats = race.members[row.side]
    x = (
        lane.x
        + GAP // 2
        + draw_tokens(
            canvas, look, seats, (lane.x + look.kit.rect("token/seat/a").width * len(seats), y)
        )
    )
    total = str(row.total)
    body.draw(canvas, total, (lane.right, y), look.ink("brass3"), Align.RIGHT)
    room = lane.right - body.width(total) - AIR - x
    body.draw(canvas, body.fit(race.names[row.side], room), (x, y), look.ink("bone4"))
    way = pygame.Rect(lane.x, y + body.line_height + 2, lane.width, height)
    if stones:
        _draw_stones(canvas, look, way, row, race.target)
    else:
        _draw_track(canvas, look, way, row, race.target)


def _draw_stones(
    canvas: pygame.Surface, look: Look, way: pygame.Rect, row: Row, target: int
) -> None:
    room = way.width - STONE - FLAG
    for stone in range(target):
        name = "token/stone/on" if stone < row.total else "token/stone/off"
        big = pygame.transform.scale(look.kit.image(name), (STONE, STONE))
        canvas.blit(big, (way.x + room * stone // max(target - 1, 1), way.y))
    look.kit.blit(canvas, "mark/flag/0", (way.right - FLAG + 2, way.bottom - 2))


def _draw_track(
    canvas: pygame.Surface, look: Look, way: pygame.Rect, row: Row, target: int
) -> None:
    """A plank with holes, the peg of before and the peg of now, and the flag behind the last."""
    plank = pygame.Rect(way.x, way.y, way.width - FLAG, way.height)
    _draw_plank(canvas, look, plank)
    first, long = plank.x + 6, plank.width - 13
    middle = plank.centery
    ahead, behind = (
        first + long * min(max(n, 0), target) // target for n in (row.total, row.before)
    )
    canvas.fill(look.palette["wood1"], (first, middle, long, 1))
    canvas.fill(look.palette[INKS[row.side]], (first, middle - 1, ahead - first, 3))
    canvas.fill(look.palette["bone4"], (behind, middle, max(ahead - behind, 0), 1))
    for points in (*range(0, target, spacing(target, long)), target):
        look.kit.blit(canvas, "token/peg/off", (first + long * points // target - 2, middle - 2))
    for x in (behind, ahead):
        look.kit.blit(canvas, "token/peg/on", (x - 2, middle - 2))
    look.kit.blit(canvas, "mark/flag/0", (plank.right + 2, plank.bottom - 2))


def _draw_plank(canvas: pygame.Surface, look: Look, plank: pygame.Rect) -> None:
    palette = look.palette
    canvas.fill(palette["ink0"], plank)
    wood = plank.inflate(-2, -2)
    canvas.fill(palette["wood2"], wood)
    canvas.fill(palette["wood3"], (wood.x, wood.y, wood.width, 1))
    canvas.fill(palette["wood0"], (wood.x, wood.bottom - 1, wood.width, 1))
