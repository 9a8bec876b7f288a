"""How the tiers fare against one another: a table measured once and kept with the program."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType

TABLE = "ladder.json"
TENTHS = 10


@dataclass(frozen=True, slots=True)
class Standing:
    """Matches between two tiers: the first one's share won, its 95 % interval, and how many."""

    share: float
    low: float
    high: float
    matches: int

    @property
    def tenths(self) -> int:
        """Of ten matches the first wins about so many."""
        return round(self.share * TENTHS)


Pairing = tuple[str, str, str]
"""A table's name (`all-fives`, `express/2x2`), a tier, and the tier it plays."""


def standing(table: str, tier: str, other: str) -> Standing | None:
    """How `tier` fares against `other` at a table; None where they have not been measured."""
    found = ladder()
    known = found.get((table, tier, other))
    if known is not None:
        return known
    turned = found.get((table, other, tier))
    if turned is None:
        return None
    return Standing(1 - turned.share, 1 - turned.high, 1 - turned.low, turned.matches)


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
