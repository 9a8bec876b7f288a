"""What went wrong with a file, as a sentence for the player."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.scenes.words import Words
    from game.store.trouble import Trouble


class Lost(Enum):
    """What is not on disk because of a trouble; the value is the family of the sentences."""

    NOTHING = "trouble."
    MATCH = "match-trouble."
    SETTINGS = "settings-trouble."


def sentence(text: Words, trouble: Trouble, lost: Lost = Lost.NOTHING) -> str:
    """What happened, where, and what became of it."""
    own = lost.value + trouble.kind.value
    return text(
        own if own in text else f"trouble.{trouble.kind.value}",
        file=trouble.path.name,
        folder=str(trouble.path.parent),
        kept=str(trouble.kept or trouble.path),
        detail=trouble.detail,
    )
