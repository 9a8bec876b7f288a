"""What one seat may know. What does not exist here cannot leak (DESIGN section 2)."""

from __future__ import annotations

from dataclasses import dataclass

from game.rules.events import OpenerReason
from game.rules.line import Line
from game.rules.move import Move, Play
from game.rules.seat import Seat
from game.rules.state import Act, Phase, Shown
from game.rules.tile import Tile
from game.rules.variant import Rules


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """The table as `seat` sees it.

    `hand` is its own; `counts[seat]` the number of tiles in each hand; `stock` how many tiles are
    left. `acts` are the public actions since the last deal (another's draw is a bare `Draw`).
    `legal` are this seat's moves, empty when it is not its turn. `must_lead` is known to the
    opener alone. `totals` are by side.
    """

    rules: Rules
    seat: Seat
    phase: Phase
    number: int
    totals: tuple[int, ...]
    hand: frozenset[Tile]
    counts: tuple[int, ...]
    stock: int
    line: Line
    turn: Seat | None
    opener: Seat | None
    opener_reason: OpenerReason | None
    must_lead: Tile | None
    doubled: bool
    acts: tuple[Act, ...]
    shown: Shown | None
    legal: tuple[Move, ...]

    @property
    def honest(self) -> tuple[Move, ...]:
        """The moves of a seat that never over-draws, as no computer does (RULES.md section 6)."""
        return tuple(move for move in self.legal if isinstance(move, Play)) or self.legal
