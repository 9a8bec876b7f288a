"""A record as plain data, in the shape of `replay --json` (NOTATION.md)."""

from __future__ import annotations

from typing import Any

from game.rules.events import (
    Counted,
    Drew,
    Event,
    FiveDoubles,
    OverDrew,
    Passed,
    PutBack,
    SixDoubles,
    TileLaid,
)
from game.rules.notation.reader import Reading
from game.rules.result import RoundResult
from game.rules.seat import Seating
from game.rules.state import Phase
from game.rules.step import Step

Data = dict[str, Any]
DEALT_WORDS = (
    (PutBack, "redeal"),
    (FiveDoubles, "five-doubles"),
    (SixDoubles, "six-doubles"),
    (OverDrew, "over-draw"),
)


def report(reading: Reading) -> Data:
    """The object that `replay --json` prints."""
    state, rules = reading.state, reading.start.rules
    rounds: list[list[Step]] = []
    for taken in reading.taken:
        if taken.act is None and taken.before.phase is not Phase.PUT_BACK:
            rounds.append([])
        rounds[-1].append(taken.step)
    sides = rules.seating.sides
    return {
        "variant": rules.variant,
        "target": rules.policies.target,
        "rounds": [_round(steps) for steps in rounds],
        "scores": _totals(rules.seating, state.totals),
        "winner": None if state.winner is None else sides[state.winner],
    }


def _totals(seating: Seating, totals: tuple[int, ...]) -> Data:
    return dict(zip(seating.sides, totals, strict=True))


def _round(steps: list[Step]) -> Data:
    last = steps[-1].state
    over = last.phase in (Phase.ROUND_OVER, Phase.MATCH_OVER)
    seating = last.rules.seating
    return {
        "number": last.number,
        "opener": None if last.opener is None else last.opener.name,
        "actions": [action for step in steps for action in _actions(step)],
        **_ending(seating, last.result if over else None),
        "totals": _totals(seating, last.totals),
    }


def _ending(seating: Seating, result: RoundResult | None) -> Data:
    if result is None:
        return {
            "ending": "unfinished",
            "finish": None,
            "out": None,
            "winner": None,
            "points": 0,
        }
    award = result.award
    return {
        "ending": result.ending.value,
        "finish": None if award.finish is None else award.finish.value,
        "out": None if result.out is None else result.out.name,
        "winner": seating.sides[award.side],
        "points": award.points,
    }


def _actions(step: Step) -> list[Data]:
    return [action for event in step.events if (action := _action(event, step)) is not None]


def _action(event: Event, step: Step) -> Data | None:
    match event:
        case TileLaid(seat, tile, arm):
            laid: Data = {"seat": seat.name, "type": "play", "tile": str(tile)}
            return {**laid, "arm": None if arm is None else arm.value, **_scored(step)}
        case Drew(seat, tile):
            return {"seat": seat.name, "type": "draw", "tile": str(tile)}
        case Passed(seat):
            return {"seat": seat.name, "type": "pass"}
        case PutBack(seat) | FiveDoubles(seat) | SixDoubles(seat) | OverDrew(seat):
            word = next(word for kind, word in DEALT_WORDS if isinstance(event, kind))
            return {"seat": seat.name, "type": word}
        case _:
            return None


def _scored(step: Step) -> Data:
    counted = next((event for event in step.events if isinstance(event, Counted)), None)
    if counted is None:
        return {"points": 0}
    return {"points": counted.points, "count": counted.count}
