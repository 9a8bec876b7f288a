from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from game.engine.input.events import (
    Action,
    Button,
    Device,
    Digit,
    FocusLost,
    InputEvent,
    PadFound,
    PadLost,
    Point,
    PointDown,
    PointLost,
    PointUp,
    Press,
)
from game.layout.tray import Order
from game.match.seats import Human
from game.rules.line import Arm
from game.rules.move import Move, Play
from game.rules.seat import Seat
from game.rules.tile import tile
from game.scenes.table.cues import Sound
from game.scenes.table.holding import Dragged, OnTile
from game.scenes.table.kit import Interruption
from game.scenes.table.pace import Speed
from game.scenes.table.preferences import Preferences
from tests.scenes.robot import FRAME, Keys, Mouse, Pad, Player, Rig, my_turn, round_over
from tests.scenes.table.house import House
from tests.scenes.table.sitting import begin, resumed, sit_down

Seated = Callable[[Rig], Player]
DEVICES: dict[str, Seated] = {
    "keys": Keys,
    "pad": Pad,
    "clicks": Mouse,
    "drags": lambda rig: Mouse(rig, drags=True),
}

COARSE = 1 / 20
"""A frame, in seconds, where only the way of things matters."""

FOUR_ARMS = """[Variant "all-fives"]
round 1
deal A 6-6 6-4 6-1 4-1 0-0 1-0 1-1
deal B 6-3 4-3 4-4 5-5 5-3 5-1 2-2
stock 3-3 6-5 6-2 6-0 5-4 5-2 5-0 4-2 4-0 3-2 3-1 3-0 2-1 2-0
A 6-6
B 6-3 E
A 6-1 W
B 4-3 E
A 4-1 W
B 4-4 E
"""
BOTH_EQUAL = """[Variant "express"]
[Seats "2"]
round 1
deal A 6-6 3-1 5-3 0-0 1-0 2-0 4-0
deal B 6-3 6-1 2-1 4-1 5-1 2-2 4-4
stock 3-3 6-5 6-2 6-0 6-4 5-5 5-4 5-2 5-0 4-2 4-3 3-2 3-0 1-1
A 6-6
B 6-3 E
A 3-1 E
B 6-1 W
"""
PASSING = """[Variant "express"]
[Seats "4"]
round 1
deal A 6-6 6-5 5-0 4-0 3-0 2-0 1-0
deal B 1-1 2-1 2-2 3-1 3-2 3-3 4-1
deal C 6-1 6-2 5-1 5-2 5-3 5-4 4-2
deal D 6-3 6-4 6-0 5-5 4-3 4-4 0-0
stock
"""


def moves_of(house: House, rng: random.Random) -> Move:
    view = house.scene.picture.view
    plays = [move for move in view.legal if isinstance(move, Play)]
    return rng.choice(plays or list(view.legal))


def play_round(house: House, player: Player, rng: random.Random) -> None:
    """Plays until another round is over."""
    wanted = len(house.results) + 1
    rig = house.rig
    end = rig.now + 600
    while len(house.results) < wanted:
        assert rig.now < end, "the round never ended"
        if not hasattr(rig.top, "picture"):
            rig.send(Press(Action.CONFIRM, Device.KEYS))
        elif my_turn(rig):
            player.play(moves_of(house, rng))
        elif round_over(rig):
            player.go_on()
        rig.wait(COARSE, frame=COARSE)


@pytest.mark.parametrize("device", list(DEVICES))
@pytest.mark.parametrize(
    ("variant", "options"),
    [
        ("all-fives", {}),
        ("mano-a-mano", {}),
        ("brasil", {"seats": "3", "over-draw": "penalty"}),
        ("nordeste", {"first": "drawn"}),
    ],
)
def test_each_device_alone_plays_rounds(device: str, variant: str, options: dict[str, str]) -> None:
    house = House(begin(variant, options, "9"), Speed.TURBO)
    player = DEVICES[device](house.rig)
    rng = random.Random(3)
    for _ in range(2):
        play_round(house, player, rng)
    assert [result.number for result in house.results] == [1, 2]
    assert house.results == list(house.session.results)
    assert isinstance(house.session.players[0], Human)


@pytest.mark.parametrize("device", list(DEVICES))
def test_each_device_reaches_all_four_arms(device: str) -> None:
    for arm in Arm:
        house = House(resumed(FOUR_ARMS), Speed.TURBO)
        house.rig.wait()
        DEVICES[device](house.rig).lay(tile("6-4"), arm)
        laid = house.session.state.line.laid
        assert (laid[6].tile, laid[6].arm) == (tile("6-4"), arm)


@pytest.mark.parametrize("device", list(DEVICES))
def test_fault_18_with_equal_ends_both_can_be_chosen(device: str) -> None:
    for arm in (Arm.W, Arm.E):
        house = House(resumed(BOTH_EQUAL), Speed.TURBO)
        house.rig.wait()
        assert {end.pips for end in house.session.state.line.ends} == {1}
        DEVICES[device](house.rig).lay(tile("1-0"), arm)
        assert house.session.state.line.laid[4].arm is arm


def test_fault_10_only_the_forced_lead_can_be_led() -> None:
    house = House(resumed(PASSING))
    house.rig.wait()
    keys, cursor = Keys(house.rig), house.scene.picture.cursor
    assert cursor.reach is not None
    assert set(cursor.reach.plays) == {tile("6-6")}
    keys.press(Action.RIGHT, Action.CONFIRM)
    assert not house.session.state.line.laid
    assert house.scene.picture.refusal is not None
    assert Sound.REFUSE in house.heard.cues


# ---- input


STORM: list[InputEvent] = [
    *(
        Press(action, Device.KEYS)
        for action in Action
        if action not in (Action.MENU, Action.CANCEL)
    ),
    *(
        event
        for x in range(20, 640, 90)
        for y in range(30, 350, 60)
        if not (x > 550 and y < 60)
        for event in (Point(x, y), PointDown(x, y), PointUp(x, y))
    ),
]


def test_fault_89_a_storm_while_others_play_changes_nothing() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    Keys(house.rig).lay(tile("6-4"), Arm.E)
    storms = 0
    while house.session.state.turn is Seat.B:
        before = house.session.history
        house.rig.send(*STORM)
        assert house.session.history == before
        storms += 1
        house.rig.wait(FRAME)
    assert storms > 10


def test_looking_around_works_while_others_play() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    mouse, cursor = Mouse(house.rig), house.scene.picture.cursor
    mouse.lay(tile("6-4"), Arm.E)
    house.rig.wait(0.2)
    assert house.scene.picture.running
    house.rig.send(Point(*mouse.on_tile(tile("1-0"))))
    assert cursor.focus == OnTile(tile("1-0"))
    assert house.scene.picture.running


def test_fault_86_three_clicks_in_a_moment_play_at_most_once() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    mouse = Mouse(house.rig)
    x, y = mouse.on_tile(tile("6-4"))
    for _ in range(3):
        house.rig.send(PointDown(x, y), PointUp(x, y))
    assert len(house.session.state.line.laid) == 6
    single = House(resumed(BOTH_EQUAL.replace("B 6-1 W\n", "B 2-1 E\n")), Speed.NORMAL)
    single.rig.wait()
    x, y = Mouse(single.rig).on_tile(tile("2-0"))
    for _ in range(3):
        single.rig.send(PointDown(x, y), PointUp(x, y))
        single.rig.wait(0.1)
    assert len(single.session.state.line.laid) == 5
    assert len(single.session.state.hands[0]) == 4


@pytest.mark.parametrize(
    "taken", [FocusLost(), PointLost(), PadFound(3, "pad", mapped=True), PadLost(3)]
)
def test_fault_88_a_drag_is_cancelled_by_whatever_takes_the_mouse(taken: InputEvent) -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    mouse = Mouse(house.rig)
    start, end = mouse.on_tile(tile("6-4")), mouse.on_end(tile("6-4"), Arm.E)
    house.rig.send(Point(*start), PointDown(*start), Point(start[0], start[1] - 50), Point(*end))
    house.rig.send(taken, PointUp(*end))
    assert house.scene.picture.cursor.hold is None
    assert len(house.session.state.line.laid) == 6
    if house.pauses:
        house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    house.rig.wait(0.5)
    assert abs(mouse.on_tile(tile("6-4"))[1] - start[1]) <= 4


@pytest.mark.parametrize(
    "let_go",
    [
        PointDown(320, 100, Button.RIGHT),
        Press(Action.CANCEL, Device.KEYS),
        Press(Action.MENU, Device.KEYS),
        Digit(3),
    ],
)
@pytest.mark.parametrize("dragged", [True, False])
def test_a_tile_that_a_press_put_back_stays_put_back(
    let_go: InputEvent,
    dragged: bool,  # noqa: FBT001 - a parameter of the tests
) -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    mouse = Mouse(house.rig)
    start, end = mouse.on_tile(tile("6-4")), mouse.on_end(tile("6-4"), Arm.E)
    house.rig.send(Point(*start), PointDown(*start))
    if dragged:
        house.rig.send(Point(start[0], start[1] - 50))
    house.rig.send(let_go)
    if house.pauses:
        house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    house.rig.send(Point(start[0], start[1] - 50), Point(*end), PointUp(*end))
    assert not isinstance(house.scene.picture.cursor.hold, Dragged)
    assert len(house.session.state.line.laid) == 6


def test_losing_the_focus_pauses_and_so_does_the_loss_of_the_pad_in_use() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.send(FocusLost())
    assert house.pauses == [Interruption.FOCUS_LOST]
    house.rig.send(Press(Action.CANCEL, Device.PAD, 1))
    house.rig.send(PadFound(1, "pad", mapped=True), Press(Action.LEFT, Device.PAD, 1))
    house.rig.send(PadLost(1))
    assert house.pauses == [Interruption.FOCUS_LOST, Interruption.PAD_LOST]


def test_fault_92_prompts_show_the_device_in_hand() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()

    def pictures() -> list[str]:
        return [prompt.picture for prompt in house.scene.picture.prompts]

    house.rig.send(Press(Action.LEFT, Device.KEYS))
    assert all(name.startswith("key/") for name in pictures())
    house.rig.send(PadFound(1, "DualSense", mapped=True), Press(Action.LEFT, Device.PAD, 1))
    assert all(name.startswith("playstation/") for name in pictures())
    house.rig.send(Point(5, 5))
    assert pictures()[0] == "mouse/left"


def test_a_click_on_a_prompt_is_its_press() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    house.rig.send(Point(60, 352), PointDown(60, 352), PointUp(60, 352))
    assert house.orders == [Order.WEIGHT]


def test_the_order_of_the_hand_is_remembered_and_follows_the_settings() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    Keys(house.rig).press(Action.SORT)
    assert house.preferences.order is Order.WEIGHT
    house.preferences = Preferences(order=Order.SUIT)
    house.rig.wait()
    assert house.scene.picture.cursor.hand == tuple(
        sorted(house.session.state.hands[0], reverse=True)
    )


def test_a_skip_sounds_each_thing_once() -> None:
    house = House(sit_down("express"))
    house.rig.wait(0.2)
    Keys(house.rig).press(Action.CONFIRM, Action.CONFIRM)
    assert house.heard.cues.count(Sound.DEAL) <= 2
    assert len(house.heard.cues) < 8


def test_menu_and_cancel_open_the_pause_menu_at_any_time() -> None:
    house = House(sit_down("express"))
    house.rig.wait(0.5)
    house.rig.send(Press(Action.MENU, Device.KEYS))
    house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    house.rig.wait(3.0)
    house.rig.send(Press(Action.CANCEL, Device.KEYS))
    assert house.pauses == [Interruption.ASKED] * 2
