"""Hints on records, and on ten positions with a known best move and a known reason."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from game import cli
from game.ai.advice import Adviser, Grade
from game.ai.reasons import Why
from game.match import fair
from game.rules.notation import read
from game.rules.state import State
from game.rules.views import view

HINTS = Path(__file__).parent / "hints"
KNOWN = [
    ("blocks", "6-0 W", Why.BLOCKS),
    ("holds-last", "3-0 W", Why.HOLDS_LAST),
    ("scores-20", "6-1 S", Why.SCORES),
    ("partner", "5-2 E", Why.PARTNER),
    ("spoils", "4-2 N", Why.SPOILS),
    ("keeps-ends", "5-0 W", Why.KEEPS_ENDS),
    ("they-lack", "4-1 W", Why.THEY_LACK),
    ("one-lacked", "6-1 W", Why.ONE_LACKED),
    ("double", "5-5 E", Why.DOUBLE),
    ("wins", "1-0 E", Why.WINS),
]


def end_of(name: str) -> State:
    return read((HINTS / f"{name}.dmn").read_bytes(), fair).state


@pytest.mark.parametrize(("name", "best", "why"), KNOWN)
def test_the_known_best_move_is_advised_for_the_known_reason(
    name: str, best: str, why: Why
) -> None:
    state = end_of(name)
    assert state.turn is not None
    seen = view(state, state.turn)
    adviser = Adviser(seen, "lenda", 4)
    while not adviser.done:
        adviser.step()
    advice = adviser.advice()
    assert str(advice.best) == best
    assert advice.reasons[0].why is why
    values = [valued.value for valued in advice.moves]
    assert values == sorted(values, reverse=True)
    for move in seen.legal:
        verdict = adviser.verdict(move)
        assert (verdict.lost == 0) is (str(move) == best)
        assert (verdict.grade is Grade.BEST) >= (str(move) == best)


def test_hint_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["hint", str(HINTS / "scores-20.dmn"), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["seat"] == "B"
    assert data["best"] == {"type": "play", "tile": "6-1", "arm": "S"}
    assert data["reason"].startswith("scores 20")
    assert [set(move) for move in data["moves"]] == [{"type", "tile", "arm", "value"}] * 12


def test_hint_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["hint", str(HINTS / "they-lack.dmn"), "--tier", "craque"]) == 0
    out = capsys.readouterr().out
    assert "leaves only fours, which B lacks" in out


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ('[Variant "express"]\n', "no seat is to move at its end"),
        ("nonsense\n", ":1: "),
    ],
)
def test_what_cannot_be_hinted_at_is_said_in_one_line(
    text: str, fault: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "x.dmn"
    path.write_text(text, encoding="utf-8")
    assert cli.main(["hint", str(path)]) == 2
    err = capsys.readouterr().err
    assert fault in err
    assert err.count("\n") == 1


def test_an_unknown_tier_and_a_missing_file_are_said_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert cli.main(["hint", str(HINTS / "wins.dmn"), "--tier", "god"]) == 2
    assert "no tier 'god'; there are aprendiz, parceiro" in capsys.readouterr().err
    assert cli.main(["hint", "no/such/file.dmn"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
