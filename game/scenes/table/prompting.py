"""Which buttons do something at the table now."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action, Device, Press
from game.engine.ui.prompts import Prompt, place_prompts
from game.scenes.table.flow import Stage
from game.scenes.table.holding import Asked, Dragged, Lifted, On

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from game.engine.input.events import PointDown
    from game.engine.ui.look import Look
    from game.levels.plan import Plan
    from game.scenes.table.captions import Text
    from game.scenes.table.cursor import Cursor
    from game.scenes.table.flow import Flow
    from game.scenes.table.kit import TableKit

_ORDERS = {
    "suit": "table.prompt.by-suit",
    "weight": "table.prompt.by-weight",
    "hand": "table.prompt.by-hand",
}


LINE = 14
"""Height of a line of prompts; in large text it stands on what is left for its descenders."""

SINKS = 1
"""Pixels by which it stands lower than in the middle: accents stay clear of the tiles above."""

EDGE = 4
"""Pixels left free beside the prompts."""


def prompt_area(plan: Plan) -> pygame.Rect:
    """Where the prompts lie."""
    area = pygame.Rect(plan.prompts).inflate(-2 * EDGE, 0)
    down = max(SINKS, (area.h - LINE) // 3)
    return pygame.Rect(area.x, area.y + down, area.w, LINE)


def clicked(made: Iterable[Prompt], look: Look, plan: Plan, event: PointDown) -> Press | PointDown:
    """What a click means: a press of the button that it hit the picture or word of, or itself."""
    for rect, prompt in place_prompts(look, made, prompt_area(plan)):
        if rect.collidepoint(event.x, event.y):
            return Press(prompt.action, Device.MOUSE)
    return event


def prompts(kit: TableKit, flow: Flow, cursor: Cursor) -> tuple[Prompt, ...]:
    """The prompts of this moment, for the device used last."""
    if isinstance(cursor.hold, Dragged):
        words = {Action.CONFIRM: "table.prompt.drop", Action.CANCEL: "table.prompt.back"}
        return tuple(Prompt(do, _MOUSE[do], kit.text(word)) for do, word in words.items())
    wanted = [(Action.CONFIRM, word) for word in (_confirm(kit, flow, cursor),) if word]
    wanted += _choice(kit, cursor)
    wanted += _others(kit.text, flow, cursor)
    made = (_prompt(kit, action, word) for action, word in wanted)
    return tuple(prompt for prompt in made if prompt is not None)


def _prompt(kit: TableKit, action: Action, word: str) -> Prompt | None:
    if kit.device.device is Device.MOUSE and action in _MOUSE:
        return Prompt(action, _MOUSE[action], word)
    return kit.device.prompt(action, word)


_MOUSE = {
    Action.CONFIRM: "mouse/left",
    Action.CANCEL: "mouse/right",
    Action.RIGHT: "mouse/move",
}


def _confirm(kit: TableKit, flow: Flow, cursor: Cursor) -> str:
    text = kit.text
    if flow.stage is Stage.OVER and not flow.story.busy:
        return text("table.prompt.go-on")
    if flow.stage is Stage.STIR and not flow.story.busy:
        return text("table.prompt.deal")
    if flow.stage is not Stage.PLAY or flow.story.busy:
        return text("table.prompt.skip")
    if flow.halted:
        return text("table.prompt.go-on")
    if flow.due:
        return text("table.prompt.look")
    if cursor.reach is None:
        return ""
    match cursor.hold:
        case Asked():
            return text("prompt.choose")
        case Lifted(_, _, chosen):
            clicks = "table.prompt.click" if kit.device.device is Device.MOUSE else ""
            key = "table.prompt.play" if chosen else clicks
            return text(key) if key else ""
        case _ if cursor.focus in (On.STOCK, On.BUTTON):
            return text("table.pass") if cursor.reach.passes else text("table.draw")
        case _:
            return text("table.prompt.lift")


def _choice(kit: TableKit, cursor: Cursor) -> Iterator[tuple[Action, str]]:
    """Directions choose among the ends that take a lifted tile; a mouse clicks on one."""
    hold, reach = cursor.hold, cursor.reach
    if kit.device.device is Device.MOUSE or reach is None or not isinstance(hold, Lifted):
        return
    if len(reach.fits(hold.tile)) > 1:
        yield Action.RIGHT, kit.text("table.prompt.end")


def _others(text: Text, flow: Flow, cursor: Cursor) -> Iterator[tuple[Action, str]]:
    if flow.stage is Stage.STIR and not flow.story.busy:
        yield Action.RIGHT, text("table.prompt.stir")
    if isinstance(cursor.hold, Lifted):
        yield Action.CANCEL, text("table.prompt.back")
    elif isinstance(cursor.hold, Asked):
        yield Action.CANCEL, text("table.no")
    elif flow.stage is Stage.PLAY and cursor.hand:
        yield Action.SORT, text(_ORDERS[cursor.order.following.value])
    yield Action.MENU, text("table.menu")
    yield Action.INFO, text("table.prompt.info")
    if flow.human and not isinstance(cursor.hold, Lifted | Asked):
        yield Action.HINT, text("table.prompt.hint")
        if flow.may_undo:
            yield Action.UNDO, text("table.prompt.undo")
