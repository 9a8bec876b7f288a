"""Records named on the command line: read them, or say in one line why not."""

from __future__ import annotations

import sys
from pathlib import Path

from game.match import fair
from game.rules.notation import Reading, RecordError, read


def load(name: str) -> Reading | None:
    """The record in a file; None after one line on standard error."""
    try:
        return read(Path(name).read_bytes(), fair)
    except OSError as error:
        reason = error.strerror or "cannot be read"
        print(f"{name}: {reason}; name a .dmn file that can be read", file=sys.stderr)
    except ValueError as error:
        place = f":{error.line}" if isinstance(error, RecordError) else ""
        print(f"{name}{place}: {error}", file=sys.stderr)
    return None
