"""The simulation plays as the rules core does, action by action."""

from __future__ import annotations

import random
from itertools import product

import pytest

from game.ai.bits import bit, mask, place
from game.ai.position import Laying, Position, Tables
from game.ai.tables import tables_for
from game.rules.apply import apply, deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.line import Line
from game.rules.move import Draw, Move, Pass, Play
from game.rules.policies.choices import First
from game.rules.state import Phase, State
from game.rules.tile import double_six
from game.rules.variant import Rules
from game.rules.variants import resolve, variants

LIMIT = 40  # tiles and passes: more than any round has
LOOSE = ("first", "direction", "target")  # they change who leads, or nothing, and not the play


def every_rules() -> list[Rules]:
    """Each variant with each combination of the options that matter in play."""
    found: dict[Rules, None] = {}
    for name, variant in variants().items():
        options = [option for option in variant.options if option.name not in LOOSE]
        for values in product(*(option.values for option in options)):
            given = dict(zip((option.name for option in options), values, strict=True))
            if "over-draw" in given:
                given["over-draw"] = "forbid"
            found[resolve(name, given)] = None
    return list(found)


def dealt(rules: Rules, rng: random.Random) -> State:
    lots = tuple(rng.sample(double_six(), 4)) if rules.policies.first is First.DRAWN else ()
    state = new_match(rules, lots[: len(rules.seating.seats)])
    while state.phase is not Phase.PLAY:
        if state.phase is Phase.MATCH_OVER:
            state = new_match(rules, lots)
        state = deal(state, deal_order(rules, tuple(rng.sample(double_six(), 28)))).state
    return state


def needs(state: State) -> tuple[int, ...]:
    return tuple(state.rules.policies.target - total for total in state.totals)


def position_of(state: State) -> Position:
    assert state.turn is not None
    return Position(
        tables_for(state.rules.policies, state.doubled),
        [mask(hand) for hand in state.hands],
        [bit(tile) for tile in state.stock],
        state.turn,
        needs(state),
    )


def laying_of(tables: Tables, line: Line, move: Play) -> Laying:
    after = tables.automaton.intern(line.lay(move.tile, move.arm))
    ends = tables.automaton.intern(line)
    at = place(move.tile)
    return next(Laying(at, *option) for option in ends.after(at) if option[0] is after)


def assert_same_moves(position: Position, state: State) -> None:
    moves = [move for move in legal(state) if not isinstance(move, Draw | Pass)]
    same = {laying_of(position.tables, state.line, move) for move in moves}
    if state.must_lead:
        assert same <= set(position.layings())
    else:
        assert same == set(position.layings())


def do(position: Position, line: Line, move: Move) -> None:
    match move:
        case Play():
            position.lay(laying_of(position.tables, line, move))
        case Draw():
            position.draw()
        case Pass():
            position.give_way()


def assert_same(position: Position, state: State, before: State) -> None:
    assert position.hands == [mask(hand) for hand in state.hands]
    assert position.stock[position.top :] == [bit(tile) for tile in state.stock]
    assert position.ends is position.tables.automaton.intern(state.line)
    gained = tuple(now - then for now, then in zip(state.totals, before.totals, strict=True))
    if state.phase is Phase.PLAY:
        assert position.outcome is None
        assert position.turn == state.turn
        assert tuple(position.gains) == gained
        return
    assert position.outcome is not None
    assert state.result is not None
    assert position.outcome.ending is state.result.ending
    assert position.outcome.out == state.result.out
    assert position.outcome.paid == (state.result.award.side, state.result.award.points)
    total = list(position.gains)
    total[position.outcome.paid.side] += position.outcome.paid.points
    assert tuple(total) == gained


def play_both(rules: Rules, rng: random.Random, start: State | None = None) -> State:
    state = before = start or dealt(rules, rng)
    position = position_of(state)
    for _ in range(2 * LIMIT):
        assert_same_moves(position, state)
        assert state.turn is not None
        plays = [move for move in legal(state) if isinstance(move, Play)]
        move = rng.choice(plays or list(legal(state)))
        line = state.line
        state = apply(state, state.turn, move).state
        do(position, line, move)
        assert_same(position, state, before)
        if state.phase is not Phase.PLAY:
            return state
    raise AssertionError("the round does not end")


@pytest.mark.parametrize("name", variants())
def test_random_rounds_are_those_of_the_rules(name: str) -> None:
    rng = random.Random(name)
    every = [rules for rules in every_rules() if rules.variant == name]
    rng.shuffle(every)
    for count in range(240):
        play_both(every[count % len(every)], rng)


@pytest.mark.parametrize("name", variants())
def test_rounds_of_a_match_end_at_the_target(name: str) -> None:
    rules = resolve(name, {"target": "30"})
    rng = random.Random(name)
    for _ in range(12):
        state = dealt(rules, rng)
        while state.phase is not Phase.MATCH_OVER:
            state = play_both(rules, rng, state)
            while state.phase in (Phase.ROUND_OVER, Phase.PUT_BACK):
                state = deal(state, deal_order(rules, tuple(rng.sample(double_six(), 28)))).state


@pytest.mark.parametrize(
    "rounds",
    [pytest.param(5_000, marks=pytest.mark.slow), pytest.param(100_000, marks=pytest.mark.proof)],
)
@pytest.mark.parametrize("name", variants())
def test_many_random_rounds_a_variant(name: str, rounds: int) -> None:
    rng = random.Random(name)
    every = [rules for rules in every_rules() if rules.variant == name]
    for count in range(rounds):
        play_both(every[count % len(every)], rng)
