"""What a frame of the table costs while something moves: its drawing, and all of it at 1080p."""

from __future__ import annotations

import time
from statistics import mean
from typing import TYPE_CHECKING

from game.engine.screen.compose import Look
from game.engine.screen.offscreen import OffscreenPresenter
from game.engine.screen.scanlines import Scanlines
from game.lab.studio import FRAME, Studio, match_where
from game.rules.legal import legal
from game.rules.move import Play
from game.rules.seat import Seat
from game.store.shipped import assets_dir

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.rules.state import State

SIZE = (1920, 1080)
LOOKS = {"plain": Scanlines.OFF, "scanlines": Scanlines.SOFT, "full": Scanlines.FULL}
LAID = 12
"""Tiles on the table at least."""


def table_ms(seconds: float) -> dict[str, dict[str, float]]:
    """Mean milliseconds of the processor, as `table_draw_ms` and `table_frame_ms`.

    The first is the drawing of the canvas, the second step, drawing and screen together. A tile is
    laid and told again and again, and the quickest telling counts, since what a busy machine adds
    is not theirs.
    """
    drawn: list[float] = []
    found = {}
    for name, lines in LOOKS.items():
        presenter = OffscreenPresenter(SIZE)
        draw, frame = _quickest(presenter, lines, seconds)
        drawn.append(draw)
        found[name] = round(frame * 1000, 2)
        presenter.close()
    return {"table_draw_ms": {"moving": round(min(drawn) * 1000, 2)}, "table_frame_ms": found}


def _quickest(
    presenter: OffscreenPresenter, lines: Scanlines, seconds: float
) -> tuple[float, float]:
    """Mean processor seconds of a frame in which the table moves: of its drawing, and of it all."""
    draws: list[float] = []
    frames: list[float] = []
    record = match_where(_own_turn, "all-fives")
    began = time.perf_counter()
    while time.perf_counter() - began < seconds or not frames:
        studio = Studio(presenter, assets_dir(), "en")
        studio.sit_at(record)
        presenter.look = Look(scanlines=lines)
        studio.front.draw(presenter.canvas)
        presenter.present()
        told = tuple(_played(studio, presenter))
        draws.append(mean(draw for draw, _ in told))
        frames.append(mean(frame for _, frame in told))
    return min(draws), min(frames)


def _played(studio: Studio, presenter: OffscreenPresenter) -> Iterator[tuple[float, float]]:
    reach = studio.table.picture.cursor.reach
    if reach is None:
        raise TypeError("it is not the viewer's turn")
    tile, arms = next((tile, arms) for tile, arms in reach.plays.items() if arms)
    studio.lay(tile, next(iter(arms)))
    while studio.table.picture.running:
        start = time.process_time()
        studio.front.update(FRAME)
        stepped = time.process_time()
        studio.front.draw(presenter.canvas)
        drawn = time.process_time()
        presenter.present()
        yield drawn - stepped, time.process_time() - start


def _own_turn(state: State) -> bool:
    able = any(isinstance(move, Play) for move in legal(state))
    return state.turn is Seat.A and len(state.line.laid) >= LAID and able
