from __future__ import annotations

from collections.abc import Iterable

import pytest

from game.engine.input.events import Action
from game.layout.lattice import Felt
from game.layout.layout import Layout
from game.layout.router import route
from game.layout.tray import Order
from game.match.session import Session
from game.rules.line import Arm
from game.rules.move import Draw, Pass, Play
from game.rules.seat import Seat
from game.rules.tile import Tile, tile
from game.scenes.table.cues import Spot
from game.scenes.table.cursor import Cursor
from game.scenes.table.holding import (
    Answer,
    Arranged,
    Asked,
    Dragged,
    Hit,
    Lifted,
    On,
    OnEnd,
    OnTile,
    OnTray,
    Try,
    Wish,
)
from game.scenes.table.pointer import Pointer
from game.scenes.table.reach import reach
from tests.scenes.table.sitting import resumed

DEALT = """[Variant "all-fives"]
round 1
deal A 6-6 5-2 4-1 3-0 2-2 6-1 5-4
deal B 5-5 6-5 4-4 3-1 2-0 1-1 6-3
stock 3-3 0-0 6-2 6-4 6-0 5-3 5-1 5-0 4-3 4-2 4-0 3-2 2-1 1-0
"""
STUCK = """[Variant "mano-a-mano"]
round 1
deal A 6-6 0-0 1-0 1-1 2-0 2-1 2-2
deal B 6-5 6-4 5-4 5-3 4-3 4-4 3-3
stock 3-0 3-1 3-2 4-0 4-1 4-2 5-0 5-1 5-2 5-5 6-0 6-1 6-2 6-3
A 6-6
B 6-5 E
A draw 3-0
A draw 3-1
A draw 3-2
"""
OVER = """[Variant "brasil"]
[Seats "2"]
[Over-Draw "penalty"]
round 1
deal A 6-6 0-0 1-0 1-1 2-0 2-1 6-1
deal B 6-5 6-4 5-4 5-3 4-3 4-2 3-3
stock 3-0 3-1 3-2 4-0 4-1 2-2 5-0 5-1 5-2 5-5 6-0 4-4 6-2 6-3
A 6-6
B 6-5 E
"""
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


class Hand:
    """A cursor at a match, with what the scene gives it."""

    def __init__(self, record: str, order: Order = Order.SUIT) -> None:
        self.session: Session = resumed(record)
        self.cursor = Cursor(order)
        self.pointer = Pointer(self.cursor)
        self.renew()

    def renew(self) -> None:
        view = self.session.view(Seat.A)
        self.cursor.renew(view.hand, reach(view))

    def layout(self) -> Layout:
        return route(self.session.state.line, Felt(80, 40))

    def press(self, *actions: Action) -> Answer:
        answer: Answer = None
        for action in actions:
            ends = {}
            hold = self.cursor.hold
            if isinstance(hold, Lifted) and self.cursor.reach is not None:
                layout = self.layout()
                fits = [arm for arm in self.cursor.reach.fits(hold.tile) if arm]
                ends = {arm: layout.socket(arm, hold.tile).rect for arm in fits}
            answer = self.cursor.press(action, ends)
        return answer

    def down(self, hit: Hit, x: int = 100, y: int = 300) -> Answer:
        return self.pointer.down(hit, x, y, (x, y))

    def click(self, hit: Hit) -> list[Answer]:
        return [self.down(hit), self.pointer.up(hit)]


def after(record: str, *lines: str) -> str:
    return "\n".join((record.strip(), *lines, ""))


def tries(answers: Iterable[Answer]) -> list[Answer]:
    return [answer for answer in answers if isinstance(answer, Try)]


def on(text: str) -> OnTile:
    return OnTile(tile(text))


def focused(hand: Hand) -> Tile:
    assert isinstance(hand.cursor.focus, OnTile)
    return hand.cursor.focus.tile


TWO_ENDS = after(DEALT, "A 6-6", "B 6-5 E")  # A: 6-1 W, 5-2 E, 5-4 E


def test_fault_130_a_turn_begins_on_the_first_playable_tile() -> None:
    hand = Hand(TWO_ENDS)
    playable = hand.cursor.reach
    assert playable is not None
    assert focused(hand) == next(held for held in hand.cursor.hand if held in playable.plays)


def test_one_end_is_chosen_by_itself_and_confirmed() -> None:
    hand = Hand(TWO_ENDS)
    assert focused(hand) == tile("6-1")
    assert hand.press(Action.CONFIRM) is Wish.LIFTED
    assert hand.press(Action.CONFIRM) == Try(Play(tile("6-1"), Arm.W))


def test_fault_76_a_tile_that_fits_several_ends_always_asks() -> None:
    hand = Hand(FOUR_ARMS)
    hand.cursor.focus = on("6-4")
    hand.press(Action.CONFIRM)
    assert hand.press(Action.CONFIRM) is Wish.CHOOSE
    assert hand.click(on("6-4")) == [None, Wish.CHOOSE]
    assert hand.cursor.reach is not None
    counts = hand.cursor.reach.counts
    assert (counts[tile("6-4"), Arm.N].total, counts[tile("6-4"), Arm.N].points) == (16, 0)
    assert (counts[tile("6-4"), Arm.W].total, counts[tile("6-4"), Arm.W].points) == (14, 0)


@pytest.mark.parametrize("record", [TWO_ENDS, FOUR_ARMS], ids=("two ends", "four arms"))
def test_fault_76_no_single_press_lays_a_tile(record: str) -> None:
    """What is lifted first and laid by a second press needs no question for a third."""
    playable = Hand(record).cursor.reach
    assert playable is not None
    for held in playable.plays:
        for action in Action:
            hand = Hand(record)
            hand.cursor.focus = OnTile(held)
            assert not isinstance(hand.press(action), Try), f"{held} by {action.name}"
        hand = Hand(record)
        assert tries(hand.click(OnTile(held))) == []
        sole = len(playable.fits(held)) == 1
        assert len(tries(hand.click(OnTile(held)))) == sole


@pytest.mark.parametrize(
    ("action", "arm"),
    [
        (Action.LEFT, Arm.W),
        (Action.RIGHT, Arm.E),
        (Action.UP, Arm.N),
        (Action.DOWN, Arm.S),
    ],
)
def test_the_four_directions_are_the_four_arms_of_the_spinner(action: Action, arm: Arm) -> None:
    hand = Hand(FOUR_ARMS)
    hand.cursor.focus = on("6-4")
    hand.press(Action.CONFIRM)
    assert hand.press(action) is Wish.MOVED
    assert hand.press(Action.CONFIRM) == Try(Play(tile("6-4"), arm))


def test_hovering_over_an_end_is_no_choice_for_a_click_on_the_tile() -> None:
    hand = Hand(FOUR_ARMS)
    hand.click(on("6-4"))
    assert hand.pointer.move(OnEnd(Arm.N), 300, 100) is Wish.MOVED
    assert hand.pointer.move(on("6-4"), 300, 300) is Wish.MOVED
    assert hand.click(on("6-4")) == [None, Wish.CHOOSE]


def test_an_unplayable_tile_is_tried_so_that_the_refusal_tells_why() -> None:
    hand = Hand(TWO_ENDS)
    hand.cursor.focus = on("3-0")
    assert hand.press(Action.CONFIRM) == Try(Play(tile("3-0"), Arm.W))
    assert hand.cursor.hold is None


def test_cancel_puts_back_and_then_leaves() -> None:
    hand = Hand(TWO_ENDS)
    hand.press(Action.CONFIRM)
    assert hand.press(Action.CANCEL) is Wish.RETURNED
    assert hand.press(Action.CANCEL) is Wish.LEAVE


def test_the_opener_leads_what_must_be_led() -> None:
    hand = Hand(DEALT)
    assert focused(hand) == tile("6-6")
    hand.press(Action.CONFIRM)
    assert hand.press(Action.CONFIRM) == Try(Play(tile("6-6"), None))


def test_confirm_draws_where_nothing_fits() -> None:
    hand = Hand(STUCK)
    assert hand.cursor.reach is not None
    assert hand.cursor.reach.stuck
    assert hand.cursor.focus is On.STOCK
    assert hand.press(Action.CONFIRM) == Try(Draw())


def test_fault_23_the_button_is_inert_while_a_tile_fits() -> None:
    hand = Hand(TWO_ENDS)
    assert hand.press(Action.UP) is None
    assert not [answer for answer in hand.click(On.NOTHING) if answer is not None]
    assert hand.cursor.draw() == Try(Draw())
    refused = hand.session.submit(Seat.A, Draw())
    assert "must play" in str(refused)
    assert hand.session.submit(Seat.A, Pass()) is not None
    assert hand.session.view(Seat.A).turn is Seat.A


def test_over_drawing_is_asked_first_and_no_is_the_default() -> None:
    hand = Hand(OVER)
    assert hand.press(Action.UP) is Wish.MOVED
    assert hand.press(Action.CONFIRM) is Wish.CHOOSE
    assert hand.cursor.hold == Asked(yes=False)
    assert hand.press(Action.CONFIRM) is Wish.RETURNED
    hand.press(Action.CONFIRM, Action.LEFT)
    assert hand.press(Action.CONFIRM) == Try(Draw())
    assert hand.click(On.STOCK)[0] is Wish.CHOOSE
    assert hand.down(On.YES) == Try(Draw())


def test_sort_goes_round_and_shifting_orders_by_hand() -> None:
    hand = Hand(TWO_ENDS)
    assert hand.press(Action.SORT) == Arranged(Order.WEIGHT)
    assert hand.press(Action.SORT) == Arranged(Order.HAND)
    assert hand.press(Action.SORT) == Arranged(Order.SUIT)
    first = focused(hand)
    place = hand.cursor.hand.index(first)
    assert hand.press(Action.NEXT) == Arranged(Order.HAND)
    assert hand.cursor.hand.index(first) == place + 1
    hand.press(Action.CONFIRM)
    assert isinstance(hand.cursor.hold, Lifted)
    hand.press(Action.PREV)
    assert hand.cursor.hand.index(first) == place


def test_a_first_click_lifts_and_a_second_plays() -> None:
    hand = Hand(TWO_ENDS)
    assert hand.click(on("6-1")) == [Wish.LIFTED, None]
    assert hand.click(on("6-1")) == [None, Try(Play(tile("6-1"), Arm.W))]


def test_a_click_on_an_end_plays_and_beside_it_puts_back() -> None:
    hand = Hand(TWO_ENDS)
    hand.click(on("6-1"))
    assert hand.down(OnEnd(Arm.W)) == Try(Play(tile("6-1"), Arm.W))
    hand.click(on("6-1"))
    assert hand.down(On.NOTHING) is Wish.RETURNED


def test_fault_86_triple_click_plays_at_most_once() -> None:
    hand = Hand(TWO_ENDS)
    answers = hand.click(on("6-1")) + hand.click(on("6-1"))
    for attempt in tries(answers):
        assert isinstance(attempt, Try)
        hand.session.submit(Seat.A, attempt.move)
    hand.cursor.renew(hand.session.view(Seat.A).hand, None)
    answers += hand.click(OnTile(hand.cursor.hand[0])) + hand.click(OnTile(hand.cursor.hand[0]))
    assert len(tries(answers)) == 1
    assert len(hand.session.view(Seat.A).hand) == 5


def test_a_drag_to_an_end_plays_from_where_it_is_dropped() -> None:
    hand = Hand(TWO_ENDS)
    hand.down(on("5-4"), 100, 300)
    hand.pointer.move(OnEnd(Arm.E), 200, 150)
    assert isinstance(hand.cursor.hold, Dragged)
    assert hand.pointer.up(OnEnd(Arm.E)) == Try(Play(tile("5-4"), Arm.E), Spot(200, 150))


def test_a_drag_that_is_dropped_beside_returns() -> None:
    hand = Hand(TWO_ENDS)
    hand.down(on("5-4"))
    hand.pointer.move(On.NOTHING, 200, 150)
    assert hand.pointer.up(On.NOTHING) is Wish.RETURNED
    assert hand.cursor.hold is None


def test_a_drag_within_the_tray_orders_by_hand() -> None:
    hand = Hand(TWO_ENDS)
    hand.down(on("5-4"))
    hand.pointer.move(OnTray(0), 20, 300)
    assert hand.pointer.up(OnTray(0)) == Arranged(Order.HAND)
    assert hand.cursor.hand[0] == tile("5-4")


def test_fault_88_what_takes_the_mouse_cancels_a_drag() -> None:
    hand = Hand(TWO_ENDS)
    hand.down(on("5-4"))
    hand.pointer.move(OnEnd(Arm.E), 200, 150)
    assert hand.pointer.cancel() is Wish.RETURNED
    assert hand.cursor.hold is None
    assert hand.pointer.up(OnEnd(Arm.E)) is None


@pytest.mark.parametrize("action", list(Action))
def test_fault_89_no_press_tries_anything_out_of_turn(action: Action) -> None:
    hand = Hand(TWO_ENDS)
    hand.cursor.renew(hand.cursor.hand, None)
    assert not isinstance(hand.press(action, action, action), Try)
    for hit in (on("6-1"), OnEnd(Arm.W), On.STOCK, On.BUTTON, On.YES):
        assert not tries(hand.click(hit) + hand.click(hit))


def test_hovering_moves_the_focus_also_out_of_turn() -> None:
    hand = Hand(TWO_ENDS)
    hand.cursor.renew(hand.cursor.hand, None)
    assert hand.pointer.move(on("3-0"), 5, 5) is Wish.MOVED
    assert focused(hand) == tile("3-0")
