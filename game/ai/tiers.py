"""The opponents' strengths: one engine, five settings of one dial, and the tempers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

TEMPER_MARK = "/"
EVER = 10_000  # actions: more than a round has


class Temper(Enum):
    """A leaning that shifts values a little; the value is its name."""

    EVEN = ""
    GREEDY = "greedy"
    BLOCKER = "blocker"
    DOUBLES = "doubles"
    CAUTIOUS = "cautious"


@dataclass(frozen=True, slots=True)
class Tier:
    """A strength.

    `iterations` and `worlds` bound the search; `memory` is how many of the last actions a pass or
    draw is remembered for; `slip` is how far below the best a chosen move may well be, in spreads
    of the results; `positions` bound the exhaustive search of known hands (0: never); `candidates`
    is among how many ways to lay out the hidden tiles the more plausible ones are preferred; where
    no more than `few` are left, each is searched out.
    """

    name: str
    iterations: int
    worlds: int
    memory: int
    slip: float
    positions: int
    candidates: int = 1
    few: int = 1


TIERS = (
    Tier("aprendiz", 40, 20, 0, 0.90, 0),
    Tier("parceiro", 120, 60, 2, 0.36, 0),
    Tier("craque", 300, 120, 6, 0.19, 0),
    Tier("mestre", 700, 250, EVER, 0.06, 20_000),
    Tier("lenda", 2500, 400, EVER, 0.0, 40_000, 8, 4),
)


def names() -> tuple[str, ...]:
    """The tiers' names, weakest first."""
    return tuple(tier.name for tier in TIERS)


def find(text: str) -> tuple[Tier, Temper]:
    """The tier and temper that `TIER` or `TIER/TEMPER` names; raises ValueError."""
    name, _, manner = text.partition(TEMPER_MARK)
    tier = next((tier for tier in TIERS if tier.name == name), None)
    if tier is None:
        raise ValueError(f"no tier {name!r}; there are {', '.join(names())}")
    try:
        return tier, Temper(manner)
    except ValueError:
        tempers = ", ".join(temper.value for temper in Temper if temper.value)
        raise ValueError(f"no temper {manner!r}; there are {tempers}") from None
