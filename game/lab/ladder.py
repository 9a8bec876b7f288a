"""`python -m game ladder`: every tier against every other, and the table that the game shows."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Any

from game.ai.ladder import TABLE
from game.ai.tiers import names
from game.ai.utility import Utility
from game.lab.arena import Outcome, arena, seated
from game.lab.duel import Terms
from game.rules.seat import Seating
from game.rules.variants import resolve, variants

BAD_INPUT = 2
KEPT = Path(__file__).parents[1] / "ai" / TABLE
FULL = ("all-fives", "express/2x2")  # tables where all tiers meet; elsewhere every other one does


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--deals", type=int, default=100, metavar="N", help="matches a pairing")
    parser.add_argument("--seed", type=int, default=1, metavar="K")
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    parser.add_argument("--table", action="append", metavar="T", help="only this table")
    parser.add_argument("--steps", action="store_true", help="only tiers next to one another")
    parser.add_argument("--out", type=Path, default=KEPT, metavar="FILE")
    parser.add_argument("--json", action="store_true", help="print the table, write nothing")


def run(given: argparse.Namespace) -> int:
    """Play, and write the table; the exit code."""
    every = tables()
    wanted = given.table or list(every)
    for name in wanted:
        if name not in every:
            print(f"ladder: no table {name!r}; there are {', '.join(every)}", file=sys.stderr)
            return BAD_INPUT
    if given.deals < 1 or given.jobs < 1:
        print("ladder: --deals and --jobs must be whole numbers from 1", file=sys.stderr)
        return BAD_INPUT
    try:
        kept = {} if given.json else _kept(given.out)
    except OSError as error:
        print(f"ladder: {given.out}: {error.strerror}; name a file", file=sys.stderr)
        return BAD_INPUT
    except (ValueError, LookupError, TypeError):
        print(f"ladder: {given.out}: no table of standings; name another file", file=sys.stderr)
        return BAD_INPUT
    for table in wanted:
        for tier, other in pairings(table, steps=given.steps):
            outcome = _meet(given, table, (tier, other))
            row = _row(table, tier, other, outcome)
            kept[table, tier, other] = row
            print(sentence(row), file=sys.stderr)
            if not given.json:
                _write(given.out, kept)
    if given.json:
        print(json.dumps({"standings": list(kept.values())}))
    return 0


def tables() -> dict[str, tuple[str, dict[str, str]]]:
    """Every variant at each of its seatings: its name in the table, variant and options."""
    found: dict[str, tuple[str, dict[str, str]]] = {}
    for name, variant in variants().items():
        option = variant.option("seats")
        for seats in option.values if option else ():
            lone = option is None or len(option.values) == 1
            found[name if lone else f"{name}/{seats}"] = (name, {"seats": seats})
    return found


def pairings(table: str, *, steps: bool) -> Iterator[tuple[str, str]]:
    """Who meets whom, the stronger first."""
    tiers = names() if table in FULL else names()[::2]
    for low, high in combinations(range(len(tiers)), 2):
        if high - low == 1 or not steps:
            yield tiers[high], tiers[low]


def sentence(row: dict[str, Any]) -> str:
    """One row in words."""
    return (
        f"{row['table']}: {row['tier']} wins {row['share']:.0%} of matches against {row['other']}"
        f" (95 % from {row['low']:.0%} to {row['high']:.0%}, {row['matches']} matches)"
    )


def _meet(given: argparse.Namespace, table: str, players: tuple[str, str]) -> Outcome:
    variant, options = tables()[table]
    rules = resolve(variant, options)
    terms = Terms(
        variant=variant,
        options=tuple(options.items()),
        names=seated(rules.seating, players),
        seed=given.seed,
        matches=True,
        utility=Utility.MATCH,
        iterations=None,
    )
    return arena(terms, players, given.deals, given.jobs)


def _row(table: str, tier: str, other: str, outcome: Outcome) -> dict[str, Any]:
    won = outcome.matches
    seating = outcome.terms.rules.seating
    seats = len(seating.seats)
    exchanges = 2 if seating in (Seating.TWO, Seating.PAIRS) else seats
    return {
        "table": table,
        "tier": tier,
        "other": other,
        "share": round(won.mean, 4),
        "low": round(won.low, 4),
        "high": round(won.high, 4),
        "matches": len(outcome.tallies) * exchanges,
        "points": round(outcome.points.mean, 3),
        "points_low": round(outcome.points.low, 3),
    }


def _kept(path: Path) -> dict[tuple[str, str, str], dict[str, Any]]:
    """The table as it is in a file that can be written; in a new one it is empty."""
    if not path.exists():
        _write(path, {})
    with path.open("a"):
        pass
    rows = json.loads(path.read_text(encoding="utf-8"))["standings"]
    return {(row["table"], row["tier"], row["other"]): row for row in rows}


def _write(path: Path, kept: dict[tuple[str, str, str], dict[str, Any]]) -> None:
    rows = [json.dumps(kept[key]) for key in sorted(kept)]
    text = '{"standings": [\n' + ",\n".join(rows) + "\n]}\n"
    path.write_text(text, encoding="utf-8")
