"""Makes every sound: effects, rooms, modules and the cue table, from the texts beside this file."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from build_spec.sound import ambience, arrange, effects, instruments, module, song, wav
from build_spec.sound.patch import Table

HERE = Path(__file__).parent
SOURCE = "build_spec/sound"
TABLE = "sound/cues.json"


def build(out: Path) -> dict[str, str]:
    """Writes all sounds under `out`; returns `{file made: source it is made from}`."""
    recipe = effects.recipes()
    made: dict[str, str] = {}
    for name, (source, make) in makers(recipe).items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(make())
        made[name] = f"{SOURCE}/{source}"
    return made


def makers(recipe: Table) -> Mapping[str, tuple[str, Callable[[], bytes]]]:
    """For each file, relative to the assets, its source and what makes its bytes."""
    found: dict[str, tuple[str, Callable[[], bytes]]] = {}
    for take in effects.takes(recipe):
        found[f"sound/{take.name}"] = ("cues.toml", partial(_effect, recipe, take))
    for name in recipe["ambience"]:
        found[_room(name)] = ("ambience.toml", partial(_ambience, name))
    for row in recipe["music"].values():
        source = f"songs/{row['song']}.song"
        found[_piece(row["song"])] = (source, partial(_module, HERE / source))
    found[TABLE] = ("cues.toml", partial(_table, recipe))
    return found


def _piece(name: str) -> str:
    return f"music/{name}.mod"


def _room(name: str) -> str:
    return f"sound/ambience_{name}.wav"


def _effect(recipe: Table, take: effects.Take) -> bytes:
    return wav.encoded(effects.sound(recipe, take), effects.RATE)


def _ambience(name: str) -> bytes:
    table = ambience.recipes()[name]
    return wav.encoded(ambience.loop(name, table), table["rate"])


def _module(path: Path) -> bytes:
    score = arrange.score(song.read(path))
    recipe = instruments.recipes()
    samples = {name: instruments.built(recipe, name) for name in module.used(score)}
    return module.written(score, samples)


def _table(recipe: Table) -> bytes:
    files: dict[str, list[str]] = {}
    for take in effects.takes(recipe):
        files.setdefault(take.cue, []).append(f"sound/{take.name}")
    table = {
        "cues": {name: _cue(name, row, files[name]) for name, row in recipe["cue"].items()},
        "music": {
            name: {"file": _piece(row["song"]), **_loop("music", name, row)}
            for name, row in recipe["music"].items()
        },
        "ambience": {
            name: {"file": _room(name), **_loop("ambience", name, row)}
            for name, row in recipe["ambience"].items()
        },
    }
    return (json.dumps(table, indent=1, sort_keys=True) + "\n").encode()


def _cue(name: str, row: Table, files: list[str]) -> dict[str, Any]:
    return {
        "class": row["class"],
        "files": files,
        "choice": "step" if "steps" in row else "variant",
        "caption": f"caption.{name}",
        "cooldown": row["cooldown"],
        "priority": row["priority"],
        "volume": row.get("volume", 1.0),
    }


def _loop(kind: str, name: str, row: Table) -> dict[str, Any]:
    loop = {"caption": f"caption.{kind}-{name}", "volume": row["volume"]}
    return loop | ({"room": row["room"]} if "room" in row else {})
