"""The program's entrance: `python -m game` and the `la-e-lo` command."""

from __future__ import annotations

import sys


def main() -> int:
    """Run the command line and return its exit code."""
    if getattr(sys, "frozen", False):
        # First: a frozen worker process enters here too. Elsewhere it costs only time.
        from multiprocessing import freeze_support  # noqa: PLC0415 - see above

        freeze_support()
    from game import cli  # noqa: PLC0415 - a worker process must not load the command line

    return cli.main(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
