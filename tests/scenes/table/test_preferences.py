from __future__ import annotations

from game.layout.tray import Order
from game.scenes.table.pace import Speed
from game.scenes.table.preferences import hand_order, preferences
from game.store.settings import HandOrder, Settings, Switch
from game.store.settings import Speed as Chosen


def test_settings_that_nobody_touched_are_full() -> None:
    amounts = preferences(Settings()).amounts
    assert {amounts.shake, amounts.flash, amounts.particles, amounts.hit_stop} == {1.0}


def test_percentages_become_parts() -> None:
    amounts = preferences(Settings(shake=50, flash=0, scenery=20)).amounts
    assert (amounts.shake, amounts.flash, amounts.scenery) == (0.5, 0.0, 0.2)


def test_every_speed_and_order_has_its_like_at_the_table() -> None:
    assert {preferences(Settings(speed=each)).speed for each in Chosen} == set(Speed)
    orders = {preferences(Settings(hand_order=each)).order for each in HandOrder}
    assert orders == set(Order)
    assert {hand_order(each) for each in Order} == set(HandOrder)


def test_switches_are_handed_on() -> None:
    chosen = preferences(Settings(suit_counter=Switch.ON, pass_memory=Switch.OFF))
    assert (chosen.suit_counter, chosen.pass_memory) == (Switch.ON, Switch.OFF)
