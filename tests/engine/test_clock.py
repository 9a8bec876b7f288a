from __future__ import annotations

import pytest

from game.engine.clock import ManualClock, Ticker


def test_a_tick_is_the_time_since_the_last_one() -> None:
    clock = ManualClock(5.0)
    ticker = Ticker(clock)
    clock.advance(0.02)
    assert ticker.tick() == pytest.approx(0.02)
    clock.advance(0.03)
    assert ticker.tick() == pytest.approx(0.03)


def test_a_long_sleep_counts_as_the_longest_frame() -> None:
    clock = ManualClock()
    ticker = Ticker(clock, longest=0.1)
    clock.advance(3600)
    assert ticker.tick() == 0.1
    assert ticker.rest() <= 1 / 60


def test_rests_fill_up_frames_and_a_short_delay_is_made_up() -> None:
    clock = ManualClock()
    ticker = Ticker(clock, rate=50)
    clock.advance(0.02)
    ticker.tick()
    clock.advance(0.005)
    assert ticker.rest() == pytest.approx(0.015)
    clock.advance(0.02)
    assert ticker.rest() == 0.0
    ticker.tick()
    assert ticker.rest() == pytest.approx(0.015)


def test_a_clock_that_jumps_back_gives_no_negative_frame() -> None:
    times = iter([10.0, 4.0, 4.5])
    ticker = Ticker(lambda: next(times))
    assert ticker.tick() == 0.0
