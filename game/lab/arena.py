"""`python -m game arena`: computer players against one another over duplicate deals."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from math import sqrt
from typing import Any

from game.ai.utility import Utility
from game.lab.duel import Tally, Terms, play
from game.lab.players import player
from game.rules.seat import Seating
from game.rules.variants import OptionError, resolve

BAD_INPUT, FAILED = 2, 1
CONFIDENT = 1.96
TWO = 2
CHUNK = 4


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def data(self) -> dict[str, Any]:
        """As in NOTATION.md."""
        return {"mean": round(self.mean, 4), "ci95": [round(self.low, 4), round(self.high, 4)]}

    @property
    def share(self) -> Estimate:
        """The same of a share, which is never below 0 or above 1."""
        return Estimate(self.mean, max(self.low, 0.0), min(self.high, 1.0))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an arena found, for the first player or pair."""

    terms: Terms
    players: tuple[str, ...]
    tallies: tuple[Tally, ...]

    @property
    def points(self) -> Estimate:
        """Points a round more than the others."""
        return estimate([tally.points for tally in self.tallies])

    @property
    def wins(self) -> Estimate:
        """The share of rounds won."""
        return estimate([tally.won for tally in self.tallies]).share

    @property
    def matches(self) -> Estimate:
        """The share of matches won."""
        return estimate([tally.matches_won for tally in self.tallies]).share

    @property
    def data(self) -> dict[str, Any]:
        """As in NOTATION.md."""
        found: dict[str, Any] = {
            "variant": self.terms.variant,
            "options": dict(self.terms.options),
            "players": list(self.players),
            "deals": len(self.tallies),
            "seed": self.terms.seed,
            "points_per_round": self.points.data,
            "win_rate": self.wins.data,
        }
        if self.terms.matches:
            found["match_win_rate"] = self.matches.data
        found["decision_ms"] = {name: self._times(name) for name in dict.fromkeys(self.players)}
        if self.terms.records is not None:
            found["records"] = {
                "written": sum(tally.records for tally in self.tallies),
                "agreeing": sum(tally.agreeing for tally in self.tallies),
            }
        return found

    @property
    def agreed(self) -> bool:
        """Whether every record that was written says what was played."""
        return all(tally.records == tally.agreeing for tally in self.tallies)

    def _times(self, name: str) -> dict[str, float]:
        times = sorted(time for tally in self.tallies for time in tally.times.get(name, []))
        if not times:
            return {"p50": 0.0, "p95": 0.0, "max": 0.0}
        at = {"p50": 0.5, "p95": 0.95, "max": 1.0}
        return {
            key: round(times[min(int(part * len(times)), len(times) - 1)], 3)
            for key, part in at.items()
        }


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent values and its 95 % interval."""
    number = len(values)
    mean = sum(values) / number
    if number < TWO:
        return Estimate(mean, mean, mean)
    variance = sum((value - mean) ** 2 for value in values) / (number - 1)
    half = CONFIDENT * sqrt(variance / number)
    return Estimate(mean, mean - half, mean + half)


def arena(terms: Terms, players: Sequence[str], deals: int, jobs: int = 1) -> Outcome:
    """Play `deals` duplicate deals (or matches), in `jobs` processes."""
    task = partial(play, terms)
    if jobs == 1:
        tallies = [task(number) for number in range(deals)]
    else:
        with multiprocessing.get_context("spawn").Pool(jobs) as pool:
            tallies = pool.map(task, range(deals), chunksize=CHUNK)
    return Outcome(terms, tuple(players), tuple(tallies))


def seated(seating: Seating, players: Sequence[str]) -> tuple[str, ...]:
    """Who sits where: two players are two sides, or one against the rest.

    Raises ValueError for any other number than two or one a seat.
    """
    seats = len(seating.seats)
    if len(players) == seats:
        return tuple(players)
    if len(players) != TWO:
        wanted = "2" if seats == TWO else f"2 or {seats}"
        raise ValueError(f"this table wants {wanted} players, not {len(players)}")
    if seating is Seating.PAIRS:
        return (players[0], players[1]) * 2
    return (players[0], *[players[1]] * (seats - 1))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--variant", required=True, metavar="V")
    parser.add_argument("--seats", metavar="S", help="the option of that name")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--players", required=True, metavar="T1,T2[,T3,T4]")
    parser.add_argument("--deals", type=int, default=100, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="K")
    parser.add_argument("--matches", action="store_true", help="whole matches, not single rounds")
    parser.add_argument("--iterations", type=int, metavar="I", help="at most so many a decision")
    parser.add_argument("--utility", choices=[each.value for each in Utility])
    parser.add_argument("--jobs", type=int, default=1, metavar="J")
    parser.add_argument("--records", metavar="DIR", help="write every round or match there")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")


def run(given: argparse.Namespace) -> int:
    """Play and report; the exit code."""
    try:
        terms, players = _terms(given)
    except (OptionError, ValueError) as error:
        print(f"arena: {error}", file=sys.stderr)
        return BAD_INPUT
    try:
        outcome = arena(terms, players, given.deals, given.jobs)
    except OSError as error:
        print(f"arena: {error.filename}: {error.strerror}; name a folder", file=sys.stderr)
        return BAD_INPUT
    if given.json:
        print(json.dumps(outcome.data))
    else:
        _show(outcome)
    return 0 if outcome.agreed else FAILED


def _terms(given: argparse.Namespace) -> tuple[Terms, list[str]]:
    options = {}
    for text in given.option:
        name, mark, value = text.partition("=")
        if not mark:
            raise ValueError(f"--option wants NAME=VALUE, not {text!r}")
        options[name] = value
    if given.seats is not None:
        options["seats"] = given.seats
    players = given.players.split(",")
    for count, name in ((given.deals, "--deals"), (given.jobs, "--jobs")):
        if count < 1:
            raise ValueError(f"{name} must be a whole number from 1")
    if given.iterations is not None and given.iterations < 1:
        raise ValueError("--iterations must be a whole number from 1")
    utility = Utility(given.utility) if given.utility else Utility.POINTS
    if given.utility is None and given.matches:
        utility = Utility.MATCH
    for name in players:
        player(name, utility, given.iterations)
    rules = resolve(given.variant, options)
    terms = Terms(
        variant=given.variant,
        options=tuple(sorted(options.items())),
        names=seated(rules.seating, players),
        seed=given.seed,
        matches=given.matches,
        utility=utility,
        iterations=given.iterations,
        records=given.records,
    )
    return terms, players


def _show(outcome: Outcome) -> None:
    data = outcome.data
    print(f"{' against '.join(outcome.players)}, {data['variant']}, {data['deals']} deals")
    for key in ("points_per_round", "win_rate", "match_win_rate"):
        if key in data:
            low, high = data[key]["ci95"]
            print(f"  {key:18} {data[key]['mean']:8.3f}   95 % from {low:.3f} to {high:.3f}")
    for name, times in data["decision_ms"].items():
        print(f"  {name:18} " + "  ".join(f"{key} {ms:.1f} ms" for key, ms in times.items()))
    if "records" in data:
        print(f"  records            {data['records']['agreeing']} of {data['records']['written']}")
