from __future__ import annotations

import json
from pathlib import Path

from build_spec.text.build import keys
from game.rules.line import Arm
from game.rules.tile import tile
from game.scenes.table.cues import Sound
from tests.scenes.robot import Keys
from tests.scenes.table.house import ASSETS, House
from tests.scenes.table.sitting import resumed
from tests.scenes.table.test_scene import FOUR_ARMS

PAGES = {"coin", "start", "switch"}
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


def test_every_sound_can_be_said_in_words() -> None:
    table = json.loads((ASSETS / "sound" / "cues.json").read_text("utf-8"))
    rows = [row for kind in ("cues", "music", "ambience") for row in table[kind].values()]
    assert {row["caption"] for row in rows} <= keys()
    for name in names():
        assert table["cues"][name]["caption"] == f"caption.{name}"


def test_what_is_heard_is_said() -> None:
    house = House(resumed(FOUR_ARMS))
    house.rig.wait()
    Keys(house.rig).lay(tile("6-4"), Arm.E)
    house.rig.wait(0.6)
    assert "A tile clacks down." in house.captions
