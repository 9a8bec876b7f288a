"""The viewer's own place: cursor, mouse and tray together, and what the scene must do for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.layout.lattice import Rect
from game.layout.tray import TILE_HEIGHT, TILE_WIDTH, arranged, moved
from game.scenes.table.aim import hit
from game.scenes.table.cues import Spot
from game.scenes.table.cursor import Cursor
from game.scenes.table.holding import Dragged, Lifted, OnTile, OnTray, Wish
from game.scenes.table.lean import UPRIGHT, Lean
from game.scenes.table.places import centre
from game.scenes.table.pointer import Pointer
from game.scenes.table.tray import Tray

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.engine.input.events import Action
    from game.layout.tray import Order
    from game.rules.line import Arm, Line
    from game.rules.seat import Seat
    from game.rules.tile import Tile
    from game.scenes.table.holding import Answer, Hit, Hold
    from game.scenes.table.places import Places
    from game.scenes.table.reach import Reach

RAISED = 4
"""Pixels by which playable tiles stand up from the others."""

LIFTED = 8
"""Pixels by which the chosen tile stands up."""


class OwnPlace:
    """What the viewer's hand does, on the canvas.

    Attributes:
        cursor: which tile, which end.
        tray: where the tiles of the hand are drawn.
    """

    def __init__(self, places: Places, order: Order) -> None:
        self.cursor = Cursor(order)
        self.tray = Tray()
        self._pointer = Pointer(self.cursor)
        self._places = places
        self._seat = places.viewer
        self._left: dict[Seat, tuple[Tile, ...]] = {}
        self._room = 0
        self._lean = Lean()

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        hold = self.cursor.hold
        self._lean.follow(hold.x if isinstance(hold, Dragged) else None, dt)
        self.tray.update(dt)

    @property
    def lean(self) -> int:
        """The frame of the dragged tile, 0 left to 4 right."""
        return self._lean.frame

    @property
    def moving(self) -> bool:
        """Whether anything of it is not at rest."""
        return self.tray.moving or self._lean.frame != UPRIGHT

    def sit(self, seat: Seat) -> None:
        """Another person's hand lies here from now on, in the order in which it was left."""
        self._seat = seat

    def in_order(self, hand: Iterable[Tile]) -> tuple[Tile, ...]:
        """A hand as the tray would show it."""
        return arranged(tuple(hand), self.cursor.order, self.cursor.hand)

    def cover(self) -> None:
        """The hand lies face down: nothing of it can be pointed at, dragged or ordered."""
        if self.cursor.hand:
            self._left[self._seat] = self.cursor.hand
        self._pointer.cancel()
        self.cursor.hand = ()
        self.cursor.renew((), None)
        self.tray.settle({})

    def renew(self, hand: frozenset[Tile], reach: Reach | None, room: int) -> None:
        """Takes note of what is held and may be done now; tiles glide to their slots.

        Args:
            hand: the tiles that are shown.
            reach: the viewer's choices, None while it has none.
            room: the slots to be filled while a deal is told, else 0.
        """
        if not self.cursor.hand:
            self.cursor.hand = self._left.pop(self._seat, ())
        known = self.cursor.hand
        self.cursor.renew(hand, reach)
        self._room = room
        self._settle()
        entered = [tile for tile in self.cursor.hand if tile not in known]
        if known and len(entered) == 1 and not room:
            last = self._places.row(len(hand))[-1]
            self.tray.put(entered[0], (last.x, last.y))

    def refit(self) -> None:
        """The tray lies elsewhere: what is held stays held."""
        self._settle()

    def press(self, action: Action, line: Line) -> Answer:
        """A key or button."""
        held = self.cursor.hold
        answer = self.cursor.press(action, self._ends(line))
        self._settle()
        self._released(held, answer)
        return answer

    def digit(self, value: int) -> Answer:
        """The tile of that number from the left; a second time confirms it."""
        index = (value - 1) % 10
        if index >= len(self.cursor.hand):
            return None
        wanted = OnTile(self.cursor.hand[index])
        if self.cursor.focus == wanted:
            return self.cursor.confirm()
        held = self.cursor.hold
        self.cursor.put_back()
        self.cursor.focus = wanted
        self._settle()
        self._released(held, None)
        return None

    def wheel(self, notches: int, line: Line) -> Answer:
        """The wheel goes through the ends that take the lifted tile."""
        answer = self.cursor.turn(-notches, self._ends(line))
        self._settle()
        return answer

    def point(self, x: int, y: int, line: Line) -> Answer:
        """The mouse moved."""
        answer = self._pointer.move(self._hit(x, y, line), x, y)
        self._settle()
        return answer

    def down(self, x: int, y: int, line: Line) -> Answer:
        """The left button went down."""
        under = self._hit(x, y, line)
        middle = self.middle(under.tile) if isinstance(under, OnTile) else (x, y)
        answer = self._pointer.down(under, x, y, middle)
        self._settle()
        return answer

    def up(self, x: int, y: int, line: Line) -> Answer:
        """The left button went up."""
        held = self.cursor.hold
        answer = self._pointer.up(self._hit(x, y, line))
        self._settle()
        if isinstance(held, Dragged):
            self._let_go(held)
        return answer

    def cancel_drag(self) -> Answer:
        """Something took the mouse."""
        held = self.cursor.hold
        answer = self._pointer.cancel()
        self._settle()
        if isinstance(held, Dragged):
            self._let_go(held)
        return answer

    def nudge(self) -> None:
        """The lifted tile shakes: an end must be chosen for it."""
        if isinstance(self.cursor.hold, Lifted):
            self.tray.shake(self.cursor.hold.tile)

    def is_menu(self, x: int, y: int) -> bool:
        """Whether the mouse is on the way to the pause menu."""
        return Rect(*self._places.plan.menu).holds(x, y)

    def spot(self, tile: Tile) -> Spot:
        """Where a tile of the tray is now."""
        return Spot(*self.middle(tile))

    def middle(self, tile: Tile) -> tuple[int, int]:
        """The pixel on which a tile of the tray is centred now."""
        x, y = self.tray.at(tile)
        return centre((x, y, TILE_WIDTH, TILE_HEIGHT))

    def _hit(self, x: int, y: int, line: Line) -> Hit:
        return hit(self._places, line, self.cursor, x, y)

    def _ends(self, line: Line) -> dict[Arm, Rect]:
        hold, reach = self.cursor.hold, self.cursor.reach
        if not isinstance(hold, Lifted) or reach is None:
            return {}
        layout = self._places.layout(line)
        fits = [arm for arm in reach.fits(hold.tile) if arm is not None]
        return {arm: layout.socket(arm, hold.tile).rect for arm in fits}

    def _released(self, held: Hold, answer: Answer) -> None:
        """Takes a tile out of the mouse's grip that a key put back, or that is left behind."""
        if answer is Wish.LEAVE or (held is not None and self.cursor.hold is None):
            self._pointer.forget()
            if isinstance(held, Dragged):
                self._let_go(held)

    def _let_go(self, held: Dragged) -> None:
        if held.tile in self.cursor.hand:
            self.tray.put(held.tile, (held.x - TILE_WIDTH // 2, held.y - TILE_HEIGHT // 2))

    def _settle(self) -> None:
        hand = self.cursor.hand
        match self.cursor.hold:
            case Dragged(tile, _, _, OnTray(place)) if tile in hand:
                hand = moved(hand, tile, place)
            case _:
                pass
        row = self._places.row(max(len(hand), self._room))
        self.tray.settle(
            {
                tile: (slot.x, slot.y - self._rise(tile))
                for tile, slot in zip(hand, row, strict=False)
            }
        )

    def _rise(self, tile: Tile) -> int:
        cursor = self.cursor
        if isinstance(cursor.hold, Lifted) and cursor.hold.tile == tile:
            return LIFTED // self._places.scale
        playable = cursor.reach is not None and bool(cursor.reach.fits(tile))
        return RAISED // self._places.scale if playable else 0
