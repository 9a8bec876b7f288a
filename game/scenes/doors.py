"""From one scene to another: scenes know these doors, and never one another."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from game.engine.input.events import Action, PadFound
    from game.engine.scene import Scene, Transition
    from game.rules.variant import Rules
    from game.scenes.draft import Draft
    from game.scenes.sitting import Sitting

Answer = Callable[[], "Transition"]
"""What follows when a question is answered."""


class Doors(Protocol):
    """Makes the scenes. Each call makes a new one."""

    @property
    def can_go_on(self) -> bool:
        """Whether a match waits to be continued."""

    @property
    def only_in_memory(self) -> bool:
        """Whether the match that waits is on no disk, so that it ends with the program."""

    def last_table(self) -> Draft:
        """The choices of the last match, as far as they are still offered."""

    def title(self) -> Scene:
        """The title screen."""

    def menu(self) -> Scene:
        """Where a table is put together."""

    def house_rules(self, draft: Draft, chosen: Callable[[Draft], None]) -> Scene:
        """The house rules of a table; `chosen` gets the draft when the player leaves."""

    def learn(self, variant: str) -> Scene:
        """How to play; begins with a rule system."""

    def lesson(self, variant: str) -> Scene:
        """The cards of a rule system."""

    def guided(self, variant: str) -> Scene:
        """A guided round, which is kept nowhere."""

    def options(self) -> Scene:
        """Language, sound, picture and play."""

    def scores(self) -> Scene:
        """What is remembered of the matches played."""

    def controls(self) -> Scene:
        """Keys and pads."""

    def bind_pad(self, pad: PadFound, only: Action | None = None) -> Scene:
        """Asks for the buttons of a pad that nobody knows, or for one action's."""

    def attract(self) -> Scene | None:
        """The room to look at while nobody plays; None where a map has no view of it."""

    def sit_down(self, draft: Draft) -> Scene:
        """A new match; one that waited goes among the unfinished ones."""

    def go_on(self) -> Scene:
        """The match that waits, at its last action."""

    def again(self, sitting: Sitting) -> Scene:
        """A new match with the rules and players of one that is over."""

    def pause(
        self, sitting: Sitting, reason: str = "", hint: Callable[[], None] | None = None
    ) -> Scene:
        """Over the table: go on, look something up, or leave; `reason` says why it came."""

    def after_round(self, sitting: Sitting) -> Scene:
        """Over the table when a round is over: the scoreboard, or the match's result."""

    def rules_card(self, rules: Rules) -> Scene:
        """The rules of a table in words."""

    def log(self) -> Scene:
        """What was said of the match."""

    def proofs(self, sitting: Sitting) -> Scene:
        """The fair shuffles of a match that is over."""

    def confirm(self, question: str, yes: str, no: str, then: Answer) -> Scene:
        """A question over the scene; `then` follows on yes."""

    def notice(self, sentences: tuple[str, ...]) -> Scene:
        """Something that the player should know, over the scene."""

    def leave(self, sitting: Sitting) -> Scene:
        """The title again; the match waits."""
