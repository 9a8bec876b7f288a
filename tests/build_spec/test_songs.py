"""Songs, the instruments that play them, and the modules that they become."""

from __future__ import annotations

from pathlib import Path

import pytest

from build_spec.sound import (
    arrange,
    exact,
    harmony,
    instruments,
    judge,
    module,
    notes,
    record,
    song,
)
from build_spec.sound.signals import Signal
from tests.build_spec.test_sound import ASSETS, SONGS, SOURCES


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
