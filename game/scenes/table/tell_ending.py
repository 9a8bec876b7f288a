"""How the end of a round is told: the last tile is seen, hands turn over, points are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.result import Ending, Finish
from game.scenes.table import cues as cue
from game.scenes.table.captions import caption
from game.scenes.table.cues import Sound
from game.scenes.table.pace import LINGER
from game.scenes.table.verdict import verdict

if TYPE_CHECKING:
    from game.rules.events import RoundEnded
    from game.rules.result import RoundResult
    from game.scenes.table.tell import Telling

TURN_OVER = 0.35
POINTS_FLY = 0.5

_FANFARES = {
    Finish.DOUBLE: Sound.CARROCA,
    Finish.BOTH_ENDS: Sound.LA_E_LO,
    Finish.CROSSED: Sound.CRUZADA,
}


def tell_round_end(telling: Telling, event: RoundEnded) -> None:
    """The finished table rests in view, then it is explained."""
    script, result = telling.script, event.result
    script.at_once(cue.TurnTo(None))
    script.hold(cue.Rest(), LINGER)
    if result.ending is Ending.BLOCKED:
        script.say(caption("table.is-blocked"), Sound.BLOCKED)
        script.then(cue.Glow(tuple(end.arm for end in telling.seen.after.line.ends)), LINGER)
    _turn_hands_over(telling, result)
    script.say(verdict(result, telling.seen.after.rules), _fanfare(telling, result))
    side = result.award.side
    if result.totals[side] != script.totals[side]:
        script.then(cue.PointsFly(result.totals[side] - script.totals[side], side), POINTS_FLY)
        script.count_to(side, result.totals[side])
    script.then(cue.Rest(), TURN_OVER)


def _turn_hands_over(telling: Telling, result: RoundResult) -> None:
    script, revealed = telling.script, telling.seen.revealed
    if revealed is None:
        return
    seating = telling.seen.after.rules.seating
    first = result.out if result.out is not None else telling.viewer
    for seat in seating.from_seat(first):
        tiles = tuple(sorted(revealed.hands[seat]))
        if tiles or telling.seen.before.shown is not None:
            script.at_once(cue.Showed(seat, tiles), Sound.REVEAL if tiles else None)
        if tiles:
            script.wait(TURN_OVER)
    if revealed.stock:
        script.at_once(cue.StockShown(revealed.stock), Sound.REVEAL)
        script.wait(TURN_OVER)


def _fanfare(telling: Telling, result: RoundResult) -> Sound:
    named = _FANFARES.get(result.award.finish) if result.award.finish else None
    if named is not None:
        return named
    mine = telling.seen.after.rules.seating.side_of(telling.viewer)
    return Sound.ROUND_WIN if result.award.side == mine else Sound.ROUND_LOSE
