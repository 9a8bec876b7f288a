"""The line of play: what lies on the table, its open ends and their count (RULES.md 2.4, 4).

The line knows which arm a tile was laid on, never where that is on a screen.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, StrEnum

from game.rules.tile import Tile


class Arm(StrEnum):
    """Which end: W and E are the two ends of the line, N and S the spinner's other sides."""

    W = "W"
    E = "E"
    N = "N"
    S = "S"


class Branching(Enum):
    """Whether the first double takes tiles on four sides."""

    NONE = "two ends"
    SPINNER = "spinner"


@dataclass(frozen=True, slots=True)
class Laid:
    """One tile on the table and the arm it was laid on; the lead has no arm."""

    tile: Tile
    arm: Arm | None


@dataclass(frozen=True, slots=True)
class End:
    """An open end: the pips it takes, and the tile at its tip (on a fresh arm, the spinner)."""

    arm: Arm
    pips: int
    tip: Tile


@dataclass(frozen=True, slots=True)
class Term:
    """One summand of the count of the ends; `arm` is None where one double is both ends."""

    arm: Arm | None
    points: int


@dataclass(frozen=True, slots=True)
class Line:
    """An immutable line of play; build one with `Line.empty()` and `lay`.

    `ends` holds the open ends in the order W, E, N, S. `spinner` is the first double laid where
    `branching` says so; `covered` counts its sides that have been built on.
    """

    branching: Branching
    laid: tuple[Laid, ...] = ()
    ends: tuple[End, ...] = ()
    spinner: Tile | None = None
    covered: int = 0

    @staticmethod
    def empty(branching: Branching = Branching.NONE) -> Line:
        """A table with nothing on it."""
        return Line(branching)

    def end(self, arm: Arm) -> End | None:
        """The open end of that arm, or None while it is closed."""
        for end in self.ends:
            if end.arm is arm:
                return end
        return None

    @property
    def open_pips(self) -> frozenset[int]:
        """The pips that some end takes."""
        return frozenset([end.pips for end in self.ends])

    def arms_for(self, tile: Tile) -> tuple[Arm, ...]:
        """The arms that would take `tile` (none on an empty table: the lead has no arm)."""
        return tuple(end.arm for end in self.ends if tile.fits(end.pips))

    def lay(self, tile: Tile, arm: Arm | None) -> Line:
        """The line with one tile more; raises ValueError where it does not fit."""
        if not self.laid:
            return self._lead(tile, arm)
        end = self.end(arm) if arm is not None else None
        if arm is None or end is None or not tile.fits(end.pips):
            raise ValueError(f"{tile} does not fit on arm {arm}")
        moved = End(arm, tile.other(end.pips), tile)
        ends = tuple(moved if old.arm is arm else old for old in self.ends)
        spinner, covered = self.spinner, self.covered
        if spinner is None and tile.is_double and self.branching is Branching.SPINNER:
            spinner, covered = tile, 1
        elif end.tip == spinner:
            covered += 1
            if covered == 2:  # noqa: PLR2004 - both long sides: RULES.md section 4
                ends += (End(Arm.N, spinner.high, spinner), End(Arm.S, spinner.high, spinner))
        return Line(self.branching, (*self.laid, Laid(tile, arm)), ends, spinner, covered)

    def _lead(self, tile: Tile, arm: Arm | None) -> Line:
        if arm is not None:
            raise ValueError("the lead has no arm")
        ends = (End(Arm.W, tile.high, tile), End(Arm.E, tile.low, tile))
        spins = tile.is_double and self.branching is Branching.SPINNER
        return Line(self.branching, (Laid(tile, None),), ends, tile if spins else None)

    def before_last(self) -> Line:
        """The line as it was before its last tile; raises ValueError on an empty table."""
        if not self.laid:
            raise ValueError("nothing has been laid")
        line = Line.empty(self.branching)
        for laid in self.laid[:-1]:
            line = line.lay(laid.tile, laid.arm)
        return line

    def terms(self) -> tuple[Term, ...]:
        """What each end adds to the count (RULES.md section 4); a double counts both halves."""
        if len(self.laid) == 1 and self.laid[0].tile.is_double:
            return (Term(None, self.laid[0].tile.value),)
        terms = []
        for end in self.ends:
            if end.tip == self.spinner and self.covered >= 2:  # noqa: PLR2004 - it counts no more
                continue
            terms.append(Term(end.arm, end.tip.value if end.tip.is_double else end.pips))
        return tuple(terms)

    @property
    def count(self) -> int:
        """The sum of the ends; 0 on an empty table."""
        return sum(term.points for term in self.terms())
