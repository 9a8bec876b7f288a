"""The page of keys and pads, by the devices themselves."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.events import Action, Device, FocusLost, KeysPrinted, PadFound, Press
from game.engine.ui.key_row import KeyRow
from game.scenes.bound import bindings_of
from game.scenes.controls import PATIENCE, ControlsScene
from game.store.settings import Glyphs, Settings, Switch
from tests.scenes.evening import Evening, keys, mouse, pad
from tests.scenes.real import RealRig
from tests.tools.virtual_pad import VirtualPad

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.scenes.evening import Guest


class Room:
    """The page, reached with one device."""

    def __init__(self, device: Device, settings: Settings | None = None) -> None:
        self.evening = Evening(settings or Settings(language="en"))
        self.rig = RealRig(self.evening, VirtualPad() if device is Device.PAD else None)
        arrive = {Device.KEYS: keys, Device.PAD: pad, Device.MOUSE: mouse}[device]
        self.guest: Guest = arrive(self.evening)
        self.guest.choose("options")
        self.guest.choose("controls")

    @property
    def page(self) -> ControlsScene:
        page = self.evening.page
        assert isinstance(page, ControlsScene)
        return page

    @property
    def now(self) -> Settings:
        return self.evening.prefs.settings

    def give(self, action: str, control: str) -> None:
        self.guest.choose(action)
        assert self.page.waits_for is Action[action.upper()]
        self.rig.strike(control)
        assert self.page.waits_for is None

    def row(self, action: str) -> KeyRow:
        row = self.page.form.widget(action)
        assert isinstance(row, KeyRow)
        return row

    def prompt(self, action: Action) -> str:
        made = self.evening.kit.device.prompt(action, "")
        assert made is not None
        return made.picture


@pytest.fixture
def room(request: pytest.FixtureRequest) -> Iterator[Room]:
    room = Room(getattr(request, "param", Device.KEYS))
    yield room
    room.rig.close()


by = pytest.mark.parametrize
WITH_PAD = by("room", [Device.PAD], indirect=True)


def test_a_key_is_changed_by_pressing_the_new_one_and_counts_at_once(room: Room) -> None:
    room.give("hint", "k")
    assert room.now.keys == {"hint": "k"}
    assert room.row("hint").pictures == ("key/k",)
    assert room.prompt(Action.HINT) == "key/k"
    heard: list[object] = []
    room.rig.driven.handle = heard.append  # type: ignore[method-assign,assignment]
    room.rig.strike("h")
    assert heard == []
    room.rig.strike("k")
    assert heard[0] == Press(Action.HINT, Device.KEYS)


def test_a_conflict_is_said_and_settled(room: Room) -> None:
    room.give("hint", "f")
    assert room.now.keys == {"hint": "f", "skip": "h"}
    assert "Hurry" in room.page.told
    room.give("hint", "space")
    assert room.now.keys["confirm"] == "return kp_enter"
    assert "Choose, lift, play" in room.page.told


def test_the_new_key_does_not_act_as_well(room: Room) -> None:
    room.give("hint", "return")
    assert room.page.waits_for is None, "Enter confirmed the row again"
    assert room.now.keys["hint"] == "return"


def test_digits_stay_and_are_said_to(room: Room) -> None:
    room.guest.choose("hint")
    room.rig.strike("5")
    assert room.page.waits_for is Action.HINT
    assert "Digits" in room.page.told
    room.rig.strike("k")
    assert room.now.keys == {"hint": "k"}


def test_esc_leaves_it_and_can_never_be_lost(room: Room) -> None:
    room.guest.choose("cancel")
    room.rig.strike("escape")
    assert room.page.waits_for is None
    assert room.now.keys == {}
    room.give("cancel", "k")
    assert room.row("cancel").pictures == ("key/escape", "key/k")
    room.rig.strike("escape")
    assert room.evening.where == "OptionsScene"


def test_f11_and_alt_enter_change_the_window_even_while_a_key_is_waited_for(room: Room) -> None:
    room.guest.choose("hint")
    room.rig.strike("f11")
    assert room.page.waits_for is Action.HINT
    assert room.now.keys == {}


def test_who_presses_nothing_changes_nothing(room: Room) -> None:
    room.guest.choose("hint")
    room.rig.wait(PATIENCE + 0.5, 0.1)
    assert room.page.waits_for is None
    assert room.now.keys == {}
    room.guest.choose("hint")
    room.rig.driven.handle(FocusLost())
    assert room.page.waits_for is None


def test_one_action_and_all_are_brought_back(room: Room) -> None:
    room.give("hint", "f")
    room.give("sort", "k")
    room.guest.focus("hint")
    room.guest.ask(Action.SORT)
    assert room.now.keys == {"sort": "k"}
    room.guest.choose("reset")
    assert room.now.keys == {}


def test_every_action_can_be_lost_and_found(room: Room) -> None:
    """Even who has given everything away gets back by what the page shows."""
    for action, control in (("up", "i"), ("down", "j"), ("confirm", "l"), ("menu", "o")):
        room.give(action, control)
    room.guest.choose("reset")
    assert room.now.keys == {}
    room.guest.back()
    assert room.evening.where == "OptionsScene"


@by("room", [Device.MOUSE], indirect=True)
def test_a_mouse_brings_one_back_by_its_plate(room: Room) -> None:
    room.evening.prefs.change(keys={"up": "k"})
    room.page.refit()
    room.guest.focus("up")
    row = room.row("up")
    room.guest.player.click(row.rect.right - 6, row.rect.centery)  # type: ignore[attr-defined]
    assert room.now.keys == {}


@by("room", [Device.MOUSE], indirect=True)
def test_a_click_leaves_what_a_key_is_waited_for(room: Room) -> None:
    room.guest.choose("up")
    assert room.page.waits_for is Action.UP
    room.guest.player.click(320, 180)  # type: ignore[attr-defined]
    assert room.page.waits_for is None


# ---- pads


@WITH_PAD
def test_a_pads_button_is_changed_by_pressing_the_new_one(room: Room) -> None:
    assert room.page.tab is Device.PAD
    room.give("hint", "triggerright")
    assert room.now.pad == {"hint": "triggerright", "skip": "y"}
    assert room.prompt(Action.HINT) == "xbox/rt"
    room.give("confirm", "b")
    assert room.now.pad["confirm"] == "b"
    assert room.now.pad["cancel"] == "a"
    room.guest.choose("reset")
    assert room.now.pad == {}
    room.guest.back()
    assert room.evening.where == "OptionsScene"


@WITH_PAD
def test_confirm_and_back_change_places_and_prompts_follow(room: Room) -> None:
    assert room.prompt(Action.CONFIRM) == "xbox/a"
    room.guest.choose("swap_buttons")
    assert room.now.swap_buttons is Switch.ON
    assert (room.prompt(Action.CONFIRM), room.prompt(Action.CANCEL)) == ("xbox/b", "xbox/a")
    assert room.row("confirm").pictures == ("xbox/b",)
    room.rig.strike("a")
    assert room.evening.where == "OptionsScene"


@WITH_PAD
def test_what_is_changed_under_the_swap_is_what_is_seen(room: Room) -> None:
    room.guest.choose("swap_buttons")
    room.give("confirm", "x")
    assert room.row("confirm").pictures == ("xbox/x",)
    room.guest.choose("swap_buttons")
    assert room.row("cancel").pictures == ("xbox/x",)


@WITH_PAD
def test_fault_96_the_player_says_whose_buttons_are_shown(room: Room) -> None:
    for family in ("xbox", "playstation", "nintendo", "deck"):
        room.guest.turn("glyphs")
        assert room.now.glyphs is Glyphs(family)
        assert room.prompt(Action.CONFIRM) == f"{family}/a"


# ---- what settings say


def test_settings_that_make_no_sense_are_as_usual_and_named_in_one_line() -> None:
    settings = Settings(
        keys={"hint": "k", "sort": "escape", "fly": "x"},
        pad={"hint": "triggerleft triggerright", "sort": "lever"},
        pads={"03": {"confirm": "button-3", "cancel": "rubbish"}},
    )
    bindings, faults = bindings_of(settings)
    assert set(faults) == {
        "keys.sort",
        "keys.fly",
        "pad.sort",
        "pad.skip",
        "pad.undo",
        "pads.03.cancel",
    }
    assert bindings.key_chart[Action.HINT] == ("k",)
    assert bindings.key_chart[Action.SORT] == ("r",)
    assert bindings.pad_chart[Action.HINT] == ("y",)
    raw = bindings.raw("03")
    assert raw["button-3"] is Action.CONFIRM
    assert raw["button-1"] is Action.CANCEL


def test_an_unknown_pad_that_could_not_confirm_is_as_usual() -> None:
    said = {"hint": "button-0", "sort": "button-1"}
    bindings, faults = bindings_of(Settings(pads={"03": said}))
    assert faults == ("pads.03.confirm",)
    assert bindings.raw("03")["button-0"] is Action.CONFIRM


# ---- what is printed on keys


def test_fault_99_keys_are_bound_by_place_and_shown_as_they_are_printed() -> None:
    """AZERTY prints A where Q is elsewhere, and its M on the key of the semicolon."""
    evening = Evening()
    device = evening.kit.device
    prev = device.prompt(Action.PREV, "")
    assert prev is not None
    assert prev.picture == "key/q"
    device.hear(KeysPrinted({pygame.KSCAN_Q: "A", pygame.KSCAN_SEMICOLON: "M"}))
    prev = device.prompt(Action.PREV, "")
    assert prev is not None
    assert prev.picture == "key/a"
    evening.prefs.change(keys={"hint": "semicolon"})
    hint = device.prompt(Action.HINT, "")
    assert hint is not None
    assert hint.picture == "key/m"


@by(
    ("name", "guid", "picture"),
    [
        ("Generic pad", "030000005e0400008e02000010010000", "xbox/a"),
        ("Wireless Controller", "030000004c050000cc09000011010000", "playstation/a"),
        ("Pro Controller", "030000007e0500000920000011010000", "nintendo/a"),
        ("Controller", "03000000de2800000512000011010000", "deck/a"),
        ("Steam Virtual Gamepad", "03000000de280000ff11000001000000", "xbox/a"),
    ],
)
def test_prompts_show_the_buttons_of_the_pad_in_the_hand(
    name: str, guid: str, picture: str
) -> None:
    device = Evening().kit.device
    device.hear(PadFound(4, name, mapped=True, guid=guid))
    device.hear(Press(Action.UP, Device.PAD, 4))
    made = device.prompt(Action.CONFIRM, "")
    assert made is not None
    assert made.picture == picture
