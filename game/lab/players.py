"""Who plays in the arena: the tiers, and yardsticks that no game offers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, assert_never

from game.ai.bits import bit, mask
from game.ai.decision import CURIOSITY, choose, lies
from game.ai.exact import Exact
from game.ai.position import Laying, Position
from game.ai.simple import Simple
from game.ai.simple import choose as choose_simply
from game.ai.tables import tables_for
from game.ai.tiers import find
from game.ai.tree import Search
from game.ai.utility import Utility, worth
from game.ai.worlds import World
from game.rules.move import Move, Play
from game.rules.seat import Seat
from game.rules.state import State
from game.rules.view import View
from game.rules.views import view


class Yardstick(StrEnum):
    """Players to measure by."""

    RANDOM = "random"
    GREEDY = "greedy"
    DOUBLES = "doubles"
    HEURISTIC = "heuristic"
    ORACLE = "oracle"


class Player(Protocol):
    """Decides for the seat on turn of a state; only the oracle looks at all of it."""

    def choose(self, state: State, seed: int) -> Move:
        """The move; the same arguments give the same one."""


def player(name: str, utility: Utility, iterations: int | None) -> Player:
    """The player of that name; raises ValueError for an unknown one."""
    if name in tuple(Yardstick):
        yardstick = Yardstick(name)
        return Oracle(utility) if yardstick is Yardstick.ORACLE else Blind(yardstick)
    try:
        find(name)
    except ValueError as error:
        raise ValueError(f"{error}; yardsticks are {', '.join(Yardstick)}") from None
    return Thinking(name, utility, iterations)


@dataclass(frozen=True, slots=True)
class Thinking:
    """A tier, without a clock."""

    tier: str
    utility: Utility
    iterations: int | None

    def choose(self, state: State, seed: int) -> Move:
        """By `game.ai`, from the seat's view."""
        tier, _ = find(self.tier)
        limit = None if self.iterations is None else min(self.iterations, tier.iterations)
        seen = view(state, turn(state))
        return choose(seen, self.tier, seed, utility=self.utility, most=limit).move


@dataclass(frozen=True, slots=True)
class Blind:
    """A simple rule, from the seat's view."""

    rule: Yardstick

    def choose(self, state: State, seed: int) -> Move:
        """The best by the rule."""
        seen = view(state, turn(state))
        match self.rule:
            case Yardstick.RANDOM:
                return choose_simply(seen, Simple.RANDOM, seed)
            case Yardstick.GREEDY:
                return choose_simply(seen, Simple.GREEDY, seed)
            case Yardstick.DOUBLES:
                return max(seen.honest, key=_doubles_first)
            case Yardstick.HEURISTIC:
                return max(seen.honest, key=lambda move: _worth(seen, move))
            case Yardstick.ORACLE:
                raise ValueError("the oracle is not blind")
            case _:
                assert_never(self.rule)


def _doubles_first(move: Move) -> tuple[bool, int]:
    if not isinstance(move, Play):
        return (False, 0)
    return (move.tile.is_double, move.tile.value)


def _worth(seen: View, move: Move) -> int:
    """Points thrice, the weight, a double's awkwardness, and what then fits from the hand."""
    if not isinstance(move, Play):
        return 0
    line = seen.line.lay(move.tile, move.arm)
    ends = {end.pips for end in line.ends}
    follow = sum(t.high in ends or t.low in ends for t in seen.hand if t != move.tile)
    points = seen.rules.policies.counting.points(line.count)
    return 3 * points + move.tile.value + 5 * move.tile.is_double + 2 * follow


@dataclass(frozen=True, slots=True)
class Oracle:
    """Sees every hand and the stock: exhaustive search, sampled where that takes too long."""

    utility: Utility
    positions: int = 4_000
    iterations: int = 3_000

    def choose(self, state: State, seed: int) -> Move:
        """The best with all tiles face up."""
        del seed
        seat = turn(state)
        choices = view(state, seat).honest
        if len(choices) == 1:
            return choices[0]
        start = exactly(state, self.utility)
        exact = Exact(start, worth(self.utility, state.totals, state.rules.policies))
        if exact.step(self.positions, exactly=False):
            return _at_table(state, choices, exact.judged()[0].laying)
        true = World(tuple(start.hands), tuple(start.stock))
        value = worth(self.utility, state.totals, state.rules.policies)
        search = Search(start, [true], 1, value, CURIOSITY)
        search.step(self.iterations)
        return _at_table(state, choices, search.judged()[0].laying)


def exactly(state: State, utility: Utility) -> Position:
    """A state as a position of the simulation."""
    seat = turn(state)
    tables = tables_for(state.rules.policies, state.doubled)
    needs = worth(utility, state.totals, state.rules.policies).needs
    hands = [mask(hand) for hand in state.hands]
    found = Position(tables, hands, [bit(tile) for tile in state.stock], int(seat), needs)
    found.recall(view(state, seat))
    return found


def turn(state: State) -> Seat:
    """The seat on turn; raises ValueError where there is none."""
    if state.turn is None:
        raise ValueError("no round is being played")
    return state.turn


def _at_table(state: State, choices: tuple[Move, ...], laying: Laying) -> Move:
    seen = view(state, turn(state))
    return next(m for m in choices if isinstance(m, Play) and lies(seen, m) == laying)
