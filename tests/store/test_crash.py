from __future__ import annotations

import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from game.store.crash import MOST, Crash, match_waits, report, reports
from game.store.crash_fault import LastWords
from game.store.crash_log import LAST, SIZE, Log, last_lines, path_of
from game.store.places import Places
from game.store.running import RunningMatch
from game.store.trouble import Kind, Trouble

ROOT = Path(__file__).parents[2]
WHEN = datetime(2024, 5, 1, 20, 15, 30, tzinfo=UTC)
RECORD = '[Variant "all-fives"]\nround 1\n'


def crash(error: str = "Traceback: it broke") -> Crash:
    return Crash(WHEN, error, ("one", "two"), {"python": "3.11", "SDL": "2.32"})


def written(places: Places) -> str:
    path = report(places, crash())
    assert isinstance(path, Path)
    return path.read_text("utf-8")


def test_a_report_holds_everything(places: Places) -> None:
    match = RunningMatch.start(places, RECORD)
    match.append("A 6-6")
    text = written(places)
    match.close()
    for part in ("Traceback: it broke", "one\ntwo", "SDL: 2.32", f"{RECORD}A 6-6", "20:15:30"):
        assert part in text


def test_without_a_match_a_report_says_so(places: Places) -> None:
    assert not match_waits(places)
    assert "== the running match\nnone" in written(places)


def test_a_broken_record_is_still_shown(places: Places) -> None:
    places.saves.mkdir(parents=True)
    (places.saves / "running.dmn").write_bytes(b"A 6-6\n\xff\xfe")
    assert match_waits(places)
    assert "A 6-6\n\\xff\\xfe" in written(places)


def test_reports_of_one_second_have_names_of_their_own(places: Places) -> None:
    first, second = report(places, crash()), report(places, crash())
    assert isinstance(first, Path)
    assert isinstance(second, Path)
    assert first.name == "crash-2024-05-01-201530.txt"
    assert second.name == "crash-2024-05-01-201530-2.txt"


def test_old_reports_go(places: Places) -> None:
    made = [report(places, crash(str(n))) for n in range(MOST + 3)]
    assert reports(places) == made[3:]


def test_a_report_that_cannot_be_written_is_a_trouble(places: Places) -> None:
    places.state.mkdir(parents=True)
    places.logs.write_text("in the way")
    trouble = report(places, crash())
    assert isinstance(trouble, Trouble)
    assert trouble.kind is Kind.NOT_WRITTEN


# ---- the log


def test_the_log_keeps_its_last_lines_in_memory_and_on_disk(places: Places) -> None:
    log = Log(places)
    for n in range(LAST + 5):
        log.note(f"line {n}\nand more")
    log.close()
    assert len(log.last()) == LAST
    assert log.last()[-1].endswith(f"line {LAST + 4} | and more")
    assert last_lines(places) == log.last()


def test_the_log_rotates(places: Places) -> None:
    log = Log(places)
    for _ in range(3 * SIZE // 1000):
        log.note("x" * 1000)
    log.close()
    names = sorted(path.name for path in places.logs.iterdir())
    assert names == ["game.log", "game.log.1", "game.log.2"]
    assert all(path.stat().st_size <= SIZE for path in places.logs.iterdir())


def test_two_windows_write_one_log(places: Places) -> None:
    one, other = Log(places), Log(places)
    one.note("from one")
    other.note("from the other")
    one.close()
    other.close()
    assert len(last_lines(places)) == 2


def test_a_log_that_cannot_be_written_is_kept_in_memory(
    places: Places, capsys: pytest.CaptureFixture[str]
) -> None:
    path_of(places).mkdir(parents=True)
    log = Log(places)
    log.note("all the same")
    log.close()
    assert log.last()[-1].endswith("all the same")
    assert last_lines(places) == ()
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_is_no_reason_to_end_badly(places: Places) -> None:
    places.logs.mkdir(parents=True)
    path_of(places).symlink_to("/dev/full")
    log = Log(places)
    log.note("all the same")
    log.close()
    assert log.last()[-1].endswith("all the same")


# ---- last words

DYING = """
import faulthandler, sys
from pathlib import Path
from game.store.crash_fault import LastWords
from game.store.places import places_under
words = LastWords.listen(places_under(Path(sys.argv[1])))
{end}
"""


def end_by(places: Places, end: str) -> int:
    command = [sys.executable, "-c", DYING.format(end=end), str(places.data.parent)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, check=False).returncode


def test_a_dying_interpreter_says_why_to_the_next_start(places: Places) -> None:
    assert end_by(places, "faulthandler._sigsegv()") != 0
    words = LastWords.listen(places)
    assert words.left.startswith("Fatal Python error: Segmentation fault")
    words.close()
    assert not (places.logs / "fault.txt").exists()


@pytest.mark.parametrize("end", ["words.close()", "import os; os._exit(3)"])
def test_a_good_end_and_a_kill_leave_no_words(places: Places, end: str) -> None:
    end_by(places, end)
    words = LastWords.listen(places)
    assert words.left == ""
    words.close()
    assert not (places.logs / "fault.txt").exists()


def test_the_words_of_a_window_that_runs_are_left_to_it(places: Places) -> None:
    first = LastWords.listen(places)
    (places.logs / "fault.txt").write_text("Fatal Python error: still writing")
    second = LastWords.listen(places)
    assert second.left == ""
    second.close()
    assert (places.logs / "fault.txt").exists()
    first.close()


def test_where_nothing_can_be_written_nobody_listens(places: Places) -> None:
    places.state.mkdir(parents=True)
    places.logs.write_text("in the way")
    words = LastWords.listen(places)
    assert words.left == ""
    words.close()
