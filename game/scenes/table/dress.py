"""What the table is drawn with, as the player wants it at this moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.engine.ui.look import Look
from game.scenes.table.painter import Painter

if TYPE_CHECKING:
    from game.scenes.table.kit import TableKit
    from game.scenes.table.places import Places


class Dress:
    """Painter and look, made anew with another size of text, contrast or kind of tiles.

    Attributes:
        look: of prompts.
        painter: of everything.

    Args:
        kit: of the table.
        places: get room for the size of the text.
    """

    def __init__(self, kit: TableKit, places: Places) -> None:
        self._kit = kit
        self._places = places
        self._put_on()

    def change(self) -> bool:
        """Follows what the player wants now; whether it was something else."""
        if self._worn is self._kit.art:
            return False
        self._put_on()
        return True

    def _put_on(self) -> None:
        self._worn = self._kit.art
        self._places.fit(self._worn.style.text)
        self.look = Look.of(self._worn)
        self.painter = Painter(self._kit, self._places)
