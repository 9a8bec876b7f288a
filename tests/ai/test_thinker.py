"""The thinker answers whatever happens to its process, and never late or twice."""

from __future__ import annotations

import os
import random
import signal
import time
from collections.abc import Iterator
from dataclasses import dataclass

import pytest

from game.ai.asking import Answer
from game.ai.decision import choose
from game.ai.sliced import Sliced
from game.ai.thinker import WorkerThinker
from game.ai.worker import NICENESS
from game.rules.apply import apply
from game.rules.dealing import deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.tile import double_six
from game.rules.variants import resolve
from game.rules.view import View
from game.rules.views import view

NICEST = 19
PATIENCE = 20.0  # seconds: the machine may be busy


@dataclass(frozen=True)
class Question:
    ticket: int
    view: View
    tier: str
    seed: int


def puzzle(name: str = "all-fives", seed: int = 1) -> View:
    """A view with a real choice."""
    rng = random.Random(seed)
    while True:
        state = new_match(resolve(name, {}))
        state = deal(state, deal_order(state.rules, tuple(rng.sample(double_six(), 28)))).state
        while state.turn is not None:
            if len(legal(state)) > 3 and len(state.acts) > 2:
                return view(state, state.turn)
            state = apply(state, state.turn, rng.choice(legal(state))).state


def wait(thinker: WorkerThinker | Sliced, seconds: float = PATIENCE) -> Answer | None:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        answer = thinker.poll()
        if answer is not None:
            return answer
        time.sleep(0.001)
    return None


@pytest.fixture(name="thinker")
def _thinker() -> Iterator[WorkerThinker]:
    thinker = WorkerThinker(time.monotonic, seconds=PATIENCE)
    yield thinker
    thinker.close()


def process(thinker: WorkerThinker) -> int:
    assert thinker._process is not None
    assert thinker._process.pid is not None
    return thinker._process.pid


def test_the_process_decides_as_the_function_does(thinker: WorkerThinker) -> None:
    for number, tier in enumerate(("aprendiz", "craque/blocker")):
        seen = puzzle(seed=number)
        thinker.ask(Question(number, seen, tier, 17))
        answer = wait(thinker)
        assert answer is not None
        assert answer.ticket == number
        chosen = choose(seen, tier, 17)
        assert (answer.move, answer.iterations) == (chosen.move, chosen.iterations)


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="needs priorities of processes")
def test_the_process_stands_behind_the_game_in_the_queue(thinker: WorkerThinker) -> None:
    thinker.ask(Question(1, puzzle(), "aprendiz", 1))
    assert wait(thinker) is not None
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, process(thinker)) == min(ours + NICENESS, NICEST)


def test_a_stopped_decision_is_repeated_by_its_iterations(thinker: WorkerThinker) -> None:
    thinker.close()
    hasty = WorkerThinker(time.monotonic, seconds=0.02)
    try:
        seen = puzzle()
        hasty.ask(Question(1, seen, "lenda", 5))
        answer = wait(hasty)
    finally:
        hasty.close()
    assert answer is not None
    assert answer.move in seen.legal
    if answer.iterations:
        again = choose(seen, "lenda", 5, iterations=answer.iterations)
        assert again.move == answer.move


def test_only_the_last_ask_is_answered(thinker: WorkerThinker) -> None:
    thinker.ask(Question(1, puzzle(), "lenda", 1))
    thinker.ask(Question(2, puzzle(seed=2), "aprendiz", 1))
    answer = wait(thinker)
    assert answer is not None
    assert answer.ticket == 2
    assert wait(thinker, 0.3) is None


def test_a_cancelled_ask_is_not_answered(thinker: WorkerThinker) -> None:
    thinker.ask(Question(1, puzzle(), "aprendiz", 1))
    thinker.cancel()
    assert wait(thinker, 0.5) is None
    thinker.ask(Question(2, puzzle(), "aprendiz", 1))
    answer = wait(thinker)
    assert answer is not None
    assert answer.ticket == 2


def test_the_answer_comes_though_the_process_is_killed(thinker: WorkerThinker) -> None:
    seen = puzzle()
    thinker.ask(Question(1, seen, "lenda", 1))
    os.kill(process(thinker), signal.SIGTERM)
    answer = wait(thinker)
    assert answer is not None
    assert answer.move in seen.legal
    thinker.ask(Question(2, seen, "aprendiz", 1))
    answer = wait(thinker)
    assert answer is not None
    assert answer.ticket == 2


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="no way to stop a process here")
def test_the_answer_comes_though_the_process_hangs() -> None:
    thinker = WorkerThinker(time.monotonic, seconds=0.2)
    try:
        seen = puzzle()
        os.kill(process(thinker), signal.SIGSTOP)
        start = time.monotonic()
        thinker.ask(Question(1, seen, "lenda", 1))
        answer = wait(thinker)
        assert answer is not None
        assert answer.move in seen.legal
        assert time.monotonic() - start >= 0.2
    finally:
        thinker.close()


def test_without_any_process_the_caller_s_time_is_used() -> None:
    thinker = WorkerThinker(time.monotonic)
    thinker.close()
    seen = puzzle()
    thinker.ask(Question(1, seen, "aprendiz", 3))
    answer = wait(thinker)
    assert answer is not None
    assert answer.move == choose(seen, "aprendiz", 3).move
    thinker.close()


def test_slices_are_short_and_end_at_the_limit() -> None:
    ticks = iter(range(1_000_000))
    sliced = Sliced(lambda: next(ticks) * 0.001, seconds=0.05, share=0.004)
    seen = puzzle()
    sliced.ask(Question(9, seen, "lenda", 3))
    polls = 0
    answer = None
    while answer is None:
        answer = sliced.poll()
        polls += 1
    assert answer.ticket == 9
    assert answer.move in seen.legal
    assert 2 < polls < 60
    assert sliced.poll() is None
