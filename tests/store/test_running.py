from __future__ import annotations

import errno
import os
import shutil
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from io import FileIO
from pathlib import Path
from typing import ParamSpec, Protocol, TypeVar

import pytest

from game.store import files, growing
from game.store.loading import Loaded, Source, load
from game.store.places import Places, places_under
from game.store.running import RunningMatch
from game.store.slot import backup_of, save_of
from game.store.trouble import Kind

P = ParamSpec("P")
T = TypeVar("T")
HEAD = '[Variant "express"]\nround 1\n'


class ByHand(Executor):
    """A background whose jobs wait until the test lets them run."""

    def __init__(self) -> None:
        self.waiting: list[Callable[[], None]] = []

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        self.waiting.append(lambda: future.set_result(fn(*args, **kwargs)))
        return future

    def run(self) -> None:
        while self.waiting:
            self.waiting.pop(0)()


class Start(Protocol):
    """Begins a match that the test need not close."""

    def __call__(self, text: str = HEAD) -> RunningMatch: ...


@pytest.fixture
def later() -> ByHand:
    return ByHand()


@pytest.fixture
def start(places: Places, later: ByHand) -> Iterator[Start]:
    begun: list[RunningMatch] = []

    def begin(text: str = HEAD) -> RunningMatch:
        begun.append(RunningMatch.start(places, text, later))
        return begun[-1]

    yield begin
    later.run()
    for match in begun:
        match.close()


def anything(_data: bytes) -> bool:
    return True


def saved(places: Places) -> str:
    return save_of(places).read_text(encoding="utf-8")


def copy(places: Places) -> str:
    return backup_of(places).read_text(encoding="utf-8")


def after_kill(places: Places, tmp_path: Path) -> Loaded:
    """What a start would find if the process were killed now."""
    shutil.rmtree(tmp_path / "killed", ignore_errors=True)
    shutil.copytree(places.data, tmp_path / "killed" / "data")
    return load(places_under(tmp_path / "killed"), anything)


def kinds(match: RunningMatch) -> list[Kind]:
    return [trouble.kind for trouble in match.take_troubles()]


def test_every_line_is_in_the_file_at_once(start: Start, places: Places) -> None:
    match = start()
    assert saved(places) == HEAD
    match.append("A 6-6")
    match.append("B pass")
    assert saved(places) == f"{HEAD}A 6-6\nB pass\n"
    match.replace(f"{HEAD}A 6-6\nB pass\nround 2\n")
    assert saved(places) == f"{HEAD}A 6-6\nB pass\nround 2\n"
    assert kinds(match) == []


def test_a_text_that_does_not_go_on_from_the_old_one_takes_its_place_whole(
    start: Start, places: Places
) -> None:
    match = start()
    match.replace("short\n")
    assert saved(places) == "short\n"
    match.append("A 6-6")
    assert saved(places) == "short\nA 6-6\n"


def test_lines_that_come_while_the_file_is_written_anew_are_kept(
    start: Start, places: Places, later: ByHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = start()
    plain = files.write_new

    def slow_disk(new: Path, data: bytes) -> None:
        plain(new, data)
        match.append("A 6-6")

    with monkeypatch.context() as patch:
        patch.setattr(growing, "write_new", slow_disk)
        later.waiting.pop(0)()
    assert saved(places) == f"{HEAD}A 6-6\n"
    match.append("B 6-5 E")
    assert saved(places) == f"{HEAD}A 6-6\nB 6-5 E\n"


def test_a_replacement_that_was_overtaken_changes_nothing(
    start: Start, places: Places, later: ByHand, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = start()
    plain = files.write_new

    def overtaken(new: Path, data: bytes) -> None:
        monkeypatch.setattr(growing, "write_new", plain)
        plain(new, data)
        match.replace("another\n")

    monkeypatch.setattr(growing, "write_new", overtaken)
    later.run()
    assert saved(places) == "another\n"
    assert not files.new_of(save_of(places)).exists()


def test_the_older_copy_is_written_at_another_time_than_the_save(
    start: Start, places: Places, later: ByHand
) -> None:
    match = start()
    later.run()
    assert not backup_of(places).exists()
    match.append("A 6-6")
    later.run()
    assert copy(places) == f"{HEAD}A 6-6\n"
    match.append("B 6-5 E")
    match.replace(f"{HEAD}A 6-6\nB 6-5 E\nround 2\n")
    later.run()
    assert copy(places) == f"{HEAD}A 6-6\n"
    match.append("B 5-5")
    later.run()
    assert copy(places) == saved(places)


class Full(FileIO):
    """A disk with room for one byte."""

    def write(self, _data: object, /) -> int:
        super().write(b"A")
        raise OSError(errno.ENOSPC, "No space left on device")


def test_a_full_disk_is_told_once_and_what_is_missing_follows(
    start: Start, places: Places, later: ByHand, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = start()
    later.run()
    with monkeypatch.context() as patch:
        patch.setattr(growing, "FileIO", Full)
        match.append("A 6-6")
        match.append("B pass")
    [trouble] = match.take_troubles()
    assert (trouble.kind, trouble.path) == (Kind.DISK_FULL, save_of(places))
    assert after_kill(places, tmp_path).data.decode() == HEAD
    match.append("C pass")
    assert saved(places) == f"{HEAD}A 6-6\nB pass\nC pass\n"
    assert kinds(match) == []


STEPS = ["os.fsync", "growing.put", "growing.sync_folder", "growing.write_new", "Path.open"]


def break_step(step: str, patch: pytest.MonkeyPatch) -> None:
    def fails(*_args: object, **_kwargs: object) -> None:
        raise OSError(errno.EIO, f"{step} failed")

    owners = {"os": os, "growing": growing, "Path": Path}
    owner, _, name = step.partition(".")
    patch.setattr(owners[owner], name, fails)


@pytest.mark.parametrize("step", STEPS)
def test_a_fault_at_any_step_loses_nothing_and_is_told(
    start: Start,
    step: str,
    places: Places,
    later: ByHand,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = start()
    match.append("A 6-6")
    later.run()
    text = f"{HEAD}A 6-6\nround 2\n"
    with monkeypatch.context() as patch:
        break_step(step, patch)
        match.replace(text)
        match.append("B 5-5")
        later.run()
    assert kinds(match) == [Kind.NOT_WRITTEN]
    found = after_kill(places, tmp_path)
    assert found.data.decode() == f"{text}B 5-5\n"
    assert found.source is Source.SAVE
    match.append("C 5-4 E")
    later.run()
    assert saved(places) == f"{text}B 5-5\nC 5-4 E\n"
    assert sorted(path.name for path in places.saves.glob("*.new")) == []


@pytest.mark.parametrize("step", ["os.fsync", "growing.put", "growing.write_new", "Path.open"])
def test_a_fault_in_changing_the_text_leaves_the_old_one_whole(
    start: Start,
    step: str,
    places: Places,
    later: ByHand,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = start()
    with monkeypatch.context() as patch:
        break_step(step, patch)
        match.replace("another\n")
        match.append("A 6-6")
        later.run()
    assert after_kill(places, tmp_path).data.decode() == HEAD
    match.append("B pass")
    assert saved(places) == "another\nA 6-6\nB pass\n"


def test_a_folder_that_cannot_be_written_leaves_the_match_in_memory(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    places = places_under(tmp_path / "file" / "player")
    match = RunningMatch.start(places, HEAD)
    match.append("A 6-6")
    assert not match.on_disk
    match.close()
    assert kinds(match) == [Kind.NOT_WRITTEN]


def test_a_match_goes_to_the_disk_as_soon_as_the_disk_allows(
    start: Start, places: Places, tmp_path: Path
) -> None:
    (tmp_path / "player").write_bytes(b"in the way")
    match = start()
    match.append("A 6-6")
    assert not match.on_disk
    (tmp_path / "player").unlink()
    match.append("B pass")
    assert match.on_disk
    assert saved(places) == f"{HEAD}A 6-6\nB pass\n"


def test_a_match_deleted_under_the_game_is_written_again(
    start: Start, places: Places, later: ByHand
) -> None:
    match = start()
    shutil.rmtree(places.saves)
    match.replace(f"{HEAD}A 6-6\nround 2\n")
    later.run()
    assert saved(places) == f"{HEAD}A 6-6\nround 2\n"


def test_a_finished_match_lies_among_the_records(places: Places) -> None:
    for name in ("evening.dmn", "evening-2.dmn"):
        match = RunningMatch.start(places, HEAD)
        match.append("A 6-6")
        kept = match.finish("evening")
        match.settle()
        assert kept == places.records / name
        assert kept.read_text(encoding="utf-8") == f"{HEAD}A 6-6\n"
    assert not save_of(places).exists()
    assert not backup_of(places).exists()


def test_background_work_of_a_finished_match_does_not_bring_it_back(
    start: Start, places: Places, later: ByHand
) -> None:
    match = start()
    match.append("A 6-6")
    match.finish("evening")
    later.run()
    assert kinds(match) == []
    assert [path.name for path in places.saves.iterdir()] == ["running.lock"]


def test_a_record_that_cannot_be_put_away_stays_the_running_match(places: Places) -> None:
    match = RunningMatch.start(places, HEAD)
    places.records.write_bytes(b"in the way")
    assert match.finish("evening") is None
    assert kinds(match) == [Kind.NOT_WRITTEN]
    assert load(places, anything).data.decode() == HEAD


def test_a_match_left_for_a_new_one_is_kept(places: Places) -> None:
    RunningMatch.start(places, HEAD).close()
    RunningMatch.start(places, "another\n").close()
    assert saved(places) == "another\n"
    kept = places.records / "unfinished.dmn"
    assert kept.read_text(encoding="utf-8") == HEAD


def test_a_second_window_touches_nothing_and_keeps_its_record_in_the_end(
    start: Start, places: Places, later: ByHand
) -> None:
    first = start()
    found = load(places, anything)
    assert [trouble.kind for trouble in found.troubles] == [Kind.IN_USE]
    second = start("second\n")
    second.append("A 6-6")
    later.run()
    assert kinds(second) == [Kind.IN_USE]
    assert first.on_disk
    assert not second.on_disk
    assert saved(places) == HEAD
    assert second.finish("second") == places.records / "second.dmn"
    first.append("B pass")
    assert saved(places) == f"{HEAD}B pass\n"


def test_a_second_window_takes_over_when_the_first_is_closed(
    start: Start, places: Places, later: ByHand
) -> None:
    first = start()
    second = start("second\n")
    later.run()
    first.close()
    second.append("A 6-6")
    assert saved(places) == "second\nA 6-6\n"
    kept = places.records / "unfinished.dmn"
    assert kept.read_text(encoding="utf-8") == HEAD


def test_a_resumed_match_goes_on_after_its_last_whole_line(places: Places) -> None:
    match = RunningMatch.start(places, HEAD)
    match.append("A 6-6")
    match.close()
    with save_of(places).open("ab") as file:
        file.write(b"B 6-")
    found = load(places, anything)
    assert found == Loaded(f"{HEAD}A 6-6\n".encode(), Source.SAVE)
    resumed = RunningMatch.resume(places, found)
    resumed.append("B 6-5 E")
    resumed.close()
    assert saved(places) == f"{HEAD}A 6-6\nB 6-5 E\n"
    assert not places.records.exists()


@pytest.mark.parametrize("broken", [b"", b"\0" * 512, b"A 6-6", b"\xff\xfe\n"])
def test_a_match_resumed_from_its_older_copy_is_saved_anew(broken: bytes, places: Places) -> None:
    match = RunningMatch.start(places, HEAD)
    match.append("A 6-6")
    match.close()
    save_of(places).write_bytes(broken)
    found = load(places, anything)
    assert found.source is Source.BACKUP
    assert [trouble.kind for trouble in found.troubles] == [Kind.MOVED_ASIDE, Kind.OLDER_COPY]
    resumed = RunningMatch.resume(places, found)
    resumed.append("B 6-5 E")
    resumed.close()
    assert saved(places) == f"{HEAD}A 6-6\nB 6-5 E\n"
    kept = found.troubles[0].kept
    assert kept is not None
    assert kept.read_bytes() == broken


def test_an_older_copy_that_was_not_taken_up_is_kept(places: Places) -> None:
    match = RunningMatch.start(places, HEAD)
    match.append("A 6-6")
    match.close()
    save_of(places).write_bytes(b"\0")
    load(places, anything)
    RunningMatch.start(places, "another\n").close()
    kept = places.records / "unfinished.dmn"
    assert kept.read_text(encoding="utf-8") == f"{HEAD}A 6-6\n"
