"""Help in play: a hint with its reason, a move taken back, rules and round in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.input.events import Action
from game.engine.scene import Push
from game.scenes.table.captions import caption
from game.scenes.table.chronicle import chronicle
from game.scenes.table.counsel import Counsel
from game.scenes.table.holding import Question, Wish
from game.scenes.table.info import InfoScene

if TYPE_CHECKING:
    from game.ai.advice import Advice
    from game.engine.scene import Transition
    from game.rules.view import View
    from game.scenes.table.captions import Caption
    from game.scenes.table.chair import Chair
    from game.scenes.table.cursor import Cursor
    from game.scenes.table.holding import Answer
    from game.scenes.table.kit import TableKit
    from game.scenes.table.narration import Narration

HELP = frozenset({Action.INFO, Action.HINT, Action.UNDO})
"""The buttons that ask for it."""


class Help:
    """What a player may ask for.

    Args:
        kit: of the table.
        chair: who asks.
        narration: tells hints.

    Attributes:
        hinted: what was advised, and in which words.
    """

    def __init__(self, kit: TableKit, chair: Chair, narration: Narration) -> None:
        self._kit = kit
        self._chair = chair
        self._narration = narration
        self._counsel = Counsel(kit.clock)
        self.hinted: tuple[Advice, Caption] | None = None

    @property
    def pondering(self) -> bool:
        """Whether a hint is being thought about."""
        return self._counsel.pending

    def info(self) -> Transition:
        """The rules of this table and the round in words, over it."""
        told = chronicle(self._kit.session, self._chair.viewer, self._narration.teller)
        return Push(InfoScene(self._kit, told))

    def hint(self, view: View) -> None:
        """Asks for a hint, unless there is one."""
        if not self.pondering and self.hinted is None:
            self._counsel.ask(view)

    def toggle_hint(self, view: View) -> None:
        """Asks for a hint, or takes it away again."""
        if self.pondering or self.hinted is not None:
            self._counsel.forget()
            self.hinted = None
        else:
            self._counsel.ask(view)

    def update(self, view: View) -> None:
        """A hint comes when it is there, and goes with the turn that it is about."""
        self._counsel.update(view)
        advice = self._counsel.advice
        if advice is None:
            self.hinted = None
        elif self.hinted is None:
            from game.scenes.table.reasoning import hint  # noqa: PLC0415 - as in `Counsel.ask`

            self.hinted = advice, hint(view, advice)
            self._narration.say(self.hinted[1])

    def undo(self, cursor: Cursor) -> Answer | Caption:
        """To take a move back for the first time has a price, and is asked for.

        Returns:
            What follows, or why there is nothing to take back.
        """
        session = self._kit.session
        if not session.can_undo(self._chair.viewer):
            return caption("table.refused.undo")
        if session.undone:
            return Wish.UNDO
        cursor.ask(Question.UNDO)
        return None
