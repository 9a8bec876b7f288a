"""`python -m game bench [--json]`: what this machine makes of rules, layout and picture."""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from game.lab.pace import iterations_per_second, playouts_per_second
from game.layout.lattice import CROSS_FELT
from game.layout.router import route
from game.rules.apply import apply
from game.rules.dealing import deal, deal_order, new_match
from game.rules.legal import legal
from game.rules.line import Branching, Line
from game.rules.state import Phase, State
from game.rules.tile import double_six
from game.rules.variant import Rules
from game.rules.variants import resolve, variants

SIZES = ((1280, 720), (1920, 1080), (3840, 2160))
STARTS = 9
Figures = dict[str, float | None]


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    parser.add_argument(
        "--seconds", type=float, default=0.5, metavar="S", help="time for each figure (default 0.5)"
    )

    parser.add_argument(
        "--match",
        type=float,
        metavar="S",
        help="only this: the processor time of every frame of so many seconds of a match",
    )
    parser.add_argument(
        "--thinking",
        type=float,
        metavar="S",
        help="only this: frames that come late in so many seconds of a match, without a computer"
        " player's thinking and beside it, and how long its decisions take",
    )


def run(given: argparse.Namespace) -> int:
    """Measure and print; the exit code."""
    found = _wanted(given)
    if given.json:
        print(json.dumps(found))
        return 0
    for name, value in found.items():
        rows = value.items() if isinstance(value, dict) else [("", value)]
        for row, figure in rows:
            print(f"{name:18} {row:12} {figure}")
    return 0


def _wanted(given: argparse.Namespace) -> dict[str, Any]:
    if given.match is not None:
        return _match(given.match)
    if given.thinking is not None:
        return _thinking_beside(given.thinking)
    return measure(given.seconds)


def measure(seconds: float) -> dict[str, Any]:
    """All figures, with the keys of NOTATION.md; null for what cannot be measured here."""
    tables = every_seating()
    played = {name: _play(rules, seconds) for name, rules in tables.items()}
    return {
        "rounds_per_s": {name: round(rounds) for name, (rounds, _) in played.items()},
        "plies_per_s": {name: round(plies) for name, (_, plies) in played.items()},
        **_thinking(tables, seconds),
        "layout_us": round(_layout(seconds), 1),
        "present_ms": _present(seconds),
        **_table(seconds),
        **_first_frame(),
    }


def _match(seconds: float) -> dict[str, Any]:
    from game.lab.film import film  # noqa: PLC0415 - the display only here

    return {"match": film(seconds)}


def _thinking_beside(seconds: float) -> dict[str, Any]:
    from game.lab.beside import beside  # noqa: PLC0415 - the display only here

    return beside(seconds)


def every_seating() -> dict[str, Rules]:
    """Each variant at each of its seatings, as `all-fives` or `express/4`."""
    found = {}
    for name, variant in variants().items():
        option = variant.option("seats")
        seatings = option.values if option else ()
        for seats in sorted(seatings):
            label = name if len(seatings) == 1 else f"{name}/{seats}"
            found[label] = resolve(name, {"seats": seats})
    return found


def _play(rules: Rules, seconds: float) -> tuple[float, float]:
    """Random rounds and plies a second in the rules core."""
    rng = random.Random(1)
    order = list(double_six())
    state, rounds, plies = new_match(rules), 0, 0
    start = time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        rng.shuffle(order)
        state = deal(_ready(state), deal_order(rules, tuple(order))).state
        while state.turn is not None:
            state = apply(state, state.turn, rng.choice(legal(state))).state
            plies += 1
        rounds += state.phase is not Phase.PUT_BACK
    return rounds / spent, plies / spent


def _ready(state: State) -> State:
    return new_match(state.rules) if state.phase is Phase.MATCH_OVER else state


def _thinking(tables: dict[str, Rules], seconds: float) -> dict[str, Figures]:
    """Playouts and tree-search iterations a second, of the simulation core."""
    return {
        "playouts_per_s": {
            name: round(playouts_per_second(rules, seconds)) for name, rules in tables.items()
        },
        "iterations_per_s": {
            name: round(iterations_per_second(rules, seconds)) for name, rules in tables.items()
        },
    }


def _layout(seconds: float) -> float:
    """Microseconds to lay out a full line of play."""
    rng = random.Random(2)
    lines = [_long_line(rng) for _ in range(20)]
    count, start = 0, time.perf_counter()
    while (spent := time.perf_counter() - start) < seconds:
        for line in lines:
            route(line, CROSS_FELT)
        count += len(lines)
    return spent / count * 1e6


def _long_line(rng: random.Random) -> Line:
    """A random cross with at least 24 tiles."""
    line = Line.empty(Branching.SPINNER)
    while len(line.laid) < 24:  # noqa: PLR2004 - nearly the whole set
        tiles = list(double_six())
        rng.shuffle(tiles)
        line = Line.empty(Branching.SPINNER).lay(tiles.pop(), None)
        while fitting := [(t, arm) for t in tiles for arm in line.arms_for(t)]:
            tile, arm = rng.choice(fitting)
            line = line.lay(tile, arm)
            tiles.remove(tile)
    return line


def _present(seconds: float) -> dict[str, Figures]:
    """Milliseconds from canvas to a screen of each size, plain and with scanlines."""
    from game.engine.screen.compose import Look  # noqa: PLC0415 - the display only from here on
    from game.engine.screen.offscreen import OffscreenPresenter  # noqa: PLC0415 - likewise
    from game.engine.screen.scanlines import Scanlines  # noqa: PLC0415 - likewise

    looks = {
        "plain": Look(),
        "scanlines": Look(scanlines=Scanlines.SOFT),
        "full": Look(scanlines=Scanlines.FULL),
    }
    found: dict[str, Figures] = {}
    for size in SIZES:
        figures: Figures = {}
        for name, look in looks.items():
            presenter = OffscreenPresenter(size, look)
            presenter.canvas.fill((40, 90, 60))
            figures[name] = round(_timed(presenter.present, seconds / 4) * 1000, 2)
            presenter.close()
        found[f"{size[0]}x{size[1]}"] = figures
    return found


def _table(seconds: float) -> dict[str, Figures]:
    """Milliseconds of a frame in which the table moves, and of its drawing alone."""
    from game.lab.frames import table_ms  # noqa: PLC0415 - the display only from here on

    return {key: dict(figures) for key, figures in table_ms(seconds).items()}


def _timed(work: Callable[[], None], seconds: float) -> float:
    """Mean processor seconds of one call."""
    work()
    count, start, began = 0, time.perf_counter(), time.process_time()
    while time.perf_counter() - start < seconds:
        work()
        count += 1
    return (time.process_time() - began) / max(count, 1)


def _first_frame() -> dict[str, float | None]:
    """Milliseconds from process start to the first picture, and the memory then resident.

    A bare program's stands beside it: the two are started in turn, and the quickest counts, since
    what a busy machine adds is not theirs.
    """
    game = ["game", "--frames", "1", "--no-audio"]
    starts = [(_start_once(["game.lab.bare"]), _start_once(game)) for _ in range(STARTS)]
    bare = [frame for (frame, _), _ in starts if frame is not None]
    ours = [frame for _, (frame, _) in starts if frame is not None]
    sizes = [size for _, (_, size) in starts if size is not None]
    return {
        "first_frame_ms": round(min(ours), 1) if ours else None,
        "bare_first_frame_ms": round(min(bare), 1) if bare else None,
        "rss_mb": round(max(sizes), 1) if sizes else None,
    }


def _start_once(module: list[str]) -> tuple[float | None, float | None]:
    began = time.monotonic()
    command = [sys.executable, "-m", *module]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - ours
    if done.returncode != 0:
        return None, None
    told = json.loads(done.stdout)
    return (told["first_frame_at"] - began) * 1000, told["rss_mb"]
