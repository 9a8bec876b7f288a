"""What the options say of the table, by each device."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.scenes.options import AMOUNTS, SWITCHES
from game.store.settings import Settings, Switch
from tests.scenes.evening import GUESTS, Evening

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.evening import Guest

CALM = Settings(language="en", shake=0, flash=0, particles=0, hit_stop=0, scenery=0)


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
