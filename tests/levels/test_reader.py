from __future__ import annotations

import logging
import re
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.levels.level import Cell, Flip, Layer, LevelError
from game.levels.plan import Company, Rect
from game.levels.reader import load, load_all

ROOT = Path(__file__).parents[2]
BOTECO = ROOT / "levels" / "boteco.tmx"
PAINT = re.compile(r" <tileset [^>]*/>\n| <layer .*?</layer>\n", re.DOTALL)
TEXT = PAINT.sub("", BOTECO.read_text(encoding="utf-8"))
"""The map without its tiles."""

TSX = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="wall" tilewidth="16" tileheight="16" tilecount="4" columns="2">
 <image source="wall.png" width="32" height="32"/>
</tileset>
"""
END = "</map>"


def write(folder: Path, text: str, name: str = "table.tmx") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def remedy_for(folder: Path, text: str) -> str:
    path = write(folder, text)
    with pytest.raises(LevelError) as caught:
        load(path)
    line = str(caught.value)
    assert line.startswith(f"{path}: ")
    assert "\n" not in line
    return line.removeprefix(f"{path}: ")


def csv(cells: dict[int, int], count: int = 40 * 23) -> str:
    return ",".join(str(cells.get(index, 0)) for index in range(count))


def painted(cells: str, tileset: str = '<tileset firstgid="1" source="wall.tsx"/>') -> str:
    layer = (
        f'{tileset}<layer id="9" name="wall" width="40" height="23">'
        f'<data encoding="csv">{cells}</data></layer>'
    )
    return TEXT.replace(' <objectgroup id="1"', f'{layer}\n <objectgroup id="1"')


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    inside = tmp_path / "levels"
    inside.mkdir()
    (inside / "wall.tsx").write_text(TSX, encoding="utf-8")
    (inside / "wall.png").write_bytes(b"not opened by the reader")
    (tmp_path / "wall.tsx").write_text(TSX, encoding="utf-8")
    (tmp_path / "wall.png").write_bytes(b"")
    return inside


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('name="seats-2"', 'name="seats"', "layer 'seats-2': is there 0 times"),
        ('name="seats-3-4"', 'name="seats-2"', "layer 'seats-2': is there 2 times"),
        ('name="tray"', 'name="trey"', "layer 'seats-2', object 'tray': is missing"),
        ('name="menu"', 'name="tray"', "layer 'seats-2', object 'tray': is there twice"),
        (
            'name="menu" type="area"',
            'name="menu"',
            "has type 'None'; make it 'area'",
        ),
        ('name="menu" type=', 'name="menu" class=', "<object> 'menu': has class="),
        ('width="480" height="240"', 'width="470" height="240"', "make it at least 480x240"),
        ('width="480" height="240"', 'width="480" height="240.5"', "snap it to whole pixels"),
        ('width="480" height="240"', 'width="480" height="nan"', "snap it to whole pixels"),
        ('width="480" height="240"', 'width="480" height="high"', "map: cannot be read"),
        ('name="felt"', 'name="felt" rotation="90"', "'felt': is turned"),
        ('name="felt"', 'name="felt" template="f.tx"', "is made from a template"),
        ('name="mood" value="evening"', 'name="mood" value="DARK!"', "map property 'mood'"),
        ('name="mood"', 'name="light"', "map property 'light': is not known; remove it"),
        ('name="mood" value', 'name="mood" type="int" value', "map: cannot be read"),
        ('name="mood"', 'name="mood" type="class" propertytype="M"', "is a property of a class"),
        ('orientation="orthogonal"', 'orientation="isometric"', "make it orthogonal"),
        ('infinite="0"', 'infinite="1"', "not infinite"),
        ('width="40"', 'width="41"', "width is 41 cells of 16 px; make it 40 to cover 640 px"),
        ('width="40"', 'width="1000000000"', "give a number from 1 to 640"),
        ('tilewidth="16"', 'tilewidth="0"', "give a number from 1 to 64"),
        ("<map ", "<tileset ", "is not XML"),
        ("</map>", "", "is not XML"),
        (' encoding="UTF-8"', ' encoding="utf-16"', "is not UTF-8; save it again in Tiled"),
        ("<map ", '<!DOCTYPE map [<!ENTITY a "a">]><map ', "has a document type"),
        (END, f'<imagelayer id="5" name="sky"/>{END}', "layer 'sky': is a <imagelayer>"),
        (END, f'<group id="5" name="all"/>{END}', "layer 'all': is a <group>"),
        (END, '<objectgroup id="8"/>' * 31 + END, "has more than 32 of <objectgroup>"),
    ],
)
def test_a_broken_map_gives_one_line_with_the_remedy(
    folder: Path, old: str, new: str, expected: str
) -> None:
    assert old in TEXT
    broken = TEXT.replace(old, new, 1)
    assert expected in remedy_for(folder, broken)


def test_an_object_of_no_plan_is_named(folder: Path) -> None:
    extra = '<object id="99" name="lamp" type="area" x="0" y="0" width="9" height="9"/>'
    text = TEXT.replace(" </objectgroup>", f"{extra}</objectgroup>", 1)
    assert "object 'lamp': is not known; remove or rename it" in remedy_for(folder, text)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "is not XML"),
        ("<tileset/>", "is a <tileset>, not a <map>"),
        ("[" * 1_000_001, "is larger than 1000000 bytes"),
    ],
)
def test_what_is_no_map_is_said(folder: Path, text: str, expected: str) -> None:
    assert f"file 'table.tmx': {expected}" in remedy_for(folder, text)


def test_binary_and_missing_files_are_said(folder: Path) -> None:
    path = folder / "table.tmx"
    with pytest.raises(LevelError, match="cannot be read"):
        load(path)
    path.write_bytes(bytes(range(256)))
    with pytest.raises(LevelError, match="is not UTF-8 text"):
        load(path)


def test_a_name_with_a_line_break_stays_on_one_line(folder: Path) -> None:
    text = TEXT.replace('name="menu"', f'name="me&#10;nu{"u" * 999}"', 1)
    line = remedy_for(folder, text)
    assert len(line) < 500


def test_painted_cells_are_read_with_picture_area_and_flip(folder: Path) -> None:
    flipped = (1 << 31) + (1 << 29) + 4
    level = load(write(folder, painted(csv({0: 1, 41: 2, 42: flipped}))))
    picture = folder.resolve() / "wall.png"
    assert level.layers == (
        Layer(
            "wall",
            (
                Cell(0, 0, picture, Rect(0, 0, 16, 16), Flip.NONE),
                Cell(16, 16, picture, Rect(16, 0, 16, 16), Flip.NONE),
                Cell(32, 16, picture, Rect(16, 16, 16, 16), Flip.ACROSS | Flip.DIAGONAL),
            ),
        ),
    )


@pytest.mark.parametrize(
    ("cells", "tileset", "expected"),
    [
        (csv({0: 77}), None, "layer 'wall', cell 0,0: shows a tile of no tileset"),
        (csv({}, 7), None, "layer 'wall': does not have 40x23 cells"),
        (csv({}).replace("0", "x", 1), None, "has a cell that is no number"),
        ("", '<tileset firstgid="1" source="gone.tsx"/>', "needs the .tsx file 'gone.tsx'"),
        ("", '<tileset firstgid="1" source="../wall.tsx"/>', "names a file outside"),
        ("", '<tileset firstgid="1" source="/etc/passwd"/>', "names a file outside"),
        ("", r'<tileset firstgid="1" source="..\wall.tsx"/>', "names a file outside"),
        ("", '<tileset firstgid="1" source="wall.png"/>', "needs the .tsx file"),
        ("", '<tileset source="wall.tsx"/>', "firstgid is ''; give a number"),
    ],
)
def test_a_broken_picture_layer_is_said(
    folder: Path, cells: str, tileset: str | None, expected: str
) -> None:
    text = painted(cells or csv({})) if tileset is None else painted(cells or csv({}), tileset)
    assert expected in remedy_for(folder, text)


def test_a_layer_lies_where_its_offset_puts_it(folder: Path) -> None:
    text = painted(csv({0: 1})).replace('name="wall" width', 'name="wall" offsety="-7" width')
    (layer,) = load(write(folder, text)).layers
    assert [(cell.x, cell.y) for cell in layer.cells] == [(0, -7)]


@pytest.mark.parametrize("offset", ["1.5", "-65", "9999999", "deep"])
def test_a_layer_stays_near_the_canvas(folder: Path, offset: str) -> None:
    text = painted(csv({0: 1})).replace('name="wall"', f'name="wall" offsetx="{offset}"')
    assert remedy_for(folder, text).startswith(f"layer 'wall': offsetx is '{offset}'; give whole")


def test_a_layer_that_names_a_company_is_seen_at_its_tables_alone() -> None:
    seen = {
        name: [company for company in Company if Layer(name, ()).seen(company)]
        for name in ("near 2", "near seats-2 2", "far seats-3-4")
    }
    assert list(seen.values()) == [list(Company), [Company.TWO], [Company.MORE]]


def test_packed_layers_are_refused_for_what_they_might_unpack_to(folder: Path) -> None:
    text = painted(csv({})).replace('encoding="csv"', 'encoding="base64" compression="zlib"')
    assert "set Tile Layer Format to CSV" in remedy_for(folder, text)


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ('source="wall.png"', 'source="../wall.png"', "names a file outside"),
        ('source="wall.png"', 'source="gone.png"', "needs the .png file 'gone.png'"),
        ('width="32"', 'width="999999999"', "give a number from 1 to 2048"),
        ('tilewidth="16"', 'tilewidth="0"', "give a number from 8 to 256"),
        ("<image", "<!DOCTYPE x><image", "has a document type"),
        ("<tileset ", '<tileset source="wall.tsx" ', "refers to another tileset"),
    ],
)
def test_a_broken_tileset_is_said(folder: Path, old: str, new: str, expected: str) -> None:
    (folder / "wall.tsx").write_text(TSX.replace(old, new, 1), encoding="utf-8")
    assert expected in remedy_for(folder, painted(csv({})))


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege there")
def test_a_link_out_of_the_folder_is_outside(folder: Path) -> None:
    (folder / "out.tsx").symlink_to(folder.parent / "wall.tsx")
    text = painted(csv({}), '<tileset firstgid="1" source="out.tsx"/>')
    assert "names a file outside" in remedy_for(folder, text)


def test_a_folder_gives_its_levels_and_its_errors(folder: Path) -> None:
    write(folder, TEXT, "good.tmx")
    write(folder, TEXT.replace('name="felt"', 'name="baize"'), "bad.tmx")
    found = load_all(folder)
    assert list(found.levels) == ["good"]
    assert [error.path.name for error in found.errors] == ["bad.tmx"]
    assert load_all(folder / "nowhere").levels == {}


@settings(
    deadline=None, max_examples=60, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_a_map_damaged_anywhere_is_a_level_or_one_line(tmp_path: Path, data: st.DataObject) -> None:
    raw = TEXT.encode()
    at = data.draw(st.integers(0, len(raw)))
    cut = data.draw(st.integers(0, 40))
    put = data.draw(st.binary(max_size=4) | st.sampled_from([b'"', b"<", b">", b"-1", b"1e9"]))
    path = tmp_path / "table.tmx"
    path.write_bytes(raw[:at] + put + raw[at + cut :])
    found = load_all(tmp_path)
    assert [*found.levels, *(error.path.stem for error in found.errors)] == ["table"]
    assert all(str(error).isprintable() for error in found.errors)


def test_the_reader_is_silent_but_for_its_line(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        remedy_for(folder, TEXT.replace('name="mood"', 'name="width"', 1))
    assert caplog.records == []


def test_nothing_heavy_is_imported_until_a_map_is_read() -> None:
    program = (
        "import sys, game.levels.reader, game.levels.canvas; "
        "assert not {'pygame', 'pytmx'} & set(sys.modules); "
        "from pathlib import Path; game.levels.reader.load(Path('levels/boteco.tmx')); "
        "import pygame; assert not pygame.display.get_init()"
    )
    subprocess.run([sys.executable, "-c", program], check=True, cwd=ROOT)
