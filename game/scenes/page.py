"""A page of the cabinet's own screen: a frame with a heading, a form in it, prompts below."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import Action, Button, PointDown, Press
from game.engine.scene import Cover, Push
from game.engine.ui.form import Attention
from game.engine.ui.outcome import Activated, Cancelled, Changed, Moved, Outcome, Refused
from game.engine.ui.prompts import draw_prompts, place_prompts
from game.engine.ui.row import Row
from game.scenes import large
from game.scenes.aloud import Aloud, buttons, spoken

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.form import Form
    from game.engine.ui.prompts import Prompt
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

FLOOR = pygame.Rect(0, 342, 640, 18)
PROMPTS = pygame.Rect(24, 344, 592, 14)
"""The strip at the bottom of every page, and where in it the prompts lie."""

_SOUNDS: dict[type[Outcome], str] = {
    Moved: "menu_move",
    Changed: "menu_move",
    Activated: "menu_confirm",
    Cancelled: "menu_back",
    Refused: "refuse",
}


class Page:
    """What all pages share. A page makes its `form`, and says in `answer` what follows.

    Attributes:
        kit: what every scene is handed.
        doors: to the other scenes.
        form: the widgets; a page may put another in its place at any time.
    """

    form: Form
    hides = False
    """Whether the form is not seen at all below what opens over it."""

    def __init__(self, kit: Kit, doors: Doors) -> None:
        self.kit = kit
        self.doors = doors
        self._pulsed = False
        self._asleep = False
        self._worn = kit.look, kit.text.language

    @property
    def cover(self) -> Cover:
        """Pages fill the canvas; dialogs say otherwise."""
        return Cover.FULL

    @property
    def animating(self) -> bool:
        """Whether the last step of time changed the picture."""
        return self._pulsed

    def handle(self, event: InputEvent) -> Transition | None:
        """Hands the event to the form and answers what it says."""
        self._dress()
        event = self._clicked(event)
        outcome = self.form.handle(event)
        if outcome is None:
            return self.hushed(self.otherwise(event))
        self.kit.sound.cue(self.sound(outcome))
        return self.hushed(self.answer(outcome))

    def hushed(self, transition: Transition | None) -> Transition | None:
        """What opens over this page has the only cursor."""
        self._asleep = isinstance(transition, Push) and transition.scene.cover is Cover.OVERLAY
        return transition

    def update(self, dt: float) -> Transition | None:
        """Lets the focus pulse."""
        self._dress()
        self._asleep = False
        self._pulsed = self.form.update(dt)
        return None

    def draw(self, canvas: pygame.Surface) -> None:
        """Paints frame, form and prompts."""
        self._dress()
        self.paint(canvas)
        if not (self._asleep and self.hides):
            self.form.draw(canvas, Attention.ELSEWHERE if self._asleep else Attention.HERE)
        self.paint_prompts(canvas)

    def paint_prompts(self, canvas: pygame.Surface) -> None:
        """Paints the strip at the bottom."""
        look = self.kit.look
        canvas.fill(look.palette["ink0"], large.at_size(look, FLOOR, large.FLOOR))
        draw_prompts(canvas, look, self.prompts(), self.prompt_area)

    @property
    def prompt_area(self) -> pygame.Rect:
        """Where the prompts lie."""
        return large.at_size(self.kit.look, PROMPTS, large.PROMPTS)

    @property
    def aloud(self) -> Aloud:
        """What is said of the page to somebody who does not see it."""
        text, form = self.kit.text, self.form
        labels = [spoken(text, each) for each in form.widgets if not each.focusable]
        told = (self.heading, *self.sentences, *labels)
        prompts = buttons(text, self.prompts())
        return Aloud(tuple(filter(None, told)), spoken(text, form.focused), prompts)

    # ---- what a page says of itself

    @property
    def heading(self) -> str:
        """On the page's frame; empty where there is none."""
        return ""

    @property
    def sentences(self) -> tuple[str, ...]:
        """What is written on the page beside its widgets."""
        return ()

    def answer(self, outcome: Outcome) -> Transition | None:
        """What follows from what the form said."""
        raise NotImplementedError

    def sound(self, outcome: Outcome) -> str:
        """The cue that is heard with what the form said."""
        return _SOUNDS[type(outcome)]

    def refit(self) -> None:
        """Lays everything out again, in another size of text or another language."""
        raise NotImplementedError

    def otherwise(self, event: InputEvent) -> Transition | None:
        """What follows from an event that means nothing to the form."""
        del event
        return None

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints what lies behind the form."""
        raise NotImplementedError

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        return self.prompts_of((self.does(), (Action.CANCEL, self.kit.text("prompt.back"))))

    def does(self) -> tuple[Action, str]:
        """What can be done with the widget that has the focus."""
        focused = self.form.focused
        if isinstance(focused, Row):
            return focused.changed_by, self.kit.text("prompt.change")
        return Action.CONFIRM, self.kit.text("prompt.choose")

    def prompts_of(self, words: tuple[tuple[Action, str], ...]) -> list[Prompt]:
        """Prompts for the device in use."""
        made = (self.kit.device.prompt(action, word) for action, word in words)
        return [prompt for prompt in made if prompt is not None]

    def _dress(self) -> None:
        """Follows a change of how things are drawn or said, wherever it was made."""
        worn = self.kit.look, self.kit.text.language
        if worn != self._worn:
            self._worn = worn
            self.refit()

    def _clicked(self, event: InputEvent) -> InputEvent:
        """A click on a prompt is a press of its button, one with the right button goes back."""
        if isinstance(event, PointDown) and event.button is Button.RIGHT:
            return Press(Action.CANCEL, self.kit.device.device)
        if isinstance(event, PointDown):
            for area, prompt in place_prompts(self.kit.look, self.prompts(), self.prompt_area):
                if area.collidepoint(event.x, event.y):
                    return Press(prompt.action, self.kit.device.device)
        return event
