"""How strong a tier is, in words: what it is like, and how it fares against the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.ladder import TENTHS, TWO, beside, named, sides
from game.rules.variants import resolve
from game.scenes.draft import TEMPER_MARK
from game.scenes.scores import decimal

if TYPE_CHECKING:
    from game.rules.variant import Rules
    from game.scenes.draft import Draft
    from game.scenes.words import Words

FREE = frozenset({"seats", "direction"})
"""Options that the ladder has all values of, or that make nobody stronger."""


def strength(text: Words, draft: Draft) -> str:
    """What is said of the opponents of a draft; with a figure where it has been measured."""
    tier = draft.tier.partition(TEMPER_MARK)[0]
    about = text(f"about.{draft.tier}")
    table = named(draft.rules)
    known = beside(table, tier) if as_measured(draft.rules) else None
    if known is None:
        return about
    other, standing = known
    n, name, seats = standing.tenths, text(f"tier.{other}"), sides(table)
    if seats == TWO:
        return f"{about} {text('menu.tier-wins', n=n, tier=name)}"
    even = decimal(text, TENTHS / seats, 1)
    fares = text("menu.tier-wins-alone", n=n, tier=name, others=seats - 1, even=even)
    return f"{about} {fares}"


def as_measured(rules: Rules) -> bool:
    """Whether these are the rules that the ladder was played by: but for the seats, the usual."""
    chosen = {key: value for key, value in rules.chosen if key in FREE}
    return rules.policies == resolve(rules.variant, chosen).policies
