"""Seats, and the sides they score for (RULES.md section 1)."""

from __future__ import annotations

from enum import Enum, IntEnum


class Seat(IntEnum):
    """A chair at the table, in turn order."""

    A = 0
    B = 1
    C = 2
    D = 3

    def __str__(self) -> str:
        return self.name


class Seating(Enum):
    """How many sit down and who scores with whom; the value is its spelling in records."""

    TWO = "2"
    THREE = "3"
    FOUR = "4"
    PAIRS = "2x2"

    seats: tuple[Seat, ...]
    """The chairs in turn order."""
    sides: tuple[str, ...]
    """The names of the sides: a seat each, or AC and BD."""

    def __init__(self, spelling: str) -> None:
        in_pairs = spelling == "2x2"
        self.seats = tuple(Seat)[: 4 if in_pairs else int(spelling)]
        self.sides = ("AC", "BD") if in_pairs else tuple(seat.name for seat in self.seats)

    def side_of(self, seat: Seat) -> int:
        """Index into `sides` of the side that `seat` scores for."""
        return seat % len(self.sides)

    def members(self, side: int) -> tuple[Seat, ...]:
        """The seats of a side, in turn order."""
        return tuple(seat for seat in self.seats if self.side_of(seat) == side)

    def after(self, seat: Seat, steps: int = 1) -> Seat:
        """The seat `steps` turns after `seat` (before it, for negative steps)."""
        return self.seats[(seat + steps) % len(self.seats)]

    def from_seat(self, seat: Seat) -> tuple[Seat, ...]:
        """All seats in turn order, beginning with `seat`."""
        return tuple(self.after(seat, step) for step in range(len(self.seats)))
