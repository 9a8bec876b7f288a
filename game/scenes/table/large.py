"""The table in large text: the felt and the tiles stay, the strips below them make room."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from game.layout.lattice import Rect
from game.levels.plan import Rect as Box
from game.scenes.table.panes import BACKS, FACE, GAP, Parts, inside, pane

if TYPE_CHECKING:
    from game.levels.level import Level
    from game.levels.plan import Plan, Plate

LINE = 20
"""Of body text at double size; accents of capitals reach into the line above."""

HIGHER = 6
"""Pixels by which the tray begins higher, over the lower edge of the caption."""

STRIP = 20
"""Height of the prompts."""

CAPTION = 18
COLUMN = 68
"""On a wide plate: letter and tier of its player, and below them what it holds or did."""

LACKS = 62
"""On a wide plate: a padlock and four suits, in two rows at most."""

LAMP = 2
"""Width of the light along the inner edge of the plate on turn."""

FOOT = 20
"""Height of the tag at the foot of a face."""


def enlarged(plan: Plan) -> Plan:
    """The plan with less air around the own hand, and higher prompts."""
    caption, tray, prompts = plan.caption, plan.tray, plan.prompts
    foot = prompts.y + prompts.h
    top = tray.y - HIGHER
    return replace(
        plan,
        caption=Box(caption.x, caption.y, caption.w, CAPTION),
        tray=Box(tray.x, top, tray.w, foot - STRIP - 1 - top),
        prompts=Box(prompts.x, foot - STRIP, prompts.w, STRIP),
    )


def enlarged_level(level: Level) -> Level:
    """The same table, with both its plans enlarged."""
    return replace(level, two=enlarged(level.two), more=enlarged(level.more))


def large_parts(plan: Plan, plate: Plate) -> Parts:
    """Where everything lies on a plate: `name` holds letter and tier, `did` the count too."""
    if plate.frame.w > plate.frame.h:
        return _wide(plan, plate)
    return _tall(plan, plate)


def _tall(plan: Plan, plate: Plate) -> Parts:
    frame, (x, _, w, _) = pane(plan, plate.frame), inside(plan, plate.frame)
    left = frame.x + (frame.w - FACE) // 2
    face = Rect(left, max(plate.portrait.y, frame.y + GAP - 2), FACE, FACE)
    racked = plate.frame.overlaps(plate.rack)
    name = Rect(x, face.y + FACE + 2, w, LINE)
    backs = Rect(x, name.bottom, w, BACKS) if racked else Rect(*plate.rack)
    did = Rect(x, (backs if racked else name).bottom + 1, w, LINE)
    lacks = Rect(x, did.bottom, w, LINE)
    reveal = Rect(*plate.reveal)
    if racked:
        reveal = Rect(frame.x - 1, name.bottom, frame.w + 2, frame.y + frame.h - name.bottom)
    return Parts(frame, face, name, name, did, did, lacks, backs, reveal, _foot(face))


def _wide(plan: Plan, plate: Plate) -> Parts:
    frame, (x, y, w, h) = pane(plan, plate.frame), inside(plan, plate.frame)
    face = Rect(x, plate.portrait.y, FACE, FACE)
    left = x + FACE + GAP
    name = Rect(left, y, COLUMN, LINE - 1)
    did = Rect(left, name.bottom - LAMP, COLUMN, LINE - 1)
    rest = Rect(left + COLUMN + GAP, y, x + w - left - COLUMN - GAP, h)
    rack = Rect(rest.x, y, rest.w - LACKS, h)
    lacks = Rect(rest.right - LACKS, y, LACKS, h)
    return Parts(frame, face, name, name, did, did, lacks, rack, rest, _foot(face))


def _foot(face: Rect) -> Rect:
    return Rect(face.x, face.bottom - FOOT, face.w, FOOT)
