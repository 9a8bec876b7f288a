"""What an attentive player remembers of a round: read off what its seat has seen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.rules.line import Line
from game.rules.move import Pass, Play
from game.rules.tile import MAX_PIPS, double_six

if TYPE_CHECKING:
    from collections.abc import Collection, Iterable

    from game.rules.seat import Seat
    from game.rules.tile import Tile
    from game.rules.view import View

SUITS = range(MAX_PIPS + 1)
LAST = 6
"""Tiles of a suit on the table once only one is left."""


def unseen(line: Line, *seen_elsewhere: Iterable[Tile]) -> tuple[int, ...]:
    """How many tiles of each suit, from blank to six, have not been seen.

    Args:
        line: what lies on the table.
        seen_elsewhere: the own hand, and what others had to show.
    """
    seen = {laid.tile for laid in line.laid}.union(*seen_elsewhere)
    hidden = [tile for tile in double_six() if tile not in seen]
    return tuple(sum(tile.fits(pips) for tile in hidden) for pips in SUITS)


def laid_by(view: View, seat: Seat) -> tuple[Tile, ...]:
    """The tiles that a seat laid in this round, in order."""
    mine = (act.move for act in view.acts if act.seat is seat)
    return tuple(move.tile for move in mine if isinstance(move, Play))


def passed_on(view: View) -> tuple[frozenset[int], ...]:
    """By seat, the ends that were open as it passed: it holds none of these suits.

    That stays true: whoever may pass has nothing left to draw (RULES.md 2.3).
    """
    lacks: list[frozenset[int]] = [frozenset()] * len(view.counts)
    line = Line.empty(view.line.branching)
    for act in view.acts:
        match act.move:
            case Play(tile, arm):
                line = line.lay(tile, arm)
            case Pass():
                lacks[act.seat] |= {end.pips for end in line.ends}
            case _:
                pass
    return tuple(lacks)


def hopeless(line: Line, hand: Iterable[Tile]) -> frozenset[Tile]:
    """The tiles of a hand that can never be played: no end takes them, and none can come."""
    laid = {each.tile for each in line.laid}
    closed = {
        pips
        for pips in SUITS
        if pips not in line.open_pips and sum(tile.fits(pips) for tile in laid) >= LAST
    }
    return frozenset(
        tile for tile in hand if {tile.high, tile.low} <= closed and _is_alone(tile, laid)
    )


def _is_alone(tile: Tile, laid: Collection[Tile]) -> bool:
    """Whether every other tile of both its suits lies on the table."""
    return all(
        other in laid
        for other in double_six()
        if other != tile and (other.fits(tile.high) or other.fits(tile.low))
    )
