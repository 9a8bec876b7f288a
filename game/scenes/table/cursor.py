"""The headless half of the player's hand: which tile, which end, by keys and pads.

The mouse reaches the same verbs through `pointer`. Nothing here changes the match: a `Try` is an
answer that the scene submits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.events import Action
from game.layout import focus
from game.layout.lattice import Facing
from game.layout.tray import Order, arranged, moved
from game.rules.move import Draw, Pass, Play
from game.scenes.table.holding import (
    Arranged,
    Asked,
    Dragged,
    Lifted,
    On,
    OnEnd,
    OnTile,
    OnTray,
    Question,
    Try,
    Wish,
)

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from game.layout.focus import Box
    from game.rules.line import Arm
    from game.rules.tile import Tile
    from game.scenes.table.cues import Spot
    from game.scenes.table.holding import Answer, Hit, Hold
    from game.scenes.table.reach import Reach

_HEADINGS = {
    Action.UP: Facing.N,
    Action.DOWN: Facing.S,
    Action.LEFT: Facing.W,
    Action.RIGHT: Facing.E,
}

Focus = OnTile | On
"""Where keys and pads are: a tile of the hand, the stock or the button."""


class Cursor:
    """Chooses a tile, then an end.

    Attributes:
        order: how the hand is sorted.
        hand: the tiles from left to right.
        focus: what keys act on.
        hold: the tile that is lifted or dragged, or the question that is asked.
        reach: the viewer's choices; None while it is not the viewer's turn.
    """

    def __init__(self, order: Order) -> None:
        self.order = order
        self.hand: tuple[Tile, ...] = ()
        self.focus: Focus = On.NOTHING
        self.hold: Hold = None
        self.reach: Reach | None = None

    def renew(self, hand: Collection[Tile], reach: Reach | None) -> None:
        """Takes note of the hand and the choices there are now.

        As a turn begins the focus goes to the first tile that can be played.
        """
        begins = reach is not None and reach != self.reach
        self.hand = arranged(hand, self.order, self.hand)
        self.reach = reach
        if not self._still_holds(begins=begins):
            self.hold = None
        if begins:
            self.focus = self._first()
        elif not isinstance(self.focus, OnTile) or self.focus.tile not in hand:
            self.focus = self._nearest()

    def press(self, action: Action, ends: Mapping[Arm, Box]) -> Answer:
        """Answers a key or button.

        Args:
            action: what was pressed.
            ends: where the held tile would lie on each open end that takes it.
        """
        match action:
            case Action.MENU:
                return self._leave()
            case Action.CANCEL:
                return self.put_back() or Wish.LEAVE
            case Action.SORT:
                return self.sort()
            case Action.CONFIRM:
                return self.confirm()
            case Action.PREV | Action.NEXT:
                return self.shift(-1 if action is Action.PREV else 1)
            case _ if action in _HEADINGS:
                return self._steer(_HEADINGS[action], ends)
            case _:
                return None

    # ---- verbs, for every device

    def confirm(self) -> Answer:
        """Lifts what has the focus, plays what is lifted, or answers the question."""
        match self.hold:
            case Asked(yes=yes):
                return self.answer(yes=yes)
            case Lifted(tile, arm, chosen):
                return Try(Play(tile, arm)) if chosen else Wish.CHOOSE
            case Dragged():
                return None
            case None:
                return self.choose(self.focus)

    def choose(self, focus: Focus) -> Answer:
        """Lifts a tile, or draws or passes."""
        if self.reach is None:
            return None
        match focus:
            case OnTile(tile):
                return self.lift(tile)
            case On.STOCK:
                return self.draw()
            case On.BUTTON:
                return Try(Pass()) if self.reach.passes else self.draw()
            case _:
                return None

    def lift(self, tile: Tile) -> Answer:
        """Lifts a playable tile; another one is tried, so that the refusal says why not."""
        if self.reach is None:
            return None
        self.focus = OnTile(tile)
        fits = self.reach.fits(tile)
        if not fits:
            self.hold = None
            return Try(Play(tile, self.reach.ends[0]))
        self.hold = Lifted(tile, fits[0], chosen=len(fits) == 1)
        return Wish.LIFTED

    def aim(self, arm: Arm | None) -> Answer:
        """Plays the lifted tile at an end that was pointed out."""
        if not isinstance(self.hold, Lifted):
            return None
        return Try(Play(self.hold.tile, arm))

    def draw(self) -> Answer:
        """Draws; asks first where a tile would fit and drawing is punished."""
        if self.reach is None:
            return None
        if self.reach.draws and not self.reach.stuck:
            self.ask(Question.OVER_DRAW)
            return Wish.CHOOSE
        return Try(Draw())

    def turn(self, steps: int, ends: Mapping[Arm, Box]) -> Answer:
        """Goes round the ends that take the lifted tile, or along the tray."""
        match self.hold:
            case Lifted(tile, arm, chosen) if ends:
                found = focus.cycle(ends, arm if chosen else None, steps)
                self.hold = Lifted(tile, found, chosen=True)
                return Wish.MOVED
            case None:
                return self._move_focus(Facing.E if steps > 0 else Facing.W)
            case _:
                return None

    def answer(self, *, yes: bool) -> Answer:
        """Answers the question."""
        about = self.hold.about if isinstance(self.hold, Asked) else None
        self.hold = None
        if not yes or about is None:
            return Wish.RETURNED
        return Try(Draw()) if about is Question.OVER_DRAW else Wish.UNDO

    def ask(self, question: Question) -> None:
        """Asks something; the careful answer has the focus."""
        if self.reach is not None:
            self.hold = Asked(yes=False, about=question)

    def put_back(self) -> Answer:
        """Lets go of what is held; None where nothing is."""
        if self.hold is None:
            return None
        self.hold = None
        return Wish.RETURNED

    def sort(self) -> Answer:
        """Orders the hand the next way."""
        self.order = self.order.following
        self.hand = arranged(self.hand, self.order, self.hand)
        return Arranged(self.order)

    def shift(self, steps: int) -> Answer:
        """Moves the tile with the focus along the tray."""
        tile = self.focus.tile if isinstance(self.focus, OnTile) else None
        if tile is None or tile not in self.hand:
            return None
        return self.place(tile, self.hand.index(tile) + steps)

    def place(self, tile: Tile, place: int) -> Answer:
        """Carries a tile to a place of the tray; the hand is ordered by hand from then on."""
        before = self.hand
        self.hand = moved(self.hand, tile, place)
        if self.hand == before:
            return None
        self.order = Order.HAND
        return Arranged(self.order)

    def drop(self, hit: Hit, spot: Spot) -> Answer:
        """Lets go of the dragged tile: at an end it is tried, in the tray it is put there."""
        if not isinstance(self.hold, Dragged):
            return None
        tile, self.hold = self.hold.tile, None
        match hit:
            case OnEnd(arm) if self.reach is not None:
                return Try(Play(tile, arm), spot)
            case OnTray(place):
                return self.place(tile, place) or Wish.RETURNED
            case _:
                return Wish.RETURNED

    # ---- directions

    def _steer(self, heading: Facing, ends: Mapping[Arm, Box]) -> Answer:
        match self.hold:
            case Asked(yes, about):
                wanted = heading is Facing.W if heading in _SIDEWAYS else yes
                self.hold = Asked(yes=wanted, about=about)
                return Wish.MOVED if wanted != yes else None
            case Lifted(tile, arm, chosen):
                return self._choose_end(heading, ends, Lifted(tile, arm, chosen))
            case Dragged():
                return None
            case None:
                return self._move_focus(heading)

    def _choose_end(self, heading: Facing, ends: Mapping[Arm, Box], lifted: Lifted) -> Answer:
        current = lifted.arm if lifted.chosen else None
        found = focus.step(ends, current, heading)
        if found is None or (lifted.chosen and found is lifted.arm):
            return None
        self.hold = Lifted(lifted.tile, found, chosen=True)
        return Wish.MOVED

    def _move_focus(self, heading: Facing) -> Answer:
        before = self.focus
        if heading is Facing.N:
            self.focus = self._above()
        elif not isinstance(self.focus, OnTile):
            self.focus = self._nearest(tray=True)
        elif heading in _SIDEWAYS and self.hand:
            index = self.hand.index(self.focus.tile) + (1 if heading is Facing.E else -1)
            self.focus = OnTile(self.hand[index % len(self.hand)])
        return Wish.MOVED if self.focus != before else None

    def _above(self) -> Focus:
        if self.reach is not None and self.reach.passes:
            return On.BUTTON
        return On.STOCK if self.reach is not None and self.reach.draws else self.focus

    def _first(self) -> Focus:
        plays = self.reach.plays if self.reach is not None else {}
        playable = [tile for tile in self.hand if tile in plays]
        return OnTile(playable[0]) if playable else self._above()

    def _nearest(self, *, tray: bool = False) -> Focus:
        keep = self.focus in (On.STOCK, On.BUTTON) and self.reach is not None and not tray
        if keep or not self.hand:
            return self.focus if keep else On.NOTHING
        return OnTile(self.hand[len(self.hand) // 2])

    def _still_holds(self, *, begins: bool) -> bool:
        match self.hold:
            case Dragged(tile):
                return tile in self.hand
            case Lifted(tile):
                return self.reach is not None and not begins and tile in self.hand
            case Asked():
                return self.reach is not None and not begins
            case None:
                return True

    def _leave(self) -> Answer:
        self.hold = None if isinstance(self.hold, Dragged) else self.hold
        return Wish.LEAVE


_SIDEWAYS = (Facing.W, Facing.E)
