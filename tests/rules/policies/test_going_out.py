from __future__ import annotations

import pytest

from game.rules.policies.going_out import EqualEnds, GoingOut, OutPay, OutTable
from game.rules.result import Award, Decision, Finish
from game.rules.seat import Seat, Seating
from game.rules.tile import tile
from game.rules.variants import resolve

A, B, C, D = Seat


def out(
    pips: tuple[int, ...],
    *,
    seating: Seating = Seating.PAIRS,
    seat: Seat = A,
    last: str = "6-5",
    ends: tuple[int, ...] = (6, 4),
    lone_blank: Seat | None = None,
) -> OutTable:
    return OutTable(seating, pips, seat, tile(last), ends, lone_blank)


@pytest.mark.parametrize(
    ("last", "ends", "finish", "stones"),
    [
        ("6-5", (6, 4), Finish.SIMPLE, 1),
        ("6-5", (6, 6), Finish.SIMPLE, 1),
        ("6-5", (6, 5), Finish.BOTH_ENDS, 3),
        ("6-5", (5, 6), Finish.BOTH_ENDS, 3),
        ("6-6", (6, 4), Finish.DOUBLE, 2),
        ("6-6", (6, 6), Finish.CROSSED, 6),
        ("0-0", (0, 0), Finish.CROSSED, 6),
    ],
)
def test_the_kinds_of_finish(last: str, ends: tuple[int, ...], finish: Finish, stones: int) -> None:
    going_out = resolve("nordeste", {}).policies.going_out
    award = going_out.settle(out((0, 9, 3, 9), last=last, ends=ends))
    assert award == Award(0, stones, A, Decision.WENT_OUT, finish)


def test_house_rules_of_the_finish() -> None:
    four = resolve("nordeste", {"cruzada": "4"}).policies.going_out
    assert four.settle(out((0, 9, 3, 9), last="6-6", ends=(6, 6))).points == 4
    equal = resolve("brasil", {"la-e-lo-equal": "yes"}).policies.going_out
    assert equal.finish(tile("6-5"), (6, 6)) is Finish.BOTH_ENDS
    assert equal.finish(tile("6-5"), (6, 4)) is Finish.SIMPLE
    assert equal.equal_ends is EqualEnds.YES


@pytest.mark.parametrize(
    ("pips", "nearest", "down"),
    [(12, 10, 10), (13, 15, 10), (17, 15, 15), (18, 20, 15), (0, 0, 0), (2, 0, 0), (3, 5, 0)],
)
def test_fault_29_rounding_to_five(pips: int, nearest: int, down: int) -> None:
    facts = out((0, pips), seating=Seating.TWO)
    for value, points in [("nearest", nearest), ("down", down)]:
        rules = resolve("all-fives", {"rounding": value})
        assert rules.policies.going_out.settle(facts).points == points


def test_express_pays_opponents_alone_and_everybody_in_pairs() -> None:
    alone = resolve("express", {"seats": "4"}).policies.going_out
    assert alone.settle(out((0, 9, 3, 8), seating=Seating.FOUR)).points == 20
    pairs = resolve("express", {"seats": "2x2"}).policies.going_out
    assert pairs.settle(out((0, 9, 3, 8))).points == 20


def test_brazilian_points_leave_the_partner_out() -> None:
    pairs = resolve("brasil", {"seats": "2x2", "score": "points"}).policies.going_out
    assert pairs.settle(out((0, 9, 3, 8))).points == 17


def test_an_opponent_left_with_just_the_double_blank_takes_the_points() -> None:
    steals = resolve("nordeste", {}).policies.going_out
    stolen = steals.settle(out((0, 0, 3, 8), last="6-5", ends=(6, 5), lone_blank=B))
    assert stolen == Award(1, 3, A, Decision.BLANK_STOLE, Finish.BOTH_ENDS)
    partner = steals.settle(out((0, 4, 0, 8), lone_blank=C))
    assert partner.decision is Decision.WENT_OUT
    off = resolve("nordeste", {"blank-steals": "off"}).policies.going_out
    assert off.settle(out((0, 0, 3, 8), lone_blank=B)).side == 0


def test_unnamed_finishes_stay_unnamed() -> None:
    plain = GoingOut(OutPay.OPPONENTS_PIPS)
    assert plain.settle(out((0, 9, 3, 9), last="6-6", ends=(6, 6))).finish is None
