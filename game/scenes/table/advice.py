"""The second line of the caption: what the viewer can do now, or why a try was refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.rules.move import Play, Reason
from game.rules.policies.choices import OVER_DRAW_PENALTY, Stock
from game.scenes.table.captions import Caption, Unit, Worth, caption
from game.scenes.table.holding import Asked, Dragged, Lifted, Question

if TYPE_CHECKING:
    from game.rules.move import Refusal
    from game.rules.view import View
    from game.scenes.table.cursor import Cursor

_PLAIN = {
    Reason.NO_TURN: "table.refused.no-turn",
    Reason.OUT_OF_TURN: "table.refused.out-of-turn",
    Reason.NOT_HELD: "table.refused.not-held",
    Reason.LEAD_HAS_NO_ARM: "table.refused.arm-closed",
    Reason.ARM_CLOSED: "table.refused.arm-closed",
    Reason.ARM_MISSING: "table.advice.several",
    Reason.HOLDS_PLAYABLE: "table.refused.holds-playable",
    Reason.MUST_DRAW: "table.refused.must-draw",
    Reason.MUST_LEAD_FIRST: "table.refused.must-lead-first",
}


def refused(refusal: Refusal, view: View) -> Caption:
    """Why a try was refused, as a sentence."""
    tile = refusal.move.tile if isinstance(refusal.move, Play) else ""
    match refusal.reason:
        case Reason.MUST_LEAD:
            return caption("table.refused.must-lead", tile=view.must_lead or "")
        case Reason.DOES_NOT_FIT:
            ends = sorted({end.pips for end in view.line.ends}, reverse=True)
            told = ", ".join(str(pips) for pips in ends)
            elsewhere = any(isinstance(move, Play) and move.tile == tile for move in refusal.legal)
            if elsewhere:
                return caption("table.refused.does-not-fit", tile=tile)
            return caption("table.refused.fits-nowhere", tile=tile, ends=told)
        case Reason.NOTHING_TO_DRAW:
            sleeps = view.rules.policies.stock is Stock.SLEEP and view.stock
            return caption("table.refused.asleep" if sleeps else "table.refused.no-stock")
        case reason:
            return caption(_PLAIN[reason], tile=tile)


def advice(view: View, cursor: Cursor) -> Caption | None:
    """What the viewer can do; None where it is not its turn."""
    reach = cursor.reach
    if reach is None:
        return None
    match cursor.hold:
        case Asked(about=Question.UNDO):
            return caption("table.advice.undo")
        case Asked():
            worth = Worth(OVER_DRAW_PENALTY, Unit.of(view.rules))
            return caption("table.advice.over-draw", worth=worth)
        case Lifted(tile, _, True):
            return caption("table.advice.play", tile=tile)
        case Lifted(tile):
            return caption("table.advice.several", tile=tile)
        case Dragged(tile):
            return caption("table.advice.drop", tile=tile)
        case None:
            return _turn(view, cursor)
        case unknown:
            assert_never(unknown)


def _turn(view: View, cursor: Cursor) -> Caption:
    reach = cursor.reach
    if view.must_lead is not None:
        return caption("table.advice.must-lead", tile=view.must_lead)
    if not view.line.laid:
        return caption("table.advice.lead")
    if reach is not None and reach.stuck:
        return caption("table.advice.pass" if reach.passes else "table.advice.draw")
    return caption("table.advice.turn")
