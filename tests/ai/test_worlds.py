"""Worlds agree with what was seen, each as likely as the deals that lead to it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from math import comb, factorial

import pytest

from game.ai.bits import mask
from game.ai.seen import look
from game.ai.worlds import Worlds
from game.rules.apply import Deal, apply, deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.move import Draw, Play
from game.rules.policies.choices import Stock
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import Tile, double_six
from game.rules.variants import resolve
from game.rules.views import view


def move(state: State, rng: random.Random) -> State:
    assert state.turn is not None
    plays = [each for each in legal(state) if isinstance(each, Play)]
    return apply(state, state.turn, rng.choice(plays or list(legal(state)))).state


def replayed(start: State, end: State, hands: list[frozenset[Tile]], stock: list[Tile]) -> bool:
    """Whether this deal would have given the seat on turn at `end` the same view."""
    assert end.turn is not None
    state = deal(start, Deal(tuple(hands), tuple(stock))).state
    for act in end.acts:
        if state.phase is not Phase.PLAY or state.turn is not act.seat:
            return False
        if act.move not in legal(state):
            return False
        state = apply(state, act.seat, act.move).state
    return state.phase is Phase.PLAY and view(state, end.turn) == view(end, end.turn)


def fixed_stock(first: State, end: State) -> dict[int, Tile]:
    """The places of the stock that the seat on turn knows: its draws, and tiles laid at once."""
    known: dict[int, Tile] = {}
    at = 0
    acts = end.acts
    for number, act in enumerate(acts):
        if not isinstance(act.move, Draw):
            continue
        tile = first.stock[at]
        later = acts[number + 1 : number + 2]
        laid = any(isinstance(each.move, Play) and each.move.tile == tile for each in later)
        if act.seat is end.turn or laid:
            known[at] = tile
        at += 1
    return known


def possible(before: State, first: State, end: State) -> Counter[tuple[int, ...]]:
    """The hands now, by how many deals lead to what the seat on turn has seen.

    Tiles that a seat laid from its hand before it drew anything stay where they were.
    """
    me = end.turn
    draws = first.rules.policies.stock is Stock.DRAW
    known = fixed_stock(first, end)
    open_places = [at for at in range(len(first.stock)) if at not in known]
    drawers = {act.seat for act in end.acts if isinstance(act.move, Draw)}
    fixed: list[frozenset[Tile]] = []
    for seat, hand in enumerate(first.hands):
        kept = hand if seat == me else frozenset[Tile]()
        if seat != me and seat not in drawers:
            kept = hand - end.hands[seat]
        fixed.append(kept)
    rooms = [len(hand) - len(kept) for hand, kept in zip(first.hands, fixed, strict=True)]
    tiles = [t for hand, kept in zip(first.hands, fixed, strict=True) for t in hand - kept]
    tiles += [first.stock[at] for at in open_places]
    found: Counter[tuple[int, ...]] = Counter()
    for hands, rest in splits(tiles, rooms):
        for order in permutations(rest) if draws else [tuple(rest)]:
            stock = list(first.stock)
            for at, tile in zip(open_places, order, strict=True):
                stock[at] = tile
            dealt_hands = [kept | hand for kept, hand in zip(fixed, hands, strict=True)]
            if replayed(before, end, dealt_hands, stock):
                found[now(dealt_hands, stock, end)] += 1
    return found


def splits(
    tiles: list[Tile], rooms: list[int]
) -> Iterator[tuple[list[frozenset[Tile]], list[Tile]]]:
    if not rooms:
        yield [], tiles
        return
    for some in combinations(tiles, rooms[0]):
        for others, rest in splits([t for t in tiles if t not in some], rooms[1:]):
            yield [frozenset(some), *others], rest


def now(hands: list[frozenset[Tile]], stock: list[Tile], end: State) -> tuple[int, ...]:
    held = [set(hand) for hand in hands]
    at = 0
    for act in end.acts:
        match act.move:
            case Play(tile):
                held[act.seat].discard(tile)
            case Draw():
                held[act.seat].add(stock[at])
                at += 1
            case _:
                pass
    return tuple(mask(each) for each in held)


def size(first: State, end: State) -> int:
    """How many deals there would be to look at."""
    me = end.turn
    drawers = {act.seat for act in end.acts if isinstance(act.move, Draw)}
    left = len(first.stock) - len(fixed_stock(first, end))
    deals = factorial(left) if first.rules.policies.stock is Stock.DRAW else 1
    for seat, hand in enumerate(first.hands):
        if seat != me:
            room = len(hand) if seat in drawers else len(hand & end.hands[seat])
            left += room
            deals *= comb(left, room)
    return deals


def small(name: str, given: dict[str, str], rng: random.Random) -> tuple[State, State, State]:
    """A match before a deal, after it, and in mid-round where few deals agree with what is seen."""
    while True:
        before = new_match(resolve(name, given))
        order = tuple(rng.sample(double_six(), 28))
        first = state = deal(before, deal_order(before.rules, order)).state
        while state.phase is Phase.PLAY:
            if 1 < size(first, state) <= 400 and len(legal(state)) > 1:
                return before, first, state
            state = move(state, rng)


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("mano-a-mano", {}),
        ("all-fives", {}),
        ("all-fives", {"dead-ends": "stop"}),
        ("brasil", {"seats": "2", "doubles": "off"}),
        ("brasil", {"seats": "2", "doubles": "on"}),
        ("express", {}),
        ("express", {"seats": "2x2"}),
        ("nordeste", {"doubles": "off"}),
    ],
    ids=str,
)
def test_worlds_are_as_likely_as_the_deals_that_lead_to_them(
    name: str, given: dict[str, str]
) -> None:
    rng = random.Random(str(given) + name)
    several = 0
    while several < 1:
        before, first, end = small(name, given, rng)
        assert end.turn is not None
        exact = possible(before, first, end)
        seen = view(end, end.turn)
        worlds = Worlds(seen, look(seen))
        drawn = Counter(worlds.draw(rng).hands for _ in range(1500))
        total = sum(exact.values())
        assert set(drawn) <= set(exact)
        for hands, weight in exact.items():
            assert drawn[hands] / 1500 == pytest.approx(weight / total, abs=0.05)
        assert (worlds.only(64) is not None) <= (len(exact) == 1)
        several += len(exact) > 1


def weights(end: State) -> dict[tuple[int, ...], float]:
    """The hands that the seat on turn takes for possible, and how much they weigh."""
    assert end.turn is not None
    seen = view(end, end.turn)
    worlds = Worlds(seen, look(seen))
    return {world.hands: weight for world, weight in (worlds.every(worlds.ways) or {}).items()}


def test_a_world_that_more_deals_lead_to_weighs_more() -> None:
    rng = random.Random(1)
    found = (small("mano-a-mano", {}, rng) for _ in range(200))
    before, first, end = next(each for each in found if len(set(weights(each[2]).values())) > 1)
    every, exact = weights(end), possible(before, first, end)
    placed = {hands: weight / sum(every.values()) for hands, weight in every.items()}
    assert placed == {
        hands: pytest.approx(weight / sum(exact.values())) for hands, weight in exact.items()
    }


@pytest.mark.parametrize(
    ("name", "given"),
    [("all-fives", {}), ("express", {"seats": "3"}), ("brasil", {"seats": "3"}), ("nordeste", {})],
    ids=str,
)
def test_the_truth_is_always_possible(name: str, given: dict[str, str]) -> None:
    rng = random.Random(name)
    for _ in range(10):
        state = new_match(resolve(name, given))
        while state.phase is not Phase.PLAY:
            if state.phase is Phase.MATCH_OVER:
                state = new_match(state.rules)
            state = deal(state, deal_order(state.rules, tuple(rng.sample(double_six(), 28)))).state
        while state.phase is Phase.PLAY:
            assert state.turn is not None
            seen = view(state, state.turn)
            limits = look(seen)
            worlds = Worlds(seen, limits)
            every = worlds.every(300)
            truth = tuple(mask(hand) for hand in state.hands)
            if every is not None:
                assert truth in {world.hands for world in every}
            world = worlds.draw(rng)
            assert world.hands[state.turn] == truth[state.turn]
            assert tuple(hand.bit_count() for hand in world.hands) == seen.counts
            assert sum(world.hands) + sum(world.stock) == sum(truth) + mask(state.stock)
            state = move(state, rng)


def test_forgotten_passes_bind_nobody() -> None:
    rng = random.Random(3)
    freer = 0
    for _ in range(12):
        *_, end = small("express", {}, rng)
        assert end.turn is not None
        seen = view(end, end.turn)
        all_seen, forgotten = Worlds(seen, look(seen)), Worlds(seen, look(seen, 0))
        assert forgotten.ways >= all_seen.ways
        freer += forgotten.ways > all_seen.ways
    assert freer


def test_shown_doubles_lie_where_they_were_shown() -> None:
    rng = random.Random(8)
    found = 0
    while found < 3:
        state = new_match(resolve("brasil", {"seats": "4"}))
        tiles = list(double_six())
        doubles = [each for each in tiles if each.is_double]
        rng.shuffle(doubles)
        five = doubles[:5]
        rest = rng.sample([each for each in tiles if each not in five], 23)
        hands = [five + rest[:2], rest[2:9], rest[9:16], rest[16:]]
        state = deal(state, Deal(tuple(map(frozenset, hands)), ())).state
        if state.phase is not Phase.PLAY or state.turn is Seat.A:
            continue
        found += 1
        assert state.turn is not None
        state = apply(state, state.turn, legal(state)[0]).state
        while state.turn is Seat.A:
            state = move(state, rng)
        if state.turn is None:
            continue
        seen = view(state, state.turn)
        held = mask(each for each in five if each in state.hands[0])
        for _ in range(50):
            world = Worlds(seen, look(seen)).draw(rng)
            assert world.hands[0] & held == held
            assert not world.hands[0] & mask(doubles[5:])
