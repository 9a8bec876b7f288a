from __future__ import annotations

import errno
import os
import stat
from pathlib import Path

import pytest

from game.store import files
from game.store.files import free_name, move_aside, read_whole, write_whole
from game.store.trouble import Kind, Trouble


def fails_with(number: int) -> object:
    def fails(*_args: object, **_kwargs: object) -> None:
        raise OSError(number, os.strerror(number))

    return fails


STEPS = {
    "making the folder": (Path, "mkdir"),
    "opening": (Path, "open"),
    "syncing": (os, "fsync"),
    "renaming": (Path, "replace"),
}


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize(
    ("number", "kind"), [(errno.EROFS, Kind.NOT_WRITTEN), (errno.ENOSPC, Kind.DISK_FULL)]
)
def test_a_fault_at_any_step_leaves_the_old_bytes(
    step: str, number: int, kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "folder" / "file"
    assert write_whole(path, b"old") is None
    with monkeypatch.context() as patch:
        patch.setattr(*STEPS[step], fails_with(number))
        trouble = write_whole(path, b"new")
    assert trouble == Trouble(kind, path, detail=os.strerror(number))
    assert path.read_bytes() == b"old"
    assert [there.name for there in path.parent.iterdir()] == ["file"]
    assert write_whole(path, b"new") is None
    assert path.read_bytes() == b"new"


def test_file_and_folder_are_synced_and_in_that_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[str] = []

    def noted(handle: int) -> None:
        folder = stat.S_ISDIR(os.fstat(handle).st_mode)
        steps.append("sync folder" if folder else "sync file")

    def renamed(new: Path, path: Path) -> Path:
        steps.append(f"rename {new.name}")
        os.replace(new, path)  # noqa: PTH105 - what is patched is the other way to say it
        return path

    monkeypatch.setattr(os, "fsync", noted)
    monkeypatch.setattr(Path, "replace", renamed)
    write_whole(tmp_path / "folder" / "file", b"new")
    assert steps == ["sync file", "rename file.new", "sync folder"]


def test_a_system_that_syncs_no_folders_is_no_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(os, "open", fails_with(errno.EACCES))
    assert write_whole(tmp_path / "file", b"new") is None


def test_reading(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_whole(tmp_path / "none") is None
    (tmp_path / "file").write_bytes(b"123456")
    assert read_whole(tmp_path / "file") == b"123456"
    monkeypatch.setattr(files, "LARGEST", 3)
    assert read_whole(tmp_path / "file") == b"1234"
    found = read_whole(tmp_path)
    assert isinstance(found, Trouble)
    assert found.kind is Kind.UNREADABLE


def test_what_is_moved_aside_takes_no_other_files_place(tmp_path: Path) -> None:
    for data in (b"one", b"two", b"three"):
        (tmp_path / "save.dmn").write_bytes(data)
        move_aside(tmp_path / "save.dmn")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        "save-unreadable.dmn": b"one",
        "save-unreadable-2.dmn": b"two",
        "save-unreadable-3.dmn": b"three",
    }


def test_what_cannot_be_moved_aside_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "save.dmn"
    path.write_bytes(b"one")
    monkeypatch.setattr(Path, "rename", fails_with(errno.EROFS))
    assert move_aside(path) == Trouble(Kind.UNREADABLE, path, detail=os.strerror(errno.EROFS))
    assert path.read_bytes() == b"one"


def test_a_free_name_is_the_plain_one_where_it_is_free(tmp_path: Path) -> None:
    assert free_name(tmp_path, "evening", ".dmn") == tmp_path / "evening.dmn"
