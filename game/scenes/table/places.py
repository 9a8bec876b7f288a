"""Where everything of a match lies on the canvas, in pixels."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, assert_never

from game.layout.camera import Camera
from game.layout.lattice import Rect
from game.layout.router import route
from game.layout.rows import PILE, RACK, REVEALED, ranked, shown
from game.layout.tray import slots
from game.levels.plan import Place as Edge
from game.rules.policies.choices import Direction, Stock
from game.rules.seat import Seat, Seating
from game.rules.tile import double_six
from game.scenes.table import cues as cue
from game.scenes.table.large import enlarged, large_parts
from game.scenes.table.panes import inside, parts
from game.scenes.table.stir import spread

if TYPE_CHECKING:
    from game.layout.layout import Layout
    from game.levels.plan import Plan
    from game.rules.line import Line
    from game.rules.variant import Rules
    from game.scenes.table.panes import Parts

ROUTES_KEPT = 64
COUNT_LINE = 16
"""Height of the count under the boneyard's tiles."""

LARGE_COUNT = 20
AIRY, AIR = 12, 4
"""Up to so many shown tiles keep some pixels away from the edges of their plate."""

LOT = (24, 48)
LOT_GAP = 10
_ROUND = {
    Seating.TWO: (Edge.TOP,),
    Seating.THREE: (Edge.RIGHT, Edge.LEFT),
    Seating.FOUR: (Edge.RIGHT, Edge.TOP, Edge.LEFT),
    Seating.PAIRS: (Edge.RIGHT, Edge.TOP, Edge.LEFT),
}
"""Where the next seats sit, counter-clockwise from one's own."""


class Places:
    """Pixels for one match, seen from one seat.

    Attributes:
        plan: the named rectangles of the table.
        camera: looks at the felt.
        drawn_from: whether the tiles left over may be drawn.
        scale: of the text that there is room for, 1 or 2.
        stir: how far the tiles that lie spread have been stirred, in turns.
    """

    def __init__(self, plan: Plan, rules: Rules, viewer: Seat) -> None:
        self._drawn = plan
        self.plan = plan
        self.scale = 1
        self._rules = rules
        self.camera = Camera(plan.felt)
        self.viewer = viewer
        self.stir = 0.0
        self.drawn_from = rules.policies.stock is Stock.DRAW
        self._stock = len(double_six()) - len(rules.seating.seats) * rules.policies.hand
        self._edges = edges(rules, viewer)
        self._parts = {plate.place: parts(plan, plate) for plate in plan.plates}
        self._counted = COUNT_LINE
        self._routed = lru_cache(ROUTES_KEPT)(self._route)
        self._latest: tuple[Line, Layout] | None = None

    def fit(self, scale: int) -> None:
        """Makes room for text of another size; felt and tiles stay as large as they are."""
        self.scale = scale
        self.plan = plan = self._drawn if scale == 1 else enlarged(self._drawn)
        self._counted = COUNT_LINE if scale == 1 else LARGE_COUNT
        lay = parts if scale == 1 else large_parts
        self._parts = {plate.place: lay(plan, plate) for plate in plan.plates}

    def sit(self, viewer: Seat) -> None:
        """Another seat is at the bottom from now on; what lies on the felt stays."""
        self.viewer = viewer
        self._edges = edges(self._rules, viewer)

    def layout(self, line: Line) -> Layout:
        """Where the tiles of a line lie; the same line again costs nothing."""
        if self._latest is None or self._latest[0] is not line:
            self._latest = line, self._routed(line)
        return self._latest[1]

    def edge(self, seat: Seat) -> Edge | None:
        """At which edge a seat sits; None for the viewer, at the bottom."""
        return self._edges.get(seat)

    def plate(self, seat: Seat) -> Parts | None:
        """The plate of another seat; None for the viewer."""
        edge = self.edge(seat)
        return None if edge is None else self._parts[edge]

    def row(self, count: int) -> tuple[Rect, ...]:
        """The slots of the own hand."""
        return slots(count, self.plan.tray)

    def rack(self, seat: Seat, count: int) -> tuple[Rect, ...]:
        """The backs that another seat holds; the own slots for the viewer."""
        plate = self.plate(seat)
        return self.row(count) if plate is None else ranked(count, plate.rack, RACK)

    def revealed(self, seat: Seat, count: int) -> tuple[Rect, ...]:
        """The faces of another seat's tiles once they are shown."""
        plate = self.plate(seat)
        if plate is None:
            return self.row(count)
        x, y, w, h = plate.reveal
        airy = not plate.wide and count <= AIRY
        box = (x + AIR, y, w - 2 * AIR, h) if airy and w <= h + AIR else (x, y, w, h)
        return ranked(count, box, REVEALED)

    def pile(self, count: int) -> tuple[Rect, ...]:
        """The boneyard's backs; those that stay never move as tiles are drawn."""
        x, y, w, h = inside(self.plan, self.plan.boneyard)
        return ranked(max(self._stock, count), (x, y, w, h - self._counted), PILE)[:count]

    def sleeping(self, count: int) -> tuple[Rect, ...]:
        """The faces of the tiles left over, within the boneyard's frame."""
        return shown(count, inside(self.plan, self.plan.boneyard))

    def lot(self, seat: Seat) -> Rect:
        """Where a seat's lot lies, at its edge of the felt."""
        x, y, w, h = self.plan.felt
        wide, high = LOT
        middle_x, middle_y = x + (w - wide) // 2, y + (h - high) // 2
        match self.edge(seat):
            case None:
                return Rect(middle_x, y + h - high - LOT_GAP, wide, high)
            case Edge.TOP:
                return Rect(middle_x, y + LOT_GAP, wide, high)
            case Edge.LEFT:
                return Rect(x + LOT_GAP, middle_y, wide, high)
            case Edge.RIGHT:
                return Rect(x + w - wide - LOT_GAP, middle_y, wide, high)
            case unknown:
                assert_never(unknown)

    def middle(self, place: cue.Place) -> tuple[int, int]:
        """The pixel on which a tile at a place is centred."""
        match place:
            case cue.Spot(x, y):
                return x, y
            case cue.Spread(index):
                return centre(spread(index, self.stir, self.plan.felt).rect)
            case cue.Rack(seat, index, count):
                return centre(self.rack(seat, count)[index])
            case cue.Boneyard(index):
                return centre(self.pile(index + 1)[index])
            case cue.Socket(line, tile, arm):
                return centre(self.camera.pixels(self.layout(line).socket(arm, tile).rect))
            case cue.Plate(seat):
                return centre(self.lot(seat))
            case _:
                assert_never(place)

    def _route(self, line: Line) -> Layout:
        return route(line, self.camera.felt)


def edges(rules: Rules, viewer: Seat) -> dict[Seat, Edge]:
    """At which edge each of the others sits (RULES.md section 1: `direction` is the picture)."""
    seating = rules.seating
    around = _ROUND[seating]
    if rules.policies.direction is Direction.CW:
        around = around[::-1]
    return dict(zip(seating.from_seat(viewer)[1:], around, strict=True))


def centre(rect: tuple[int, int, int, int]) -> tuple[int, int]:
    """The middle pixel of a rectangle."""
    x, y, w, h = rect
    return x + w // 2, y + h // 2
