"""What happened, as values: the only thing that scenes, sounds and journals learn of a change."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.line import Arm, Term
from game.rules.result import RoundResult
from game.rules.seat import Seat
from game.rules.tile import Tile


class OpenerReason(Enum):
    """Why a seat leads (RULES.md 2.2)."""

    HIGHEST = "holds the highest tile"
    LOT = "drew the highest lot"
    ROTATION = "the lead passes on"
    WON_LAST = "won the round before"


@dataclass(frozen=True, slots=True)
class LotsDrawn:
    """Before the first deal each seat drew a lot; `lots[seat]` is its tile."""

    lots: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class Dealt:
    """Round `number` was dealt; `again` where the tiles had been put back."""

    number: int
    again: bool


@dataclass(frozen=True, slots=True)
class OpenerNamed:
    """Who leads and why; `tile` is the one that must be led, or None for any."""

    seat: Seat
    reason: OpenerReason
    tile: Tile | None


@dataclass(frozen=True, slots=True)
class TileLaid:
    """A tile reached the table; `arm` is None for the lead."""

    seat: Seat
    tile: Tile
    arm: Arm | None


@dataclass(frozen=True, slots=True)
class SpinnerSet:
    """The tile just laid is the round's spinner."""

    tile: Tile


@dataclass(frozen=True, slots=True)
class ArmsOpened:
    """Both long sides of the spinner are covered: N and S are open now."""


@dataclass(frozen=True, slots=True)
class Counted:
    """The ends were added up after a tile, in variants that count; `points` is what it scored."""

    seat: Seat
    terms: tuple[Term, ...]
    count: int
    points: int


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat drew; only the journal and that seat may look at `tile`."""

    seat: Seat
    tile: Tile


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PutBack:
    """Four doubles were dealt to `seat`: everything is dealt again, the round is worth double."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class FiveDoubles:
    """Five doubles were dealt to `seat`: a point for its side. They are shown to all."""

    seat: Seat
    doubles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class SixDoubles:
    """Six or seven doubles were dealt to `seat`: its side wins the match."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class OverDrew:
    """A seat drew while it held a playable tile: `penalty` points off, the round is void."""

    seat: Seat
    penalty: int


@dataclass(frozen=True, slots=True)
class TurnPassed:
    """It is `seat`'s turn now."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class RoundEnded:
    """The round is over."""

    result: RoundResult


@dataclass(frozen=True, slots=True)
class MatchEnded:
    """The match is over; `side` indexes the seating's sides."""

    side: int


Event = (
    LotsDrawn
    | Dealt
    | OpenerNamed
    | TileLaid
    | SpinnerSet
    | ArmsOpened
    | Counted
    | Drew
    | Passed
    | PutBack
    | FiveDoubles
    | SixDoubles
    | OverDrew
    | TurnPassed
    | RoundEnded
    | MatchEnded
)
