"""Plays one scripted match again and again, and kills the player at random moments.

`python mortal.py FOLDER KILLS SEED` prints a JSON line for each kill: how many actions the player
had told of, how many the next start came back with, and whether they are those of the whole match.
Each player is a fork of this process, so that only the first one pays for loading the game.
"""

from __future__ import annotations

import json
import os
import random
import select
import signal
import sys
import time
from pathlib import Path

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

from game.rules.seat import Seat
from game.scenes.shelf import DiskShelf
from game.store.places import Places, places_under
from game.store.settings import Settings, Speed
from tests.scenes.evening import Evening, keys
from tests.scenes.robot import my_turn, round_over

SETTINGS = Settings(language="en", speed=Speed.TURBO, options={"all-fives": {"target": "50"}})
COARSE = 1 / 15
LAST_ONES = 12
"""Actions at the end of the match before which the kills are meant to come."""


def play(places: Places, told: int) -> str:
    """Plays from the title to the result; after each frame writes how much has happened."""
    evening = Evening(SETTINGS, DiskShelf(places), seed="mortal")
    guest = keys(evening)
    guest.choose("play")
    seen = -1
    while evening.where != "ResultScene":
        rig = evening.rig
        if my_turn(rig):
            guest.player.play(evening.sitting.session.view(Seat.A).legal[0])
        elif round_over(rig):
            guest.player.go_on()
        elif evening.where == "ScoreboardScene":
            guest.choose("next")
        else:
            rig.wait(COARSE, COARSE)
        done = len(evening.sitting.session.history)
        if done != seen:
            seen = done
            os.write(told, f"{done}\n".encode())
    return str(evening.sitting.session.record)


def come_back(places: Places, length: int) -> tuple[int, str]:
    """What the next start finds: so many actions, and the record of them.

    Where no match waits, the one there was has come to its end, of `length` actions, whether or not
    its player lived to tell, and stands among the records.
    """
    evening = Evening(SETTINGS, DiskShelf(places), seed="back")
    if not evening.cabinet.can_go_on:
        (kept,) = places.records.glob("*.dmn")
        return length, kept.read_text("utf-8")
    keys(evening).choose("continue")
    session = evening.sitting.session
    evening.cabinet.close()
    return len(session.history), str(session.record)


def kill_one(places: Places, actions: int, seconds: float) -> int:
    """Lets a player play for so long, kills it, and returns how much it had told of.

    Args:
        places: where it keeps its match.
        actions: that it must have told of.
        seconds: after that.
    """
    heard, told = os.pipe()
    player = os.fork()
    if player == 0:
        os.close(heard)
        play(places, told)
        os._exit(0)
    os.close(told)
    rest = b"0\n"
    while last_of(rest) < actions and (more := os.read(heard, 65536)):
        rest += more
    time.sleep(seconds)
    os.kill(player, signal.SIGKILL)
    while select.select([heard], [], [], 0)[0] and (more := os.read(heard, 65536)):
        rest += more
    os.waitpid(player, 0)
    os.close(heard)
    return last_of(rest)


def last_of(told: bytes) -> int:
    """The last number that was told to its end."""
    return int(told[: told.rindex(b"\n")].split(b"\n")[-1])


def whole_match(folder: Path) -> tuple[str, int]:
    """The record that the match comes to where nobody dies, and how many actions it has."""
    heard, told = os.pipe()
    out = folder / "whole.dmn"
    player = os.fork()
    if player == 0:
        os.close(heard)
        out.write_text(play(places_under(folder / "whole"), told), "utf-8")
        os._exit(0)
    os.close(told)
    rest = b"0\n"
    while more := os.read(heard, 65536):
        rest += more
    os.waitpid(player, 0)
    os.close(heard)
    return out.read_text("utf-8"), last_of(rest)


def main() -> None:
    folder, kills, seed = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    rng = random.Random(seed)
    whole, length = whole_match(folder)
    for kill in range(kills):
        places = places_under(folder / f"kill-{kill}")
        told = kill_one(places, rng.randrange(1, length - LAST_ONES), rng.uniform(0, 0.03))
        back = os.fork()
        if back == 0:
            found, record = come_back(places, length)
            true = whole.startswith(record) and (found < length or record == whole)
            line = {"told": told, "found": found, "true": true}
            sys.stdout.write(json.dumps(line) + "\n")
            sys.stdout.flush()
            os._exit(0)
        os.waitpid(back, 0)


if __name__ == "__main__":
    main()
