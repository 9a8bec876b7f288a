"""The game on a real desktop, with a pad that this program plugs in, uses and unplugs.

Says on its output how far it is: ready, led, paused, resumed.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pygame

from game.app.crash import Watch
from game.app.loop import Game
from game.app.start import open_screen
from game.cli import play_parser
from game.scenes.table.scene import TableScene
from game.store.places import places_under
from game.store.shipped import assets_dir
from tests.tools.virtual_pad import VirtualPad

PATIENCE = 40.0
FRAME = 1 / 60


def main() -> None:
    words = ["--lang", "en", "--seed", sys.argv[2], "--variant", "all-fives", "--no-audio"]
    given = play_parser().parse_args(words)
    shown = open_screen(given, {}, assets_dir())
    places = places_under(Path(sys.argv[1]))
    watch = Watch(places)
    game = Game(given, shown, assets_dir(), places, watch)
    wait(game, lambda: on_turn(game))
    say("ready")
    pad = VirtualPad()
    frames(game, 30)
    for _ in range(2):
        tap(game, pad, pygame.CONTROLLER_BUTTON_A)
    wait(game, lambda: has_led(game))
    say("led")
    frames(game, 10)
    pad.unplug()
    wait(game, lambda: type(game._front.stack.top).__name__ == "PauseScene")
    say("paused")
    wait(game, lambda: at_table(game))
    say("resumed")
    game.close()
    watch.close()
    shown.close()


def at_table(game: Game) -> bool:
    return isinstance(game._front.stack.top, TableScene)


def on_turn(game: Game) -> bool:
    top = game._front.stack.top
    return isinstance(top, TableScene) and top.picture.cursor.reach is not None


def has_led(game: Game) -> bool:
    sitting = game._cabinet.sitting
    return sitting is not None and bool(sitting.session.state.line.laid)


def tap(game: Game, pad: VirtualPad, button: int) -> None:
    pad.button(button, down=True)
    frames(game, 6)
    pad.button(button, down=False)
    frames(game, 6)


def frames(game: Game, count: int) -> None:
    for _ in range(count):
        game._frame(FRAME)
        time.sleep(FRAME)


def wait(game: Game, what: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < end, "waited in vain"
        frames(game, 1)


def say(what: str) -> None:
    sys.stdout.write(f"{what}\n")
    sys.stdout.flush()


if __name__ == "__main__":  # the process that thinks comes by here too
    main()
