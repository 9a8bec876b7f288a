"""What a seat has seen, as limits on where the hidden tiles can be.

A hidden hand is made of lots of tiles that came at the same time: the deal, and each run of draws.
Whoever draws or passes shows that none of the tiles held then fits an open end, so every lot that
was held then has the tiles that fit forbidden to it. Of a run of draws all but the last fit no end
either. A forced highest lead denies all higher tiles to every dealt hand (RULES.md 2.2, 2.3).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from game.ai.bits import ALL, bit, doubles, mask, place, places, suits
from game.ai.ends import Ends
from game.ai.tables import tables_for
from game.ai.tiers import EVER
from game.rules.events import OpenerReason
from game.rules.line import Line
from game.rules.move import Draw, Pass, Play
from game.rules.policies.choices import Doubles
from game.rules.seat import Seat
from game.rules.tile import Tile, double_six
from game.rules.view import View

NOBODY = -1
FEW_DOUBLES = 3  # with four the deal is put back; five are shown, six win


@dataclass(slots=True)
class Lot:
    """Tiles that came to a seat together (or the stock, of seat `NOBODY`).

    `room` is how many of the unplaced tiles it holds, `forbidden` the tiles it cannot hold.
    """

    seat: int
    room: int
    forbidden: int = 0


@dataclass(frozen=True, slots=True)
class Loose:
    """A tile to place: its bit, the lots that may hold it, and whether it has been played since."""

    bit: int
    lots: tuple[int, ...]
    played: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """A play of another seat: the lots it was made from, the ends before it, place and points.

    `table` are the tiles laid before it, `source` the lot that its tile was in, if that is certain.
    """

    seat: int
    lots: tuple[int, ...]
    ends: Ends
    at: int
    points: int
    table: int
    source: int | None


@dataclass(slots=True)
class Seen:
    """Everything that bears on the hidden tiles: lots, and the tiles to place in them.

    `few_doubles` are the lots that hold at most three doubles, with how many doubles of theirs
    were placed already; `choices` are the plays that the others made from what they held.
    """

    lots: list[Lot]
    loose: list[Loose]
    few_doubles: dict[int, int]
    choices: list[Choice]


def look(view: View, memory: int = EVER) -> Seen:
    """Read a view; of passes and draws only those among the last `memory` actions are recalled."""
    reader = _Reader(view, memory)
    for ply, act in enumerate(view.acts):
        reader.take(ply, act.seat, act.move)
    return reader.close()


class _Reader:
    """Goes through the actions of a round once, as the seat saw them."""

    def __init__(self, view: View, memory: int) -> None:
        self.view = view
        self.since = len(view.acts) - memory
        self.line = Line.empty(view.rules.policies.branching)
        self.open = 0
        self.run = 0
        self.lots: list[Lot] = []
        self.held: dict[int, list[int]] = {}
        self.loose: list[Loose] = []
        self.dealt_doubles: dict[int, int] = {}
        self.choices: list[Choice] = []
        self.automaton = tables_for(view.rules.policies, view.doubled).automaton
        size = view.rules.policies.hand
        denied = _higher(_forced_lead(view))
        for seat in view.rules.seating.seats:
            if seat is not view.seat:
                self.held[seat] = [self._lot(seat, size, denied)]
                if view.rules.policies.doubles is Doubles.ON:
                    self.dealt_doubles[self.held[seat][0]] = 0
        self._show()

    def _lot(self, seat: int, room: int, forbidden: int) -> int:
        self.lots.append(Lot(seat, room, forbidden))
        return len(self.lots) - 1

    def _show(self) -> None:
        """Five doubles that were shown lie in that seat's dealt hand, and no other double does."""
        shown = self.view.shown
        self.shown: dict[int, int] = {}
        if shown is None or shown.seat is self.view.seat:
            return
        lot = self.held[shown.seat][0]
        self.dealt_doubles.pop(lot, None)
        five = mask(shown.doubles)
        self.lots[lot].forbidden |= doubles() & ~five
        self.shown = {1 << (at - 1): lot for at in places(five)}

    def take(self, ply: int, seat: Seat, move: Play | Draw | Pass) -> None:
        """One action."""
        hidden = seat is not self.view.seat
        recalled = self.open if ply >= self.since else 0
        match move:
            case Play(tile, arm):
                after = self.line.lay(tile, arm)
                if hidden:
                    if recalled and not self.run:
                        self._chosen(seat, tile, after)
                    self._played(seat, bit(tile), recalled)
                self.line = after
                self.open = 0
                for end in self.line.ends:
                    self.open |= suits()[end.pips]
                self.run = 0
            case Draw():
                if hidden and not self.run:
                    self._lacks(seat, recalled)
                self.run += 1
            case Pass():
                if hidden:
                    self._passed(seat, recalled)
                self.run = 0

    def _chosen(self, seat: int, tile: Tile, line: Line) -> None:
        ends, after = self.automaton.intern(self.line), self.automaton.intern(line)
        at = place(tile)
        points = next(points for found, points in ends.after(at) if found is after)
        lots, table = tuple(self.held[seat]), mask(laid.tile for laid in self.line.laid)
        may = [lot for lot in lots if not self.lots[lot].forbidden & bit(tile)]
        source = may[0] if len(may) == 1 else None
        self.choices.append(Choice(seat, lots, ends, at, points, table, source))

    def _lacks(self, seat: int, fitting: int) -> None:
        for lot in self.held[seat]:
            self.lots[lot].forbidden |= fitting

    def _passed(self, seat: int, fitting: int) -> None:
        if self.run:
            self.held[seat].append(self._lot(seat, self.run, fitting))
        else:
            self._lacks(seat, fitting)

    def _played(self, seat: int, tile: int, fitting: int) -> None:
        if self.run:  # it is the tile that was drawn last
            if self.run > 1:
                self.held[seat].append(self._lot(seat, self.run - 1, fitting))
            return
        held = [self.shown[tile]] if tile in self.shown else self.held[seat]
        lots = tuple(lot for lot in held if not self.lots[lot].forbidden & tile)
        if len(lots) > 1:
            self.loose.append(Loose(tile, lots, played=True))
            return
        self.lots[lots[0]].room -= 1
        if lots[0] in self.dealt_doubles and tile & doubles():
            self.dealt_doubles[lots[0]] += 1

    def close(self) -> Seen:
        """Add the stock and the tiles that are hidden still."""
        view = self.view
        stock = self._lot(NOBODY, view.stock, 0)
        table = mask(laid.tile for laid in view.line.laid)
        every = range(len(self.lots))
        for tile in _bits(ALL & ~table & ~mask(view.hand)):
            lots = tuple(lot for lot in every if not self.lots[lot].forbidden & tile)
            if tile in self.shown:
                lots = (self.shown[tile],)
            self.loose.append(Loose(tile, lots, played=False))
        few = {
            lot: known
            for lot, known in self.dealt_doubles.items()
            if lot != stock and self.lots[lot].room + known > FEW_DOUBLES
        }
        return Seen(self.lots, self.loose, few, self.choices)


def _bits(held: int) -> Iterator[int]:
    return (1 << (at - 1) for at in places(held))


def _forced_lead(view: View) -> Tile | None:
    """The lead, where its owner had to lead it as the highest tile of all hands."""
    if view.opener_reason is not OpenerReason.HIGHEST:
        return None
    return view.line.laid[0].tile if view.line.laid else view.must_lead


def _higher(lead: Tile | None) -> int:
    if lead is None:
        return 0
    return mask(tile for tile in double_six() if tile.rank > lead.rank)
