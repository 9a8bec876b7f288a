"""Sources of pictures line by line: whatever breaks is said with its file and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from build_spec.art.palette import ArtError

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

REMARK = ";"


def each_line(source: Path, take: Callable[[str], None]) -> None:
    """Hands over every line, without blanks at its end.

    Raises:
        ArtError: with file and line, for one that `take` does not understand.
    """
    for number, line in enumerate(source.read_text("utf-8").splitlines(), 1):
        try:
            take(line.rstrip())
        except (ValueError, KeyError, IndexError, TypeError) as error:
            raise ArtError(f"{source.name}:{number}: {line!r}: {error}") from None


def each_command(source: Path, take: Callable[[list[str]], None]) -> None:
    """Hands over the words of every line that is neither empty nor a remark.

    Raises:
        ArtError: with file and line, for one that `take` does not understand.
    """

    def words_of(line: str) -> None:
        words = line.split()
        if words and not words[0].startswith(REMARK):
            take(words)

    each_line(source, words_of)
