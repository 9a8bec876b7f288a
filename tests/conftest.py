from __future__ import annotations

import os

import pytest

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"

CHOSEN_BY_HAND = ("slow", "window")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    expression = str(config.getoption("markexpr"))
    for marker in CHOSEN_BY_HAND:
        if marker in expression:
            continue
        skip = pytest.mark.skip(reason=f"{marker}: runs with -m {marker}")
        for item in items:
            if marker in item.keywords:
                item.add_marker(skip)
