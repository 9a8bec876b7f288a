"""Dominó Mano a Mano: two seats, a boneyard, to 50 (RULES.md section 3)."""

from __future__ import annotations

from game.rules.policies.blocked import Blocked, BlockedPay, Breaker
from game.rules.policies.choices import DeadEnds, Stock
from game.rules.policies.going_out import GoingOut, OutPay
from game.rules.variant import Chosen, Policies, Variant
from game.rules.variants import house


def build(chosen: Chosen) -> Policies:
    """The policies of a table of Mano a Mano."""
    first, following, direction = house.openers(chosen)
    return Policies(
        seating=house.seating(chosen),
        hand=int(chosen["hand"]),
        target=int(chosen["target"]),
        stock=Stock.DRAW,
        first=first,
        next=following,
        direction=direction,
        dead_ends=DeadEnds(chosen["dead-ends"]),
        going_out=GoingOut(OutPay.OPPONENTS_PIPS),
        blocked=Blocked((Breaker.CLOSER_LOSES,), BlockedPay.OPPONENTS_PIPS),
    )


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
)
