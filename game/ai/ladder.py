"""How the tiers fare against one another: a table measured once and kept with the program."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from game.ai.tiers import names
from game.rules.variant import Rules
from game.rules.variants import variants

TABLE = "ladder.json"
TENTHS = 10
TWO = 2


@dataclass(frozen=True, slots=True)
class Standing:
    """Matches between two tiers: the first one's share won, its 95 % interval, and how many.

    Where everybody plays alone, the first sits among others of the second tier.
    """

    share: float
    low: float
    high: float
    matches: int

    @property
    def tenths(self) -> int:
        """Of ten matches the first wins about so many."""
        return round(self.share * TENTHS)

    def tells(self, sides: int) -> bool:
        """Whether so many matches show that the two are not equals, where so many sides play."""
        return not self.low <= 1 / sides <= self.high


Pairing = tuple[str, str, str]
"""A table's name (`all-fives`, `express/2x2`), a tier, and the tier it plays."""


def standing(table: str, tier: str, other: str) -> Standing | None:
    """How `tier` fares against `other` at a table; None where they have not been measured.

    One against several says nothing of one of those against the others.
    """
    found = ladder()
    known = found.get((table, tier, other))
    if known is not None:
        return known
    turned = found.get((table, other, tier))
    if turned is None or sides(table) > TWO:
        return None
    return Standing(1 - turned.share, 1 - turned.high, 1 - turned.low, turned.matches)


def named(rules: Rules) -> str:
    """What the table of these rules is called in the ladder."""
    option = variants()[rules.variant].option("seats")
    if option is None or len(option.values) == 1:
        return rules.variant
    return f"{rules.variant}/{dict(rules.chosen)[option.name]}"


def sides(table: str) -> int:
    """How many play against one another at a table of the ladder."""
    seats = table.partition("/")[2]
    return int(seats) if seats.isdigit() else TWO


def beside(table: str, tier: str) -> tuple[str, Standing] | None:
    """The nearest tier that this one was shown to differ from, the weaker one rather, and how."""
    ranks = names()
    at = ranks.index(tier) if tier in ranks else 0
    for other in (*reversed(ranks[:at]), *ranks[at + 1 :]):
        known = standing(table, tier, other)
        if known is not None and known.tells(sides(table)):
            return other, known
    return None


@cache
def ladder() -> Mapping[Pairing, Standing]:
    """The whole table as it was measured by `python -m game ladder`."""
    text = (files("game.ai") / TABLE).read_text(encoding="utf-8")
    return MappingProxyType(
        {
            (row["table"], row["tier"], row["other"]): Standing(
                row["share"], row["low"], row["high"], row["matches"]
            )
            for row in json.loads(text)["standings"]
        }
    )
