from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from build_spec.art.glyphs import read_face
from build_spec.art.logo import read_lettering
from build_spec.art.nine import stretched
from build_spec.art.palette import ArtError, load_palette
from build_spec.art.raster import Grid
from build_spec.art.sprites import Sprite, read_sprites
from build_spec.art.tiles import read_plan

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

HEAD = "ascent 4\ndescent 1\nspace 1\n"
KEY = "key x bone4 y ink0\n"


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("@ A\n##\n###\n", r"face\.txt:6: '###': this row is 3 wide, those above 2"),
        ("@ A\n##\n\n@ A\n##\n", r"face\.txt:7: '@ A': it is drawn twice"),
        ("@ Á = A acute\n", r"face\.txt:4: '@ Á = A acute': 'A'"),
        ("@ A sink 2\n##\n", r"face\.txt:4: 'A sink 2|sink"),
        ("what is this\n", r"face\.txt:4: .* neither a row"),
    ],
)
def test_a_bad_glyph_says_where(body: str, complaint: str, tmp_path: Path) -> None:
    source = tmp_path / "face.txt"
    source.write_text(HEAD + body, "utf-8")
    with pytest.raises(ArtError, match=complaint):
        read_face(source)


def test_marks_stand_a_row_above_and_cedillas_hang(tmp_path: Path) -> None:
    source = tmp_path / "face.txt"
    source.write_text(
        HEAD
        + "@ c\n###\n#..\n###\n@ mark acute\n.#\n#.\n@ mark cedilla\n#\n"
        + "@ ć = c acute\n@ ç = c cedilla\n",
        "utf-8",
    )
    glyphs = read_face(source).glyphs
    assert [any(row) for row in glyphs["ć"].rows] == [True, True, False, True, True, True]
    assert glyphs["ç"].drop == 1
    assert glyphs["ç"].rows[-1] == [False, True, False]


def test_rows_repeat_and_lift(tmp_path: Path) -> None:
    source = tmp_path / "face.txt"
    source.write_text(HEAD + "@ - lift 2\n## *3\n@ I\n# *4\n", "utf-8")
    glyphs = read_face(source).glyphs
    assert [any(row) for row in glyphs["-"].rows] == [True, True, True, False, False]
    assert len(glyphs["I"].rows) == 4


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("@ a\nxz\n", r"kit\.txt:3: 'xz': no key for 'z'"),
        ("@ a\nxx\nx\n", r"kit\.txt:4: 'x': 1 pixels, the rows above have 2"),
        ("@ a\nx\n@ a\nx\n", r"kit\.txt:4: '@ a': this name is taken"),
        ("@ a hinge 2 3\nx\n", r"kit\.txt:2: .* 'hinge' is neither slice nor pivot"),
        ("key q pink7\n", r"kit\.txt:2: .* no colour is called 'pink7'"),
        ("two words\n", r"kit\.txt:2: .* neither a key"),
    ],
)
def test_a_bad_sprite_says_where(body: str, complaint: str, tmp_path: Path) -> None:
    source = tmp_path / "kit.txt"
    source.write_text(KEY + body)
    with pytest.raises(ArtError, match=complaint):
        read_sprites([source], load_palette())


@pytest.mark.parametrize(
    ("read", "line"),
    [
        (read_plan, "size table twelve 24 2 2 5 8 1 1"),
        (read_plan, "ivory bone3 bone9"),
        (read_lettering, "letter L gold here 20 1 0"),
        (read_lettering, "stroke 1,2,3"),
        (read_lettering, "gold bone4 gold3"),
    ],
)
def test_a_bad_description_says_where(
    read: Callable[..., object], line: str, tmp_path: Path
) -> None:
    source = tmp_path / "plan.txt"
    source.write_text(f"; a remark\n{line}\n")
    with pytest.raises(ArtError, match=r"plan\.txt:2: "):
        read(load_palette(), source)


def test_grids_turn_clockwise() -> None:
    grid = Grid(3, 2)
    grid.put(0, 0, 5)
    assert grid.turned().get(1, 0) == 5
    assert (grid.turned().width, grid.turned().height) == (2, 3)


def test_stretching_keeps_corners() -> None:
    grid = Grid(3, 3, 1)
    grid.put(0, 0, 2)
    grid.put(1, 1, 3)
    wide = stretched(Sprite(grid, (0, 0), (1, 1, 1, 1)), 6, 4)
    assert wide.get(0, 0) == 2
    assert {wide.get(x, y) for x in range(1, 5) for y in (1, 2)} == {3}
    assert wide.get(5, 3) == 1
