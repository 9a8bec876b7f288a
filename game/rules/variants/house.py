"""The house rules that several variants offer (RULES.md section 7)."""

from __future__ import annotations

from game.rules.policies.choices import Direction, First, Next
from game.rules.seat import Seating
from game.rules.variant import Chosen, Option


def seats(*values: str) -> Option:
    """Who plays; fixed where a variant has one seating only."""
    return Option("seats", values, fixed=len(values) == 1)


def hand(*values: str) -> Option:
    """Tiles dealt to each seat."""
    return Option("hand", values, fixed=len(values) == 1)


def target(*values: str) -> Option:
    """Any whole number from 1; `values` are what the menu offers."""
    return Option("target", values, whole=True)


def first(*values: str) -> Option:
    """Who opens round 1."""
    return Option("first", values, fixed=len(values) == 1)


def following(default: str) -> Option:
    """Who opens later rounds; the variant's own way comes first."""
    rest = ("rotate", "winner", "highest")
    return Option("next", (default, *(value for value in rest if value != default)))


def direction(*values: str) -> Option:
    """Which way the turn is shown to go."""
    return Option("direction", values)


def dead_ends(*values: str) -> Option:
    """When a draw game is blocked; it matters where tiles are drawn."""
    return Option("dead-ends", values, matters=draws)


def draws(chosen: Chosen) -> bool:
    """Whether the tiles left over are drawn: with two or three seats."""
    return chosen["seats"] in ("2", "3")


def seating(chosen: Chosen) -> Seating:
    """The chosen seating."""
    return Seating(chosen["seats"])


def openers(chosen: Chosen) -> tuple[First, Next, Direction]:
    """The chosen openers of round 1 and of later rounds, and the direction of the turn."""
    return First(chosen["first"]), Next(chosen["next"]), Direction(chosen["direction"])
