from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine.input.events import Action, Device, Press
from game.match.seats import Human
from game.rules.move import Draw, Play
from game.rules.seat import Seat
from game.rules.state import Phase
from game.scenes.table.flow import Stage
from game.scenes.table.pace import Speed
from game.scenes.table.preferences import Preferences
from game.store.settings import Switch
from tests.scenes.robot import Keys, Mouse, Pad, Player, Rig, my_turn
from tests.scenes.table.house import House
from tests.scenes.table.sitting import VARIANTS, begin, resumed, sit_down
from tests.scenes.table.test_scene import PASSING, moves_of

STUCK = """[Variant "mano-a-mano"]
round 1
deal A 6-6 0-0 1-0 1-1 2-0 2-1 2-2
deal B 6-5 6-4 5-4 5-3 4-3 4-4 3-3
stock 6-3 3-0 3-1 3-2 4-0 4-1 4-2 5-0 5-1 5-2 5-5 6-0 6-1 6-2
A 6-6
B 6-5 E
"""


# ---- press by press


@pytest.mark.parametrize("player", [Keys, Pad, Mouse])
def test_in_steps_every_action_of_others_waits_for_a_press(player: Callable[[Rig], Player]) -> None:
    house = House(sit_down("express", "4", seats="4"), Speed.STEP)
    rng, guest, keys = random.Random(1), player(house.rig), Keys(house.rig)
    house.rig.wait_until(lambda: house.scene.picture.halted or my_turn(house.rig))
    steps = 0
    while house.session.state.phase is Phase.PLAY and steps < 6:
        house.rig.wait(3.0, frame=0.1)
        if my_turn(house.rig):
            keys.play(moves_of(house, rng))
            continue
        assert house.scene.picture.halted
        before = len(house.session.state.acts)
        house.rig.wait(5.0, frame=0.1)
        assert len(house.session.state.acts) == before
        guest.go_on()
        house.rig.wait(1.0, frame=0.1)
        assert len(house.session.state.acts) == before + 1
        steps += 1
    assert steps == 6


def test_one_press_is_one_step() -> None:
    house = House(sit_down("express", "4", seats="4"), Speed.STEP)
    house.rig.wait_until(lambda: house.scene.picture.halted)
    before = len(house.session.state.acts)
    house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    house.rig.wait(10.0, frame=0.1)
    assert len(house.session.state.acts) == before + 1


def test_one_goes_from_steps_to_another_pace_at_any_time() -> None:
    house = House(sit_down("express", "4", seats="4"), Speed.STEP)
    house.rig.wait_until(lambda: house.scene.picture.halted)
    before = len(house.session.state.acts)
    house.preferences = Preferences(Speed.TURBO)
    house.rig.wait_until(lambda: len(house.session.state.acts) > before)


# ---- forced moves that play themselves


def own_acts(house: House) -> list[type]:
    acts = house.session.state.acts
    return [type(act.move) for act in acts if act.seat is Seat.A]


def test_forced_draws_play_themselves_until_there_is_a_choice() -> None:
    house = House(resumed(STUCK), Speed.TURBO)
    house.preferences = Preferences(Speed.TURBO, auto_play=Switch.ON)
    house.rig.wait_until(lambda: own_acts(house)[-1] is Play and len(own_acts(house)) > 1)
    assert own_acts(house)[:2] == [Play, Draw]
    assert own_acts(house).count(Draw) == 1


def test_forced_passes_and_leads_play_themselves() -> None:
    house = House(resumed(PASSING), Speed.TURBO)
    house.preferences = Preferences(Speed.TURBO, auto_play=Switch.ON)
    house.rig.wait_until(lambda: own_acts(house) == [Play])


def test_without_the_option_nothing_plays_itself() -> None:
    house = House(resumed(STUCK), Speed.TURBO)
    house.rig.wait(3.0)
    assert own_acts(house) == [Play]
    assert my_turn(house.rig)


@pytest.mark.parametrize(("variant", "options"), VARIANTS)
def test_choices_stay_the_players(variant: str, options: dict[str, str]) -> None:
    house = House(begin(variant, options, "6"))
    house.preferences = Preferences(Speed.TURBO, auto_play=Switch.ON)
    rng, keys, chosen = random.Random(2), Keys(house.rig), 0
    while house.scene.picture.stage is not Stage.OVER and house.rig.now < 100:
        house.rig.wait(1 / 20, frame=1 / 20)
        if my_turn(house.rig):
            assert len(house.scene.picture.view.legal) > 1
            keys.play(moves_of(house, rng))
            chosen += 1
    assert house.scene.picture.stage is Stage.OVER
    assert chosen
    assert isinstance(house.session.players[0], Human)
