"""`python -m game replay FILE [--json]` (NOTATION.md)."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from typing import Any

from game.lab.files import load
from game.rules.notation import Reading, report

BAD_INPUT = 2
WORDS = {
    "pass": "passes",
    "redeal": "holds four doubles: dealt again, worth double",
    "five-doubles": "holds five doubles: one point",
    "six-doubles": "holds six doubles: wins the match",
    "over-draw": "drew with a playable tile in hand: two points off, dealt again",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", help="a match record (.dmn)")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def run(given: argparse.Namespace) -> int:
    """Check a record and show it; the exit code."""
    reading = load(given.file)
    if reading is None:
        return BAD_INPUT
    data = report(reading)
    if given.json:
        print(json.dumps(data))
        return 0
    for line in _lines(data, reading):
        print(line)
    return 0


def _lines(data: dict[str, Any], reading: Reading) -> Iterator[str]:
    rules = reading.start.rules
    yield f"{data['variant']}, seats {rules.seating.value}, to {data['target']}"
    for played in data["rounds"]:
        yield ""
        opener = f", {played['opener']} opens" if played["opener"] else ""
        yield f"Round {played['number']}{opener}"
        for place, action in enumerate(played["actions"], start=1):
            yield f"  {place:3}  {action['seat']}  {_action(action)}"
        yield f"  {_ending(played)}; totals {_totals(played['totals'])}"
    yield ""
    winner = data["winner"]
    yield f"{winner} wins the match" if winner else "The match is not finished"
    yield f"Deals verified against their seeds: {reading.fair_deals}"


def _action(action: dict[str, Any]) -> str:
    kind = action["type"]
    if kind == "draw":
        return f"draws {action['tile']}"
    if kind != "play":
        return WORDS[kind]
    arm = f" {action['arm']}" if action["arm"] else ""
    count = f"   ends {action['count']}" if "count" in action else ""
    points = f", scores {action['points']}" if action["points"] else ""
    return f"{action['tile']}{arm:2}{count}{points}"


def _ending(played: dict[str, Any]) -> str:
    match played["ending"]:
        case "unfinished":
            return "Not finished"
        case "domino":
            finish = f" ({played['finish']})" if played["finish"] else ""
            return f"{played['out']} goes out{finish}: {played['points']} for {played['winner']}"
        case "blocked":
            return f"Blocked: {played['points']} for {played['winner']}"
        case ending:
            return f"{played['winner']} wins the match ({ending})"


def _totals(totals: dict[str, int]) -> str:
    return ", ".join(f"{side} {total}" for side, total in totals.items())
