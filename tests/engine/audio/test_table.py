from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from game.engine.audio.table import Choice, CueTableError, read

if TYPE_CHECKING:
    from collections.abc import Callable


def test_the_shipped_table_is_read() -> None:
    table = read(Path("assets"))
    clack = table.cues["clack"]
    assert (clack.choice, clack.family, len(clack.files)) == (Choice.VARIANT, "tile", 6)
    assert all(file.is_file() for cue in table.cues.values() for file in cue.files)
    assert set(table.music) == {"title", "boteco", "boteco_match"}
    assert all(track.file.is_file() for track in [*table.music.values(), *table.ambience.values()])


def test_a_missing_table_is_told_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(
        CueTableError, match=r"cues\.json: no sounds.*install the game again"
    ) as told:
        read(tmp_path)
    assert "\n" not in str(told.value)


def no_files(table: Any) -> None:
    table["cues"]["tap"]["files"] = []


def no_caption(table: Any) -> None:
    del table["cues"]["tap"]["caption"]


def strange_choice(table: Any) -> None:
    table["cues"]["tap"]["choice"] = "loudest"


def no_music(table: Any) -> None:
    del table["music"]


def volume_in_words(table: Any) -> None:
    table["ambience"]["room"]["volume"] = "half"


@pytest.mark.parametrize(
    "spoil",
    [no_files, no_caption, strange_choice, no_music, volume_in_words],
    ids=lambda f: f.__name__,
)
def test_a_broken_table_is_told_in_one_line(assets: Path, spoil: Callable[[Any], None]) -> None:
    path = assets / "sound/cues.json"
    table = json.loads(path.read_text("utf-8"))
    spoil(table)
    path.write_text(json.dumps(table), "utf-8")
    with pytest.raises(CueTableError, match=r"cues\.json"):
        read(assets)


@pytest.mark.parametrize("raw", [b"", b"{", b"[]", b"\xff\xfe\x00", b"null"])
def test_what_is_no_table_is_told(assets: Path, raw: bytes) -> None:
    (assets / "sound/cues.json").write_bytes(raw)
    with pytest.raises(CueTableError, match="install the game again"):
        read(assets)
