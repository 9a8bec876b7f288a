"""The finished rounds as a list: how each ended, and a bar for what it brought to whom."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.ui.panel import Panel
from game.rules.result import Ending, Finish

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.ui.look import Look
    from game.rules.result import RoundResult
    from game.rules.seat import Seat
    from game.scenes.tally import Row, Tally

AIR = 8
TOKENS = ("token/seat/a", "token/seat/b", "token/seat/c", "token/seat/d")
"""By seat."""

INKS = ("sea3", "rose2", "brass2", "felt3")
"""The tokens' colours."""

NUMBER, ENDED = 18, 84
"""Widths of the columns of the rounds' numbers, and of how they ended, in pixels."""

BAR = 2
LINE_AIR = 4
"""Room below a line of text for its bars."""

_FINISHES = {
    Finish.DOUBLE: "table.banner.double",
    Finish.BOTH_ENDS: "table.banner.both-ends",
    Finish.CROSSED: "table.banner.crossed",
}


def ended(result: RoundResult) -> str:
    """The catalogue key of how a round ended, in a word."""
    match result.ending:
        case Ending.BLOCKED:
            return "table.banner.blocked"
        case Ending.DOMINO if result.award.finish in _FINISHES:
            return _FINISHES[result.award.finish]
        case Ending.TARGET:
            return "table.banner.target"
        case Ending.DOMINO | Ending.DOUBLES:
            return "table.banner.out" if result.out is not None else "result.heading"


@dataclass(frozen=True, slots=True)
class Rounds:
    """What the list shows.

    Attributes:
        tally: the points.
        heading: of the column of numbers.
        endings: how each round ended, in a word.
        members: the seats of each side.
    """

    tally: Tally
    heading: str
    endings: Sequence[str]
    members: Sequence[Sequence[Seat]]


def draw_rounds(canvas: pygame.Surface, look: Look, area: pygame.Rect, rounds: Rounds) -> None:
    """Paints a row for each of the last rounds and a column for each side."""
    Panel.SCREEN.draw(canvas, look, area)
    body, tally = look.body, rounds.tally
    inner = area.inflate(-2 * AIR, -2 * AIR)
    step = (inner.width - NUMBER - ENDED) // len(tally.rows)
    body.draw(canvas, rounds.heading, inner.topleft, look.ink("sea3"))
    for place, row in enumerate(tally.rows):
        right = inner.right - step * (len(tally.rows) - 1 - place)
        draw_tokens(canvas, look, rounds.members[row.side], (right, inner.y))
    line = body.line_height + LINE_AIR
    top = inner.y + line
    room = (inner.bottom - top) // line
    first = max(0, len(tally.numbers) - room)
    for place, index in enumerate(range(first, len(tally.numbers))):
        _draw_round(canvas, look, inner.move(0, line * (place + 1)), rounds, index)


def draw_tokens(
    canvas: pygame.Surface, look: Look, seats: Sequence[Seat], right: tuple[int, int]
) -> int:
    """Paints the tokens of a side, ending at a top right pixel; returns their width."""
    width = look.kit.rect(TOKENS[0]).width
    for place, seat in enumerate(reversed(seats)):
        look.kit.blit(canvas, TOKENS[seat], (right[0] - width * (place + 1), right[1]))
    return width * len(seats)


def signed(points: int) -> str:
    """A gain with its sign."""
    return f"+{points}" if points > 0 else str(points)


def _draw_round(
    canvas: pygame.Surface, look: Look, inner: pygame.Rect, rounds: Rounds, index: int
) -> None:
    body, tally, y = look.body, rounds.tally, inner.y
    last = index == len(tally.numbers) - 1
    step = (inner.width - NUMBER - ENDED) // len(tally.rows)
    body.draw(canvas, str(tally.numbers[index]), (inner.x, y), look.ink("sea3"))
    how = body.fit(rounds.endings[index], ENDED)
    body.draw(canvas, how, (inner.x + NUMBER, y), look.ink("bone4" if last else "sea4"))
    most = max(1, *(abs(gain) for row in tally.rows for gain in row.gains))
    for place, row in enumerate(tally.rows):
        right = inner.right - step * (len(tally.rows) - 1 - place)
        box = pygame.Rect(right - step, y, step, body.line_height)
        _draw_gain(canvas, look, box, row, (index, most))


def _draw_gain(
    canvas: pygame.Surface, look: Look, box: pygame.Rect, row: Row, of: tuple[int, int]
) -> None:
    """Paints a gain in its box, and below it a bar against the highest gain of all."""
    index, most = of
    gain, last = row.gains[index], index == len(row.gains) - 1
    colour = "brass3" if last and gain else "bone4" if gain else "bone1"
    look.body.draw(canvas, signed(gain), box.topright, look.ink(colour), Align.RIGHT)
    long = max((box.width - AIR) * abs(gain) // most, 1) if gain else 0
    bar = pygame.Rect(box.right - long, box.bottom, long, BAR)
    canvas.fill(look.palette["ink0"], bar.move(1, 1))
    canvas.fill(look.palette[INKS[row.side] if gain > 0 else "rose1"], bar)
