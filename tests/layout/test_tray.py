from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.layout.lattice import Rect
from game.layout.tray import (
    LARGEST_HAND,
    Order,
    arranged,
    lifted,
    moved,
    place_at,
    slot_at,
    slots,
)
from game.rules.tile import Tile, double_six, tile

TRAY = Rect(0, 288, 640, 58)
HANDS = st.lists(st.sampled_from(double_six()), max_size=LARGEST_HAND, unique=True)


def tiles(text: str) -> tuple[Tile, ...]:
    return tuple(tile(name) for name in text.split())


def test_by_suit_every_suit_is_led_by_its_double() -> None:
    assert arranged(tiles("1-0 6-5 6-6 5-5 6-0 0-0"), Order.SUIT) == tiles(
        "6-6 6-5 6-0 5-5 1-0 0-0"
    )


def test_by_weight_the_heaviest_is_first() -> None:
    assert arranged(tiles("5-4 6-3 0-0 5-5 6-4"), Order.WEIGHT) == tiles("6-4 5-5 6-3 5-4 0-0")


def test_by_hand_drawn_tiles_enter_at_the_right_end() -> None:
    kept = tiles("1-0 6-6 3-2")
    assert arranged(frozenset(tiles("3-2 0-0 6-6 1-0 5-4")), Order.HAND, kept) == tiles(
        "1-0 6-6 3-2 5-4 0-0"
    )


def test_by_hand_a_tile_played_leaves_the_others_where_they_were() -> None:
    assert arranged(tiles("3-2 1-0"), Order.HAND, tiles("1-0 6-6 3-2")) == tiles("1-0 3-2")


@given(hand=HANDS, kept=HANDS, order=st.sampled_from(Order))
def test_an_arrangement_holds_just_the_hand_and_is_stable(
    hand: list[Tile], kept: list[Tile], order: Order
) -> None:
    row = arranged(hand, order, kept)
    assert sorted(row) == sorted(hand)
    assert arranged(frozenset(hand), order, row) == row


def test_orders_go_round() -> None:
    assert [order.following for order in Order] == [Order.WEIGHT, Order.HAND, Order.SUIT]


@pytest.mark.parametrize(
    ("place", "row"),
    [(0, "6-6 1-0 3-2"), (1, "1-0 6-6 3-2"), (2, "1-0 3-2 6-6"), (9, "1-0 3-2 6-6")],
)
def test_a_tile_is_carried_to_its_place(place: int, row: str) -> None:
    assert moved(tiles("1-0 6-6 3-2"), tile("6-6"), place) == tiles(row)


def test_a_tile_that_is_not_held_cannot_be_carried() -> None:
    with pytest.raises(ValueError, match="5-5 is not in the hand"):
        moved(tiles("1-0"), tile("5-5"), 0)


def test_the_largest_hand_fits_with_every_tile_lifted() -> None:
    row = slots(LARGEST_HAND, TRAY)
    assert len(row) == 22
    assert (row[0].x, row[-1].right) == (14, 626)
    for slot in row:
        assert (slot.w, slot.h) == (24, 48)
        assert slot.inside(TRAY)
        assert lifted(slot).inside(TRAY)


@pytest.mark.parametrize("count", range(LARGEST_HAND + 1))
def test_tiles_keep_their_pitch_and_are_centred(count: int) -> None:
    row = slots(count, TRAY)
    assert len(row) == count
    assert {right.x - left.x for left, right in pairwise(row)} <= {28}
    if row:
        assert row[0].x + row[-1].right == 640


def test_more_than_a_hand_can_hold_is_refused() -> None:
    with pytest.raises(ValueError, match="at most 22 tiles, not 23"):
        slots(23, TRAY)


def test_a_pointer_finds_its_tile() -> None:
    row = slots(7, TRAY)
    for index, slot in enumerate(row):
        assert slot_at(row, slot.x, slot.y) == index
        assert slot_at(row, slot.right - 1, lifted(slot).y) == index
        assert slot_at(row, slot.x, slot.bottom) is None
    assert slot_at(row, row[0].x - 1, row[0].y) is None


def test_a_tile_is_put_down_between_those_it_lies_between() -> None:
    row = slots(3, TRAY)
    assert place_at(row, 0) == 0
    assert place_at(row, row[1].x) == 1
    assert place_at(row, row[1].right) == 2
    assert place_at(row, 640) == 3
