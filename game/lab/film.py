"""Two minutes of a match as a player sees them: what every frame costs the processor."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from game.ai.simple import Simple, choose
from game.engine.input.events import Action, Device, PointDown
from game.engine.screen.compose import Look
from game.engine.screen.offscreen import OffscreenPresenter
from game.engine.screen.scanlines import Scanlines
from game.lab.studio import FRAME, Studio
from game.rules.move import Play
from game.scenes.table.flow import Stage
from game.scenes.table.scene import TableScene
from game.store.shipped import assets_dir

if TYPE_CHECKING:
    from game.scenes.table.scene import TableScene as Table

BUDGET = 1000 / 60
"""Milliseconds of a frame at sixty a second."""

EVERY = 20
"""Frames between two looks at what is to be done."""

SIZE = (1920, 1080)


def film(seconds: float) -> dict[str, float]:
    """Plays by clicks and presses, and presents every frame that changed.

    Args:
        seconds: of the match.

    Returns:
        Milliseconds of processor time a frame, at the middle, the 95th of a hundred and at most;
        and the share of frames over the budget of sixty a second, in per cent.
    """
    presenter = OffscreenPresenter(SIZE, Look(scanlines=Scanlines.SOFT))
    studio = Studio(presenter, assets_dir(), "pt_BR")
    studio.go("play")
    spent = sorted(_frames(studio, presenter, round(seconds / FRAME)))
    presenter.close()
    over = sum(each > BUDGET for each in spent)
    return {
        "frames": len(spent),
        "p50_ms": round(spent[len(spent) // 2], 2),
        "p95_ms": round(spent[len(spent) * 95 // 100], 2),
        "max_ms": round(spent[-1], 2),
        "over_budget_percent": round(100 * over / len(spent), 2),
    }


def _frames(studio: Studio, presenter: OffscreenPresenter, count: int) -> Iterator[float]:
    for number in range(count):
        if number % EVERY == 0:
            act(studio)
        began = time.process_time()
        show(studio, presenter, FRAME)
        yield (time.process_time() - began) * 1000


def show(studio: Studio, presenter: OffscreenPresenter, dt: float) -> None:
    """One frame, as the program's loop makes it."""
    moved = studio.front.animating
    studio.front.update(dt)
    if moved or studio.front.animating:
        studio.front.draw(presenter.canvas)
        presenter.present()


def act(studio: Studio) -> None:
    """What the player does next, if it is time to do something."""
    top = studio.front.stack.top
    if not isinstance(top, TableScene):
        studio.press(Device.KEYS, Action.CONFIRM)
    elif top.picture.stage is Stage.OVER and not top.picture.busy:
        studio.send(PointDown(320, 150))
    elif top.picture.cursor.reach is not None:
        _move(studio, top)


def _move(studio: Studio, table: Table) -> None:
    move = choose(table.picture.view, Simple.GREEDY, 1)
    if isinstance(move, Play):
        studio.lay(move.tile, move.arm)
    else:
        studio.press(Device.KEYS, Action.UP, Action.CONFIRM)
