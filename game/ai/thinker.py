"""The thinker of the game: a process of its own, and the caller's own time where that fails."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from game.ai.asking import Answer, Ask
from game.ai.sliced import LIMIT, Sliced
from game.ai.worker import Drop, Message, Order, Prepare, Ready, serve
from game.rules.variant import Rules

GRACE = 0.15  # seconds past the limit after which the process counts as hung
SECOND_BEST = 0.3  # seconds for the answer that it did not give
STARTS = 3  # processes that are tried before the thinker stays in the caller's own time
JOIN = 0.2


class WorkerThinker:
    """Thinks in one spawned process; the answer comes even if that is killed or hangs.

    Args:
        clock: seconds, from any start.
        seconds: the longest that an ask is thought about.
    """

    def __init__(self, clock: Callable[[], float], seconds: float = LIMIT) -> None:
        self._clock = clock
        self._seconds = seconds
        self._sliced = Sliced(clock, SECOND_BEST)
        self._starts = 0
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ask: Ask | None = None
        self._hung_at = 0.0
        self._rules: Rules | None = None
        self.ready = False
        self._start()

    def prepare(self, rules: Rules) -> None:
        """Say which rules will be played, so that the first decision finds warm tables."""
        self._rules = rules
        self._send(Prepare(rules))

    def ask(self, ask: Ask, /) -> None:
        """Begin to think; whatever was being thought about is dropped."""
        self._sliced.cancel()
        if self._process is None:
            self._start()
        self._ask = ask
        self._hung_at = self._clock() + self._seconds + GRACE
        if not self._send(Order(ask.ticket, ask.view, ask.tier, ask.seed, self._seconds)):
            self._fall_back()

    def poll(self) -> Answer | None:
        """The answer, once it is there."""
        answer = self._receive()
        if answer is not None:
            return answer
        if self._ask is not None and self._clock() >= self._hung_at:
            self._stop()
            self._fall_back()
        return self._sliced.poll()

    def cancel(self) -> None:
        """Drop what is being thought about."""
        self._ask = None
        self._sliced.cancel()
        self._send(Drop())

    def close(self) -> None:
        """Stop for good."""
        self._ask = None
        self._sliced.close()
        self._starts = STARTS
        self._stop()

    def _start(self) -> None:
        if self._starts >= STARTS:
            return
        self._starts += 1
        spawn = multiprocessing.get_context("spawn")
        with contextlib.suppress(OSError):
            self._pipe, theirs = spawn.Pipe()
            self._process = spawn.Process(target=serve, args=(theirs,), daemon=True)
            self._process.start()
            theirs.close()
            if self._rules is not None:
                self._send(Prepare(self._rules))

    def _send(self, message: Message) -> bool:
        if self._pipe is None:
            return False
        try:
            self._pipe.send(message)
        except OSError:
            self._stop()
            return False
        return True

    def _receive(self) -> Answer | None:
        while self._pipe is not None:
            try:
                if not self._pipe.poll():
                    return None
                message: Ready | Answer = self._pipe.recv()
            except (EOFError, OSError):
                self._stop()
                self._fall_back()
                return None
            if isinstance(message, Ready):
                self.ready = True
                continue
            if self._ask is not None and message.ticket == self._ask.ticket:
                self._ask = None
                return message
        return None

    def _fall_back(self) -> None:
        """Think about what was asked in the caller's own time."""
        if self._ask is not None:
            self._sliced.ask(self._ask)
            self._ask = None

    def _stop(self) -> None:
        pipe, process = self._pipe, self._process
        self._pipe = self._process = None
        self.ready = False
        if pipe is not None:
            pipe.close()
        if process is not None and process.pid is not None:
            process.kill()
            process.join(JOIN)
