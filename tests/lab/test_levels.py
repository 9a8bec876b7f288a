from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.cli import main
from game.store.shipped import levels_dir

Broken = tuple[str, str, str]


def copied(folder: Path) -> Path:
    shutil.copytree(levels_dir(), folder / "levels")
    return folder / "levels" / "boteco.tmx"


def test_the_games_own_tables_are_fine(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["levels", "check"]) == 0
    said = capsys.readouterr()
    assert "boteco.tmx: fine" in said.out
    assert said.err == ""


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('name="seats-2"', 'name="seats-9"'),
        ('name="mood"', 'name="mud"'),
        ('source="boteco.tsx"', 'source="nowhere.tsx"'),
        ('source="boteco.tsx"', 'source="../outside.tsx"'),
        ("<map ", "<mop "),
        ("</map>", ""),
    ],
)
def test_a_broken_copy_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str
) -> None:
    path = copied(tmp_path)
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    assert main(["levels", "check", str(path)]) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert str(path.parent) in said.err


def test_what_is_no_map_at_all(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    junk = tmp_path / "junk.tmx"
    junk.write_bytes(b"\x00\xff not a map")
    assert main(["levels", "check", str(junk)]) == 1
    assert capsys.readouterr().err.count("\n") == 1
    assert main(["levels", "check", str(tmp_path / "nowhere.tmx")]) == 2
    assert "no such file" in capsys.readouterr().err
