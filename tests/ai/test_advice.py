"""What moves are said to bring is what rounds can bring."""

from __future__ import annotations

import random

import pytest

from game.ai.advice import advise
from game.ai.tables import tables_for
from game.ai.utility import _round, pace
from game.rules.apply import apply
from game.rules.dealing import deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.seat import Seat
from game.rules.state import Phase, State
from game.rules.tile import double_six
from game.rules.variant import Policies
from game.rules.variants import resolve
from game.rules.views import view

FEW_LEFT = 14


def late(given: dict[str, str], seed: int) -> State:
    """A choice late in the second round of Express at most."""
    rng = random.Random(seed)
    state = new_match(resolve("express", given))
    while True:
        if state.turn is None:
            if state.phase is Phase.MATCH_OVER:
                state = new_match(state.rules)
            order = tuple(rng.sample(double_six(), 28))
            state = deal(state, deal_order(state.rules, order)).state
            continue
        left = sum(len(hand) for hand in state.hands)
        if state.number > 1 and left <= FEW_LEFT and len(legal(state)) > 1:
            return state
        state = apply(state, state.turn, rng.choice(legal(state))).state


@pytest.mark.parametrize("seats", ["2", "3", "4", "2x2"])
def test_no_move_is_said_to_bring_more_than_all_hidden_pips(seats: str) -> None:
    for seed in range(12):
        state = late({"seats": seats}, seed)
        assert state.turn is not None
        seat: Seat = state.turn
        hidden = set(double_six()) - {laid.tile for laid in state.line.laid} - state.hands[seat]
        most = sum(tile.value for tile in hidden) + sum(t.value for t in state.hands[seat])
        advice = advise(view(state, seat), "craque", 1)
        assert all(abs(each.value) <= most for each in advice.moves)


@pytest.mark.parametrize("name", ["express", "brasil"])
@pytest.mark.parametrize("seats", ["2", "3", "4", "2x2"])
def test_the_pace_strides_by_what_winners_get(name: str, seats: str) -> None:
    policies = resolve(name, {"seats": seats}).policies
    rng = random.Random(1)
    won = []
    for _ in range(300):
        gains = finished(policies, rng)
        won += [max(gains)] if max(gains) > 0 else []
    assert pace(policies).stride == pytest.approx(sum(won) / len(won), rel=0.15)


def finished(policies: Policies, rng: random.Random) -> list[int]:
    """What the sides gain in a round that is played greedily."""
    gains = None
    while gains is None:
        gains = _round(tables_for(policies), rng)
    return gains
