from __future__ import annotations

from game.lab.beside import LEAST, beside


def test_a_match_goes_on_beside_the_thinking() -> None:
    found = beside(1.0)
    alone, thinking, decisions = found["alone"], found["thinking"], found["decisions"]
    assert alone["frames"] > 1
    assert thinking["frames"] > 1
    assert 0 <= thinking["late_percent"] <= 100
    assert decisions["count"] >= LEAST
    assert 0 < decisions["first_ms"] <= decisions["max_ms"]
