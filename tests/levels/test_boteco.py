"""The table that is shipped: it follows the design, and Tiled's format rules."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree as ET

import pygame
import pytest

from game.levels.canvas import designed
from game.levels.plan import Company
from game.levels.reader import load, load_all

LEVELS = Path(__file__).parents[2] / "levels"
ROOT = ET.parse(LEVELS / "boteco.tmx").getroot()  # noqa: S314 - our own file

NUMBER, WORD, TEXT, FLAG = r"-?\d+", r"[\w.-]+", r".*", r"[01]"

SCHEMA: dict[str, dict[str, str]] = {
    "map": {
        "version": r"1\.\d+", "tiledversion": r"1\.\d+\.\d+", "orientation": "orthogonal",
        "renderorder": "right-down", "width": NUMBER, "height": NUMBER, "tilewidth": NUMBER,
        "tileheight": NUMBER, "infinite": FLAG, "nextlayerid": NUMBER, "nextobjectid": NUMBER,
    },
    "properties": {},
    "property": {"name": TEXT, "value": TEXT},
    "tileset": {"firstgid": NUMBER, "source": TEXT},
    "layer": {"id": NUMBER, "name": TEXT, "width": NUMBER, "height": NUMBER},
    "data": {"encoding": "csv"},
    "objectgroup": {"id": NUMBER, "name": TEXT},
    "object": {
        "id": NUMBER, "name": TEXT, "type": WORD, "x": NUMBER, "y": NUMBER, "width": NUMBER,
        "height": NUMBER,
    },
}  # fmt: skip
"""What Tiled writes (its TMX map format): every element's attributes, and what each may say."""

OPTIONAL: dict[str, dict[str, str]] = {
    "layer": {"visible": FLAG, "offsetx": NUMBER, "offsety": NUMBER, "opacity": r"[\d.]+"},
    "objectgroup": {"visible": FLAG},
    "property": {"type": r"string|int|float|bool|color|file|object"},
}
CHILDREN = {
    "map": ("properties", "tileset", "layer", "objectgroup"),
    "properties": ("property",),
    "objectgroup": ("object",),
    "layer": ("data",),
}
"""In Tiled's order."""

SHEET: dict[str, dict[str, str]] = {
    "tileset": {
        "version": r"1\.\d+", "tiledversion": r"1\.\d+\.\d+", "name": WORD, "tilewidth": NUMBER,
        "tileheight": NUMBER, "tilecount": NUMBER, "columns": NUMBER,
    },
    "image": {"source": TEXT, "width": NUMBER, "height": NUMBER},
    "tile": {"id": NUMBER},
    "animation": {},
    "frame": {"tileid": NUMBER, "duration": NUMBER},
}  # fmt: skip
SHEET_CHILDREN = {"tileset": ("image", "tile"), "tile": ("animation",), "animation": ("frame",)}


def test_every_shipped_level_can_be_used() -> None:
    found = load_all(LEVELS)
    assert found.errors == ()
    assert "boteco" in found.levels


def test_it_follows_the_designed_plans() -> None:
    level = load(LEVELS / "boteco.tmx")
    assert level.plan(2) == designed(Company.TWO)
    assert level.plan(3) == level.plan(4) == designed(Company.MORE)
    assert level.mood == "evening"


def faults(
    root: ET.Element, schema: dict[str, dict[str, str]], children: dict[str, tuple[str, ...]]
) -> list[str]:
    """Where a file departs from a schema, an entry each."""
    found = []
    for each in root.iter():
        known = schema[each.tag] | OPTIONAL.get(each.tag, {})
        given = dict(each.items())
        found += [f"{each.tag} lacks {name}" for name in schema[each.tag] if name not in given]
        for name, value in given.items():
            if not re.fullmatch(known.get(name, r"\b\B"), value):
                found.append(f"{each.tag} {name}={value!r}")
        order = children.get(each.tag, ())
        tags = [child.tag for child in each]
        if not set(tags) <= set(order) or tags != sorted(tags, key=order.index):
            found.append(f"{each.tag} holds {tags}")
    return found


def test_map_and_tileset_keep_to_tiled_s_schema() -> None:
    tileset = ET.parse(LEVELS / "boteco.tsx").getroot()  # noqa: S314 - our own file
    assert faults(ROOT, SCHEMA, CHILDREN) == []
    assert faults(tileset, SHEET, SHEET_CHILDREN) == []


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (' infinite="0"', ""),
        ('width="40"', 'width="forty"'),
        ('type="area"', 'class="area"'),
        ('encoding="csv"', 'encoding="base64"'),
        ("</map>", "<properties/></map>"),
    ],
)
def test_a_map_that_tiled_would_not_write_is_found(old: str, new: str) -> None:
    text = (LEVELS / "boteco.tmx").read_text("utf-8")
    assert old in text
    broken = ET.fromstring(text.replace(old, new, 1))  # noqa: S314 - our own file
    assert faults(broken, SCHEMA, CHILDREN)


def test_cells_name_tiles_of_the_tileset() -> None:
    tileset = ET.parse(LEVELS / "boteco.tsx").getroot()  # noqa: S314 - our own file
    count, columns = int(tileset.attrib["tilecount"]), int(tileset.attrib["columns"])
    image = tileset.find("image")
    assert image is not None
    picture = pygame.image.load(LEVELS / image.attrib["source"])
    assert picture.get_size() == (int(image.attrib["width"]), int(image.attrib["height"]))
    assert count == picture.width // 16 * (picture.height // 16) == columns * (count // columns)
    for data in ROOT.iter("data"):
        assert all(0 <= int(cell) <= count for cell in (data.text or "").split(","))


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
