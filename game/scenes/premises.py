"""Puts the scenes' side of the game together: where matches live, who plays, on which table."""

from __future__ import annotations

from datetime import datetime
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING

from game.levels.canvas import bare
from game.levels.level import LevelError
from game.levels.reader import load
from game.scenes.cabinet import Cabinet, House
from game.scenes.draft import TEMPER_MARK, Draft, usual
from game.store.shipped import MissingFiles, levels_dir
from game.text.catalogue import languages

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from game.levels.level import Level
    from game.scenes.kit import Kit
    from game.scenes.opponents import Opponents
    from game.scenes.shelf import Shelf

TABLE = "boteco"


def open_up(
    kit: Kit,
    assets: Path,
    shelf: Shelf,
    opponents: Opponents,
    today: Callable[[], datetime],
) -> Cabinet:
    """The cabinet with everything behind it."""
    house = House(
        shelf=shelf,
        opponents=opponents,
        languages=languages(assets / "text"),
        level=cache(partial(table, kit)),  # reading the map anew would show as a long frame
        today=today,
    )
    return Cabinet(kit, house)


def table(kit: Kit) -> Level:
    """The table that is played on; without its map where that cannot be read, which is said."""
    try:
        return load(levels_dir() / f"{TABLE}.tmx")
    except (LevelError, MissingFiles) as error:
        kit.toasts.say(kit.text("trouble.level", detail=str(error)))
        return bare()


def asked_for(variant: str, options: Mapping[str, str], tier: str, tiers: tuple[str, ...]) -> Draft:
    """The table that the command line asks for; an unknown tier becomes the usual one.

    `tier` may bring a temper along: `craque/blocker`.
    """
    known = tier.partition(TEMPER_MARK)[0] in tiers
    return Draft(variant, tier if known else usual(tiers), dict(options))
