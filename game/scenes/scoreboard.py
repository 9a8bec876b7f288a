"""After a round: why it ended, what it was worth, where everybody stands, who leads next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.events import Action, Press
from game.engine.scene import Pop
from game.engine.ui.button import Button
from game.engine.ui.outcome import Activated, Cancelled, Outcome
from game.scenes.board import AIR, INNER, Board
from game.scenes.table.verdict import verdict
from game.scenes.tally import next_opening

if TYPE_CHECKING:
    from collections.abc import Sequence

    import pygame

    from game.engine.input.events import InputEvent
    from game.engine.scene import Transition
    from game.engine.ui.widget import Widget
    from game.scenes.doors import Doors
    from game.scenes.kit import Kit
    from game.scenes.sitting import Sitting


class ScoreboardScene(Board):
    """The score after a round that is not the last.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        sitting: the match.

    Attributes:
        hindsight: looks for the costliest move.
    """

    def __init__(self, kit: Kit, doors: Doors, sitting: Sitting) -> None:
        from game.scenes.hindsight import Hindsight  # noqa: PLC0415 - not for the first frame

        super().__init__(kit, doors, sitting)
        self.hindsight = Hindsight(sitting.session)
        self._thought = False

    def widgets(self) -> Sequence[Widget]:
        """On, or a look at the table."""
        text = self.kit.text
        return (
            Button("next", text("board.next-round")),
            Button("look", text("board.view-table")),
        )

    @property
    def heading(self) -> str:
        """The round."""
        return self.kit.text("board.heading", n=self.sitting.session.state.number)

    @property
    def sentences(self) -> tuple[str, ...]:
        """Why the round ended, the costliest move, how everybody stands, who leads."""
        return (self.why, self.costliest, *self.standing, self.leads())

    @property
    def costliest(self) -> str:
        """Which move of the round gave most away."""
        return self.teller.tell(self.hindsight.told(self.kit.text))

    @property
    def animating(self) -> bool:
        """Whether the last step of time changed the picture."""
        return self._thought or super().animating

    def update(self, dt: float) -> Transition | None:
        """Looks for the costliest move."""
        self._thought = not self.hindsight.done
        self.hindsight.update()
        return super().update(dt)

    def answer(self, outcome: Outcome) -> Transition | None:
        """On to the next round, or a look at the table."""
        match outcome:
            case Activated("next"):
                return Pop()
            case Activated("look"):
                self.look_at_table()
            case Cancelled():
                return self.pause()
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

    def paint(self, canvas: pygame.Surface) -> None:
        """Paints sentences and charts."""
        state = self.sitting.session.state
        self.veil(canvas, self.heading)
        top = INNER.y + 4
        if state.result is not None:
            told = self.teller.tell(verdict(state.result, state.rules))
            top = self.paint_lines(canvas, told, top, "bone4")
        top = self._paint_costliest(canvas, top)
        self.paint_charts(canvas, top + AIR)
        self.paint_lines(canvas, self.leads(), self.sentence_top(self.leads()), "brass3")

    def _paint_costliest(self, canvas: pygame.Surface, top: int) -> int:
        """Paints which move was dearest, where there is room for it; returns the y below it."""
        body = self.kit.look.body
        high = body.line_height * len(body.wrap(self.costliest, INNER.width))
        needed = self.totals_height if self.kit.look.scale > 1 else 0
        if top + high + AIR + needed > self.sentence_top(self.leads()):
            return top
        return self.paint_lines(canvas, self.costliest, top, "bone2")

    def leads(self) -> str:
        """Who leads the next round."""
        text = self.kit.text
        opening = next_opening(self.sitting.session.state)
        if opening is None:
            return ""
        if opening.seat is None:
            return text("board.highest-leads")
        own = opening.seat is self.sitting.spoken_to
        key = f"{opening.how.value}-own" if own else opening.how.value
        return text(f"leads.{key}", seat=self.teller.name(opening.seat))
