"""What the room's furniture leaves of the plan's rectangles: the plates, and the space in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.layout.lattice import Rect

if TYPE_CHECKING:
    from game.levels.plan import Plan, Plate
    from game.levels.plan import Rect as Box

RIM = 6
"""Pixels by which the felt's frame reaches beyond it."""

FRAME = 5
"""Width of a plate's own frame."""

FACE = 48
LINE = 12
PITCH = 11
"""From one line to the next: accents reach into the line above."""

CLOSE = 10
"""The same where three lines share a plate above the felt."""

BUTTON = 13
BACKS = 20
COLUMN = 92
"""Width of what is written beside a face."""

GAP = 4


@dataclass(frozen=True, slots=True)
class Parts:
    """What lies on another player's plate.

    Attributes:
        frame: the plate.
        face: of the portrait.
        name: one line.
        tier: one line.
        held: one line, how many tiles.
        did: the button that tells what the seat did last.
        lacks: one line, what it has passed on.
        rack: the backs of its tiles.
        reveal: their faces.
        sum: the tag with their pips; it may take the place of another line.
        laid: the tiles that the seat laid last, where there is room for them.
    """

    frame: Rect
    face: Rect
    name: Rect
    tier: Rect
    held: Rect
    did: Rect
    lacks: Rect
    rack: Rect
    reveal: Rect
    sum: Rect
    laid: Rect | None = None

    @property
    def wide(self) -> bool:
        """Whether what is written stands beside the face, rather than below it."""
        return self.frame.w > self.frame.h


def pane(plan: Plan, box: Box) -> Rect:
    """The plate that stands in a rectangle beside or above the felt, with its frame."""
    felt = plan.felt
    left, top, right, bottom = box.x + 1, box.y + 1, box.x + box.w - 1, box.y + box.h - 1
    if right < felt.x:
        right = min(right, felt.x - RIM - 1)
    elif left > felt.x + felt.w:
        left = max(left, felt.x + felt.w + RIM + 1)
    elif bottom < felt.y:
        top, bottom = box.y, min(bottom, felt.y - RIM)
    return Rect(left, top, right - left, bottom - top)


def inside(plan: Plan, box: Box) -> Rect:
    """The space within the frame of that plate."""
    x, y, w, h = pane(plan, box)
    return Rect(x + FRAME, y + FRAME, w - 2 * FRAME, h - 2 * FRAME)


def parts(plan: Plan, plate: Plate) -> Parts:
    """Where everything lies on a plate: in a column if it is tall, in a row if it is wide."""
    if plate.frame.w > plate.frame.h:
        return _wide(plan, plate)
    return _tall(plan, plate)


def _tall(plan: Plan, plate: Plate) -> Parts:
    frame, (x, _, w, _) = pane(plan, plate.frame), inside(plan, plate.frame)
    face = Rect(
        frame.x + (frame.w - FACE) // 2, max(plate.portrait.y, frame.y + GAP - 2), FACE, FACE
    )
    held_in_frame = plate.frame.overlaps(plate.rack)
    name = Rect(x, face.y + FACE + 1, w, LINE)
    tier = _below(name, PITCH)
    backs = Rect(x, tier.y + LINE, w, BACKS) if held_in_frame else Rect(*plate.rack)
    held = Rect(x, backs.y + BACKS + 1, w, LINE) if held_in_frame else _below(tier, LINE)
    did = Rect(x, held.y + LINE, w, BUTTON)
    lacks = Rect(x, did.y + BUTTON + 2, w, LINE)
    if held_in_frame:
        reveal = Rect(frame.x - 1, tier.y + LINE, frame.w + 2, frame.y + frame.h - tier.y - LINE)
        return Parts(frame, face, name, tier, held, did, lacks, backs, reveal, tier)
    top = lacks.y + LINE + 2
    laid = Rect(x, top, w, frame.y + frame.h - FRAME - top)
    reveal = Rect(*plate.reveal)
    return Parts(frame, face, name, tier, held, did, lacks, backs, reveal, held, laid)


def _wide(plan: Plan, plate: Plate) -> Parts:
    frame, (x, y, w, h) = pane(plan, plate.frame), inside(plan, plate.frame)
    face = Rect(x, plate.portrait.y, FACE, FACE)
    left = x + FACE + GAP
    name = Rect(left, y, COLUMN, LINE)
    tier = _below(name, CLOSE)
    half = (COLUMN - GAP) // 2
    held = Rect(left, tier.y + CLOSE, half, LINE)
    did = Rect(left + half + GAP, held.y - 1, half, BUTTON)
    rest = Rect(left + COLUMN + GAP, y, x + w - left - COLUMN - GAP, h)
    rack = Rect(rest.x, y, rest.w, BACKS)
    lacks = Rect(rest.x, y + h - LINE, rest.w, LINE)
    return Parts(frame, face, name, tier, held, did, lacks, rack, rest, did)


def _below(line: Rect, down: int) -> Rect:
    return Rect(line.x, line.y + down, line.w, LINE)
