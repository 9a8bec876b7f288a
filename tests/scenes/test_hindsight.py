"""The scoreboard says which move of the round gave most away."""

from __future__ import annotations

import random
from itertools import count

import pytest

from game.ai.advice import Grade, judge
from game.ai.inprocess import InProcess
from game.ai.simple import choose
from game.match.session import Session
from game.rules.move import Play
from game.rules.state import Phase
from game.rules.views import view
from game.scenes.hindsight import DEAR, JUDGE, SEED, Hindsight
from game.scenes.scoreboard import ScoreboardScene
from game.scenes.shelf import MemoryShelf
from game.scenes.sitting import Sitting
from game.store.settings import Settings
from tests.scenes.evening import Evening
from tests.scenes.table.sitting import go_on, sit_down


def after_a_round(variant: str, seed: int, rounds: int = 1) -> Session:
    """A match in which so many rounds were played at random."""
    session, rng = sit_down(variant, str(seed)), random.Random(seed)
    while session.state.phase is not Phase.ROUND_OVER or len(session.results) < rounds:
        go_on(session, rng)
    return session


def judged(session: Session) -> Hindsight:
    found, ticks = Hindsight(session, clock=count().__next__), 0
    while not found.done:
        assert found.costliest is None or found.costliest.lost > 0
        found.update()
        ticks += 1
    assert ticks > 1
    return found


@pytest.mark.parametrize("variant", ["all-fives", "nordeste"])
def test_the_costliest_move_of_the_last_round_is_found(variant: str) -> None:
    session = after_a_round(variant, 3, rounds=2)
    verdicts = []
    for done in session.history:
        before, seat = done.before, done.before.turn
        if before.phase is not Phase.PLAY or seat is None or before.number < 2:
            continue
        move = done.after.acts[len(before.acts)].move
        if isinstance(move, Play):
            verdict = judge(view(before, seat), move, JUDGE, SEED)
            verdicts.append((verdict.lost, seat, move, verdict))
    dearest = max(verdicts, key=lambda each: each[0])
    assert dearest[3].grade in DEAR
    found = judged(session).costliest
    assert found is not None
    assert (found.lost, found.seat, found.move, found.best) == (*dearest[:3], dearest[3].best)


def test_a_round_without_a_choice_cost_nobody_anything() -> None:
    session = after_a_round("mano-a-mano", 1)
    hindsight = Hindsight(session)
    hindsight._todo.clear()
    evening = Evening(Settings(language="en"))
    assert hindsight.done
    assert hindsight.told(evening.kit.text).key == "costly.none"


@pytest.mark.parametrize("variant", ["all-fives", "nordeste"])
def test_the_scoreboard_says_it_once_it_is_found(variant: str) -> None:
    session = after_a_round(variant, 3)
    evening = Evening(Settings(language="en"))
    sitting = Sitting(session, MemoryShelf().begin(), InProcess(choose), "match")
    scene = ScoreboardScene(evening.kit, evening.cabinet, sitting)
    assert "Looking for the costliest move …" in scene.aloud.page
    while not scene.hindsight.done:
        scene.update(1 / 60)
        assert scene.animating
    found = scene.hindsight.costliest
    assert found is not None
    (said,) = (each for each in scene.aloud.page if each.startswith("Costliest move: "))
    lost = f"{found.lost:.0f} points" if variant == "all-fives" else f"{found.lost:.1f} stones"
    assert f"laid the {found.move.tile} and gave away about {lost}" in said
    assert said.endswith((f"the {found.best.tile} was better.", "another end was better."))
    assert Grade.BEST not in DEAR
