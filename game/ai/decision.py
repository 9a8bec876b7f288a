"""One decision of a computer player, taken in steps: a pure function of view, tier and seed."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import permutations
from math import ceil

from game.ai.bits import by_place, mask
from game.ai.each_world import EachWorld
from game.ai.exact import Exact
from game.ai.partner import arms, considerate, partners_end
from game.ai.pick import pick
from game.ai.position import Laying, Position
from game.ai.seen import look
from game.ai.tables import tables_for
from game.ai.tiers import Temper, Tier, find
from game.ai.tree import Judged, Search
from game.ai.utility import Utility, Worth, timing, worth
from game.ai.worlds import World, Worlds
from game.rules.move import Move, Play
from game.rules.view import View

CURIOSITY = 2.0  # spreads of the results that an untried move is worth
THOROUGH = 5.0  # the same where every move's value is wanted
WAYS = 64  # ways to place the hidden tiles that are looked through for being few worlds
ORDERED = 2  # tiles of the stock whose every order is tried
BATCH = 4  # iterations in one step
CHECK = 64  # iterations between two looks at whether the matter is settled
POSITIONS = 160  # of the exhaustive search, likewise; more than a round has turns


@dataclass(frozen=True, slots=True)
class Chosen:
    """A finished decision.

    `iterations` are 0 where the move was forced or searched out, or nothing was known in time.
    """

    move: Move
    iterations: int


class Decision:
    """A decision under way.

    Call `step` until `done`; `best` may be asked at any time. With `iterations` the search runs so
    many and no exhaustive search is tried (0: it is, without a limit), which repeats a decision
    that a deadline cut short. `most` sets the tier's own number of iterations aside. A `thorough`
    decision learns the value of every move, not only which is best.

    Raises ValueError where it is not the turn of the view's seat, or the tier is unknown.
    """

    def __init__(
        self,
        view: View,
        tier: str | Tier,
        seed: int,
        *,
        utility: Utility = Utility.MATCH,
        iterations: int | None = None,
        most: int | None = None,
        thorough: bool = False,
    ) -> None:
        if not view.legal:
            raise ValueError(f"it is not the turn of seat {view.seat}")
        self._view = view
        self._tier, self._temper = (tier, Temper.EVEN) if isinstance(tier, Tier) else find(tier)
        self._seed = seed
        self._given = iterations
        self._limit = iterations or most or self._tier.iterations
        share = min((most or self._tier.iterations) / self._tier.iterations, 1)
        self._most_worlds = ceil(self._tier.worlds * share)  # so that each is looked at as often
        self._utility = utility
        self._thorough = thorough
        self._compared = thorough or partners_end(view) is not None  # see `considerate`
        self._moves = list(view.honest)
        self._search: Search | None = None
        self._exact: EachWorld | None = None
        self._worlds: Worlds | None = None
        self._pool: list[World] = []
        self._rng = random.Random(seed)
        self._timing = timing(view.rules.policies)
        self.done = len(self._moves) == 1

    @property
    def iterations(self) -> int:
        """How many were made so far; 0 where the move is forced or was searched out."""
        return self._search.iterations if self._search else 0

    def step(self) -> None:
        """Think on for a moment (a few hundred microseconds to a few milliseconds)."""
        if self.done:
            return
        if self._utility is Utility.MATCH and not self._timing.step():
            return
        if self._worlds is None:
            self._begin(self._view)
        elif self._search is not None:
            self._search_on(self._search, self._worlds)
        elif self._exact is not None:
            self._solve_on(self._exact)

    def best(self) -> Chosen:
        """The move as things stand; once done, the decision."""
        if len(self._moves) == 1:
            return Chosen(self._moves[0], 0)
        judged = self.judged()
        if not judged:
            return Chosen(heaviest(self._moves), 0)
        rng = random.Random(self._seed ^ 1)
        spread = self._search.spread if self._search else 0.0
        picked = considerate(self._view, judged, spread)
        if spread:
            need = self._worth.needs[self._view.rules.seating.side_of(self._view.seat)]
            picked = pick(judged, picked, self._tier, self._temper, spread, need, rng)
        return Chosen(self.real(picked), self.iterations)

    def judged(self) -> list[Judged]:
        """The moves with their values, best first; empty until something is known."""
        if self._search is not None:
            return self._search.judged()
        return self._exact.judged() if self._exact is not None and self.done else []

    def real(self, judged: Judged) -> Play:
        """The move at the table for a move of the search."""
        return Play(by_place()[judged.laying.at - 1], arms(self._view, judged)[0])

    def _begin(self, view: View) -> None:
        seen = look(view, self._tier.memory)
        self._worlds = Worlds(view, seen, self._tier.candidates)
        self._worth = worth(self._utility, view.totals, view.rules.policies)
        if self._given == 0 or (self._given is None and self._tier.positions):
            few = self._few_worlds(self._worlds)
            if few:
                self._exact = EachWorld([(self._exactly(each), few[each]) for each in few])
                return
        self._start_search(self._worlds)

    def _few_worlds(self, worlds: Worlds) -> dict[World, float]:
        """The ways that the hidden tiles may lie, with their weights, if they are few enough."""
        drawn = self._view.stock if self._drawing() else 0
        if drawn > ORDERED:
            return {}
        known = worlds.only(WAYS)
        found = {known: 1.0} if known else worlds.every(WAYS) or {}
        if drawn:
            orders = ((each, order) for each in found for order in permutations(each.stock))
            found = {each._replace(stock=order): found[each] for each, order in orders}
        return found if len(found) <= self._tier.few else {}

    def _drawing(self) -> bool:
        return tables_for(self._view.rules.policies, self._view.doubled).draws

    def _exactly(self, world: World) -> Exact:
        return Exact(position(self._view, world, self._worth), self._worth)

    def _start_search(self, worlds: Worlds) -> None:
        self._pool = [worlds.draw(self._rng)]
        start = position(self._view, self._pool[0], self._worth)
        curiosity = THOROUGH if self._thorough else CURIOSITY
        self._search = Search(start, self._pool, self._most_worlds, self._worth, curiosity)

    def _search_on(self, search: Search, worlds: Worlds) -> None:
        batch = min(BATCH, self._limit - search.iterations)
        while len(self._pool) < min(self._most_worlds, search.iterations + batch):
            self._pool.append(worlds.draw(self._rng))
        search.step(batch)
        left = self._limit - search.iterations
        self.done = left <= 0 or (self._sure(search, left) and not self._thorough)

    def _sure(self, search: Search, left: int) -> bool:
        """Whether the iterations left cannot change which move is tried most."""
        if search.iterations % CHECK or self._given is not None or self._tier.slip:
            return False
        visits = sorted(move.visits for move in search.judged())
        return len(visits) == 1 or visits[-1] - visits[-2] > left

    def _solve_on(self, exact: EachWorld) -> None:
        self.done = exact.step(POSITIONS, exactly=self._compared)
        if not self.done and self._given is None and exact.positions >= self._tier.positions:
            self.hurry()

    def hurry(self) -> bool:
        """Leave an exhaustive search that takes too long for a sampled one; whether it did."""
        if self._exact is None or self._worlds is None or self.done:
            return False
        self._exact = None
        self._start_search(self._worlds)
        return True


def choose(
    view: View,
    tier: str | Tier,
    seed: int,
    *,
    utility: Utility = Utility.MATCH,
    iterations: int | None = None,
    most: int | None = None,
) -> Chosen:
    """Decide for the seat on turn, without a clock; arguments and errors as in `Decision`."""
    decision = Decision(view, tier, seed, utility=utility, iterations=iterations, most=most)
    while not decision.done:
        decision.step()
    return decision.best()


def heaviest(moves: list[Move]) -> Move:
    """The play of the heaviest tile, or the first move where there is no play."""
    plays = [move for move in moves if isinstance(move, Play)]
    return max(plays, key=lambda play: (play.tile.value, play.tile)) if plays else moves[0]


def position(view: View, world: World, worth_of_round: Worth) -> Position:
    """The round as it would stand if `world` were true."""
    tables = tables_for(view.rules.policies, view.doubled)
    hands, stock = list(world.hands), list(world.stock)
    found = Position(tables, hands, stock, int(view.seat), worth_of_round.needs)
    found.recall(view)
    return found


def lies(view: View, move: Play) -> Laying:
    """The laying of the simulation that a move at the table is."""
    automaton = tables_for(view.rules.policies, view.doubled).automaton
    ends = automaton.intern(view.line)
    after = automaton.intern(view.line.lay(move.tile, move.arm))
    at = mask([move.tile]).bit_length()
    return next(Laying(at, *option) for option in ends.after(at) if option[0] is after)
