"""What the guide of a first round says: of what has happened, and of what is to be decided now.

Headless: it looks at what the viewer knows and at what was submitted, whatever the player does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING

from game.rules.events import (
    ArmsOpened,
    Counted,
    Dealt,
    Drew,
    OpenerNamed,
    Passed,
    RoundEnded,
    SpinnerSet,
    TileLaid,
)
from game.rules.policies.choices import Stock
from game.rules.result import Ending
from game.scenes.table.holding import Asked, Dragged, Lifted

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.match.session import Submitted
    from game.rules.events import Event
    from game.rules.line import Line
    from game.rules.seat import Seat
    from game.rules.state import State
    from game.rules.tile import Tile
    from game.rules.view import View
    from game.scenes.table.holding import Hold
    from game.scenes.table.reach import Reach


class Focus(StrEnum):
    """What a sentence is about, on the screen."""

    FELT = "felt"
    TRAY = "tray"
    STOCK = "boneyard"
    SCORES = "scores"
    ENDS = "ends"


class Ask(StrEnum):
    """What is asked of the player; the value ends the catalogue's key."""

    GO_ON = "go-on"
    LIFT = "lift"
    LAY = "lay"
    CHOOSE = "choose"
    DRAW = "draw"
    PASS = "pass"  # noqa: S105 - a word of the game


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence of the guide.

    Attributes:
        key: of the catalogue.
        focus: what it is about.
        seat: whom it speaks of, if anybody.
        values: the other values of the sentence.
        ask: what the player is asked to do.
    """

    key: str
    focus: Focus = Focus.FELT
    seat: Seat | None = None
    values: dict[str, str | int] = field(default_factory=dict)
    ask: Ask = Ask.GO_ON


class Guide:
    """Explains each kind of thing once, when it happens for the first time.

    Args:
        viewer: the seat of the one who is guided.
    """

    def __init__(self, viewer: Seat) -> None:
        self._viewer = viewer
        self._said: set[str] = set()

    def welcome(self, state: State) -> Remark:
        """Before anything else."""
        return Remark(f"lesson.{state.rules.variant}-deal")

    def remarks(self, done: Submitted) -> tuple[Remark, ...]:
        """What there is to say of something that was done; what was explained before is not."""
        found = []
        for event in done.events:
            for remark in self._of(event, done):
                if remark.key not in self._said:
                    self._said.add(remark.key)
                    found.append(remark)
        return tuple(found)

    def decision(self, view: View, reach: Reach, hold: Hold) -> Remark | None:
        """What the player is to decide; None while a question is asked or a tile is carried."""
        ends = _ends(view.line)
        match hold:
            case Lifted(tile, chosen=False):
                values: dict[str, str | int] = {"tile": str(tile)}
                return Remark("guide.several", values=values, ask=Ask.CHOOSE)
            case Lifted(tile):
                key = "guide.lifted" if view.line.laid else "guide.lifted-lead"
                return Remark(key, values={"tile": str(tile)}, ask=Ask.LAY)
            case Asked() | Dragged():
                return None
            case _:
                pass
        if reach.passes:
            return Remark("guide.pass", Focus.ENDS, values={"ends": ends}, ask=Ask.PASS)
        if reach.stuck:
            return Remark("guide.draw", Focus.STOCK, values={"ends": ends}, ask=Ask.DRAW)
        tiles = ", ".join(str(tile) for tile in sorted(reach.plays, reverse=True))
        if not view.line.laid:
            key = "guide.lead" if view.must_lead else "guide.lead-any"
            return Remark(key, Focus.TRAY, values={"tile": tiles}, ask=Ask.LIFT)
        values = {"ends": ends, "tiles": tiles}
        return Remark("guide.turn", Focus.TRAY, values=values, ask=Ask.LIFT)

    def _of(self, event: Event, done: Submitted) -> Iterator[Remark]:
        after = done.after
        ends = _ends(after.line)
        match event:
            case Dealt():
                yield Remark("guide.hand", Focus.TRAY)
                yield from self._stock(after)
            case OpenerNamed(seat):
                yield self._whose("guide.opens", seat, Focus.FELT)
            case TileLaid(seat, tile):
                yield from self._laid(seat, tile, ends, first=len(after.line.laid) == 1)
            case SpinnerSet():
                yield Remark("guide.spinner")
            case ArmsOpened():
                yield Remark("guide.arms")
            case Counted(seat, _, count, points):
                yield self._counted(seat, count, points)
            case Drew(seat) if seat is not self._viewer:
                yield Remark("guide.drew-other", Focus.STOCK, seat)
            case Passed(seat):
                yield self._whose("guide.passed", seat, Focus.ENDS, ends=ends)
            case RoundEnded(result):
                yield self._ended(result.ending, result.out)
            case _:
                pass

    def _stock(self, state: State) -> Iterator[Remark]:
        left = len(state.stock)
        if left:
            drawn = state.rules.policies.stock is Stock.DRAW
            key = "guide.stock-draw" if drawn else "guide.stock-sleep"
            yield Remark(key, Focus.STOCK, values={"left": left})

    def _laid(self, seat: Seat, tile: Tile, ends: str, *, first: bool) -> Iterator[Remark]:
        """The first tile of all lies across nothing yet, and its number has nothing to stay."""
        if seat is self._viewer:
            yield Remark("guide.joined", Focus.ENDS, values={"tile": str(tile), "ends": ends})
        if tile.is_double and not first:
            yield Remark("guide.double", values={"tile": str(tile)})

    def _counted(self, seat: Seat, count: int, points: int) -> Remark:
        if not points:
            return Remark("guide.counted", Focus.ENDS, values={"sum": count})
        return self._whose("guide.scored", seat, Focus.SCORES, sum=count)

    def _ended(self, ending: Ending, out: Seat | None) -> Remark:
        if ending is Ending.DOMINO and out is not None:
            return self._whose("guide.out", out, Focus.FELT)
        return Remark(f"guide.{ending.value}")

    def _whose(self, key: str, seat: Seat, focus: Focus, **values: str | int) -> Remark:
        """The sentence for the player's own doing, or for somebody else's."""
        own = "own" if seat is self._viewer else "other"
        return Remark(f"{key}-{own}", focus, seat, dict(values))


def _ends(line: Line) -> str:
    return ", ".join(dict.fromkeys(str(end.pips) for end in line.ends))
