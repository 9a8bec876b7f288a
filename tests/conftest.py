from __future__ import annotations

import os
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tests.tools.desktop import Desktop
    from tests.tools.virtual_pad import VirtualPad

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_JOYSTICK_ALLOW_BACKGROUND_EVENTS"] = "1"

CHOSEN_BY_HAND = ("slow", "window", "proof")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    expression = str(config.getoption("markexpr"))
    for marker in CHOSEN_BY_HAND:
        if marker in expression:
            continue
        skip = pytest.mark.skip(reason=f"{marker}: runs with -m {marker}")
        for item in items:
            if marker in item.keywords:
                item.add_marker(skip)


@pytest.fixture
def xvfb(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Desktop]]:
    """`xvfb(width, height)` starts a managed desktop that lasts as long as the test."""
    from tests.tools.desktop import desktop, missing_programs  # noqa: PLC0415 - see virtual_pad

    if missing := missing_programs():
        pytest.skip(f"not installed: {', '.join(missing)}")
    with ExitStack() as open_desktops:

        def start(width: int, height: int) -> Desktop:
            logs: Path = tmp_path_factory.mktemp("desktop")
            return open_desktops.enter_context(desktop((width, height), logs))

        yield start


@pytest.fixture
def virtual_pad() -> Iterator[Callable[..., VirtualPad]]:
    """`virtual_pad(mapped=True)` plugs a pad in; all are unplugged after the test."""
    # Loads pygame, which the tests of headless packages must not see.
    from tests.tools.virtual_pad import VirtualPad  # noqa: PLC0415 - see above

    pads: list[VirtualPad] = []

    def plug_in(*, mapped: bool = True) -> VirtualPad:
        pads.append(VirtualPad(mapped=mapped))
        return pads[-1]

    yield plug_in
    for pad in pads:
        pad.unplug()
