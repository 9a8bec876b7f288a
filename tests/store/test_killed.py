from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from itertools import count
from pathlib import Path

import pytest

from game.store.loading import Source, load
from game.store.places import places_under

PLAYER = """
import sys
from itertools import count
from pathlib import Path
from game.store.places import places_under
from game.store.running import RunningMatch

text = "round 1\\n"
match = RunningMatch.start(places_under(Path(sys.argv[1])), text)
for number in count(1):
    text += f"action {number}\\n"
    if number % 5:
        match.append(f"action {number}")
    else:
        match.replace(text)
    print(number, flush=True)
"""


@pytest.mark.parametrize("seed", range(8))
def test_a_killed_match_is_found_at_its_last_action(seed: int, tmp_path: Path) -> None:
    command = [sys.executable, "-c", PLAYER, str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        said = [player.stdout.readline()]
        time.sleep(random.Random(seed).uniform(0, 0.1))
        player.send_signal(signal.SIGKILL)
        said += player.stdout.readlines()
    done = int([line for line in said if line.endswith("\n")][-1])
    found = load(places_under(tmp_path), bool)
    assert found.source is Source.SAVE
    assert found.troubles == ()
    lines = found.data.decode().splitlines()
    # One action may have reached the disk whose number did not reach us.
    assert len(lines) - 1 in (done, done + 1)
    assert lines[1:] == [f"action {n}" for n, _ in zip(count(1), lines[1:], strict=False)]
