"""Whether a side is one finish from the target: then the music tightens."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from game.rules.policies.going_out import OutPay

if TYPE_CHECKING:
    from game.rules.variant import Rules

STONE = 1
HAND = 15
"""Pips that are left in a hand when another goes out, more or less."""


def usual_finish(rules: Rules) -> int:
    """What going out brings without anything special: points or stones."""
    seats = len(rules.seating.seats)
    opponents = seats - seats // len(rules.seating.sides)
    match rules.policies.going_out.pay:
        case OutPay.STONES:
            return STONE
        case OutPay.EVERYBODYS_PIPS:
            return HAND * (seats - 1)
        case OutPay.OPPONENTS_PIPS | OutPay.OPPONENTS_NEAREST_FIVE | OutPay.OPPONENTS_FIVES_DOWN:
            return HAND * opponents
        case unknown:
            assert_never(unknown)


def at_match_point(rules: Rules, totals: tuple[int, ...]) -> tuple[int, ...]:
    """The sides that one usual finish would bring to the target; nobody is there at the start."""
    near = max(1, rules.policies.target - usual_finish(rules))
    return tuple(side for side, total in enumerate(totals) if total >= near)


def tune(name: str, rules: Rules, totals: tuple[int, ...]) -> str:
    """The piece of music for these totals: a table's own, or its version for match point."""
    return f"{name}_match" if at_match_point(rules, totals) else name
