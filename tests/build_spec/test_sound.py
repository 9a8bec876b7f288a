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
    arrange,
    build,
    effects,
    exact,
    harmony,
    instruments,
    judge,
    module,
    notes,
    record,
    song,
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


# ---- songs


@pytest.fixture(scope="module", params=SONGS, ids=lambda path: path.stem)
def score(request: pytest.FixtureRequest) -> arrange.Score:
    return arrange.score(song.read(request.param))


def test_songs_last_a_minute_and_have_four_parts(score: arrange.Score) -> None:
    seconds = score.rows / 4 * 60 / score.song.tempo
    assert 60 <= seconds <= 90
    assert [part[0] for part in score.song.order if part != "intro"] == ["A", "A", "B", "A"]
    assert sum(score.song.groove) == 24


def test_melodies_stand_on_their_chords(score: arrange.Score) -> None:
    for name in judge.voices(score):
        found = judge.verdict(score, name)
        assert found.inside > 0.85, name
        assert found.beats > 0.9, name
        assert found.resolved > 0.85, name
        assert 12 < found.high - found.low < 24, name
    assert judge.verdict(score, "bass").beats > 0.95


def test_voices_do_not_clash(score: arrange.Score) -> None:
    assert list(judge.clashes(score, "lead", "second")) == []


def test_melodies_do_not_repeat_one_rhythm(score: arrange.Score) -> None:
    assert judge.rhythms(score, "lead") > 0.15
    assert judge.verdict(score, "lead").notes > 3 * score.rows / song.BAR


def test_the_three_notes_of_the_game_open_every_refrain(score: arrange.Score) -> None:
    row = 0
    third = -9 if score.song.name.startswith("Mesa") else -8
    for name in score.song.order:
        if name.startswith("A"):
            heard = [n.number for n in judge.voice(score, "lead") if n.row >= row]
            first = heard[0]
            fifths = [n for n in heard[1:6] if n == first - 5]
            assert fifths, name
            assert first + third in heard[1:6], name
        row += score.song.sections[name].bars * song.BAR


def test_match_point_is_higher_faster_and_thicker() -> None:
    plain, tense = (
        arrange.score(song.read(SOURCES / f"songs/{name}.song"))
        for name in ("boteco", "boteco_match")
    )

    def hits(score: arrange.Score) -> int:
        return sum(hit is not None for hits in score.hits.values() for hit in hits)

    assert tense.song.tempo > 1.2 * plain.song.tempo
    assert judge.verdict(tense, "lead").low == judge.verdict(plain, "lead").low + 2
    assert hits(tense) > 1.2 * hits(plain)


# ---- instruments and modules


@pytest.mark.parametrize(
    "name",
    [n for n, t in instruments.recipes().items() if t["kind"] in ("looped", "pluck", "keys")],
)
def test_instruments_are_in_tune(name: str) -> None:
    sample = instruments.built(instruments.recipes(), name)
    words = [(x - 256 if x > 127 else x) / 128 for x in sample.data]
    heard = words[800:]
    if sample.loop:
        start, size = sample.loop
        heard = words[start : start + size] * 3
    wanted = notes.hertz(sample.root)
    cents = range(-20, 21, 4)
    best = max(cents, key=lambda c: strength(heard[:2048], wanted * exact.semitones(c / 100)))
    assert abs(best) <= 4, f"{name} is {best} cents off"


def strength(signal: Signal, hertz: float) -> float:
    """How much of one frequency there is."""
    count = len(signal)
    turn = hertz / instruments.RATE
    window = [x * (0.5 - 0.5 * exact.cosine_of(k / count)) for k, x in enumerate(signal)]
    real = sum(x * exact.sine(turn * k) for k, x in enumerate(window))
    other = sum(x * exact.sine(turn * k + 0.25) for k, x in enumerate(window))
    return real * real + other * other


def test_chords_are_read() -> None:
    assert harmony.chord("E7b9/G#").classes == (4, 8, 11, 2, 5)
    assert harmony.chord("Bbm7b5").bass == 10
    assert harmony.chord("C").moved(2) == harmony.chord("D")
    assert [notes.name_of(n) for n in harmony.chord("Am").stack(notes.number("E3"), 4)] == [
        "E3",
        "A3",
        "C4",
        "E4",
    ]
    with pytest.raises(ValueError, match="Hm"):
        harmony.chord("Hm")


MINIMAL = """
name Test
order A
voice lead with=flute pan=3
strum cavaco with=cavaco
section A
chords Am | E7 | Am | E7 | Am | E7 | Am | E7
lead   A4 . . B4! . C5' = . | -
cavaco x..o..X. | %
"""


def minimal(tmp_path: Path, old: str = "", new: str = "") -> arrange.Score:
    path = tmp_path / "one.song"
    path.write_text(MINIMAL.replace(old, new) if old else MINIMAL, "utf-8")
    return arrange.score(song.read(path))


def test_a_song_becomes_rows(tmp_path: Path) -> None:
    score = minimal(tmp_path)
    first = [hit for hit in score.hits["lead"][:8] if hit]
    assert [(h.note, h.level, h.bend) for h in first] == [
        (69, 48, arrange.Bend.NONE),
        (71, 62, arrange.Bend.NONE),
        (72, 48, arrange.Bend.SHORT),
        (None, 0, arrange.Bend.CUT),
    ]
    assert score.hits["cavaco"][0] == arrange.Hit("cavaco.min", 69, 48)
    assert score.hits["cavaco"][8] == arrange.Hit("cavaco.dom", 76, 48)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("A4 . . B4!", "A4 . . H4!", "section A, lead: 'H4!' is no cell"),
        ("A4 . .", "A4 .", "bar 1 has 7 cells, not 8"),
        ("x..o..X.", "x..o..Y.", "section A, cavaco: 'Y' is no stroke"),
        ("chords Am |", "chords Am E7 Am |", "3 chords do not divide a bar"),
        ("voice lead", "viola lead", "line 4: 'viola' stands before the first section"),
        ("lead   A4", "leap   A4", "line 8: there is no track 'leap'"),
        ("| -\n", "| - | -\n", "3 bars do not fit 8"),
    ],
)
def test_mistakes_in_songs_are_named(tmp_path: Path, old: str, new: str, said: str) -> None:
    with pytest.raises(ValueError, match=said):
        minimal(tmp_path, old, new)


def test_a_module_says_what_the_rows_say(tmp_path: Path) -> None:
    score = minimal(tmp_path)
    recipe = instruments.recipes()
    samples = {name: instruments.built(recipe, name) for name in module.used(score)}
    data = module.written(score, samples)
    assert data[1080:1084] == b"8CHN"
    assert data[950] == 1
    first = data[1084:1088]
    period = (first[0] & 0x0F) << 8 | first[1]
    place = module.BASE + 69 - samples["flute"].root
    assert period == module.PERIODS[place]
    assert first[2:] == bytes((0x1E, 0x83)), "slot 1, panning 3"
    assert len(data) == 1084 + 2048 + sum(len(s.data) for s in samples.values())


def test_a_note_out_of_reach_is_named(tmp_path: Path) -> None:
    score = minimal(tmp_path, "A4 . .", "C2 . .")
    recipe = instruments.recipes()
    samples = {name: instruments.built(recipe, name) for name in module.used(score)}
    with pytest.raises(ValueError, match="lead, row 0: flute cannot reach C2"):
        module.written(score, samples)


def test_solo_leaves_one_channel() -> None:
    data = (ASSETS / "music/boteco.mod").read_bytes()
    alone = record.solo(data, 0)
    cells = [alone[k : k + 4] for k in range(1084, 1084 + 2048, 4)]
    assert any(cell[1] for cell in cells[0::8])
    assert not any(cell[1] for k, cell in enumerate(cells) if k % 8)
