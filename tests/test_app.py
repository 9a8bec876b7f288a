from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self

import pytest

from game.app.crash import Watch
from game.app.loop import Game
from game.app.start import look_of
from game.cli import play_parser
from game.engine.input.events import Action, Device, FocusLost, Press, QuitAsked
from game.engine.screen.offscreen import OffscreenPresenter
from game.engine.screen.scanlines import Scanlines
from game.engine.screen.viewport import Scaling
from game.engine.ui.label import Label
from game.scenes.page import Page
from game.scenes.toasts import SECONDS
from game.store.places import Places, places_under
from game.store.settings import Crt, Display, Settings
from game.store.settings_file import load_settings, save_settings
from tests.scenes.robot import FRAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.engine.input.events import InputEvent

ROOT = Path(__file__).parents[1]
ASSETS = Path("assets")


def run(folder: Path, *words: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Runs the program with its folders under one of the test's own."""
    return subprocess.run(
        [sys.executable, "-m", "game", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        cwd=ROOT,
        env={**os.environ, **homes(folder), **env},
    )


def homes(folder: Path) -> dict[str, str]:
    return {f"XDG_{kind}_HOME": str(folder / kind.lower()) for kind in ("DATA", "CONFIG", "STATE")}


def own(folder: Path) -> Places:
    """The folders that the program uses then."""
    return Places(*(folder / kind / "la-e-lo" for kind in ("data", "config", "state")))


# ---- the start

HEAVY = (
    "game.ai",
    "game.engine.audio",
    "game.engine.input",
    "game.engine.ui",
    "game.layout",
    "game.levels",
    "game.match",
    "game.rules",
    "game.scenes",
    "game.text",
    "importlib.metadata",
    "multiprocessing",
    "pytmx",
    "numpy",
)

SPY = """
import json, os, sys
import game.app.start as start
from game import cli
paint = start.paint_first
def spy(*things):
    paint(*things)
    sys.stdout.write(json.dumps(sorted(sys.modules)))
    sys.stdout.flush()
    os._exit(0)
start.paint_first = spy
cli.main(["--frames", "1"])
"""


def test_the_first_picture_waits_for_nothing_that_it_does_not_show(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", SPY],
        capture_output=True,
        text=True,
        check=True,
        cwd=ROOT,
        env={**os.environ, **homes(tmp_path), "PYTHONPATH": str(ROOT)},
    )
    loaded = json.loads(done.stdout)
    assert "pygame" in loaded
    early = [name for name in loaded if name.startswith(HEAVY)]
    assert early == []


def test_it_leaves_after_so_many_pictures_and_tells_when_the_first_was_seen(tmp_path: Path) -> None:
    done = run(tmp_path, "--frames", "3", "--no-audio")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["first_frame_at"] > 0
    assert 10 < told["rss_mb"] < 120


def test_without_a_screen_it_says_so_in_one_line(tmp_path: Path) -> None:
    done = run(tmp_path, "--frames", "1", SDL_VIDEODRIVER="nonsense")
    assert done.returncode == 1
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert "screen" in done.stderr


def test_straight_to_a_table(tmp_path: Path) -> None:
    words = ("--variant", "brasil", "--seats", "2x2", "--option", "cruzada=4", "--seed", "s")
    done = run(tmp_path, *words, "--frames", "10", "--no-audio")
    assert done.returncode == 0, done.stderr
    record = (own(tmp_path).saves / "running.dmn").read_text("utf-8")
    for header in ('[Variant "brasil"]', '[Seats "2x2"]', '[Cruzada "4"]'):
        assert header in record


# ---- what is on the disk may be anything


def test_settings_that_make_no_sense_are_kept_and_played_without(tmp_path: Path) -> None:
    place = own(tmp_path).settings
    place.parent.mkdir(parents=True)
    place.write_bytes(b"\0\xff{")
    done = run(tmp_path, "--frames", "5", "--no-audio")
    assert done.returncode == 0, done.stderr
    kept = list(place.parent.glob("*unreadable*"))
    assert [file.read_bytes() for file in kept] == [b"\0\xff{"]


def test_a_match_that_makes_no_sense_is_kept_and_played_without(tmp_path: Path) -> None:
    saves = own(tmp_path).saves
    saves.mkdir(parents=True)
    (saves / "running.dmn").write_text('[Variant "chess"]\n', "utf-8")
    done = run(tmp_path, "--frames", "5", "--no-audio")
    assert done.returncode == 0, done.stderr
    assert (saves / "running-unreadable.dmn").read_text("utf-8") == '[Variant "chess"]\n'


def test_folders_that_cannot_be_written_do_not_stop_the_game(tmp_path: Path) -> None:
    for kind in ("data", "config", "state"):
        (tmp_path / kind).write_text("no folder", "utf-8")
    done = run(tmp_path, "--variant", "all-fives", "--frames", "20", "--no-audio")
    assert done.returncode == 0, done.stderr


def test_a_folder_that_cannot_be_written_is_said_once(tmp_path: Path) -> None:
    places = places_under(tmp_path)
    places.data.write_text("no folder", "utf-8")
    with Running(places, variant="all-fives") as one:
        said, toasts = [], one.game._kit.toasts
        for _ in range(20):
            one.frames(3)
            if toasts.current is not None:
                said.append(toasts.current)
                toasts.update(SECONDS)
        assert sum("cannot be written" in told for told in said) == 1


def test_options_that_cannot_be_written_are_not_called_a_match(tmp_path: Path) -> None:
    places = places_under(tmp_path)
    places.config.write_text("no folder", "utf-8")
    with Running(places) as one:
        one.frames(2)
        one.game._prefs.change(music=10)
        one.frames(90)
        said = one.game._kit.toasts.current
        assert said is not None
        assert said.startswith(str(places.config))
        assert said.endswith("Your options hold until you leave the game.")


def test_of_settings_moved_aside_one_line_is_enough(tmp_path: Path) -> None:
    places = places_under(tmp_path)
    places.config.mkdir(parents=True)
    places.settings.write_text('{"version": 99, "music": "loud", "crt": 5}', "utf-8")
    with Running(places) as one:
        one.frames(2)
        labels = (each for each in one.page.form.widgets if isinstance(each, Label))
        told = [label.text for label in labels if label.text]
        assert len(told) == 1
        assert "moved aside" in told[0]


def test_what_was_wrong_on_the_disk_is_said_before_anything_else(tmp_path: Path) -> None:
    places = places_under(tmp_path)
    places.saves.mkdir(parents=True)
    (places.saves / "running.dmn").write_text("no match", "utf-8")
    places.config.mkdir(parents=True)
    places.settings.write_text('{"version": 1, "music": "loud"}', "utf-8")
    with Running(places) as one:
        one.frames(2)
        assert one.where == "Notice"
        told = [
            each.text for each in one.page.form.widgets if isinstance(each, Label) and each.text
        ]
        assert len(told) == 2
        assert "music" in told[0]
        assert "running-unreadable.dmn" in told[1]
        one.hear(Press(Action.CONFIRM, Device.KEYS))
        assert one.where == "TitleScene"
        assert not one.game._cabinet.can_go_on


def test_a_match_that_is_left_for_another_is_kept_as_unfinished(tmp_path: Path) -> None:
    places = places_under(tmp_path)
    for variant in ("mano-a-mano", "all-fives"):
        with Running(places, variant=variant) as one:
            one.frames(5)
    kept = list(places.records.iterdir())
    assert [file.name for file in kept] == ["unfinished.dmn"]
    assert '[Variant "mano-a-mano"]' in kept[0].read_text("utf-8")


def test_without_sound_there_are_no_volumes_to_change(running: Running) -> None:
    running.frames(2)
    for _ in range(3):
        running.hear(Press(Action.DOWN, Device.KEYS))
    running.hear(Press(Action.CONFIRM, Device.KEYS))
    assert running.where == "OptionsScene"
    assert not running.page.form.widget("music").enabled
    assert running.page.form.widget("crt").enabled


def test_safe_mode_leaves_the_settings_alone(tmp_path: Path) -> None:
    places = own(tmp_path)
    save_settings(places, Settings(crt=Crt.FULL, music=1))
    before = places.settings.read_bytes()
    done = run(tmp_path, "--safe-mode", "--frames", "5")
    assert done.returncode == 0, done.stderr
    assert places.settings.read_bytes() == before


# ---- the loop


class Screen(OffscreenPresenter):
    """Counts pictures and toggles."""

    def __init__(self) -> None:
        super().__init__((640, 360))
        self.presents = 0
        self.toggles = 0

    def present(self) -> None:
        self.presents += 1

    def toggle_fullscreen(self) -> None:
        self.toggles += 1


def given(**words: Any) -> argparse.Namespace:
    usual = play_parser().parse_args(["--lang", "en", "--seed", "loop", "--no-audio"])
    return argparse.Namespace(**{**vars(usual), **words})


class Running:
    """The loop with a screen that is not there."""

    def __init__(self, places: Places, **words: Any) -> None:
        self.screen = Screen()
        self.watch = Watch(places)
        self.game = Game(given(**words), self.screen, ASSETS, places, self.watch)
        self.game._later.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_why: object) -> None:
        with closing(self.screen), closing(self.watch):
            self.game.close()

    def frames(self, count: int = 1) -> None:
        for _ in range(count):
            self.game._frame(FRAME)

    def hear(self, event: InputEvent) -> None:
        self.game._handle(event)

    @property
    def page(self) -> Page:
        top = self.game._front.stack.top
        assert isinstance(top, Page)
        return top

    @property
    def where(self) -> str:
        return type(self.game._front.stack.top).__name__


@pytest.fixture
def running(tmp_path: Path) -> Iterator[Running]:
    with Running(places_under(tmp_path)) as one:
        yield one


def test_pictures_are_made_only_when_something_changed(running: Running) -> None:
    running.frames(2)
    for action in (Action.DOWN, Action.CONFIRM):
        running.hear(Press(action, Device.KEYS))
    running.frames(1)
    assert running.where == "MenuScene"
    before = running.screen.presents
    running.frames(60)
    # A page at rest only blinks: twice a second.
    assert running.screen.presents - before <= 4
    running.hear(Press(Action.DOWN, Device.KEYS))
    assert running.game._front.running


def test_full_screen_is_toggled_and_remembered(running: Running, tmp_path: Path) -> None:
    running.hear(Press(Action.FULLSCREEN, Device.KEYS))
    assert running.screen.toggles == 1
    assert running.where == "TitleScene"
    running.frames(120)
    assert load_settings(places_under(tmp_path))[0].display is Display.WINDOW
    running.hear(Press(Action.FULLSCREEN, Device.KEYS))
    assert running.screen.toggles == 2


def test_a_window_asked_for_once_is_not_remembered(tmp_path: Path) -> None:
    with Running(places_under(tmp_path), windowed=True) as one:
        one.frames(2)
        one.game._prefs.change(music=10)
    assert load_settings(places_under(tmp_path))[0].display is Display.FULL_SCREEN
    assert load_settings(places_under(tmp_path))[0].music == 10


def test_the_close_button_ends_the_game_and_the_match_waits(tmp_path: Path) -> None:
    with Running(places_under(tmp_path), variant="mano-a-mano") as one:
        one.frames(30)
        one.hear(QuitAsked())
        assert not one.game._front.running
    with Running(places_under(tmp_path)) as again:
        assert again.game._cabinet.can_go_on


def test_losing_the_window_pauses_the_match(tmp_path: Path) -> None:
    with Running(places_under(tmp_path), variant="mano-a-mano") as one:
        one.frames(5)
        one.hear(FocusLost())
        assert one.where == "PauseScene"


def test_the_picture_follows_the_settings() -> None:
    assert look_of("fit", "full").scaling is Scaling.FIT
    assert look_of("fit", "full").scanlines is Scanlines.FULL
    assert look_of("nonsense", "").scaling is Scaling.INTEGER
