"""Where a table is put together: what is played, by how many, against whom, to how much."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame

from game.engine.art import Face
from game.engine.scene import Push, Replace
from game.engine.ui.button import Button
from game.engine.ui.choice import Choice, Option
from game.engine.ui.form import GAP, Form, side_by_side
from game.engine.ui.outcome import Activated, Cancelled, Changed, Outcome
from game.engine.ui.panel import Panel
from game.rules.variants import variants
from game.scenes import large
from game.scenes.draft import Draft
from game.scenes.page import Page
from game.scenes.people import COMPANIES, key_of
from game.scenes.starting import start
from game.scenes.strength import strength
from game.scenes.table_card import TableCard
from game.scenes.wording import choices, means

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.scene import Transition
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit

FRAME = pygame.Rect(24, 22, 592, 314)
ROWS = pygame.Rect(52, 54, 292, 266)
HELP = pygame.Rect(48, 204, 300, 46)
START = pygame.Rect(52, 258, 292, 32)
BACK = pygame.Rect(52, 298, 292, 20)
CARD = pygame.Rect(368, 48, 228, 272)


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
        self._card = TableCard(kit, CARD)
        self.draft = doors.last_table()
        self.form = self._form("start")

    @property
    def heading(self) -> str:
        """On the frame."""
        return self.kit.text("menu.heading")

    @property
    def sentences(self) -> tuple[str, ...]:
        """What the focused row means."""
        return (self._help(),)

    def refit(self) -> None:
        """Makes rows and card anew."""
        self._card = TableCard(self.kit, CARD)
        self.form = self._form(self.form.focus.name or "start")

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
            case Activated("learn"):
                return Push(self.doors.learn(self.draft.variant))
            case Activated("back") | Cancelled():
                return Replace(self.doors.title())
            case _:
                pass
        return None

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the frame, what the focused row means, and a card of what will be played."""
        look = self.kit.look
        frame = large.at_size(look, FRAME, large.FRAME)
        self.kit.decor.page(canvas, self.heading, frame)
        self._paint_help(canvas, large.at_size(look, HELP, large.TOLD))
        if look.scale == 1:
            self._card.draw(canvas, self.draft)

    def _paint_help(self, canvas: pygame.Surface, box: pygame.Rect) -> None:
        body = self.kit.look.body
        Panel.INSET.draw(canvas, self.kit.look, box)
        lines = body.wrap(self._help(), box.width - 20)
        top = box.y + (box.height - len(lines) * body.line_height) // 2
        body.draw_lines(canvas, lines, (box.x + 10, top), self.kit.look.ink("bone3"))

    def _help(self) -> str:
        text, name = self.kit.text, self.form.focus.name or "start"
        if name in ("seats", "target"):
            return means(text, name, self.draft.chosen[name])
        return strength(text, self.draft) if name == "tier" else text(f"about.{name}")

    # ---- the choices

    def _form(self, focus: str) -> Form:
        text, draft = self.kit.text, self.draft
        names = [Option(name, text(f"variant.{name}")) for name in variants()]
        tiers = [Option(tier, text(f"tier.{tier}")) for tier in self._tiers]
        start = Button("start", text("menu.start"), face=Face.DISPLAY)
        back = Button("back", text("menu.back"))
        look = self.kit.look
        if look.scale == 1:
            start.rect, back.rect = START.copy(), BACK.copy()
        rows: list[Widget] = [Choice("variant", text("menu.variant"), names, draft.variant)]
        rows += self._optional("seats")
        rows.append(self._people())
        rows.append(Choice("tier", text("menu.tier"), tiers, draft.tier))
        rows += self._optional("target")
        beside = (Button("house", text("menu.house-rules")), Button("learn", text("menu.how")))
        if look.scale == 1:
            top = ROWS.y + len(rows) * (look.row + GAP)
            side_by_side(beside, pygame.Rect(ROWS.x, top, ROWS.width, look.row))
        rows += [*beside, start, back]
        return Form(rows, large.at_size(look, ROWS, large.ABOVE), look, focus)

    def _people(self) -> Choice:
        """Who are people at these seats."""
        text, seating = self.kit.text, self.draft.rules.seating
        offered = [
            Option(each, text(f"people.{key_of(each, seating)}")) for each in COMPANIES[seating]
        ]
        return Choice("people", text("menu.people"), offered, self.draft.seated)

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
                return replace(self.draft, tier=value)
            case "people":
                return replace(self.draft, people=value)
            case _:
                return self.draft.with_value(name, value)

    def _take(self, draft: Draft) -> None:
        self.draft = draft
        self._remember("house")

    def _remember(self, focus: str) -> None:
        self.kit.prefs.change(**self.draft.memory(self.kit.prefs.settings))
        self.form = self._form(focus)
