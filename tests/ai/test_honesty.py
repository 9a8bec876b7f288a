"""No opponent can see, or be moved by, a tile that its seat cannot see."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum

import pytest

from game.ai.bits import tiles
from game.ai.decision import Decision, choose
from game.ai.seen import look
from game.ai.tiers import names
from game.ai.worlds import Worlds
from game.rules.apply import apply
from game.rules.dealing import Deal, deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.move import Draw, Play
from game.rules.policies.choices import First
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import Tile, double_six
from game.rules.variants import resolve, variants
from game.rules.view import View
from game.rules.views import view


def tables() -> Iterator[tuple[str, dict[str, str]]]:
    for name, variant in variants().items():
        option = variant.option("seats")
        for seats in option.values if option else ():
            yield name, {"seats": seats}


TABLES = list(tables())


def position(name: str, given: dict[str, str], rng: random.Random) -> tuple[State, State]:
    """A match after its deal, and in mid-round with a choice to make."""
    rules = resolve(name, given)
    while True:
        lots = tuple(rng.sample(double_six(), 4)) if rules.policies.first is First.DRAWN else ()
        state = new_match(rules, lots)
        state = deal(state, deal_order(rules, tuple(rng.sample(double_six(), 28)))).state
        if state.phase is not Phase.PLAY:
            continue
        start = state
        wanted = rng.randrange(1, 16)
        while state.turn is not None:
            plays = [move for move in legal(state) if isinstance(move, Play)]
            if len(state.acts) >= wanted and len(plays) > 1:
                return start, state
            state = apply(state, state.turn, rng.choice(plays or list(legal(state)))).state


def other(state: State, rng: random.Random) -> State:
    """The same position with other tiles where the seat on turn cannot see them."""
    assert state.turn is not None
    seen = view(state, state.turn)
    world = Worlds(seen, look(seen)).draw(rng)
    hands = tuple(frozenset(tiles(hand)) for hand in world.hands)
    stock = tuple(tile for bit in world.stock for tile in tiles(bit))
    return replace(state, hands=hands, stock=stock)


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
def test_hidden_tiles_move_nobody(name: str, given: dict[str, str]) -> None:
    rng = random.Random(f"{name}{given}")
    for number in range(4):
        _, state = position(name, given, rng)
        check(state, names()[number : number + 2], 3, rng)


@pytest.mark.parametrize(
    "positions",
    [pytest.param(50, marks=pytest.mark.slow), pytest.param(1000, marks=pytest.mark.proof)],
)
@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
@pytest.mark.parametrize("tier", names())
def test_hidden_tiles_move_nobody_in_many_positions(
    name: str, given: dict[str, str], tier: str, positions: int
) -> None:
    rng = random.Random(f"{name}{given}{tier}")
    for number in range(positions):
        _, state = position(name, given, rng)
        check(state, (tier,) if number < positions // 5 else (), 20, rng)


def check(state: State, tiers: tuple[str, ...], deals: int, rng: random.Random) -> None:
    assert state.turn is not None
    seen = view(state, state.turn)
    others = [other(state, rng) for _ in range(deals)]
    for each in others:
        assert view(each, state.turn) == seen
    for tier in tiers:
        chosen = choose(seen, tier, 9, most=60)
        for each in others:
            assert choose(view(each, state.turn), tier, 9, most=60) == chosen


def walk(value: object) -> Iterator[Tile]:
    """Every tile that can be reached from a value."""
    if isinstance(value, Tile):
        yield value
    elif isinstance(value, Enum | str | int | float | None):
        return
    elif is_dataclass(value):
        for each in fields(value):
            yield from walk(getattr(value, each.name))
    elif isinstance(value, tuple | list | frozenset | set):
        for each in value:
            yield from walk(each)
    elif isinstance(value, dict):
        for key, each in value.items():
            yield from walk(key)
            yield from walk(each)
    elif not callable(value):
        raise TypeError(f"what is {type(value)} doing in a view?")


@pytest.mark.parametrize(("name", "given"), TABLES, ids=str)
def test_there_is_no_hidden_tile_in_what_a_decision_gets(name: str, given: dict[str, str]) -> None:
    rng = random.Random(name)
    for _ in range(30):
        _, state = position(name, given, rng)
        assert state.turn is not None
        seen = view(state, state.turn)
        public = {laid.tile for laid in state.line.laid} | state.hands[state.turn]
        shown = set(state.shown.doubles) if state.shown else set()
        assert set(walk(seen)) <= public | shown


def test_the_same_question_has_the_same_answer_however_it_is_sliced() -> None:
    rng = random.Random(4)
    for name, given in TABLES[::2]:
        _, state = position(name, given, rng)
        assert state.turn is not None
        seen = view(state, state.turn)
        for tier in names():
            first = choose(seen, tier, 5, most=80)
            assert choose(seen, tier, 5, most=80) == first
            decision = Decision(seen, tier, 5, most=80)
            while not decision.done:
                decision.step()
                decision.best()
            assert decision.best() == first


def test_computers_never_over_draw() -> None:
    rng = random.Random(2)
    rules = resolve("brasil", {"seats": "2", "over-draw": "penalty", "doubles": "off"})
    for _ in range(3):
        state = new_match(rules)
        state = deal(state, deal_order(rules, tuple(rng.sample(double_six(), 28)))).state
        while state.turn is not None:
            move = choose(view(state, state.turn), "aprendiz", 1).move
            can_play = any(isinstance(each, Play) for each in legal(state))
            assert isinstance(move, Draw) <= (not can_play)
            state = apply(state, state.turn, move).state


def test_only_the_seat_on_turn_can_be_asked() -> None:
    _, state = position("mano-a-mano", {}, random.Random(1))
    assert state.turn is not None
    with pytest.raises(ValueError, match="not the turn"):
        choose(view(state, state.rules.seating.after(state.turn)), "lenda", 1)
    with pytest.raises(ValueError, match="no tier 'grandmaster'; there are aprendiz"):
        choose(view(state, state.turn), "grandmaster", 1)
    with pytest.raises(ValueError, match="no temper 'mad'; there are greedy"):
        choose(view(state, state.turn), "lenda/mad", 1)


def test_a_deal_can_be_told_from_a_view_by_its_type_alone() -> None:
    assert {each.name for each in fields(View)} & {each.name for each in fields(Deal)} == {"stock"}
    start, _ = position("all-fives", {}, random.Random(3))
    assert isinstance(view(start, Seat.A).stock, int)
