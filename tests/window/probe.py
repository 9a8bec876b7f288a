"""A program that opens the real window and writes down what it is told.

First line: ready. Then one line an event, until it is asked to quit.
"""

from __future__ import annotations

import sys
import time

from game.engine.input.bindings import Bindings
from game.engine.input.devices import Devices
from game.engine.input.events import (
    Action,
    FocusGained,
    FocusLost,
    Point,
    PointDown,
    PointUp,
    Press,
    QuitAsked,
    Resized,
)
from game.engine.presenter import Way, open_presenter
from game.engine.screen.compose import Look
from game.engine.screen.window import Mode, WindowPlan

TOLD = (Press, PointDown, PointUp, FocusGained, FocusLost, Resized)


def main() -> None:
    way, mode, seconds = Way(sys.argv[1]), Mode[sys.argv[2]], float(sys.argv[3])
    shown = open_presenter(WindowPlan("Probe", mode, app_id="probe"), Look(), way)
    devices = Devices(Bindings())
    shown.canvas.fill((40, 90, 60))
    shown.canvas.fill((250, 240, 220), (0, 0, 640, 1))
    shown.canvas.fill((250, 240, 220), (0, 359, 640, 1))
    shown.present()
    say("ready")
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        told = devices.poll(time.monotonic(), shown.to_canvas)
        for event in told:
            if isinstance(event, QuitAsked):
                return
            if isinstance(event, Press) and event.action is Action.FULLSCREEN:
                shown.toggle_fullscreen()
            if isinstance(event, TOLD):
                say(event)
        if any(not isinstance(event, Point) for event in told):
            shown.present()
        time.sleep(0.01)


def say(what: object) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


main()
