from __future__ import annotations

from pathlib import Path

import pytest

from game.engine.art import Art
from game.engine.ui.look import Look


@pytest.fixture(scope="session")
def art() -> Art:
    return Art(Path("assets"))


@pytest.fixture(scope="session", params=[1, 2], ids=["100%", "200%"])
def look(request: pytest.FixtureRequest, art: Art) -> Look:
    return Look.of(art, request.param)
