"""How a round ended and what it was worth."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.rules.seat import Seat


class Ending(Enum):
    """Why a round is over; the value is its spelling in NOTATION.md."""

    DOMINO = "domino"
    BLOCKED = "blocked"
    TARGET = "target"
    DOUBLES = "doubles"


class Finish(Enum):
    """The kind of going out, where the variant names it (RULES.md section 6)."""

    SIMPLE = "simple"
    DOUBLE = "double"
    BOTH_ENDS = "both-ends"
    CROSSED = "crossed"


class Decision(Enum):
    """What decided the round, in the order the rules ask; the screen turns it into a sentence."""

    WENT_OUT = "went out"
    BLANK_STOLE = "the double blank took it"
    FEWEST_PIPS = "fewest pips"
    FEWEST_TILES = "equal pips: fewer tiles"
    CLOSER_WINS = "equal pips and tiles: the closer wins"
    CLOSER_LOSES = "equal pips: the closer loses"
    OPENER_FIRST = "equal pips: the opener's side, or the next after it"
    CHOSE_TO_CLOSE = "equal pips: who closed by choice is out"
    BLANK_IS_FIFTEEN = "equal pips: counted again with 0-0 as fifteen"
    LAST_TO_LAY_OUT = "still equal: who laid last is out"
    REACHED_TARGET = "a score reached the target"
    DOUBLES_DEALT = "doubles dealt"


@dataclass(frozen=True, slots=True)
class Award:
    """A scored ending.

    `side` gets `points` (may be negative in All Fives); `lead` is the seat that leads next where
    the winner leads; `factor` 2 marks points already doubled.
    """

    side: int
    points: int
    lead: Seat
    decision: Decision
    finish: Finish | None = None
    factor: int = 1


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round: pips and totals are by seat and by side; `out` is an empty-handed seat."""

    number: int
    ending: Ending
    award: Award
    out: Seat | None
    pips: tuple[int, ...]
    totals: tuple[int, ...]
