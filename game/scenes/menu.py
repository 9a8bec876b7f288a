"""Where a table is put together: what is played, by how many, against whom, to how much."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.art import Face
from game.engine.font import Align
from game.engine.input.events import Action
from game.engine.scene import Push, Replace
from game.engine.ui.button import Button
from game.engine.ui.choice import Choice, Option
from game.engine.ui.form import Form
from game.engine.ui.outcome import Activated, Cancelled, Changed, Outcome
from game.engine.ui.panel import Panel
from game.rules.variants import variants
from game.scenes.draft import Draft
from game.scenes.page import Page
from game.scenes.starting import start
from game.scenes.wording import choices, summary

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

FRAME = pygame.Rect(24, 22, 592, 314)
ROWS = pygame.Rect(48, 56, 296, 250)
CARD = pygame.Rect(364, 48, 232, 268)
AIR = 14


class MenuScene(Page):
    """The choices of a match, remembered from the last one.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        tiers: the opponents' strengths, weakest first.
    """

    def __init__(self, kit: Kit, doors: Doors, tiers: Sequence[str]) -> None:
        super().__init__(kit, doors)
        self._tiers = tuple(tiers)
        self.draft = doors.last_table()
        self.form = self._form("start")

    def answer(self, outcome: Outcome) -> Transition | None:
        """Changes the table, or sits down at it."""
        match outcome:
            case Changed(name, str(value)):
                self.draft = self._changed(name, value)
                self._remember(name)
            case Activated("start"):
                return start(self.kit, self.doors, self.draft)
            case Activated("house"):
                return Push(self.doors.house_rules(self.draft, self._take))
            case Activated("back") | Cancelled():
                return Replace(self.doors.title())
            case _:
                pass
        return None

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame, and a card that tells what is going to be played."""
        self.kit.decor.page(canvas, self.kit.text("menu.heading"), FRAME)
        look, text = self.kit.look, self.kit.text
        Panel.CARD.draw(canvas, look, CARD)
        inner = CARD.inflate(-2 * AIR, -2 * AIR)
        name = text(f"variant.{self.draft.variant}")
        look.display.draw(
            canvas, name, (inner.centerx, inner.y), look.palette.ink("rose1"), Align.CENTRE
        )
        y = inner.y + look.display.line_height + 6
        body, ink = look.body, look.ink("ink1")
        story = body.wrap(text(f"story.{self.draft.variant}"), inner.width)
        y = body.draw_lines(canvas, story, (inner.x, y), ink) + 6
        told = summary(text, self.draft)
        if not told:
            return
        heading = text("menu.house-rules")
        body.draw(canvas, heading, (inner.x, y), look.ink("rose1"))
        y += body.line_height
        for line in told:
            y = body.draw_lines(canvas, body.wrap(line, inner.width), (inner.x, y), ink)

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        return self.prompts_of(
            ((Action.CONFIRM, text("prompt.choose")), (Action.CANCEL, text("prompt.back")))
        )

    # ---- the choices

    def _form(self, focus: str) -> Form:
        text, draft = self.kit.text, self.draft
        names = [Option(name, text(f"variant.{name}")) for name in variants()]
        tiers = [Option(tier, text(f"tier.{tier}")) for tier in self._tiers]
        rows: list[Widget] = [
            Button("start", text("menu.start"), face=Face.DISPLAY),
            Choice("variant", text("menu.variant"), names, draft.variant),
        ]
        rows += self._optional("seats")
        rows.append(Choice("tier", text("menu.tier"), tiers, draft.tier))
        rows += self._optional("target")
        rows += [Button("house", text("menu.house-rules")), Button("back", text("menu.back"))]
        return Form(rows, ROWS, self.kit.look, focus)

    def _optional(self, name: str) -> list[Widget]:
        """A row for an option that this rule system leaves open."""
        option = self.draft.option(name)
        if option is None:
            return []
        text, values = self.kit.text, self.draft.values(option)
        row = Choice(
            name, text(f"option.{name}"), choices(text, name, values), self.draft.chosen[name]
        )
        return [row]

    def _changed(self, name: str, value: str) -> Draft:
        match name:
            case "variant":
                return self.draft.with_variant(value, self.kit.prefs.settings)
            case "tier":
                return Draft(self.draft.variant, value, self.draft.given)
            case _:
                return self.draft.with_value(name, value)

    def _take(self, draft: Draft) -> None:
        self.draft = draft
        self._remember("house")

    def _remember(self, focus: str) -> None:
        self.kit.prefs.change(**self.draft.memory(self.kit.prefs.settings))
        self.form = self._form(focus)
