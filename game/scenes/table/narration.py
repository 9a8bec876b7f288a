"""Everything that happens, one sentence each: for the log and for those who listen.

What the screen shows at a glance is said when the viewer's turn begins: the ends and the hand.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.match.seats import only_person
from game.rules.line import Arm
from game.rules.policies.choices import Counting
from game.scenes.aloud import Aloud, buttons
from game.scenes.table import cues as cue
from game.scenes.table.captions import Teller, caption
from game.scenes.table.holding import Asked, Dragged, Lifted, On, OnTile
from game.scenes.table.prompting import prompts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.rules.line import Line
    from game.rules.tile import Tile
    from game.rules.view import View
    from game.scenes.table.captions import Caption
    from game.scenes.table.cues import Cue
    from game.scenes.table.cursor import Cursor
    from game.scenes.table.flow import Flow
    from game.scenes.table.kit import TableKit
    from game.scenes.table.reach import Reach
    from game.scenes.words import Words


def teller_of(kit: TableKit) -> Teller:
    """Who turns captions into sentences at a table; one person alone is spoken to as you."""
    players = kit.session.players
    names = tuple(player.name for player in players)
    spoken_to = kit.viewer if only_person(players) is not None else None
    return Teller(kit.text, names, kit.session.state.rules.seating, spoken_to)


def focused(text: Words, cursor: Cursor, line: Line) -> str:
    """What the buttons are about to act on, in a sentence; empty where it is nobody's turn."""
    hold, reach = cursor.hold, cursor.reach
    if reach is None:
        return ""
    match hold:
        case Lifted(tile, arm, True):
            return _at_end(text, tile, arm, line, reach)
        case Lifted(tile) | Dragged(tile):
            return text("table.told.lifted", tile=tile)
        case Asked(yes=yes):
            return text("table.yes") if yes else text("table.no")
        case _:
            pass
    match cursor.focus:
        case OnTile(tile):
            key = "table.told.on-fitting" if reach.fits(tile) else "table.told.on-other"
            return text(key, tile=tile)
        case On.STOCK | On.BUTTON:
            return text("table.pass") if reach.passes else text("table.draw")
        case _:
            return ""


def _at_end(text: Words, tile: Tile, arm: Arm | None, line: Line, reach: Reach) -> str:
    """The end that is chosen for a tile, and what it would score there."""
    end = next((each for each in line.ends if each.arm is arm), None)
    if end is None or arm is None:
        return text("table.told.leads", tile=tile)
    count = reach.counts.get((tile, arm))
    where = text(_WAYS[arm])
    if count is not None:
        key = "table.told.at-end-for"
        return text(key, tile=tile, end=end.pips, where=where, n=count.points)
    return text("table.told.at-end", tile=tile, end=end.pips, where=where)


_WAYS = {
    Arm.W: "table.told.left",
    Arm.E: "table.told.right",
    Arm.N: "table.told.up",
    Arm.S: "table.told.down",
}


class Narration:
    """Tells sentences to the kit's `narrate`, each once.

    Attributes:
        teller: turns captions into them.
    """

    def __init__(self, kit: TableKit) -> None:
        self._kit = kit
        self.teller = teller_of(kit)
        self._aloud = Aloud()

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

    def aloud(self, flow: Flow, cursor: Cursor, line: Line) -> Aloud:
        """Where the focus is, and which buttons do what, once the screen has caught up."""
        if not flow.story.busy:
            text = self._kit.text
            made = buttons(text, prompts(self._kit, flow, cursor))
            self._aloud = Aloud((), focused(text, cursor, line), made)
        return self._aloud

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
