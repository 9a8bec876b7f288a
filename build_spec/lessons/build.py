"""Ships the records that How to play and the guided rounds are made of, once they are readable.

`VARIANT-CARD[LETTER]-NAME.dmn`: the card from 1 to 5, letters where a card shows several, and the
name that ends the key of its sentence in the catalogue. The header `Begin` says how many actions,
deals included, have been made when the picture begins. `VARIANT-0-round.dmn` is the guided round.
"""

from __future__ import annotations

from pathlib import Path

from game.match import fair
from game.rules.notation import RecordError, read

HERE = Path(__file__).parent


class LessonError(ValueError):
    """A record that cannot be read: file, line and remedy."""


def build(out: Path) -> dict[str, str]:
    """Writes `lessons/*.dmn` under `out`; returns each file made with its source."""
    made = {}
    (out / "lessons").mkdir(parents=True, exist_ok=True)
    for source in sorted(HERE.glob("*.dmn")):
        data = source.read_bytes()
        try:
            read(data, fair)
        except RecordError as error:
            raise LessonError(f"{source.name}:{error.line}: {error}") from None
        (out / "lessons" / source.name).write_bytes(data)
        made[f"lessons/{source.name}"] = f"build_spec/lessons/{source.name}"
    return made
