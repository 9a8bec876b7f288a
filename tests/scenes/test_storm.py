"""Whatever is pressed, in whatever order: nothing breaks, and every place can be left."""

from __future__ import annotations

import random

import pytest

from game.engine.input.events import (
    Action,
    Button,
    Device,
    Digit,
    FocusGained,
    FocusLost,
    InputEvent,
    PadFound,
    PadLost,
    Point,
    PointDown,
    PointLost,
    PointUp,
    Press,
    Release,
    Resized,
    Wheel,
)
from game.rules.tile import double_six
from game.scenes.page import Page
from game.store.settings import Settings, Speed
from tests.scenes.evening import Evening, keys

SETTINGS = Settings(language="en", speed=Speed.TURBO, options={"all-fives": {"target": "30"}})
ACTIONS = [action for action in Action if action is not Action.FULLSCREEN]
PAGES = [(), ("options",), ("menu",), ("menu", "house"), ("learn",), ("quit",)]
PLAIN = [Action.UP, Action.DOWN, Action.LEFT, Action.RIGHT, Action.CONFIRM, Action.CONFIRM]


def anything(rng: random.Random) -> list[InputEvent]:
    """One thing that a player, a cat or a system may do."""
    x, y = rng.randrange(-40, 680), rng.randrange(-40, 400)
    action, button = rng.choice(ACTIONS), rng.choice(list(Button))
    device, pad = rng.choice([(Device.KEYS, None), (Device.PAD, 3)])
    plain = Press(rng.choice(PLAIN), device, pad)
    return rng.choice(
        [
            [plain],
            [plain, plain],
            [Press(action, device, pad), Release(action, device, pad)],
            [Press(action, device, pad, repeat=True)],
            [Point(x, y), PointDown(x, y, button), PointUp(x, y, button)],
            [PointDown(x, y), Point(y, x), PointUp(y, x)],
            [PointDown(x, y), PointLost()],
            [Wheel(rng.choice([-1, 1]))],
            [Digit(rng.randrange(10))],
            [FocusLost(), FocusGained()],
            [PadFound(3, "Pad", mapped=True)],
            [PadLost(3)],
            [Resized(640, 1)],
        ]
    )


def check_tiles(evening: Evening) -> None:
    sitting = evening.cabinet.sitting
    if sitting is None or sitting.session.state.number == 0:
        return
    state = sitting.session.state
    held = [tile for hand in state.hands for tile in hand]
    laid = [each.tile for each in state.line.laid]
    assert sorted([*held, *laid, *state.stock]) == list(double_six())


@pytest.mark.parametrize("seed", range(3))
def test_a_storm_of_input_breaks_nothing(seed: int) -> None:
    rng = random.Random(seed)
    evening = Evening(SETTINGS, seed=str(seed))
    seen = set()
    for _ in range(600):
        evening.rig.send(*anything(rng))
        if not evening.front.running:
            evening = Evening(SETTINGS, seed=str(rng.random()))
        evening.rig.wait(rng.choice([1 / 60, 1 / 20, 0.3]), 1 / 20)
        seen.add(evening.where)
        if rng.random() < 0.05:
            evening.rig.look()
            check_tiles(evening)
    assert {"TitleScene", "TableScene", "PauseScene"} <= seen


@pytest.mark.parametrize("seed", range(6))
def test_every_place_leads_back_by_one_button_alone(seed: int) -> None:
    rng = random.Random(f"back {seed}")
    evening = Evening(SETTINGS, seed=str(seed))
    for _ in range(rng.randrange(20, 300)):
        action = rng.choice(PLAIN)
        evening.send(Press(action, Device.PAD, 3), Release(action, Device.PAD, 3))
        if not evening.front.running:
            return
    guest = keys(evening)
    for _ in range(12):
        if evening.where in ("TitleScene", "PauseScene"):
            break
        guest.back()
        evening.rig.wait(1)
    else:
        pytest.fail(f"{evening.where} cannot be left")
    if evening.where == "PauseScene":
        guest.choose("title")
        evening.rig.wait(1)
    assert evening.where == "TitleScene"


@pytest.mark.parametrize("path", PAGES)
def test_the_focus_is_seen_wherever_it_is(path: tuple[str, ...]) -> None:
    evening = Evening()
    guest = keys(evening)
    for name in path:
        guest.choose(name)
    form = evening.page.form
    pictures = {}
    for name in form.focus.names:
        form.focus.to(name)
        form.handle(Press(Action.NEXT, Device.KEYS))
        form.handle(Press(Action.PREV, Device.KEYS))
        assert form.focus.name == name
        pictures[name] = evening.picture()
    assert len(set(pictures.values())) == len(pictures)


@pytest.mark.parametrize("path", PAGES)
def test_every_widget_is_reached_by_directions(path: tuple[str, ...]) -> None:
    evening = Evening()
    guest = keys(evening)
    for name in path:
        guest.choose(name)
    page = evening.rig.top
    assert isinstance(page, Page)
    for name in page.form.focus.names:
        guest.focus(name)
