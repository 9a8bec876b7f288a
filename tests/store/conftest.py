from __future__ import annotations

from pathlib import Path

import pytest

from game.store.places import Places, places_under


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return places_under(tmp_path / "player")
