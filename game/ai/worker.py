"""The process that thinks: one decision at a time, in chunks, listening in between.

This module is what the process starts with. It imports the opponents and the rules, and ends when
its pipe is closed.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from time import monotonic

from game.ai.asking import Answer
from game.ai.decision import Decision
from game.ai.warmth import Warmth
from game.rules.variant import Rules
from game.rules.view import View

CHUNK = 0.005  # seconds between two looks at the pipe
HURRY = 0.05  # seconds for a sampled search where an exhaustive one was cut short
NICENESS = 5  # below the game itself: where processors are short, the picture comes first


@dataclass(frozen=True, slots=True)
class Order:
    """A decision to take within `seconds`."""

    ticket: int
    view: View
    tier: str
    seed: int
    seconds: float


@dataclass(frozen=True, slots=True)
class Prepare:
    """Rules that will be played: their tables are filled while nothing else is wanted."""

    rules: Rules


@dataclass(frozen=True, slots=True)
class Drop:
    """Nothing is wanted any more."""


@dataclass(frozen=True, slots=True)
class Ready:
    """The process has started and listens."""


Message = Order | Prepare | Drop


def serve(pipe: Connection) -> None:
    """Answer orders until the other end of the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is the game's to handle
    if sys.platform != "win32":
        os.nice(NICENESS)
    try:
        pipe.send(Ready())
        _Service(pipe, monotonic).run()
    except (EOFError, OSError):
        return


class _Service:
    """The loop, and what it is busy with."""

    def __init__(self, pipe: Connection, clock: Callable[[], float]) -> None:
        self._pipe = pipe
        self._clock = clock
        self._order: Order | None = None
        self._decision: Decision | None = None
        self._until = 0.0
        self._warmth = Warmth()

    def run(self) -> None:
        """Listen and think by turns."""
        while True:
            idle = self._decision is None and self._warmth.done
            while self._pipe.poll(None if idle else 0):
                self._take(self._pipe.recv())
                idle = False
            self._think()

    def _take(self, message: Message) -> None:
        match message:
            case Order():
                self._order = message
                self._until = self._clock() + message.seconds
                self._decision = Decision(message.view, message.tier, message.seed)
            case Prepare(rules):
                self._warmth.add(rules.policies)
            case Drop():
                self._order = self._decision = None

    def _think(self) -> None:
        end = self._clock() + CHUNK
        decision, order = self._decision, self._order
        if decision is None or order is None:
            while not self._warmth.done and self._clock() < end:
                self._warmth.step()
            return
        while not decision.done and self._clock() < end:
            decision.step()
        late = self._clock() >= self._until
        if late and decision.hurry():
            self._until = self._clock() + HURRY
        elif decision.done or late:
            chosen = decision.best()
            self._order = self._decision = None
            self._pipe.send(Answer(order.ticket, chosen.move, chosen.iterations))
