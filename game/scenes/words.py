"""What the game says, in whatever language is chosen at the moment."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.text.catalogue import Catalogue


class Words:
    """The catalogue that is in use; scenes keep this and hear of no change.

    Args:
        catalogue: the one to begin with.
    """

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    @property
    def language(self) -> str:
        """The code of the language in use."""
        return self._catalogue.language

    def speak(self, catalogue: Catalogue) -> None:
        """Goes over to another language."""
        self._catalogue = catalogue

    def __call__(self, key: str, /, **values: object) -> str:
        """The sentence for a key; see `Catalogue`."""
        return self._catalogue(key, **values)

    def __contains__(self, key: str) -> bool:
        """Whether there is a sentence for a key."""
        return key in self._catalogue
