from __future__ import annotations

import pytest

from game.engine.audio.fader import Fader


def test_it_moves_evenly_and_stops_at_its_goal() -> None:
    fader = Fader(1.0)
    fader.to(0.0, 2.0)
    assert fader.update(0.5)
    assert fader.level == pytest.approx(0.75)
    assert fader.update(9.0)
    assert fader.level == 0.0
    assert not fader.update(1.0)


def test_it_turns_back_from_where_it_is() -> None:
    fader = Fader(0.0)
    fader.to(1.0, 1.0)
    fader.update(0.5)
    fader.to(0.0, 1.0)
    fader.update(0.5)
    assert fader.level == pytest.approx(0.25)


def test_no_time_is_at_once() -> None:
    fader = Fader(0.3)
    fader.to(0.9, 0.0)
    assert fader.level == 0.9
    assert not fader.update(1.0)
