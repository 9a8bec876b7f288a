"""The sounds under `assets/`: made from their sources, alike in loudness, whole at their seams."""

from __future__ import annotations

import ast
import json
from itertools import pairwise
from math import log2
from pathlib import Path
from typing import Any

import pytest

from build_spec.sound import (
    ambience,
    build,
    effects,
    exact,
    spectrum,
    wav,
)
from build_spec.sound.loudness import loudness
from build_spec.sound.signals import Signal, peak, rms
from game.scenes.table.cues import Sound

ASSETS = Path("assets")
SOURCES = Path("build_spec/sound")
SONGS = sorted((SOURCES / "songs").glob("*.song"))
QUICK = ("clack_1", "clack_6", "lift_2", "knock_1", "score_8", "menu_move_1", "boteco.mod", ".json")
BUDGET = 4_000_000


@pytest.fixture(scope="module")
def table() -> dict[str, Any]:
    read: dict[str, Any] = json.loads((ASSETS / build.TABLE).read_text("utf-8"))
    return read


@pytest.fixture(scope="module")
def sounds(table: dict[str, Any]) -> dict[str, tuple[Signal, int]]:
    return {
        file: wav.read(ASSETS / file) for row in table["cues"].values() for file in row["files"]
    }


# ---- the same bytes


def rebuilt(names: tuple[str, ...]) -> None:
    for name, (_, make) in build.makers(effects.recipes()).items():
        if any(part in name for part in names):
            assert make() == (ASSETS / name).read_bytes(), f"{name}: run build_spec/assets.py sound"


def test_some_sounds_are_made_byte_for_byte() -> None:
    rebuilt(QUICK)


@pytest.mark.slow
def test_all_sounds_are_made_byte_for_byte() -> None:
    rebuilt(("",))


def test_no_sound_hangs_on_the_system_s_own_functions() -> None:
    """What libm rounds differently elsewhere, or `sum` in another Python, may not make samples."""
    exact_ones = {"floor", "frexp", "fsum", "ldexp", "sqrt"}
    reports_only = {"spectrum.py"}
    for path in SOURCES.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.module in ("math", "cmath"):
                used = {name.name for name in node.names}
                assert used <= exact_ones or path.name in reports_only, path
            if isinstance(node, ast.Import):
                assert not {name.name for name in node.names} & {"math", "cmath", "numpy"}, path
            if isinstance(node, ast.BinOp):
                assert not isinstance(node.op, ast.Pow), path
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                assert node.func.id != "sum" or path.name == "judge.py", path


def test_exact_functions_are_right() -> None:
    assert exact.sine_of(1 / 12) == pytest.approx(0.5, abs=1e-15)
    assert exact.cosine_of(2 / 3) == pytest.approx(-0.5, abs=1e-15)
    assert all(
        exact.sine(k / 97) == pytest.approx(exact.sine_of(k / 97), abs=4e-7) for k in range(200)
    )
    assert [exact.exp2(0.5), exact.exp2(-3.0)] == [pytest.approx(2**0.5, abs=1e-15), 0.125]
    assert exact.log2(10.0) == pytest.approx(log2(10), abs=1e-14)
    assert exact.from_db(-20.0) == pytest.approx(0.1, rel=1e-14)


# ---- the table


def test_every_file_is_in_the_table_and_the_reverse(table: dict[str, Any]) -> None:
    named = {file for row in table["cues"].values() for file in row["files"]}
    named |= {row["file"] for kind in ("music", "ambience") for row in table[kind].values()}
    folders = (ASSETS / "sound", ASSETS / "music")
    there = {str(p.relative_to(ASSETS)) for f in folders for p in f.iterdir()} - {build.TABLE}
    assert named == there


def test_a_piece_names_a_room_that_there_is(table: dict[str, Any]) -> None:
    rooms = {row["room"] for row in table["music"].values() if "room" in row}
    assert rooms == set(table["ambience"])


def test_every_cue_that_scenes_ask_for_is_there(table: dict[str, Any]) -> None:
    asked = {sound.value for sound in Sound}
    for path in Path("game/scenes").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
                known = {"cue": "cues", "music": "music"}.get(node.func.attr)
                match node.args:
                    case [ast.Constant(value=str(name)), *_] if known:
                        assert name in table[known], path
    assert asked <= set(table["cues"])


def test_sounds_stay_small() -> None:
    files = [*(ASSETS / "sound").iterdir(), *(ASSETS / "music").iterdir()]
    assert sum(file.stat().st_size for file in files) < BUDGET


def test_every_cue_is_of_a_class_and_has_a_caption(table: dict[str, Any]) -> None:
    classes = effects.recipes()["class"]
    for name, row in table["cues"].items():
        assert row["class"] in classes
        assert row["caption"] == f"caption.{name}"
        assert 0 < row["volume"] <= 1
        assert row["cooldown"] > 0


def test_the_clack_has_six_variants_and_points_rise_in_steps(table: dict[str, Any]) -> None:
    assert len(table["cues"]["clack"]["files"]) == 6
    assert [table["cues"][name]["choice"] for name in ("clack", "score")] == ["variant", "step"]
    assert len(table["cues"]["score"]["files"]) == 8


# ---- effects as they sound


def test_files_are_short_and_plain(sounds: dict[str, tuple[Signal, int]]) -> None:
    for file, (signal, rate) in sounds.items():
        assert rate == 44_100, file
        assert 0.03 < len(signal) / rate < 2.5, file


def test_nothing_clips(sounds: dict[str, tuple[Signal, int]]) -> None:
    assert {file for file, (signal, _) in sounds.items() if peak(signal) > 0.71} == set()


def test_every_effect_begins_at_once_and_ends_at_rest(
    sounds: dict[str, tuple[Signal, int]],
) -> None:
    for file, (signal, rate) in sounds.items():
        heard = 0.1 * peak(signal)
        start = next(k for k, x in enumerate(signal) if abs(x) > heard)
        assert start / rate < 0.06, file
        assert max(abs(x) for x in signal[-20:]) < 0.01, file
        assert abs(signal[0]) < 0.01, file


def test_a_class_is_equally_loud(
    table: dict[str, Any], sounds: dict[str, tuple[Signal, int]]
) -> None:
    found: dict[str, list[float]] = {}
    for row in table["cues"].values():
        found.setdefault(row["class"], []).extend(loudness(*sounds[f]) for f in row["files"])
    spread = {name: max(levels) - min(levels) for name, levels in found.items()}
    assert all(width < 1.0 for width in spread.values()), spread
    assert min(found["slam"]) > max(found["tile"]) + 3 > max(found["touch"]) + 6


def tops(signal: Signal, rate: int, count: int = 12) -> list[float]:
    return [hz for hz, _ in spectrum.strongest(spectrum.magnitudes(signal), rate, count)]


def test_the_clack_is_bakelite_on_wood(sounds: dict[str, tuple[Signal, int]]) -> None:
    for number in range(1, 7):
        lean = 1 + 0.03 * (2 * (number - 1) / 5 - 1)
        found = tops(*sounds[f"sound/clack_{number}.wav"])
        for mode in (1100, 2400, 4100):
            assert any(abs(hz / (mode * lean) - 1) < 0.04 for hz in found), (number, mode, found)
        assert any(130 < hz < 195 for hz in found)


def test_the_slam_is_deeper_than_the_clack(sounds: dict[str, tuple[Signal, int]]) -> None:
    def low_share(name: str) -> float:
        signal, rate = sounds[f"sound/{name}.wav"]
        bins = spectrum.magnitudes(signal)
        split = int(400 * spectrum.SIZE / rate)
        return rms(bins[:split]) / rms(bins)

    assert low_share("slam_2") > 1.3 * low_share("clack_4")


def test_points_rise_in_pitch(sounds: dict[str, tuple[Signal, int]]) -> None:
    centres = []
    for step in range(1, 9):
        signal, rate = sounds[f"sound/score_{step}.wav"]
        centres.append(spectrum.centre(spectrum.magnitudes(signal, rate // 8), rate))
    assert centres == sorted(centres)
    assert centres[-1] > 1.8 * centres[0]


# ---- rooms


def test_the_room_turns_without_a_seam() -> None:
    signal, rate = wav.read(ASSETS / "sound/ambience_boteco.wav")
    steps = sorted(abs(b - a) for a, b in pairwise(signal))
    assert abs(signal[0] - signal[-1]) <= steps[int(0.99 * len(steps))]
    size = rate // 20
    around = signal[-size:] + signal[:size]
    parts = [rms(signal[k : k + 2 * size]) for k in range(0, len(signal) - 2 * size, size)]
    assert min(parts) < rms(around) < max(parts)
    assert 18 <= len(signal) / rate <= 30
    assert peak(signal) < 0.5


def test_what_runs_over_a_room_s_end_goes_on_at_its_start() -> None:
    tiny: dict[str, Any] = json.loads(json.dumps(ambience.recipes()["boteco"]))
    tiny |= {"seconds": 2, "rate": 8000}
    tiny["rain"] |= {"low": 3500, "drops": 20}
    signal = ambience.loop("tiny", tiny)
    steps = sorted(abs(b - a) for a, b in pairwise(signal))
    assert len(signal) == 16_000
    assert abs(signal[0] - signal[-1]) <= steps[-1]
