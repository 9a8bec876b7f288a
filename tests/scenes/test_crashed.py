from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from game.app.crash import Opening
from game.engine.ui.label import Label
from game.scenes.front import Front
from game.scenes.shelf import MemoryShelf
from game.store.trouble import Kind, Trouble
from tests.scenes.evening import GUESTS, Evening
from tests.scenes.robot import Rig

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.scenes.evening import Guest

REPORT = Path("logs/crash-2024-05-01-201530.txt")
CASE = Path("tests/cases/all-fives--four-arms+out-mod2-1.dmn")
every_device = pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)


def after_a_crash(report: Path | Trouble = REPORT, *, waits: bool = True) -> Evening:
    record = unfinished() if waits else ""
    evening = Evening(shelf=MemoryShelf(record))
    opening = Opening("crash.now", "ZeroDivisionError: division by zero (scene.py:1)", report)
    scene = opening(evening.kit, evening.cabinet, evening.cabinet.open_up())
    evening.front = Front(scene, evening.kit)
    evening.rig = Rig(evening.front, lambda: evening.front.stack.top)
    return evening


def unfinished() -> str:
    """A record that stops in mid-round."""
    lines = CASE.read_text("utf-8").splitlines(keepends=True)
    first_play = next(n for n, line in enumerate(lines) if line.startswith("A "))
    return "".join(lines[: first_play + 1])


def told(evening: Evening) -> str:
    return " ".join(each.text for each in evening.page.form.widgets if isinstance(each, Label))


def test_it_says_what_happened_where_it_is_and_that_nothing_is_lost() -> None:
    evening = after_a_crash()
    assert evening.page.form.focus.name == "continue"
    for part in ("fault", str(REPORT), "division by zero", "Nothing of your match is lost"):
        assert part in told(evening)


def test_a_report_that_is_nowhere_is_said_too() -> None:
    evening = after_a_crash(Trouble(Kind.DISK_FULL, REPORT, detail="No space left on device"))
    assert "No space left on device" in told(evening)
    assert str(REPORT) not in told(evening)


def test_without_a_match_there_is_nothing_to_continue() -> None:
    evening = after_a_crash(waits=False)
    assert evening.page.form.focus.name == "title"
    assert "match" not in told(evening)


@every_device
def test_each_way_out_is_open_to_each_device(arrive: Callable[[Evening], Guest]) -> None:
    for name, where in (("continue", "TableScene"), ("title", "TitleScene"), ("quit", "nowhere")):
        evening = after_a_crash()
        arrive(evening).choose(name)
        assert evening.where == where


@every_device
def test_going_back_leads_to_the_title(arrive: Callable[[Evening], Guest]) -> None:
    evening = after_a_crash()
    arrive(evening).back()
    assert evening.where == "TitleScene"
