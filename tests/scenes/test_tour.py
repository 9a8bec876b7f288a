"""Every page is reached and left with each device alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.engine.input.events import (
    Action,
    Button,
    Device,
    FocusLost,
    PadLost,
    PointDown,
    Press,
)
from game.scenes.table.scene import TableScene
from game.store.settings import Crt, Display, HandOrder, Scaling, Speed
from tests.scenes.evening import GUESTS, ByButtons, Evening, keys, mouse, pad
from tests.scenes.robot import my_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.evening import Guest

    Arrive = Callable[[Evening], Guest]

every_device = pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)


@every_device
def test_menus_are_reached_and_left(arrive: Arrive) -> None:
    evening = Evening()
    guest = arrive(evening)
    guest.choose("options")
    assert evening.where == "OptionsScene"
    guest.back()
    guest.choose("menu")
    assert evening.where == "MenuScene"
    guest.choose("house")
    assert evening.where == "HouseRulesScene"
    guest.choose("done")
    assert evening.where == "MenuScene"
    guest.choose("house")
    guest.back()
    guest.choose("back")
    assert evening.where == "TitleScene"
    guest.choose("menu")
    guest.back()
    assert evening.where == "TitleScene"


@every_device
def test_the_table_and_its_pause_are_reached_and_left(arrive: Arrive) -> None:
    evening = Evening()
    guest = arrive(evening)
    guest.choose("play")
    assert evening.where == "TableScene"
    guest.menu()
    assert evening.where == "PauseScene"
    guest.choose("rules")
    assert evening.where == "RulesCardScene"
    guest.back()
    guest.choose("options")
    guest.choose("back")
    guest.choose("resume")
    assert evening.where == "TableScene"
    guest.menu()
    guest.back()
    assert evening.where == "TableScene"
    guest.menu()
    guest.choose("title")
    assert evening.where == "TitleScene"
    guest.choose("continue")
    assert evening.where == "TableScene"


@every_device
def test_the_game_is_left_after_a_question(arrive: Arrive) -> None:
    evening = Evening()
    guest = arrive(evening)
    guest.choose("quit")
    assert evening.where == "Confirm"
    guest.choose("no")
    assert evening.where == "TitleScene"
    guest.back()
    guest.back()
    assert evening.where == "TitleScene"
    guest.choose("quit")
    guest.choose("yes")
    assert not evening.front.running


@every_device
def test_the_game_is_left_from_the_table(arrive: Arrive) -> None:
    evening = Evening()
    guest = arrive(evening)
    guest.choose("play")
    guest.menu()
    guest.choose("quit")
    assert not evening.front.running
    assert evening.sitting.session.state.number == 0


@every_device
def test_every_option_is_changed(arrive: Arrive) -> None:
    evening = Evening()
    guest = arrive(evening)
    guest.choose("options")
    for name in ("speed", "hand_order", "scaling", "crt", "music", "effects", "language"):
        guest.turn(name)
    guest.choose("display")
    now = evening.prefs.settings
    assert now.speed is Speed.FAST
    assert now.hand_order is HandOrder.WEIGHT
    assert now.scaling is Scaling.FIT
    assert now.crt is Crt.SOFT
    assert now.display is Display.WINDOW
    assert now.music != 60
    assert now.effects != 80
    assert now.language != "en"


@every_device
def test_a_waiting_match_is_not_pushed_aside_by_a_slip(arrive: Arrive) -> None:
    evening = Evening()
    guest = arrive(evening)
    guest.choose("play")
    first = evening.sitting
    guest.menu()
    guest.choose("title")
    guest.choose("play")
    assert evening.where == "Confirm"
    guest.choose("no")
    assert evening.cabinet.can_go_on
    guest.choose("menu")
    guest.choose("start")
    guest.choose("yes")
    assert evening.where == "TableScene"
    assert evening.sitting is not first


@pytest.mark.parametrize("arrive", [keys, pad], ids=["keys", "pad"])
def test_the_first_tile_takes_three_presses_from_the_start(arrive: Arrive) -> None:
    evening = Evening(seed="lead")
    guest = arrive(evening)
    assert isinstance(guest, ByButtons)
    guest.press(Action.CONFIRM)
    evening.rig.wait_until(lambda: my_turn(evening.rig))
    state = evening.sitting.session.state
    assert state.opener == evening.sitting.viewer, "another seed is needed"
    guest.press(Action.CONFIRM)
    guest.press(Action.CONFIRM)
    assert evening.sitting.session.state.line.laid


def test_losing_the_window_pauses_and_says_why() -> None:
    evening = Evening()
    guest = mouse(evening)
    guest.choose("play")
    evening.send(FocusLost())
    assert evening.where == "PauseScene"
    evening.send(FocusLost())
    guest.choose("resume")
    assert evening.where == "TableScene"


def test_losing_the_pad_in_use_pauses() -> None:
    evening = Evening()
    guest = GUESTS["pad"](evening)
    guest.choose("play")
    evening.send(Press(Action.SORT, Device.PAD, 7))
    evening.send(PadLost(7))
    assert evening.where == "PauseScene"
    other = GUESTS["keys"](evening)
    other.choose("resume")
    assert isinstance(evening.rig.top, TableScene)


def test_the_right_mouse_button_goes_back() -> None:
    evening = Evening()
    guest = mouse(evening)
    guest.choose("menu")
    guest.choose("house")
    for where in ("MenuScene", "TitleScene"):
        evening.send(PointDown(320, 180, Button.RIGHT))
        assert evening.where == where
