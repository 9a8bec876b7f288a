"""The pause menu over the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.events import Action, Press
from game.engine.scene import Pop, Push, Quit, Reset
from game.engine.ui.button import Button
from game.engine.ui.label import Label
from game.engine.ui.outcome import Activated, Cancelled, Outcome
from game.scenes.dialog import Dialog
from game.scenes.passages import standing_up
from game.scenes.practice import Practice

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.sitting import Sitting


LOWEST = 262
"""The lower end of the felt: what is told below it stays in sight."""


class PauseScene(Dialog):
    """Go on, look something up, or leave; leaving loses nothing.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        sitting: the match.
        reason: why the game paused by itself; empty where the player asked for it.
        hint: asks for a hint at the table; None where there is nothing to advise.
    """

    def __init__(
        self,
        kit: Kit,
        doors: Doors,
        sitting: Sitting,
        reason: str = "",
        hint: Callable[[], None] | None = None,
    ) -> None:
        self._sitting = sitting
        self._reason = reason
        self._hint = hint
        text = kit.text
        heading, widgets = text("pause.heading"), self._said(kit)
        super().__init__(kit, doors, heading, widgets, width=280, lowest=LOWEST)

    def refit(self) -> None:
        """Says everything again."""
        self._heading = self.kit.text("pause.heading")
        self.fill(self._said(self.kit), self.form.focus.name)

    def answer(self, outcome: Outcome) -> Transition | None:
        """Does what was chosen."""
        match outcome:
            case Activated("resume") | Cancelled():
                return Pop()
            case Activated("hint") if self._hint is not None:
                self._hint()
                return Pop()
            case Activated("rules"):
                return Push(self.doors.rules_card(self._sitting.rules))
            case Activated("log"):
                return Push(self.doors.log())
            case Activated("options"):
                return Push(self.doors.options())
            case Activated("title"):
                return Reset(self.doors.leave(self._sitting), standing_up(self.kit))
            case Activated("quit"):
                return self._quit()
            case _:
                return None

    def otherwise(self, event: InputEvent) -> Transition | None:
        """The button that opened the menu closes it too."""
        match event:
            case Press(Action.MENU):
                self.kit.sound.cue("menu_back")
                return Pop()
            case _:
                return None

    def _said(self, kit: Kit) -> list[Widget]:
        text = kit.text
        told = [Label("reason", self._reason, "brass3")] if self._reason else []
        advice = [Button("hint", text("pause.hint"))] if self._hint is not None else []
        return [
            *told,
            Button("resume", text("pause.resume")),
            *advice,
            Button("rules", text("pause.rules")),
            Button("log", text("pause.log")),
            Button("options", text("menu.options")),
            Button("title", text("pause.title")),
            Button("quit", text("pause.quit")),
            Label("saved", self._kept(kit), "bone2"),
        ]

    def _kept(self, kit: Kit) -> str:
        text, sitting = kit.text, self._sitting
        if isinstance(sitting, Practice):
            return text("pause.practice")
        if sitting.is_over or sitting.on_disk:
            return text("pause.saved")
        return text("pause.not-saved")

    def _quit(self) -> Transition:
        text, sitting = self.kit.text, self._sitting
        if sitting.is_over or sitting.on_disk:
            return Quit()
        question = text("title.leave-loses")
        return Push(self.doors.confirm(question, text("menu.quit"), text("menu.back"), Quit))
