"""The house rules that several variants offer (RULES.md section 7)."""

from __future__ import annotations

from game.rules.policies.blocked import Blocked
from game.rules.policies.choices import Direction, First, Next, Stock
from game.rules.policies.going_out import GoingOut
from game.rules.seat import Seating
from game.rules.variant import Chosen, Option, Policies, Preset


def book(source: str) -> Preset:
    """Every option at its default, as a text has them."""
    return Preset("book", {}, source)


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


def policies(chosen: Chosen, stock: Stock, going_out: GoingOut, blocked: Blocked) -> Policies:
    """The policies of a table on which only the shared house rules have been chosen yet."""
    return Policies(
        seating=Seating(chosen["seats"]),
        hand=int(chosen["hand"]),
        target=int(chosen["target"]),
        stock=stock,
        first=First(chosen["first"]),
        next=Next(chosen["next"]),
        direction=Direction(chosen["direction"]),
        going_out=going_out,
        blocked=blocked,
    )
