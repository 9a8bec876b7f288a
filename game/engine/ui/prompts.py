"""Which button to press for what: pictures of the device used last, each with a word."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING, Final

import pygame

from game.engine.input.events import DIRECTIONS, Device
from game.engine.input.names import key_name

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from game.engine.input.bindings import Bindings
    from game.engine.input.events import Action
    from game.engine.ui.look import Look

CAP: Final = "key/cap"
CAP_AIR: Final = 3
SPACE: Final = 3
BETWEEN: Final = 12
"""Pixels between a picture and its word, and between two prompts."""

_PAD: Final = {
    "a": "a",
    "b": "b",
    "x": "x",
    "y": "y",
    "back": "back",
    "start": "start",
    "leftshoulder": "lb",
    "rightshoulder": "rb",
    "leftstick": "ls",
    "rightstick": "rs",
    "triggerleft": "lt",
    "triggerright": "rt",
}
_SONY, _NINTENDO, _VALVE = "4c05", "7e05", "de28"
_VENDOR, _PRODUCT = slice(8, 12), slice(16, 20)
_DECK = "0512"
"""Makers, and where a GUID names maker and product, each with its low byte first."""


class Family(Enum):
    """Whose buttons a pad has; the value begins the sprites' names."""

    XBOX = "xbox"
    PLAYSTATION = "playstation"
    NINTENDO = "nintendo"
    DECK = "deck"

    @classmethod
    def of(cls, pad: str, guid: str = "") -> Family:
        """By what a pad calls itself, else by its maker; Xbox, the commonest, if unsure."""
        name, vendor = pad.lower(), guid[_VENDOR]
        if "deck" in name or (vendor == _VALVE and guid[_PRODUCT] == _DECK):
            return cls.DECK
        if vendor == _SONY or any(word in name for word in _PLAYSTATION_WORDS):
            return cls.PLAYSTATION
        if vendor == _NINTENDO or any(word in name for word in _NINTENDO_WORDS):
            return cls.NINTENDO
        return cls.XBOX


_PLAYSTATION_WORDS = ("playstation", "dualsense", "dualshock", "ps3", "ps4", "ps5")
_NINTENDO_WORDS = ("nintendo", "switch", "joy-con", "joycon")


@dataclass(frozen=True, slots=True)
class Held:
    """What the player has in the hand, as far as its buttons' pictures go.

    Attributes:
        device: the kind.
        family: whose buttons a pad has.
        raw: the controls of a pad whose buttons nobody knows, by name; None for any other.
        labels: what is printed on the keys, by scancode.
    """

    device: Device
    family: Family = Family.XBOX
    raw: Mapping[str, Action] | None = None
    labels: Mapping[int, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Prompt:
    """A picture of the prompts sheet with the word for what it does.

    Attributes:
        action: What a click on it means.
    """

    action: Action
    picture: str
    word: str


def picture(action: Action, held: Held, bindings: Bindings) -> str | None:
    """The picture of the first button that an action is bound to; None if it has none.

    The mouse has one for nothing but CONFIRM, so keys stand in for it: where a mouse is, keys are.
    """
    if held.device is not Device.PAD:
        code = next((code for code, bound in bindings.keys.items() if bound is action), None)
        return None if code is None else key_picture(code, held.labels)
    if held.raw is None:
        control = next(iter(bindings.pad_chart.get(action, ())), None)
    else:
        control = next((name for name, bound in held.raw.items() if bound is action), None)
    if control is None and action in DIRECTIONS:
        return f"pad/{action.name.lower()}"
    return None if control is None else pad_picture(control, held.family)


def key_picture(code: int, labels: Mapping[int, str]) -> str:
    """The picture of a key, with what its layout prints on it."""
    name = key_name(code)
    if name in _NAMED_KEYS:
        return f"key/{name}"
    label = labels.get(code, "")
    if not label and name.startswith("kp_"):
        label = _KEYPAD.get(name, name.removeprefix("kp_"))
    return f"key/{(label or name).lower()}"


def pad_picture(control: str, family: Family) -> str:
    """The picture of a pad's control by its name."""
    if control in _PAD:
        return f"{family.value}/{_PAD[control]}"
    if control.startswith("dpad_"):
        return f"pad/{control.removeprefix('dpad_')}"
    kind, _, rest = control.partition("-")
    match kind:
        case "hat":
            return f"pad/{rest.partition('-')[2]}"
        case "button":
            return f"pad/{int(rest) + 1}"
        case "axis":
            return f"pad/axis {int(rest.partition('-')[0]) + 1}{_SIGNS[rest.partition('-')[2]]}"
        case _:
            return f"pad/{control}"


_SIGNS = {"plus": "+", "minus": "-"}
_WORDS = ("return", "escape", "space", "tab", "backspace", "delete", "insert", "pause")
_ARROWS = ("up", "down", "left", "right", "pageup", "pagedown", "home", "end")
_NAMED_KEYS = frozenset({*_WORDS, *_ARROWS})
_KEYPAD = {
    "kp_enter": "num enter",
    "kp_plus": "num +",
    "kp_minus": "num -",
    "kp_multiply": "num *",
    "kp_divide": "num /",
    "kp_period": "num .",
    "kp_equals": "num =",
}


def place_prompts(
    look: Look, prompts: Iterable[Prompt], area: pygame.Rect
) -> list[tuple[pygame.Rect, Prompt]]:
    """Where prompts lie from the left of an area; those that no longer fit are left out."""
    places = []
    x = area.left
    for prompt in prompts:
        icon = button_size(look, prompt.picture)
        width = icon[0] + SPACE + look.body.width(prompt.word)
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
        wide, high = button_size(look, prompt.picture)
        draw_button(surface, look, prompt.picture, (rect.x, area.centery - high // 2))
        top = look.body.level(area.y, area.height)
        at = (rect.x + wide + SPACE, top)
        look.body.draw(surface, prompt.word, at, look.palette["bone3"])
    return [(rect, prompt.action) for rect, prompt in places]


def button_size(look: Look, name: str) -> tuple[int, int]:
    """How large the picture of a button is; one that nobody drew is a cap with its name on it."""
    if look.prompts.has(name):
        return look.prompts.rect(name).size
    cap = look.prompts.rect(CAP)
    height = cap.height if look.scale == 1 else look.body.line_height + CAP_AIR
    return max(cap.width, look.body.width(_label(name)) + 2 * CAP_AIR), height


def draw_button(surface: pygame.Surface, look: Look, name: str, at: tuple[int, int]) -> None:
    """Paints the picture of a button."""
    if look.prompts.has(name):
        look.prompts.blit(surface, name, at)
        return
    rect = pygame.Rect(at, button_size(look, name))
    look.prompts.nine(surface, CAP, rect)
    place = (rect.x + CAP_AIR, look.body.level(rect.y, rect.height - 1))
    look.body.draw(surface, _label(name), place, look.palette["ink1"])


def _label(name: str) -> str:
    label = name.partition("/")[2]
    return label[:1].upper() + label[1:]
