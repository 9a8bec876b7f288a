"""What the Brazilian variants have in common (RULES.md section 6)."""

from __future__ import annotations

from dataclasses import replace

from game.rules.policies.blocked import Blocked, BlockedPay, Breaker
from game.rules.policies.choices import DeadEnds, Doubles, OverDraw, Rotation, Stock
from game.rules.policies.going_out import Blank, EqualEnds, GoingOut, Naming, OutPay
from game.rules.variant import Chosen, Policies, Preset
from game.rules.variants import house

BREAKERS = (Breaker.CHOSE_TO_CLOSE, Breaker.BLANK_IS_FIFTEEN, Breaker.LAST_TO_LAY_OUT)

LEADS = (
    Preset(
        "lots", {"first": "drawn", "next": "rotate"}, "the Brazilian text: the second way to open"
    ),
    Preset("sena", {"next": "highest"}, "the Brazilian text: the 6-6 always begins"),
)
"""The ways to find the opener that are not the default (RULES.md section 8)."""


def policies(
    chosen: Chosen,
    *,
    out_pay: OutPay,
    blocked_pay: BlockedPay,
    stock: Stock,
    dead_ends: DeadEnds = DeadEnds.STOP,
    over_draw: OverDraw = OverDraw.FORBID,
) -> Policies:
    """The policies of a Brazilian table with the given pay and stock."""
    going_out = GoingOut(
        out_pay,
        naming=Naming.NAMED,
        crossed=int(chosen["cruzada"]),
        equal_ends=EqualEnds(chosen["la-e-lo-equal"]),
        blank=Blank(chosen["blank-steals"]),
    )
    return replace(
        house.policies(chosen, stock, going_out, Blocked(BREAKERS, blocked_pay)),
        rotation=Rotation.COUNTER_CLOCKWISE,
        dead_ends=dead_ends,
        doubles=Doubles(chosen["doubles"]),
        over_draw=over_draw,
    )
