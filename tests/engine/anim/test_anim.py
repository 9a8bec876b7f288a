from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.engine.anim import ease
from game.engine.anim.timeline import Cue, Timeline
from game.engine.anim.tween import Glide, Tween

if TYPE_CHECKING:
    from collections.abc import Sequence

CURVES = [
    ease.linear,
    ease.quad_in,
    ease.quad_out,
    ease.quad_in_out,
    ease.cubic_in,
    ease.cubic_out,
    ease.cubic_in_out,
    ease.back_out,
    ease.bounce_out,
]
STEADY = [curve for curve in CURVES if curve not in (ease.back_out, ease.bounce_out)]
steps = st.lists(st.integers(0, 32).map(lambda n: n / 64), max_size=30)


@pytest.mark.parametrize("curve", CURVES)
def test_a_curve_begins_at_0_ends_at_1_and_has_no_step(curve: ease.Ease) -> None:
    values = [curve(i / 1000) for i in range(1001)]
    assert values[0] == pytest.approx(0, abs=1e-9)
    assert values[-1] == pytest.approx(1)
    assert max(abs(b - a) for a, b in pairwise(values)) < 0.01


@pytest.mark.parametrize("curve", STEADY)
def test_a_steady_curve_never_goes_back(curve: ease.Ease) -> None:
    values = [curve(i / 100) for i in range(101)]
    assert values == sorted(values)


def test_back_out_overshoots_by_a_tenth() -> None:
    assert max(ease.back_out(i / 100) for i in range(101)) == pytest.approx(1.1, abs=0.01)


def test_a_tween_is_clamped_and_ends_exactly() -> None:
    tween = Tween(0.1, 0.3, ease.cubic_out)
    assert (tween.at(-1), tween.at(1), tween.at(7)) == (0.1, 0.3, 0.3)
    assert Tween(10, 20).at(0.5) == 15


def test_a_glide_gives_whole_pixels_and_rises_by_its_lift() -> None:
    glide = Glide((0, 100), (10, 100), lift=8)
    assert [glide.at(p) for p in (0, 0.5, 1)] == [(0, 100), (5, 92), (10, 100)]
    assert Glide((0, 0), (-7, 9), ease.back_out).at(1) == (-7, 9)


def test_a_cue_runs_from_its_start_for_its_duration() -> None:
    line = Timeline([Cue("fly", 0.5, 1.0), Cue("click", 1.5, 0)])
    assert line.at("fly") == 0
    line.update(1.0)
    assert line.at("fly") == 0.5
    assert line.at("click") == 0
    assert [cue.name for cue in line.running()] == ["fly"]
    line.update(0.5)
    assert (line.at("fly"), line.at("click"), line.done) == (1, 1, True)


def test_update_tells_each_cue_once_when_it_begins() -> None:
    line = Timeline([Cue("b", 1.0, 1.0), Cue("a", 0.0, 1.0)])
    names = [[cue.name for cue in line.update(dt)] for dt in (0.0, 0.5, 0.5, 5.0)]
    assert names == [["a"], [], ["b"], []]
    assert line.now == line.length == 2.0


def test_finish_jumps_to_the_end_and_tells_what_had_not_begun() -> None:
    line = Timeline([Cue("a", 0, 1), Cue("b", 1, 1), Cue("c", 2, 0)])
    line.update(0.5)
    assert [cue.name for cue in line.finish()] == ["b", "c"]
    assert line.done
    assert [line.at(name) for name in "abc"] == [1, 1, 1]
    assert line.finish() == ()


def test_an_empty_timeline_is_done() -> None:
    assert Timeline().done


def test_a_moment_at_the_start_is_not_lost() -> None:
    line = Timeline([Cue("clack", 0, 0)])
    assert not line.done
    assert [cue.name for cue in line.update(0)] == ["clack"]
    assert line.done


@pytest.mark.parametrize(
    "cues",
    [
        [Cue("a", 0, 1), Cue("a", 1, 1)],
        [Cue("a", -1, 1)],
        [Cue("a", 0, -1)],
    ],
)
def test_a_timeline_that_makes_no_sense_is_refused(cues: Sequence[Cue]) -> None:
    with pytest.raises(ValueError, match="cue"):
        Timeline(cues)


def test_asking_for_an_unknown_cue_is_an_error() -> None:
    line = Timeline([Cue("a", 0, 1)])
    assert "a" in line
    assert "b" not in line
    with pytest.raises(KeyError):
        line.at("b")


@given(steps)
def test_the_frame_rate_changes_nothing(dts: list[float]) -> None:
    cues = [Cue("a", 0, 1), Cue("b", 0.25, 2), Cue("c", 1.5, 0), Cue("d", 3, 1)]
    stepped, leapt = Timeline(cues), Timeline(cues)
    begun = [cue for dt in dts for cue in stepped.update(dt)]
    assert tuple(begun) == (leapt.update(sum(dts)) if dts else ())
    for cue in cues:
        assert stepped.at(cue.name) == pytest.approx(leapt.at(cue.name), abs=1e-9)
