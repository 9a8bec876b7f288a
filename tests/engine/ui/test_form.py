from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.engine.input.events import (
    Action,
    Device,
    FocusLost,
    Point,
    PointDown,
    PointLost,
    PointUp,
    Press,
    Wheel,
)
from game.engine.input.events import Button as MouseButton
from game.engine.ui.button import Button
from game.engine.ui.choice import Choice, Option
from game.engine.ui.form import Attention, Form
from game.engine.ui.label import GroupHeading, Label
from game.engine.ui.listbox import ListBox
from game.engine.ui.outcome import Activated, Cancelled, Changed, Moved, Outcome, Refused
from game.engine.ui.slider import Slider
from game.engine.ui.toggle import Toggle

if TYPE_CHECKING:
    from game.engine.ui.look import Look
    from game.engine.ui.widget import Widget

AREA = pygame.Rect(20, 20, 260, 320)
PAIR = (Option("a", "All Fives"), Option("b", "Brasil"))


def widgets() -> list[Widget]:
    return [
        Label("heading", "Rules"),
        Choice("variant", "Variant", PAIR, "a"),
        Toggle("doubles", "Doubles", ("off", "on")),
        Slider("music", "Music", 10, 5),
        Button("play", "Play"),
        Button("gone", "Continue", enabled=False),
    ]


@pytest.fixture
def form(look: Look) -> Form:
    return Form(widgets(), AREA, look)


def press(form: Form, *actions: Action, device: Device = Device.PAD) -> list[Outcome | None]:
    return [form.handle(Press(action, device)) for action in actions]


def middle(form: Form, name: str) -> tuple[int, int]:
    x, y = form.widget(name).rect.center
    return x, y - form.offset


def click(form: Form, x: int, y: int) -> list[Outcome | None]:
    return [form.handle(PointDown(x, y)), form.handle(PointUp(x, y))]


def test_the_focus_begins_at_the_first_that_can_have_it(form: Form) -> None:
    assert form.focus.name == "variant"


def test_keys_walk_over_every_widget_and_round(form: Form) -> None:
    names = [form.focus.name]
    for outcome in press(form, *[Action.DOWN] * 5):
        assert isinstance(outcome, Moved)
        names.append(outcome.name)
    assert names == ["variant", "doubles", "music", "play", "gone", "variant"]


def test_confirm_activates_a_button(form: Form) -> None:
    form.focus.to("play")
    assert press(form, Action.CONFIRM) == [Activated("play")]


def test_a_disabled_button_refuses_and_says_so(form: Form) -> None:
    form.focus.to("gone")
    assert press(form, Action.CONFIRM) == [Refused("gone")]
    assert click(form, *middle(form, "gone"))[-1] == Refused("gone")


def test_cancel_bubbles(form: Form) -> None:
    assert press(form, Action.CANCEL) == [Cancelled()]


def test_other_actions_are_left_to_the_scene(form: Form) -> None:
    assert press(form, Action.HINT, Action.MENU) == [None, None]


def test_a_choice_turns_both_ways_and_round(form: Form) -> None:
    assert press(form, Action.RIGHT, Action.RIGHT, Action.LEFT, Action.CONFIRM) == [
        Changed("variant", "b"),
        Changed("variant", "a"),
        Changed("variant", "b"),
        Changed("variant", "a"),
    ]


def test_a_toggle_flips_and_refuses_to_be_what_it_is(form: Form) -> None:
    form.focus.to("doubles")
    assert press(form, Action.CONFIRM, Action.RIGHT, Action.LEFT) == [
        Changed("doubles", value=True),
        Refused("doubles"),
        Changed("doubles", value=False),
    ]


def test_a_slider_stops_at_its_ends(form: Form) -> None:
    form.focus.to("music")
    outcomes = press(form, *[Action.RIGHT] * 6)
    assert outcomes[-2:] == [Changed("music", 10), Refused("music")]


def test_the_mouse_moves_the_focus_and_clicks(form: Form) -> None:
    x, y = middle(form, "play")
    assert form.handle(Point(x, y)) == Moved("play")
    assert form.handle(Point(x + 1, y)) is None
    assert click(form, x, y) == [None, Activated("play")]


def test_a_click_that_ends_elsewhere_does_nothing(form: Form) -> None:
    form.handle(PointDown(*middle(form, "play")))
    assert form.handle(PointUp(0, 0)) is None
    form.handle(PointDown(*middle(form, "play")))
    form.handle(FocusLost())
    assert form.handle(PointUp(*middle(form, "play"))) is None


def test_the_right_button_clicks_nothing(form: Form) -> None:
    x, y = middle(form, "play")
    assert form.handle(PointDown(x, y, MouseButton.RIGHT)) is None
    assert form.handle(PointUp(x, y, MouseButton.RIGHT)) is None


def test_a_slider_is_dragged_even_beyond_its_ends(form: Form) -> None:
    slider = form.widget("music")
    control = slider.control(slider.rect) if isinstance(slider, Slider) else slider.rect
    x, y = control.center
    form.handle(PointDown(x, y))
    assert form.handle(Point(control.right + 200, y)) == Changed("music", 10)
    assert form.handle(Point(0, y)) == Changed("music", 0)
    form.handle(PointUp(0, y))
    assert form.handle(Point(control.right, y)) != Changed("music", 10)


def test_a_long_form_scrolls_to_its_focus(look: Look) -> None:
    buttons = [Button(f"b{number}", f"Button {number}") for number in range(20)]
    form = Form(buttons, pygame.Rect(20, 20, 200, 100), look)
    for button in buttons:
        form.focus.to(button.name)
        form.handle(Press(Action.HINT, Device.KEYS))
    form.focus.to("b0")
    for _ in buttons[1:]:
        press(form, Action.DOWN)
        focused = form.focused
        assert focused is not None
        assert form.area.contains(focused.rect.move(0, -form.offset))
    press(form, Action.DOWN)
    assert form.offset == 0


def test_the_wheel_scrolls_and_clicks_find_what_is_seen(look: Look) -> None:
    buttons = [Button(f"b{number}", f"Button {number}") for number in range(20)]
    form = Form(buttons, pygame.Rect(20, 20, 200, 100), look)
    for _ in range(100):
        form.handle(Wheel(-1))
    x, y = middle(form, "b19")
    assert form.area.collidepoint(x, y)
    assert click(form, x, y)[-1] == Activated("b19")
    assert click(form, x, form.area.bottom + 30) == [None, None]


def column(look: Look) -> Form:
    buttons = [Button(f"b{number}", f"Button {number}") for number in range(20)]
    return Form(buttons, pygame.Rect(20, 20, 200, 100), look)


def sight(form: Form) -> bool:
    assert form.focused is not None
    return bool(form.area.contains(form.focused.rect.move(0, -form.offset)))


def test_the_wheel_leaves_the_focus_where_it_is_seen(look: Look) -> None:
    form = column(look)
    for notch in [-1] * 30 + [1] * 30:
        form.handle(Wheel(notch))
        assert sight(form)
    assert form.focus.name != "b19"


def test_what_the_wheel_brings_under_the_mouse_has_the_focus(look: Look) -> None:
    form = column(look)
    x, y = middle(form, "b1")
    form.handle(Point(x, y))
    assert any(isinstance(form.handle(Wheel(-1)), Moved) for _ in range(3))
    assert form.focused is not None
    assert form.focused.rect.move(0, -form.offset).collidepoint(x, y)
    form.handle(PointLost())
    form.scroll_to(0)
    form.handle(Wheel(-1))
    assert sight(form)


def test_a_widget_that_is_cut_off_has_neither_picture_nor_presses(look: Look) -> None:
    form = column(look)
    form.scroll_to(form.widgets[0].rect.height // 2)
    cut = form.area.centerx, form.area.top + 1
    assert form.handle(Point(*cut)) is None
    assert click(form, *cut) == [None, None]


def test_widgets_that_have_a_place_keep_it(look: Look) -> None:
    left, right = Button("left", "Left"), Button("right", "Right")
    left.rect = pygame.Rect(0, 0, 80, 20)
    right.rect = pygame.Rect(100, 0, 80, 20)
    form = Form([left, right], pygame.Rect(0, 0, 180, 20), look)
    assert press(form, Action.RIGHT) == [Moved("right")]
    assert right.rect.left == 100


@pytest.mark.parametrize("name", ["variant", "doubles", "music", "play", "gone"])
def test_the_focus_can_be_seen_on_every_widget(form: Form, name: str) -> None:
    canvas = pygame.Surface((640, 360))
    form.focus.to(name)
    form.draw(canvas)
    rect = form.widget(name).rect
    brackets = {tuple(form.look.palette["brass3"]), tuple(form.look.palette["brass2"])}
    for corner in (rect.inflate(6, 6).topleft, rect.inflate(6, 6).topright):
        near = pygame.Rect(corner, (0, 0)).inflate(8, 8).clip(canvas.get_rect())
        seen = {
            tuple(canvas.get_at((x, y)))[:3]
            for x in range(near.left, near.right)
            for y in range(near.top, near.bottom)
        }
        assert seen & brackets, corner


def test_the_focus_pulses_slowly(form: Form) -> None:
    changes = [form.update(0.1) for _ in range(20)]
    assert 2 <= sum(changes) <= 6


def test_drawing_changes_nothing(form: Form) -> None:
    one, two = pygame.Surface((640, 360)), pygame.Surface((640, 360))
    form.draw(one)
    form.draw(two)
    assert pygame.image.tobytes(one, "RGB") == pygame.image.tobytes(two, "RGB")


def test_a_list_in_a_form_hands_the_focus_on_at_its_ends(look: Look) -> None:
    rows = [(f"{number}.", "Ana") for number in range(3)]
    listed = ListBox("list", rows, 2, columns=(0.0, 0.2))
    form = Form([listed, Button("back", "Back")], AREA, look)
    assert press(form, Action.DOWN, Action.DOWN, Action.DOWN) == [
        Changed("list", 1),
        Changed("list", 2),
        Moved("back"),
    ]


def test_a_form_below_another_shows_no_cursor(form: Form) -> None:
    form.focus.to("play")
    here, elsewhere = (pygame.Surface((640, 360), 0, 32) for _ in range(2))
    form.draw(here)
    form.draw(elsewhere, Attention.ELSEWHERE)
    form.focus.to("music")
    other = pygame.Surface((640, 360), 0, 32)
    form.draw(other, Attention.ELSEWHERE)
    seen = [pygame.image.tobytes(each, "RGB") for each in (here, elsewhere, other)]
    assert seen[0] != seen[1]
    assert seen[1] == seen[2]


def test_a_slider_says_how_far_it_is_in_a_hundred(look: Look) -> None:
    drawn = set()
    for value in range(11):
        form = Form([Slider("volume", "Volume", 10, value)], AREA, look)
        canvas = pygame.Surface((640, 360), 0, 32)
        form.draw(canvas, Attention.ELSEWHERE)
        row = form.widget("volume").rect
        number = pygame.Rect(row.right - 24, row.y, 24, row.height)
        drawn.add(pygame.image.tobytes(canvas.subsurface(number), "RGB"))
    assert len(drawn) == 11


def test_values_of_choices_and_switches_stand_on_one_axis(look: Look) -> None:
    rows = [
        Choice("speed", "Speed", [Option("a", "Off")]),
        Toggle("sound", "Sound", ("Off", "On")),
    ]
    form = Form(rows, AREA, look)
    canvas = pygame.Surface((640, 360), 0, 32)
    form.draw(canvas, Attention.ELSEWHERE)
    ink = look.palette["bone3"]
    columns = []
    for row in rows:
        control = row.control(row.rect).inflate(-60, 0)
        lit = [
            x
            for x in range(control.left, control.right)
            for y in range(control.top, control.bottom)
            if tuple(canvas.get_at((x, y)))[:3] == tuple(ink)[:3]
        ]
        columns.append((min(lit), max(lit)))
    assert columns[0] == columns[1]


def test_a_row_that_comes_to_be_seen_brings_its_heading_along(look: Look) -> None:
    rows: list[Widget] = []
    for group in "ab":
        rows.append(GroupHeading(f"heading {group}", f"Group {group}"))
        rows += [Button(f"{group}{number}", f"{group}{number}") for number in range(4)]
    form = Form(rows, pygame.Rect(20, 20, 260, 100), look)
    press(form, *[Action.DOWN] * 7)
    assert form.focus.name == "b3"
    press(form, *[Action.UP] * 3)
    assert form.focus.name == "b0"
    assert form.widget("heading b").rect.top - form.offset >= form.area.top
    press(form, *[Action.UP] * 4)
    assert form.offset == 0


def test_a_heading_too_tall_for_the_area_does_not_hide_its_row(look: Look) -> None:
    told = Label("told", "A long story. " * 60)
    form = Form([told, Button("on", "On")], pygame.Rect(20, 20, 160, 80), look)
    form.reveal()
    row = form.widget("on").rect.move(0, -form.offset)
    assert form.area.contains(row)
