"""What is said of a match that is left, which is true only as far as the disk has the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.engine.ui.label import Label
from game.scenes.shelf import DiskShelf
from game.store.places import Places, places_under
from tests.scenes.evening import Evening, keys

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def places(tmp_path: Path) -> Places:
    return places_under(tmp_path)


@pytest.fixture
def other(places: Places) -> Iterator[Evening]:
    """Another window, with its match on the disk."""
    evening = paused(places)
    yield evening
    evening.cabinet.close()


def paused(places: Places) -> Evening:
    """A match just begun, and the pause menu over it."""
    evening = Evening(shelf=DiskShelf(places))
    guest = keys(evening)
    if evening.where == "Notice":
        guest.choose("well")
    guest.choose("play")
    guest.menu()
    assert evening.where == "PauseScene"
    return evening


def told(evening: Evening, name: str) -> str:
    label = evening.page.form.widget(name)
    assert isinstance(label, Label)
    return label.text


def loses_it_only_when_told_to(evening: Evening) -> None:
    """The pause menu and the title ask before the match is lost."""
    text, guest = evening.kit.text, keys(evening)
    assert told(evening, "saved") == text("pause.not-saved")
    guest.choose("quit")
    assert told(evening, "question") == text("title.leave-loses")
    guest.choose("no")
    guest.choose("title")
    guest.choose("quit")
    assert told(evening, "question") == text("title.leave-loses")
    guest.choose("no")
    guest.choose("play")
    assert told(evening, "question") == text("menu.match-lost")
    guest.choose("no")
    guest.choose("continue")
    assert evening.where == "TableScene"
    guest.menu()
    guest.choose("quit")
    guest.choose("yes")
    assert not evening.front.running


def test_a_match_on_the_disk_is_left_without_a_question(places: Places) -> None:
    evening = paused(places)
    text, guest = evening.kit.text, keys(evening)
    assert told(evening, "saved") == text("pause.saved")
    guest.choose("title")
    guest.choose("quit")
    assert told(evening, "question") == text("title.leave")
    guest.choose("no")
    guest.choose("continue")
    guest.menu()
    guest.choose("quit")
    assert not evening.front.running
    evening.cabinet.close()


def test_a_home_that_cannot_be_written_keeps_the_match_in_memory(places: Places) -> None:
    places.data.write_text("no folder", "utf-8")
    evening = paused(places)
    loses_it_only_when_told_to(evening)
    evening.cabinet.close()


@pytest.mark.usefixtures("other")
def test_a_second_window_says_that_its_match_is_not_saved(places: Places) -> None:
    evening = paused(places)
    evening.cabinet.tell_troubles()
    assert evening.kit.toasts.current == evening.kit.text("match-trouble.in-use")
    loses_it_only_when_told_to(evening)
    evening.cabinet.close()


def test_a_match_in_memory_waits_though_another_is_on_the_disk_by_now(
    places: Places, other: Evening
) -> None:
    evening = paused(places)
    mine = str(evening.sitting.session.record)
    theirs = str(other.sitting.session.record)
    other.cabinet.close()
    keys(evening).choose("title")
    assert evening.cabinet.only_in_memory
    keys(evening).choose("continue")
    assert str(evening.sitting.session.record).startswith(mine)
    assert evening.sitting.on_disk
    evening.cabinet.close()
    assert [file.read_text("utf-8") for file in places.records.iterdir()] == [theirs]
