"""The worker listens often enough to drop a decision at once, and answers in time."""

from __future__ import annotations

import random
from multiprocessing.connection import Connection
from typing import cast

import pytest

from game.ai.asking import Answer
from game.ai.worker import Drop, Message, Order, _Service
from game.rules.apply import apply
from game.rules.dealing import deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.tile import double_six
from game.rules.variants import resolve
from game.rules.view import View
from game.rules.views import view

TICK = 0.0005  # seconds that pass at each look at the clock: a slow machine's step
PROMPT = 0.020


class Clock:
    """A clock that ticks whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += TICK
        return self.now


class Pipe:
    """A pipe through which messages come at set times; it closes when the last was taken."""

    def __init__(self, clock: Clock, messages: list[tuple[float, Message]], end: float) -> None:
        self.clock = clock
        self.messages = messages
        self.end = end
        self.taken: list[tuple[float, Message]] = []
        self.sent: list[tuple[float, Answer]] = []
        self.looks: list[float] = []

    def poll(self, timeout: float | None = 0.0) -> bool:
        self.looks.append(self.clock.now)
        if timeout is None and self.messages:
            self.clock.now = max(self.clock.now, self.messages[0][0])
        if self.clock.now >= self.end or (timeout is None and not self.messages):
            raise EOFError
        return bool(self.messages) and self.messages[0][0] <= self.clock.now

    def recv(self) -> Message:
        sent_at, message = self.messages.pop(0)
        self.taken.append((self.clock.now - sent_at, message))
        return message

    def send(self, answer: Answer) -> None:
        self.sent.append((self.clock.now, answer))


def puzzle() -> View:
    rng = random.Random(1)
    while True:
        state = new_match(resolve("all-fives", {}))
        state = deal(state, deal_order(state.rules, tuple(rng.sample(double_six(), 28)))).state
        while state.turn is not None:
            if len(legal(state)) > 3 and len(state.acts) > 2:
                return view(state, state.turn)
            state = apply(state, state.turn, rng.choice(legal(state))).state


def served(messages: list[tuple[float, Message]], end: float) -> Pipe:
    clock = Clock()
    pipe = Pipe(clock, messages, end)
    service = _Service(cast("Connection", pipe), clock)
    with pytest.raises(EOFError):
        service.run()
    return pipe


def test_a_drop_is_taken_within_20_ms_and_nothing_is_answered() -> None:
    order = Order(1, puzzle(), "lenda", 1, 0.9)
    pipe = served([(0.0, order), (0.1003, Drop())], 0.3)
    assert [type(message) for _, message in pipe.taken] == [Order, Drop]
    assert all(late <= PROMPT for late, _ in pipe.taken)
    assert pipe.sent == []


def test_the_pipe_is_looked_at_all_the_while() -> None:
    pipe = served([(0.0, Order(1, puzzle(), "lenda", 1, 0.2))], 1.0)
    gaps = [later - sooner for sooner, later in zip(pipe.looks, pipe.looks[1:], strict=False)]
    assert max(gaps) <= PROMPT / 2
    assert len(gaps) > 10


def test_an_answer_comes_when_its_time_is_up() -> None:
    pipe = served([(0.0, Order(7, puzzle(), "lenda", 1, 0.2))], 1.0)
    ((at, answer),) = pipe.sent
    assert answer.ticket == 7
    assert 0 < answer.iterations < 2500
    assert at <= 0.2 + PROMPT
