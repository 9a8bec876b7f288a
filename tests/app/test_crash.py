from __future__ import annotations

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import TYPE_CHECKING, cast

import pytest

from game.app.crash import CRASHED, Opening, Watch, cause_of
from game.store.crash import reports
from game.store.crash_log import last_lines
from game.store.places import Places, places_under

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from game.engine.scene import Scene
    from game.scenes.toasts import Toasts

ROOT = Path(__file__).parents[2]


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return places_under(tmp_path)


@pytest.fixture
def watch(places: Places, monkeypatch: pytest.MonkeyPatch) -> Iterator[Watch]:
    boxes: list[str] = []
    monkeypatch.setattr("pygame.display.message_box", lambda *_, **__: boxes.append("box"))
    watching = Watch(places)
    yield watching
    watching.close()


class Answered(Opening):
    """The player has gone on from the page."""

    @property
    def answered(self) -> bool:
        return True


class FakeEvening:
    """Does one thing when played."""

    def __init__(self, what: Callable[[], None], ended: list[str]) -> None:
        self._what = what
        self._ended = ended

    def play(self) -> None:
        self._what()

    def close(self) -> None:
        self._ended.append("closed")


def fail() -> None:
    raise ZeroDivisionError("on purpose")


def nothing() -> None:
    """All goes well."""


def test_an_evening_that_goes_well_leaves_no_report(watch: Watch, places: Places) -> None:
    ended: list[str] = []
    watch.play(lambda _opening: FakeEvening(nothing, ended))
    watch.close()
    assert reports(places) == []
    assert ended == ["closed"]
    assert last_lines(places)[-1].endswith(" end")


def test_after_a_crash_the_evening_begins_again_at_its_page(watch: Watch, places: Places) -> None:
    openings: list[Opening | None] = []
    ended: list[str] = []

    def begin(opening: Opening | None) -> FakeEvening:
        openings.append(opening)
        return FakeEvening(nothing if opening else fail, ended)

    watch.play(begin)
    assert [type(each) for each in openings] == [type(None), Opening]
    assert ended == ["closed", "closed"]
    (path,) = reports(places)
    text = path.read_text("utf-8")
    for part in ("Traceback", "ZeroDivisionError: on purpose", "pygame-ce: ", "video driver: "):
        assert part in text


def test_a_page_that_breaks_too_is_not_tried_again(watch: Watch, places: Places) -> None:
    tried: list[Opening | None] = []

    def begin(opening: Opening | None) -> FakeEvening:
        tried.append(opening)
        return FakeEvening(fail, [])

    with pytest.raises(ZeroDivisionError):
        watch.play(begin)
    assert len(tried) == 2
    assert len(reports(places)) == 1


def test_a_crash_after_the_player_went_on_is_told_again(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("game.app.crash.Opening", Answered)
    left = [fail, fail, fail, nothing]
    watch.play(lambda _opening: FakeEvening(left.pop(0), []))
    assert left == []


def test_what_cannot_be_told_on_a_page_is_said(
    watch: Watch, places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    assert watch.last_words(ZeroDivisionError("on purpose")) == CRASHED
    said = capsys.readouterr().err
    assert "ZeroDivisionError: on purpose" in said
    assert str(reports(places)[0]) in said


def test_a_thread_that_dies_ends_the_evening(watch: Watch, places: Places) -> None:
    def lose_a_thread() -> None:
        thread = threading.Thread(target=fail)
        thread.start()
        thread.join()
        watch.tend(cast("Scene", object()), cast("Toasts", None))

    evenings = [lose_a_thread, nothing]
    watch.play(lambda _opening: FakeEvening(evenings.pop(0), []))
    assert "in fail" in reports(places)[0].read_text("utf-8")


def test_a_cause_names_its_place() -> None:
    with pytest.raises(ZeroDivisionError) as caught:
        fail()
    assert cause_of(caught.value).startswith("ZeroDivisionError: on purpose (test_crash.py:")


# ---- the program itself

BREAKING = """
import faulthandler, sys
from game.cli import main
from game.scenes.table.scene import TableScene

def broken(scene, dt):
    {how}

TableScene.update = broken
sys.exit(main(["--no-audio", "--frames", "8", *sys.argv[1:]]))
"""


def play(folder: Path, how: str, *args: str) -> subprocess.CompletedProcess[str]:
    names = {"DATA": "data", "CONFIG": "config", "STATE": "state"}
    homes = {f"XDG_{key}_HOME": str(folder / name) for key, name in names.items()}
    return subprocess.run(
        [sys.executable, "-c", BREAKING.format(how=how), *args],
        cwd=ROOT,
        env={**os.environ, **homes},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of other systems differ")
def test_the_program_goes_on_after_each_kind_of_crash(tmp_path: Path) -> None:
    logs = tmp_path / "state" / "la-e-lo" / "logs"
    done = play(tmp_path, "1 / 0", "--variant", "all-fives")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    (first,) = logs.glob("crash-*.txt")
    text = first.read_text("utf-8")
    assert "ZeroDivisionError" in text
    assert '[Variant "all-fives"]' in text
    assert "at TableScene" in (logs / "game.log").read_text("utf-8")
    assert "at CrashedScene" in (logs / "game.log").read_text("utf-8")

    assert play(tmp_path, "faulthandler._sigsegv()", "--variant", "all-fives").returncode < 0
    assert (logs / "fault.txt").read_text("utf-8").startswith("Fatal Python error")
    assert play(tmp_path, "pass").returncode == 0
    assert not (logs / "fault.txt").exists()
    (second,) = set(logs.glob("crash-*.txt")) - {first}
    assert "Segmentation fault" in second.read_text("utf-8")
    assert '[Variant "all-fives"]' in second.read_text("utf-8")
