"""After a guided round: its score, and the way to a real table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.scene import Reset
from game.engine.ui.button import Button
from game.engine.ui.outcome import Activated, Outcome
from game.scenes.passages import standing_up
from game.scenes.scoreboard import ScoreboardScene
from game.scenes.starting import start

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.engine.scene import Transition
    from game.engine.ui.widget import Widget


class ReadyScene(ScoreboardScene):
    """The score of a guided round, and the way to a real table.

    Args:
        kit: what every scene is handed.
        doors: to the other scenes.
        sitting: the match.
    """

    def widgets(self) -> Sequence[Widget]:
        """To a match of the same rules, a look at the table, or the title."""
        text = self.kit.text
        variant = text(f"variant.{self.sitting.rules.variant}")
        return (
            Button("play", text("menu.play", variant=variant)),
            Button("look", text("board.view-table")),
            Button("title", text("result.menu")),
        )

    def answer(self, outcome: Outcome) -> Transition | None:
        """Sits down to a match, or goes back to the title."""
        match outcome:
            case Activated("play"):
                settings = self.kit.prefs.settings
                draft = self.doors.last_table().with_variant(self.sitting.rules.variant, settings)
                return start(self.kit, self.doors, draft)
            case Activated("title"):
                return Reset(self.doors.leave(self.sitting), standing_up(self.kit))
            case _:
                return super().answer(outcome)

    def leads(self) -> str:
        """What is said below the charts."""
        return self.kit.text("guide.ready")
