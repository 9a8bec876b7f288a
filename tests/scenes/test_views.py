"""FAULTS 50: every result lets the table be seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.scenes.board import Board
from game.store.settings import Settings, Speed
from tests.scenes.evening import GUESTS, Evening
from tests.scenes.test_journeys import play_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.evening import Guest

SETTINGS = Settings(
    language="en",
    speed=Speed.TURBO,
    variant="mano-a-mano",
    options={"mano-a-mano": {"target": "25"}},
)
FELT = (80, 48, 480, 216)


@pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)
def test_fault_50_every_result_can_be_taken_away_to_see_the_table(
    arrive: Callable[[Evening], Guest],
) -> None:
    evening = Evening(SETTINGS, seed="journey")
    guest = arrive(evening)
    guest.choose("play")
    for where in ("ScoreboardScene", "ResultScene"):
        play_on(evening, guest, set(), where)
        evening.rig.wait(1.0, 0.1)
        told = evening.rig.look().subsurface(FELT).copy()
        guest.choose("look")
        page = evening.page
        assert isinstance(page, Board)
        assert page.looking
        seen = evening.rig.look().subsurface(FELT)
        assert seen.get_buffer().raw != told.get_buffer().raw
        guest.any_press()
        assert not page.looking
        assert evening.where == where
