"""The pause menu: a hint for the move that is due."""

from __future__ import annotations

import pytest

from game.engine.input.events import FocusLost
from game.scenes.table.scene import TableScene
from tests.scenes.evening import GUESTS, Evening, Guest
from tests.scenes.robot import my_turn


def at_the_table(device: str, *, turn: bool) -> tuple[Evening, Guest]:
    """A match at its first deal, or at the first move of the person at the table."""
    evening = Evening()
    guest = GUESTS[device](evening)
    guest.choose("play")
    while turn and not my_turn(evening.rig):
        guest.any_press()
        evening.rig.wait(0.5)
    return evening, guest


@pytest.mark.parametrize("device", ["keys", "pad", "mouse"])
def test_a_hint_can_be_had_from_the_pause_menu(device: str) -> None:
    evening, guest = at_the_table(device, turn=True)
    table = evening.rig.top
    assert isinstance(table, TableScene)
    for _ in range(2):
        guest.menu()
        guest.choose("hint")
        assert evening.rig.top is table
        evening.rig.wait_until(lambda: table.picture.hinted is not None)
        hinted = table.picture.hinted
        assert hinted is not None
        assert hinted[0].best in evening.sitting.session.view(evening.sitting.viewer).legal


def test_there_is_none_where_nothing_is_to_be_decided() -> None:
    evening, guest = at_the_table("keys", turn=False)
    guest.menu()
    assert evening.where == "PauseScene"
    assert "hint" not in [each.name for each in evening.page.form.widgets]


def test_a_pause_that_nobody_asked_for_has_the_hint_too() -> None:
    evening, guest = at_the_table("keys", turn=True)
    evening.send(FocusLost())
    assert evening.where == "PauseScene"
    guest.choose("hint")
    table = evening.rig.top
    assert isinstance(table, TableScene)
    evening.rig.wait_until(lambda: table.picture.hinted is not None)
