"""Widgets together: one focus among them, scrolling where they need more room than there is."""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

import pygame

from game.engine.input.events import (
    DIRECTIONS,
    Action,
    FocusLost,
    InputEvent,
    Point,
    PointDown,
    PointLost,
    PointUp,
    Press,
    Wheel,
)
from game.engine.input.events import Button as MouseButton
from game.engine.ui.focus import Focus, Spot
from game.engine.ui.outcome import Cancelled, Changed, Moved, Outcome
from game.engine.ui.widget import Mood, Widget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.ui.look import Look

GAP = 4
"""Pixels between widgets in a column."""

PULSE = 0.5
"""Seconds of each frame of the brackets and the hand."""

REACH = 3
"""How far the brackets stand outside of a widget."""

NUDGE = 24
"""Pixels that a notch of the wheel scrolls."""

BESIDE = 8
"""Pixels between widgets side by side."""


def side_by_side(widgets: Sequence[Widget], row: pygame.Rect) -> None:
    """Gives widgets equal parts of a row."""
    width = (row.width - BESIDE * (len(widgets) - 1)) // len(widgets)
    for place, each in enumerate(widgets):
        each.rect = pygame.Rect(row.x + place * (width + BESIDE), row.y, width, row.height)


SCROLLS = {Action.UP: 1, Action.DOWN: -1}


class Attention(Enum):
    """Where the player's cursor is."""

    HERE = auto()
    ELSEWHERE = auto()


class Form:
    """Widgets in an area, laid out as a column, or left where they were put.

    Events go to `handle`, which answers with an outcome, or None where the event means nothing
    here. CANCEL that no widget wants is `Cancelled`.
    """

    def __init__(
        self,
        widgets: Sequence[Widget],
        area: pygame.Rect,
        look: Look,
        focus: str | None = None,
    ) -> None:
        """Lays the widgets out under each other, as wide as the area.

        Args:
            widgets: From top to bottom; one that has a `rect` already keeps it.
            area: Where they show; a column longer than this scrolls.
            look: What they are drawn with.
            focus: The widget that begins with the focus; else the first that can have it.
        """
        self.widgets = tuple(widgets)
        self.area = area
        self.look = look
        self.offset = 0
        self._length = self._lay_out()
        self.focus = Focus(self._spots(), focus)
        self._held: Widget | None = None
        self._pointer: tuple[int, int] | None = None
        self._age = 0.0
        self.reveal()

    @property
    def focused(self) -> Widget | None:
        """The widget with the focus."""
        return next((each for each in self.widgets if each.name == self.focus.name), None)

    @property
    def scrolls(self) -> bool:
        """Whether there is more than the area shows at once."""
        return self._length > self.area.height

    def widget(self, name: str) -> Widget:
        """The widget of a name; KeyError if there is none."""
        for each in self.widgets:
            if each.name == name:
                return each
        raise KeyError(name)

    def handle(self, event: InputEvent) -> Outcome | None:
        """Answers one event."""
        match event:
            case Press(action=action):
                return self._press(action)
            case Point(x, y):
                self._pointer = (x, y)
                return self._point(x, y)
            case PointDown(x, y, MouseButton.LEFT):
                return self._down(x, y)
            case PointUp(x, y, MouseButton.LEFT):
                return self._up(x, y)
            case Wheel(dy):
                return self._wheel(dy)
            case FocusLost() | PointLost():
                self._held = self._pointer = None
                return None
            case _:
                return None

    def update(self, dt: float) -> bool:
        """Lets seconds pass; says whether the picture changed (the focus pulses)."""
        before = int(self._age / PULSE)
        self._age += dt
        return int(self._age / PULSE) != before

    def scroll_to(self, offset: int) -> None:
        """Shows what lies `offset` pixels down, as far as there is so much."""
        self.offset = max(min(offset, self._length - self.area.height), 0)

    def reveal(self) -> None:
        """Scrolls until the widget with the focus is seen, with what heads it if there is room."""
        widget = self.focused
        if widget is None:
            return
        head = self._head(widget)
        top = head if widget.rect.bottom - head <= self.area.height else widget.rect.top
        lowest = widget.rect.bottom - self.area.height
        self.scroll_to(min(max(self.offset, lowest - self.area.top), top - self.area.top))

    def _head(self, widget: Widget) -> int:
        """The top of what is only read right above a widget, or the widget's own."""
        at = self.widgets.index(widget)
        while at and not self.widgets[at - 1].focusable:
            at -= 1
        return min(self.widgets[at].rect.top, widget.rect.top)

    def draw(self, surface: pygame.Surface, attention: Attention = Attention.HERE) -> None:
        """Paints the widgets, the focus around its widget, and arrows where there is more."""
        here = attention is Attention.HERE
        clip = surface.get_clip()
        view = self.area.inflate(2 * REACH, 0 if self.scrolls else 2 * REACH)
        surface.set_clip(view.clip(clip))
        for each in self.widgets:
            rect = each.rect.move(0, -self.offset)
            if rect.colliderect(view) and (self._seen(each) or not each.focusable):
                mood = self._mood(each)
                each.draw(surface, self.look, rect, mood if here else _idle(mood))
        surface.set_clip(clip)
        if here:
            self._draw_focus(surface)
        self._draw_more(surface)

    def _seen(self, widget: Widget) -> bool:
        """Whether a widget is seen from top to bottom, or could never be."""
        rect = widget.rect.move(0, -self.offset)
        if rect.height > self.area.height:
            return bool(self.area.colliderect(rect))
        return bool(self.area.contains(rect))

    def _lay_out(self) -> int:
        y = self.area.top
        for each in self.widgets:
            if each.rect.size != (0, 0):
                each.height(self.look, each.rect.width)
                continue
            height = each.height(self.look, self.area.width)
            each.rect = pygame.Rect(self.area.left, y, self.area.width, height)
            y += height + GAP
        return max((each.rect.bottom for each in self.widgets), default=y) - self.area.top

    def _spots(self) -> list[Spot]:
        return [Spot(each.name, each.rect) for each in self.widgets if each.focusable]

    def _press(self, action: Action) -> Outcome | None:
        widget = self.focused
        answer = widget.press(action) if widget else None
        if answer is not None:
            return answer
        if action in DIRECTIONS and self.focus.move(action):
            return self._moved()
        if action in {Action.PREV, Action.NEXT} and self.focus.step(
            1 if action is Action.NEXT else -1
        ):
            return self._moved()
        if action in SCROLLS and self._scrolled(-SCROLLS[action] * NUDGE):
            return Moved(self.focus.name or "")
        return Cancelled() if action is Action.CANCEL else None

    def _point(self, x: int, y: int) -> Outcome | None:
        if self._held:
            return self._held.drag(x, y + self.offset)
        name = self._under(x, y)
        if name and self.focus.to(name):
            return Moved(name)
        return None

    def _down(self, x: int, y: int) -> Outcome | None:
        name = self._under(x, y)
        if name is None:
            return None
        moved = self.focus.to(name)
        self._held = self.widget(name)
        answer = self._held.down(x, y + self.offset)
        return answer or (Moved(name) if moved else None)

    def _up(self, x: int, y: int) -> Outcome | None:
        held, self._held = self._held, None
        return held.up(x, y + self.offset) if held else None

    def _wheel(self, dy: int) -> Outcome | None:
        answer = self.focused.wheel(dy) if self.focused else None
        if isinstance(answer, Changed | Moved):
            return answer
        if self._scrolled(-dy * NUDGE):
            name = self._in_sight()
            if name and self.focus.to(name):
                return Moved(name)
        return None

    def _in_sight(self) -> str | None:
        """What has the focus after scrolling: what lies under the mouse, else the nearest seen."""
        under = self._under(*self._pointer) if self._pointer else None
        focused = self.focused
        if under or focused is None:
            return under
        seen = [each for each in self.widgets if each.focusable and self._seen(each)]
        near = min(seen, key=lambda each: abs(each.rect.y - focused.rect.y), default=focused)
        return near.name

    def _under(self, x: int, y: int) -> str | None:
        name = self.focus.at(x, y + self.offset) if self.area.collidepoint(x, y) else None
        return name if name and self._seen(self.widget(name)) else None

    def _moved(self) -> Outcome:
        self.reveal()
        return Moved(self.focus.name or "")

    def _scrolled(self, by: int) -> bool:
        """Scrolls to what has no focus, above the first widget or below the last; if there is."""
        before = self.offset
        self.scroll_to(self.offset + by)
        return self.offset != before

    def _mood(self, widget: Widget) -> Mood:
        if not widget.enabled:
            return Mood.OFF
        if widget is self._held:
            return Mood.HELD
        return Mood.FOCUS if widget.name == self.focus.name else Mood.IDLE

    def _draw_focus(self, surface: pygame.Surface) -> None:
        widget = self.focused
        if widget is None:
            return
        rect = widget.rect.move(0, -self.offset).clip(self.area)
        if rect.height == 0:
            return
        frame = int(self._age / PULSE) % 2
        self.look.kit.nine(surface, f"mark/focus/{frame}", rect.inflate(2 * REACH, 2 * REACH))
        at = (rect.left - REACH - 1, rect.centery - 2)
        self.look.kit.blit(surface, f"cursor/hand/{frame}", at)

    def _draw_more(self, surface: pygame.Surface) -> None:
        kit, area = self.look.kit, self.area
        arrow = kit.rect("arrow/up/on")
        x = area.centerx - arrow.width // 2
        if self.offset > 0:
            kit.blit(surface, "arrow/up/on", (x, area.top - arrow.height - REACH))
        if self.offset < self._length - area.height:
            kit.blit(surface, "arrow/down/on", (x, area.bottom + REACH))


def _idle(mood: Mood) -> Mood:
    """What is left of a mood without a cursor."""
    return Mood.OFF if mood is Mood.OFF else Mood.IDLE
