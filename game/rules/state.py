"""The whole state of a match, immutable. It is complete: a record restores it exactly."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.events import OpenerReason
from game.rules.line import Line
from game.rules.move import Move
from game.rules.result import RoundResult
from game.rules.seat import Seat
from game.rules.tile import Tile
from game.rules.variant import Rules


class Phase(Enum):
    """What the match waits for."""

    NEW = "the first deal"
    PLAY = "a move of the seat on turn"
    PUT_BACK = "a new deal of the same round"
    ROUND_OVER = "the deal of the next round"
    MATCH_OVER = "nothing more"


@dataclass(frozen=True, slots=True)
class Act:
    """A public action of the round: what everybody at the table saw (a drawn tile they did not)."""

    seat: Seat
    move: Move


@dataclass(frozen=True, slots=True)
class Shown:
    """Five doubles that a seat had to show."""

    seat: Seat
    doubles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A match at one moment.

    `hands[seat]`, `totals[side]`; `stock` in drawing order. After a round the finished table
    stays as it was until the next deal. `number` is 0 before the first deal. `acts` begins anew
    with every deal. `result` is the last finished round's. `opener` is None while none is due.
    `last_opener` opened the round before `number`. `winner` indexes the sides.
    """

    rules: Rules
    lots: tuple[Tile, ...]
    phase: Phase
    number: int
    totals: tuple[int, ...]
    hands: tuple[frozenset[Tile], ...]
    stock: tuple[Tile, ...]
    line: Line
    turn: Seat | None = None
    opener: Seat | None = None
    opener_reason: OpenerReason | None = None
    must_lead: Tile | None = None
    doubled: bool = False
    acts: tuple[Act, ...] = ()
    shown: Shown | None = None
    result: RoundResult | None = None
    last_opener: Seat | None = None
    winner: int | None = None
