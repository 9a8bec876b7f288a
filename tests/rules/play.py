"""Random play for the tests of the core: every table, every option, from a seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

from game.rules.apply import apply
from game.rules.dealing import Deal, deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.move import Move, Play
from game.rules.policies.choices import First
from game.rules.state import Phase, State
from game.rules.step import Step
from game.rules.tile import Tile, double_six, tile
from game.rules.variant import Rules
from game.rules.variants import resolve, variants

SOBER = 0.98


def every_table() -> list[Rules]:
    """Every variant × seats × (each option in turn at each of its values)."""
    found: dict[Rules, None] = {}
    for variant in variants().values():
        seats = variant.option("seats")
        assert seats is not None
        for sitting in seats.values:
            found[resolve(variant.name, {"seats": sitting})] = None
            for option in variant.options:
                for value in option.values:
                    found[resolve(variant.name, {"seats": sitting, option.name: value})] = None
    brasil = product(["2", "3"], ["6", "7"], ["penalty"], ["stop", "draw-all"], ["on", "off"])
    for sitting, hand, over, dead, doubles in brasil:
        given = {"seats": sitting, "hand": hand, "over-draw": over, "dead-ends": dead}
        found[resolve("brasil", given | {"doubles": doubles, "first": "drawn"})] = None
    return list(found)


def name(rules: Rules) -> str:
    changed = [f"{k}={v}" for k, v in rules.chosen if k == "seats" or v != _default(rules, k)]
    return "_".join([rules.variant, *changed])


def _default(rules: Rules, key: str) -> str:
    return dict(resolve(rules.variant, {}).chosen)[key]


def start(rules: Rules, rng: random.Random) -> State:
    """A new match, lots drawn where they are wanted."""
    drawn = rules.policies.first is First.DRAWN
    lots = rng.sample(double_six(), len(rules.seating.seats)) if drawn else []
    return new_match(rules, tuple(lots))


def shuffled(rules: Rules, rng: random.Random) -> Deal:
    """A random deal."""
    order = list(double_six())
    rng.shuffle(order)
    return deal_order(rules, tuple(order))


def steps(state: State, rng: random.Random) -> Iterator[Step]:
    """Random steps until the match is over."""
    while state.phase is not Phase.MATCH_OVER:
        step = one_step(state, rng)
        yield step
        state = step.state


def one_step(state: State, rng: random.Random) -> Step:
    """A random deal or a random legal move, whichever is due."""
    if state.turn is None:
        return deal(state, shuffled(state.rules, rng))
    return apply(state, state.turn, some_move(state, rng))


def some_move(state: State, rng: random.Random) -> Move:
    """A random legal move; over-drawing is rare, or such matches would never end."""
    moves = legal(state)
    plays = [move for move in moves if isinstance(move, Play)]
    return rng.choice(plays if plays and rng.random() < SOBER else moves)


def hands(*texts: str) -> tuple[frozenset[Tile], ...]:
    """Hands from `6-6 5-2`, one text a seat."""
    return tuple(frozenset(map(tile, text.split())) for text in texts)


def deal_of(rules: Rules, *texts: str, stock: str = "") -> Deal:
    """A deal with the given tiles in the hands and on top of the stock; the rest goes round."""
    full = [set(map(tile, text.split())) for text in texts]
    full += [set() for _ in rules.seating.seats[len(full) :]]
    top = list(map(tile, stock.split()))
    named = {*top, *(t for hand in full for t in hand)}
    spare = sorted((t for t in double_six() if t not in named), key=lambda t: t.is_double)
    while any(len(hand) < rules.policies.hand for hand in full):
        for hand in full:
            if len(hand) < rules.policies.hand:
                hand.add(spare.pop(0))
    return Deal(tuple(map(frozenset, full)), (*top, *spare))
