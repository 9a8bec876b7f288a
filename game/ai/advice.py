"""What a strong player would do and why, and how far another move falls short of it.

Values are in points (or stones) of the round: what a move is expected to bring its side beyond the
others, where near the end of a match a point counts as much as it moves the chance to win.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from game.ai.decision import Decision, lies
from game.ai.reasons import Reason, reasons
from game.ai.tiers import Tier
from game.ai.tree import Judged
from game.ai.utility import Utility, Worth, pace, worth
from game.rules.move import Move, Play
from game.rules.policies.choices import OVER_DRAW_PENALTY
from game.rules.variant import Policies
from game.rules.view import View

FINE = 0.05  # shares of what a round usually brings
SLIP = 0.20
NOTHING = 0.005
LEAST = 1e-9


class Grade(Enum):
    """How good a move was; the value is its spelling in NOTATION.md."""

    BEST = "best"
    FINE = "fine"
    SLIP = "slip"
    BLUNDER = "blunder"


@dataclass(frozen=True, slots=True)
class Valued:
    """A play and its value in points (or stones)."""

    move: Play
    value: float


@dataclass(frozen=True, slots=True)
class Advice:
    """The best move, why, and every play's value, best first (none where nothing is to choose)."""

    best: Move
    reasons: tuple[Reason, ...]
    moves: tuple[Valued, ...]


@dataclass(frozen=True, slots=True)
class Verdict:
    """A move that was made, by what its seat could know; `lost` is in points (or stones)."""

    grade: Grade
    lost: float
    best: Move


class Adviser:
    """Advice under way: call `step` until `done`, then `advice`, or `verdict` on a move."""

    def __init__(self, view: View, tier: str | Tier, seed: int) -> None:
        self._view = view
        self._decision = Decision(view, tier, seed, thorough=True)

    @property
    def done(self) -> bool:
        """Whether the advice is there."""
        return self._decision.done

    def step(self) -> None:
        """Think on for a moment."""
        self._decision.step()

    def advice(self) -> Advice:
        """What to do and why."""
        moves = self._valued()
        best: Move = moves[0].move if moves else self._decision.best().move
        why = reasons(self._view, best) if isinstance(best, Play) else ()
        return Advice(best, why, tuple(moves))

    def verdict(self, move: Move) -> Verdict:
        """How good a move is that was made; of moves that come to the same, all are the best."""
        moves = self._valued()
        if isinstance(move, Play) and moves:
            laying = lies(self._view, move)
            like = [lies(self._view, each.move) == laying for each in moves]
            best = move if like[0] else moves[0].move
            return self._graded(moves[0].value - moves[like.index(True)].value, best)
        honest = self._view.honest
        if move in honest:
            return Verdict(Grade.BEST, 0.0, move)
        best_value = moves[0].value if moves else 0.0
        best_move = moves[0].move if moves else honest[0]
        return self._graded(best_value - self._over_drawing(), best_move)

    def _graded(self, lost: float, best: Move) -> Verdict:
        lost = max(lost, 0.0)
        usual = pace(self._view.rules.policies).stride
        if lost <= NOTHING * usual:
            return Verdict(Grade.BEST, lost, best)
        grade = Grade.FINE if lost <= FINE * usual else Grade.SLIP
        return Verdict(grade if lost <= SLIP * usual else Grade.BLUNDER, lost, best)

    def _over_drawing(self) -> float:
        """What drawing beside a tile that fits brings: the penalty, and a new deal."""
        view = self._view
        side = view.rules.seating.side_of(view.seat)
        fined = [0] * len(view.totals)
        fined[side] = -OVER_DRAW_PENALTY
        measure, scale = self._measured()
        return scale.points(measure.of(fined)[side])

    def _valued(self) -> list[Valued]:
        _, scale = self._measured()
        judged: list[Judged] = sorted(self._decision.judged(), key=lambda move: -move.value)
        return [
            Valued(self._decision.real(move), scale.points(move.value))
            for move in judged
            if move.visits
        ]

    def _measured(self) -> tuple[Worth, _Scale]:
        view = self._view
        measure = worth(Utility.MATCH, view.totals, view.rules.policies)
        return measure, _Scale(measure, view.rules.seating.side_of(view.seat), view.rules.policies)


class _Scale:
    """Worths as points: a usual gain of one's own, and one of all others, are worth just that.

    In between worth is taken to be straight, on either side of a round that changes nothing: where
    many play for themselves, a gain moves a side's chances much further than the others' gains do.
    """

    def __init__(self, measure: Worth, side: int, policies: Policies) -> None:
        sides = range(len(measure.totals))
        self._step = step = max(round(pace(policies).stride), 1)
        self._zero = measure.of((0,) * len(sides))[side]
        self._won = measure.of(tuple(step if each == side else 0 for each in sides))[side]
        self._lost = measure.of(tuple(0 if each == side else step for each in sides))[side]

    def points(self, value: float) -> float:
        """How many points the side is ahead of the others by something of this worth."""
        more = value - self._zero
        swing = self._won - self._zero if more > 0 else self._zero - self._lost
        return more * self._step / max(swing, LEAST)


def advise(view: View, tier: str | Tier, seed: int) -> Advice:
    """Advice in one go; raises ValueError where it is not the turn of the view's seat."""
    adviser = Adviser(view, tier, seed)
    while not adviser.done:
        adviser.step()
    return adviser.advice()


def judge(view: View, move: Move, tier: str | Tier, seed: int) -> Verdict:
    """A verdict in one go, on a move of the view's seat."""
    adviser = Adviser(view, tier, seed)
    while not adviser.done:
        adviser.step()
    return adviser.verdict(move)
