"""How one picture gives way to the next. A player who wants a quiet room gets plain cuts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.art import Atlas
from game.engine.screen.viewport import CANVAS
from game.engine.wipes import Falling, Iris

if TYPE_CHECKING:
    from game.engine.scene import Wipe
    from game.scenes.kit import Kit


def sitting_down(kit: Kit) -> Wipe | None:
    """To a table: tiles fall into place, and away again."""
    if not kit.prefs.settings.scenery:
        return None
    return Falling(kit.art.sheet(Atlas.TILES), "back/hand/n", kit.art.palette["ink0"])


def standing_up(kit: Kit) -> Wipe | None:
    """Away from a table, and to the room and back: an iris."""
    if not kit.prefs.settings.scenery:
        return None
    palette = kit.art.palette
    return Iris((CANVAS[0] // 2, CANVAS[1] // 2), palette["ink0"], palette["brass1"])
