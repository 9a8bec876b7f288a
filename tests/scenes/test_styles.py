"""Text size, contrast and numerals: live on every scene, and undone as easily."""

from __future__ import annotations

import pygame
import pytest

from game.engine.art import Contrast, Halves, Style
from game.engine.input.events import Action, Device, Press
from game.scenes.table.scene import TableScene
from game.store.settings import Halves as Chosen
from game.store.settings import Settings, Switch, TextSize
from tests.scenes.evening import GUESTS, Evening, keys
from tests.scenes.robot import Keys, my_turn

LARGE = Settings(language="en", text_size=TextSize.LARGE)


@pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)
def test_each_is_turned_on_with_every_device(arrive: type) -> None:
    evening = Evening()
    guest = arrive(evening)
    guest.choose("options")
    for name in ("text_size", "contrast", "halves"):
        guest.turn(name)
    assert evening.kit.art.style == Style(2, Contrast.HIGH, Halves.NUMERALS)
    for name in ("halves", "contrast", "text_size"):
        before = evening.picture()
        if name == "contrast":
            guest.choose(name)
        else:
            guest.turn(name)
        assert evening.picture() != before
    assert evening.kit.art.style == Style()


@pytest.mark.parametrize("arrive", GUESTS.values(), ids=GUESTS)
def test_large_pages_are_reached_and_left(arrive: type) -> None:
    evening = Evening(LARGE)
    guest = arrive(evening)
    guest.choose("menu")
    guest.choose("house")
    guest.choose("done")
    guest.choose("back")
    assert evening.where == "TitleScene"


def test_a_change_at_the_table_is_seen_at_once_and_marks_stay() -> None:
    """FAULTS 56: language, text size and device change in one's own turn; the marks stay right."""
    evening = Evening(seed="lead")
    keys(evening).choose("play")
    evening.rig.send(Press(Action.CONFIRM, Device.KEYS))
    evening.rig.wait_until(lambda: my_turn(evening.rig))
    table = evening.rig.table
    fits = playable(table)
    assert fits
    pictures = {evening.picture()}
    for change in (
        {"language": "pt_BR"},
        {"text_size": TextSize.LARGE},
        {"contrast": Switch.ON},
        {"halves": Chosen.NUMERALS},
    ):
        evening.prefs.change(**change)
        evening.rig.wait()
        assert playable(table) == fits
        pictures.add(evening.picture())
        evening.send(*(Press(each, Device.KEYS) for each in (Action.RIGHT, Action.LEFT)))
        assert playable(table) == fits
    assert len(pictures) == 5
    move = next(iter(table.picture.cursor.reach.plays)) if table.picture.cursor.reach else None
    assert move is not None
    Keys(evening.rig).lay(move, None)
    assert evening.sitting.session.state.line.laid


def test_pages_below_follow_a_change_of_language() -> None:
    evening = Evening()
    guest = keys(evening)
    guest.choose("play")
    guest.menu()
    guest.choose("options")
    guest.turn("text_size")
    evening.prefs.change(language="pt_BR")
    guest.back()
    assert evening.where == "PauseScene"
    button = evening.page.form.widget("resume")
    assert button.label == evening.kit.text("pause.resume")  # type: ignore[attr-defined]
    assert button.rect.height > 20


def test_felt_and_tiles_stay_as_they_are_in_large_text() -> None:
    evening = Evening()
    keys(evening).choose("play")
    places = evening.rig.table.places
    felt, row = places.plan.felt, places.row(7)
    evening.prefs.change(text_size=TextSize.LARGE)
    evening.picture()
    assert places.plan.felt == felt
    assert [(slot.x, slot.w, slot.h) for slot in places.row(7)] == [
        (slot.x, slot.w, slot.h) for slot in row
    ]
    assert not pygame.Rect(places.plan.tray).colliderect(places.plan.prompts)


def playable(table: TableScene) -> frozenset[object]:
    """The tiles that are marked."""
    reach = table.picture.cursor.reach
    return frozenset(reach.plays) if reach is not None else frozenset()
