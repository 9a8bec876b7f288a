"""The end of a match: who is glad, who is not, and how much of it moves."""

from __future__ import annotations

import random

import pytest

from game.ai.inprocess import InProcess
from game.ai.simple import choose
from game.match.fair import Seeded
from game.match.seats import Computer, Human
from game.match.session import Session
from game.rules.state import Phase
from game.rules.variants import resolve
from game.scenes.portraits import Mood
from game.scenes.result import ResultScene
from game.scenes.scoreboard import ScoreboardScene
from game.scenes.shelf import MemoryShelf
from game.scenes.sitting import Sitting
from game.store.settings import Settings
from tests.scenes.evening import Evening
from tests.scenes.table.sitting import go_on, sit_down

LONG = 30.0
"""Seconds after which nothing falls any more."""


def finished(variant: str, won: bool) -> Session:  # noqa: FBT001 - a parameter of the tests
    """A match that A's side has won, or not."""
    for seed in range(50):
        session, rng = sit_down(variant, str(seed)), random.Random(seed)
        while session.state.phase is not Phase.MATCH_OVER:
            go_on(session, rng)
        if (session.state.winner == 0) is won:
            return session
    raise AssertionError(variant)


def ended(session: Session, settings: Settings) -> ResultScene:
    evening = Evening(settings)
    sitting = Sitting(session, MemoryShelf().begin(), InProcess(choose), "match")
    return ResultScene(evening.kit, evening.cabinet, sitting)


def moves(scene: ResultScene, seconds: float) -> bool:
    """Whether anything but the focus moves in so many seconds."""
    moved = False
    for _ in range(round(seconds * 10)):
        scene.update(0.1)
        moved = moved or scene._moved
    return moved


@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("variant", ["mano-a-mano", "nordeste"])
def test_winners_are_pleased_and_losers_annoyed(variant: str, won: bool) -> None:  # noqa: FBT001
    session = finished(variant, won)
    scene = ended(session, Settings(language="en"))
    assert (scene.won, scene.festive) == (won, won)
    seating = session.state.rules.seating
    for seat in seating.seats:
        glad = seating.side_of(seat) == session.state.winner
        assert scene.faces.moods[seat] is (Mood.PLEASED if glad else Mood.ANNOYED)


def shared(seed: str) -> Session:
    """A match of two people at one screen, each with a computer for a partner."""
    rules = resolve("nordeste", {})
    people = (Human("Player 1"), Human("Player 2"))
    computers = (Computer("Bira", "greedy"), Computer("Nonato", "greedy"))
    return Session.start(rules, (*people, *computers), Seeded(seed))


@pytest.mark.parametrize("language", ["en", "es", "pt_BR"])
def test_nobody_is_called_you_where_several_people_read(language: str) -> None:
    addressed = {"en": " you", "es": " ti", "pt_BR": "você"}[language]
    for seed in ("1", "2", "3"):
        session, rng = shared(seed), random.Random(seed)
        evening = Evening(Settings(language=language))
        sitting = Sitting(session, MemoryShelf().begin(), InProcess(choose), "match")
        while session.state.phase is not Phase.MATCH_OVER:
            go_on(session, rng)
            if session.state.phase is Phase.ROUND_OVER:
                board = ScoreboardScene(evening.kit, evening.cabinet, sitting)
                assert addressed not in " ".join(board.sentences).lower()
                assert any(name in board.leads() for name in ("1", "2", "Bira", "Nonato"))
        told = ResultScene(evening.kit, evening.cabinet, sitting).sentences
        assert addressed not in " ".join(told).lower()
        winner = session.state.winner
        assert winner is not None
        assert ("1" if winner == 0 else "2") in told[0]


@pytest.mark.parametrize(("particles", "falls"), [(100, True), (0, False)])
def test_paper_falls_as_much_as_is_wished(particles: int, falls: bool) -> None:  # noqa: FBT001
    scene = ended(finished("mano-a-mano", won=True), Settings(particles=particles, scenery=0))
    assert moves(scene, 1.0) is falls
    moves(scene, LONG)
    assert not moves(scene, 5.0)


def test_nothing_falls_for_a_loss() -> None:
    scene = ended(finished("mano-a-mano", won=False), Settings(scenery=0))
    assert not moves(scene, 5.0)
