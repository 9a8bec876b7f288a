"""What lies under a canvas pixel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.layout.lattice import Rect
from game.layout.tray import place_at, slot_at
from game.scenes.table.holding import Asked, Dragged, Lifted, On, OnEnd, OnTile, OnTray

if TYPE_CHECKING:
    from game.levels.plan import Plan
    from game.rules.line import Line
    from game.rules.tile import Tile
    from game.scenes.table.cursor import Cursor
    from game.scenes.table.holding import Hit
    from game.scenes.table.places import Places

BUTTON = (72, 18)
LARGE = (108, 20)
GAP = 6


def button_rects(plan: Plan, scale: int = 1) -> tuple[Rect, Rect]:
    """The two buttons at the right end of the caption strip: yes and no, or only the second."""
    x, y, w, h = plan.caption
    wide, high = BUTTON if scale == 1 else LARGE
    top = y + (h - high) // 2
    right = x + w - GAP - wide
    return Rect(right - GAP - wide, top, wide, high), Rect(right, top, wide, high)


def hit(places: Places, line: Line, cursor: Cursor, x: int, y: int) -> Hit:
    """What the pointer means at pixel (x, y), given what is held."""
    plan = places.plan
    if isinstance(cursor.hold, Asked):
        yes, no = button_rects(plan, places.scale)
        return On.YES if yes.holds(x, y) else On.NO if no.holds(x, y) else On.NOTHING
    if (
        cursor.reach is not None
        and cursor.reach.stuck
        and button_rects(plan, places.scale)[1].holds(x, y)
    ):
        return On.BUTTON
    if Rect(*plan.menu).holds(x, y):
        return On.MENU
    held = cursor.hold.tile if isinstance(cursor.hold, Lifted | Dragged) else None
    end = None if held is None else _end(places, line, held, x, y)
    return end or _tray(places, cursor, x, y) or _stock(places, x, y)


def _end(places: Places, line: Line, tile: Tile, x: int, y: int) -> OnEnd | None:
    across, down = places.camera.units(x, y)
    targets = places.layout(line).targets(tile)
    return next((OnEnd(arm) for arm, box in targets.items() if box.holds(across, down)), None)


def _tray(places: Places, cursor: Cursor, x: int, y: int) -> Hit | None:
    row = places.row(len(cursor.hand))
    if isinstance(cursor.hold, Dragged):
        others = places.row(max(len(cursor.hand) - 1, 0))
        return OnTray(place_at(others, x)) if Rect(*places.plan.tray).holds(x, y) else None
    index = slot_at(row, x, y)
    if index is not None:
        return OnTile(cursor.hand[index])
    return OnTray(place_at(row, x)) if Rect(*places.plan.tray).holds(x, y) else None


def _stock(places: Places, x: int, y: int) -> On:
    return On.STOCK if Rect(*places.plan.boneyard).holds(x, y) else On.NOTHING
