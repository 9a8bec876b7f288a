"""A pad that is plugged in later works at once, wherever one is (FAULTS 92)."""

from __future__ import annotations

import pytest

from game.engine.input.events import Action, Device
from game.engine.ui.prompts import Family
from game.scenes.page import Page
from tests.scenes.evening import Evening, keys, pad
from tests.scenes.real import RealRig
from tests.tools.virtual_pad import VirtualPad

PATHS: dict[str, tuple[str, ...]] = {
    "title": (),
    "options": ("options",),
    "dialog": ("quit",),
    "table": ("play",),
}
SOON = 1.0
"""Seconds within which a pad must be of use."""


@pytest.mark.parametrize("where", PATHS)
def test_fault_92_a_pad_that_comes_later_is_of_use_within_a_second(where: str) -> None:
    evening = Evening()
    rig = RealRig(evening)
    guest = keys(evening)
    for name in PATHS[where]:
        guest.choose(name)
    rig.wait(0.5, 0.1)
    rig.pad = VirtualPad()
    began = rig.now
    rig.wait()
    here = evening.where
    other = pad(evening)
    if isinstance(rig.top, Page):
        before = evening.page.form.focus.name
        other.ask(Action.DOWN)
        assert evening.page.form.focus.name != before
    else:
        other.menu()
        assert evening.where == "PauseScene" != here
    assert rig.now - began < SOON
    made = evening.kit.device.prompt(Action.CONFIRM, "")
    assert made is not None
    assert evening.kit.device.device is Device.PAD
    assert made.picture == f"{Family.XBOX.value}/a"
    rig.close()
