"""When the match is over: who won, the score, and what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.engine.font import Align
from game.engine.input.events import Action, Press
from game.engine.scene import Push, Reset
from game.engine.ui.button import Button
from game.engine.ui.outcome import Activated, Cancelled, Outcome
from game.scenes.board import AIR, FRAME, INNER, SENTENCE_TOP, Board
from game.scenes.passages import sitting_down, standing_up
from game.scenes.table.verdict import verdict

if TYPE_CHECKING:
    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.prompts import Prompt
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.sitting import Sitting


class ResultScene(Board):
    """The end of a match.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        sitting: the match, which is on the shelf by now.
    """

    def __init__(self, kit: Kit, doors: Doors, sitting: Sitting) -> None:
        super().__init__(kit, doors, sitting)
        text = kit.text
        buttons = (
            Button("again", text("result.again")),
            Button("look", text("board.view-table")),
            Button("check", text("result.check")),
            Button("menu", text("result.menu")),
        )
        self.form = self.buttons(buttons, "again")

    @property
    def won(self) -> bool:
        """Whether the viewer's side won."""
        state = self.sitting.session.state
        return state.winner == self.sitting.rules.seating.side_of(self.sitting.viewer)

    def answer(self, outcome: Outcome) -> Transition | None:
        """Once more, a look back, or away."""
        match outcome:
            case Activated("again"):
                return Reset(self.doors.again(self.sitting), sitting_down(self.kit))
            case Activated("look"):
                self.look_at_table()
            case Activated("check"):
                return Push(self.doors.proofs(self.sitting))
            case Activated("menu") | Cancelled():
                return Reset(self.doors.leave(self.sitting), standing_up(self.kit))
            case _:
                pass
        return None

    def otherwise(self, event: InputEvent) -> Transition | None:
        """The pause button works here too."""
        match event:
            case Press(Action.MENU):
                return self.pause()
            case _:
                return None

    def prompts(self) -> list[Prompt]:
        """What the buttons do here."""
        text = self.kit.text
        return self.prompts_of(
            ((Action.CONFIRM, text("prompt.choose")), (Action.CANCEL, text("result.menu")))
        )

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints the winner, why, and the charts."""
        look, text, state = self.kit.look, self.kit.text, self.sitting.session.state
        self.kit.decor.overlay(canvas, text("result.heading"), FRAME)
        winner = state.winner if state.winner is not None else 0
        key = "result.you-win" if self.won else "result.wins"
        members = self.sitting.rules.seating.members(winner)
        if self.won and len(members) > 1:
            key = "result.your-pair-wins"
        told = text(key, side=self.teller.side(winner), n=len(members))
        ink = look.palette.ink("brass2" if self.won else "bone3")
        at = (INNER.centerx, INNER.y + 2)
        look.display.draw(canvas, look.display.fit(told, INNER.width), at, ink, Align.CENTRE)
        top = INNER.y + 6 + look.display.line_height
        if state.result is not None:
            why = self.teller.tell(verdict(state.result, state.rules))
            top = self.paint_lines(canvas, why, top, "bone4")
        self.paint_charts(canvas, top + AIR)
        self.paint_lines(canvas, self._kept(), SENTENCE_TOP, "bone2")

    def _kept(self) -> str:
        kept = self.sitting.kept
        if kept is None:
            return self.kit.text("result.not-kept")
        return self.kit.text("result.kept", file=kept.name)
