from __future__ import annotations

from game.lab.beside import beside


def test_a_match_goes_on_beside_the_thinking() -> None:
    found = beside(2.0)
    alone, thinking, decisions = found["alone"], found["thinking"], found["decisions"]
    assert alone["frames"] > 40
    assert thinking["frames"] > 40
    assert 0 <= thinking["late_percent"] <= 100
    assert decisions["count"] > 1
    assert 0 < decisions["first_ms"] <= decisions["max_ms"]
