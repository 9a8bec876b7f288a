"""Hints and reviews of every known record: an answer or one line, never a traceback."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest

from game import cli
from game.lab.players import Oracle

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*.dmn"))
SAMPLE = 6


@pytest.fixture(autouse=True)
def _in_haste(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.lab.review.ITERATIONS", 30)
    monkeypatch.setattr("game.lab.review.Oracle", partial(Oracle, positions=50, iterations=30))


def answers(command: str, path: Path, capsys: pytest.CaptureFixture[str], *more: str) -> bool:
    """Whether there is an answer; else it was refused in one line."""
    code = cli.main([command, str(path), "--json", *more])
    printed = capsys.readouterr()
    if code == 0:
        assert json.loads(printed.out)
        assert printed.err == ""
        return True
    assert code == 2
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    return False


def is_valid(path: Path) -> bool:
    return path.with_suffix(".json").exists()


@pytest.mark.parametrize("part", range(4))
def test_every_record_gets_a_hint_or_one_line(
    part: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in CASES[part::4]:
        hinted = answers("hint", path, capsys, "--tier", "aprendiz")
        assert is_valid(path) or not hinted


@pytest.mark.parametrize(
    "step",
    [
        pytest.param(len(CASES) // SAMPLE),
        pytest.param(6, marks=pytest.mark.slow),
        pytest.param(1, marks=pytest.mark.proof),
    ],
)
def test_every_record_gets_a_review_or_one_line(
    step: int, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in CASES[::step]:
        assert answers("review", path, capsys) is is_valid(path)
