"""How the end of a round is told: the last tile is seen, hands turn over, points are counted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.result import Ending, Finish
from game.rules.state import Phase
from game.scenes.table import cues as cue
from game.scenes.table.captions import Side, caption
from game.scenes.table.cues import Sound
from game.scenes.table.match_point import at_match_point
from game.scenes.table.pace import LINGER
from game.scenes.table.verdict import verdict

if TYPE_CHECKING:
    from game.rules.events import RoundEnded
    from game.rules.result import RoundResult
    from game.rules.seat import Seat
    from game.scenes.table.tell import Telling

TURN_OVER = 0.35
ADD = 0.13
POINTS_FLY = 0.5
BANNER = 1.3
LOCK = 0.5
MATCH_POINT = 0.8

_FANFARES = {
    Finish.DOUBLE: ("table.banner.double", Sound.CARROCA),
    Finish.BOTH_ENDS: ("table.banner.both-ends", Sound.LA_E_LO),
    Finish.CROSSED: ("table.banner.crossed", Sound.CRUZADA),
}


def tell_round_end(telling: Telling, event: RoundEnded) -> None:
    """The finished table rests in view, then it is explained."""
    script, result = telling.script, event.result
    script.at_once(cue.TurnTo(None))
    script.hold(cue.Rest(), LINGER)
    _announce(telling, result)
    _turn_hands_over(telling, result)
    script.say(verdict(result, telling.seen.after.rules), _jingle(telling, result))
    side = result.award.side
    if result.totals[side] != script.totals[side]:
        script.then(cue.PointsFly(result.totals[side] - script.totals[side], side), POINTS_FLY)
        script.count_to(side, result.totals[side])
    script.then(cue.Rest(), TURN_OVER)
    fresh = _newly_at_match_point(telling, result)
    if fresh:
        named = caption("table.match-point", side=Side(fresh[0]))
        script.say(named, Sound.MATCH_POINT)
        script.then(cue.Rest(), MATCH_POINT)
        script.say(verdict(result, telling.seen.after.rules))


def _announce(telling: Telling, result: RoundResult) -> None:
    """The kind of ending, in a great word across the table."""
    script, finish = telling.script, result.award.finish
    match result.ending:
        case Ending.BLOCKED:
            script.say(caption("table.is-blocked"), Sound.BLOCKED)
            script.at_once(cue.Locked())
            ends = tuple(end.arm for end in telling.seen.after.line.ends)
            script.then(cue.Glow(ends), LOCK)
            script.then(cue.Banner("table.banner.blocked"), BANNER)
        case Ending.DOMINO if finish in _FANFARES:
            key, sound = _FANFARES[finish]
            script.then(cue.Banner(key), BANNER, sound)
        case Ending.DOMINO:
            script.then(cue.Banner("table.banner.out"), BANNER)
        case Ending.TARGET:
            script.then(cue.Banner("table.banner.target"), BANNER)
        case Ending.DOUBLES:
            pass


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
            _add_up(telling, seat)
    if revealed.stock:
        script.at_once(cue.StockShown(revealed.stock), Sound.REVEAL)
        script.wait(TURN_OVER)


def _add_up(telling: Telling, seat: Seat) -> None:
    """The pips of a hand, tile by tile."""
    script, revealed = telling.script, telling.seen.revealed
    if revealed is None or not revealed.sums or revealed.sums[seat] is None:
        return
    total = 0
    for step, tile in enumerate(sorted(revealed.hands[seat])):
        total += tile.value
        script.at_once(cue.Added(seat, total), Sound.COUNT, pitch=step)
        script.wait(ADD)


def _jingle(telling: Telling, result: RoundResult) -> Sound | None:
    """Won or lost; a finish that has a fanfare of its own has been heard already."""
    seating = telling.seen.after.rules.seating
    people = telling.staging.people or (telling.viewer,)
    won = any(seating.side_of(seat) == result.award.side for seat in people)
    if telling.seen.after.phase is Phase.MATCH_OVER:
        return Sound.WIN if won else Sound.LOSE
    if result.award.finish in _FANFARES:
        return None
    return Sound.ROUND_WIN if won else Sound.ROUND_LOSE


def _newly_at_match_point(telling: Telling, result: RoundResult) -> list[int]:
    before, after = telling.seen.before, telling.seen.after
    if after.phase is Phase.MATCH_OVER:
        return []
    known = at_match_point(after.rules, before.totals)
    return [side for side in at_match_point(after.rules, result.totals) if side not in known]
