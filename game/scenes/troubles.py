"""What went wrong with a file, as a sentence for the player."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.store.trouble import Trouble


def sentence(text: Callable[..., str], trouble: Trouble) -> str:
    """What happened, where, and what became of it."""
    return text(
        f"trouble.{trouble.kind.value}",
        file=trouble.path.name,
        folder=str(trouble.path.parent),
        kept=str(trouble.kept or trouble.path),
        detail=trouble.detail,
    )
