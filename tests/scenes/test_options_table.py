"""What the options say of the table, by each device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.engine.input.events import Action
from game.engine.ui.slider import Slider
from game.scenes.options import AMOUNTS, SWITCHES, VOLUMES
from game.store.settings import Settings, Switch
from tests.scenes.evening import GUESTS, Evening

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.evening import Guest

CALM = Settings(language="en", shake=0, flash=0, particles=0, hit_stop=0, scenery=0)
LOUD = Settings(language="en", music=10, effects=20, ambience=30)


@pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)
def test_every_amount_and_switch_is_changed(arrive: Callable[[Evening], Guest]) -> None:
    evening = Evening(CALM)
    guest = arrive(evening)
    guest.choose("options")
    before = {name: getattr(evening.prefs.settings, name) for name in (*AMOUNTS, *SWITCHES)}
    for name in (*SWITCHES, *AMOUNTS):
        guest.turn(name)
    after = evening.prefs.settings
    for name in AMOUNTS:
        assert getattr(after, name) > before[name]
    for name in SWITCHES:
        now = getattr(after, name)
        assert isinstance(now, Switch)
        assert now is Switch.ON or before[name] is Switch.ON


@pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)
def test_every_volume_is_changed(arrive: Callable[[Evening], Guest]) -> None:
    evening = Evening(LOUD)
    guest = arrive(evening)
    guest.choose("options")
    for name in VOLUMES:
        guest.turn(name)
        assert getattr(evening.prefs.settings, name) > getattr(LOUD, name)


@pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)
def test_one_button_stops_whatever_moves_by_itself(arrive: Callable[[Evening], Guest]) -> None:
    evening = Evening(Settings(language="en"))
    guest = arrive(evening)
    guest.choose("options")
    guest.choose("calm")
    assert evening.prefs.settings == CALM
    sliders = [evening.page.form.widget(name) for name in AMOUNTS]
    assert [each.value for each in sliders if isinstance(each, Slider)] == [0] * len(AMOUNTS)


@pytest.mark.parametrize(
    ("way", "row", "button"),
    [
        (("options",), "speed", "controls"),
        (("menu",), "tier", "house"),
        (("learn",), "variant", "back"),
        (("options", "controls"), "tab", "back"),
    ],
)
def test_what_a_press_does_is_told_of_what_has_the_focus(
    way: tuple[str, ...], row: str, button: str
) -> None:
    evening = Evening(Settings(language="en"))
    guest = GUESTS["keys"](evening)
    for name in way:
        guest.choose(name)
    change, choose = evening.kit.text("prompt.change"), evening.kit.text("prompt.choose")
    guest.focus(row)
    told = evening.page.prompts()[0]
    assert (told.action, told.word) == (Action.RIGHT, change)
    guest.focus(button)
    told = evening.page.prompts()[0]
    assert (told.action, told.word) == (Action.CONFIRM, choose)
