"""FAULTS 32: match after match through the real screens; each ends at its result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.rules.state import Phase
from game.rules.variants import variants
from game.store.settings import Settings, Speed, Switch
from tests.scenes.evening import Evening, keys
from tests.scenes.test_journeys import play_on

if TYPE_CHECKING:
    from tests.scenes.evening import Guest

MANY = 6
"""Matches of each rule system: less than a minute for all of them. One of each is played every
time, in `test_journeys`."""


def matches(variant: str, count: int) -> int:
    settings = Settings(
        language="en", speed=Speed.TURBO, variant=variant, auto_play=Switch.ON, scenery=0
    )
    evening = Evening(settings, seed=f"many {variant}")
    guest: Guest = keys(evening)
    guest.choose("play")
    ended = 0
    for number in range(count):
        play_on(evening, guest, set(), "ResultScene")
        state = evening.sitting.session.state
        assert state.phase is Phase.MATCH_OVER
        assert state.winner is not None
        ended += 1
        evening.rig.look()
        guest.choose("again")
        assert evening.where == "TableScene", f"after match {number + 1}"
    return ended


@pytest.mark.slow
@pytest.mark.parametrize("variant", list(variants()))
def test_fault_32_match_after_match_reaches_its_result_and_the_next_begins(variant: str) -> None:
    assert matches(variant, MANY) == MANY
