"""The line of play, told outward from its anchor: which tile follows which on every arm.

The anchor is the spinner once there is one, else the lead. A spinner laid late has the whole older
line on one of its arms, so that arm is told from the spinner back over the lead.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.line import Arm

if TYPE_CHECKING:
    from game.rules.line import Line


@dataclass(frozen=True, slots=True)
class Branches:
    """Index in `line.laid` of the anchor, and of each arm's tiles outward from it."""

    anchor: int
    arms: dict[Arm, list[int]]


def branches(line: Line) -> Branches:
    """Tell `line`, which must not be empty, from its anchor."""
    anchor = _anchor(line)
    across = line.laid[anchor].arm
    arms: dict[Arm, list[int]] = {arm: [] for arm in Arm}
    if across is None:
        for index, laid in enumerate(line.laid):
            if laid.arm is not None:
                arms[laid.arm].append(index)
        return Branches(anchor, arms)
    older = [index for index in range(anchor) if line.laid[index].arm is across]
    back = Arm.E if across is Arm.W else Arm.W
    arms[back] = [*reversed(older), 0]
    for index, laid in enumerate(line.laid):
        if laid.arm is not None and (laid.arm is not across or index > anchor):
            arms[laid.arm].append(index)
    return Branches(anchor, arms)


def _anchor(line: Line) -> int:
    if line.spinner is None:
        return 0
    return next(index for index, laid in enumerate(line.laid) if laid.tile == line.spinner)
