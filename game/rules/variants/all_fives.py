"""All Fives with the four-way spinner: two seats, a boneyard, to 100 (RULES.md section 4)."""

from __future__ import annotations

from game.rules.line import Branching
from game.rules.policies.blocked import Blocked, BlockedPay, Breaker
from game.rules.policies.choices import Counting, DeadEnds, Stock
from game.rules.policies.going_out import GoingOut, OutPay
from game.rules.variant import Chosen, Option, Policies, Variant
from game.rules.variants import house

ROUNDING = {"nearest": OutPay.OPPONENTS_NEAREST_FIVE, "down": OutPay.OPPONENTS_FIVES_DOWN}


def build(chosen: Chosen) -> Policies:
    """The policies of a table of All Fives."""
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
        branching=Branching.SPINNER,
        counting=Counting.FIVES,
        going_out=GoingOut(ROUNDING[chosen["rounding"]]),
        blocked=Blocked((Breaker.FEWER_TILES, Breaker.CLOSER_WINS), BlockedPay.FIVES_LESS_OWN),
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
)
