from __future__ import annotations

from game.lab.film import film


def test_a_match_is_played_frame_by_frame() -> None:
    found = film(4.0)
    assert found["frames"] == 240
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["max_ms"]
