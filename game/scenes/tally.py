"""What a scoreboard says: each side's points by round, its total, and who leads next. Headless."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import pairwise
from typing import TYPE_CHECKING, assert_never

from game.rules.opening import opener
from game.rules.policies.choices import Next
from game.rules.state import Phase

if TYPE_CHECKING:
    from game.match.session import Session
    from game.rules.seat import Seat
    from game.rules.state import State


@dataclass(frozen=True, slots=True)
class Row:
    """A side on the scoreboard.

    Attributes:
        side: its index in the seating.
        gains: what each finished round brought it, penalties included.
        total: now.
        before: its total before the last round.
    """

    side: int
    gains: tuple[int, ...]
    total: int
    before: int


@dataclass(frozen=True, slots=True)
class Tally:
    """The finished rounds of a match.

    Attributes:
        rows: by side.
        numbers: of the rounds.
        target: what the match is played to.
    """

    rows: tuple[Row, ...]
    numbers: tuple[int, ...]
    target: int

    @classmethod
    def of(cls, session: Session) -> Tally:
        """The scoreboard of a match as it stands."""
        results, rules = session.results, session.state.rules
        steps = [(0,) * len(rules.seating.sides), *(result.totals for result in results)]
        rows = tuple(
            Row(
                side=side,
                gains=tuple(after[side] - before[side] for before, after in pairwise(steps)),
                total=steps[-1][side],
                before=steps[-2][side] if len(steps) > 1 else 0,
            )
            for side in range(len(rules.seating.sides))
        )
        return cls(rows, tuple(result.number for result in results), rules.policies.target)

    @property
    def ranking(self) -> tuple[Row, ...]:
        """The rows, the highest total first."""
        return tuple(sorted(self.rows, key=lambda row: -row.total))


@dataclass(frozen=True, slots=True)
class Opening:
    """Who leads the next round; the seat is None where the highest tile will tell."""

    how: Next
    seat: Seat | None


def next_opening(state: State) -> Opening | None:
    """Who leads after a finished round; None where no round follows."""
    how = state.rules.policies.next
    if state.phase is not Phase.ROUND_OVER:
        return None
    match how:
        case Next.HIGHEST:
            return Opening(how, None)
        case Next.ROTATE | Next.WINNER:
            following = replace(state, number=state.number + 1, last_opener=state.opener)
            return Opening(how, opener(following)[0])
        case _:
            assert_never(how)
