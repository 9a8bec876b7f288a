"""Effects: `cues.toml` to levelled files, each a few tenths of a second."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from build_spec.sound.exact import from_db
from build_spec.sound.loudness import levelled
from build_spec.sound.patch import Bench, Table, rendered
from build_spec.sound.room import in_room
from build_spec.sound.signals import Signal, faded, normal, trimmed

HERE = Path(__file__).parent
RATE = 44_100
QUIET = from_db(-50.0)


@dataclass(frozen=True, slots=True)
class Take:
    """One file to make: a variant or a step of a cue."""

    cue: str
    place: int
    pitch: float
    step: float

    @property
    def name(self) -> str:
        """The file's name."""
        return f"{self.cue}_{self.place + 1}.wav"


def recipes() -> Table:
    """The whole of `cues.toml`."""
    return tomllib.loads((HERE / "cues.toml").read_text(encoding="utf-8"))


def takes(recipe: Table) -> Iterator[Take]:
    """Every file that the effects need, in the order of the table."""
    for cue, table in recipe["cue"].items():
        if "steps" in table:
            for place, step in enumerate(table["steps"]):
                yield Take(cue, place, 1.0, float(step))
            continue
        count = table.get("variants", 1)
        for place in range(count):
            lean = 2 * place / (count - 1) - 1 if count > 1 else 0.0
            yield Take(cue, place, 1.0 + table.get("spread", 0.0) / 100 * lean, 0.0)


def sound(recipe: Table, take: Take) -> Signal:
    """The finished sound of one take."""
    table = recipe["cue"][take.cue]
    rng = Random(f"{take.cue} {take.place}")
    bench = Bench(RATE, take.pitch, take.step, rng, recipe["voice"], recipe["bit"])
    raw = normal(rendered(table["layer"], bench))
    if "room" in table:
        raw = normal(in_room(raw, table["room"], RATE))
    kept = faded(trimmed(raw, QUIET, RATE // 100), 8, 0)
    return levelled(kept, RATE, recipe["class"][table["class"]])
