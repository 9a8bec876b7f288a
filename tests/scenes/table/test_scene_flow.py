"""The table as a match flows: turns, passes, ends of rounds, speeds, what is resumed."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from game.engine.input.events import (
    Action,
    Device,
    Point,
    PointDown,
    Press,
)
from game.match.fair import Seeded
from game.match.seats import Human
from game.match.session import Session
from game.rules.legal import legal
from game.rules.line import Arm
from game.rules.seat import Seat
from game.rules.state import Phase
from game.rules.tile import tile
from game.rules.variants import resolve
from game.scenes.table.cues import Fly, Knock, Socket, Sound
from game.scenes.table.flow import Stage
from game.scenes.table.holding import Lifted, OnTile
from game.scenes.table.pace import Speed
from game.scenes.table.preferences import Preferences
from game.text.catalogue import Catalogue
from tests.scenes.robot import FRAME, Keys, Mouse, Pad, my_turn
from tests.scenes.table.house import ASSETS, House
from tests.scenes.table.sitting import resumed, sit_down
from tests.scenes.table.test_captions import teller
from tests.scenes.table.test_scene import DEVICES, FOUR_ARMS, PASSING, moves_of, play_round


def test_fault_129_the_turn_marker_waits_for_the_tile() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    Keys(house.rig).lay(tile("6-4"), Arm.E)
    seen = set()
    while house.scene.picture.busy:
        picture = house.scene.picture
        landed = len(picture.shown.line.laid) == 7
        assert picture.shown.turn is Seat.A
        seen.add(landed)
        house.rig.wait()
    assert seen == {True, False}
    assert house.scene.picture.shown.turn is Seat.B


def test_input_opens_with_the_turn() -> None:
    house = House(resumed(PASSING))
    house.rig.wait()
    Keys(house.rig).lay(tile("6-6"), None)
    for _ in range(2000):
        shown = house.scene.picture.shown
        assert (house.scene.picture.cursor.reach is not None) == (
            shown.turn is Seat.A and not house.scene.picture.busy
        )
        if my_turn(house.rig):
            break
        house.rig.wait()
    assert my_turn(house.rig)


def test_fault_51_a_pass_is_seen_for_more_than_a_second_and_heard_once() -> None:
    house = House(resumed(PASSING))
    house.rig.wait()
    Keys(house.rig).lay(tile("6-6"), None)
    house.rig.wait_until(lambda: _passed(house, Seat.B))
    assert house.heard.cues.count(Sound.KNOCK) == 1
    seen = 0.0
    while _passed(house, Seat.B) and seen < 3:
        house.rig.wait()
        seen += FRAME
    assert seen >= 1.2
    assert house.heard.cues.count(Sound.KNOCK) == 1


def _passed(house: House, seat: Seat) -> bool:
    did = house.scene.picture.shown.doings[seat]
    return did is not None and did.passed


def test_a_knock_is_told_while_it_is_heard() -> None:
    house = House(resumed(PASSING))
    house.rig.wait()
    Keys(house.rig).lay(tile("6-6"), None)
    house.rig.wait_until(lambda: Sound.KNOCK in house.heard.cues)
    assert any(isinstance(each.act, Knock) for each, _ in house.scene.picture.running)


def test_fault_48_the_last_tile_is_seen_and_then_waits_for_a_press() -> None:
    house = House(sit_down("express", "2", seats="4"), Speed.TURBO)
    rng, keys = random.Random(1), Keys(house.rig)
    while house.session.state.phase is not Phase.ROUND_OVER:
        if my_turn(house.rig):
            keys.play(moves_of(house, rng))
        house.rig.wait()
    landed = house.session.state.line
    house.rig.wait_until(lambda: house.scene.picture.shown.line == landed)
    seen = 0.0
    while not any(house.scene.picture.shown.open):
        house.rig.wait()
        seen += FRAME
    assert seen >= 1.0 - FRAME
    house.rig.wait(60.0)
    assert house.results == []
    keys.go_on()
    assert [result.number for result in house.results] == [1]


def test_a_press_shows_the_explanation_at_once_and_does_not_pass_it_by() -> None:
    house = House(sit_down("express", "2", seats="4"), Speed.NORMAL)
    rng, keys = random.Random(1), Keys(house.rig)
    while house.session.state.phase is not Phase.ROUND_OVER:
        if my_turn(house.rig):
            keys.play(moves_of(house, rng))
        house.rig.wait()
    keys.go_on()
    assert house.results == []
    assert house.scene.picture.shown.sleeping == house.session.state.stock
    keys.go_on()
    assert len(house.results) == 1


def test_fault_59_two_presses_begin_one_round() -> None:
    house = House(sit_down("mano-a-mano", "2"), Speed.TURBO)
    keys = Keys(house.rig)
    play_round(house, keys, random.Random(1))
    house.rig.send(Press(Action.CONFIRM, Device.KEYS), Press(Action.CONFIRM, Device.KEYS))
    house.rig.wait(0.05)
    house.rig.send(Press(Action.CONFIRM, Device.KEYS), Press(Action.CONFIRM, Device.KEYS))
    house.rig.wait(0.05)
    assert house.session.state.number == 2
    assert len(house.results) == 1


def test_fault_31_a_round_that_ends_the_match_goes_on_to_one_result() -> None:
    house = House(sit_down("brasil", "5", target="1"), Speed.TURBO)
    play_round(house, Keys(house.rig), random.Random(2))
    assert house.session.state.phase is Phase.MATCH_OVER
    house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    house.rig.wait(1.0)
    assert house.scene.picture.stage is Stage.OVER
    assert house.session.state.phase is Phase.MATCH_OVER
    house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    assert len(house.results) == 2


def test_fault_33_the_score_stands_through_stir_deal_and_pause() -> None:
    house = House(sit_down("mano-a-mano", "2"), Speed.NORMAL)
    house.preferences = Preferences(Speed.TURBO)
    play_round(house, Keys(house.rig), random.Random(1))
    totals = house.session.state.totals
    assert any(totals)
    house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    for step in range(200):
        assert house.scene.picture.shown.totals == totals
        if step == 20:
            house.rig.send(Press(Action.MENU, Device.KEYS), Press(Action.MENU, Device.KEYS))
        house.rig.wait()
    assert house.session.state.number == 2


def test_fault_56_the_turn_stays_as_it_is_when_settings_change() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    cursor = house.scene.picture.cursor
    Keys(house.rig).press(Action.RIGHT)
    before = cursor.reach, cursor.focus, cursor.hand
    house.words.speak(Catalogue.load("qps", ASSETS / "text"))
    house.preferences = Preferences(Speed.SLOW)
    house.rig.send(Press(Action.INFO, Device.PAD, 1))
    house.rig.wait(1.0)
    assert (cursor.reach, cursor.focus, cursor.hand) == before


@pytest.mark.parametrize(("speed", "least", "most"), [(Speed.SLOW, 1.5, 9), (Speed.TURBO, 0, 0.3)])
def test_faults_57_and_58_a_computers_move_takes_its_time(
    speed: Speed, least: float, most: float
) -> None:
    house = House(sit_down("express", "4"), speed)
    rng, keys = random.Random(1), Keys(house.rig)
    house.rig.wait_until(lambda: my_turn(house.rig) or house.session.state.acts != ())
    moved_at: list[float] = []
    acts = len(house.session.state.acts)
    while house.session.state.phase is Phase.PLAY and len(moved_at) < 12:
        if my_turn(house.rig):
            keys.play(moves_of(house, rng))
            moved_at.clear()
            acts = len(house.session.state.acts)
        house.rig.wait()
        if len(house.session.state.acts) > acts:
            acts = len(house.session.state.acts)
            if moved_at:
                assert least - 2 * FRAME <= house.rig.now - moved_at[-1] <= most
            moved_at.append(house.rig.now)


def test_holding_skip_hurries_everything() -> None:
    slow, fast = House(resumed(PASSING)), House(resumed(PASSING))
    for house in (slow, fast):
        house.rig.wait()
        Keys(house.rig).lay(tile("6-6"), None)
    fast.rig.send(Press(Action.SKIP, Device.KEYS))
    fast.rig.wait_until(lambda: my_turn(fast.rig))
    slow.rig.wait_until(lambda: my_turn(slow.rig))
    assert fast.rig.now < slow.rig.now / 2


def test_every_flight_of_a_tile_takes_the_same_road() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    Mouse(house.rig, drags=True).lay(tile("6-4"), Arm.E)
    roads = set()
    while not my_turn(house.rig):
        for each, _ in house.scene.picture.running:
            if isinstance(each.act, Fly) and isinstance(each.act.target, Socket):
                roads.add(round(each.duration, 6))
        house.rig.wait()
    assert len(roads) == 1


def test_unfinished_business_is_resumed_where_it_was() -> None:
    for variant, seed in (("all-fives", "5"), ("brasil", "11"), ("mano-a-mano", "3")):
        session = sit_down(variant, seed)
        rng = random.Random(1)
        for _ in range(25):
            if session.deal_due:
                session.begin_deal()
                session.complete_deal()
            elif session.state.turn is not None:
                session.submit(session.state.turn, rng.choice(legal(session.state)))
            again = Session.resume(str(session.record).encode(), Seeded("again"))
            house = House(again, Speed.TURBO)
            shown = house.scene.picture.shown
            assert shown.totals == session.state.totals
            assert shown.line == session.state.line or shown.spread
            house.rig.wait(0.05)


def test_a_huge_step_of_time_and_a_tiny_one_do_no_harm() -> None:
    house = House(sit_down("express", "1"))
    for dt in (0.0, 1e-9, 1000.0, 0.0, 5.0, 1e-6, 100.0):
        house.stack.update(dt)
        house.rig.look()
    assert house.session.state.number == 1


def test_lifting_is_shown_at_once() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait(0.3)
    before = house.scene.picture.tray.at(tile("6-4"))[1]
    house.rig.send(Press(Action.CONFIRM, Device.KEYS))
    house.rig.wait(0.1)
    assert isinstance(house.scene.picture.cursor.hold, Lifted)
    assert house.scene.picture.tray.at(tile("6-4"))[1] < before


def offered(house: House) -> list[tuple[Action, str]]:
    return [(prompt.action, prompt.word) for prompt in house.scene.picture.prompts]


@pytest.mark.parametrize("device", ["keys", "pad"])
def test_directions_are_offered_while_an_end_must_be_chosen(device: str) -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    player = DEVICES[device](house.rig)
    assert isinstance(player, Keys | Pad)
    while house.scene.picture.cursor.focus != OnTile(tile("6-4")):
        player.press(Action.RIGHT)
    player.press(Action.CONFIRM)
    assert offered(house)[:2] == [(Action.RIGHT, "Choose an end"), (Action.CANCEL, "Put back")]
    player.press(Action.RIGHT)
    assert [word for _, word in offered(house)[:2]] == ["Play (hold: slam)", "Choose an end"]


def test_a_mouse_is_told_to_click_on_an_end_and_where_to_drop() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    mouse = Mouse(house.rig)
    mouse.click(*mouse.on_tile(tile("6-4")))
    assert offered(house)[0] == (Action.CONFIRM, "Click a lit end")
    house.rig.send(Press(Action.CANCEL, Device.MOUSE))
    x, y = mouse.on_tile(tile("6-4"))
    house.rig.send(Point(x, y), PointDown(x, y), Point(x, y - 40), Point(x, y - 80))
    dropping = [(Action.CONFIRM, "Drop on a lit end"), (Action.CANCEL, "Put back")]
    assert offered(house) == dropping


def test_people_without_a_name_are_called_in_the_language_of_the_moment() -> None:
    session = Session.start(
        resolve("mano-a-mano", {}), (Human("Player 1"), Human("Player 2")), Seeded("1")
    )
    house = House(session)
    told = teller(session)
    told.text = house.words
    house.words.speak(Catalogue.load("pt_BR", ASSETS / "text"))
    assert told.name(Seat.B) == "Jogador 2"
    alone = replace(told, names=("You", "Bia"))
    assert alone.side(0) == "Você"
