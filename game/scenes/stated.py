"""The rules of a table, a sentence each: what the options come to, in the order of play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.rules.policies.choices import Stock
from game.rules.tile import double_six
from game.rules.variants import variants
from game.scenes.wording import means

if TYPE_CHECKING:
    from game.rules.variant import Rules
    from game.scenes.words import Words

AFTER = "hand"
"""The option after whose sentence it is said what becomes of the tiles left over."""

STOCK = "stock"


@dataclass(frozen=True, slots=True)
class Statement:
    """A sentence about one thing.

    Attributes:
        name: the option that it says the value of, or `stock`.
        sentence: finished.
    """

    name: str
    sentence: str


def stated(text: Words, rules: Rules) -> tuple[Statement, ...]:
    """Every option that can change something at this table, and what becomes of the other tiles."""
    chosen = dict(rules.chosen)
    told: list[Statement] = []
    for option in variants()[rules.variant].options:
        if option.matters(chosen):
            told.append(Statement(option.name, means(text, option.name, chosen[option.name])))
        if option.name == AFTER:
            told.append(Statement(STOCK, _left_over(text, rules)))
    return tuple(told)


def _left_over(text: Words, rules: Rules) -> str:
    seats = len(rules.seating.seats)
    left = len(double_six()) - seats * rules.policies.hand
    if not left:
        return text("stated.none")
    key = "stated.draw" if rules.policies.stock is Stock.DRAW else "stated.sleep"
    return text(key, left=left)
