"""The quick loops end a round as the exact stepper does."""

from __future__ import annotations

import random

import pytest

from game.ai.bits import TILES, place, tiles
from game.ai.playout import Playout
from game.ai.position import Position
from game.ai.settlement import Settlement
from game.ai.tables import tables_for
from game.ai.tree import settle_greedily
from game.rules.policies.going_out import OutTable
from game.rules.seat import Seat
from game.rules.tile import double_six
from game.rules.variant import Policies
from game.rules.variants import resolve

TABLES = [
    ("mano-a-mano", {}),
    ("mano-a-mano", {"dead-ends": "stop"}),
    ("all-fives", {}),
    ("all-fives", {"dead-ends": "stop", "rounding": "down", "target": "30"}),
    ("express", {}),
    ("express", {"seats": "2"}),
    ("express", {"seats": "3"}),
    ("express", {"seats": "2x2"}),
    ("express", {"seats": "2x2", "closed-pairs": "exclude-winner"}),
    ("brasil", {}),
    ("brasil", {"seats": "2", "hand": "6"}),
    ("brasil", {"seats": "3", "dead-ends": "draw-all"}),
    ("brasil", {"seats": "2x2", "cruzada": "4", "la-e-lo-equal": "yes"}),
    ("brasil", {"seats": "4", "hand": "6", "score": "points"}),
    ("nordeste", {}),
]


def start(policies: Policies, rng: random.Random, *, doubled: bool) -> Position:
    tables = tables_for(policies, doubled)
    bits = [1 << at for at in range(TILES)]
    rng.shuffle(bits)
    size = policies.hand
    hands = [sum(bits[seat * size : (seat + 1) * size]) for seat in range(tables.seats)]
    needs = (policies.target,) * len(policies.seating.sides)
    turn = rng.randrange(tables.seats)
    position = Position(tables, hands, bits[size * tables.seats :], turn, needs)
    for _ in range(rng.randrange(12)):
        while position.forced():
            pass
        if position.outcome is None:
            position.lay(rng.choice(position.layings()))
    return position


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
def test_the_loop_plays_as_the_stepper(name: str, given: dict[str, str]) -> None:
    policies = resolve(name, given).policies
    rng = random.Random(name)
    ties = rounds = 0
    for count in range(400):
        position = start(policies, rng, doubled=count % 5 == 0)
        if position.outcome is not None:
            continue
        playout = Playout(position.tables, position.needs)
        hands, gains = position.hands[:], position.gains[:]
        rest = position.stock, position.top, position.turn
        quick = playout.finish(position.ends, hands, *rest, gains)
        exact = settle_greedily(position)
        rounds += 1
        if quick is None:
            ties += 1
        else:
            assert quick == exact
    assert ties < rounds / 10


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
def test_what_going_out_pays_depends_on_sums(name: str, given: dict[str, str]) -> None:
    policies = resolve(name, given).policies
    settlement = Settlement(policies, 1)
    rng = random.Random(name)
    for _ in range(2000):
        seats = list(policies.seating.seats)
        bits = rng.sample([1 << at for at in range(TILES)], TILES)
        hands = [sum(bits[seat * 3 : seat * 3 + rng.randint(1, 3)]) for seat in seats]
        out = rng.choice(seats)
        hands[out] = 0
        tile = rng.choice(double_six())
        ends = tuple(sorted(rng.choice([(tile.high, 3), (tile.low, tile.high), (5, tile.low)])))
        blanks = [seat for seat in seats if hands[seat] == 1]
        table = OutTable(
            seating=policies.seating,
            pips=tuple(sum(t.value for t in tiles(hand)) for hand in hands),
            out=Seat(out),
            tile=tile,
            ends=ends,
            lone_blank=blanks[0] if blanks else None,
        )
        award = policies.going_out.settle(table)
        paid = settlement.out(out, hands, ends, place(tile))
        assert paid == (award.side, award.points)
