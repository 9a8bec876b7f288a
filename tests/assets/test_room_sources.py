from __future__ import annotations

import shutil
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from build_spec.art.cabinet import cabinet
from build_spec.art.curves import beside, curve, polygon, ribbon
from build_spec.art.palette import ArtError, load_palette
from build_spec.art.room import tileset
from build_spec.art.room.lights import STEPS, Plane, light_maps, night_table, read_mood

LEVELS = Path("levels")
EVENING = Path("build_spec/art/sources/room/evening.txt")


@pytest.fixture
def copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of the tileset, to be spoilt."""
    folder = tmp_path / "room"
    shutil.copytree(tileset.HERE, folder)
    monkeypatch.setattr(tileset, "HERE", folder)
    return folder / "tileset.txt"


def test_the_tileset_is_fresh(tmp_path: Path) -> None:
    written = tileset.update(tmp_path)
    assert written == ["wrote levels/boteco.png", "wrote levels/boteco.tsx"]
    for name in ("boteco.png", "boteco.tsx"):
        assert (tmp_path / name).read_bytes() == (LEVELS / name).read_bytes(), (
            f"{name}: run build_spec/assets.py art"
        )
    assert tileset.update(tmp_path) == []


def test_it_is_what_tiled_expects() -> None:
    root = ET.parse(LEVELS / "boteco.tsx").getroot()  # noqa: S314 - our own file
    children = {
        "tileset": {"image", "tile"},
        "tile": {"animation"},
        "animation": {"frame"},
        "frame": set[str](),
        "image": set[str](),
    }
    for parent in root.iter():
        assert {child.tag for child in parent} <= children[parent.tag]
    count, columns = int(root.attrib["tilecount"]), int(root.attrib["columns"])
    (image,) = root.iter("image")
    assert int(image.attrib["width"]) == columns * 16
    assert int(image.attrib["height"]) * columns == count * 16
    ids = [int(tile.attrib["id"]) for tile in root.iter("tile")]
    assert ids == sorted(set(ids))
    for frame in root.iter("frame"):
        assert 0 <= int(frame.attrib["tileid"]) < count
        assert int(frame.attrib["duration"]) >= 1000 // 15


def test_the_kit_has_three_variants_of_each_material() -> None:
    names = [stamp.name for stamp in tileset.stamps(load_palette())]
    materials = {name.split("/")[0] for name in names if "/" in name}
    assert {"azulejo", "panelling", "brick", "counter", "plaster"} <= materials
    for material in materials:
        assert sum(name.startswith(f"{material}/") for name in names) == 3, material


def test_the_map_uses_every_kind_of_prop() -> None:
    shown = set()
    for layer in ET.parse(LEVELS / "boteco.tmx").getroot().iter("layer"):  # noqa: S314 - as above
        shown |= {int(cell) - 1 for cell in (layer.findtext("data") or "").split(",")}
    spare = {"brick", "panelling", "marble"}
    for stamp in tileset.stamps(load_palette()):
        if stamp.name.split("/")[0] not in spare:
            cells = {row * tileset.COLUMNS + column for column, row in stamp.cells()}
            assert cells & shown, stamp.name


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("elephant 0 70 0 0", "elephant"),
        ("clock 0", "not enough values"),
        ("clock a 70 0 0", "invalid literal"),
        ("clock 0 70 0 0 1-2", "invalid literal"),
        ("clock 0 0 0 0", "clock lies on plaster/a"),
        ("clock 39 70 0 0", "clock lies on no cell"),
    ],
)
def test_a_bad_stamp_says_where(line: str, complaint: str, copy: Path) -> None:
    with copy.open("a", encoding="utf-8") as file:
        file.write(f"{line}\n")
    with pytest.raises(ArtError, match=rf"tileset\.txt.*{complaint}"):
        tileset.stamps(load_palette())


@pytest.mark.parametrize(
    "line",
    ["night", "ambient far", "sun far 1 2 3 4", "pool f 1 2 3", "night ink0 pink pink pink pink"],
)
def test_bad_light_says_where(line: str, tmp_path: Path) -> None:
    source = tmp_path / "dusk.txt"
    source.write_text(EVENING.read_text("utf-8") + f"{line}\n", "utf-8")
    with pytest.raises(ArtError, match=r"dusk\.txt:\d+: |no colour is called 'pink'"):
        night_table(read_mood(source), load_palette())


def test_night_darkens_step_by_step() -> None:
    palette = load_palette()
    table = night_table(read_mood(EVENING), palette)
    colours = [(0, 0, 0), *palette.colours.values()]
    assert len(table) == STEPS + 1
    for index in range(1, len(colours)):
        greys = [sum(colours[row[index]]) for row in table]
        assert all(after <= before + 8 for before, after in pairwise(greys)), index
        assert greys[-1] <= 360
    assert {row[0] for row in table} == {0}


def test_maps_of_light_hold_distances_in_eighths() -> None:
    mood = read_mood(EVENING)
    maps = light_maps(mood)
    values = {index for row in maps.rows for index in row}
    assert min(values) == 0
    assert 20 < max(values) <= 8 * STEPS
    assert (maps.width, maps.height) == (160, 90 * 6)


def test_the_brightest_light_counts_and_shadows_add() -> None:
    plane = Plane((3.0, 0.0, 0.0, 0.0), [lambda _x, _y: 1.0, lambda _x, _y: 2.0])
    assert plane.level(320, 180) == 1.0
    plane.shades.append(lambda _x, _y: 0.5)
    assert plane.level(320, 180) == 1.5


def test_polygons_and_ribbons_hold_the_pixels_within() -> None:
    square = polygon([(1, 1), (4, 1), (4, 3), (1, 3)])
    assert square == {(x, y) for x in (1, 2, 3) for y in (1, 2)}
    path = curve([(0.0, 0.0), (0.0, 10.0)], 5)
    assert path[0] == (0, 0)
    assert path[-1] == (0, 10)
    right = beside(path, [-3.0] * len(path))
    assert {round(x) for x, _ in right} == {3}
    assert ribbon(path, right) == {(x, y) for x in range(3) for y in range(10)}


@pytest.mark.parametrize(
    "line", ["cloud 1 2", "tile 7-1 1 1 0,0 9,0 9,9 0,9", "rays 1", "star 1 2"]
)
def test_bad_art_on_the_cabinet_says_where(line: str, tmp_path: Path) -> None:
    source = tmp_path / "cabinet.txt"
    source.write_text(f"; a remark\n{line}\n", "utf-8")
    with pytest.raises(ArtError, match=r"cabinet\.txt:2: "):
        cabinet(load_palette(), source)
