"""A round under way in the simulation: every hand known, moves made one by one.

This is the exact stepper, proven equal to the rules core by test; `playout` has the loops that run
a round to its end in one go and are proven equal to this one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from game.ai.bits import ALL, places
from game.ai.ends import Automaton, Ends
from game.ai.settlement import Closing, Paid, Settlement
from game.rules.move import Play
from game.rules.policies.choices import DeadEnds, Stock
from game.rules.result import Ending
from game.rules.variant import Policies
from game.rules.view import View


class Laying(NamedTuple):
    """One way to lay a tile: its place, the ends after it, the points scored."""

    at: int
    ends: Ends
    points: int


class Outcome(NamedTuple):
    """A finished round; `paid` is what its end pays, beside what was scored in play."""

    ending: Ending
    paid: Paid
    out: int | None


@dataclass(frozen=True)
class Tables:
    """All that a simulation looks up, for one table of rules, doubled or not."""

    policies: Policies
    factor: int
    automaton: Automaton

    @cached_property
    def settlement(self) -> Settlement:
        """What endings pay."""
        return Settlement(self.policies, self.factor)

    @cached_property
    def seats(self) -> int:
        """How many play."""
        return len(self.policies.seating.seats)

    @cached_property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""
        return self.settlement.side_of

    @cached_property
    def draws(self) -> bool:
        """Whether the stock is drawn from."""
        return self.policies.stock is Stock.DRAW

    @cached_property
    def drains(self) -> bool:
        """Whether a round at dead ends goes on until the stock is empty (RULES.md 2.6)."""
        return self.draws and self.policies.dead_ends is DeadEnds.DRAW_ALL


class Position:
    """A round in mid-play; mutable.

    `hands[seat]`; `stock` holds the bits of tiles in drawing order, `top` counts those drawn;
    `needs[side]` is the score in play at which the match would be over at once, `gains[side]` the
    score in play so far. `outcome` is set when the round is over.
    """

    __slots__ = (
        "before",
        "closer",
        "ends",
        "gains",
        "hands",
        "laid",
        "last_at",
        "last_laid",
        "needs",
        "opener",
        "outcome",
        "stock",
        "tables",
        "top",
        "turn",
    )

    def __init__(
        self,
        tables: Tables,
        hands: list[int],
        stock: list[int],
        turn: int,
        needs: tuple[int, ...],
    ) -> None:
        self.tables = tables
        self.hands = hands
        self.stock = stock
        self.top = 0
        self.turn = turn
        self.needs = needs
        self.gains = [0] * len(needs)
        self.ends = self.before = tables.automaton.empty
        self.opener = self.closer = turn
        self.last_at = 0
        self.laid = 0
        self.last_laid = [-1] * len(hands)
        self.outcome: Outcome | None = None

    def copy(self) -> Position:
        """An independent copy; the stock is shared, as it never changes."""
        other = Position.__new__(Position)
        other.tables, other.needs, other.opener = self.tables, self.needs, self.opener
        other.stock, other.top, other.turn = self.stock, self.top, self.turn
        other.ends, other.before, other.last_at = self.ends, self.before, self.last_at
        other.closer, other.laid, other.outcome = self.closer, self.laid, self.outcome
        other.hands = self.hands[:]
        other.gains = self.gains[:]
        other.last_laid = self.last_laid[:]
        return other

    def recall(self, view: View) -> None:
        """Take over the line of play, and who laid when, from a seat's view."""
        self.ends = self.before = self.tables.automaton.intern(view.line)
        if view.opener is not None:
            self.opener = int(view.opener)
        for act in view.acts:
            if isinstance(act.move, Play):
                self.last_laid[act.seat] = self.laid
                self.laid += 1
                self.closer = int(act.seat)

    def layings(self) -> list[Laying]:
        """What the seat on turn may lay; empty where it must draw or pass."""
        playable = self.hands[self.turn] & self.ends.playable
        return [
            Laying(at, ends, points)
            for at in places(playable)
            for ends, points in self.ends.after(at)
        ]

    @property
    def must_draw(self) -> bool:
        """Whether there is a tile to draw, for a seat that cannot play."""
        return self.tables.draws and self.top < len(self.stock)

    def lay(self, laying: Laying) -> None:
        """Lay a tile; the round may be over then."""
        at, ends, points = laying
        seat = self.turn
        self.hands[seat] ^= 1 << (at - 1)
        self.before, self.ends, self.last_at, self.closer = self.ends, ends, at, seat
        self.last_laid[seat] = self.laid
        self.laid += 1
        out = None if self.hands[seat] else seat
        if points:
            side = self.tables.side_of[seat]
            self.gains[side] += points
            if self.gains[side] >= self.needs[side]:
                self.outcome = Outcome(Ending.TARGET, Paid(side, 0), out)
                return
        if out is not None:
            paid = self.tables.settlement.out(seat, self.hands, self.before.pips, at)
            self.outcome = Outcome(Ending.DOMINO, paid, out)
        elif not self._settle_if_blocked():
            self.turn = (seat + 1) % len(self.hands)

    def draw(self) -> None:
        """Draw the next tile of the stock."""
        self.hands[self.turn] |= self.stock[self.top]
        self.top += 1
        self._settle_if_blocked()

    def give_way(self) -> None:
        """Pass."""
        self.turn = (self.turn + 1) % len(self.hands)

    def forced(self) -> bool:
        """Draw or pass where the seat on turn can do nothing else; whether it had to."""
        if self.outcome is not None or self.hands[self.turn] & self.ends.playable:
            return False
        if self.must_draw:
            self.draw()
        else:
            self.give_way()
        return True

    def _settle_if_blocked(self) -> bool:
        held = 0
        for hand in self.hands:
            held |= hand
        if self.tables.draws and self.top < len(self.stock):
            if self.tables.drains:
                return False
            for bit in self.stock[self.top :]:
                held |= bit
        if held & self.ends.playable:
            return False
        self.outcome = Outcome(Ending.BLOCKED, self.settled(), None)
        return True

    def settled(self) -> Paid:
        """What this position pays as a blocked round."""
        closing = Closing(self.opener, self.closer, tuple(self.last_laid), self._chose)
        return self.tables.settlement.blocked(self.hands, closing)

    def _chose(self) -> bool:
        """Whether another play of the closer would have left something that fits."""
        last = 1 << (self.last_at - 1)
        held = last
        for hand in self.hands:
            held |= hand
        if self.tables.draws:
            for bit in self.stock[self.top :]:
                held |= bit
        mine = (self.hands[self.closer] | last) & self.before.playable
        return any(
            held & (ALL ^ 1 << (at - 1)) & ends.playable
            for at in places(mine)
            for ends, _ in self.before.after(at)
        )
