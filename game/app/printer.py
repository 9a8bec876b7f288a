"""Prints each sentence as it happens, for screen readers that follow a terminal."""

from __future__ import annotations

import os
from contextlib import suppress
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from typing import TextIO


class Printer:
    """Prints lines in UTF-8 at once; falls silent for good when nobody reads them any more.

    Args:
        stream: where to; None where the program has no console.
    """

    def __init__(self, stream: TextIO | None) -> None:
        self._stream = stream
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="replace", line_buffering=True)

    def __call__(self, sentence: str) -> None:
        """Prints one sentence."""
        if self._stream is None:
            return
        try:
            self._stream.write(" ".join(sentence.split()) + "\n")
            self._stream.flush()
        except (OSError, ValueError):
            self._fall_silent()

    def _fall_silent(self) -> None:
        """The reader has left: what is still in the buffer must not trouble the end either."""
        stream, self._stream = self._stream, None
        with suppress(OSError, ValueError, AttributeError):
            if stream is not None:
                nowhere = os.open(os.devnull, os.O_WRONLY)
                os.dup2(nowhere, stream.fileno())
                os.close(nowhere)
