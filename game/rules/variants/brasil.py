"""Brazilian rules: stones or points, two to four seats or pairs (RULES.md section 6)."""

from __future__ import annotations

from game.rules.policies.blocked import BlockedPay
from game.rules.policies.choices import DeadEnds, OverDraw, Stock
from game.rules.policies.going_out import OutPay
from game.rules.variant import Chosen, Option, Policies, Preset, Variant
from game.rules.variants import brazilian, house


def in_stones(chosen: Chosen) -> bool:
    """Whether the match is scored in stones."""
    return chosen["score"] == "stones"


def default_target(chosen: Chosen) -> str:
    """Six stones, or a hundred points."""
    return "6" if in_stones(chosen) else "100"


def default_doubles(chosen: Chosen) -> str:
    """On with stones, off with points."""
    return "on" if in_stones(chosen) else "off"


def build(chosen: Chosen) -> Policies:
    """The policies of a Brazilian table."""
    pays = (
        (OutPay.STONES, BlockedPay.ONE_STONE)
        if in_stones(chosen)
        else (OutPay.OPPONENTS_PIPS, BlockedPay.OPPONENTS_PIPS)
    )
    return brazilian.policies(
        chosen,
        out_pay=pays[0],
        blocked_pay=pays[1],
        stock=Stock.DRAW if house.draws(chosen) else Stock.SLEEP,
        dead_ends=DeadEnds(chosen["dead-ends"]),
        over_draw=OverDraw(chosen["over-draw"]),
    )


VARIANT = Variant(
    name="brasil",
    listed=4,
    options=(
        house.seats("4", "2", "3", "2x2"),
        house.hand("7", "6"),
        Option("score", ("stones", "points")),
        Option("target", (), default_for=default_target, whole=True),
        house.first("highest", "drawn"),
        house.following("winner"),
        house.direction("cw", "ccw"),
        house.dead_ends("stop", "draw-all"),
        Option("cruzada", ("6", "4"), matters=in_stones),
        Option("la-e-lo-equal", ("no", "yes"), matters=in_stones),
        Option("blank-steals", ("on", "off")),
        Option("doubles", ("on", "off"), default_for=default_doubles),
        Option("over-draw", ("forbid", "penalty"), matters=house.draws),
    ),
    build=build,
    presets=(
        house.book("the Brazilian text: four alone, seven tiles; the custom of São Paulo"),
        Preset("pairs", {"seats": "2x2"}, "the Brazilian text: two against two, 6 or 7 tiles"),
        Preset(
            "pernambuco",
            {"seats": "2x2", "hand": "6"},
            "the Brazilian text: Pernambuco and Paraíba, six tiles and four asleep",
        ),
        Preset("three", {"seats": "3"}, "the Brazilian text: 2 or 3 players draw"),
        Preset("two", {"seats": "2"}, "the Brazilian text: 2 or 3 players draw"),
        Preset("hundred", {"score": "points"}, "the Brazilian text: the match of a hundred points"),
        *brazilian.LEADS,
        Preset(
            "theft",
            {"seats": "2", "over-draw": "penalty"},
            "the Brazilian text: drawing too many is theft and costs two",
        ),
    ),
)
