"""`python -m game hint FILE [--tier T] [--json]` (NOTATION.md)."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from game.ai.advice import Advice, advise
from game.ai.decision import lies
from game.ai.tiers import find
from game.lab.files import load
from game.lab.words import sentence
from game.rules.move import Draw, Move, Pass, Play
from game.rules.view import View
from game.rules.views import view

BAD_INPUT = 2
BEST_TIER = "lenda"
SEED = 1


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("file", help="a match record (.dmn) that ends where a seat is to move")
    parser.add_argument("--tier", default=BEST_TIER, metavar="T", help="whose advice to give")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def run(given: argparse.Namespace) -> int:
    """Advise and print; the exit code."""
    try:
        find(given.tier)
    except ValueError as error:
        print(f"hint: {error}", file=sys.stderr)
        return BAD_INPUT
    reading = load(given.file)
    if reading is None:
        return BAD_INPUT
    state = reading.state
    if state.turn is None or reading.open_deal:
        print(f"{given.file}: no seat is to move at its end; cut it in mid-round", file=sys.stderr)
        return BAD_INPUT
    data = hint(view(state, state.turn), given.tier)
    print(json.dumps(data) if given.json else "\n".join(_lines(data)))
    return 0


def hint(seen: View, tier: str = BEST_TIER) -> dict[str, Any]:
    """The advice for a view as plain data."""
    advice = advise(seen, tier, SEED)
    return {
        "seat": seen.seat.name,
        "best": named(advice.best),
        "reason": _reason(advice),
        "moves": _moves(seen, advice),
    }


def named(move: Move) -> dict[str, Any]:
    """A move as in NOTATION.md."""
    match move:
        case Play(tile, arm):
            return {"type": "play", "tile": str(tile), "arm": None if arm is None else arm.value}
        case Draw():
            return {"type": "draw"}
        case Pass():
            return {"type": "pass"}


def _reason(advice: Advice) -> str:
    match advice.best:
        case Play():
            return sentence(advice.reasons)
        case Draw():
            return "nothing in your hand fits"
        case Pass():
            return "nothing fits"


def _moves(seen: View, advice: Advice) -> list[dict[str, Any]]:
    """Every move with its value, best first; both ends where they come to the same."""
    plays = [move for move in seen.honest if isinstance(move, Play)]
    valued = [
        {**named(play), "value": round(each.value, 2)}
        for each in advice.moves
        for play in plays
        if lies(seen, play) == lies(seen, each.move)
    ]
    return valued or [{**named(move), "value": 0.0} for move in seen.honest]


def _lines(data: dict[str, Any]) -> list[str]:
    best = _text(data["best"])
    moves = [f"  {_text(move):12} {move['value']:8.2f}" for move in data["moves"]]
    return [f"{data['seat']}: {best} - {data['reason']}", *moves]


def _text(move: dict[str, Any]) -> str:
    if move["type"] != "play":
        return str(move["type"])
    return f"{move['tile']} {move['arm']}" if move["arm"] else str(move["tile"])
