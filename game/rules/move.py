"""What a seat can do on its turn, and why it may not (RULES.md 2.3)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.line import Arm
from game.rules.seat import Seat
from game.rules.tile import Tile


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a tile on an arm; the lead has no arm."""

    tile: Tile
    arm: Arm | None = None

    def __str__(self) -> str:
        return f"{self.tile} {self.arm}" if self.arm else str(self.tile)


@dataclass(frozen=True, slots=True)
class Draw:
    """Take the next tile of the stock."""

    def __str__(self) -> str:
        return "draw"


@dataclass(frozen=True, slots=True)
class Pass:
    """Give the turn away."""

    def __str__(self) -> str:
        return "pass"


Move = Play | Draw | Pass


class Reason(Enum):
    """Why a move is refused."""

    NO_TURN = "no round is being played"
    OUT_OF_TURN = "it is another seat's turn"
    NOT_HELD = "the seat does not hold that tile"
    MUST_LEAD = "the opener must lead the tile that won the lead"
    LEAD_HAS_NO_ARM = "the lead has no arm"
    ARM_CLOSED = "that arm is not open"
    DOES_NOT_FIT = "neither half matches that end"
    ARM_MISSING = "the arm must be named"
    HOLDS_PLAYABLE = "a seat that holds a playable tile must play"
    MUST_DRAW = "a seat draws before it may pass"
    NOTHING_TO_DRAW = "there is no tile left that may be drawn"
    MUST_LEAD_FIRST = "the opener leads a tile before anything else"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A refused move as a value; `legal` lists what the seat on turn may do instead."""

    reason: Reason
    seat: Seat
    move: Move
    turn: Seat | None
    legal: tuple[Move, ...]

    def __str__(self) -> str:
        if self.turn is None:
            return self.reason.value
        choices = ", ".join(f"{self.turn} {move}" for move in self.legal)
        return f"{self.reason.value}; legal: {choices}"


class IllegalMove(ValueError):  # noqa: N818 - the word of the field
    """Raised by `apply`; carries the refusal."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal
