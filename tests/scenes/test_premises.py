"""A table whose map cannot be used: one clear line, and the game goes on without the map."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.engine.screen.offscreen import OffscreenPresenter
from game.lab.studio import Studio
from game.levels.reader import load
from game.scenes import premises
from tests.scenes.evening import Evening, keys

if TYPE_CHECKING:
    from game.levels.level import Level

LEVELS = Path(__file__).parents[2] / "levels"
ASSETS = Path("assets")
BROKEN = {
    "a missing layer": ('name="seats-2"', 'name="elsewhere"', "layer 'seats-2': is there 0 times"),
    "a bad property": ('name="mood"', 'name="weather"', "map property 'weather': is not known"),
    "a felt too small": ('width="480" height="240"', 'width="240" height="120"', "at least 480"),
    "a missing tileset": ('source="boteco.tsx"', 'source="gone.tsx"', "'gone.tsx', which is"),
    "no XML": ("</map>", "", "is not XML"),
    "a path outside": ('source="boteco.tsx"', 'source="../x.tsx"', "names a file outside"),
}


@pytest.mark.parametrize("case", BROKEN)
def test_the_game_goes_on_without_the_map(
    case: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new, told = BROKEN[case]
    shutil.copytree(LEVELS, tmp_path / "levels")
    (tmp_path / "x.tsx").write_bytes((LEVELS / "boteco.tsx").read_bytes())
    path = tmp_path / "levels" / "boteco.tmx"
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    monkeypatch.setattr(premises, "levels_dir", lambda: tmp_path / "levels")
    presenter = OffscreenPresenter((640, 360))
    studio = Studio(presenter, ASSETS, "en")
    studio.go("play")
    said = studio.kit.toasts.current or ""
    assert told in said
    assert "\n" not in said
    studio.run_until(lambda: studio.table.picture.cursor.reach is not None)
    studio.front.draw(presenter.canvas)
    assert studio.table.places.plan.felt.w == 480
    presenter.close()


def test_the_map_is_read_once_an_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[Path] = []

    def counted(path: Path) -> Level:
        reads.append(path)
        return load(path)

    monkeypatch.setattr(premises, "load", counted)
    evening = Evening()
    guest = keys(evening)
    guest.choose("play")
    guest.menu()
    guest.choose("title")
    guest.choose("continue")
    assert evening.where == "TableScene"
    assert len(reads) == 1
