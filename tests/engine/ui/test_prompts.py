from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.bindings import Bindings
from game.engine.input.events import Action, Device
from game.engine.ui.prompts import Family, Held, Prompt, draw_prompts, picture

if TYPE_CHECKING:
    from game.engine.ui.look import Look


@pytest.mark.parametrize("family", list(Family))
@pytest.mark.parametrize("device", list(Device))
def test_every_bound_action_has_a_picture_that_is_drawn(
    device: Device, family: Family, look: Look
) -> None:
    bindings = Bindings()
    for action in Action:
        name = picture(action, Held(device, family), bindings)
        if device is Device.PAD and action is Action.FULLSCREEN:
            assert name is None
        else:
            assert name is not None, action
            assert look.prompts.has(name), name


def test_pictures_follow_the_bindings() -> None:
    swapped = Bindings().swapped()
    assert picture(Action.CONFIRM, Held(Device.PAD), swapped) == "xbox/b"
    assert picture(Action.CONFIRM, Held(Device.PAD, Family.NINTENDO), Bindings()) == "nintendo/a"


@pytest.mark.parametrize(
    ("pad", "family"),
    [
        ("DualSense Wireless Controller", Family.PLAYSTATION),
        ("PS4 Controller", Family.PLAYSTATION),
        ("Nintendo Switch Pro Controller", Family.NINTENDO),
        ("Xbox 360 Controller", Family.XBOX),
        ("Steam Deck", Family.DECK),
        ("USB Gamepad", Family.XBOX),
    ],
)
def test_a_pads_name_tells_whose_buttons_it_has(pad: str, family: Family) -> None:
    assert Family.of(pad) is family


def test_prompts_are_places_to_click_and_never_overflow(look: Look) -> None:
    prompts = [Prompt(Action.CONFIRM, "xbox/a", "Play"), Prompt(Action.CANCEL, "xbox/b", "Back")]
    canvas = pygame.Surface((640, 360))
    places = draw_prompts(canvas, look, prompts, pygame.Rect(8, 340, 400, 14))
    assert [action for _, action in places] == [Action.CONFIRM, Action.CANCEL]
    assert not places[0][0].colliderect(places[1][0])
    assert draw_prompts(canvas, look, prompts, pygame.Rect(8, 340, 20, 14)) == []
