"""From the player's settings to what keys and buttons mean."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.bindings import Bindings, free_key
from game.engine.input.chart import owner, read
from game.engine.input.events import Action
from game.engine.input.names import button_code, is_raw, key_code, trigger_code
from game.store.settings import Switch

if TYPE_CHECKING:
    from collections.abc import Mapping

    from game.engine.input.chart import Chart
    from game.store.settings import Settings

NEEDED = (Action.CONFIRM, Action.CANCEL, Action.MENU)


def bindings_of(settings: Settings) -> tuple[Bindings, tuple[str, ...]]:
    """The bindings; also the settings that were no good, for which the usual ones stand in."""
    usual = Bindings()
    keys, bad_keys = read(settings.keys, usual.key_chart, free_key_name)
    pad, bad_buttons = read(settings.pad, usual.pad_chart, is_pad_control)
    faults = [*(f"keys.{name}" for name in bad_keys), *(f"pad.{name}" for name in bad_buttons)]
    own: dict[str, Chart] = {}
    for guid, said in settings.pads.items():
        own[guid], bad = read_own(said)
        faults += [f"pads.{guid}.{name}" for name in bad]
    bound = usual.with_keys(keys).with_pad(pad).with_own(own)
    swapped = settings.swap_buttons is Switch.ON
    return bound.swapped() if swapped else bound, tuple(faults)


def read_own(said: Mapping[str, str]) -> tuple[Chart, tuple[str, ...]]:
    """The controls of an unknown pad; also the names of the entries that were no good.

    What nobody gave a control has none, except for those without which nobody gets about: they
    keep their usual button, or else nothing that was said counts.
    """
    names = {action.name.lower(): action for action in Action}
    chart: dict[Action, tuple[str, ...]] = {}
    faults = []
    for name, spelling in said.items():
        wanted = tuple(dict.fromkeys(spelling.split()))
        fits = all(is_raw(each) and owner(chart, each) is None for each in wanted)
        if name in names and wanted and fits:
            chart[names[name]] = wanted
        else:
            faults.append(name)
    usual = Bindings().raw_chart
    for action in NEEDED if chart else ():
        free = tuple(each for each in usual[action] if owner(chart, each) is None)
        held = chart.setdefault(action, free)
        if not held:
            return {}, (*faults, action.name.lower())
    return chart, tuple(faults)


def free_key_name(name: str) -> bool:
    """Whether that is a key that a player may give an action."""
    code = key_code(name)
    return code is not None and free_key(code)


def is_pad_control(name: str) -> bool:
    """Whether that is a button or trigger of a known pad."""
    return button_code(name) is not None or trigger_code(name) is not None
