"""Monte Carlo tree search over information sets, for one observer.

Every iteration takes one of the worlds that the observer cannot tell apart, goes down a tree that
all worlds share by the moves which are possible in this one, adds a leaf, and plays greedily to
the end.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import log, sqrt

from game.ai.bits import BITS
from game.ai.ends import Choice, Ends
from game.ai.playout import Playout, stuck
from game.ai.position import Laying, Position
from game.ai.utility import Worth
from game.ai.worlds import World

KNOWN = 1 << 13  # visits from which on the urge to try grows no more
HUGE = 1e30
GROWN = 2  # visits before a move's answers are put into the tree
BASIS = 64  # iterations between two looks at the spread of results
NARROWEST = 1e-6


@dataclass(frozen=True, slots=True)
class Judged:
    """A root move: how often it was tried, and its mean worth to the side that chooses."""

    laying: Laying
    visits: int
    value: float


class Node:
    """A move in the tree and what follows it; `side` is the side that made it.

    `mean` is its mean worth to that side, `rare` the root of one over its visits. `tried` has, for
    each set of playable tiles, the moves that it allows, once all of them have been tried.
    """

    __slots__ = (
        "at",
        "ends",
        "kids",
        "mean",
        "points",
        "rare",
        "side",
        "total",
        "tried",
        "trying",
        "visits",
    )

    def __init__(self, at: int, ends: Ends, points: int, side: int) -> None:
        self.at = at
        self.ends = ends
        self.points = points
        self.side = side
        self.visits = 0
        self.total = self.mean = self.rare = 0.0
        self.kids: dict[int, Node] = _NO_KIDS
        self.tried: dict[int, list[Node]] = _NONE_TRIED
        self.trying: dict[int, Trying] = _NOT_TRYING

    def try_one(self, playable: int, side: int) -> Node | None:
        """The next move of a hand whose tiles `playable` fit that has never been tried, if any."""
        if self.kids is _NO_KIDS:
            self.kids, self.tried, self.trying = {}, {}, {}
        trying = self.trying.get(playable)
        if trying is None:
            menu = self.ends.menus.get(playable) or self.ends.menu(playable)
            trying = self.trying[playable] = ([], list(menu))
        kids, untried = trying
        while untried:
            number, at, ends, points = untried.pop()
            kid = self.kids.get(number)
            if kid is None:
                kid = self.kids[number] = Node(at, ends, points, side)
                kids.append(kid)
                return kid
            kids.append(kid)
        self.tried[playable] = kids
        del self.trying[playable]
        return None


Trying = tuple[list[Node], list[Choice]]
"""The moves of one set of playable tiles: those tried, and those that are not, the next last."""
_NO_KIDS: dict[int, Node] = {}  # these three are of nodes that nothing follows; never written to
_NONE_TRIED: dict[int, list[Node]] = {}
_NOT_TRYING: dict[int, Trying] = {}


@lru_cache(maxsize=1)
def _roots_of_logs() -> list[float]:
    return [0.0, *(sqrt(log(visits)) for visits in range(1, KNOWN))]


@lru_cache(maxsize=1)
def _rareness() -> list[float]:
    return [0.0, *(visits**-0.5 for visits in range(1, KNOWN))]


class Search:
    """A resumable search from `start` for the seat on turn there; the hidden hands there are void.

    Args:
        start: the round as the observer knows it.
        worlds: the worlds to go through, over and over; they may be drawn as they are needed.
        cycle: how many worlds there will be.
        worth: what the end of a round is worth.
        curiosity: how many spreads of the results an untried move is worth.
    """

    def __init__(
        self,
        start: Position,
        worlds: Sequence[World],
        cycle: int,
        worth: Worth,
        curiosity: float,
    ) -> None:
        self._start = start
        self._worlds = worlds
        self._cycle = cycle
        self._worth = worth
        self._curiosity = curiosity
        self._side_of = start.tables.side_of
        self._playout = Playout(start.tables, start.needs)
        self._side = self._side_of[start.turn]
        self._draws = start.tables.draws
        self._drains = start.tables.drains
        seats = start.tables.seats
        self._follow = tuple((seat + 1) % seats for seat in range(seats))
        self.root = Node(0, start.ends, 0, self._side)
        self.iterations = 0
        self._sum = self._squares = 0.0
        self._bonus = 1.0
        self._eager, self._rare = _roots_of_logs(), _rareness()

    def step(self, iterations: int) -> None:
        """Search on."""
        worlds, cycle, rare = self._worlds, self._cycle, self._rare
        for at in range(self.iterations, self.iterations + iterations):
            path: list[Node] = []
            world = worlds[at % cycle]
            gains = self._descend(world, path)
            if gains is None:
                gains = self._replay(world, path)
            values = self._worth.of(gains)
            self.root.visits += 1
            for node in path:
                node.visits = visits = node.visits + 1
                node.total = total = node.total + values[node.side]
                node.mean = total / visits
                node.rare = rare[visits] if visits < KNOWN else visits**-0.5
            value = values[self._side]
            self._sum += value
            self._squares += value * value
            self.iterations += 1
            if self.iterations % BASIS == 0 or self.iterations == BASIS // 4:
                self._look_at_spread()

    def judged(self) -> list[Judged]:
        """The root moves, most visited first."""
        kids = sorted(
            self.root.kids.values(), key=lambda node: (-node.visits, -node.points, -node.at)
        )
        return [
            Judged(
                Laying(node.at, node.ends, node.points),
                node.visits,
                node.mean,
            )
            for node in kids
        ]

    @property
    def spread(self) -> float:
        """The standard deviation of all results so far."""
        if not self.iterations:
            return NARROWEST
        mean = self._sum / self.iterations
        return max(sqrt(max(self._squares / self.iterations - mean * mean, 0.0)), NARROWEST)

    def _look_at_spread(self) -> None:
        self._bonus = self._curiosity * self.spread

    def _descend(self, world: World, path: list[Node]) -> list[int] | None:
        """Go down the tree and on to the end; the sides' gains, or None for a tie."""
        start, follow = self._start, self._follow
        hands, stock = list(world.hands), world.stock
        gains = start.gains[:]
        node, ends, turn, top = self.root, start.ends, start.turn, 0
        last = len(stock) if self._draws else 0
        while True:
            before = hand = hands[turn]
            playable = hand & ends.playable
            while not playable and top < last:
                bit = stock[top]
                top += 1
                hand |= bit
                playable = bit & ends.playable
            if not playable:
                hands[turn] = hand
                if stuck(ends, hands):
                    hands[turn] = hand if self._drains else before
                    return self._playout.blocked(hands, gains)
                turn = follow[turn]
                continue
            node = self._step(node, playable, turn)
            path.append(node)
            hands[turn] = hand = hand ^ BITS[node.at]
            if node.points:
                side = node.side
                gains[side] += node.points
                if gains[side] >= start.needs[side]:
                    return gains
            if not hand:
                return self._playout.out(turn, hands, ends, node.at, gains)
            ends = node.ends
            turn = follow[turn]
            if node.visits < GROWN:
                return self._playout.finish(ends, hands, stock, top, turn, gains)

    def _step(self, node: Node, playable: int, turn: int) -> Node:
        """To a move that was never tried, or to the one that promises most."""
        kids = node.tried.get(playable)
        if not kids:
            fresh = node.try_one(playable, self._side_of[turn])
            if fresh is not None:
                return fresh
            kids = node.tried[playable]
        urge = self._bonus * self._eager[node.visits if node.visits < KNOWN else -1]
        most = -HUGE
        for kid in kids:
            value = kid.mean + urge * kid.rare
            if value > most:
                most = value
                node = kid
        return node

    def _replay(self, world: World, path: list[Node]) -> list[int]:
        """The same moves on the exact stepper, for a round that ends in a tie."""
        position = self._start.copy()
        position.hands, position.stock, position.top = list(world.hands), list(world.stock), 0
        for node in path:
            while position.forced():
                pass
            position.lay(Laying(node.at, node.ends, node.points))
        return settle_greedily(position)


def settle_greedily(position: Position) -> list[int]:
    """Play a position to its end as `Playout.finish` does; the sides' gains."""
    while position.outcome is None:
        if position.forced():
            continue
        held = position.hands[position.turn] & position.ends.playable
        bit, ends, points = position.ends.greediest(held)
        position.lay(Laying(bit.bit_length(), ends, points))
    gains = position.gains[:]
    gains[position.outcome.paid.side] += position.outcome.paid.points
    return gains
