"""Which button to press for what: pictures of the device used last, each with a word."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Final

import pygame

from game.engine.input.events import Device

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.engine.input.bindings import Bindings
    from game.engine.input.events import Action
    from game.engine.ui.look import Look

SPACE: Final = 3
BETWEEN: Final = 12
"""Pixels between a picture and its word, and between two prompts."""

_PAD: Final = {
    "A": "a",
    "B": "b",
    "X": "x",
    "Y": "y",
    "BACK": "back",
    "START": "start",
    "LEFTSHOULDER": "lb",
    "RIGHTSHOULDER": "rb",
    "LEFTSTICK": "ls",
    "RIGHTSTICK": "rs",
}
_TRIGGERS: Final = {"TRIGGERLEFT": "lt", "TRIGGERRIGHT": "rt"}


class Family(Enum):
    """Whose buttons a pad has; the value begins the sprites' names."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"

    @classmethod
    def of(cls, pad: str) -> Family:
        """Guesses from what a pad calls itself; Xbox, the commonest, if unsure."""
        name = pad.lower()
        if any(
            word in name for word in ("playstation", "dualsense", "dualshock", "ps3", "ps4", "ps5")
        ):
            return cls.PLAYSTATION
        if any(word in name for word in ("nintendo", "switch", "joy-con", "joycon")):
            return cls.NINTENDO
        return cls.XBOX


@dataclass(frozen=True, slots=True)
class Prompt:
    """A picture of the prompts sheet with the word for what it does.

    Attributes:
        action: What a click on it means.
    """

    action: Action
    picture: str
    word: str


def picture(
    action: Action, device: Device, bindings: Bindings, family: Family = Family.XBOX
) -> str | None:
    """The picture of the first button that an action is bound to; None if it has none.

    The mouse has one for nothing but CONFIRM, so keys stand in for it: where a mouse is, keys are.
    """
    if device is Device.PAD:
        return _of_pad(action, bindings, family)
    code = next((code for code, bound in bindings.keys.items() if bound is action), None)
    name = _constant("KSCAN_", code)
    return f"key/{name.lower()}" if name else None


def place_prompts(
    look: Look, prompts: Iterable[Prompt], area: pygame.Rect
) -> list[tuple[pygame.Rect, Prompt]]:
    """Where prompts lie from the left of an area; those that no longer fit are left out."""
    places = []
    x = area.left
    for prompt in prompts:
        icon = look.prompts.rect(_sprite(look, prompt))
        width = icon.width + SPACE + look.body.width(prompt.word)
        if x + width > area.right:
            break
        places.append((pygame.Rect(x, area.y, width, area.height), prompt))
        x += width + BETWEEN
    return places


def draw_prompts(
    surface: pygame.Surface, look: Look, prompts: Iterable[Prompt], area: pygame.Rect
) -> list[tuple[pygame.Rect, Action]]:
    """Paints prompts from the left of an area; returns where each lies, for clicks.

    Those that no longer fit are left out.
    """
    places = place_prompts(look, prompts, area)
    for rect, prompt in places:
        name = _sprite(look, prompt)
        icon = look.prompts.rect(name)
        look.prompts.blit(surface, name, (rect.x, area.centery - icon.height // 2))
        top = look.body.level(area.y, area.height)
        at = (rect.x + icon.width + SPACE, top)
        look.body.draw(surface, prompt.word, at, look.palette["bone3"])
    return [(rect, prompt.action) for rect, prompt in places]


def _sprite(look: Look, prompt: Prompt) -> str:
    return prompt.picture if look.prompts.has(prompt.picture) else "key/cap"


def _of_pad(action: Action, bindings: Bindings, family: Family) -> str | None:
    button = next((code for code, bound in bindings.pad_buttons.items() if bound is action), None)
    name = _constant("CONTROLLER_BUTTON_", button)
    if name in _PAD:
        return f"{family.value}/{_PAD[name]}"
    if name.startswith("DPAD_"):
        return f"pad/{name.removeprefix('DPAD_').lower()}"
    trigger = next((code for code, bound in bindings.pad_triggers.items() if bound is action), None)
    name = _constant("CONTROLLER_AXIS_", trigger)
    return f"{family.value}/{_TRIGGERS[name]}" if name in _TRIGGERS else None


@cache
def _constant(prefix: str, value: int | None) -> str:
    """The rest of the name of pygame's constant that has a value; empty if none has."""
    names = (name for name in vars(pygame) if name.startswith(prefix))
    found = (name for name in names if vars(pygame)[name] == value)
    return next(found, prefix).removeprefix(prefix)
