"""What a player points at, holds and wishes: plain values, whatever the device."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.layout.tray import Order
    from game.rules.line import Arm
    from game.rules.move import Move
    from game.rules.tile import Tile
    from game.scenes.table.cues import Spot


# ---- things that can be pointed at or have the focus


@dataclass(frozen=True, slots=True)
class OnTile:
    """A tile of the own hand."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class OnEnd:
    """An open end of the line; None is the empty table, which takes the lead."""

    arm: Arm | None


@dataclass(frozen=True, slots=True)
class OnTray:
    """The tray beside the tiles; a tile let go here comes to lie at `place`."""

    place: int


class On(Enum):
    """The other things of the table screen."""

    STOCK = auto()
    BUTTON = auto()
    """The one button that draws or passes, whichever is due."""
    MENU = auto()
    YES = auto()
    NO = auto()
    NOTHING = auto()


Hit = OnTile | OnEnd | OnTray | On


# ---- what is held


@dataclass(frozen=True, slots=True)
class Lifted:
    """A tile that was chosen; `arm` is the end chosen for it, and counts if `chosen`."""

    tile: Tile
    arm: Arm | None
    chosen: bool


@dataclass(frozen=True, slots=True)
class Dragged:
    """A tile that follows the pointer at (x, y); `over` is what it would be dropped on."""

    tile: Tile
    x: int
    y: int
    over: Hit


class Question(Enum):
    """What a player may be asked before it is done."""

    OVER_DRAW = auto()
    """Whether to draw though a tile would fit."""
    UNDO = auto()
    """Whether to take a move back, for the first time in a match."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question; `yes` has the focus or not."""

    yes: bool
    about: Question = Question.OVER_DRAW


Hold = Lifted | Dragged | Asked | None


# ---- what comes of it


@dataclass(frozen=True, slots=True)
class Try:
    """A move to be submitted; `spot` is where the tile was let go."""

    move: Move
    spot: Spot | None = None


@dataclass(frozen=True, slots=True)
class Arranged:
    """The hand is ordered another way."""

    order: Order


class Wish(Enum):
    """What else a player may have asked for."""

    LEAVE = auto()
    """The pause menu."""
    CHOOSE = auto()
    """Nothing yet: an end must be chosen first."""
    LIFTED = auto()
    RETURNED = auto()
    MOVED = auto()
    UNDO = auto()
    """The last decision is taken back."""


Answer = Try | Arranged | Wish | None
