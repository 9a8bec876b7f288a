"""A hint in words: the move, and why."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.ai.reasons import Why
from game.rules.move import Draw, Pass, Play
from game.scenes.table.captions import Caption, Unit, Worth, caption

if TYPE_CHECKING:
    from game.ai.advice import Advice
    from game.ai.reasons import Reason
    from game.rules.view import View

_WHY = {
    Why.ONLY: "table.hint.only",
    Why.WINS: "table.hint.wins",
    Why.GOES_OUT: "table.hint.goes-out",
    Why.BLOCKS: "table.hint.blocks",
    Why.CLOSES: "table.hint.blocks",
    Why.SCORES: "table.hint.scores",
    Why.KEEPS_ENDS: "table.hint.keeps-ends",
    Why.THEY_LACK: "table.hint.they-lack",
    Why.ONE_LACKED: "table.hint.one-lacked",
    Why.HOLDS_LAST: "table.hint.holds-last",
    Why.PARTNER: "table.hint.partner",
    Why.SPOILS: "table.hint.spoils",
    Why.DOUBLE: "table.hint.double",
    Why.HEAVY: "table.hint.heavy",
    Why.KEEPS_MOVES: "table.hint.keeps-moves",
    Why.SOUNDEST: "table.hint.soundest",
}


def hint(view: View, advice: Advice) -> Caption:
    """What to do, and what speaks for it."""
    why = (_because(view, reason) for reason in advice.reasons)
    match advice.best:
        case Play():
            return _play(view, advice.best).followed_by(*why)
        case Draw():
            return caption("table.hint.draw")
        case Pass():
            return caption("table.hint.pass")
        case unknown:
            assert_never(unknown)


def _play(view: View, move: Play) -> Caption:
    ends = {
        other.arm for other in view.legal if isinstance(other, Play) and other.tile == move.tile
    }
    end = view.line.end(move.arm) if move.arm is not None else None
    if len(ends) == 1 or end is None:
        return caption("table.hint.play", tile=move.tile)
    return caption("table.hint.play-at", tile=move.tile, pips=end.pips)


def _because(view: View, reason: Reason) -> Caption:
    pips = ", ".join(str(each) for each in sorted(reason.pips, reverse=True))
    worth = Worth(reason.points, Unit.of(view.rules))
    return caption(_WHY[reason.why], reason.seat, pips=pips, worth=worth)
