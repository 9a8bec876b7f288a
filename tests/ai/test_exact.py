"""Where all tiles are known, the strongest tier's move is worth as much as any."""

from __future__ import annotations

import random

import pytest

from game.ai.bits import mask
from game.ai.decision import Decision, choose, lies
from game.ai.exact import Exact
from game.ai.position import Position, Tables
from game.ai.tables import tables_for
from game.ai.utility import Utility, Worth, worth
from game.rules.apply import apply
from game.rules.legal import legal
from game.rules.move import Move, Play
from game.rules.state import Phase, State
from game.rules.view import View
from game.rules.views import view
from tests.ai.plainest import dealt, value

TWO_SEATS = [
    ("mano-a-mano", {}),
    ("mano-a-mano", {"dead-ends": "stop"}),
    ("all-fives", {}),
    ("all-fives", {"rounding": "down", "target": "60"}),
    ("brasil", {"seats": "2"}),
    ("brasil", {"seats": "2", "hand": "6", "score": "points", "doubles": "off"}),
]


def known(name: str, given: dict[str, str], rng: random.Random) -> State:
    """A position with a choice, an empty stock and tiles in both hands."""
    while True:
        state = dealt(name, given, rng)
        while state.turn is not None:
            plays = [move for move in legal(state) if isinstance(move, Play)]
            if not state.stock and len(plays) > 1 and sum(map(len, state.hands)) <= 8:
                return state
            state = apply(state, state.turn, rng.choice(plays or list(legal(state)))).state


def assert_chosen_well(state: State) -> None:
    assert state.turn is not None
    seen = view(state, state.turn)
    side = state.rules.seating.side_of(state.turn)
    measure = worth(Utility.MATCH, state.totals, state.rules.policies)
    values = {
        move: value(apply(state, state.turn, move).state, measure, state.totals, side)
        for move in seen.honest
    }
    chosen = choose(seen, "lenda", 3)
    assert chosen.iterations == 0
    assert values[chosen.move] == pytest.approx(max(values.values()))


@pytest.mark.parametrize(("name", "given"), TWO_SEATS, ids=str)
def test_the_best_move_is_found_when_all_tiles_are_known(name: str, given: dict[str, str]) -> None:
    rng = random.Random(name)
    for _ in range(10):
        assert_chosen_well(known(name, given, rng))


@pytest.mark.parametrize(
    "positions",
    [pytest.param(150, marks=pytest.mark.slow), pytest.param(1700, marks=pytest.mark.proof)],
)
@pytest.mark.parametrize(("name", "given"), TWO_SEATS, ids=str)
def test_the_best_move_is_found_in_many_known_positions(
    name: str, given: dict[str, str], positions: int
) -> None:
    rng = random.Random(name)
    for _ in range(positions):
        assert_chosen_well(known(name, given, rng))


def test_a_thorough_decision_knows_what_every_move_is_worth() -> None:
    rng = random.Random(8)
    for _ in range(6):
        state = known("all-fives", {}, rng)
        assert state.turn is not None
        seen = view(state, state.turn)
        decision = Decision(seen, "lenda", 3, utility=Utility.POINTS, thorough=True)
        while not decision.done:
            decision.step()
        side = state.rules.seating.side_of(state.turn)
        measure = worth(Utility.POINTS, state.totals, state.rules.policies)
        assert {each.laying: each.value for each in decision.judged()} == {
            lies(seen, move): value(
                apply(state, state.turn, move).state, measure, state.totals, side
            )
            for move in seen.honest
            if isinstance(move, Play)
        }


def test_stopping_and_going_on_changes_nothing() -> None:
    rng = random.Random(5)
    for _ in range(6):
        state = known("all-fives", {}, rng)
        assert state.turn is not None
        seen = view(state, state.turn)
        whole, broken = _exact(seen, state), _exact(seen, state)
        assert whole.step(10**9, exactly=True)
        while not broken.step(40, exactly=True):
            pass
        assert broken.judged() == whole.judged()


def _exact(seen: View, state: State) -> Exact:
    measure = worth(Utility.POINTS, seen.totals, seen.rules.policies)
    return Exact(_position(seen, state, measure), measure)


def _position(seen: View, state: State, measure: Worth) -> Position:
    tables: Tables = tables_for(seen.rules.policies, seen.doubled)
    hands = [mask(hand) for hand in state.hands]
    found = Position(tables, hands, [], int(seen.seat), measure.needs)
    found.recall(seen)
    return found


def test_three_sides_each_do_their_best() -> None:
    rng = random.Random(6)
    checked = 0
    while checked < 3:
        state = dealt("brasil", {"seats": "3"}, rng)
        while state.turn is not None:
            plays = [move for move in legal(state) if isinstance(move, Play)]
            if not state.stock and len(plays) > 1 and sum(map(len, state.hands)) <= 8:
                break
            state = apply(state, state.turn, rng.choice(plays or list(legal(state)))).state
        if state.turn is None:
            continue
        checked += 1
        seen = view(state, state.turn)
        exact = _exact(seen, state)
        assert exact.step(10**9, exactly=True)
        measure = worth(Utility.POINTS, state.totals, state.rules.policies)
        side = int(state.turn)
        values = {
            lies(seen, move): _each(apply(state, state.turn, move).state, measure, state.totals)
            for move in seen.honest
            if isinstance(move, Play)
        }
        for judged in exact.judged():
            assert judged.value == pytest.approx(values[judged.laying][side])


def _each(state: State, measure: Worth, start: tuple[int, ...]) -> tuple[float, ...]:
    """As the search does: of equals the first in the order of points and weight."""
    if state.phase is not Phase.PLAY:
        gains = tuple(now - then for now, then in zip(state.totals, start, strict=True))
        return measure.of(gains)
    assert state.turn is not None
    side = int(state.turn)
    plays = [move for move in legal(state) if isinstance(move, Play)]
    plays.sort(key=lambda play: (-play.tile.value, -play.tile.high))
    moves: list[Move] = [*plays] or list(legal(state))
    found = [_each(apply(state, state.turn, move).state, measure, start) for move in moves]
    return max(found, key=lambda values: values[side])


def test_a_decision_that_is_too_long_to_search_out_is_sampled() -> None:
    rng = random.Random(7)
    state = known("all-fives", {}, rng)
    assert state.turn is not None
    decision = Decision(view(state, state.turn), "lenda", 1)
    assert not decision.hurry()
    while not decision.done and decision.judged() == []:
        decision.step()
        if decision.hurry():
            break
    while not decision.done:
        decision.step()
    assert decision.best().move in legal(state)
