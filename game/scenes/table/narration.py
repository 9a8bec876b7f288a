"""Everything that happens, one sentence each: for the log and for those who listen.

What the screen shows at a glance is said when the viewer's turn begins: the ends and the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import Human
from game.rules.policies.choices import Counting
from game.scenes.table import cues as cue
from game.scenes.table.captions import Teller, caption

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.rules.tile import Tile
    from game.rules.view import View
    from game.scenes.table.captions import Caption
    from game.scenes.table.cues import Cue
    from game.scenes.table.kit import TableKit
    from game.scenes.table.reach import Reach


def teller_of(kit: TableKit) -> Teller:
    """Who turns captions into sentences at a table; one person alone is spoken to as you."""
    players = kit.session.players
    names = tuple(player.name for player in players)
    alone = sum(isinstance(player, Human) for player in players) == 1
    viewer = kit.viewer if alone else None
    return Teller(kit.text, names, kit.session.state.rules.seating, viewer)


class Narration:
    """Tells sentences to the kit's `narrate`, each once.

    Attributes:
        teller: turns captions into them.
    """

    def __init__(self, kit: TableKit) -> None:
        self._kit = kit
        self.teller = teller_of(kit)

    def begin(self, begun: Iterable[Cue]) -> None:
        """Cues begin: what they say is told, and what is heard with them."""
        for each in begun:
            if each.sound is not None:
                self._kit.captions(self._kit.text(f"caption.{each.sound}"))
            if isinstance(each.act, cue.Said) and each.act.caption is not None:
                self.say(each.act.caption)

    def say(self, told: Caption) -> None:
        """One sentence."""
        self._kit.narrate(self.teller.tell(told))

    def turn_begins(self, view: View, hand: Iterable[Tile], reach: Reach) -> None:
        """The viewer's turn: the open ends, the hand from left to right, what can be played."""
        text = self._kit.text
        ends = ", ".join(str(end.pips) for end in view.line.ends)
        if ends:
            self._kit.narrate(text("table.told.ends", ends=ends))
        if ends and view.rules.policies.counting is Counting.FIVES:
            self._kit.narrate(text("table.told.count", n=view.line.count))
        held = ", ".join(str(tile) for tile in hand)
        fits = ", ".join(str(tile) for tile in hand if reach.fits(tile))
        self._kit.narrate(text("table.told.hand", hand=held))
        if fits:
            self._kit.narrate(text("table.told.fits", tiles=fits))
        else:
            self.say(caption("table.advice.pass" if reach.passes else "table.advice.draw"))
