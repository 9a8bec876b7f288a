"""Good manners in pairs: of equal moves, one that leaves the partner's end alone."""

from __future__ import annotations

from collections.abc import Sequence

from game.ai.bits import by_place
from game.ai.tables import tables_for
from game.ai.tree import Judged
from game.rules.line import Arm
from game.rules.move import Play
from game.rules.seat import Seating
from game.rules.view import View

EQUAL = 0.03  # spreads within which two values say the same
TRIED = 0.25  # of the visits of the best, below which a value is not to be relied on


def partners_end(view: View) -> Arm | None:
    """The arm at whose tip the partner's last tile lies; None in other seatings, or if covered."""
    if view.rules.seating is not Seating.PAIRS:
        return None
    partner = view.rules.seating.after(view.seat, 2)
    plays = [act.move for act in view.acts if act.seat is partner]
    last = next((move.tile for move in reversed(plays) if isinstance(move, Play)), None)
    return next((end.arm for end in view.line.ends if end.tip == last), None)


def arms(view: View, judged: Judged) -> tuple[Arm | None, ...]:
    """Where a move may be laid at the table, the partner's end last."""
    automaton = tables_for(view.rules.policies, view.doubled).automaton
    tile = by_place()[judged.laying.at - 1]
    found = automaton.arms(view.line, tile, judged.laying.ends)
    theirs = partners_end(view)
    return tuple(sorted(found, key=lambda arm: arm is not None and arm is theirs))


def considerate(view: View, judged: Sequence[Judged], spread: float) -> Judged:
    """The best move, or one as good that does not cover the end which the partner opened."""
    first = judged[0]
    theirs = partners_end(view)
    if theirs is None or arms(view, first)[0] is not theirs:
        return first
    for other in judged[1:]:
        equal = first.value - other.value <= EQUAL * spread
        if equal and other.visits >= TRIED * first.visits and arms(view, other)[0] is not theirs:
            return other
    return first
