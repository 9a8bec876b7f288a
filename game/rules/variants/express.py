"""Dominó Express: two, three, four or pairs, nothing is drawn (RULES.md section 5)."""

from __future__ import annotations

from game.rules.policies.blocked import Blocked, BlockedPay, Breaker
from game.rules.policies.choices import Stock
from game.rules.policies.going_out import GoingOut, OutPay
from game.rules.seat import Seating
from game.rules.variant import Chosen, Option, Policies, Preset, Variant
from game.rules.variants import house


def in_pairs(chosen: Chosen) -> bool:
    """Whether pairs sit at the table."""
    return chosen["seats"] == Seating.PAIRS.value


def build(chosen: Chosen) -> Policies:
    """The policies of a table of Express."""
    everybody = in_pairs(chosen)
    closed_pays_all = everybody and chosen["closed-pairs"] == "all"
    closed_pay = BlockedPay.EVERYBODYS_PIPS if closed_pays_all else BlockedPay.OPPONENTS_PIPS
    return house.policies(
        chosen,
        Stock.SLEEP,
        GoingOut(OutPay.EVERYBODYS_PIPS if everybody else OutPay.OPPONENTS_PIPS),
        Blocked((Breaker.OPENER_FIRST,), closed_pay),
    )


VARIANT = Variant(
    name="express",
    listed=3,
    options=(
        house.seats("4", "2", "3", "2x2"),
        house.hand("7"),
        house.target("100", "50", "150", "200"),
        house.first("highest"),
        house.following("rotate"),
        house.direction("ccw", "cw"),
        Option("closed-pairs", ("all", "exclude-winner"), matters=in_pairs),
    ),
    build=build,
    presets=(
        house.book("RULES.md section 5; the Express text"),
        Preset("pairs", {"seats": "2x2"}, "the Express text: alone or in pairs"),
        Preset(
            "pairs-losers",
            {"seats": "2x2", "closed-pairs": "exclude-winner"},
            "RULES.md section 8: blocked pairs, the other reading",
        ),
        Preset("three", {"seats": "3"}, "the Express text: 2, 3 or 4 players"),
        Preset("two", {"seats": "2"}, "the Express text: 2, 3 or 4 players"),
    ),
)
