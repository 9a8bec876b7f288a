"""What going out pays (RULES.md sections 3 to 6, "Going out" and "Double blank")."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import assert_never

from game.rules.result import Award, Decision, Finish
from game.rules.seat import Seat, Seating
from game.rules.tile import Tile

FIVE = 5


class OutPay(Enum):
    """What the seat that went out scores."""

    OPPONENTS_PIPS = "the pips of the other sides"
    OPPONENTS_NEAREST_FIVE = "those pips rounded to the nearest five"
    OPPONENTS_FIVES_DOWN = "those pips rounded down to five"
    EVERYBODYS_PIPS = "the pips of everybody, a partner included"
    STONES = "stones, by the kind of finish"


class Naming(Enum):
    """Whether the kind of finish has a name in this variant."""

    UNNAMED = "unnamed"
    NAMED = "named"


class EqualEnds(Enum):
    """Whether a-x at two ends that both show a is a lá e ló (`la-e-lo-equal`)."""

    NO = "no"
    YES = "yes"


class Blank(Enum):
    """Whether an opponent left with just the 0-0 takes the points (`blank-steals`)."""

    OFF = "off"
    STEALS = "on"


@dataclass(frozen=True, slots=True)
class OutTable:
    """The facts of going out: `pips[seat]`, the last tile, the ends it met, before it was laid.

    `lone_blank` is the seat whose hand is exactly the 0-0, if there is one.
    """

    seating: Seating
    pips: tuple[int, ...]
    out: Seat
    tile: Tile
    ends: tuple[int, ...]
    lone_blank: Seat | None


@dataclass(frozen=True, slots=True)
class GoingOut:
    """How a variant pays a seat that went out; `crossed` is what a cruzada is worth in stones."""

    pay: OutPay
    naming: Naming = Naming.UNNAMED
    crossed: int = 6
    equal_ends: EqualEnds = EqualEnds.NO
    blank: Blank = Blank.OFF

    def settle(self, table: OutTable) -> Award:
        """The award of a round in which `table.out` laid its last tile."""
        own = table.seating.side_of(table.out)
        finish = self.finish(table.tile, table.ends) if self.naming is Naming.NAMED else None
        points = self._points(own, finish, table)
        thief = table.lone_blank if self.blank is Blank.STEALS else None
        if thief is not None and table.seating.side_of(thief) != own:
            side = table.seating.side_of(thief)
            return Award(side, points, table.out, Decision.BLANK_STOLE, finish)
        return Award(own, points, table.out, Decision.WENT_OUT, finish)

    def finish(self, tile: Tile, ends: tuple[int, ...]) -> Finish:
        """The name of a finish by `tile` against the `ends` before it (RULES.md section 6)."""
        both_fit = all(tile.fits(pips) for pips in ends)
        if tile.is_double:
            return Finish.CROSSED if both_fit else Finish.DOUBLE
        halves_meet_both = both_fit and len(set(ends)) == len(ends)
        if halves_meet_both or (both_fit and self.equal_ends is EqualEnds.YES):
            return Finish.BOTH_ENDS
        return Finish.SIMPLE

    def _points(self, own: int, finish: Finish | None, table: OutTable) -> int:
        mine = sum(table.pips[seat] for seat in table.seating.members(own))
        others = sum(table.pips) - mine
        match self.pay:
            case OutPay.OPPONENTS_PIPS:
                return others
            case OutPay.OPPONENTS_NEAREST_FIVE:
                return (others + FIVE // 2) // FIVE * FIVE
            case OutPay.OPPONENTS_FIVES_DOWN:
                return others // FIVE * FIVE
            case OutPay.EVERYBODYS_PIPS:
                return others + mine
            case OutPay.STONES:
                return self._stones(finish)
            case _:
                assert_never(self.pay)

    def _stones(self, finish: Finish | None) -> int:
        match finish:
            case Finish.SIMPLE | None:
                return 1
            case Finish.DOUBLE:
                return 2
            case Finish.BOTH_ENDS:
                return 3
            case Finish.CROSSED:
                return self.crossed
            case _:
                assert_never(finish)
