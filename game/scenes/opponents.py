"""Who plays for the computers, and what they are called."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.ai.tiers import names as ladder_names
from game.match.seats import Computer, Human, Seats
from game.scenes.draft import TEMPER_MARK
from game.scenes.people import ALONE, NUMBERED

if TYPE_CHECKING:
    from game.match.thinker import Thinker
    from game.rules.variant import Rules
    from game.scenes.draft import Draft
    from game.scenes.words import Words


def _nothing(_rules: Rules) -> None:
    """For opponents who need no preparation."""


@dataclass(frozen=True, slots=True)
class Opponents:
    """The computers' side of every match of an evening.

    Attributes:
        thinker: gives the one who decides, the same one every time; woken by the first call.
        tiers: the strengths that there are, weakest first.
        prepare: told which rules are going to be played.
    """

    thinker: Callable[[], Thinker]
    tiers: tuple[str, ...]
    prepare: Callable[[Rules], None] = _nothing


def rank(tier: str) -> int:
    """Which tier it is, the weakest being 1; 0 for one that is on no ladder."""
    ladder = ladder_names()
    name = tier.partition(TEMPER_MARK)[0]
    return ladder.index(name) + 1 if name in ladder else 0


def company(text: Words, draft: Draft) -> Seats:
    """People and computers by seat; one person alone is called `you`, several by number."""
    who = draft.seated
    people = [seat for seat, kind in enumerate(who) if kind == "h"]
    if len(people) == 1:
        names = {people[0]: ALONE}
    else:
        names = {seat: NUMBERED.format(n=n) for n, seat in enumerate(people, start=1)}
    tier, _, temper = draft.tier.partition(TEMPER_MARK)
    return tuple(
        Human(names[seat]) if seat in names else Computer(text(f"opponent.{seat}"), tier, temper)
        for seat in range(len(who))
    )
