from __future__ import annotations

import random

import pytest

from game.engine.input.events import Action
from game.rules.line import Arm
from game.rules.state import Phase
from game.rules.tile import tile
from game.scenes.table.pace import Speed
from tests.scenes.robot import Keys, my_turn
from tests.scenes.table.house import House
from tests.scenes.table.sitting import VARIANTS, begin, resumed
from tests.scenes.table.test_scene import FOUR_ARMS, moves_of


def test_a_turn_begins_with_the_ends_and_the_hand() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    assert house.told == [
        "Open ends: 4, 4, 6, 6.",
        "They add up to 12.",
        "Your hand: 6-4, 1-1, 1-0, 0-0.",
        "You can play: 6-4.",
    ]


def test_what_happens_is_told_in_its_order_and_once() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    del house.told[:]
    Keys(house.rig).lay(tile("6-4"), Arm.E)
    house.rig.wait_until(lambda: len(house.told) > 2)
    assert house.told[0] == "You play 6-4: six-four."
    assert house.told[1].startswith("4 + 6 = 10")


def test_a_refusal_is_told_with_its_reason() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    Keys(house.rig).press(Action.RIGHT, Action.CONFIRM)
    assert house.told[-1].endswith(".")
    assert "1-1" in house.told[-1]


@pytest.mark.parametrize(("variant", "options"), VARIANTS)
def test_a_round_can_be_followed_by_ear(variant: str, options: dict[str, str]) -> None:
    house = House(begin(variant, options, "4"), Speed.TURBO)
    rng, keys = random.Random(4), Keys(house.rig)
    while house.session.state.phase is not Phase.ROUND_OVER and house.rig.now < 120:
        house.rig.wait(1 / 20, frame=1 / 20)
        if my_turn(house.rig):
            keys.play(moves_of(house, rng))
        elif not hasattr(house.rig.top, "picture"):
            keys.go_on()
    house.rig.wait(20, frame=0.1)
    spoken = " ".join(house.told)
    for laid in house.session.state.line.laid:
        assert str(laid.tile) in spoken
    passes = sum(sentence.count("pass") for sentence in house.told if "passes" in sentence)
    assert passes <= len(house.session.state.acts)
    assert not any("{" in sentence for sentence in house.told)
