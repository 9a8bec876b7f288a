"""Keys and pads: which control does what, changed by pressing another one."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import pygame

from game.engine.input.bindings import Bindings
from game.engine.input.chart import changed, restored, spelled
from game.engine.input.events import (
    DIRECTIONS,
    Action,
    Device,
    FocusLost,
    PointDown,
    Press,
    Struck,
)
from game.engine.input.names import key_code
from game.engine.scene import Pop, Push
from game.engine.ui.button import Button
from game.engine.ui.choice import Choice, Option
from game.engine.ui.form import Form
from game.engine.ui.key_row import KeyRow
from game.engine.ui.outcome import Activated, Cancelled, Changed, Outcome
from game.engine.ui.panel import Panel
from game.engine.ui.prompts import key_picture, pad_picture
from game.engine.ui.toggle import Toggle
from game.scenes import large
from game.scenes.bound import free_key_name, is_pad_control
from game.scenes.page import Page
from game.store.settings import Glyphs, Switch

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.engine.input.chart import Chart
    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

FRAME = pygame.Rect(56, 26, 528, 306)
ROWS = pygame.Rect(84, 58, 472, 216)
TOLD = pygame.Rect(76, 286, 488, 34)
PATIENCE = 8.0
"""Seconds for which a control is waited for."""

ACTIONS = tuple(action for action in Action if action is not Action.FULLSCREEN)
BY_NAME = {action.name.lower(): action for action in ACTIONS}
TABS = {"keys": Device.KEYS, "pad": Device.PAD}


class ControlsScene(Page):
    """The controls of one device, a row for each action.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.

    Attributes:
        tab: the device whose controls are shown.
        waits_for: the action that a control is waited for, if one is.
        told: what came of the last change, in a sentence.
    """

    def __init__(self, kit: Kit, doors: Doors) -> None:
        super().__init__(kit, doors)
        pad = kit.device.device is Device.PAD
        self.tab = Device.PAD if pad else Device.KEYS
        self.waits_for: Action | None = None
        self._left = 0.0
        self.told = ""
        self._shown = kit.device.held()
        self.form = self._form("tab")

    # ---- events

    def handle(self, event: InputEvent) -> Transition | None:
        """While a control is waited for, nothing means what it usually does."""
        if self.waits_for is not None:
            self._wait(self.waits_for, event)
            return None
        transition = super().handle(event)
        if self._shown != self.kit.device.held():
            self._renew()
        return transition

    def update(self, dt: float) -> Transition | None:
        """Lets the patience run out."""
        if self.waits_for is not None:
            self._left -= dt
            self._ask(self.waits_for)
            if self._left <= 0:
                self._stop("controls.nothing")
        return super().update(dt)

    def answer(self, outcome: Outcome) -> Transition | None:
        """Changes a setting, waits for a control, or gives the usual ones back."""
        match outcome:
            case Changed("tab", str(value)):
                self.tab, self.told = TABS[value], ""
                self._renew()
            case Changed("swap_buttons", value):
                self._change(swap_buttons=Switch.ON if value else Switch.OFF)
            case Changed("glyphs", str(value)):
                self._change(glyphs=Glyphs(value))
            case Changed(name, _) if name in BY_NAME:
                self._save(restored(self._chart, self._usual, BY_NAME[name]))
                self._tell("controls.one-usual")
            case Activated("back") | Cancelled():
                return Pop()
            case Activated(name):
                return self._activated(name)
            case _:
                pass
        return None

    def _activated(self, name: str) -> Transition | None:
        pad = self.kit.device.pad
        if name == "reset":
            self._reset()
        elif name == "bind":
            return Push(self.doors.bind_pad(pad))
        elif name in BY_NAME and self._raw:
            return Push(self.doors.bind_pad(pad, BY_NAME[name]))
        elif name in BY_NAME:
            self._begin(BY_NAME[name])
        return None

    # ---- waiting for a control

    def _begin(self, action: Action) -> None:
        self.waits_for, self._left, self.told = action, PATIENCE, ""
        self._ask(action)

    def _ask(self, action: Action) -> None:
        """Wants a control for this frame, and says for how long still."""
        self.kit.capture.want(self.tab)
        text, row = self.kit.text, self.form.widget(action.name.lower())
        keys = self.tab is Device.KEYS
        if isinstance(row, KeyRow):
            asked = text("controls.press-key" if keys else "controls.press-button")
            row.waits = f"{asked}  {ceil(self._left)}"

    def _wait(self, action: Action, event: InputEvent) -> None:
        match event:
            case Struck(device, control) if device is self.tab:
                self._struck(action, control)
            case Press(Action.CANCEL) | PointDown() | FocusLost():
                self._stop("controls.left")
            case _:
                pass

    def _struck(self, action: Action, control: str) -> None:
        keys = self.tab is Device.KEYS
        if not (free_key_name(control) if keys else is_pad_control(control)):
            self._tell("controls.reserved")
            return
        change = changed(self._chart, action, control)
        self._stop("controls.done")
        self._save(change.chart)
        if change.loser is not None:
            key = "controls.exchanged" if change.instead else "controls.taken"
            self._tell(key, other=self.kit.text(f"action.{change.loser.name.lower()}"))

    def _stop(self, key: str) -> None:
        self.waits_for = None
        self.kit.capture.drop()
        self._tell(key)
        self._renew()

    def _tell(self, key: str, **values: str) -> None:
        self.told = self.kit.text(key, **values)

    # ---- settings

    @property
    def _raw(self) -> bool:
        """Whether the buttons of the pad in use are unknown."""
        return self.tab is Device.PAD and not self.kit.device.pad.mapped

    @property
    def _usual(self) -> Chart:
        usual = Bindings()
        if self.tab is Device.KEYS:
            return usual.key_chart
        if self.kit.prefs.settings.swap_buttons is Switch.ON:
            usual = usual.swapped()
        return usual.raw_chart if self._raw else usual.pad_chart

    @property
    def _chart(self) -> Chart:
        """As it is used now."""
        device = self.kit.device
        if self.tab is Device.KEYS:
            return device.bindings.key_chart
        if not self._raw:
            return device.bindings.pad_chart
        meant = device.bindings.raw(device.pad.guid)
        return {a: tuple(n for n, each in meant.items() if each is a) for a in ACTIONS}

    def _save(self, chart: Chart) -> None:
        """Keeps a chart; what is exchanged on pads is kept as it is without that."""
        if self.tab is Device.KEYS:
            self._change(keys=spelled(chart, self._usual))
            return
        bound, usual = Bindings().with_pad(chart), Bindings()
        if self.kit.prefs.settings.swap_buttons is Switch.ON:
            bound = bound.swapped()
        self._change(pad=spelled(bound.pad_chart, usual.pad_chart))

    def _reset(self) -> None:
        settings, device = self.kit.prefs.settings, self.kit.device
        if self.tab is Device.KEYS:
            self._change(keys={})
        elif self._raw:
            self._change(pads={**settings.pads, device.pad.guid: {}}, glyphs=Glyphs.AUTO)
        else:
            self._change(pad={}, swap_buttons=Switch.OFF, glyphs=Glyphs.AUTO)
        self._tell("controls.all-usual")

    def _change(self, **values: object) -> None:
        self.kit.prefs.change(**values)
        self._renew()

    # ---- the page

    @property
    def heading(self) -> str:
        """On the frame."""
        return self.kit.text("controls.heading")

    @property
    def sentences(self) -> tuple[str, ...]:
        """What the focused row means."""
        return (self._help(),)

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame, and what there is to say."""
        look, text = self.kit.look, self.kit.text
        frame = large.at_size(look, FRAME, large.FRAME)
        self.kit.decor.page(canvas, text("controls.heading"), frame)
        if look.scale > 1:
            large.tell(canvas, look, self.told or self._help())
            return
        Panel.INSET.draw(canvas, look, TOLD)
        lines = look.body.wrap(self.told or self._help(), TOLD.width - 16)
        top = TOLD.y + (TOLD.height - len(lines) * look.body.line_height) // 2
        ink = look.ink("bone4" if self.told else "bone3")
        look.body.draw_lines(canvas, lines, (TOLD.x + 8, top), ink)

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text, focused = self.kit.text, self.form.focused
        if self.waits_for is not None:
            held = self.kit.device.device is Device.PAD and self.tab is Device.PAD
            return [] if held else self.prompts_of(((Action.CANCEL, text("controls.leave")),))
        words = [self.does()]
        if isinstance(focused, KeyRow) and not self._raw:
            words.append((Action.SORT, text("controls.usual")))
        return self.prompts_of((*words, (Action.CANCEL, text("prompt.back"))))

    def _help(self) -> str:
        if self.tab is Device.KEYS:
            return self.kit.text("controls.help-keys")
        return self.kit.text("controls.help-raw" if self._raw else "controls.help-pad")

    def refit(self) -> None:
        """Makes the rows anew."""
        self.waits_for = None
        self._renew()

    def _renew(self) -> None:
        self._shown = self.kit.device.held()
        offset, focus = self.form.offset, self.form.focus.name
        self.form = self._form(focus)
        self.form.scroll_to(offset)
        self.form.reveal()

    def _form(self, focus: str | None) -> Form:
        text = self.kit.text
        tabs = [Option(name, text(f"device.{name}")) for name in TABS]
        tab = next(name for name, device in TABS.items() if device is self.tab)
        rows: list[Widget] = [Choice("tab", text("controls.tab"), tabs, tab)]
        rows += self._for_pads() if self.tab is Device.PAD else ()
        rows += [self._row(action) for action in ACTIONS]
        rows += [Button("reset", text("controls.reset")), Button("back", text("menu.back"))]
        look = self.kit.look
        return Form(rows, large.at_size(look, ROWS, large.ABOVE), look, focus)

    def _for_pads(self) -> Iterator[Widget]:
        text, settings = self.kit.text, self.kit.prefs.settings
        words = (text("options.off"), text("options.on"))
        swapped = settings.swap_buttons is Switch.ON
        glyphs = [Option(each.value, text(f"setting.glyphs-{each.value}")) for each in Glyphs]
        if self._raw:
            yield Button("bind", text("controls.bind"))
        yield Toggle("swap_buttons", text("controls.swap"), words, value=swapped)
        yield Choice("glyphs", text("controls.glyphs"), glyphs, settings.glyphs.value)

    def _row(self, action: Action) -> KeyRow:
        text, name = self.kit.text, action.name.lower()
        controls = self._chart.get(action, ())
        usual = self._raw or controls == self._usual.get(action, ())
        word = "" if usual else text("controls.usual")
        return KeyRow(name, text(f"action.{name}"), self._pictures(action, controls), word)

    def _pictures(self, action: Action, controls: tuple[str, ...]) -> list[str]:
        device = self.kit.device
        if not controls and action in DIRECTIONS:
            return [f"pad/{action.name.lower()}"]
        if self.tab is Device.PAD:
            return [pad_picture(control, device.family) for control in controls]
        codes = [code for control in controls if (code := key_code(control)) is not None]
        fixed = ["key/escape"] if action is Action.CANCEL else []
        return [*fixed, *(key_picture(code, device.labels) for code in codes)]
