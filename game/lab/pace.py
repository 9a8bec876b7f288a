"""How fast the opponents' simulation is on this machine.

Of several slices of the time the quickest counts, since what a busy machine adds is not theirs.
"""

from __future__ import annotations

import random
import time

from game.ai.bits import TILES
from game.ai.decision import CURIOSITY, position
from game.ai.scatter import Scatter
from game.ai.seen import look
from game.ai.tables import tables_for
from game.ai.tree import Search
from game.ai.utility import NO_NEED, Utility, worth
from game.ai.warmth import Warmth
from game.ai.worlds import Worlds
from game.rules.apply import apply
from game.rules.dealing import deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.move import Play
from game.rules.state import Phase
from game.rules.tile import Tile, double_six
from game.rules.variant import Rules
from game.rules.view import View
from game.rules.views import view

SEED = 5
DEALS = 5000
SLICE = 500
WORLDS = 300
ITERATIONS = 2500
VIEWS = 8


def playouts_per_second(rules: Rules, seconds: float) -> float:
    """Random rounds a second from a full deal, tables warm, the deals made beforehand."""
    tables = tables_for(rules.policies)
    rng = random.Random(SEED)
    size, seats = rules.policies.hand, tables.seats
    deals = []
    for _ in range(DEALS):
        order = rng.sample([1 << at for at in range(TILES)], TILES)
        hands = [sum(order[seat * size : (seat + 1) * size]) for seat in range(seats)]
        deals.append((hands, order[seats * size :]))
    scatter = Scatter(tables, (NO_NEED,) * len(rules.seating.sides), rng)
    _warm(rules)
    for hands, stock in deals:
        scatter.round(hands[:], stock, 0)
    best, end = 0.0, time.perf_counter() + seconds
    while (start := time.perf_counter()) < end:
        for hands, stock in deals[:SLICE]:
            scatter.round(hands[:], stock, 0)
        best = max(best, SLICE / (time.perf_counter() - start))
    return best


def iterations_per_second(rules: Rules, seconds: float) -> float:
    """Iterations a second of the tree search at the second turn of a round, tables warm."""
    _warm(rules)
    rng = random.Random(SEED)
    views = [_second_turn(rules, rng) for _ in range(VIEWS)]
    for each in views:
        _search(each, rng)
    best, end = 0.0, time.perf_counter() + seconds
    while time.perf_counter() < end:
        spent = sum(_search(each, rng) for each in views)
        best = max(best, VIEWS * ITERATIONS / spent)
    return best


def _warm(rules: Rules) -> None:
    """Fill the tables, as the thinker does while nothing is asked of it."""
    warmth = Warmth()
    warmth.add(rules.policies)
    while not warmth.done:
        warmth.step()


def _search(seen: View, rng: random.Random) -> float:
    """Seconds for one search, the drawing of its worlds included."""
    start = time.perf_counter()
    worlds = Worlds(seen, look(seen))
    pool = [worlds.draw(rng) for _ in range(WORLDS)]
    measure = worth(Utility.POINTS, seen.totals, seen.rules.policies)
    search = Search(position(seen, pool[0], measure), pool, WORLDS, measure, CURIOSITY)
    search.step(ITERATIONS)
    return time.perf_counter() - start


def _second_turn(rules: Rules, rng: random.Random) -> View:
    """What a seat sees that has at least three plays, early in a round."""
    while True:
        state = new_match(rules)
        state = deal(state, deal_order(rules, _order(rng))).state
        while state.phase is Phase.PLAY and state.turn is not None:
            plays = [move for move in legal(state) if isinstance(move, Play)]
            if len(plays) > 2 and state.acts:  # noqa: PLR2004 - a choice worth a search
                return view(state, state.turn)
            state = apply(state, state.turn, plays[0] if plays else legal(state)[0]).state


def _order(rng: random.Random) -> tuple[Tile, ...]:
    return tuple(rng.sample(double_six(), len(double_six())))
