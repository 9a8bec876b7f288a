"""Who plays a lesson: the computers' moves come from the record, yours are made by a seen hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.engine.anim.ease import cubic_in_out
from game.engine.input.events import Point, PointDown, PointUp
from game.layout.lattice import Rect
from game.layout.tray import TILE_HEIGHT, TILE_WIDTH
from game.rules.move import Draw, Play
from game.scenes.table.aim import button_rects
from game.scenes.table.places import centre

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.match.session import Session
    from game.match.thinker import Ask
    from game.rules.move import Move
    from game.scenes.lessons import Clip
    from game.scenes.table.scene import TableScene

REST = (500, 318)
"""Where the hand waits, beside the tiles."""

WAIT, REACH, CARRY = 0.7, 0.45, 0.75
"""Seconds before the hand moves, until it is at what it takes, and until it is where that goes."""

Spot = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Scripted:
    """A thinker's answer that stands in the record."""

    ticket: int
    move: Move
    iterations: int = 0


class Prompter:
    """A thinker that knows the record by heart.

    Args:
        clip: the record.
        session: the match that is played after it.
    """

    def __init__(self, clip: Clip, session: Session) -> None:
        self._clip = clip
        self._session = session
        self._asked: Ask | None = None

    @property
    def due(self) -> Move | None:
        """The next move of the record; None at its end, and where a deal is next."""
        act = self._clip.act(len(self._session.history))
        return None if act is None else act[1]

    @property
    def done(self) -> bool:
        """Whether the record has been played to its end."""
        return len(self._session.history) >= len(self._clip.reading.taken)

    def ask(self, ask: Ask, /) -> None:
        """Looks up what comes next."""
        self._asked = ask

    def poll(self) -> Scripted | None:
        """The move of the record, once."""
        asked, self._asked, due = self._asked, None, self.due
        return None if asked is None or due is None else Scripted(asked.ticket, due)

    def cancel(self) -> None:
        """Forgets the question."""
        self._asked = None

    def close(self) -> None:
        """There is nothing to stop."""


class Demonstrator:
    """A hand that plays the moves of the person at the bottom with a mouse, for all to see.

    Args:
        table: where it plays.
        prompter: knows what it plays.

    Attributes:
        at: the pixel that it points at.
        holds: whether it has taken hold of something.
    """

    def __init__(self, table: TableScene, prompter: Prompter) -> None:
        self._table = table
        self._prompter = prompter
        self._seconds = 0.0
        self._from: Spot = REST
        self._grip: Spot = REST
        self.at: Spot = REST
        self.holds = False

    @property
    def moving(self) -> bool:
        """Whether it has something to do, or is on its way back."""
        return self.at != REST or self._has_turn

    def update(self, dt: float) -> None:
        """Lets `dt` seconds pass."""
        due = self._prompter.due
        if not self._has_turn or due is None:
            self._withdraw(dt)
            return
        self._seconds += dt
        start, end = self._way(due)
        reached, there = WAIT + REACH, WAIT + REACH + CARRY
        if self._seconds < reached:
            self.at = _between(self._from, start, (self._seconds - WAIT) / REACH)
            return
        if not self.holds:
            self.holds = True
            self._send(Point(*start), PointDown(*start))
        self.at = _between(start, end, (self._seconds - reached) / CARRY)
        self._send(Point(*self.at))
        if self._seconds >= there or start == end:
            self._let_go()

    def _let_go(self) -> None:
        self._send(PointUp(*self.at))
        self._from, self._seconds, self.holds = self.at, 0.0, False

    def _withdraw(self, dt: float) -> None:
        if self.holds:
            self._let_go()
        if self.at != REST:
            self._seconds += dt
            self.at = _between(self._from, REST, self._seconds / CARRY)
        else:
            self._from, self._seconds = REST, 0.0

    def _way(self, due: Move) -> tuple[Spot, Spot]:
        """From what the hand takes to where that goes; the same pixel for what is only pressed."""
        table, places = self._table, self._table.places
        match due:
            case Play(tile, arm):
                if not self.holds:
                    x, y = table.picture.tray.at(tile)
                    self._grip = x + TILE_WIDTH // 2, y + TILE_HEIGHT // 2
                socket = places.layout(table.picture.shown.line).socket(arm, tile)
                return self._grip, centre(places.camera.pixels(Rect(*socket.rect)))
            case Draw():
                pressed = centre(places.plan.boneyard)
            case _:
                pressed = centre(button_rects(places.plan)[1])
        return pressed, pressed

    @property
    def _has_turn(self) -> bool:
        return self._table.picture.cursor.reach is not None

    def _send(self, *events: InputEvent) -> None:
        for event in events:
            self._table.handle(event)


def _between(start: Spot, end: Spot, way: float) -> Spot:
    part = cubic_in_out(min(max(way, 0.0), 1.0))
    return (
        round(start[0] + (end[0] - start[0]) * part),
        round(start[1] + (end[1] - start[1]) * part),
    )
