"""What the screen says now. It follows the state, a little late, as cues come to pass."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, TypeVar

from game.rules.line import Line
from game.rules.move import Draw, Pass
from game.rules.tile import Tile, double_six
from game.scenes.table import cues as cue
from game.scenes.table.captions import Caption
from game.scenes.table.cues import Doing

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.rules.seat import Seat
    from game.rules.state import Act
    from game.rules.view import View
    from game.scenes.table.witness import Revealed

Fan = tuple[Tile, ...]
ALL_TILES = len(double_six())

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """Everything that the painters say about a match, as `viewer` may see it.

    Attributes:
        viewer: the seat at the bottom.
        number: of the round, 0 before the first.
        line: the tiles that have landed.
        hand: the viewer's.
        counts: tiles in each hand, by seat.
        spread: tiles that lie face down on the felt before a deal.
        stock: tiles left over.
        totals: by side.
        turn: whose turn it is.
        opener: who has the mão.
        doubled: whether the round counts double.
        doings: what each seat did in its last turn, beside laying a tile.
        lit: terms of the count that are lit while the ends are added up, else None.
        points: what the count that is being told scores, once it is summed.
        open: tiles of each hand that lie face up, by seat.
        sleeping: the tiles left over, once they lie face up.
        sums: pips of each hand, by seat, as far as they have been added up.
        locked: whether the ends are locked, the round being blocked.
        lots: by seat, while they lie on the table.
        caption: the last sentence said.
    """

    viewer: Seat
    number: int
    line: Line
    hand: frozenset[Tile]
    counts: tuple[int, ...]
    stock: int
    totals: tuple[int, ...]
    turn: Seat | None
    opener: Seat | None
    doubled: bool
    doings: tuple[Doing | None, ...]
    open: tuple[Fan, ...]
    lots: tuple[Tile | None, ...]
    sums: tuple[int | None, ...]
    locked: bool = False
    spread: int = 0
    lit: int | None = None
    points: int | None = None
    sleeping: Fan = ()
    caption: Caption | None = None


def shown_of(view: View, revealed: Revealed | None = None) -> Shown:
    """What is shown of a match at rest; nothing is said yet."""
    seats = view.rules.seating.seats
    opened: tuple[Fan, ...] = ((),) * len(seats)
    if view.shown is not None:
        laid = {each.tile for each in view.line.laid}
        left = tuple(tile for tile in view.shown.doubles if tile not in laid)
        opened = changed(opened, view.shown.seat, left)
    sums: tuple[int | None, ...] = (None,) * len(seats)
    if revealed is not None:
        opened = tuple(tuple(sorted(hand)) for hand in revealed.hands)
        sums = revealed.sums or sums
    return Shown(
        viewer=view.seat,
        number=view.number,
        line=view.line,
        hand=view.hand,
        counts=view.counts,
        stock=view.stock,
        totals=view.totals,
        turn=view.turn,
        opener=view.opener,
        doubled=view.doubled,
        doings=tuple(doing(view.acts, seat) for seat in seats),
        open=opened,
        lots=(None,) * len(seats),
        sums=sums,
        locked=revealed is not None and revealed.locked,
        spread=0 if view.number else ALL_TILES,
        sleeping=revealed.stock if revealed is not None else (),
    )


def doing(acts: tuple[Act, ...], seat: Seat) -> Doing | None:
    """What a seat did in its last turn of a round beside laying a tile, or None."""
    end = max((index for index, act in enumerate(acts) if act.seat is seat), default=-1)
    start = end
    while start > 0 and acts[start - 1].seat is seat:
        start -= 1
    turn = acts[start : end + 1] if end >= 0 else ()
    drawn = sum(isinstance(act.move, Draw) for act in turn)
    passed = bool(turn) and isinstance(turn[-1].move, Pass)
    return Doing(seat, drawn, passed) if drawn or passed else None


def fold(shown: Shown, told: Iterable[cue.Cue], now: float) -> Shown:
    """What is shown once the moments of `told` up to `now` seconds have come to pass."""
    for one in sorted(told, key=lambda each: each.start):
        if one.start > now:
            break
        shown = after(shown, one.act)
    return shown


def after(shown: Shown, act: cue.Act) -> Shown:
    """What is shown after one act; pictures change nothing."""
    match act:
        case cue.Cleared():
            return _cleared(shown, act.number)
        case cue.LeftSpread() | cue.LeftStock() | cue.Stocked():
            return _face_down(shown, act)
        case cue.Took() | cue.Lifted() | cue.Landed():
            return _moved(shown, act)
        case cue.Showed() | cue.StockShown() | cue.LotShown():
            return _opened(shown, act)
        case cue.Lit() | cue.Summed() | cue.Total() | cue.Added():
            return _counted(shown, act)
        case _:
            return _marked(shown, act)


def changed(row: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """A row with another value at one place."""
    return (*row[:index], value, *row[index + 1 :])


def _marked(shown: Shown, act: cue.Act) -> Shown:
    match act:
        case cue.Doing():
            did = act if act.drawn or act.passed else None
            return replace(shown, doings=changed(shown.doings, act.seat, did))
        case cue.OpenerKnown():
            return replace(shown, opener=act.seat)
        case cue.Doubled():
            return replace(shown, doubled=True)
        case cue.Locked():
            return replace(shown, locked=True)
        case cue.TurnTo():
            return replace(shown, turn=act.seat)
        case cue.Said():
            return replace(shown, caption=act.caption)
        case _:
            return shown


def _cleared(shown: Shown, number: int) -> Shown:
    seats = len(shown.counts)
    return replace(
        shown,
        number=number,
        line=Line.empty(shown.line.branching),
        hand=frozenset(),
        counts=(0,) * seats,
        stock=0,
        turn=None,
        opener=None,
        doubled=shown.doubled and number == shown.number,
        doings=(None,) * seats,
        open=((),) * seats,
        lots=(None,) * seats,
        sums=(None,) * seats,
        locked=False,
        spread=ALL_TILES,
        lit=None,
        points=None,
        sleeping=(),
    )


def _face_down(shown: Shown, act: cue.LeftSpread | cue.LeftStock | cue.Stocked) -> Shown:
    match act:
        case cue.LeftSpread():
            return replace(shown, spread=shown.spread - 1)
        case cue.LeftStock():
            return replace(shown, stock=shown.stock - 1)
        case cue.Stocked():
            return replace(shown, stock=shown.stock + 1)


def _moved(shown: Shown, act: cue.Took | cue.Lifted | cue.Landed) -> Shown:
    counts, hand = shown.counts, shown.hand
    match act:
        case cue.Took(seat, tile):
            mine = hand if tile is None else hand | {tile}
            return replace(shown, counts=changed(counts, seat, counts[seat] + 1), hand=mine)
        case cue.Lifted(seat, tile):
            left = changed(counts, seat, counts[seat] - 1)
            fan = tuple(other for other in shown.open[seat] if other != tile)
            opened = changed(shown.open, seat, fan)
            return replace(shown, counts=left, hand=hand - {tile}, open=opened)
        case cue.Landed(tile, arm):
            return replace(shown, line=shown.line.lay(tile, arm))


def _opened(shown: Shown, act: cue.Showed | cue.StockShown | cue.LotShown) -> Shown:
    match act:
        case cue.Showed(seat, tiles):
            return replace(shown, open=changed(shown.open, seat, tiles))
        case cue.StockShown(tiles):
            return replace(shown, sleeping=tiles)
        case cue.LotShown(seat, tile):
            return replace(shown, lots=changed(shown.lots, seat, tile))


def _counted(shown: Shown, act: cue.Lit | cue.Summed | cue.Total | cue.Added) -> Shown:
    match act:
        case cue.Added(seat, pips):
            return replace(shown, sums=changed(shown.sums, seat, pips))
        case cue.Lit(terms):
            return replace(shown, lit=terms, points=shown.points if terms else None)
        case cue.Summed(points):
            return replace(shown, points=points)
        case cue.Total(side, total):
            return replace(shown, totals=changed(shown.totals, side, total))
