"""Choosing among open ends by direction: from where the focus is, where does a press lead?

On a cross the four directions are the four arms, wherever these have wandered. Otherwise, and for
a direction whose own arm does not take the tile, the nearest end that lies that way is meant. A
two-ended line that has turned may well have its east end in the west: then left leads there.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.layout.lattice import Facing
from game.rules.line import Arm

Box = tuple[int, int, int, int]
"""Top left corner and size; a `Rect` is one."""

ASIDE = 2
"""How much a unit to the side weighs against a unit in the direction pressed."""

ROUND = (Arm.W, Arm.N, Arm.E, Arm.S)


def first(ends: Mapping[Arm, Box]) -> Arm | None:
    """The end that has the focus before any press: the first clockwise from west, None of none."""
    return next((arm for arm in ROUND if arm in ends), None)


def step(ends: Mapping[Arm, Box], current: Arm | None, heading: Facing) -> Arm | None:
    """The end that a press of `heading` leads to; `current` where nothing lies that way.

    `ends` are the rectangles of the ends to choose from. Without a current end the press counts
    from the middle of the table. Every end is reached by at most one right press.
    """
    if (Arm.N in ends or Arm.S in ends) and Arm[heading.name] in ends:
        return Arm[heading.name]
    here = None if current is None else ends.get(current)
    start = (0, 0) if here is None else _middle(here)
    ahead = [(_cost(start, box, heading), arm) for arm, box in ends.items() if arm is not current]
    reached = [(cost, ROUND.index(arm), arm) for cost, arm in ahead if cost is not None]
    if reached:
        return min(reached)[-1]
    return first(ends) if here is None else current


def cycle(ends: Mapping[Arm, Box], current: Arm | None, steps: int = 1) -> Arm | None:
    """The end so many places on, clockwise from west; the first one where none was current."""
    order = [arm for arm in ROUND if arm in ends]
    if current not in order:
        return first(ends)
    return order[(order.index(current) + steps) % len(order)]


def ways(ends: Mapping[Arm, Box], current: Arm | None) -> dict[Facing, Arm]:
    """Which presses lead to another end, for the prompts at the ends."""
    led = {heading: step(ends, current, heading) for heading in Facing}
    return {heading: arm for heading, arm in led.items() if arm is not None and arm is not current}


def _middle(box: Box) -> tuple[int, int]:
    x, y, w, h = box
    return 2 * x + w, 2 * y + h


def _cost(start: tuple[int, int], box: Box, heading: Facing) -> int | None:
    """Distance to `box` that way, or None where it does not lie that way at all."""
    x, y = _middle(box)
    dx, dy = x - start[0], y - start[1]
    step_x, step_y = heading.step
    ahead = dx * step_x + dy * step_y
    return ahead + ASIDE * abs(dx * step_y - dy * step_x) if ahead > 0 else None
