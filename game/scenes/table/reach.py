"""What the viewer may do now, and what each choice would score: read off its view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.move import Draw, Pass, Play
from game.rules.policies.choices import Counting
from game.rules.policies.going_out import FIVE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.rules.line import Arm
    from game.rules.tile import Tile
    from game.rules.view import View


@dataclass(frozen=True, slots=True)
class Count:
    """What the ends would add up to, and what that scores."""

    total: int
    points: int


@dataclass(frozen=True, slots=True)
class Reach:
    """The choices of the seat on turn.

    Attributes:
        plays: the ends that take each playable tile; a lead goes to None, which is no arm.
        ends: every open end, for tries that will be refused.
        draws: whether a tile may be drawn.
        passes: whether the turn may be given away.
        counts: by tile and arm, in variants that count the ends; else empty.
    """

    plays: Mapping[Tile, tuple[Arm | None, ...]]
    ends: tuple[Arm | None, ...]
    draws: bool
    passes: bool
    counts: Mapping[tuple[Tile, Arm | None], Count]

    @property
    def stuck(self) -> bool:
        """Whether no tile can be played."""
        return not self.plays

    def fits(self, tile: Tile) -> tuple[Arm | None, ...]:
        """The ends that take a tile."""
        return self.plays.get(tile, ())


def reach(view: View) -> Reach | None:
    """What the seat of a view may do; None where it is not its turn."""
    if not view.legal:
        return None
    plays: dict[Tile, tuple[Arm | None, ...]] = {}
    for move in view.legal:
        if isinstance(move, Play):
            plays[move.tile] = (*plays.get(move.tile, ()), move.arm)
    counting = view.rules.policies.counting is Counting.FIVES
    return Reach(
        plays=plays,
        ends=tuple(end.arm for end in view.line.ends) or (None,),
        draws=any(isinstance(move, Draw) for move in view.legal),
        passes=any(isinstance(move, Pass) for move in view.legal),
        counts=_counts(view, plays) if counting else {},
    )


def _counts(
    view: View, plays: Mapping[Tile, tuple[Arm | None, ...]]
) -> dict[tuple[Tile, Arm | None], Count]:
    counts = {}
    for tile, arms in plays.items():
        for arm in arms:
            total = view.line.lay(tile, arm).count
            counts[tile, arm] = Count(total, total if total % FIVE == 0 else 0)
    return counts
