from __future__ import annotations

import pytest

from game.lab.film import BUDGET, film


def test_a_match_is_played_frame_by_frame() -> None:
    found = film(4.0)
    assert found["frames"] == 240
    assert 0 < found["p50_ms"] <= found["p95_ms"] <= found["max_ms"]


@pytest.mark.slow
def test_two_minutes_of_a_match_keep_sixty_frames_a_second() -> None:
    """DESIGN section 9: a frame at 1080p with scan lines costs some 4 ms; few come near 16.7."""
    found = film(120.0)
    assert found["p95_ms"] < BUDGET
    assert found["over_budget_percent"] < 1
