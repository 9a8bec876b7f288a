"""How strong a tier is, in words: what it is like, and how it fares against the next one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.ai.ladder import beside, named
from game.scenes.draft import TEMPER_MARK

if TYPE_CHECKING:
    from game.scenes.draft import Draft
    from game.scenes.words import Words


def strength(text: Words, draft: Draft) -> str:
    """What is said of the opponents of a draft; with a figure where it has been measured."""
    tier = draft.tier.partition(TEMPER_MARK)[0]
    about = text(f"about.{draft.tier}")
    known = beside(named(draft.rules), tier)
    if known is None:
        return about
    other, standing = known
    fares = text("menu.tier-wins", n=standing.tenths, tier=text(f"tier.{other}"))
    return f"{about} {fares}"
