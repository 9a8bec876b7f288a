"""The house rules of a table: a service panel built from what the rule system says of itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.engine.art import Atlas
from game.engine.font import Align
from game.engine.input.events import Action, Point, Press, Wheel
from game.engine.scene import Pop
from game.engine.ui.button import Button
from game.engine.ui.choice import Choice, Option
from game.engine.ui.form import Form
from game.engine.ui.look import MARGIN
from game.engine.ui.outcome import Activated, Cancelled, Changed, Outcome
from game.engine.ui.switch import BLOCK, Switch
from game.scenes import large
from game.scenes.page import Page
from game.scenes.rules_sheet import RulesSheet
from game.scenes.stated import stated
from game.scenes.wording import choices

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.draft import Draft
    from game.scenes.kit import Kit

FRAME = pygame.Rect(8, 20, 624, 318)
BOARD = pygame.Rect(22, 44, 340, 284)
AREA = pygame.Rect(22, 46, 600, 282)
COLUMN = pygame.Rect(48, 48, 306, 276)
"""The switches on the board, right of its contacts and of the hand that points at them."""

SHEET = pygame.Rect(370, 44, 252, 258)
DONE_AT = pygame.Rect(378, 307, 236, 20)
SELECTOR = 24
"""Height of the display that names the preset, and the air below it."""

ROOMY, TIGHT = 46, 22
"""Pixels from one switch to the next: the most, and the least at which two lines have room."""

TALLEST = 30
"""Height of a switch at most."""

CHIP = (34, 64)
"""Height of the chips below the switches: the least, and the most."""

PRESET, DONE, OWN = "preset", "done", "own"
IN_ORDER = {Action.UP: Action.PREV, Action.DOWN: Action.NEXT}
"""Up and down go round in the order of the numbers, whatever lies beside."""

SCROLLS = {Action.PREV: -1, Action.NEXT: 1}


class HouseRulesScene(Page):
    """A board of switches; a sheet of paper beside it says what they come to.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        draft: the table.
        chosen: gets the draft when the player leaves.
    """

    def __init__(
        self, kit: Kit, doors: Doors, draft: Draft, chosen: Callable[[Draft], None]
    ) -> None:
        super().__init__(kit, doors)
        self._draft = draft
        self._chosen = chosen
        self._own = draft if draft.preset is None else None
        self._moved = False
        self.sheet = RulesSheet(kit.look, SHEET)
        self.form = self._form(None, ())
        self._read()

    @property
    def switches(self) -> tuple[Switch, ...]:
        """The switches on the board."""
        return tuple(each for each in self.form.widgets if isinstance(each, Switch))

    @property
    def animating(self) -> bool:
        """Whether a lever is on its way, or the focus blinked."""
        return self._moved or super().animating

    def handle(self, event: InputEvent) -> Transition | None:
        """Scrolls the sheet, or hands the event to the switches."""
        match event:
            case Press(Action.PREV | Action.NEXT as action) if not self._large:
                self.sheet.scroll(SCROLLS[action])
                return None
            case Point(x, y):
                self.sheet.pointed = SHEET.collidepoint(x, y)
            case Wheel(dy) if self.sheet.pointed and not self._large:
                self.sheet.scroll(-dy)
                return None
            case Press(Action.UP | Action.DOWN as action):
                event = replace(event, action=IN_ORDER[action])
            case _:
                pass
        before = self.form.focus.name
        answer = super().handle(event)
        if self.form.focus.name != before:
            self.sheet.point(self.form.focus.name)
        return answer

    def update(self, dt: float) -> Transition | None:
        """Lets the levers go on."""
        moved = [switch.settle(dt) for switch in self.switches]
        self._moved = any(moved)
        return super().update(dt)

    def sound(self, outcome: Outcome) -> str:
        """Switches click."""
        return "switch" if isinstance(outcome, Changed) else super().sound(outcome)

    @property
    def heading(self) -> str:
        """On the frame."""
        return self.kit.text(
            "house.heading", variant=self.kit.text(f"variant.{self._draft.variant}")
        )

    @property
    def sentences(self) -> tuple[str, ...]:
        """What the focused row means."""
        return (self._meaning(),)

    def refit(self) -> None:
        """Makes the rows anew."""
        self.sheet = RulesSheet(self.kit.look, SHEET)
        self.form = self._form(self.form.focus.name, ())
        self._read()

    def answer(self, outcome: Outcome) -> Transition | None:
        """Changes an option; leaving keeps what was chosen."""
        match outcome:
            case Changed("preset", str(value)):
                self._take(self._with_preset(value), PRESET)
            case Changed(name, str(value)):
                self._take(self._draft.with_value(name, value), name)
                self._own = self._draft if self._draft.preset is None else self._own
            case Activated("done") | Cancelled():
                self._chosen(self._draft)
                return Pop()
            case _:
                pass
        return None

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame, the board with its blocks, and the sheet."""
        self.kit.decor.page(canvas, self.heading, large.at_size(self.kit.look, FRAME, large.FRAME))
        before = canvas.get_clip()
        if self._large:
            canvas.set_clip(large.ABOVE.clip(before))
            self._paint_blocks(canvas)
            canvas.set_clip(before)
            large.tell(canvas, self.kit.look, self._meaning())
            return
        self.kit.art.sheet(Atlas.BOARD).blit(canvas, "board", BOARD.topleft)
        canvas.set_clip(AREA.clip(before))
        self._paint_blocks(canvas)
        canvas.set_clip(before)
        self._paint_chips(canvas)
        self.sheet.draw(canvas)

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        words = [
            (Action.LEFT, ""),
            (Action.RIGHT, text("prompt.change")),
            (Action.CANCEL, text("prompt.back")),
        ]
        if self.sheet.scrolls and not self._large:
            words.append((Action.NEXT, text("house.read-on")))
        return self.prompts_of(tuple(words))

    # ---- what is chosen

    def _with_preset(self, name: str) -> Draft:
        if name == OWN and self._own is not None:
            return self._own
        return self._draft.with_preset(next(p for p in self._draft.presets if p.name == name))

    def _take(self, draft: Draft, focus: str) -> None:
        levers = self.switches
        self._draft = draft
        self.form = self._form(focus, levers)
        self._read()

    def _read(self) -> None:
        """Writes the sheet anew: the preset's story, then the rules of this table."""
        text, draft = self.kit.text, self._draft
        preset = draft.preset
        about = f"{draft.variant}-{preset.name}" if preset else OWN
        numbers = {switch.name: switch.number for switch in self.switches}
        told = text(f"about-preset.{about}")
        self.sheet.write(told, stated(text, draft.rules), numbers, self.form.focus.name)

    # ---- the board

    def _form(self, focus: str | None, before: tuple[Switch, ...]) -> Form:
        levers = {switch.name: switch.at for switch in before}
        if self._large:
            return self._column(focus, levers)
        switches = list(self._switches())
        self._set(switches, levers)
        done = Button(DONE, self.kit.text("house.done"))
        selector = self._selector()
        widgets: list[Widget] = [selector, *switches, done]
        if self._place(selector, switches):
            done.rect = DONE_AT.copy()
            return Form(widgets, AREA, self.kit.look, focus or self._first(switches))
        for widget in widgets:
            widget.rect = pygame.Rect(0, 0, 0, 0)
        return Form(widgets, COLUMN, self.kit.look, focus or self._first(switches))

    @property
    def _large(self) -> bool:
        """Whether there is one column of choices, and below it what the focused one means."""
        return self.kit.look.scale > 1

    def _column(self, focus: str | None, levers: dict[str, float]) -> Form:
        switches = list(self._switches())
        self._set(switches, levers)
        widgets = [self._selector(), *switches, Button(DONE, self.kit.text("house.done"))]
        return Form(widgets, large.ABOVE, self.kit.look, focus or self._first(switches))

    def _set(self, switches: list[Switch], levers: dict[str, float]) -> None:
        """Levers that were there before begin where they were."""
        for switch in switches:
            switch.at = min(levers.get(switch.name, switch.at), len(switch.options) - 1)

    def _meaning(self) -> str:
        text, name, preset = self.kit.text, self.form.focus.name or DONE, self._draft.preset
        if name == DONE:
            return text(f"about.{name}")
        if name == PRESET:
            about = f"{self._draft.variant}-{preset.name}" if preset else OWN
            return text(f"about-preset.{about}")
        return next(
            (one.sentence for one in stated(text, self._draft.rules) if one.name == name), ""
        )

    def _first(self, switches: list[Switch]) -> str:
        return switches[0].name if switches else PRESET

    def _place(self, selector: Choice, switches: list[Switch]) -> bool:
        """Gives every switch its place on the board; whether all have room at once."""
        look = self.kit.look
        top = COLUMN.y + SELECTOR * look.scale
        room = COLUMN.bottom - top
        pitch = min(ROOMY * look.scale, room // max(len(switches), 1))
        lines = 2 if pitch >= TIGHT * look.scale else 1
        crowded = lines == 1 and not all(each.fits(look, COLUMN.width) for each in switches)
        if crowded or pitch < look.row - 2:
            return False
        selector.rect = pygame.Rect(COLUMN.x, COLUMN.y, COLUMN.width, look.row)
        for place, switch in enumerate(switches):
            switch.rows = lines
            y = top + place * pitch
            switch.rect = pygame.Rect(COLUMN.x, y, COLUMN.width, min(pitch - 1, TALLEST))
        return True

    def _switches(self) -> Iterator[Switch]:
        text, draft = self.kit.text, self._draft
        for number, option in enumerate(draft.switches, 1):
            words = choices(text, option.name, draft.values(option))
            label = text(f"option.{option.name}")
            yield Switch(option.name, label, words, draft.chosen[option.name], number)

    def _selector(self) -> Choice:
        text, draft = self.kit.text, self._draft
        offered = [Option(each.name, text(f"preset.{each.name}")) for each in draft.presets]
        if self._own is not None or draft.preset is None:
            offered.append(Option(OWN, text("preset.own")))
        shown = draft.preset.name if draft.preset else OWN
        return Choice(PRESET, "", offered, shown)

    def _paint_blocks(self, canvas: pygame.Surface) -> None:
        """The blocks that the levers sit in: one for each run of levers, red and blue in turn."""
        look, offset = self.kit.look, self.form.offset
        selector = self.form.widget(PRESET).rect.move(0, -offset)
        look.kit.nine(canvas, "panel/screen", selector.inflate(0, 2))
        for number, run in enumerate(_runs(self.switches)):
            block = run[0].rect.unionall([each.rect for each in run]).move(0, -offset)
            block.width = BLOCK
            look.kit.nine(canvas, ("dip/red", "dip/blue")[number % 2], block.inflate(0, 2))

    def _paint_chips(self, canvas: pygame.Surface) -> None:
        """What lies on the board below the switches, where they leave room."""
        look = self.kit.look
        least, most = CHIP
        last = max((each.rect.bottom for each in self.switches), default=COLUMN.y)
        high = min(COLUMN.bottom - last - 2 * TALLEST // 2, most)
        if high < least:
            return
        top = last + (COLUMN.bottom - last - high) // 2
        left = COLUMN.x + BLOCK + MARGIN
        look.kit.blit(canvas, "board/crystal", (COLUMN.x + 20, top + high // 2 - 4))
        for chip in (pygame.Rect(left, top, 150, high), pygame.Rect(left + 168, top, 54, high)):
            look.kit.nine(canvas, "board/chip", chip)
            look.kit.blit(canvas, "board/notch", (chip.x + 1, chip.centery - 3))
        name = self.kit.text(f"variant.{self._draft.variant}")
        chip = pygame.Rect(left, top, 150, high)
        at = (chip.centerx, look.body.level(chip.y, chip.height))
        look.body.draw(canvas, name, at, look.palette["bone2"], Align.CENTRE)


def _runs(switches: tuple[Switch, ...]) -> list[list[Switch]]:
    """Levers that follow one another share a block; a rotary has its own."""
    runs: list[list[Switch]] = []
    for switch in switches:
        if runs and switch.is_lever and runs[-1][-1].is_lever:
            runs[-1].append(switch)
        else:
            runs.append([switch])
    return runs
