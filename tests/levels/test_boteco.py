"""The table that is shipped: it follows the design, and Tiled's format rules."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

from game.levels.canvas import designed
from game.levels.plan import Company
from game.levels.reader import load, load_all

LEVELS = Path(__file__).parents[2] / "levels"
ROOT = ET.parse(LEVELS / "boteco.tmx").getroot()  # noqa: S314 - our own file

MAP = {
    "version", "tiledversion", "orientation", "renderorder", "width", "height", "tilewidth",
    "tileheight", "infinite", "nextlayerid", "nextobjectid",
}  # fmt: skip
CHILDREN = {
    "map": {"properties", "tileset", "layer", "objectgroup"},
    "properties": {"property"},
    "objectgroup": {"object"},
    "object": set[str](),
    "property": set[str](),
    "layer": {"properties", "data"},
    "data": set[str](),
    "tileset": set[str](),
}


def test_every_shipped_level_can_be_used() -> None:
    found = load_all(LEVELS)
    assert found.errors == ()
    assert "boteco" in found.levels


def test_it_follows_the_designed_plans() -> None:
    level = load(LEVELS / "boteco.tmx")
    assert level.plan(2) == designed(Company.TWO)
    assert level.plan(3) == level.plan(4) == designed(Company.MORE)
    assert level.mood == "evening"


def test_it_has_what_tiled_expects_of_a_map() -> None:
    assert set(ROOT.keys()) == MAP
    for parent in ROOT.iter():
        assert {child.tag for child in parent} <= CHILDREN[parent.tag]


def test_ids_are_unique_and_below_the_next_one() -> None:
    layers = [int(each.get("id", 0)) for tag in ("layer", "objectgroup") for each in ROOT.iter(tag)]
    objects = [int(each.get("id", 0)) for each in ROOT.iter("object")]
    for ids, following in ((layers, "nextlayerid"), (objects, "nextobjectid")):
        assert len(set(ids)) == len(ids)
        assert min(ids) > 0
        assert max(ids) < int(ROOT.attrib[following])


def test_it_has_a_view_of_the_whole_room_and_things_that_move() -> None:
    level = load(LEVELS / "boteco.tmx")
    planes = {name for layer in level.view for name in layer.name.split()}
    assert {"far", "middle", "near"} <= planes
    assert {layer.name.split()[0] for layer in level.layers} >= {"far", "near"}
    for layers in (level.layers, level.view):
        moving = [cell for layer in layers for cell in layer.cells if cell.frames]
        assert moving
        assert all(frame.shown > 0 for cell in moving for frame in cell.frames)
        assert all(cell.frames[0].area == cell.area for cell in moving)
