from __future__ import annotations

import random

import pytest

from game.engine.input.events import (
    Action,
    Device,
    InputEvent,
    PadFound,
    PadLost,
    Point,
    PointDown,
    PointUp,
    Press,
    Release,
)
from game.layout.tray import Order
from game.match.fair import Seeded
from game.match.seats import Computer, Human, Seats, to_headers
from game.match.session import Session
from game.rules.move import Play
from game.rules.seat import Seat
from game.rules.tile import Tile, tile
from game.rules.variants import resolve
from game.scenes.table.chair import Chair
from game.scenes.table.flow import Stage
from game.scenes.table.kit import Interruption
from game.scenes.table.pace import Speed
from game.scenes.table.places import centre
from game.scenes.table.preferences import Preferences
from tests.scenes.robot import Keys, Mouse, Pad, my_turn
from tests.scenes.table.house import House
from tests.scenes.table.sitting import NAMES
from tests.scenes.table.test_painter import looked, pixels, swapped
from tests.scenes.table.test_scene import PASSING, moves_of

FELT = (80, 48, 480, 216)
TRAY = (0, 288, 640, 58)


def seated(who: str) -> Seats:
    """`h` for a person, `c` for a computer, by seat."""
    kinds = zip(NAMES, who, strict=False)
    return tuple(Human(name) if kind == "h" else Computer(name, "greedy") for name, kind in kinds)


def sit(who: str, variant: str, seed: str = "2", **options: str) -> Session:
    return Session.start(resolve(variant, options), seated(who), Seeded(seed))


def resume(who: str, record: str) -> Session:
    headers = "".join(f'[{key} "{value}"]\n' for key, value in to_headers(seated(who)))
    return Session.resume((headers + record).encode(), Seeded("again"))


def due(house: House) -> Seat | None:
    return house.scene.picture.due


def first(house: House) -> Seat:
    return house.scene.picture.shown.viewer


def until_due(house: House) -> Seat:
    house.rig.wait_until(lambda: due(house) is not None)
    found = due(house)
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("who", "variant", "options"),
    [
        ("hh", "mano-a-mano", {}),
        ("hhc", "express", {"seats": "3"}),
        ("hchc", "express", {"seats": "4"}),
        ("hhhh", "nordeste", {}),
        ("chch", "express", {"seats": "2x2"}),
    ],
)
def test_people_share_a_screen_and_each_hand_lies_behind_a_card(
    who: str, variant: str, options: dict[str, str]
) -> None:
    house = House(sit(who, variant, **options), Speed.TURBO)
    rng, keys, cards = random.Random(5), Keys(house.rig), 0
    people = [seat for seat, kind in zip(Seat, who, strict=False) if kind == "h"]
    while house.scene.picture.stage is not Stage.OVER and house.rig.now < 300:
        house.rig.wait(1 / 20, frame=1 / 20)
        picture, turn = house.scene.picture, house.session.state.turn
        if picture.due is not None:
            assert picture.due is turn
            assert turn in people
            assert picture.covered
            assert picture.cursor.hand == ()
            keys.press(Action.CONFIRM)
            assert first(house) is turn
            cards += 1
        elif my_turn(house.rig):
            assert not picture.covered
            assert set(picture.cursor.hand) == house.session.state.hands[first(house)]
            assert first(house) is turn
            keys.play(moves_of(house, rng))
    assert house.scene.picture.stage is Stage.OVER
    assert cards >= 3


def test_one_person_alone_never_sees_a_card() -> None:
    house = House(sit("hccc", "express", seats="4"), Speed.TURBO)
    rng, keys = random.Random(5), Keys(house.rig)
    while house.scene.picture.stage is not Stage.OVER:
        house.rig.wait(1 / 20, frame=1 / 20)
        assert due(house) is None
        assert not house.scene.picture.covered
        if my_turn(house.rig):
            keys.play(moves_of(house, rng))


def test_a_covered_hand_is_not_on_the_screen() -> None:
    """Two worlds that differ in the covered hands alone look the same until a card is taken."""
    frames = []
    for record in (PASSING, swapped(PASSING, "5-0", "1-1"), swapped(PASSING, "6-5", "2-2")):
        house = House(resume("hhcc", record))
        until_due(house)
        house.rig.wait(1.0)
        frames.append(pixels(looked(house), (0, 0, 640, 360)))
    assert frames[0] == frames[1] == frames[2]


def test_between_turns_the_hand_lies_face_down_at_once() -> None:
    house = House(resume("hhcc", PASSING))
    until_due(house)
    keys = Keys(house.rig)
    keys.press(Action.CONFIRM)
    keys.lay(tile("6-6"), None)
    assert house.scene.picture.covered
    x, y = centre(TRAY)
    for event in (Point(x, y), PointDown(x, y), Point(x + 60, y - 80)):
        house.rig.send(event)
        house.rig.wait()
    assert house.scene.picture.cursor.hold is None
    assert house.scene.picture.cursor.hand == ()


def test_fault_47_the_table_stays_put_when_the_screen_is_passed_on() -> None:
    house = House(resume("hhhh", PASSING + "A 6-6\nB pass\nC 6-1 E\n"))
    until_due(house)
    house.rig.wait(3.0)
    before = pixels(looked(house), FELT)
    Keys(house.rig).press(Action.CONFIRM)
    house.scene.picture.cursor.put_back()
    house.rig.wait(2.0)
    assert pixels(looked(house), FELT) == before
    assert first(house) is Seat.D


def test_what_is_read_out_names_everybody() -> None:
    house = House(resume("hhcc", PASSING))
    until_due(house)
    Keys(house.rig).press(Action.CONFIRM)
    Keys(house.rig).lay(tile("6-6"), None)
    house.rig.wait(0.5)
    assert any(line.startswith("Ana plays 6-6") for line in house.told)


def test_everybody_orders_the_own_hand() -> None:
    house = House(resume("hhhh", PASSING + "A 6-6\nB pass\n"), Speed.TURBO)
    house.preferences = Preferences(Speed.TURBO, Order.HAND)
    rng, keys = random.Random(1), Keys(house.rig)
    orders: dict[Seat, tuple[Tile, ...]] = {}
    for _ in range(8):
        until_due(house)
        keys.press(Action.CONFIRM)
        house.rig.wait(0.5)
        seat, hand = first(house), house.scene.picture.cursor.hand
        if seat in orders:
            assert hand == orders[seat]
        keys.press(Action.NEXT)
        hand = house.scene.picture.cursor.hand
        move = moves_of(house, rng)
        played = move.tile if isinstance(move, Play) else None
        orders[seat] = tuple(held for held in hand if held != played)
        keys.play(move)
        house.rig.wait(0.3)
        if house.scene.picture.stage is not Stage.PLAY:
            break
    assert len(orders) >= 3


def test_a_match_is_resumed_behind_the_card() -> None:
    house = House(resume("hhhh", PASSING + "A 6-6\n"))
    assert house.scene.picture.covered
    assert until_due(house) is Seat.B


def test_a_decision_is_taken_back_by_the_one_who_made_it() -> None:
    house = House(resume("hhhh", PASSING + "A 6-6\nB pass\n"), Speed.TURBO)
    keys = Keys(house.rig)
    assert until_due(house) is Seat.C
    keys.press(Action.CONFIRM, Action.UNDO)
    assert house.session.undone == 0
    assert house.scene.picture.refusal is not None


# ---- a pad for everybody


def press(pad: int, action: Action = Action.CONFIRM) -> tuple[InputEvent, ...]:
    return Press(action, Device.PAD, pad), Release(action, Device.PAD, pad)


def plug(house: House, *pads: int) -> None:
    for pad in pads:
        house.rig.send(PadFound(pad, "Pad", mapped=True))


def with_a_pad_each() -> House:
    """Seat A has led with pad 1; seat B has taken its card with pad 2."""
    house = House(resume("hh", PASSING_TWO))
    plug(house, 1, 2)
    until_due(house)
    house.rig.send(*press(1))
    assert due(house) is None
    Keys(house.rig).lay(tile("6-6"), None)
    assert until_due(house) is Seat.B
    house.rig.send(*press(2))
    assert due(house) is None
    house.rig.wait(0.5)
    return house


def test_with_a_pad_each_the_other_one_is_turned_away_with_a_sentence() -> None:
    house = with_a_pad_each()
    before = house.session.history
    for _ in range(3):
        house.rig.send(*press(1))
    assert house.session.history == before
    assert house.scene.picture.cursor.hold is None
    refusal = house.scene.picture.refusal
    assert refusal is not None
    assert (refusal.key, refusal.seat) == ("table.other-pad", Seat.B)
    assert house.told[-1].startswith("It is Bia's turn"), house.told[-1]
    house.rig.send(*press(2), *press(2, Action.RIGHT), *press(2))
    assert len(house.session.history) > len(before)


def test_with_a_pad_each_another_ones_card_is_not_taken() -> None:
    house = with_a_pad_each()
    house.rig.send(*press(2), *press(2, Action.RIGHT), *press(2))
    assert until_due(house) is Seat.A
    house.rig.send(*press(2))
    assert due(house) is Seat.A
    house.rig.send(*press(1))
    assert due(house) is None


def test_the_menu_opens_with_anybodys_pad() -> None:
    house = with_a_pad_each()
    house.rig.send(*press(1, Action.MENU))
    assert house.pauses == [Interruption.ASKED]


@pytest.mark.parametrize("lost", [1, 2])
def test_a_seats_pad_that_is_unplugged_pauses_and_is_named(lost: int) -> None:
    house = with_a_pad_each()
    before = house.session.history
    house.rig.send(PadLost(lost))
    assert house.pauses == [Interruption.PAD_LOST]
    assert house.gone == [{1: Seat.A, 2: Seat.B}[lost]]
    Keys(house.rig).press(Action.CANCEL)
    assert house.session.history == before
    moved = moves_of(house, random.Random(1))
    Keys(house.rig).play(moved)
    assert len(house.session.history) > len(before), "any other device goes on"


def test_a_pad_that_nobody_uses_may_be_unplugged() -> None:
    house = with_a_pad_each()
    plug(house, 3)
    house.rig.send(PadLost(3))
    assert house.pauses == []


def test_one_pad_goes_from_hand_to_hand() -> None:
    house = House(resume("hh", PASSING_TWO))
    plug(house, 7)
    until_due(house)
    pad = Pad(house.rig)
    pad.press(Action.CONFIRM)
    pad.lay(tile("6-6"), None)
    until_due(house)
    pad.press(Action.CONFIRM)
    assert due(house) is None


def test_a_pad_that_was_lost_comes_back_as_anybodys() -> None:
    chair = Chair(resolve("mano-a-mano", {}).seating, seated("hh"), Seat.A)
    for seat, pad in ((Seat.A, 1), (Seat.B, 2)):
        chair.pass_on(seat)
        chair.take(pad)
    assert chair.minds(Press(Action.CONFIRM, Device.PAD, 1), Seat.B)
    assert not chair.minds(Press(Action.MENU, Device.PAD, 1), Seat.B)
    assert not chair.minds(Press(Action.CONFIRM, Device.KEYS), Seat.B)
    assert chair.lose(1) is Seat.A
    assert chair.lose(1) is None
    assert not chair.minds(Press(Action.CONFIRM, Device.PAD, 1), Seat.B)


def test_a_mouse_takes_the_card_too() -> None:
    house = House(resume("hh", PASSING_TWO))
    until_due(house)
    x, y = centre(TRAY)
    house.rig.send(Point(x, y), PointDown(x, y), PointUp(x, y))
    assert due(house) is None
    house.rig.wait(0.3)
    Mouse(house.rig).lay(tile("6-6"), None)
    assert len(house.session.state.line.laid) == 1


PASSING_TWO = """[Variant "express"]
[Seats "2"]
round 1
deal A 6-6 3-1 5-3 0-0 1-0 2-0 4-0
deal B 6-3 6-1 2-1 4-1 5-1 2-2 4-4
stock 3-3 6-5 6-2 6-0 6-4 5-5 5-4 5-2 5-0 4-2 4-3 3-2 3-0 1-1
"""
