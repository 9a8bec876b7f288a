"""Reports on the sounds, since nobody listens while they are built.

`python -m build_spec.sound.check effects [NAME]`: loudness, peak, shape and spectrum of each file.
`python -m build_spec.sound.check notes`: how every melody stands on its chords.
`python -m build_spec.sound.check mix`: level of each channel of each module, from the real mixer.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from build_spec.sound import arrange, judge, record, song, spectrum, wav
from build_spec.sound.exact import to_db
from build_spec.sound.loudness import loudness, weighted
from build_spec.sound.notes import name_of
from build_spec.sound.signals import Signal, peak, rms

HERE = Path(__file__).parent
ASSETS = HERE.parents[1] / "assets"
WINDOW = 0.4
SHARE = 0.95


def effects(only: str = "") -> None:
    """One line a file."""
    table = json.loads((ASSETS / "sound/cues.json").read_text("utf-8"))
    for name, row in table["cues"].items():
        for file in row["files"] if name.startswith(only) else ():
            signal, rate = wav.read(ASSETS / file)
            print(f"{row['class']:7}{Path(file).stem:16}{_figures(signal, rate)}")


def _figures(signal: Signal, rate: int) -> str:
    bins = spectrum.magnitudes(signal)
    outline = spectrum.shape(signal, rate)
    tops = " ".join(f"{hz:.0f}" for hz, _ in spectrum.strongest(bins, rate, 4))
    return (
        f"{len(signal) / rate:6.3f} s {loudness(signal, rate):6.1f} dB"
        f"  peak {to_db(peak(signal)):5.1f}"
        f"  rise {outline.rise:4.0f} ms  fall {outline.fall:4.0f} ms"
        f"  centre {spectrum.centre(bins, rate):5.0f} Hz  tops {tops}"
    )


def notes() -> None:
    """A table a song, and every clash."""
    for path in sorted((HERE / "songs").glob("*.song")):
        score = arrange.score(song.read(path))
        seconds = score.rows * 60 / 4 / score.song.tempo
        print(f"{path.stem}: {score.rows // song.BAR} bars, {seconds:.1f} s")
        for name in dict.fromkeys([*judge.voices(score), "bass"]):
            v = judge.verdict(score, name)
            print(
                f"  {name:8}{v.notes:4} notes {name_of(v.low)}-{name_of(v.high)}  in the chord"
                f" {v.inside:4.0%}, on beats {v.beats:4.0%}, others led by step {v.resolved:4.0%},"
                f" rhythms {judge.rhythms(score, name):.2f}"
            )
        for row, above, below in judge.clashes(score, "lead", "second"):
            print(f"  clash in bar {row // song.BAR + 1}: {name_of(above)} over {name_of(below)}")


def mix(*names: str) -> None:
    """Peaks, and loudness in the middle and in the loudest twentieth of the time."""
    for path in sorted((ASSETS / "music").glob("*.mod")):
        if names and path.stem not in names:
            continue
        module = path.read_bytes()
        print(f"{path.stem:16}{_levels(module)}")
        for channel in range(8):
            print(f"  channel {channel}     {_levels(record.solo(module, channel))}")


def _levels(module: bytes) -> str:
    played = record.recorded(module)
    heard = weighted(played.both, record.RATE)
    size = int(WINDOW * record.RATE)
    levels = sorted(to_db(rms(heard[k : k + size])) for k in range(0, len(heard) - size, size))
    return (
        f"{len(played.left) / record.RATE:5.1f} s  peak {played.peak:6.1f} dB"
        f"  middle {levels[len(levels) // 2]:6.1f}  loud {levels[int(len(levels) * SHARE)]:6.1f}"
    )


def main() -> None:
    """The command line."""
    match sys.argv[1:]:
        case ["effects", *rest]:
            effects(*rest)
        case ["notes"]:
            notes()
        case ["mix", *rest]:
            mix(*rest)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main()
