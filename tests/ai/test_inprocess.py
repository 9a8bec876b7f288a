from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from game.ai.asking import Answer
from game.ai.inprocess import InProcess
from game.rules.move import Draw, Move
from game.rules.view import View


@dataclass(frozen=True)
class Question:
    ticket: int
    view: View
    tier: str
    seed: int


NO_VIEW = cast("View", None)


def thinker(asked: list[tuple[str, int]]) -> InProcess:
    def choose(_view: View, tier: str, seed: int) -> Move:
        asked.append((tier, seed))
        return Draw()

    return InProcess(choose)


def test_answers_once_at_the_next_poll() -> None:
    asked: list[tuple[str, int]] = []
    mind = thinker(asked)
    assert mind.poll() is None
    mind.ask(Question(3, NO_VIEW, "greedy", 11))
    assert not asked
    assert mind.poll() == Answer(3, Draw(), 0)
    assert mind.poll() is None
    assert asked == [("greedy", 11)]


def test_a_new_ask_and_a_cancel_drop_the_one_before() -> None:
    asked: list[tuple[str, int]] = []
    mind = thinker(asked)
    mind.ask(Question(1, NO_VIEW, "greedy", 1))
    mind.ask(Question(2, NO_VIEW, "greedy", 2))
    assert mind.poll() == Answer(2, Draw(), 0)
    mind.ask(Question(3, NO_VIEW, "greedy", 3))
    mind.cancel()
    assert mind.poll() is None
    mind.ask(Question(4, NO_VIEW, "greedy", 4))
    mind.close()
    assert mind.poll() is None
    assert asked == [("greedy", 2)]
