"""All Fives with the four-way spinner: two seats, a boneyard, to 100 (RULES.md section 4)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.line import Branching
from game.rules.policies.blocked import Blocked, BlockedPay, Breaker
from game.rules.policies.choices import Counting, DeadEnds, Stock
from game.rules.policies.going_out import GoingOut, OutPay
from game.rules.variant import Chosen, Option, Policies, Preset, Variant
from game.rules.variants import house

ROUNDING = {"nearest": OutPay.OPPONENTS_NEAREST_FIVE, "down": OutPay.OPPONENTS_FIVES_DOWN}


def build(chosen: Chosen) -> Policies:
    """The policies of a table of All Fives."""
    shared = house.policies(
        chosen,
        Stock.DRAW,
        GoingOut(ROUNDING[chosen["rounding"]]),
        Blocked((Breaker.FEWER_TILES, Breaker.CLOSER_WINS), BlockedPay.FIVES_LESS_OWN),
    )
    return replace(
        shared,
        dead_ends=DeadEnds(chosen["dead-ends"]),
        branching=Branching.SPINNER,
        counting=Counting.FIVES,
    )


VARIANT = Variant(
    name="all-fives",
    listed=2,
    options=(
        house.seats("2"),
        house.hand("7"),
        house.target("100"),
        house.first("highest"),
        house.following("winner"),
        house.direction("ccw", "cw"),
        house.dead_ends("draw-all", "stop"),
        Option("rounding", tuple(ROUNDING)),
    ),
    build=build,
    presets=(
        house.book("RULES.md section 4; the All Fives text"),
        Preset("fives-down", {"rounding": "down"}, "RULES.md section 8: only blocks say 'down'"),
    ),
)
