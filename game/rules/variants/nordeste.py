"""The six-tile game of the Nordeste: pairs, four tiles asleep, stones (RULES.md section 6)."""

from __future__ import annotations

from game.rules.policies.blocked import BlockedPay
from game.rules.policies.choices import Stock
from game.rules.policies.going_out import OutPay
from game.rules.variant import Chosen, Option, Policies, Variant
from game.rules.variants import brazilian, house


def build(chosen: Chosen) -> Policies:
    """The policies of a table of the Nordeste."""
    return brazilian.policies(
        chosen, out_pay=OutPay.STONES, blocked_pay=BlockedPay.ONE_STONE, stock=Stock.SLEEP
    )


VARIANT = Variant(
    name="nordeste",
    listed=5,
    options=(
        house.seats("2x2"),
        house.hand("6"),
        house.target("6"),
        house.first("highest", "drawn"),
        house.following("winner"),
        house.direction("cw", "ccw"),
        Option("cruzada", ("6", "4")),
        Option("la-e-lo-equal", ("no", "yes")),
        Option("blank-steals", ("on", "off")),
        Option("doubles", ("on", "off")),
    ),
    build=build,
    presets=(
        house.book("the Brazilian text: Pernambuco and Paraíba"),
        *brazilian.LEADS,
    ),
)
