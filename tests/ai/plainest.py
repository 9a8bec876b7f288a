"""The plainest search there is, on the rules core itself: what searches are held to."""

from __future__ import annotations

import random

from game.ai.utility import Worth
from game.rules.apply import apply, deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.move import Play
from game.rules.state import Phase, State
from game.rules.tile import double_six
from game.rules.variants import resolve


def dealt(name: str, given: dict[str, str], rng: random.Random) -> State:
    state = new_match(resolve(name, given))
    while state.phase is not Phase.PLAY:
        if state.phase is Phase.MATCH_OVER:
            state = new_match(state.rules)
        order = tuple(rng.sample(double_six(), 28))
        state = deal(state, deal_order(state.rules, order)).state
    return state


def value(state: State, measure: Worth, start: tuple[int, ...], side: int) -> float:
    """What a position with all hands open is worth to `side`, the others being one side."""
    if state.phase is not Phase.PLAY:
        gains = tuple(now - then for now, then in zip(state.totals, start, strict=True))
        return measure.of(gains)[side]
    assert state.turn is not None
    values = [
        value(apply(state, state.turn, move).state, measure, start, side)
        for move in legal(state)
        if isinstance(move, Play) or not any(isinstance(each, Play) for each in legal(state))
    ]
    mine = state.rules.seating.side_of(state.turn) == side
    return max(values) if mine else min(values)
