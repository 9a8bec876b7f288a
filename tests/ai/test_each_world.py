"""Where few worlds are left, a move is worth what it brings in each of them, as they are likely."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

import pytest

from game.ai.bits import mask, tiles
from game.ai.decision import Decision, lies
from game.ai.seen import look
from game.ai.tiers import Tier, find
from game.ai.utility import Utility, worth
from game.ai.worlds import Worlds
from game.rules.apply import apply
from game.rules.legal import legal
from game.rules.move import Play
from game.rules.policies.choices import Stock
from game.rules.state import State
from game.rules.views import view
from tests.ai.plainest import dealt, value

TABLES = [
    ("express", {"seats": "2x2"}, 4),
    ("all-fives", {}, 4),
    ("brasil", {"seats": "2"}, 4),
    ("express", {"seats": "2"}, 24),
    ("nordeste", {}, 64),
]
"""Rules for two sides, and up to how many worlds are few (in some, four are hardly ever left)."""


def searcher(few: int, *, believing: bool = False) -> Tier:
    """The strongest tier, which takes all worlds for equally likely unless it is believing."""
    lenda, _ = find("lenda")
    return replace(lenda, few=few, candidates=lenda.candidates if believing else 1)


def states(worlds: Worlds, state: State) -> Iterator[tuple[State, float]]:
    """The table as it would be in every world, and how likely each is beside the others."""
    draws = state.rules.policies.stock is Stock.DRAW
    for world, weight in (worlds.every(64) or {}).items():
        for stock in permutations(world.stock) if draws else [world.stock]:
            drawn = tuple(tile for each in stock for tile in tiles(each))
            hands = tuple(frozenset(tiles(hand)) for hand in world.hands)
            yield replace(state, hands=hands, stock=drawn), weight


def few_left(
    name: str, given: dict[str, str], most: int, rng: random.Random
) -> tuple[State, list[tuple[State, float]]]:
    """A position with a choice, and what it may be: 2 to `most` worlds, two of stock at most."""
    while True:
        state = dealt(name, given, rng)
        while state.turn is not None:
            plays = [move for move in legal(state) if isinstance(move, Play)]
            if len(plays) > 1 and sum(map(len, state.hands)) <= 9:
                seen = view(state, state.turn)
                draws = state.rules.policies.stock is Stock.DRAW
                if not draws or len(state.stock) <= 2:
                    found = list(states(Worlds(seen, look(seen)), state))
                    if 1 < len(found) <= most:
                        return state, found
            state = apply(state, state.turn, rng.choice(plays or list(legal(state)))).state


def decided(decision: Decision) -> Decision:
    while not decision.done:
        decision.step()
    return decision


@pytest.mark.parametrize(("name", "given", "most"), TABLES, ids=str)
def test_a_move_is_worth_its_mean_over_the_worlds(
    name: str, given: dict[str, str], most: int
) -> None:
    rng = random.Random(name)
    for _ in range(4):
        state, worlds = few_left(name, given, most, rng)
        assert state.turn is not None
        seen, side = view(state, state.turn), state.rules.seating.side_of(state.turn)
        assert mask(seen.hand) == mask(worlds[0][0].hands[state.turn])
        measure = worth(Utility.POINTS, state.totals, state.rules.policies)
        total = sum(weight for _, weight in worlds)
        expected = {
            lies(seen, move): sum(
                weight
                * value(apply(one, state.turn, move).state, measure, state.totals, side)
                / total
                for one, weight in worlds
            )
            for move in seen.honest
            if isinstance(move, Play)
        }
        found = decided(Decision(seen, searcher(most), 3, utility=Utility.POINTS))
        assert found.iterations == 0
        for judged in found.judged():
            assert judged.value == pytest.approx(expected[judged.laying])
        assert found.judged()[0].value == pytest.approx(max(expected.values()))


def test_more_worlds_than_few_are_sampled() -> None:
    state, worlds = few_left("express", {"seats": "2x2"}, 4, random.Random(2))
    assert state.turn is not None
    seen = view(state, state.turn)
    assert decided(Decision(seen, searcher(len(worlds)), 3)).iterations == 0
    assert decided(Decision(seen, searcher(len(worlds) - 1), 3)).iterations > 0


def test_what_the_others_chose_weighs_the_worlds() -> None:
    rng = random.Random(4)
    changed = 0
    for _ in range(12):
        state, _ = few_left("express", {"seats": "2x2"}, 4, rng)
        assert state.turn is not None
        seen = view(state, state.turn)
        blind = decided(Decision(seen, searcher(4), 3, utility=Utility.POINTS))
        trusting = decided(Decision(seen, searcher(4, believing=True), 3, utility=Utility.POINTS))
        changed += {each.laying: each.value for each in blind.judged()} != {
            each.laying: each.value for each in trusting.judged()
        }
    assert changed


def test_a_search_of_many_positions_is_left_for_sampling() -> None:
    state, _ = few_left("brasil", {"seats": "2"}, 4, random.Random(7))
    assert state.turn is not None
    seen = view(state, state.turn)
    hasty = replace(searcher(4), positions=1)
    assert decided(Decision(seen, searcher(4), 3)).iterations == 0
    assert decided(Decision(seen, hasty, 3)).iterations > 0
    assert decided(Decision(seen, hasty, 3, iterations=0)).iterations == 0
    assert decided(Decision(seen, searcher(4), 3, iterations=40)).iterations == 40


def test_three_tiles_of_stock_lie_in_too_many_orders() -> None:
    rng = random.Random(1)
    while True:
        state = dealt("all-fives", {}, rng)
        while state.turn is not None and len(state.stock) >= 3:
            seen = view(state, state.turn)
            ways = Worlds(seen, look(seen)).ways
            if len(state.stock) == 3 and len(seen.honest) > 1 and ways <= 8:
                assert decided(Decision(seen, searcher(64), 3)).iterations > 0
                return
            plays = [move for move in legal(state) if isinstance(move, Play)]
            state = apply(state, state.turn, rng.choice(plays or list(legal(state)))).state
