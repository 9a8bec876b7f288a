"""The mouse half of the player's hand: clicks, drags, and clicks that come too often.

A press on a tile lifts it; a second one plays it where only one end fits. A press that moves
becomes a drag.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.scenes.table.cues import Spot
from game.scenes.table.holding import Asked, Dragged, Lifted, On, OnEnd, OnTile, Wish

if TYPE_CHECKING:
    from game.rules.tile import Tile
    from game.scenes.table.cursor import Cursor
    from game.scenes.table.holding import Answer, Hit

SLACK = 3
"""Pixels that a pressed mouse may move and still click."""


@dataclass(frozen=True, slots=True)
class _Pressed:
    """A tile under a mouse button that is down; `again` if it was lifted before."""

    tile: Tile
    x: int
    y: int
    dx: int
    dy: int
    again: bool


class Pointer:
    """Turns what the mouse does into the verbs of a cursor."""

    def __init__(self, cursor: Cursor) -> None:
        self._cursor = cursor
        self._pressed: _Pressed | None = None

    @property
    def dragging(self) -> bool:
        """Whether a tile follows the pointer."""
        return isinstance(self._cursor.hold, Dragged)

    def move(self, hit: Hit, x: int, y: int) -> Answer:
        """The pointer moved to pixel (x, y), over `hit`."""
        pressed, cursor = self._pressed, self._cursor
        if pressed is None:
            return self._hover(hit)
        if not self.dragging and max(abs(x - pressed.x), abs(y - pressed.y)) <= SLACK:
            return None
        begins = not self.dragging
        if pressed.tile not in cursor.hand:
            return None
        cursor.hold = Dragged(pressed.tile, x + pressed.dx, y + pressed.dy, hit)
        return Wish.LIFTED if begins and not pressed.again else None

    def down(self, hit: Hit, x: int, y: int, middle: tuple[int, int]) -> Answer:
        """The left button went down; `middle` is that of the tile, if one was hit."""
        cursor = self._cursor
        self._pressed = None
        if isinstance(cursor.hold, Asked):
            return cursor.answer(yes=hit is On.YES) if hit in (On.YES, On.NO) else None
        match hit:
            case OnTile(tile):
                return self._press(tile, x, y, (middle[0] - x, middle[1] - y))
            case OnEnd(arm) if isinstance(cursor.hold, Lifted):
                return cursor.aim(arm)
            case On.STOCK | On.BUTTON:
                return cursor.choose(hit)
            case On.MENU:
                return Wish.LEAVE
            case _:
                return cursor.put_back()

    def up(self, hit: Hit) -> Answer:
        """The left button went up over `hit`."""
        pressed, self._pressed = self._pressed, None
        cursor = self._cursor
        if isinstance(cursor.hold, Dragged):
            return cursor.drop(hit, Spot(cursor.hold.x, cursor.hold.y))
        if pressed is None or cursor.reach is None:
            return None
        lifted = isinstance(cursor.hold, Lifted) and cursor.hold.tile == pressed.tile
        if lifted:
            return self._second(pressed) if hit == OnTile(pressed.tile) else None
        return cursor.lift(pressed.tile)

    def _second(self, pressed: _Pressed) -> Answer:
        """A second click on the tile that is up plays it, unless it asks for an end."""
        reach = self._cursor.reach
        if not pressed.again or reach is None:
            return None
        return self._cursor.confirm() if len(reach.fits(pressed.tile)) == 1 else Wish.CHOOSE

    def cancel(self) -> Answer:
        """Something took the mouse: a drag ends, and nothing is played."""
        self._pressed = None
        return self._cursor.put_back() if self.dragging else None

    def forget(self) -> None:
        """What was under the button was let go by a key: neither moving nor letting go counts."""
        self._pressed = None

    def _hover(self, hit: Hit) -> Answer:
        cursor = self._cursor
        before = cursor.focus, cursor.hold
        match hit, cursor.hold:
            case ((On.YES | On.NO), Asked(about=about)):
                cursor.hold = Asked(yes=hit is On.YES, about=about)
            case OnEnd(arm), Lifted(tile) if cursor.reach and arm in cursor.reach.fits(tile):
                cursor.hold = Lifted(tile, arm, chosen=True)
            case _, Lifted(tile, arm, True) if cursor.reach and len(cursor.reach.fits(tile)) > 1:
                cursor.hold = Lifted(tile, arm, chosen=False)
            case OnTile(), None:
                cursor.focus = hit
            case ((On.STOCK | On.BUTTON), None) if cursor.reach is not None:
                cursor.focus = hit
            case _:
                pass
        return Wish.MOVED if (cursor.focus, cursor.hold) != before else None

    def _press(self, tile: Tile, x: int, y: int, offset: tuple[int, int]) -> Answer:
        cursor = self._cursor
        again = isinstance(cursor.hold, Lifted) and cursor.hold.tile == tile
        self._pressed = _Pressed(tile, x, y, *offset, again=again)
        cursor.focus = OnTile(tile)
        playable = cursor.reach is not None and bool(cursor.reach.fits(tile))
        if playable and not again:
            return cursor.lift(tile)
        return None
