"""`python -m game review FILE [--json]`: every move of a record, graded (NOTATION.md)."""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from game.ai.advice import Grade, Verdict, judge
from game.ai.tiers import Tier, find
from game.ai.utility import Utility, pace
from game.lab.files import load
from game.lab.hint import named
from game.lab.players import Oracle
from game.rules.move import Move, Play
from game.rules.notation import Taken
from game.rules.seat import Seat, Seating
from game.rules.state import Phase, State
from game.rules.variant import Rules
from game.rules.views import view

BAD_INPUT = 2
SEED = 1
ITERATIONS = 1500
PRINCE, KING = 0.6, 1.2  # usual rounds' worth blundered away before it is said aloud
KING_BLUNDERS = 4


@dataclass(frozen=True, slots=True)
class Reviewed:
    """One choice and what is said of it; `open_best` is the best move with all hands seen."""

    seat: Seat
    move: Move
    verdict: Verdict
    open_best: Move


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", help="a match record (.dmn)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def run(given: argparse.Namespace) -> int:
    """Review and print; the exit code."""
    reading = load(given.file)
    if reading is None:
        return BAD_INPUT
    data = review(reading.start.rules, reading.taken)
    print(json.dumps(data) if given.json else "\n".join(_lines(data)))
    return 0


def review(rules: Rules, taken: Sequence[Taken]) -> dict[str, Any]:
    """The review of a record's steps as plain data."""
    rounds = [_round(rules, steps) for steps in by_round(taken)]
    return {
        "rounds": [data for data, _ in rounds],
        "titles": titles(rules, [each for _, found in rounds for each in found]),
    }


def by_round(taken: Sequence[Taken]) -> list[list[Taken]]:
    """The steps of each round; a deal made again stays in its round."""
    rounds: list[list[Taken]] = []
    for step in taken:
        if step.act is None and step.before.phase is not Phase.PUT_BACK:
            rounds.append([])
        rounds[-1].append(step)
    return rounds


def titles(rules: Rules, found: Sequence[Reviewed]) -> dict[str, str]:
    """Who hurt the partner: a Príncipe, or, who keeps doing it, a Rei (RULES.md section 6).

    Blunders alone count: small losses add up over a long match, whoever plays it.
    """
    if rules.seating is not Seating.PAIRS:
        return {}
    usual = pace(rules.policies).stride
    given: dict[str, str] = {}
    for seat in rules.seating.seats:
        mine = [each.verdict for each in found if each.seat is seat]
        blunders = [verdict.lost / usual for verdict in mine if verdict.grade is Grade.BLUNDER]
        if sum(blunders) >= KING and len(blunders) >= KING_BLUNDERS:
            given[seat.name] = "rei"
        elif sum(blunders) >= PRINCE:
            given[seat.name] = "principe"
    return given


def _round(rules: Rules, steps: Sequence[Taken]) -> tuple[dict[str, Any], list[Reviewed]]:
    found = list(_reviewed(steps))
    sides = rules.seating.sides
    lost = defaultdict[int, float](float)
    for each in found:
        lost[rules.seating.side_of(each.seat)] += each.verdict.lost
    before, after = steps[0].before.totals, steps[-1].step.state.totals
    gains = [now - then for now, then in zip(after, before, strict=True)]
    skill, luck = {}, {}
    for side, name in enumerate(sides):
        others = [each for each in range(len(sides)) if each != side]
        ahead = gains[side] - sum(gains[each] for each in others) / len(others)
        earned = sum(lost[each] for each in others) / len(others) - lost[side]
        skill[name], luck[name] = round(earned, 2), round(ahead - earned, 2)
    data = {
        "number": steps[-1].step.state.number,
        "actions": [_action(each) for each in found],
        "luck": luck,
        "skill": skill,
    }
    return data, found


def _reviewed(steps: Sequence[Taken]) -> Iterator[Reviewed]:
    tier = _reviewer()
    for step in steps:
        if step.act is None:
            continue
        seat, move = step.act
        seen = view(step.before, seat)
        if not isinstance(move, Play) and move in seen.honest:
            continue
        verdict = judge(seen, move, tier, SEED)
        yield Reviewed(seat, move, verdict, _open_best(step.before, move))


def _reviewer() -> Tier:
    return replace(find("lenda")[0], iterations=ITERATIONS)


def _open_best(state: State, move: Move) -> Move:
    """The best move with all hands seen; in a match that a draw voided, the move itself."""
    return Oracle(Utility.MATCH).choose(state, SEED) if state.turn is not None else move


def _action(each: Reviewed) -> dict[str, Any]:
    return {
        "seat": each.seat.name,
        **named(each.move),
        "grade": each.verdict.grade.value,
        "lost": round(each.verdict.lost, 2),
        "best": _place(each.verdict.best),
        "open_best": _place(each.open_best),
    }


def _place(move: Move) -> dict[str, Any]:
    return {key: value for key, value in named(move).items() if key != "type"}


def _lines(data: dict[str, Any]) -> Iterator[str]:
    for played in data["rounds"]:
        yield f"Round {played['number']}"
        for action in played["actions"]:
            move, best = _text(action), _text(action["best"])
            note = "" if action["grade"] == "best" else f"  {best} was better"
            yield f"  {action['seat']}  {move:7} {action['grade']:8} {action['lost']:6.2f}{note}"
        for kind in ("skill", "luck"):
            parts = ", ".join(f"{side} {value:+.1f}" for side, value in played[kind].items())
            yield f"  {kind}: {parts}"
    for seat, title in data["titles"].items():
        yield f"{seat}: {'a Rei' if title == 'rei' else 'a Príncipe'}"


def _text(move: dict[str, Any]) -> str:
    named_by = move.get("tile", move.get("type"))
    return f"{named_by} {move['arm']}" if move.get("arm") else str(named_by)
