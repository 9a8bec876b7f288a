"""Sitting down to a new match: at once, or after a question where another one waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.scene import Push, Reset
from game.scenes.passages import sitting_down

if TYPE_CHECKING:
    from game.engine.scene import Transition
    from game.scenes.doors import Doors
    from game.scenes.draft import Draft
    from game.scenes.kit import Kit


def start(kit: Kit, doors: Doors, draft: Draft) -> Transition:
    """To the table; a match that waits is not pushed aside by a slip of the finger."""
    if not doors.can_go_on:
        return Reset(doors.sit_down(draft), sitting_down(kit))
    question = doors.confirm(
        kit.text("menu.match-lost" if doors.only_in_memory else "menu.match-waits"),
        kit.text("menu.start-another"),
        kit.text("menu.back"),
        lambda: Reset(doors.sit_down(draft), sitting_down(kit)),
    )
    return Push(question)
