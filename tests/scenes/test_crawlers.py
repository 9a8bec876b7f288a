"""With one device alone, and with nothing but what is on the screen, everything is reached.

Events are SDL's own, through the real devices; the guests know no page.
"""

from __future__ import annotations

import dataclasses
import importlib
import pkgutil
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import game.scenes
from game.app.crash import Opening
from game.engine.input.events import Device, PointDown, PointUp
from game.lab.annals import played
from game.levels.reader import load
from game.scenes.bind_pad import PATIENCE
from game.scenes.front import Front
from game.scenes.shelf import MemoryShelf
from game.scenes.title import IDLE
from game.store.settings import Settings, Speed
from game.store.trouble import Kind, Trouble
from tests.scenes.crawler import GUESTS, Crawler
from tests.scenes.evening import Evening
from tests.scenes.real import RealRig
from tests.tools.virtual_pad import VirtualPad

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

HALF: dict[str, Any] = dict.fromkeys(
    ("music", "effects", "ambience", "shake", "flash", "particles", "hit_stop", "scenery"), 50
)
SETTINGS = dataclasses.replace(
    Settings(
        language="en",
        speed=Speed.TURBO,
        variant="mano-a-mano",
        options={"mano-a-mano": {"target": "25"}},
    ),
    **HALF,
)
ONE = pytest.mark.parametrize("device", list(Device))
COUNT = 23
FEWEST = 80
"""How often the focus must have been looked for, so that none of it was skipped."""

NOT_A_SCENE = {"Page", "Dialog", "Board", "ReadingPage"}
OTHER_WAYS = {"AttractScene", "BindPadScene", "CrashedScene", "Notice"}
"""Scenes that come by themselves, and have a test of their own below."""

ELSEWHERE = {
    Device.KEYS: {"pad", "pads"},
    Device.PAD: {"keys", "pads"},
    Device.MOUSE: {"keys", "pad", "pads"},
}
"""What another device must be in the hand for: its own buttons."""


def scenes() -> Iterator[str]:
    """Every scene that there is, by its class."""
    for module in pkgutil.walk_packages(game.scenes.__path__, "game.scenes."):
        for name, one in vars(importlib.import_module(module.name)).items():
            own = isinstance(one, type) and one.__module__ == module.name
            if own and hasattr(one, "handle") and hasattr(one, "cover"):
                yield name


@pytest.fixture(autouse=True)
def map_read_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.scenes.premises.load", cache(load))


def begin() -> Evening:
    return Evening(SETTINGS, MemoryShelf(rows=played()), seed="journey")


@pytest.mark.parametrize(
    "device", [Device.PAD, Device.MOUSE, pytest.param(Device.KEYS, marks=pytest.mark.slow)]
)
def test_every_screen_is_reached_and_left_and_every_setting_changed(device: Device) -> None:
    crawler = Crawler(begin, device)
    crawler.crawl()
    wanted = set(scenes()) - NOT_A_SCENE - OTHER_WAYS
    assert crawler.seen == wanted
    assert crawler.left == wanted
    every = {one.name for one in dataclasses.fields(Settings) if one.metadata}
    assert crawler.changed == every - ELSEWHERE[device]
    assert crawler.marks >= FEWEST


# ---- scenes that come by themselves


def troubled() -> Evening:
    """An evening that has something to tell first."""
    trouble = Trouble(Kind.UNREADABLE, Path("saves/running.dmn"))
    return Evening(SETTINGS, MemoryShelf(troubles=(trouble,)))


def crashed() -> Evening:
    evening = Evening(SETTINGS)
    opening = Opening("crash.now", "ZeroDivisionError", Path("logs/crash.txt"))
    scene = opening(evening.kit, evening.cabinet, evening.cabinet.open_up())
    evening.front = Front(scene, evening.kit, evening.cabinet.bind_pad)
    return evening


@ONE
@pytest.mark.parametrize(
    ("begin", "name"),
    [(troubled, "Notice"), (crashed, "CrashedScene")],
    ids=["notice", "crashed"],
)
def test_what_is_told_first_is_left_again(
    begin: Callable[[], Evening], name: str, device: Device
) -> None:
    crawler = Crawler(begin, device, only={name})
    assert crawler.where == name
    crawler.crawl()
    assert crawler.left == {name}


@ONE
def test_the_room_is_shown_to_who_only_looks_and_left_by_any_press(device: Device) -> None:
    crawler = Crawler(begin, device)
    crawler.rig.wait(IDLE + 2, 0.25)
    assert crawler.where == "AttractScene"
    if device is Device.MOUSE:
        crawler.rig.send(PointDown(320, 180), PointUp(320, 180))
    else:
        crawler.guest.any_press()
    assert crawler.where == "TitleScene"
    crawler.rig.close()


@ONE
def test_a_pad_that_nobody_knows_is_met_and_left(device: Device) -> None:
    stranger = VirtualPad(mapped=False)
    evening = Evening(SETTINGS)
    rig = RealRig(evening, stranger)
    rig.strike("button-3")
    assert evening.where == "BindPadScene"
    if device is Device.PAD:
        rig.wait(PATIENCE + 1, 0.25)
    else:
        GUESTS[device](evening).choose("leave")
    assert evening.where == "TitleScene"
    (said,) = evening.prefs.settings.pads.values()
    assert said == {}
    rig.close()


def test_every_scene_is_counted() -> None:
    assert len(set(scenes()) - NOT_A_SCENE) == COUNT
