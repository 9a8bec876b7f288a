from __future__ import annotations

import json
from pathlib import Path

from game.scenes.table.cues import Sound
from tests.scenes.table.house import ASSETS

PAGES = {"coin", "start"}
"""Heard at the pages, with all that begins with `menu_`."""


def names() -> set[str]:
    table = json.loads((ASSETS / "sound" / "cues.json").read_text("utf-8"))
    return {name for name in table["cues"] if name not in PAGES and not name.startswith("menu_")}


def test_every_sound_of_the_table_has_one_name() -> None:
    assert {sound.value for sound in Sound} == names()
    assert len(Sound) == len(Sound.__members__)


def test_every_sound_is_heard_somewhere() -> None:
    sources = Path("game/scenes/table").glob("*.py")
    told = "".join(path.read_text("utf-8") for path in sources if path.stem != "cues")
    assert [sound.name for sound in Sound if f"Sound.{sound.name}" not in told] == []
