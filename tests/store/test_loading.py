from __future__ import annotations

import errno
import os
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.store.loading import Loaded, Source, load, whole_lines
from game.store.places import Places
from game.store.slot import backup_of, save_of
from game.store.trouble import Kind, Trouble

GOOD = b"round 1\nA 6-6\n"


def is_record(data: bytes) -> bool:
    return data.startswith(b"round")


def put(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def test_nothing_to_continue_makes_no_folder(places: Places) -> None:
    assert load(places, is_record) == Loaded(b"", Source.NONE)
    assert not places.data.exists()


@pytest.mark.parametrize("tail", [b"", b"B 6-", b"\0" * 4096, b"B 6-5\0\0\0"])
def test_a_torn_end_is_left_out(tail: bytes, places: Places) -> None:
    put(save_of(places), GOOD + tail)
    assert load(places, is_record) == Loaded(GOOD, Source.SAVE)


@pytest.mark.parametrize("broken", [b"", b"\0" * 64, b"no line end", b"\xff\n", b"not one\n"])
def test_a_broken_save_gives_way_to_its_older_copy(broken: bytes, places: Places) -> None:
    put(save_of(places), broken)
    put(backup_of(places), GOOD)
    kept = places.saves / "running-unreadable.dmn"
    assert load(places, is_record) == Loaded(
        GOOD,
        Source.BACKUP,
        (
            Trouble(Kind.MOVED_ASIDE, save_of(places), kept),
            Trouble(Kind.OLDER_COPY, backup_of(places)),
        ),
    )
    assert kept.read_bytes() == broken


def test_a_lost_save_gives_way_to_its_older_copy(places: Places) -> None:
    put(backup_of(places), GOOD)
    trouble = Trouble(Kind.OLDER_COPY, backup_of(places))
    assert load(places, is_record) == Loaded(GOOD, Source.BACKUP, (trouble,))


def test_where_both_are_broken_both_are_kept(places: Places) -> None:
    put(save_of(places), b"")
    put(backup_of(places), b"\0")
    found = load(places, is_record)
    assert (found.data, found.source) == (b"", Source.NONE)
    assert [trouble.kind for trouble in found.troubles] == [Kind.MOVED_ASIDE] * 2
    assert sorted(path.name for path in places.saves.iterdir()) == [
        "running-backup-unreadable.dmn",
        "running-unreadable.dmn",
    ]


def test_a_save_that_can_be_neither_read_nor_moved_is_told(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    put(save_of(places), b"")

    def fails(*_args: object) -> None:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(Path, "rename", fails)
    found = load(places, is_record)
    assert [trouble.kind for trouble in found.troubles] == [Kind.UNREADABLE]
    assert save_of(places).exists()


def test_a_folder_in_the_saves_place_is_told(places: Places) -> None:
    save_of(places).mkdir(parents=True)
    found = load(places, is_record)
    assert [trouble.kind for trouble in found.troubles] == [Kind.UNREADABLE]


@given(st.binary())
def test_whole_lines_are_a_beginning_that_ends_in_a_line_end(data: bytes) -> None:
    lines = whole_lines(data)
    assert data.startswith(lines)
    assert not lines or lines.endswith(b"\n")
    assert b"\0" not in lines
