"""Monte Carlo tree search over information sets, for one observer.

Every iteration takes one of the worlds that the observer cannot tell apart, goes down a tree that
all worlds share by the moves which are possible in this one, adds a leaf, and plays greedily to
the end. A child's chance to be tried is judged by how often it was there to be tried.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, sqrt

from game.ai.bits import places
from game.ai.ends import Ends
from game.ai.playout import Playout
from game.ai.position import Laying, Position
from game.ai.utility import Worth
from game.ai.worlds import World

KNOWN = 1 << 13  # visits up to which roots and logarithms are looked up
BASIS = 64  # iterations between two looks at the spread of results
NARROWEST = 1e-6


@dataclass(frozen=True, slots=True)
class Judged:
    """A root move: how often it was tried, and its mean worth to the side that chooses."""

    laying: Laying
    visits: int
    value: float


class Node:
    """A move in the tree and what follows it; `side` is the side that made it."""

    __slots__ = ("at", "bit", "ends", "kids", "known", "points", "seen", "side", "total", "visits")

    def __init__(self, at: int, ends: Ends, points: int, side: int) -> None:
        self.at = at
        self.bit = 1 << (at - 1) if at else 0
        self.ends = ends
        self.points = points
        self.side = side
        self.visits = self.seen = 0
        self.total = 0.0
        self.kids: dict[int, list[Node]] = {}
        self.known: dict[int, list[Node]] = {}

    def moves(self, playable: int, side: int) -> list[Node]:
        """The moves of a hand whose tiles `playable` fit, most points first, then heaviest."""
        found: list[Node] = []
        for at in places(playable):
            if at not in self.kids:
                self.kids[at] = [
                    Node(at, ends, points, side) for ends, points in self.ends.after(at)
                ]
            found += self.kids[at]
        found.sort(key=lambda node: (-node.points, -node.at))
        self.known[playable] = found
        return found


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
        self.root = Node(0, start.ends, 0, self._side)
        self.iterations = 0
        self._sum = self._squares = 0.0
        self._bonus = 1.0
        roots = [1.0, *(1 / sqrt(n) for n in range(1, KNOWN))]
        logs = [0.0, *(sqrt(log(n)) for n in range(1, KNOWN))]
        self._tables = (roots, logs)

    def step(self, iterations: int) -> None:
        """Search on."""
        worlds, cycle = self._worlds, self._cycle
        for at in range(self.iterations, self.iterations + iterations):
            path: list[Node] = []
            world = worlds[at % cycle]
            gains = self._descend(world, path)
            if gains is None:
                gains = self._replay(world, path)
            values = self._worth.of(gains)
            for node in path:
                node.visits += 1
                node.total += values[node.side]
            value = values[self._side]
            self._sum += value
            self._squares += value * value
            self.iterations += 1
            if self.iterations % BASIS == 0 or self.iterations == BASIS // 4:
                self._look_at_spread()

    def judged(self) -> list[Judged]:
        """The root moves, most visited first."""
        kids = [node for moves in self.root.kids.values() for node in moves]
        kids.sort(key=lambda node: (-node.visits, -node.points, -node.at))
        return [
            Judged(
                Laying(node.at, node.ends, node.points),
                node.visits,
                node.total / node.visits if node.visits else 0.0,
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
        start, side_of, needs = self._start, self._side_of, self._start.needs
        hands = list(world.hands)
        stock = list(world.stock)
        gains = start.gains[:]
        node, ends, turn, top = self.root, start.ends, start.turn, 0
        seats, playout = len(hands), self._playout
        while True:
            playable = hands[turn] & ends.playable
            if not playable:
                top, stuck = self._forced(ends, hands, stock, top, turn)
                if stuck:
                    return playout.blocked(hands, gains)
                playable = hands[turn] & ends.playable
                if not playable:
                    turn = (turn + 1) % seats
                    continue
            node = self._select(node, playable, side_of[turn])
            path.append(node)
            hands[turn] ^= node.bit
            if node.points:
                gains[node.side] += node.points
                if gains[node.side] >= needs[node.side]:
                    return gains
            if not hands[turn]:
                return playout.out(turn, hands, ends, node.at, gains)
            ends = node.ends
            if playout.stuck(ends, hands, stock, top):
                return playout.blocked(hands, gains)
            turn = (turn + 1) % seats
            if not node.visits:
                return playout.finish(ends, hands, stock, top, turn, gains)

    def _select(self, node: Node, playable: int, side: int) -> Node:
        """The most promising move, or one not tried yet."""
        kids = node.known.get(playable) or node.moves(playable, side)
        if len(kids) == 1:
            kids[0].seen += 1
            return kids[0]
        roots, logs = self._tables
        bonus = self._bonus
        best, most = kids[0], -1e30
        for kid in kids:
            kid.seen += 1
            visits = kid.visits
            if not visits:
                return kid
            if kid.seen < KNOWN:
                value = kid.total / visits + bonus * logs[kid.seen] * roots[visits]
            else:
                value = kid.total / visits + bonus * sqrt(log(kid.seen) / visits)
            if value > most:
                best, most = kid, value
        return best

    def _forced(
        self, ends: Ends, hands: list[int], stock: list[int], top: int, turn: int
    ) -> tuple[int, bool]:
        """Draw for the seat on turn, which holds nothing that fits; whether all is stuck then."""
        if not self._draws:
            return top, False
        last = len(stock)
        while top < last:
            bit = stock[top]
            top += 1
            hands[turn] |= bit
            if bit & ends.playable:
                return top, False
        return top, self._playout.stuck(ends, hands, stock, top)

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
