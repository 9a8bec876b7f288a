"""Why a move is good, as values; whoever shows them puts them into words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from random import Random

from game.ai.bits import ALL, bit, doubles, mask, suits
from game.ai.decision import lies, position
from game.ai.position import Laying
from game.ai.seen import Seen, look
from game.ai.utility import Utility, worth
from game.ai.worlds import Worlds
from game.rules.line import Line
from game.rules.move import Play
from game.rules.policies.choices import Counting
from game.rules.seat import Seat, Seating
from game.rules.view import View

MOST = 2  # reasons given at once
DEALS = 60  # ways to lay the others' tiles that a count is tried on


class Why(Enum):
    """Kinds of reasons, the weightiest first."""

    ONLY = "the only move"
    WINS = "wins the match"
    GOES_OUT = "goes out"
    BLOCKS = "closes the round, with the count in hand"
    CLOSES = "closes the round"
    SCORES = "scores {points}"
    KEEPS_ENDS = "keeps every end for you"
    THEY_LACK = "leaves only {pips}, which {seat} lacks"
    ONE_LACKED = "offers {pips}, which {seat} lacks"
    HOLDS_LAST = "you hold the last of the {pips}"
    PARTNER = "leaves your partner's {pips} open"
    SPOILS = "leaves them the least to score"
    DOUBLE = "gets rid of a double"
    HEAVY = "sheds weight"
    KEEPS_MOVES = "keeps your hand playable"
    SOUNDEST = "comes out best on the whole"


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason; `points`, `pips` (suits, 0 to 6) and `seat` where its kind speaks of them."""

    why: Why
    points: int = 0
    pips: tuple[int, ...] = ()
    seat: Seat | None = None


def reasons(view: View, move: Play) -> tuple[Reason, ...]:
    """What speaks for a play, at most two reasons, the weightiest first; never empty."""
    if len([each for each in view.legal if isinstance(each, Play)]) == 1:
        return (Reason(Why.ONLY),)
    scene = _Scene(view, move)
    over = scene.ending()
    if over:
        return tuple(over)
    found = [*scene.points(), *scene.ends(), *scene.team(), *scene.spoiling()]
    found = found or [*scene.shedding()]
    return tuple(found[:MOST])


class _Scene:
    """The table after a play, with what its seat can know."""

    def __init__(self, view: View, move: Play) -> None:
        self.view = view
        self.tile = move.tile
        self.laying: Laying = lies(view, move)
        self.seen: Seen = look(view)
        self.hand = mask(view.hand) & ~bit(move.tile)
        table = mask(laid.tile for laid in view.line.laid) | bit(move.tile)
        self.hidden = ALL & ~table & ~self.hand
        self.open = sorted(set(self.laying.ends.pips))
        self.side = view.rules.seating.side_of(view.seat)

    def ending(self) -> list[Reason]:
        """The round or the match is over with this tile."""
        total = self.view.totals[self.side] + self.laying.points
        if self.laying.points and total >= self.view.rules.policies.target:
            return [Reason(Why.WINS)]
        if not self.hand:
            return [Reason(Why.GOES_OUT)]
        if self.laying.ends.playable & (self.hand | self.hidden):
            return []
        return [Reason(Why.BLOCKS if self._count_in_hand() else Why.CLOSES)]

    def points(self) -> list[Reason]:
        """It scores."""
        points = self.laying.points
        return [Reason(Why.SCORES, points=points)] if points else []

    def ends(self) -> list[Reason]:
        """Who can go on at the open ends."""
        if not self.hand:
            return []
        mine = [p for p in self.open if not suits()[p] & self.hidden and suits()[p] & self.hand]
        if mine and len(mine) == len(self.open):
            return [Reason(Why.KEEPS_ENDS, pips=tuple(mine))]
        opponent = self._next_opponent()
        lacked = [pips for pips in self.open if self._lacks(opponent, pips)]
        if lacked and len(lacked) == len(self.open):
            return [Reason(Why.THEY_LACK, pips=tuple(lacked), seat=opponent)]
        found = []
        fresh = [pips for pips in lacked if pips not in self._before()]
        if fresh:
            found.append(Reason(Why.ONE_LACKED, pips=tuple(fresh), seat=opponent))
        if mine:
            found.append(Reason(Why.HOLDS_LAST, pips=tuple(mine)))
        return found

    def team(self) -> list[Reason]:
        """What the partner's last tile opened stays open, and the partner may have more of it."""
        seating = self.view.rules.seating
        if seating is not Seating.PAIRS:
            return []
        partner = seating.after(self.view.seat, 2)
        offered = self._opened_by(partner) & self._before()
        kept = tuple(p for p in self.open if p in offered and self._may_hold(partner, p))
        return [Reason(Why.PARTNER, pips=kept)] if kept else []

    def spoiling(self) -> list[Reason]:
        """In a game of counting: fewer hidden tiles score after it than after other plays."""
        if self.view.rules.policies.counting is Counting.NONE:
            return []
        rivals = [
            self._danger(lies(self.view, other))
            for other in self.view.legal
            if isinstance(other, Play)
        ]
        danger = self._danger(self.laying)
        return [Reason(Why.SPOILS)] if danger < max(rivals) and danger == min(rivals) else []

    def shedding(self) -> list[Reason]:
        """It makes the hand lighter, or leaves it playable."""
        if bit(self.tile) & doubles():
            return [Reason(Why.DOUBLE)]
        if all(self.tile.value >= tile.value for tile in self.view.hand):
            return [Reason(Why.HEAVY)]
        playable = self.hand & self.laying.ends.playable
        return [Reason(Why.KEEPS_MOVES if playable else Why.SOUNDEST)]

    def _count_in_hand(self) -> bool:
        """Whether the round that this tile closes pays the side, however the others' tiles lie."""
        worlds, rng = Worlds(self.view, self.seen), Random(len(self.view.acts))
        measure = worth(Utility.POINTS, self.view.totals, self.view.rules.policies)
        for _ in range(DEALS):
            end = position(self.view, worlds.draw(rng), measure)
            end.lay(self.laying)
            while end.forced():
                pass
            if end.outcome is None:
                return False
            side, points = end.outcome.paid
            if side != self.side or points <= 0:  # All Fives: who wins a close count may pay
                return False
        return True

    def _opened_by(self, seat: Seat) -> set[int]:
        """The pips that the last tile of a seat showed when it was laid."""
        line, opened = Line.empty(self.view.line.branching), set[int]()
        plays = [act for act in self.view.acts if isinstance(act.move, Play)]
        for act, laid in zip(plays, self.view.line.laid, strict=True):
            line = line.lay(laid.tile, laid.arm)
            if act.seat is seat:
                opened = {end.pips for end in line.ends if laid.arm in {None, end.arm}}
        return opened

    def _may_hold(self, seat: Seat, pips: int) -> bool:
        suit = suits()[pips] & self.hidden
        return any(suit & ~lot.forbidden for lot in self.seen.lots if lot.seat == seat and lot.room)

    def _danger(self, laying: Laying) -> int:
        """The points that hidden tiles would score next, summed over the tiles."""
        tile = 1 << (laying.at - 1)
        hidden = ALL & ~mask(laid.tile for laid in self.view.line.laid)
        hidden &= ~mask(self.view.hand) & ~tile & laying.ends.playable
        total = 0
        while hidden:
            at = hidden.bit_length()
            hidden ^= 1 << (at - 1)
            total += laying.ends.after(at)[0][1]
        return total

    def _before(self) -> set[int]:
        return {end.pips for end in self.view.line.ends}

    def _next_opponent(self) -> Seat:
        seating = self.view.rules.seating
        order = seating.from_seat(seating.after(self.view.seat))
        return next(seat for seat in order if seating.side_of(seat) != self.side)

    def _lacks(self, seat: Seat, pips: int) -> bool:
        lots = [lot for lot in self.seen.lots if lot.seat == seat and lot.room]
        suit = suits()[pips] & self.hidden
        return bool(suit) and all(suit & ~lot.forbidden == 0 for lot in lots)
