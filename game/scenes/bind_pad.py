"""A pad whose buttons nobody knows: asks for them one by one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.events import Action, Device, PadLost, Struck, Unstruck
from game.engine.scene import Pop
from game.engine.ui.button import Button
from game.engine.ui.label import Label
from game.engine.ui.outcome import Activated, Cancelled, Outcome
from game.scenes.dialog import Dialog
from game.store.settings import Switch

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent, PadFound
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

ASKED = (
    Action.UP,
    Action.DOWN,
    Action.LEFT,
    Action.RIGHT,
    Action.CONFIRM,
    Action.CANCEL,
    Action.MENU,
    Action.HINT,
    Action.INFO,
    Action.SORT,
)
LONG = 1.0
"""Seconds after which a button that is held leaves an action as it is."""

PATIENCE = 12.0
"""Seconds without any press after which everything is left as it is."""

EXCHANGED = {Action.CONFIRM: Action.CANCEL, Action.CANCEL: Action.CONFIRM}


class BindPadScene(Dialog):
    """Asks for the button of one action after another, and keeps what it learns for this pad.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        pad: the pad.
        only: the one action that is asked for; without it, all that matter.
    """

    def __init__(self, kit: Kit, doors: Doors, pad: PadFound, only: Action | None = None) -> None:
        self._pad = pad
        self._asked = ASKED if only is None else (only,)
        self._learnt = dict(kit.prefs.settings.pads.get(pad.guid, {})) if only else {}
        self._at = 0
        self._down = ""
        self._held = 0.0
        self._idle = 0.0
        self._told = ""
        super().__init__(kit, doors, kit.text("bind.heading"), self._questions(kit), width=420)

    def handle(self, event: InputEvent) -> Transition | None:
        """The pad's own buttons are what is asked for; any other device can leave."""
        match event:
            case Struck(Device.PAD, control, pad) if pad == self._pad.pad:
                self._idle = 0.0
                if not self._down:
                    self._down, self._held = control, 0.0
            case Unstruck(Device.PAD, control, pad) if pad == self._pad.pad:
                return self._let_go(control)
            case PadLost(pad) if pad == self._pad.pad:
                return Pop()
            case _ if getattr(event, "pad", None) != self._pad.pad:
                return super().handle(event)
            case _:
                pass
        return None

    def update(self, dt: float) -> Transition | None:
        """A button that is held long enough leaves its action; in the end, so does silence."""
        self.kit.capture.want(Device.PAD, self._pad.pad)
        if self._down and self._held < LONG:
            self._held += dt
            if self._held >= LONG:
                return self._next("")
        self._idle += dt
        if self._idle >= PATIENCE and not self._down:
            return self._leave()
        return super().update(dt)

    def answer(self, outcome: Outcome) -> Transition | None:
        """Leaves the pad as it is, or one action of it."""
        match outcome:
            case Activated("skip"):
                return self._next("")
            case Activated("leave") | Cancelled():
                return self._leave()
            case _:
                return None

    def prompts(self) -> list[Prompt]:
        """What the buttons of other devices do here."""
        if self.kit.device.device is Device.PAD and self.kit.device.pad == self._pad:
            return []
        return self.prompts_of(((Action.CANCEL, self.kit.text("bind.leave")),))

    def _let_go(self, control: str) -> Transition | None:
        if control != self._down:
            return None
        self._down, long = "", self._held >= LONG
        return None if long else self._next(control)

    def _next(self, control: str) -> Transition | None:
        """Learns a control for the action that was asked for; an empty one leaves it."""
        action = self._meant(self._asked[self._at]).name.lower()
        others = {name: has for name, has in self._learnt.items() if name != action}
        taken = next((name for name, has in others.items() if control in has.split()), None)
        self._told = ""
        if control and taken is not None and len(self._asked) > 1:
            self._told = self.kit.text("bind.taken", other=self.kit.text(f"action.{taken}"))
            self._ask_on()
            return None
        if control and taken is not None:
            self._learnt.pop(taken)
        if control:
            self._learnt[action] = control
        self._at += 1
        if self._at < len(self._asked):
            self._ask_on()
            return None
        self._keep(self._learnt)
        self.kit.toasts.say(self.kit.text("bind.done"))
        return Pop()

    def _ask_on(self) -> None:
        """Asks for the action that is due."""
        self.fill(self._questions(self.kit), self.form.focus.name)

    def _leave(self) -> Transition:
        self._keep(self.kit.prefs.settings.pads.get(self._pad.guid, {}))
        return Pop()

    def _keep(self, learnt: object) -> None:
        self.kit.capture.drop()
        pads = {**self.kit.prefs.settings.pads, self._pad.guid: learnt}
        self.kit.prefs.change(pads=pads)

    def _meant(self, action: Action) -> Action:
        """Settings hold what is meant before confirm and cancel change places."""
        swapped = self.kit.prefs.settings.swap_buttons is Switch.ON
        return EXCHANGED.get(action, action) if swapped else action

    def _questions(self, kit: Kit) -> list[Widget]:
        text, action = kit.text, self._asked[self._at]
        wanted = text(f"action.{action.name.lower()}")
        told = [Label("told", self._told, "rose3")] if self._told else []
        return [
            Label("air", ""),
            Label("pad", text("bind.pad", pad=self._pad.name), "bone3"),
            Label("asked", text("bind.press", action=wanted), "brass3"),
            Label("count", text("bind.count", n=self._at + 1, all=len(self._asked)), "bone3"),
            *told,
            Label("hold", text("bind.hold"), "bone3"),
            Button("skip", text("bind.skip")),
            Button("leave", text("bind.leave")),
        ]
