"""A pad that nobody knows is asked for its buttons, one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.engine.input.events import Action, Device, PadLost, Press
from game.scenes.bind_pad import ASKED, LONG, PATIENCE, BindPadScene
from game.store.settings import Settings, Switch
from tests.scenes.evening import Evening, keys
from tests.scenes.real import RealRig
from tests.tools import virtual_pad as virtual
from tests.tools.virtual_pad import VirtualPad

if TYPE_CHECKING:
    from collections.abc import Iterator

DIRECTIONS = {
    Action.UP: virtual.UP,
    Action.DOWN: virtual.DOWN,
    Action.LEFT: virtual.LEFT,
    Action.RIGHT: virtual.RIGHT,
}


class Stranger:
    """An evening with such a pad."""

    def __init__(self, settings: Settings | None = None) -> None:
        self.evening = Evening(settings or Settings(language="en"))
        self.pad = VirtualPad(mapped=False)
        self.rig = RealRig(self.evening, self.pad)

    @property
    def scene(self) -> BindPadScene:
        scene = self.rig.top
        assert isinstance(scene, BindPadScene)
        return scene

    @property
    def said(self) -> dict[str, str]:
        (said,) = self.evening.prefs.settings.pads.values()
        return dict(said)

    def hat(self, way: int) -> None:
        for ways in (way, virtual.CENTRED):
            self.pad.hat(ways)
            self.rig.wait()

    def hold(self, button: int, seconds: float) -> None:
        self.pad.button(button, down=True)
        self.rig.wait(seconds, 0.1)
        self.pad.button(button, down=False)
        self.rig.wait()

    def tap(self, button: int) -> None:
        self.hold(button, 0.1)

    def say_all(self) -> None:
        for action in ASKED:
            if action in DIRECTIONS:
                self.hat(DIRECTIONS[action])
            else:
                self.tap(9 - ASKED.index(action) + 4)


@pytest.fixture
def stranger() -> Iterator[Stranger]:
    stranger = Stranger()
    yield stranger
    stranger.rig.close()


def test_until_it_is_bound_an_unknown_pad_plays_by_the_usual_numbers(stranger: Stranger) -> None:
    stranger.evening.prefs.change(pads={stranger.evening.kit.device.pad.guid: {}})
    made = stranger.evening.kit.device.bindings.raw("unheard-of")
    assert made["button-0"] is Action.CONFIRM
    assert made["button-1"] is Action.CANCEL
    assert Action.MENU in made.values()


def test_the_first_press_asks_and_all_buttons_are_learnt(stranger: Stranger) -> None:
    stranger.tap(12)
    assert stranger.evening.where == "TitleScene", "a button that means nothing asks nothing"
    stranger.tap(0)
    assert stranger.evening.where == "BindPadScene"
    stranger.say_all()
    assert stranger.evening.where == "TitleScene"
    assert stranger.said["confirm"] == "button-9"
    assert stranger.said["up"] == "hat-0-up"
    assert len(stranger.said) == len(ASKED)
    assert stranger.evening.kit.toasts.current == "The game will know this pad from now on."
    before = stranger.evening.page.form.focus.name
    stranger.hat(virtual.DOWN)
    assert stranger.evening.page.form.focus.name != before
    stranger.tap(9)
    assert stranger.evening.where != "TitleScene"


def test_it_is_asked_once_for_each_make_of_pad(stranger: Stranger) -> None:
    stranger.tap(0)
    keys(stranger.evening).choose("leave")
    assert stranger.said == {}
    stranger.tap(0)
    assert stranger.evening.where != "BindPadScene"
    again = Evening(stranger.evening.prefs.settings)
    other = VirtualPad(mapped=False)
    rig = RealRig(again, other)
    other.button(1, down=True)
    rig.wait()
    assert again.where == "Confirm", "the usual button goes back"
    other.unplug()


def test_a_button_that_is_held_leaves_one_action_out(stranger: Stranger) -> None:
    stranger.tap(0)
    stranger.hold(3, LONG + 0.3)
    for _ in ASKED[1:]:
        stranger.hold(3, LONG + 0.3)
    assert stranger.evening.where == "TitleScene"
    assert stranger.said == {}


def test_one_button_is_not_taken_twice(stranger: Stranger) -> None:
    stranger.tap(0)
    stranger.hat(virtual.UP)
    stranger.hat(virtual.UP)
    texts = [getattr(each, "text", "") for each in stranger.scene.form.widgets]
    assert "Press the button for: Down" in texts
    assert any("already" in text for text in texts)


def test_axes_are_learnt_by_their_ways(stranger: Stranger) -> None:
    stranger.tap(0)
    for axis, value in ((3, -1.0), (3, 1.0), (2, -1.0), (2, 1.0)):
        for at in (value, 0.0):
            stranger.pad.axis(axis, at)
            stranger.rig.wait()
    for button in (5, 6):
        stranger.tap(button)
    for _ in ASKED[6:]:
        stranger.hold(0, LONG + 0.3)
    assert stranger.said["up"] == "axis-3-minus"
    assert stranger.said["right"] == "axis-2-plus"
    before = stranger.evening.page.form.focus.name
    stranger.pad.axis(3, 1.0)
    stranger.rig.wait()
    assert stranger.evening.page.form.focus.name != before


def test_silence_leaves_everything_as_it_is(stranger: Stranger) -> None:
    stranger.tap(0)
    stranger.hat(virtual.UP)
    stranger.rig.wait(PATIENCE + 1, 0.25)
    assert stranger.evening.where == "TitleScene"
    assert stranger.said == {}


def test_a_pad_that_goes_takes_its_questions_along(stranger: Stranger) -> None:
    stranger.tap(0)
    number = stranger.evening.kit.device.pad.pad
    stranger.rig.driven.handle(PadLost(number))
    assert stranger.evening.where == "TitleScene"


def test_a_match_stands_still_while_a_pad_is_asked_for(stranger: Stranger) -> None:
    guest = keys(stranger.evening)
    guest.choose("play")
    stranger.rig.wait(1.0, 0.1)
    stranger.tap(0)
    assert stranger.evening.where == "BindPadScene"
    before = stranger.evening.sitting.session.history
    for _ in range(6):
        stranger.tap(5)
    assert stranger.evening.sitting.session.history == before
    keys(stranger.evening).choose("leave")
    assert stranger.evening.where == "TableScene"


def test_one_action_is_asked_for_alone_from_the_page_of_controls() -> None:
    stranger = Stranger(Settings(language="en", swap_buttons=Switch.ON))
    stranger.tap(1)
    stranger.say_all()
    guest = keys(stranger.evening)
    guest.choose("options")
    guest.choose("controls")
    stranger.hat(virtual.UP)
    stranger.evening.kit.device.hear(Press(Action.UP, Device.PAD, 0))
    page = stranger.evening.page
    page.form.focus.to("tab")
    stranger.hat(virtual.RIGHT)
    assert "bind" in stranger.evening.page.form.focus.names
    page.form.focus.to("hint")
    stranger.tap(int(stranger.said["cancel"].removeprefix("button-")))
    assert stranger.evening.where == "BindPadScene"
    stranger.tap(13)
    assert stranger.said["hint"] == "button-13"
    stranger.rig.close()
