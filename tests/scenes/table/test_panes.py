from __future__ import annotations

from itertools import combinations

import pygame
import pytest

from game.layout.lattice import Rect
from game.levels.canvas import bare
from game.levels.plan import Plan
from game.rules.seat import Seat
from game.rules.variants import resolve
from game.scenes.room.furniture import plates
from game.scenes.table.panes import inside, pane, parts
from game.scenes.table.places import Places

MOST_LEFT, EDGE = 14, 2
"""Of tiles in two hands of seven; and the pixels of a face beside its pips."""

PLANS = [bare().two, bare().more]


@pytest.mark.parametrize("plan", PLANS, ids=["two", "more"])
def test_panes_are_where_the_furniture_stands(plan: Plan) -> None:
    boxes = [plan.status, plan.menu, plan.boneyard, plan.scores, plan.last, plan.ends]
    boxes += [plate.frame for plate in plan.plates]
    mine = [tuple(pane(plan, box)) for box in boxes if box is not None]
    assert mine == [tuple(plate) for plate in plates(plan)]


@pytest.mark.parametrize("plan", PLANS, ids=["two", "more"])
def test_what_lies_on_a_plate_lies_apart_and_within(plan: Plan) -> None:
    for plate in plan.plates:
        found = parts(plan, plate)
        room = pygame.Rect(inside(plan, plate.frame))
        lines = [found.name, found.tier, found.held, found.did, found.lacks]
        for line in lines:
            assert room.contains(pygame.Rect(line)), (plate.place, line)
        boxes = [*lines, found.face, found.rack]
        for one, other in combinations(boxes, 2):
            both = pygame.Rect(one).clip(pygame.Rect(other))
            assert both.w == 0 or both.h <= 2 + (plate.frame.w > plate.frame.h), (
                plate.place,
                one,
                other,
            )


def test_shown_tiles_have_room_for_a_whole_hand() -> None:
    for plan in PLANS:
        for plate in plan.plates:
            reveal = parts(plan, plate).reveal
            assert reveal.w * reveal.h >= 7 * 12 * 24
            assert isinstance(reveal, Rect)


@pytest.mark.parametrize("plan", PLANS, ids=["two", "more"])
@pytest.mark.parametrize("count", range(17))
def test_the_tiles_left_over_are_shown_within_their_frame(plan: Plan, count: int) -> None:
    seats = "2" if plan is PLANS[0] else "3"
    places = Places(plan, resolve("express", {"seats": seats}), Seat.A)
    room = pygame.Rect(inside(plan, plan.boneyard))
    boxes = [pygame.Rect(box) for box in places.sleeping(count)]
    assert len(boxes) == count
    assert all(room.contains(box) for box in boxes)
    for one, other in combinations(boxes, 2):
        both = one.clip(other)
        assert count > MOST_LEFT or min(both.size) <= EDGE
