"""Dominó Mano a Mano: two seats, a boneyard, to 50 (RULES.md section 3)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.policies.blocked import Blocked, BlockedPay, Breaker
from game.rules.policies.choices import DeadEnds, Stock
from game.rules.policies.going_out import GoingOut, OutPay
from game.rules.variant import Chosen, Policies, Variant
from game.rules.variants import house


def build(chosen: Chosen) -> Policies:
    """The policies of a table of Mano a Mano."""
    shared = house.policies(
        chosen,
        Stock.DRAW,
        GoingOut(OutPay.OPPONENTS_PIPS),
        Blocked((Breaker.CLOSER_LOSES,), BlockedPay.OPPONENTS_PIPS),
    )
    return replace(shared, dead_ends=DeadEnds(chosen["dead-ends"]))


VARIANT = Variant(
    name="mano-a-mano",
    listed=1,
    options=(
        house.seats("2"),
        house.hand("7"),
        house.target("50"),
        house.first("highest"),
        house.following("rotate"),
        house.direction("ccw", "cw"),
        house.dead_ends("draw-all", "stop"),
    ),
    build=build,
    presets=(house.book("RULES.md section 3; the two Mano a Mano texts"),),
)
