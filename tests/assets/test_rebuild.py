from __future__ import annotations

import json
from pathlib import Path

import pygame
import pytest

from build_spec import assets
from build_spec.art.palette import load_palette

ASSETS = Path("assets")


@pytest.fixture(scope="module")
def art(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("art")
    assets.build(out, ["art"])
    return out


def manifest() -> list[dict[str, str]]:
    rows: list[dict[str, str]] = json.loads((ASSETS / "manifest.json").read_text("utf-8"))
    return rows


def pixels(path: Path) -> tuple[tuple[int, int], bytes]:
    picture = pygame.image.load(path)
    return picture.get_size(), pygame.image.tobytes(picture, "RGBA")


def test_pictures_are_made_pixel_for_pixel(art: Path) -> None:
    made = sorted(path.relative_to(art) for path in art.rglob("*.png"))
    assert made
    for name in made:
        assert pixels(art / name) == pixels(ASSETS / name), f"{name}: run build_spec/assets.py"


def test_their_tables_are_fresh(art: Path) -> None:
    for path in art.rglob("*.json"):
        name = path.relative_to(art)
        assert path.read_bytes() == (ASSETS / name).read_bytes(), (
            f"{name}: run build_spec/assets.py"
        )


def test_every_file_is_in_the_manifest_and_the_reverse() -> None:
    named = {row["file"] for row in manifest()}
    there = {str(path.relative_to(ASSETS)) for path in ASSETS.rglob("*") if path.is_file()}
    assert there - {"manifest.json"} == named


def test_every_file_has_a_source_and_a_license() -> None:
    for row in manifest():
        assert Path(row["source"]).is_file(), row
        assert row["license"] == "MIT", row


def test_no_file_is_unused() -> None:
    """A picture is used if the program names it, a sound if the cue table or the program does.

    Catalogues and lessons are found by what their folders hold; tests of theirs use each.
    """
    program = "\n".join(path.read_text("utf-8") for path in Path("game").rglob("*.py"))
    cues = "\n".join(path.read_text("utf-8") for path in ASSETS.glob("sound/*.json"))
    levels = "\n".join(path.read_text("utf-8") for path in Path("levels").rglob("*.t[ms]x"))
    said = program + cues + levels
    unused = [
        row["file"]
        for row in manifest()
        if not row["file"].endswith((".mo", ".dmn"))
        and f'"{Path(row["file"]).stem}"' not in said
        and Path(row["file"]).name not in said
    ]
    assert unused == []


def test_pictures_use_the_palette_alone() -> None:
    palette = load_palette()
    allowed = {bytes(entry) for entry in palette.entries()}
    for path in (*ASSETS.rglob("*.png"), *Path("levels").rglob("*.png")):
        raw = pygame.image.tobytes(pygame.image.load(path), "RGBA")
        found = {raw[at : at + 4] for at in range(0, len(raw), 4)}
        strange = {entry for entry in found if entry[3]} - allowed
        assert not strange, path


def test_an_update_removes_what_is_made_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = {"a.txt": "build_spec/art/a.txt", "b.txt": "build_spec/art/b.txt"}

    def build(out: Path, wanted: list[str]) -> dict[str, str]:
        assert wanted == ["art"]
        for name in made:
            (out / name).write_text(name)
        return dict(made)

    monkeypatch.setattr(assets, "build", build)
    (tmp_path / "mine.txt").write_text("not ours to remove")
    assert len(assets.update(tmp_path, ["art"])) == 3
    assert assets.update(tmp_path, ["art"]) == []
    del made["b.txt"]
    assert assets.update(tmp_path, ["art"]) == ["removed b.txt", "wrote manifest.json"]
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "a.txt",
        "manifest.json",
        "mine.txt",
    ]
