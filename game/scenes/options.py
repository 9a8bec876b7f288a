"""Language, sound, picture and play: every setting is live and remembered."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

import pygame

from game.engine.scene import Pop, Push
from game.engine.ui.button import Button
from game.engine.ui.choice import Choice, Option
from game.engine.ui.form import Form
from game.engine.ui.label import GroupHeading
from game.engine.ui.outcome import Activated, Cancelled, Changed, Outcome
from game.engine.ui.slider import Slider
from game.engine.ui.toggle import Toggle
from game.scenes import large
from game.scenes.page import Page
from game.store.settings import (
    Crt,
    Display,
    Halves,
    HandOrder,
    Scaling,
    Speed,
    Switch,
    TextSize,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

FRAME = pygame.Rect(104, 42, 432, 264)
ROWS = pygame.Rect(136, 72, 368, 216)
VOLUME_STEPS = 10
PERCENT = 100 // VOLUME_STEPS
SYSTEM = ""

CHOICES: dict[str, type[StrEnum]] = {
    "speed": Speed,
    "hand_order": HandOrder,
    "scaling": Scaling,
    "crt": Crt,
    "text_size": TextSize,
    "halves": Halves,
}
VOLUMES = ("music", "effects", "ambience")
SWITCHES = ("auto_play", "pass_memory", "suit_counter", "contrast", "sound_words")
APART = ("contrast", "sound_words")
"""Switches that stand with other settings."""

AMOUNTS = ("shake", "flash", "particles", "hit_stop", "scenery")


class OptionsScene(Page):
    """The options.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        languages: the codes that there are catalogues for.
    """

    def __init__(self, kit: Kit, doors: Doors, languages: Sequence[str]) -> None:
        super().__init__(kit, doors)
        self._languages = tuple(languages)
        self.form = self._form(None)

    def handle(self, event: InputEvent) -> Transition | None:
        """Follows a change of the window that was made by another key."""
        display = self.kit.prefs.settings.display
        toggle = self.form.widget("display")
        if isinstance(toggle, Toggle):
            toggle.value = display is Display.FULL_SCREEN
        return super().handle(event)

    @property
    def heading(self) -> str:
        """On the frame."""
        return self.kit.text("options.heading")

    def refit(self) -> None:
        """Makes the rows anew."""
        self.form = self._form(self.form.focus.name)

    def answer(self, outcome: Outcome) -> Transition | None:
        """Applies a setting at once."""
        match outcome:
            case Changed(name, value):
                self._change(name, value)
            case Activated("calm"):
                self._calm()
            case Activated("controls"):
                return Push(self.doors.controls())
            case Activated("back") | Cancelled():
                return Pop()
            case _:
                pass
        return None

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame."""
        self.kit.decor.page(canvas, self.heading, self._frame)

    def _change(self, name: str, value: str | int | bool) -> None:  # noqa: FBT001 - a toggle's
        prefs = self.kit.prefs
        if name in CHOICES:
            prefs.change(**{name: CHOICES[name](str(value))})
        elif name in SWITCHES:
            prefs.change(**{name: Switch.ON if value else Switch.OFF})
        elif name in (*VOLUMES, *AMOUNTS):
            prefs.change(**{name: int(value) * PERCENT})
        elif name == "display":
            prefs.change(display=Display.FULL_SCREEN if value else Display.WINDOW)
        else:
            prefs.change(language=str(value))

    def _calm(self) -> None:
        """Nothing shakes, flashes, flies, stops or moves by itself any more."""
        self.kit.prefs.change(**dict.fromkeys(AMOUNTS, 0))
        for name in AMOUNTS:
            slider = self.form.widget(name)
            if isinstance(slider, Slider):
                slider.value = 0

    def _form(self, focus: str | None) -> Form:
        text, settings = self.kit.text, self.kit.prefs.settings
        full = settings.display is Display.FULL_SCREEN
        words = (text("options.off"), text("options.on"))
        rows: list[Widget] = [self._language(), self._heading("play")]
        rows += [self._choice(name) for name in ("speed", "hand_order")]
        rows += [self._switch(name) for name in SWITCHES if name not in APART]
        rows.append(self._heading("sound"))
        rows += [self._volume(name) for name in VOLUMES]
        rows += [self._switch("sound_words"), self._heading("picture")]
        rows.append(Toggle("display", text("options.display"), words, value=full))
        rows += [self._choice(name) for name in ("scaling", "crt")]
        rows.append(self._heading("reading"))
        rows += [self._choice("text_size"), self._switch("contrast"), self._choice("halves")]
        rows += [self._heading("motion"), Button("calm", text("options.calm"))]
        rows += [self._amount(name) for name in AMOUNTS]
        rows += [GroupHeading("group-rest", ""), Button("controls", text("controls.heading"))]
        rows.append(Button("back", text("menu.back")))
        look = self.kit.look
        return Form(rows, large.at_size(look, ROWS, large.COLUMN), look, focus)

    @property
    def _frame(self) -> pygame.Rect:
        return large.at_size(self.kit.look, FRAME, large.FRAME)

    def _heading(self, group: str) -> GroupHeading:
        return GroupHeading(f"group-{group}", self.kit.text(f"options.group-{group}"))

    def _language(self) -> Choice:
        text, now = self.kit.text, self.kit.prefs.settings.language
        options = [Option(SYSTEM, text("options.system-language"))]
        options += [Option(code, text(f"language.{code}")) for code in self._languages]
        value = text.language if now and text.language in self._languages else SYSTEM
        return Choice("language", text("options.language"), options, value)

    def _choice(self, name: str) -> Choice:
        text = self.kit.text
        options = [Option(one.value, text(f"setting.{name}-{one.value}")) for one in CHOICES[name]]
        value = getattr(self.kit.prefs.settings, name).value
        return Choice(name, text(f"options.{name}"), options, value)

    def _switch(self, name: str) -> Toggle:
        text = self.kit.text
        words = (text("options.off"), text("options.on"))
        value = getattr(self.kit.prefs.settings, name) is Switch.ON
        return Toggle(name, text(f"options.{name}"), words, value=value)

    def _amount(self, name: str) -> Slider:
        value = getattr(self.kit.prefs.settings, name) // PERCENT
        return Slider(name, self.kit.text(f"options.{name}"), VOLUME_STEPS, value)

    def _volume(self, name: str) -> Slider:
        value = getattr(self.kit.prefs.settings, name) // PERCENT
        label, audible = self.kit.text(f"options.{name}"), self.kit.audible()
        return Slider(name, label, VOLUME_STEPS, value, enabled=audible)
