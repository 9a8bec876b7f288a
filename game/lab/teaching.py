"""The states of How to play and of the guided rounds, for pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from game.engine.input.events import Action, Device
from game.rules.variants import variants
from game.scenes.guided import GuidedScene
from game.scenes.lesson import LessonScene
from game.scenes.lessons import CARDS
from game.scenes.table.flow import Stage
from game.scenes.table.holding import Lifted
from game.store.settings import Speed

if TYPE_CHECKING:
    from game.lab.studio import Studio

SETTLED = 1.4
"""Seconds from a page to a table at which nothing of the passage is left."""


def teaching() -> Iterator[tuple[str, Callable[[Studio], None]]]:
    """`scene-state`, and what brings a studio there."""
    yield "learn-first", lambda studio: studio.go("learn")
    for name in variants():
        for card in range(CARDS):
            yield f"lesson-{name}-{card + 1}", partial(_lesson, variant=name, card=card)
        yield f"guided-{name}", partial(_guided, variant=name)
    yield "guided-welcome", lambda studio: _enter(studio, "all-fives", "round")
    yield "guided-refused", _guided_refused
    yield "guided-ready", _guided_ready


def _enter(studio: Studio, variant: str, by: str) -> None:
    studio.prefs.change(variant=variant)
    studio.go("learn", by)
    studio.run(SETTLED)


def _lesson(studio: Studio, variant: str, card: int) -> None:
    _enter(studio, variant, "cards")
    studio.press(Device.PAD, *[Action.RIGHT] * card)
    lesson = studio.front.stack.top
    if not isinstance(lesson, LessonScene):
        raise TypeError(f"not a lesson: {lesson}")
    studio.run_until(lambda: lesson.finished)


def _guided(studio: Studio, variant: str) -> None:
    """The first decision of a guided round that is not its lead."""
    _enter(studio, variant, "round")
    while not _decides(_guide(studio)) or not _guide(studio).table.picture.shown.line.laid:
        _press_on(studio)


def _guided_refused(studio: Studio) -> None:
    _guided(studio, "mano-a-mano")
    picture = _guide(studio).table.picture
    reach = picture.cursor.reach
    tile = next(tile for tile in picture.cursor.hand if reach and not reach.fits(tile))
    x, y = picture.tray.at(tile)
    studio.click(x + 12, y + 24)
    studio.run(0.1)


def _guided_ready(studio: Studio) -> None:
    """A whole guided round, played by somebody who lays whatever is offered first."""
    studio.prefs.change(speed=Speed.TURBO)
    _enter(studio, "all-fives", "round")
    while isinstance(studio.front.stack.top, GuidedScene):
        _press_on(studio)


def _decides(guide: GuidedScene) -> bool:
    return not guide.waiting and guide.table.picture.cursor.reach is not None


def _press_on(studio: Studio) -> None:
    """The next press of somebody with a pad who reads nothing."""
    guide = _guide(studio)
    hold = guide.table.picture.cursor.hold
    over = guide.table.picture.stage is Stage.OVER and not guide.table.picture.busy
    if not (guide.waiting or _decides(guide) or over):
        studio.run(0.05)
        return
    if isinstance(hold, Lifted) and not hold.chosen:
        studio.press(Device.PAD, Action.RIGHT, Action.UP)
    studio.press(Device.PAD, Action.CONFIRM)


def _guide(studio: Studio) -> GuidedScene:
    guide = studio.front.stack.top
    if not isinstance(guide, GuidedScene):
        raise TypeError(f"not a guided round: {guide}")
    return guide
